import type { Work } from '@/lib/contracts/work'
import { foldWords } from '@/lib/core/text/fold-words'

/** A title that no index knows must have this many different words, else nothing says what work is meant. */
const TITLE_WORDS_MIN = 3
/** Letters that occur in words of the languages read here: rows of consonants are keys struck at random. */
const VOWEL = /[aeiouyà-ÿ]|[^\p{Script=Latin}\d]/iu

/** False: nothing in it says which work is meant. */
export function namesWork({ title, authors, doi }: Pick<Work, 'title' | 'authors' | 'doi'>): boolean {
  return doi !== null || isTelling(title) || (title !== '' && authors.length > 0)
}

/** Whether a text has words enough to name a work by. */
export function isTelling(text: string): boolean {
  const words = new Set(foldWords(text.slice(0, 2_000)).filter((word) => word.length > 1 && VOWEL.test(word)))
  return words.size >= TITLE_WORDS_MIN
}
