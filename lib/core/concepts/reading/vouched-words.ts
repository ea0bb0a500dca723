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
import { grammarKind } from './word-lists'

/** Shorter words have too many neighbours, even beside the rest of a name. */
const WORD_LENGTH_MIN = 5
interface NameWords {
  /** Every word of a name, folded: none of them is a slip. */
  readonly known: ReadonlySet<string>
  /** Words as written, by the name of two words that they are left out of. */
  readonly leftOut: ReadonlyMap<string, readonly string[]>
}
const nameWords = new Map<ConceptLanguage, NameWords>()

/**
 * What the word at a place must be, since a word beside it is the rest of one name of the vocabulary and it lacks or has one
 * letter too many, or has two exchanged: "redes socias", "mental heath". Null where it stands in a name itself, is a word of the
 * grammar, differs in its ending or in the spelling of another country, or where two words would fit.
 */
export function vouchedWord(texts: readonly string[], at: number, language: ConceptLanguage): string | null {
  const word = texts[at] ?? ''
  if (word.length < WORD_LENGTH_MIN || !/^\p{L}+$/u.test(word)) return null
  const { known, leftOut } = nameWordsOf(language)
  const folded = foldAccents(word)
  if (known.has(folded) || isTrueWord(word, language)) return null
  if (grammarKind(word, language) || verbStrength(word, language)) return null
  const others = [before(texts[at + 1]), after(texts[at - 1])].flatMap((name) => leftOut.get(name) ?? [])
  if (others.some((other) => cognateStem(other) === cognateStem(word))) return null
  const near = new Set(others.filter((other) => isSlip(folded, foldAccents(other))))
  const [found] = near
  return found === undefined || near.size > 1 ? null : found
}

/** A name of two words by its second, and by its first. */
const before = (second = '') => ` ${foldAccents(second)}`
const after = (first = '') => `${foldAccents(first)} `

function isSlip(word: string, other: string): boolean {
  if (!isInside(word, other) || word.slice(-1) !== other.slice(-1)) return false
  if (withoutCountry(word) === withoutCountry(other)) return false
  return isSwap(word, other) || (word.length !== other.length && distance(word, other) === 1)
}

function nameWordsOf(language: ConceptLanguage): NameWords {
  const made = nameWords.get(language)
  if (made) return made
  const known = new Set<string>()
  const leftOut = new Map<string, string[]>()
  for (const name of new Set(conceptsOf(vocabularyParts).flatMap(({ names }) => names[language]))) {
    const parts = wordsOf(name).map(({ text }) => text)
    for (const part of parts) known.add(foldAccents(part))
    const [first, second, ...more] = parts
    if (first === undefined || second === undefined || more.length > 0 || name !== name.toLowerCase())
      continue
    leftOut.set(before(second), [...(leftOut.get(before(second)) ?? []), first])
    leftOut.set(after(first), [...(leftOut.get(after(first)) ?? []), second])
  }
  const words = { known, leftOut }
  nameWords.set(language, words)
  return words
}
