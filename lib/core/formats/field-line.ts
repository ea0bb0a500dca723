/** The text on one line: line ends and control characters become blanks, blanks are folded, ends trimmed. */
export function fieldLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
