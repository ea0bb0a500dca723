/** Words of the document with a hyphen inside; they keep it when a line ends there. */
const HYPHENATED_WORD = /\p{L}{2,30}-\p{L}{2,30}/gu
const HYPHENATED_WORDS_MAX = 5_000
const BROKEN_END = /(\p{L}{1,40})[-\u00ad\u2010]$/u
const BROKEN_END_CHARS = 42
const LOWER_START = /^(\p{Ll}\p{L}{0,40})/u

/** The hyphenated words of a text, lower case, at most a few thousand. */
export function hyphenatedWords(text: string): ReadonlySet<string> {
  const words = new Set<string>()
  for (const match of text.matchAll(HYPHENATED_WORD)) {
    if (words.size >= HYPHENATED_WORDS_MAX) break
    words.add(match[0].toLowerCase())
  }
  return words
}

/**
 * The lines as one text: a word broken at a line end is joined, with its hyphen only when the document
 * writes that word with a hyphen elsewhere or the next line begins with a capital. Other lines get a blank.
 */
export function joinLines(lines: readonly string[], known: ReadonlySet<string>): string {
  let text = ''
  for (const line of lines) {
    const head = BROKEN_END.exec(text.slice(-BROKEN_END_CHARS))?.[1]
    const tail = LOWER_START.exec(line)?.[1]
    if (head === undefined) text = text === '' || /[-/]$/.test(text) ? text + line : `${text} ${line}`
    else if (tail === undefined || known.has(`${head}-${tail}`.toLowerCase())) text += line
    else text = text.slice(0, -1) + line
  }
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
