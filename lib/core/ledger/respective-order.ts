import { foldAccents } from '@/lib/core/text/fold-accents'
import type { ReadClaim, ReadSentence } from './compare-claim'
import { contentWords } from './content-words'
import { agrees } from './match-figures'
import { type Figure, type FigureUnit, readFigures } from './read-figures'

const RESPECTIVELY = /\brespective(?:ly|ment|mente)|\brespectivamente/
const COORDINATED = /\s(?:and|or|e|y|ou|o|u)\s/g
/** A figure of a test is no member of a list. */
const OF_TEST = /\b(?:p|n|z|t|f|r)\s?[<=>≤≥]\s*$/i

/** Whether a sentence lists what goes together apart, so that what stands beside a figure does not say what it counts. */
export const listsRespectively = (sentence: string): boolean => RESPECTIVELY.test(foldAccents(sentence))

/**
 * Whether a claim pairs what a sentence lists in another order: "19 and 24 students took part in A and B, respectively" told as 24 in A. Where it cannot be told which
 * goes with which, the claim does not misorder.
 */
export function misordersLists(claim: ReadClaim, sentence: ReadSentence): boolean {
  const at = foldAccents(sentence.text).search(RESPECTIVELY)
  if (at < 0) return false
  const lists = figureLists(sentence.text.slice(0, at), sentence.language)
  return misordersFigures(claim.figures, lists) || misordersNames(claim, sentence, { at, lists })
}

/** Figures of one unit in the order of the sentence, where there are several. */
function figureLists(text: string, language: string | null): readonly (readonly Figure[])[] {
  const figures = readFigures(text, language).filter(({ start }) => !OF_TEST.test(text.slice(0, start)))
  const units = [...new Set(figures.map(({ unit }): FigureUnit => unit))]
  return units
    .map((unit) => figures.filter((figure) => figure.unit === unit))
    .filter((list) => list.length > 1)
}

const placeIn = (list: readonly Figure[], figure: Figure): number =>
  list.findIndex((listed) => agrees(figure, listed))

function misordersFigures(figures: readonly Figure[], lists: readonly (readonly Figure[])[]): boolean {
  return lists.some((list) =>
    figures.some((figure) => {
      const place = placeIn(list, figure)
      if (place < 0) return false
      return lists.some((other) => {
        if (other === list || other.length !== list.length) return false
        const [nearest] = figures
          .filter((one) => placeIn(other, one) >= 0)
          .toSorted((one, two) => gap(figure, one) - gap(figure, two))
        return nearest !== undefined && placeIn(other, nearest) !== place
      })
    }),
  )
}

const gap = (one: Figure, other: Figure): number =>
  Math.min(Math.abs(one.start - other.end), Math.abs(other.start - one.end))

/** Two names at the end of the list, told apart by the words that only one of them has. */
function misordersNames(
  claim: ReadClaim,
  { text, language }: ReadSentence,
  { at, lists }: { readonly at: number; readonly lists: readonly (readonly Figure[])[] },
): boolean {
  const [figure] = claim.figures
  if (!figure || claim.figures.length > 1) return false
  const before = text.slice(0, at)
  const last = [...before.matchAll(COORDINATED)].at(-1)
  if (!last) return false
  const stems = (part: string) => contentWords(part, language).map(({ stem }) => stem)
  const second = stems(before.slice(last.index + last[0].length))
  const first = stems(before.slice(0, last.index)).slice(-second.length)
  const told = new Set(claim.words.map(({ stem }) => stem))
  const share = (own: readonly string[], other: readonly string[]) => {
    const distinct = own.filter((stem) => !other.includes(stem))
    return distinct.filter((stem) => told.has(stem)).length / Math.max(1, distinct.length)
  }
  const [ofFirst, ofSecond] = [share(first, second), share(second, first)]
  if (ofFirst === ofSecond) return false
  return lists.some((list) => list.length === 2 && placeIn(list, figure) === (ofFirst > ofSecond ? 1 : 0))
}
