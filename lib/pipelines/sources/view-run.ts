import type { RunState, StepRound, StepState, UnitState } from '@/lib/contracts/run'
import { stepsWithRounds } from '@/lib/contracts/source-stages'
import { ConfirmAnswer, RefineAnswer, type SourceRow } from '@/lib/contracts/source-validation'
import { mapChanges } from '@/lib/core/concepts/map-changes'
import { isHeldBack, RECOMMENDED_MAX } from '@/lib/core/relevance/threshold'
import { roundsOf, stepOf } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { briefRow, viewSource } from '@/lib/core/validation/source-row'
import { viewRun } from '@/lib/engine/view'
import { deltaIn, knownSources } from './known-sources'
import { sourceValidation } from './pipeline'

/** Rows that a page begins with whole: those that are recommended at first, and as many that stand in for excluded ones. */
const WHOLE_AT_FIRST = 2 * RECOMMENDED_MAX

/**
 * A run of source validation as the page begins with it: the sources as they stand, each once, those behind the first rows of
 * the list brief, and the steps without what they did to them. Its size follows the number of sources, not of rounds. What
 * comes after it comes as events.
 */
export function viewSourceRun(run: RunState): RunState {
  const steps = Object.entries(run.steps).map(
    ([key, step]) => [key, withoutPast(withoutDeltas(step))] as const,
  )
  const view = viewRun(sourceValidation, { ...run, steps: Object.fromEntries(steps) })
  return {
    ...view,
    steps: withMapChanges(view),
    input: withoutCarried(run.input),
    present: presentRows(run),
  }
}

function presentRows(run: RunState): readonly SourceRow[] {
  const rows = rankSources([...knownSources(run).values()].map(viewSource))
  const first = rows.filter((row) => row.outside !== true && !isHeldBack(row)).slice(0, WHOLE_AT_FIRST)
  const whole = new Set(first)
  return rows.map((row) => (whole.has(row) ? row : briefRow(row)))
}

/** Each refinement carries a map; the page gets of it what differs from the map of the search before. */
function withMapChanges(run: RunState): RunState['steps'] {
  const confirmed = ConfirmAnswer.safeParse(stepOf(run, 'confirm').answer)
  const { refine } = run.steps
  if (!confirmed.success || !refine) return run.steps
  let before = confirmed.data.map
  const rounds = roundsOf(refine).map((round) => {
    const answer = RefineAnswer.safeParse(round.answer)
    if (!answer.success || answer.data.kind !== 'refine') return round
    const { map } = answer.data
    const changes = mapChanges(map, before)
    before = map
    return { ...round, answer: { ...answer.data, map: changes } }
  })
  const { past: _, ...present } = { ...refine, ...rounds.at(-1) }
  return { ...run.steps, refine: { ...present, past: rounds.slice(0, -1) } }
}

function withoutPast(step: StepState): StepState {
  if (stepsWithRounds.some((key) => key === step.key)) return step
  // While a step works again, the page shows what it had made before.
  return {
    ...step,
    past: step.past.map((round, at) => (at === step.past.length - 1 ? round : { ...round, units: {} })),
  }
}

function withoutDeltas(step: StepState): StepState {
  return { ...step, ...settled(step.key, step), past: step.past.map((round) => settled(step.key, round)) }
}

function settled<R extends StepRound>(key: string, round: R): R {
  const units = Object.entries(round.units).map(([item, unit]) => [item, settledUnit(key, unit)] as const)
  return { ...round, units: Object.fromEntries(units) }
}

function settledUnit(key: string, unit: UnitState): UnitState {
  const delta = unit.status === 'done' ? deltaIn(key, unit.output) : null
  if (delta === null) return unit
  const nothing = { upserts: [], patches: [], absorbed: [], dropped: delta.dropped, brought: delta.brought }
  const output =
    isObject(unit.output) && 'delta' in unit.output ? { ...unit.output, delta: nothing } : nothing
  return { ...unit, output }
}

/** The carried sources are among the present ones. */
function withoutCarried(input: unknown): unknown {
  return isObject(input) && 'carried' in input ? { ...input, carried: [] } : input
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
