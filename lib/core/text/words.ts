/** One word of a text with its place: `start` and `end` are UTF-16 offsets, `text` is as written. */
export interface WordAt {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Words beyond this many are not read; a book chapter has about 10,000. */
const WORDS_MAX = 200_000

/** The words of a text in order: runs of letters and digits, inner hyphens and apostrophes kept ("self-efficacy"). */
export function wordsOf(text: string): WordAt[] {
  const found: WordAt[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[-'’·][\p{L}\p{N}]+)*/gu)) {
    if (found.length >= WORDS_MAX) break
    found.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  }
  return found
}
