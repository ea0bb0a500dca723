import { type DirectionFrame, directionSigns } from './direction-signs'
import { noneBias, noneWeights, SIDE_MARGIN, sideWeights, upBias } from './direction-weights'

/** Where a result says that an outcome went. `unknown` is no agreement with anything: the words do not say, or contradict each other. */
export type ResultDirection = 'increased' | 'decreased' | 'no-difference' | 'unknown'

function weighed<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  seen: Readonly<Record<string, number>>,
): number {
  let sum = 0
  for (const name in weights) sum += weights[name] * (seen[name] ?? 0)
  return sum
}

/** Who is compared with, told before the result: in Portuguese and Spanish it would be read as the one that rose or fell. The weights were fitted on English. */
const COMPARED_BEFORE =
  /^\s*(?:\p{L}+:\s*)?(?:em compara[cç][aã]o|en comparaci[oó]n|comparad[oa]s?) (?:com|con|aos?|às?|al?)\b[^,;.]{1,120},\s*/iu

/**
 * The direction of an outcome in a sentence or passage that reports a result: under the intervention (or the predictor), against the comparator. Without a frame the words alone are
 * read, of whatever outcome. "increased" is not "better". English, Portuguese and Spanish words. Never throws.
 * Measured on evidence_inference (English trial reports), half of the documents kept back from the fit: macro-F1 .79 on the gold span, reversed
 * (increased for decreased or the other way round) .05 of all, unknown .12; of those said to have risen or fallen about one in five had not, mostly because the gold
 * says no difference; `no-difference` is right in 9 of 10. Portuguese and Spanish are tried on invented sentences only.
 */
export function readDirection(passage: string, frame: DirectionFrame = {}): ResultDirection {
  const { sides, none } = directionSigns(passage.replace(COMPARED_BEFORE, ''), frame)
  const side = weighed(sideWeights, sides)
  const [up, down] = [side + upBias, -side]
  const same = weighed(noneWeights, none) + noneBias
  const isSilent = none.denied + none.deniedAnywhere + none.largePAnywhere + none.nullInside === 0
  if (same > up && same > down) return isSilent ? 'unknown' : 'no-difference'
  if (Math.abs(up - down) < SIDE_MARGIN) return 'unknown'
  return up > down ? 'increased' : 'decreased'
}
