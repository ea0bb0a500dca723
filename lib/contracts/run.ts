import { z } from 'zod'

/**
 * Terminology
 *   run       one execution of a pipeline for one project, possibly lasting months
 *   step      one entry of the pipeline's list; unit: a step for one item ('' where a step has a single unit)
 *   round     how often a step was opened, from 1; reopening starts the next round and keeps the earlier ones
 *   desk      what has a log, too, and no steps: what students and advisors do at published versions
 *   event     a fact appended to a run's log; `seq` is dense from 1 within the run and is the SSE id
 *   version   of a pipeline: raised when what it reads of earlier steps changes its shape
 *   turn      one answer of a model that may call tools, with what the tools answered
 *   engine    who wrote an output: 'built-in', 'code', or '<provider>/<model>'
 */

/** More items than this in one step is a bug of the pipeline, not a big project. */
export const ITEMS_MAX = 500

/** What `tokens` of those that were used cost at the price of that moment, in millionths of the currency (ISO 4217). */
export const TokenCost = z.object({
  tokens: z.number().int().min(0),
  micros: z.number().int().min(0),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type TokenCost = z.infer<typeof TokenCost>

/** Longest wish for a consultation, in characters. */
export const WISH_MAX = 2_000

const stepKey = z.string().min(1).max(60)
const itemKey = z.string().max(200)
const round = z.number().int().min(1)
/** The version of the pipeline that wrote it; 1 where it was not written down yet. */
const version = z.number().int().min(1).optional()
const unit = { step: stepKey, item: itemKey, round }

export const RunFailure = z.object({ code: z.string().max(60), detail: z.string().max(1_000) })
export type RunFailure = z.infer<typeof RunFailure>

/** Progress inside a unit: a code the page words in the reader's language, with its data. */
export const RunNote = z.object({
  code: z.string().max(60),
  data: z
    .record(z.string().max(60), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
    .default({}),
})
export type RunNote = z.infer<typeof RunNote>

/** More calls than these in one turn are not looked at. */
export const TOOL_CALLS_MAX = 20

/** What a model wants to know from a tool. `meta` is what its service wants back with the answer; nobody else reads it. */
export const ToolCall = z.object({
  id: z.string().max(200),
  tool: z.string().max(100),
  input: z.unknown(),
  meta: z.unknown().optional(),
})
export type ToolCall = z.infer<typeof ToolCall>

/** What the model is told of a call; an error is a result, too. */
export const ToolAnswer = z.object({
  id: z.string().max(200),
  tool: z.string().max(100),
  ok: z.boolean(),
  output: z.string().max(60_000),
})
export type ToolAnswer = z.infer<typeof ToolAnswer>

/** One answer of a model that may call tools: calls, or a value that fits, or a text and what is wrong with it. */
const ModelTurn = z.object({
  text: z.string().max(200_000),
  calls: z.array(ToolCall).max(TOOL_CALLS_MAX),
  value: z.unknown().optional(),
  complaint: z.string().max(2_000),
})

/** The pipeline that the row of a desk names; nobody drives it. Its log has the id of its project. */
export const DESK = 'desk'

const DeskChange = z.enum([
  'version-published',
  'comment-added',
  'comment-answered',
  'comment-resolved',
  'comment-reopened',
  'decided',
])
export type DeskChange = z.infer<typeof DeskChange>

export const RunFact = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('run-created'),
    pipeline: z.string().max(60),
    input: z.unknown(),
    version,
    tokenBudget: z.number().int().min(0).nullable(),
  }),
  z.object({
    type: z.literal('items-planned'),
    step: stepKey,
    round,
    items: z.array(itemKey).max(ITEMS_MAX),
  }),
  z.object({ type: z.literal('unit-started'), ...unit, attempt: z.number().int().min(1) }),
  z.object({ type: z.literal('unit-noted'), ...unit, note: RunNote }),
  z.object({
    type: z.literal('unit-completed'),
    ...unit,
    output: z.unknown(),
    version,
    engine: z.string().max(80),
    tokens: z.number().int().min(0),
    cost: TokenCost.optional(),
    ms: z.number().min(0),
  }),
  z.object({
    type: z.literal('model-turned'),
    ...unit,
    turn: z.number().int().min(1),
    ...ModelTurn.shape,
    engine: z.string().max(80),
    tokens: z.number().int().min(0),
    cost: TokenCost.optional(),
    ms: z.number().min(0),
  }),
  z.object({
    type: z.literal('tool-answered'),
    ...unit,
    turn: z.number().int().min(1),
    ...ToolAnswer.shape,
    ms: z.number().min(0),
  }),
  z.object({
    type: z.literal('unit-failed'),
    ...unit,
    error: RunFailure,
    final: z.boolean(),
    tokens: z.number().int().min(0).optional(),
    cost: TokenCost.optional(),
  }),
  z.object({ type: z.literal('question-asked'), step: stepKey, round, question: z.unknown() }),
  z.object({ type: z.literal('question-answered'), step: stepKey, round, answer: z.unknown(), version }),
  z.object({
    type: z.literal('steps-reopened'),
    steps: z.array(stepKey).min(1).max(100),
    /** What the next round should do differently; read by the reopened steps. */
    note: z.string().max(4_000),
    /** Because this version of the pipeline cannot read what an earlier one made: answers that still fit are kept. */
    renewed: z.literal(true).optional(),
    /** Steps in which nothing happened yet go to their next round, too, so that the rounds of all of them stay the same. */
    together: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('unit-reopened'), step: stepKey, item: itemKey }),
  z.object({ type: z.literal('budget-warned'), used: z.number().int(), budget: z.number().int() }),
  z.object({ type: z.literal('budget-extended'), budget: z.number().int().min(0) }),
  z.object({
    type: z.literal('run-paused'),
    reason: z.enum(['budget', 'person', 'consultation']),
    /** What the student wants to talk about in a consultation, in their words. */
    wish: z.string().max(WISH_MAX).optional(),
  }),
  z.object({ type: z.literal('run-resumed') }),
  /** Nothing can be done until one of the open questions is answered. */
  z.object({ type: z.literal('run-waiting') }),
  z.object({ type: z.literal('run-completed') }),
  z.object({ type: z.literal('run-failed'), step: stepKey, error: RunFailure }),
  z.object({ type: z.literal('run-cancelled') }),
  /** `about`: id of the comment, or number of the version or round. */
  z.object({ type: z.literal('desk-changed'), kind: DeskChange, about: z.string().max(64) }),
])
export type RunFact = z.infer<typeof RunFact>

