import { readOnce } from '@/lib/core/text/read-once'
import { splitSentences } from '@/lib/core/text/split-sentences'
import {
  type ContentWord,
  contentWords,
  holdsWord,
  indexWords,
  ownLanguage,
  type WordIndex,
} from './content-words'
import { unmatchedFigures } from './match-figures'
import { countNegations, isHedged, isNullFinding, type SidedWord, sidedWords } from './polarity'
import { type Figure, readFigures } from './read-figures'
import { type ShortForm, withLongForms } from './short-forms'

/** A claim taken apart once for all that it is compared with. */
export interface ReadClaim {
  readonly text: string
  readonly language: ReturnType<typeof ownLanguage>
  readonly words: readonly ContentWord[]
  readonly weight: number
  readonly figures: readonly Figure[]
  readonly sides: readonly SidedWord[]
  readonly negations: number
  readonly isNull: boolean
}

/** Belongs to the figure before it. */
const UNIT_WORD = /^(?:percent|cento|ciento)$/

/** A sentence of a passage taken apart. */
export interface ReadSentence {
  readonly text: string
  /** Where it begins in the passage. */
  readonly start: number
  readonly language: ReturnType<typeof ownLanguage>
  readonly words: readonly ContentWord[]
  readonly index: WordIndex
}

export function readClaim(text: string, language: string | null): ReadClaim {
  const own = ownLanguage(language)
  const figures = readFigures(text, language)
  const words = contentWords(text, own).filter(
    (word) =>
      !UNIT_WORD.test(word.folded) && !figures.some(({ start, end }) => word.start < end && start < word.end),
  )
  return {
    text,
    language: own,
    words,
    weight: words.reduce((sum, word) => sum + word.weight, 0),
    figures,
    sides: sidedWords(text),
    negations: countNegations(text, own),
    isNull: isNullFinding(text),
  }
}

/** What a passage is read with. */
interface SentenceOptions {
  readonly language: string | null
  readonly forms: readonly ShortForm[]
}

export function readSentences(text: string, options: SentenceOptions): readonly ReadSentence[] {
  return readWith(text, JSON.stringify(options))
}

const readWith = readOnce((text, options: string): readonly ReadSentence[] => {
  const { language, forms }: SentenceOptions = JSON.parse(options)
  const own = ownLanguage(language)
  return splitSentences(text, language).map((sentence) => {
    const words = contentWords(sentence.text, own)
    const spelled = contentWords(withLongForms(sentence.text, forms), own)
    return {
      text: sentence.text,
      start: sentence.start,
      language: own,
      words,
      index: indexWords(spelled, own),
    }
  })
})

/** What a sentence says to a claim, each as a number that a reader can check by hand. */
export interface Comparison {
  /** 0–1: the weighted share of the claim's words that the sentence holds. */
  readonly coverage: number
  /** 0–1: the share of the sentence's words that the claim holds. */
  readonly reach: number
  /** 0–1: neighbouring words of the claim that stand near each other in the sentence, in their order. */
  readonly order: number
  readonly missing: readonly ContentWord[]
  readonly unmatched: readonly Figure[]
  /** Words of the claim whose opposite the sentence has, without having the word's own side. */
  readonly opposed: readonly SidedWord[]
  /** Axes on which both take the same side. */
  readonly agreeing: number
  /** One of both denies and the other does not. */
  readonly isDenied: boolean
  readonly isNull: boolean
  readonly isHedged: boolean
}

/** Compares a claim with a sentence; `figures` are read from `around`, which holds the sentence and its neighbours. */
export function compareClaim(claim: ReadClaim, sentence: ReadSentence, around: string): Comparison {
  const { index, words } = sentence
  const isHeld = claim.words.map((word) => holdsWord(index, word, claim.language))
  const held = claim.words.reduce((sum, word, at) => sum + (isHeld[at] ? word.weight : 0), 0)
  const back = indexWords(claim.words, claim.language)
  const reached = words.filter((word) => holdsWord(back, word, sentence.language)).length
  const sides = sidedWords(sentence.text)
  const taken = (axis: string, side: number) => sides.some((one) => one.axis === axis && one.side === side)
  const isNull = isNullFinding(sentence.text)
  return {
    coverage: claim.weight === 0 ? 0 : held / claim.weight,
    reach: words.length === 0 ? 0 : reached / words.length,
    order: orderShare(claim, sentence, isHeld),
    missing: claim.words.filter((_, at) => !isHeld[at]),
    unmatched: unmatchedFigures(claim.figures, readFigures(around, sentence.language)),
    opposed: claim.sides.filter(({ axis, side }) => taken(axis, -side) && !taken(axis, side)),
    agreeing: new Set(claim.sides.filter(({ axis, side }) => taken(axis, side)).map(({ axis }) => axis)).size,
    isDenied:
      claim.negations + (claim.isNull ? 1 : 0) > 0 !==
      (countNegations(sentence.text, sentence.language) > 0 || isNull),
    isNull,
    isHedged: isHedged(sentence.text),
  }
}

/** Words apart at most to be near each other. */
const NEAR_WORDS = 6

function orderShare(claim: ReadClaim, sentence: ReadSentence, isHeld: readonly boolean[]): number {
  const places = claim.words.map((word, at) => (isHeld[at] ? placeOfWord(word, sentence) : -1))
  let pairs = 0
  let inOrder = 0
  for (let at = 1; at < places.length; at += 1) {
    pairs += 1
    const [before = -1, after = -1] = [places[at - 1], places[at]]
    if (before >= 0 && after > before && after - before <= NEAR_WORDS) inOrder += 1
  }
  return pairs === 0 ? 0 : inOrder / pairs
}

function placeOfWord(word: ContentWord, sentence: ReadSentence): number {
  const own = sentence.words.findIndex(({ stem, cognate }) => stem === word.stem || cognate === word.cognate)
  return own
}
