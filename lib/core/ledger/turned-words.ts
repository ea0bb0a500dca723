import { foldAccents } from '@/lib/core/text/fold-accents'
import type { Comparison, ReadClaim, ReadSentence } from './compare-claim'
import { agrees } from './match-figures'
import { countNegations, type SidedWord, sidedWords } from './polarity'
import { type Figure, readFigures } from './read-figures'

/** From these shares on a claim is the sentence with some words changed. */
const COPY_MIN = 0.85
const COPY_ORDER_MIN = 0.7

/** Says that one thing brings about another; folded, all three languages. */
const CAUSES =
  /(?<!\p{L})(?:causes?|caused|causing|leads? to|led to|provoked?|provoca(?:m|n|ram|ron)?|causa(?:m|n|ram|ron)?|causou|causo|leva(?:m|ram)? a|conduce(?:n)? a)(?!\p{L})/u

/** Figures are compared apart: a sentence full of them is copied when its words are. */
function isCopy(claim: ReadClaim, { words }: ReadSentence, { coverage, order }: Comparison): boolean {
  const own = new Set(claim.words.map(({ stem }) => stem))
  const theirs = words.filter(({ folded }) => !/\d/.test(folded))
  const reached = theirs.filter(({ stem }) => own.has(stem)).length
  return coverage >= COPY_MIN && order >= COPY_ORDER_MIN && reached >= COPY_MIN * theirs.length
}

/**
 * Words of a claim that stand for their opposite in the sentence, also where the sentence has both ("higher in men than in women" told of
 * women): the claim has more of one side than the sentence, and less of the other.
 */
export function turnedWords(claim: ReadClaim, sentence: ReadSentence): readonly SidedWord[] {
  const theirs = sidedWords(sentence.text)
  const count = (words: readonly SidedWord[], axis: string, side: number) =>
    words.filter((one) => one.axis === axis && one.side === side).length
  return claim.sides.filter(
    ({ axis, side }) =>
      count(claim.sides, axis, side) > count(theirs, axis, side) &&
      count(claim.sides, axis, -side) < count(theirs, axis, -side),
  )
}

/** Whether a claim that is nearly the sentence denies once more, or once less. */
export function isTurnedCopy(claim: ReadClaim, sentence: ReadSentence, comparison: Comparison): boolean {
  return (
    isCopy(claim, sentence, comparison) &&
    claim.negations !== countNegations(sentence.text, sentence.language)
  )
}

/** Figures of a claim that is nearly the sentence, which stand at places of other figures there. */
export function movedFigures(
  claim: ReadClaim,
  sentence: ReadSentence,
  comparison: Comparison,
): readonly Figure[] {
  const theirs = readFigures(sentence.text, sentence.language)
  if (!isCopy(claim, sentence, comparison) || theirs.length !== claim.figures.length) return []
  return claim.figures.filter((figure, at) => {
    const there = theirs[at]
    return there !== undefined && !agrees(figure, there)
  })
}

/** What a claim calls a cause where the sentence knows of none, as it stands in the claim; null where there is none. */
export function addedCause(claim: string, sentence: string): string | null {
  const found = CAUSES.exec(foldAccents(claim))
  return found && !CAUSES.test(foldAccents(sentence)) ? found[0] : null
}
