import type {
  RunEvent,
  RunState,
  StepRound,
  StepState,
  ToolCall,
  UnitState,
  UnitTurn,
} from '@/lib/contracts/run'
import type { AnyStep, Pipeline } from './pipeline'
import { presentEvent } from './versions'

/** An event as a browser gets it: outputs in the small form their step declares. */
export function viewEvent(line: Pipeline, written: RunEvent): RunEvent {
  const event = presentEvent(line, written)
  const { fact } = event
  if (fact.type === 'tool-answered') return { ...event, fact: { ...fact, output: '' } }
  if (fact.type === 'model-turned')
    return { ...event, fact: { ...fact, text: '', value: undefined, calls: fact.calls.map(viewCall) } }
  if (fact.type !== 'unit-completed') return event
  const { step, output } = fact
  return { ...event, fact: { ...fact, output: viewOutput(line, step, output) } }
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
  const shown = unit.turns.length === 0 ? unit : { ...unit, turns: unit.turns.map(viewTurn) }
  return unit.status === 'done' ? { ...shown, output: viewOutput(line, key, unit.output) } : shown
}

/** Which tools were asked and whether they answered; what was said stays on the server. */
function viewTurn(turn: UnitTurn): UnitTurn {
  const answers = turn.answers.map((answer) => ({ ...answer, output: '' }))
  return { ...turn, text: '', value: undefined, calls: turn.calls.map(viewCall), answers }
}

function viewCall({ id, tool }: ToolCall): ToolCall {
  return { id, tool, input: null }
}

/** A step that this version of the pipeline no longer has shows nothing of its output. */
function viewOutput(line: Pipeline, key: string, output: unknown): unknown {
  const step = line.steps.find((candidate: AnyStep) => candidate.key === key)
  if (step?.kind === 'agent' || step?.kind === 'task') return step.view(output)
  return step?.kind === 'gate' ? output : null
}
