import { contentWords, ownLanguage } from '@/lib/core/ledger/content-words'
import { unmatchedFigures } from '@/lib/core/ledger/match-figures'
import { countNegations } from '@/lib/core/ledger/polarity'
import { readFigures } from '@/lib/core/ledger/read-figures'
import { parseCitations } from '@/lib/core/text/citation-marks'
import { ownWords } from './paper-text'
import type { RecountedPaper } from './recount-paper'

/** A sentence that shares so many of its content words with a counted one speaks of the same count. */
const SAME_COUNT01 = 0.6

/**
 * Whether a sentence says over again what was counted: `counted` with the same figures, sides and sources, `miscounted` where it speaks of a count and says another
 * figure; null where nothing was counted that it speaks of. Never throws.
 */
export function recountedClaim(
  sentence: string,
  { counted }: RecountedPaper,
  language: string,
): 'counted' | 'miscounted' | null {
  const keys = parseCitations(sentence)
  const own = ownWords(sentence).trim()
  const texts = counted
    .filter((one) => keys.every((key) => one.keys.includes(key)))
    .map(({ text }) => ownWords(text))
  const figures = readFigures(own, language)
  if (texts.some((text) => isPartOfCount(own, text, language))) return 'counted'
  const said = new Set(stemsOf(own, language))
  const speaksOf = ({ text }: { text: string }) => {
    const theirs = new Set(stemsOf(ownWords(text), language))
    return said.size > 0 && [...said].filter((stem) => theirs.has(stem)).length >= SAME_COUNT01 * said.size
  }
  const near = counted.filter(speaksOf)
  const isOther =
    near.length > 0 &&
    near.every(({ text }) => unmatchedFigures(figures, readFigures(ownWords(text), language)).length > 0)
  return isOther ? 'miscounted' : null
}

/** What a figure counts: the content words from it to the next figure. */
interface CountedThing {
  readonly values: readonly number[]
  readonly words: readonly string[]
  readonly negations: number
}

function countedThings(text: string, language: string): readonly CountedThing[] {
  const figures = readFigures(text, language)
  return figures.map(({ values, end }, at) => {
    const said = text.slice(end, figures[at + 1]?.start)
    return { values, words: stemsOf(said, language), negations: countNegations(said, ownLanguage(language)) }
  })
}

const stemsOf = (text: string, language: string): readonly string[] =>
  contentWords(text, ownLanguage(language)).map(({ cognate }) => cognate)

/**
 * Whether a sentence repeats some of the counts of another: each of its figures stands there before the same things, and it has no word that does not stand there, too. What several
 * counts share ("7 works report an increase, 8 a decrease") is said with the first of them alone.
 */
function isPartOfCount(claim: string, counted: string, language: string): boolean {
  const whole = new Set(stemsOf(counted, language))
  const there = countedThings(counted, language)
  const here = countedThings(claim, language)
  return (
    here.length > 0 &&
    stemsOf(claim, language).every((stem) => whole.has(stem)) &&
    here.every(({ values, words, negations }) =>
      there.some(
        (one) =>
          one.values.some((value) => values.includes(value)) &&
          one.words.length > 0 &&
          one.words.every((word) => words.includes(word)) &&
          one.negations === negations,
      ),
    )
  )
}
