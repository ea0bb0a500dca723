import { setMaxListeners } from 'node:events'
import { errorCodeOf } from '@/lib/contracts/errors'
import type { Clock, ModelPort, RunLog } from '@/lib/contracts/ports'
import type { RunEvent, RunFact, RunNote, RunState } from '@/lib/contracts/run'
import { foldEvents, stepOf } from '@/lib/core/run/run-state'
import { budgetFacts } from './budget'
import { Mailbox } from './mailbox'
import type { Pipeline } from './pipeline'
import { plan, UNIT_ATTEMPTS_MAX, type UnitToStart, unitKey } from './plan'
import { runUnit, type UnitResult } from './run-unit'
import { presentEvent, presentEvents } from './versions'

/** While units run, the log is looked at this often for what people wrote meanwhile. */
const LOOK_EVERY_MS = 1_000

/** Requests of one unit that wait for its abort at the same time; beyond this Node suspects a leak. */
const LISTENERS_MAX = 500

/** Units of one run that may be in flight together. */
export const WIDTH_DEFAULT = 16

export interface RunOptions<P extends { model: ModelPort }> {
  readonly log: RunLog
  readonly ports: P
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly width?: number
  /** Called with each piece of text that a model with tools writes, as it comes; must not throw. */
  readonly onText?: (unit: UnitPlace, delta: string) => void
}

export interface UnitPlace {
  readonly step: string
  readonly item: string
  readonly round: number
}

/**
 * Moves a run as far as it goes without a person: until it is completed, failed, cancelled, paused, or waits for an
 * answer with nothing in flight; returns the state then. Call it again to resume, from any process that holds the
 * run's lease. A unit is done at least once: one that was cut off before its result was appended runs again.
 * Throws `lease-lost` when another process took the run; what was in flight is aborted first. When `signal` aborts,
 * units are aborted and the state so far is returned; nothing is appended for them.
 */
export async function runPipeline<P extends { model: ModelPort }>(
  line: Pipeline,
  options: RunOptions<P>,
): Promise<RunState> {
  const stop = new AbortController()
  const onAbort = () => stop.abort(options.signal.reason)
  options.signal.addEventListener('abort', onAbort, { once: true })
  if (options.signal.aborted) onAbort()
  try {
    return await drive(line, options, stop.signal)
  } finally {
    options.signal.removeEventListener('abort', onAbort)
    stop.abort(new Error('the run is no longer driven here'))
  }
}

