import { distance } from 'fastest-levenshtein'
import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptsOf } from '@/lib/core/concepts/glossary'
import { vocabularyParts } from '@/lib/core/concepts/vocabulary/parts'
import { cognateStem } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import { isInside, isSwap, withoutCountry } from './slips'
import { isTrueWord } from './true-words'
import { verbStrength } from './verb-forms'
import { vouchedWord } from './vouched-words'
import { grammarKind, isEvaluativeWord, isFrameWord, isListedStem } from './word-lists'

/** Shorter words have too many neighbours. */
const WORD_LENGTH_MIN = 6
/** Shorter words are other words as often as slips: only a swap, or a letter too few or too many inside them, counts. */
const SURE_LENGTH_MIN = 9
/** From here on two letters may be wrong: "competividade". */
const LONG_WORD_LENGTH = 12

/** A word that was put right. */
export interface Correction {
  readonly was: string
  readonly is: string
  /** False where the word may well be right: then it stays beside the other. */
  readonly isSure: boolean
}

interface CorrectedText {
  readonly text: string
  readonly corrections: readonly Correction[]
}

interface VocabularyStems {
  readonly stems: ReadonlySet<string>
  /** What their prefixes leave of the stems: "postoperatorio" vouches for "preoperatorio". */
  readonly bases: ReadonlySet<string>
}
interface Lexicon extends VocabularyStems {
  /** Words as written by their first folded letter. */
  readonly words: ReadonlyMap<string, readonly string[]>
}
let vocabularyStems: VocabularyStems | undefined
const lexicons = new Map<ConceptLanguage, Lexicon>()

/**
 * The text with the words put right that no list knows and that are one slip of the keys from exactly one word of the vocabulary, or
 * that, words though they are, stand beside the rest of a name of two and lack or double one letter of its other word: "redes socias".
 * Names and words that differ in their endings stay: those are inflection.
 */
export function withSpelling(text: string, language: ConceptLanguage): CorrectedText {
  const words = wordsOf(text)
  const texts = words.map((word) => word.text)
  const corrections: Correction[] = []
  let put = ''
  let at = 0
  for (const [index, { text: word, start, end }] of words.entries()) {
    const isName = /^\p{Lu}/u.test(word) && (index > 0 || /^\p{Lu}/u.test(words[1]?.text ?? ''))
    const alone = isName ? null : rightWord(word, language)
    const found = isName ? null : (alone ?? vouchedWord(texts, index, language))
    const right = found && writtenAs(word, found)
    put += text.slice(at, start) + (right ?? word)
    at = end
    if (right)
      corrections.push({ was: word, is: right, isSure: alone !== null && word.length >= SURE_LENGTH_MIN })
  }
  return { text: put + text.slice(at), corrections }
}

function rightWord(word: string, language: ConceptLanguage): string | null {
  if (word.length < WORD_LENGTH_MIN || !/^\p{L}+$/u.test(word)) return null
  const lexicon = lexiconOf(language)
  const stem = cognateStem(word)
  if (lexicon.stems.has(stem) || isListedStem(stem) || isDerived(stem, lexicon)) return null
  const isListed = isFrameWord(word, language) || isEvaluativeWord(word, language)
  if (isListed || isTrueWord(word, language) || grammarKind(word, language) || verbStrength(word, language))
    return null
  const folded = foldAccents(word)
  const near = (lexicon.words.get(folded.slice(0, 1)) ?? []).filter((other) =>
    isSlip(folded, foldAccents(other)),
  )
  const [found, another] = near
  if (found === undefined || (another !== undefined && cognateStem(another) !== cognateStem(found)))
    return null
  return found
}

const writtenAs = (word: string, found: string) =>
  /^\p{Lu}/u.test(word) ? found.slice(0, 1).toUpperCase() + found.slice(1) : found

const prefix =
  /^(?:anti|auto|contra|extra|hiper|hipo|hyper|hypo|inter|intra|macro|micro|multi|neo|peri|pos|post|pre|pseudo|re|semi|sobre|sub|super|trans|ultra)(?=\p{L}{6})/u

const baseOf = (stem: string) => foldAccents(stem).replace(prefix, '')

/** A known word with another prefix is no slip. */
function isDerived(stem: string, { stems, bases }: Lexicon): boolean {
  const base = baseOf(stem)
  return base !== foldAccents(stem) && (stems.has(base) || bases.has(base))
}

/** One letter too few, too many, doubled or exchanged with its neighbour inside the word; a vowel or a like sound mistaken. */
function isSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 2 || word.slice(-1) !== other.slice(-1)) return false
  if (withoutCountry(word) === withoutCountry(other)) return false
  // "Leitões" are no readers: the plural of a word in "-ão" is no slip of another ending.
  if (/[oa]es$/.test(word) !== /[oa]es$/.test(other)) return false
  if (isSwap(word, other)) return word.length >= SURE_LENGTH_MIN || isInside(word, other)
  const far = distance(word, other)
  if (Math.min(word.length, other.length) < SURE_LENGTH_MIN)
    return far === 1 && word.length !== other.length && isInside(word, other)
  if (word.slice(-2) !== other.slice(-2)) return false
  if (far === 1) return word.length !== other.length || isLikeSound(word, other)
  if (far !== 2) return false
  if (word.length === other.length) return false
  const isLong = other.length >= LONG_WORD_LENGTH && word.slice(0, 3) === other.slice(0, 3)
  return isLong && word.slice(-3) === other.slice(-3)
}

const likeSounds = ['aeiou', 'sczx', 'mn', 'gj', 'vb', 'ck', 'td']

function isLikeSound(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index])
  const [mine, theirs] = [word[at] ?? '', other[at] ?? '']
  return likeSounds.some((letters) => letters.includes(mine) && letters.includes(theirs))
}

function lexiconOf(language: ConceptLanguage): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const concepts = conceptsOf(vocabularyParts)
  vocabularyStems ??= stemsOfAll(concepts)
  const words = new Map<string, string[]>()
  for (const word of new Set(concepts.flatMap(({ names }) => names[language].flatMap(plainWords)))) {
    const first = foldAccents(word).slice(0, 1)
    words.set(first, [...(words.get(first) ?? []), word])
  }
  const lexicon = { ...vocabularyStems, words }
  lexicons.set(language, lexicon)
  return lexicon
}

function stemsOfAll(concepts: ReturnType<typeof conceptsOf>): VocabularyStems {
  const stems = new Set(concepts.flatMap(({ names }) => Object.values(names).flat().flatMap(stemsOf)))
  return { stems, bases: new Set([...stems].map(baseOf)) }
}

const stemsOf = (name: string) => wordsOf(name).map(({ text }) => cognateStem(text))
const plainWords = (name: string) =>
  wordsOf(name).flatMap(({ text }) =>
    text === text.toLowerCase() && text.length >= WORD_LENGTH_MIN ? [text] : [],
  )
