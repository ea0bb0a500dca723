import type { RunFact, RunState, StepState, UnitState } from '@/lib/contracts/run'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { openQuestions, stepOf, toolProgress } from '@/lib/core/run/run-state'
import { type AnyStep, type Pipeline, reopenedBy, withDependents } from './pipeline'
import { stepContext } from './step-context'
import { renewalFacts } from './versions'

/** A unit that throws is tried this many times in all; then it counts as failed. */
export const UNIT_ATTEMPTS_MAX = 2

/** A unit that took its process down this often is not started again: it would take down the next one too. */
const LOST_MAX = 5

export interface UnitToStart {
  readonly step: AnyStep
  readonly item: string
  readonly round: number
  readonly attempt: number
}

/**
 * What may happen now: facts to append at once, and units to start. Pure; nothing while the run is paused, failed,
 * cancelled or completed. `inFlight` holds `unitKey`s of this process; a unit that the log calls running and nobody
 * here runs was lost with its process and starts again.
 */
export function plan(
  line: Pipeline,
  run: RunState,
  { inFlight, now }: { inFlight: ReadonlySet<string>; now: string },
): { facts: readonly RunFact[]; start: readonly UnitToStart[] } {
  if (run.status !== 'running' && run.status !== 'waiting') return { facts: [], start: [] }
  const renewal = renewalFacts(line, run)
  if (renewal.length > 0) return { facts: renewal, start: [] }
  const facts: RunFact[] = []
  const start: UnitToStart[] = []
  // Done, with all they build on: a step that was reopened alone holds up what comes long after it, too.
  const settled = new Set<AnyStep>()
  for (const step of line.steps) {
    if (!step.needs.every((need) => settled.has(need)) || !step.after.every((need) => settled.has(need)))
      continue
    if (isDone(step, run)) {
      settled.add(step)
      continue
    }
    const failure = failureOf(step, run)
    if (failure) return { facts: [failure], start: [] }
    if (step.kind === 'ask') facts.push(...askFacts(line, step, run, now))
    else if (step.kind === 'gate') return { facts: gateFacts(line, step, run, now), start: [] }
    else planUnits(step, run, { inFlight, now }, facts, start)
  }
  if (settled.size === line.steps.length) facts.push({ type: 'run-completed' })
  // An answer sets a run going; with nothing to do it goes back to the questions that are still open.
  const isIdle = facts.length === 0 && start.length === 0 && inFlight.size === 0
  if (isIdle && run.status === 'running' && openQuestions(run).length > 0) facts.push({ type: 'run-waiting' })
  return { facts, start }
}

/** The name of a unit within its run. */
export function unitKey(step: string, item: string, round: number): string {
  return `${step}\n${round}\n${item}`
}

/** Whether everything a step has to do in its present round is done; failed items of an `each` do not hold it up. */
export function isDone(step: AnyStep, run: RunState): boolean {
  const state = stepOf(run, step.key)
  if (step.kind === 'ask') return state.answered
  const items = state.items
  if (items === null) return false
  return (
    items.every((item) => state.units[item]?.endedSeq != null) &&
    okCount(state) >= Math.min(step.kind === 'gate' ? 1 : step.minOk, items.length)
  )
}

function okCount(state: StepState): number {
  return Object.values(state.units).filter((unit) => unit.status === 'done').length
}

function failureOf(step: AnyStep, run: RunState): RunFact | null {
  const state = stepOf(run, step.key)
  if (step.kind === 'ask' || state.items === null) return null
  const failed = state.items
    .map((item) => state.units[item])
    .filter((unit) => unit?.status === 'failed' && unit.endedSeq)
  const needed = step.kind === 'gate' ? 1 : Math.min(step.minOk, state.items.length)
  const error = failed[0]?.error
  if (!error || state.items.length - failed.length >= needed) return null
  return { type: 'run-failed', step: step.key, error }
}