async function drive<P extends { model: ModelPort }>(
  line: Pipeline,
  { log, ports, clock, width = WIDTH_DEFAULT, onText = () => {} }: RunOptions<P>,
  signal: AbortSignal,
): Promise<RunState> {
  const readLog = async (afterSeq: number) => presentEvents(line, await log.read(afterSeq))
  let run = await log.begin((event) => presentEvent(line, event))
  const inFlight = new Map<string, AbortController>()
  const mailbox = new Mailbox()
  // One look at a time, kept over several turns: a timer for each turn would cost more than the turn.
  let looking: Promise<void> | null = null

  while (!signal.aborted) {
    const facts = mailbox.take()
    const at = clock.now()
    const tentative = foldTentatively(run, facts, at)
    const { facts: next, start } = planAll(line, tentative, new Set(inFlight.keys()), at)
    const room = Math.max(0, width - inFlight.size)
    const starting = start.slice(0, room)
    const toAppend = [...facts, ...next, ...starting.map(startedFact)]
    if (toAppend.length > 0) {
      const after = foldTentatively(tentative, toAppend.slice(facts.length), at)
      const appended = await log.append(toAppend, { seq: run.seq, run: after, at })
      if (appended === null) {
        // What was planned rests on a state that is no longer true; what units found out stays true.
        mailbox.putBack(facts)
        run = foldEvents(await readLog(run.seq), run)
        abortStale(run, inFlight)
        continue
      }
      mailbox.kept()
      // What was appended is what `after` was folded of.
      run = after
      abortStale(run, inFlight)
      for (const unit of starting) {
        if (!isStillWanted(run, unit)) continue
        const key = unitKey(unit.step.key, unit.item, unit.round)
        const controller = new AbortController()
        inFlight.set(key, controller)
        const unitSignal = AbortSignal.any([signal, controller.signal])
        setMaxListeners(LISTENERS_MAX, unitSignal)
        void runUnit(unit, {
          run,
          ports,
          clock,
          signal: unitSignal,
          note: (note) => mailbox.put(notedFact(unit, note)),
          record: (fact) => mailbox.record({ ...placeOf(unit), ...fact }, unitSignal),
          onText: (delta) => onText(placeOf(unit), delta),
        })
          .then((result) => (unitSignal.aborted ? undefined : mailbox.put(endedFact(line, unit, result))))
          .finally(() => {
            inFlight.delete(key)
            mailbox.wake()
          })
      }
      if (next.length > 0 || inFlight.size === 0) continue
    }
    if (inFlight.size === 0 && mailbox.isEmpty()) {
      const missed = await readLog(run.seq)
      if (missed.length === 0) return run
      run = foldEvents(missed, run)
      continue
    }
    looking ??= log.changed(LOOK_EVERY_MS, signal).then(() => {
      looking = null
    })
    await Promise.race([mailbox.filled(), looking])
    if (looking === null && mailbox.isEmpty()) {
      run = foldEvents(await readLog(run.seq), run)
      abortStale(run, inFlight)
    }
  }
  return run
}

/** Plans with the budget's facts in front: a run that is out of tokens starts nothing that could spend more. */
function planAll(line: Pipeline, run: RunState, inFlight: ReadonlySet<string>, now: string) {
  const budget = budgetFacts(run)
  const after = foldTentatively(run, budget, now)
  const planned = plan(line, after, { inFlight, now })
  return { facts: [...budget, ...planned.facts], start: planned.start }
}

function foldTentatively(run: RunState, facts: readonly RunFact[], at: string): RunState {
  const events: RunEvent[] = facts.map((fact, index) => ({ seq: run.seq + 1 + index, at, fact }))
  return foldEvents(events, run)
}

/** A person may have reopened a step or cancelled the run while its units worked: their results are nobody's now. */
function abortStale(run: RunState, inFlight: ReadonlyMap<string, AbortController>): void {
  const live = run.status === 'running' || run.status === 'waiting'
  for (const [key, controller] of inFlight) {
    const [step = '', round = ''] = key.split('\n')
    if (!live || stepOf(run, step).round !== Number(round))
      controller.abort(new Error('the step was reopened or the run stopped'))
  }
}

function isStillWanted(run: RunState, unit: UnitToStart): boolean {
  const state = stepOf(run, unit.step.key)
  const live = run.status === 'running' || run.status === 'waiting'
  return live && state.round === unit.round && state.units[unit.item]?.status === 'running'
}

function placeOf({ step, item, round }: UnitToStart): UnitPlace {
  return { step: step.key, item, round }
}

function startedFact(unit: UnitToStart): RunFact {
  return { type: 'unit-started', ...placeOf(unit), attempt: unit.attempt }
}

function notedFact(unit: UnitToStart, note: RunNote): RunFact {
  return { type: 'unit-noted', ...placeOf(unit), note }
}

function endedFact({ version }: Pipeline, unit: UnitToStart, result: UnitResult): RunFact {
  const where = placeOf(unit)
  if (result.ok) {
    const { output, engine, tokens, cost, ms } = result
    return { type: 'unit-completed', ...where, output, version, engine, tokens, cost, ms }
  }
  const code = errorCodeOf(result.error)
  const detail = result.error instanceof Error ? result.error.message.slice(0, 1_000) : 'not an error object'
  return { type: 'unit-failed', ...where, error: { code, detail }, final: unit.attempt >= UNIT_ATTEMPTS_MAX }
}
