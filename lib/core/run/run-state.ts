import { AppError } from '@/lib/contracts/errors'
import type {
  RunEvent,
  RunFact,
  RunState,
  RunStatus,
  StepRound,
  StepState,
  UnitState,
  UnitTurn,
} from '@/lib/contracts/run'
import { addCost } from './run-cost'

/** Notes kept for one unit; older ones fall out. Progress is for the eye, not for the record. */
const NOTES_KEPT = 50

/** Failure of a unit whose output an earlier version of the pipeline made and this one cannot read. */
export const OUTDATED = 'outdated-output'

type Fact<T extends RunFact['type']> = Extract<RunFact, { type: T }>

/** The state before the first event. */
export const emptyRun: RunState = {
  seq: 0,
  pipeline: '',
  input: null,
  status: 'running',
  pausedFor: null,
  wish: '',
  failure: null,
  steps: {},
  tokens: { used: 0, costs: [], budget: null, warned: false },
  createdAt: '',
  updatedAt: '',
}

/**
 * The run after one more event. Pure. An event that was already applied (seq at or below the state's) changes
 * nothing, so a replay is safe; an event that skips a seq throws `log-broken`.
 */
export function applyEvent(run: RunState, event: RunEvent): RunState {
  if (event.seq <= run.seq) return run
  if (event.seq !== run.seq + 1) {
    throw new AppError('log-broken', `event ${event.seq} after ${run.seq}`)
  }
  const next = applyFact(run, event.fact, event)
  return { ...next, seq: event.seq, updatedAt: event.at }
}

/** Whether nothing more will come. A failed or a stopped run is not over: a person may have it go on, also from elsewhere. */
export function isOver({ status }: { readonly status: string }): boolean {
  return status === 'completed'
}

/** All events folded in order onto `from` (default: the empty run). */
export function foldEvents(events: Iterable<RunEvent>, from: RunState = emptyRun): RunState {
  let run = from
  for (const event of events) run = applyEvent(run, event)
  return run
}

function applyFact(run: RunState, fact: RunFact, event: RunEvent): RunState {
  switch (fact.type) {
    case 'run-created':
      return {
        ...run,
        pipeline: fact.pipeline,
        input: fact.input,
        createdAt: event.at,
        tokens: { ...run.tokens, budget: fact.tokenBudget },
      }
    case 'items-planned':
      return withRound(run, fact, (step) => ({ ...step, items: fact.items }))
    case 'unit-started':
      return startUnit(run, fact, event)
    case 'unit-noted':
      return withUnit(run, fact, (unit) => ({
        ...unit,
        notes: [...unit.notes, fact.note].slice(-NOTES_KEPT),
      }))
    case 'unit-completed':
      return completeUnit(run, fact, event)
    case 'model-turned':
      return addTurn(run, fact)
    case 'tool-answered':
      return withUnit(run, fact, (unit) => ({ ...unit, turns: withAnswer(unit.turns, fact) }))
    case 'unit-failed':
      return spend(
        withUnit(run, fact, (unit) => ({
          ...unit,
          status: 'failed',
          error: fact.error,
          endedAt: event.at,
          endedSeq: fact.final ? event.seq : null,
        })),
        { tokens: fact.tokens ?? 0, cost: fact.cost },
      )
    case 'question-asked':
      return withStatus(
        withRound(run, fact, (step) => ({ ...step, asked: true, question: fact.question })),
        'waiting',
      )
    case 'question-answered':
      return withStatus(
        withRound(run, fact, (step) => ({
          ...step,
          answered: true,
          answer: fact.answer,
          answeredAt: event.at,
          answeredSeq: event.seq,
        })),
        'running',
      )
    case 'steps-reopened':
      return withStatus(
        fact.steps.reduce((state, key) => reopenStep(state, key, fact), run),
        'running',
      )
    case 'run-waiting':
      return withStatus(run, 'waiting')
    case 'unit-reopened':
      return withStatus(reopenUnit(run, fact), 'running')
    case 'budget-warned':
      return { ...run, tokens: { ...run.tokens, warned: true } }
    case 'budget-extended':
      return { ...run, tokens: { ...run.tokens, budget: fact.budget, warned: false } }
    case 'run-paused':
      return { ...withStatus(run, 'paused'), pausedFor: fact.reason, wish: fact.wish ?? '' }
    case 'run-resumed':
      return withStatus(run, openQuestions(run).length > 0 ? 'waiting' : 'running')
    case 'run-completed':
      return withStatus(run, 'completed')
    case 'run-failed':
      return { ...withStatus(run, 'failed'), failure: { step: fact.step, error: fact.error } }
    case 'run-cancelled':
      return withStatus(run, 'cancelled')
    case 'desk-changed':
      return run
  }
}

/** The budget counts each turn as it comes: a run out of tokens pauses between two turns, too. */
function addTurn(run: RunState, fact: Fact<'model-turned'>): RunState {
  const { text, calls, complaint, engine, tokens } = fact
  const turn: UnitTurn = { text, calls, value: fact.value, complaint, engine, answers: [] }
  const added = withUnit(run, fact, (unit) => ({
    ...unit,
    turns: [...unit.turns, turn],
    tokens: unit.tokens + tokens,
  }))
  return spend(added, fact)
}

