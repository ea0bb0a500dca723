/** Letters and digits only, lower case, without accents: two texts that read alike become equal. */
export function comparableText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
}
