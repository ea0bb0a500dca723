import type { RunState, StepState } from '@/lib/contracts/run'
import type { StepEntry } from '@/lib/contracts/stage-table'
import { completedUnits, stepOf } from './run-state'

/** A pipeline as its progress is shown: its table, with labels in the reader's language and what each step builds on. */
export interface ProgressTable {
  /** Whether a person may have a single step run again here; where not, its room has the rules for that. */
  readonly reruns: boolean
  readonly stages: readonly ProgressStage[]
}

interface ProgressStage {
  readonly key: string
  readonly label: string
  readonly steps: readonly ProgressStep[]
}

export interface ProgressStep extends Pick<StepEntry, 'key' | 'kind'> {
  readonly label: string
  /** Keys of the steps that it builds on. */
  readonly needs: readonly string[]
  /** As the table says it of a question. */
  readonly staysOpen: boolean
}

/**
 * `stale`: it was made before something that it builds on. `asked`: a person is waited for. `open`: a person may come back to it, and nothing
 * waits for that. `skipped`: there was nothing to do. `failed`: it broke the run off, or none of its units came to a result.
 */
export type StepStanding = 'waiting' | 'running' | 'asked' | 'open' | 'done' | 'skipped' | 'stale' | 'failed'

export interface StepProgress extends ProgressStep {
  readonly standing: StepStanding
  /** Share of its units that have ended, 0…1. */
  readonly share01: number
  /** Who wrote its present outputs, each once: 'built-in' or models; nobody for what code computes. */
  readonly writtenBy: readonly string[]
  /** Over all rounds. */
  readonly tokens: number
  readonly round: number
}

export interface StageProgress extends Pick<ProgressStage, 'key' | 'label'> {
  readonly steps: readonly StepProgress[]
  /** Steps that are done, in whichever version. */
  readonly done: number
  readonly tokens: number
}

export interface RunProgress {
  readonly stages: readonly StageProgress[]
  readonly done: number
  readonly total: number
  /** 100 only when every step is done. */
  readonly percent: number
}

/** How far a run has come, stage by stage. Pure; the outputs are not looked at, so their browser form will do. */
export function runProgress({ stages }: ProgressTable, run: RunState): RunProgress {
  const made = stages.flatMap(({ steps }) => steps).map(({ key }) => [key, madeAt(run, key)] as const)
  const isOld = staleness(stages, new Map(made))
  const shown = stages.map((stage) => {
    const steps = stage.steps.map((step) => stepProgress(step, run, isOld(step)))
    return { key: stage.key, label: stage.label, steps, done: count(steps), tokens: sumOf(steps, 'tokens') }
  })
  const all = shown.flatMap(({ steps }) => steps)
  const share01 = all.length === 0 ? 0 : sumOf(all, 'share01') / all.length
  return { stages: shown, done: count(all), total: all.length, percent: Math.floor(share01 * 100) }
}

/** Keys of the steps that build on this one, directly or through others, in the order of the table. */
export function dependentsOf({ stages }: ProgressTable, key: string): readonly string[] {
  const reached = new Set([key])
  for (const step of stages.flatMap(({ steps }) => steps)) {
    if (step.needs.some((need) => reached.has(need))) reached.add(step.key)
  }
  reached.delete(key)
  return [...reached]
}

function stepProgress(step: ProgressStep, run: RunState, isOld: boolean): StepProgress {
  const state = stepOf(run, step.key)
  const isOpen = step.staysOpen && state.asked && !state.answered
  const ended01 = isOpen ? 1 : shareOf(state)
  const standing = isOpen ? 'open' : standingOf(run, state, ended01 === 1 && isOld)
  const outputs = completedUnits(run, [step.key]).map(({ unit, round }) => ({ unit, round }))
  const present = outputs.filter(({ round }) => round === state.round)
  return {
    ...step,
    standing,
    // What had ended before it broke the run off is no sign that it is done.
    share01: standing === 'failed' && ended01 === 1 ? 0 : ended01,
    writtenBy: [...new Set(present.flatMap(({ unit }) => (isWriter(unit.engine) ? [unit.engine] : [])))],
    tokens: outputs.reduce((sum, { unit }) => sum + unit.tokens, 0),
    round: state.round,
  }
}

function standingOf(run: RunState, state: StepState, isOld: boolean): StepStanding {
  if (run.failure?.step === state.key) return 'failed'
  const isMoving = run.status === 'running' || run.status === 'waiting'
  if (isMoving && Object.values(state.units).some(({ status }) => status === 'running')) return 'running'
  if (state.asked && !state.answered) return 'asked'
  if (isWithoutResult(state)) return 'failed'
  if (shareOf(state) < 1) return 'waiting'
  if (state.items?.length === 0) return 'skipped'
  return isOld ? 'stale' : 'done'
}

function isWithoutResult({ items, units }: StepState): boolean {
  if (items === null || items.length === 0) return false
  return items.every((item) => units[item]?.status === 'failed' && units[item]?.endedSeq != null)
}

function shareOf(state: StepState): number {
  const { answered, items, units } = state
  if (answered) return 1
  if (items === null || isWithoutResult(state)) return 0
  const ended = items.filter((item) => units[item]?.endedSeq != null).length
  return items.length === 0 ? 1 : ended / items.length
}

/** Where in the log the present version of a step was made; null while it is not. */
function madeAt(run: RunState, key: string): number | null {
  const state = stepOf(run, key)
  if (state.answered) return state.answeredSeq
  const ends = Object.values(state.units).flatMap(({ endedSeq }) => endedSeq ?? [])
  return ends.length === 0 || shareOf(state) < 1 ? null : Math.max(...ends)
}

/** Whether a step is older than one that it builds on, or rests on one that is. */
function staleness(
  stages: ProgressTable['stages'],
  made: ReadonlyMap<string, number | null>,
): (step: ProgressStep) => boolean {
  const old = new Set<string>()
  for (const { key, needs } of stages.flatMap(({ steps }) => steps)) {
    const own = made.get(key) ?? null
    if (own !== null && needs.some((need) => old.has(need) || (made.get(need) ?? 0) > own)) old.add(key)
  }
  return ({ key }) => old.has(key)
}

function isWriter(engine: string | null): engine is string {
  return engine !== null && engine !== 'code'
}

function count(steps: readonly StepProgress[]): number {
  return steps.filter(({ share01 }) => share01 === 1).length
}

function sumOf(steps: readonly StepProgress[], what: 'tokens' | 'share01'): number {
  return steps.reduce((sum, step) => sum + step[what], 0)
}