/** A fact with its place and time in the log. */
export const RunEvent = z.object({ seq: z.number().int().min(1), at: z.string().max(40), fact: RunFact })
export type RunEvent = z.infer<typeof RunEvent>

/** A turn of an agent with tools, with the answers to its calls so far. */
export interface UnitTurn {
  readonly text: string
  readonly calls: readonly ToolCall[]
  readonly value?: unknown
  readonly complaint: string
  readonly engine: string
  readonly answers: readonly ToolAnswer[]
}

export interface UnitState {
  readonly item: string
  readonly status: 'running' | 'done' | 'failed'
  readonly attempt: number
  readonly startedAt: string
  readonly endedAt: string | null
  /** Seq of the event that ended it: the order in which results came in. */
  readonly endedSeq: number | null
  readonly output: unknown
  readonly engine: string | null
  readonly tokens: number
  readonly error: RunFailure | null
  readonly notes: readonly RunNote[]
  /** Of an agent with tools; kept when its process is lost, so that no call is made twice. */
  readonly turns: readonly UnitTurn[]
  /** Turns and answers that were there when this attempt began: more of them means that it got on. */
  readonly doneBefore: number
}

export interface StepRound {
  readonly round: number
  /** null until planned. */
  readonly items: readonly string[] | null
  readonly units: Readonly<Record<string, UnitState>>
  readonly question: unknown
  readonly answer: unknown
  readonly answered: boolean
  /** When and where in the log the answer was given; null while it is not. */
  readonly answeredAt: string | null
  readonly answeredSeq: number | null
  readonly asked: boolean
  /** Why this round was opened; empty in the first. */
  readonly note: string
  /** Opened because a newer version of the pipeline could not read the round before. */
  readonly renewed: boolean
}

export interface StepState extends StepRound {
  readonly key: string
  readonly past: readonly StepRound[]
}

export type RunStatus = 'running' | 'waiting' | 'paused' | 'completed' | 'failed' | 'cancelled'

/** A run as its events say; the same value on the server and in the browser. */
export interface RunState {
  readonly seq: number
  readonly pipeline: string
  readonly input: unknown
  readonly status: RunStatus
  readonly pausedFor: 'budget' | 'person' | 'consultation' | null
  /** What the student wants to talk about in the consultation it is paused for; '' for nothing. */
  readonly wish: string
  readonly failure: { readonly step: string; readonly error: RunFailure } | null
  readonly steps: Readonly<Record<string, StepState>>
  readonly tokens: {
    readonly used: number
    /** Of those whose price was known, one for each currency; what they lack of `used` cost nobody knows what. */
    readonly costs: readonly TokenCost[]
    readonly budget: number | null
    readonly warned: boolean
  }
  readonly createdAt: string
  readonly updatedAt: string
  /** In a browser: what stood in rows when the state was read; later events go on from there. Each pipeline has its own. */
  readonly present?: unknown
}
