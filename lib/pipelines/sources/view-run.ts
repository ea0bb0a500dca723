import type { RunState, StepRound, StepState, UnitState } from '@/lib/contracts/run'
import { stepsWithRounds } from '@/lib/contracts/source-stages'
import { viewRun } from '@/lib/engine/view'
import { deltaIn, knownSources } from './known-sources'
import { sourceValidation } from './pipeline'
import { viewSource } from './source-view'

/**
 * A run of source validation as the page begins with it: the sources as they stand, each once, and the steps without what
 * they did to them. Its size follows the number of sources, not of rounds. What comes after it comes as events.
 */
export function viewSourceRun(run: RunState): RunState {
  const steps = Object.entries(run.steps).map(
    ([key, step]) => [key, withoutPast(withoutDeltas(step))] as const,
  )
  const view = viewRun(sourceValidation, { ...run, steps: Object.fromEntries(steps) })
  return {
    ...view,
    input: withoutCarried(run.input),
    present: [...knownSources(run).values()].map(viewSource),
  }
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