function askFacts(
  line: Pipeline,
  step: Extract<AnyStep, { kind: 'ask' }>,
  run: RunState,
  now: string,
): RunFact[] {
  const state = stepOf(run, step.key)
  if (state.asked) return []
  const context = stepContext(run, step, SINGLE_ITEM, now)
  const where = { step: step.key, round: state.round }
  const asked: RunFact = { type: 'question-asked', ...where, question: step.question(context) }
  const known: unknown = step.known(context) ?? keptAnswer(line, step, state)
  const { version } = line
  return known === null ? [asked] : [asked, { type: 'question-answered', ...where, answer: known, version }]
}

/** The answer of the round before, when only a newer version opened this one and the answer does no more than let go on. */
function keptAnswer(line: Pipeline, step: Extract<AnyStep, { kind: 'ask' }>, state: StepState): unknown {
  const before = state.past.at(-1)
  if (!state.renewed || !before?.answered) return null
  const parsed = step.answer.safeParse(before.answer)
  return parsed.success && reopenedBy(line, step, parsed.data).length === 0 ? parsed.data : null
}

function gateFacts(
  line: Pipeline,
  step: Extract<AnyStep, { kind: 'gate' }>,
  run: RunState,
  now: string,
): RunFact[] {
  const state = stepOf(run, step.key)
  const verdict = step.judge(stepContext(run, step, SINGLE_ITEM, now))
  const where = { step: step.key, item: SINGLE_ITEM, round: state.round }
  const judged: RunFact[] = [
    { type: 'items-planned', step: step.key, round: state.round, items: [SINGLE_ITEM] },
    { type: 'unit-started', ...where, attempt: 1 },
    {
      type: 'unit-completed',
      ...where,
      output: verdict.pass,
      version: line.version,
      engine: 'code',
      tokens: 0,
      ms: 0,
    },
  ]
  if (verdict.pass || state.round > step.maxRounds) return judged
  const steps = withDependents(line, verdict.back).map((reopened) => reopened.key)
  return [...judged, { type: 'steps-reopened', steps, note: verdict.note }]
}

function planUnits(
  step: Extract<AnyStep, { kind: 'agent' | 'task' }>,
  run: RunState,
  { inFlight, now }: { inFlight: ReadonlySet<string>; now: string },
  facts: RunFact[],
  start: UnitToStart[],
): void {
  const state = stepOf(run, step.key)
  const followed = step.each?.follows ? stepOf(run, step.each.follows.key) : null
  if (followed && followed.items === null) return
  const items = state.items ?? itemsOf(step, run, now)
  if (state.items === null)
    facts.push({ type: 'items-planned', step: step.key, round: state.round, items: [...items] })
  const isRunningHere = (item: string) => inFlight.has(unitKey(step.key, item, state.round))
  if (step.each?.serial && items.some(isRunningHere)) return
  for (const item of items) {
    if (followed && followed.units[item]?.endedSeq == null) continue
    const unit = state.units[item]
    if (unit?.endedSeq != null || isRunningHere(item)) continue
    if (unit?.status === 'running' && unit.attempt >= LOST_MAX)
      facts.push(lostFact(step.key, item, state.round))
    else start.push({ step, item, round: state.round, attempt: nextAttempt(unit) })
    if (step.each?.serial && start.at(-1)?.step === step) return
  }
}

/** An agent with tools that was cut off after it had got on has not failed: it goes on in the same attempt. */
function nextAttempt(unit: UnitState | undefined): number {
  if (!unit) return 1
  const gotOn = unit.status === 'running' && toolProgress(unit) > unit.doneBefore
  return gotOn ? unit.attempt : unit.attempt + 1
}

function lostFact(step: string, item: string, round: number): RunFact {
  const error = { code: 'internal', detail: `stopped its process ${LOST_MAX} times` }
  return { type: 'unit-failed', step, item, round, error, final: true }
}

function itemsOf(
  step: Extract<AnyStep, { kind: 'agent' | 'task' }>,
  run: RunState,
  now: string,
): readonly string[] {
  return step.each ? step.each.items(stepContext(run, step, SINGLE_ITEM, now)) : [SINGLE_ITEM]
}