function withAnswer(turns: readonly UnitTurn[], fact: Fact<'tool-answered'>): readonly UnitTurn[] {
  const { id, tool, ok, output } = fact
  return turns.map((turn, index) =>
    index + 1 === fact.turn ? { ...turn, answers: [...turn.answers, { id, tool, ok, output }] } : turn,
  )
}

/** How far an agent with tools has got: its turns and the answers to its calls. */
export function toolProgress({ turns }: Pick<UnitState, 'turns'>): number {
  return turns.reduce((sum, { answers }) => sum + 1 + answers.length, 0)
}

function startUnit(run: RunState, fact: Fact<'unit-started'>, event: RunEvent): RunState {
  const before = stepOf(run, fact.step).units[fact.item]
  const turns = before?.turns ?? []
  const unit: UnitState = {
    item: fact.item,
    status: 'running',
    attempt: fact.attempt,
    startedAt: event.at,
    endedAt: null,
    endedSeq: null,
    output: undefined,
    engine: null,
    tokens: before?.tokens ?? 0,
    error: null,
    notes: [],
    turns,
    doneBefore: toolProgress({ turns }),
  }
  return withRound(run, fact, (step) => ({ ...step, units: { ...step.units, [fact.item]: unit } }))
}

function completeUnit(run: RunState, fact: Fact<'unit-completed'>, event: RunEvent): RunState {
  const done = withUnit(run, fact, (unit) => ({
    ...unit,
    status: 'done',
    output: fact.output,
    engine: fact.engine,
    tokens: unit.tokens + fact.tokens,
    error: null,
    endedAt: event.at,
    endedSeq: event.seq,
  }))
  return spend(done, fact)
}

function spend(run: RunState, { tokens, cost }: Pick<Fact<'unit-completed'>, 'tokens' | 'cost'>): RunState {
  if (tokens === 0) return run
  const { used, costs } = run.tokens
  return { ...run, tokens: { ...run.tokens, used: used + tokens, costs: addCost(costs, cost) } }
}

function reopenStep(
  run: RunState,
  key: string,
  { note, renewed, together }: Fact<'steps-reopened'>,
): RunState {
  const { key: _key, past, ...latest } = stepOf(run, key)
  const isEmpty = latest.items === null && Object.keys(latest.units).length === 0 && !latest.asked
  const untouched = isEmpty && together !== true
  const reopened: StepState = {
    ...emptyStep(key),
    round: untouched ? latest.round : latest.round + 1,
    note,
    renewed: renewed === true,
    past: untouched ? past : [...past, latest],
  }
  return { ...run, steps: { ...run.steps, [key]: reopened } }
}

function reopenUnit(run: RunState, fact: Fact<'unit-reopened'>): RunState {
  const step = stepOf(run, fact.step)
  const { [fact.item]: _dropped, ...units } = step.units
  return { ...run, failure: null, steps: { ...run.steps, [fact.step]: { ...step, units } } }
}

function withStatus(run: RunState, status: RunStatus): RunState {
  return { ...run, status, pausedFor: null, wish: '', failure: null }
}

function withRound(
  run: RunState,
  where: { step: string; round: number },
  change: (step: StepState) => StepState,
): RunState {
  const step = stepOf(run, where.step)
  // A result of a round that was reopened meanwhile belongs to nobody any more.
  if (where.round !== step.round) return run
  return { ...run, steps: { ...run.steps, [where.step]: change(step) } }
}

function withUnit(
  run: RunState,
  where: { step: string; item: string; round: number },
  change: (unit: UnitState) => UnitState,
): RunState {
  return withRound(run, where, (step) => {
    const unit = step.units[where.item]
    return unit ? { ...step, units: { ...step.units, [where.item]: change(unit) } } : step
  })
}

function emptyStep(key: string): StepState {
  return {
    key,
    round: 1,
    items: null,
    units: {},
    question: undefined,
    answer: undefined,
    asked: false,
    answered: false,
    answeredAt: null,
    answeredSeq: null,
    note: '',
    renewed: false,
    past: [],
  }
}

/** The state of a step, also of one that has not begun. */
export function stepOf(run: RunState, key: string): StepState {
  return run.steps[key] ?? emptyStep(key)
}

/** The steps that wait for a person, in the order in which they were first reached. */
export function openQuestions(run: RunState): readonly StepState[] {
  return Object.values(run.steps).filter((step) => step.asked && !step.answered)
}

/** All rounds of a step, earliest first, the present one last. */
export function roundsOf(step: StepState): readonly StepRound[] {
  return [...step.past, step]
}

/** Completed units of some steps over all rounds, in the order in which they ended. */
export function completedUnits(
  run: RunState,
  keys: readonly string[],
): readonly { step: string; round: number; unit: UnitState }[] {
  const units = keys.flatMap((key) =>
    roundsOf(stepOf(run, key)).flatMap((round) =>
      Object.values(round.units)
        .filter((unit) => unit.status === 'done')
        .map((unit) => ({ step: key, round: round.round, unit })),
    ),
  )
  return units.sort((a, b) => (a.unit.endedSeq ?? 0) - (b.unit.endedSeq ?? 0))
}

/** Keys of the steps whose present round has an output that this version of the pipeline cannot read. */
export function outdatedSteps(run: RunState): readonly string[] {
  return Object.values(run.steps)
    .filter(({ units }) => Object.values(units).some(({ error }) => error?.code === OUTDATED))
    .map(({ key }) => key)
}
