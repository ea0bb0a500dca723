import type { Work } from '@/lib/contracts/work'
import { workFromText } from '@/lib/core/records/work-from-text'
import { foldWords } from '@/lib/core/text/fold-words'
import { readPastedReference } from './read-pasted-reference'

/** A title that no index knows must have this many different words, else nothing says what work is meant. */
const TITLE_WORDS_MIN = 3
/** Letters that occur in words of the languages read here: rows of consonants are keys struck at random. */
const VOWEL = /[aeiouyà-ÿ]|[^\p{Script=Latin}\d]/iu

export interface OwnText {
  readonly work: Work
  /** False: neither a reference nor a title; the text can be no source unless an index knows it. */
  readonly saysSomething: boolean
}

/** A work from what a student pasted: a reference in a known style, else a title in the first line with an abstract below it. */
export function ownTextWork(
  text: string,
  options: { readonly id: string; readonly currentYear: number },
): OwnText {
  const plain = workFromText(text, options)
  const reference = readPastedReference(text, options.currentYear)
  if (reference === null) return { work: plain, saysSomething: plain.doi !== null || isTelling(text) }
  const { title, authors, year, venue, doi } = reference
  const type = venue === null ? plain.type : 'article'
  return {
    work: { ...plain, title, authors: [...authors], year, venue, doi, type, abstract: null },
    saysSomething: isTelling(title) || authors.length > 0,
  }
}

function isTelling(text: string): boolean {
  const words = new Set(foldWords(text.slice(0, 2_000)).filter((word) => word.length > 1 && VOWEL.test(word)))
  return words.size >= TITLE_WORDS_MIN
}
