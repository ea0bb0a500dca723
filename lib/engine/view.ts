import type { RunEvent, RunState, StepRound, StepState, UnitState } from '@/lib/contracts/run'
import type { AnyStep, Pipeline } from './pipeline'
import { presentEvent } from './versions'

/** An event as a browser gets it: outputs in the small form their step declares. */
export function viewEvent(line: Pipeline, written: RunEvent): RunEvent {
  const event = presentEvent(line, written)
  if (event.fact.type !== 'unit-completed') return event
  const { step, output } = event.fact
  return { ...event, fact: { ...event.fact, output: viewOutput(line, step, output) } }
}

/** A run as a browser gets it. */
export function viewRun(line: Pipeline, run: RunState): RunState {
  const steps = Object.entries(run.steps).map(([key, step]) => [key, viewStep(line, step)] as const)
  return { ...run, steps: Object.fromEntries(steps) }
}

function viewStep(line: Pipeline, step: StepState): StepState {
  return {
    ...step,
    ...viewRound(line, step.key, step),
    past: step.past.map((round) => viewRound(line, step.key, round)),
  }
}

function viewRound<R extends StepRound>(line: Pipeline, key: string, round: R): R {
  const units = Object.entries(round.units).map(([item, unit]) => [item, viewUnit(line, key, unit)] as const)
  return { ...round, units: Object.fromEntries(units) }
}

function viewUnit(line: Pipeline, key: string, unit: UnitState): UnitState {
  return unit.status === 'done' ? { ...unit, output: viewOutput(line, key, unit.output) } : unit
}

/** A step that this version of the pipeline no longer has shows nothing of its output. */
function viewOutput(line: Pipeline, key: string, output: unknown): unknown {
  const step = line.steps.find((candidate: AnyStep) => candidate.key === key)
  if (step?.kind === 'agent' || step?.kind === 'task') return step.view(output)
  return step?.kind === 'gate' ? output : null
}
