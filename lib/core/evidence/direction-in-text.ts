import { cognateStems } from '@/lib/core/text/cognate-stems'
import { isStopWord } from '@/lib/core/text/stop-words'
import type { DirectionFrame } from './direction-signs'
import { type ResultDirection, readDirection } from './read-direction'

/** What a text says of an outcome, and in which of its sentences (places in the list given). */
export interface FoundDirection {
  readonly direction: ResultDirection
  readonly sentences: readonly number[]
}

const REPORTS =
  /\bp\s?[<>=≤≥]|significan|signific|\d\s?%|\bci\b|\bic\b|±|compared|than|versus|\bvs\b|differ|diferen|increas|decreas|reduc|reduz|improv|higher|lower|aument|maior|menor|mayor|associat|associa|asocia/i
/** Against a whole outcome that is named. Chosen on the chosen half of evidence_inference. */
const REPORT_BONUS01 = 0.35
const GROUPS_WEIGHT01 = 0.5
/** A sentence names the outcome when it holds at least this share of its words. */
const OUTCOME_HELD_MIN01 = 0.5
const SENTENCES_TOGETHER = 2

const stems = (text: string) =>
  new Set(cognateStems(text).filter((stem) => stem.length > 1 && !isStopWord(stem, 'en')))

function heldShare01(
  wanted: ReadonlySet<string>,
  held: ReadonlySet<string>,
  weight: (stem: string) => number,
) {
  let [all, found] = [0, 0]
  for (const stem of wanted) {
    all += weight(stem)
    if (held.has(stem)) found += weight(stem)
  }
  return all === 0 ? 0 : found / all
}

/**
 * Looks for the sentences of a text that report the outcome, and reads their direction; `unknown` with no sentence where none names at
 * least half of the outcome. Rare words of the outcome count more. Never throws.
 * End to end on whole trial reports (evidence_inference, half kept back from the choice): see `bench:trust`, part answers-readers.
 */
export function directionIn(sentences: readonly string[], frame: DirectionFrame): FoundDirection {
  const held = sentences.map(stems)
  const counts = new Map<string, number>()
  for (const one of held) for (const stem of one) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const weight = (stem: string) => Math.log(1 + sentences.length / (counts.get(stem) ?? 0.5))
  const outcome = stems(frame.outcome ?? '')
  const groups = stems(`${frame.intervention ?? ''} ${frame.comparator ?? ''}`)
  const ranked = sentences
    .map((text, at) => {
      const own = held[at] ?? new Set<string>()
      const named01 = heldShare01(outcome, own, weight)
      const report = REPORTS.test(text) ? REPORT_BONUS01 : 0
      return {
        text,
        at,
        named01,
        points: named01 + report + GROUPS_WEIGHT01 * heldShare01(groups, own, weight),
      }
    })
    .filter(({ named01 }) => named01 >= OUTCOME_HELD_MIN01)
    .toSorted((a, b) => b.points - a.points)
  const best = ranked.slice(0, SENTENCES_TOGETHER)
  for (const { text, at } of best) {
    const direction = readDirection(text, frame)
    if (direction !== 'unknown') return { direction, sentences: [at] }
  }
  return { direction: 'unknown', sentences: best.map(({ at }) => at) }
}
