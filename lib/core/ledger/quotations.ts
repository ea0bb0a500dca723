import { wordsOf } from '@/lib/core/text/words'

/** Shorter things between quotation marks are terms, not quotations. */
const WORDS_MIN = 4
const QUOTES = /"([^"]{1,2000})"|“([^”]{1,2000})”|«([^»]{1,2000})»|„([^“”]{1,2000})[“”]/g

/** What a text puts in quotation marks, as it stands between them; terms of up to three words are left out. */
export function quotationsIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTES)]
    .map((match) => match.slice(1).find((part) => part !== undefined) ?? '')
    .filter((quotation) => wordsOf(quotation).length >= WORDS_MIN)
}
