import { AppError } from '@/lib/contracts/errors'
import type { RunState, UnitState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { type AnyStep, type AskStep, type OutputStep, readableFrom, type StepContext } from './pipeline'

function outputOf<T>(step: OutputStep<T>, unit: UnitState): T {
  const known = step.parsed.get(unit)
  if (known !== undefined) return known
  const output = step.output.parse(unit.output)
  step.parsed.set(unit, output)
  return output
}

/** The run as far as a step may read it: asking for what another step made throws `internal`. */
function limitedRun(run: RunState, step: AnyStep): RunState {
  const readable = readableFrom(step)
  const steps = new Proxy(run.steps, {
    get: (all, key) => {
      if (typeof key === 'string' && !readable.has(key))
        throw new AppError('internal', `${step.key} reads ${key}, which it does not declare`)
      return Reflect.get(all, key)
    },
  })
  return { ...run, steps }
}

/** What the functions of a step see of the run. Reading a step that is not done, or not declared, throws `internal`. */
export function stepContext(whole: RunState, reader: AnyStep, item: string, now: string): StepContext {
  const { key } = reader
  const run = limitedRun(whole, reader)
  const own = stepOf(run, key)
  return {
    run,
    input: run.input,
    item,
    round: own.round,
    reopenNote: own.note,
    now,
    read: <T>(step: OutputStep<T>) => {
      const unit = stepOf(run, step.key).units[SINGLE_ITEM]
      if (unit?.status !== 'done')
        throw new AppError('internal', `${key} reads ${step.key}, which is not done`)
      return outputOf(step, unit)
    },
    readUnits: <T>(step: OutputStep<T>) => {
      const ok = new Map<string, T>()
      const failed = new Map<string, string>()
      for (const unit of Object.values(stepOf(run, step.key).units)) {
        if (unit.status === 'done') ok.set(unit.item, outputOf(step, unit))
        else if (unit.error) failed.set(unit.item, unit.error.code)
      }
      return { ok, failed }
    },
    readAll: <T>(step: OutputStep<T>) =>
      completedUnits(run, [step.key]).map(({ round, unit }) => ({
        item: unit.item,
        round,
        output: outputOf(step, unit),
        endedSeq: unit.endedSeq ?? 0,
      })),
    readAnswer: <T>(step: AskStep<T>) => step.answer.parse(stepOf(run, step.key).answer),
    readAnswers: <T>(step: AskStep<T>) =>
      roundsOf(stepOf(run, step.key))
        .filter((round) => round.answered)
        .map((round) => step.answer.parse(round.answer)),
  }
}
