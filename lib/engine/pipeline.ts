import type { ZodType } from 'zod'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunNote, RunState } from '@/lib/contracts/run'
import type { Tool } from './tool'

/**
 * Terminology
 *   agent   writes its output with a language model, or from the evidence alone by `compose`
 *   task    a function that may use ports
 *   ask     waits for a person; its answer may reopen earlier steps
 *   gate    a pure verdict; may send back earlier steps a bounded number of times
 *   each    the step runs once per item; `follows` lets item k start as soon as item k of another step has ended
 */

/** By the version that wrote a value: what makes of it a value of the next version. Must not throw. */
export type Upcasts = Readonly<Record<number, (old: unknown) => unknown>>

export interface StepBase {
  readonly key: string
  readonly needs: readonly AnyStep[]
  /** Steps that have to be settled before this one starts, though it builds on nothing of them: it is not opened again with them. */
  readonly after: readonly AnyStep[]
  /** Steps that come later, of which this one reads what earlier rounds have left. Asked for when the step runs. */
  readonly recalls: () => readonly AnyStep[]
}

/**
 * What a step's function sees. It may read itself, the steps named in `needs` and those that they build on, and what earlier
 * rounds of the steps in `recalls` have left; reading any other throws `internal`.
 */
export interface StepContext {
  /** The run as far as the step may read it, for folds over several steps. */
  readonly run: RunState
  readonly input: unknown
  readonly item: string
  readonly round: number
  /** What the person or gate that reopened this step wants done differently; empty in the first round. */
  readonly reopenNote: string
  readonly now: string
  read<T>(step: OutputStep<T>): T
  /** Units of the present round that completed, and those that failed. */
  readUnits<T>(step: OutputStep<T>): { ok: ReadonlyMap<string, T>; failed: ReadonlyMap<string, string> }
  /** Completed outputs over all rounds in the order in which they ended. */
  readAll<T>(step: OutputStep<T>): readonly { item: string; round: number; output: T; endedSeq: number }[]
  readAnswer<T>(step: AskStep<T>): T
  /** All answers to a question, earliest first. */
  readAnswers<T>(step: AskStep<T>): readonly T[]
}

export interface UnitContext<P> extends StepContext {
  readonly ports: P
  readonly signal: AbortSignal
  /** Shows progress; kept in the log. */
  note(note: RunNote): void
}

export interface EachOptions {
  /** The items, known once `needs` are done (or, with `follows`, once that step's items are known). */
  readonly items: (context: StepContext) => readonly string[]
  readonly follows?: AnyStep
  /** One unit at a time, each seeing the outputs of those before it. */
  readonly serial?: boolean
}

interface OutputOptions<T> {
  readonly needs?: readonly AnyStep[]
  readonly after?: StepBase['after']
  readonly recalls?: StepBase['recalls']
  readonly each?: EachOptions
  readonly output: ZodType<T>
  /** Fewer completed units than this fail the run. Default: all of a single unit, none of `each`. */
  readonly minOk?: number
  /** What a browser gets instead of the full output. Must be small and hold no secret. */
  readonly view?: (output: T) => unknown
  /** How outputs of earlier versions of the pipeline are read. */
  readonly upcasts?: Upcasts
}

export interface OutputStep<T> extends StepBase {
  readonly kind: 'agent' | 'task'
  readonly each: EachOptions | null
  readonly output: ZodType<T>
  readonly minOk: number
  readonly upcasts: Upcasts
  readonly view: (output: unknown) => unknown
  /** Outputs come from the log as unknown data; each unit is parsed once and remembered here. */
  readonly parsed: WeakMap<object, T>
}

export interface TaskStep<T, P> extends OutputStep<T> {
  readonly kind: 'task'
  readonly run: (context: UnitContext<P>) => Promise<T> | T
}

export interface AgentPrompt {
  readonly values: Record<string, string>
  readonly evidence: Record<string, string>
}

export interface AgentStep<T, P extends { model: ModelPort }> extends OutputStep<T> {
  readonly kind: 'agent'
  /** The floor: the same contract from the evidence alone. Must not throw for lack of evidence. */
  readonly compose: (context: UnitContext<P>) => Promise<T> | T
  /** What the model gets; null: nothing for a model to do in this unit, use the floor. */
  readonly prompt: (context: UnitContext<P>) => AgentPrompt | null | Promise<AgentPrompt | null>
  /** Joins the model's answer with what code must decide (ids, figures). Default: the answer as it is. */
  readonly accept: (answer: unknown, floor: T, context: UnitContext<P>) => T | Promise<T>
  readonly answer: ZodType<unknown>
  /** Names the prompt file of an item. */
  readonly promptKey: (item: string) => string
  /** Tools the model may call on its way to the answer. */
  readonly tools: readonly Tool<UnitContext<P>>[]
  /** The model gets this many turns at most in a unit; in the last one it must answer. */
  readonly turnsMax: (context: UnitContext<P>) => number
}

export interface AskStep<T> extends StepBase {
  readonly kind: 'ask'
  readonly question: (context: StepContext) => unknown
  /** An answer that needs no person, e.g. one given when the run began; null asks. */
  readonly known: (context: StepContext) => T | null
  readonly answer: ZodType<T>
  /** How answers to earlier versions of the pipeline are read: what a student decided is never asked for anew. */
  readonly upcasts: Upcasts
  /** Why an answer of the right shape is not taken from the run as it stands now; null takes it. */
  readonly refuses: (answer: T, run: RunState) => ErrorCode | null
  /** Steps the answer reopens, with all that build on them (the ask itself included). Empty: go on. */
  readonly reopens: (answer: T) => readonly AnyStep[]
  /** Steps the answer reopens alone: what builds on them keeps what it made from their earlier output. */
  readonly reopensAlone: (answer: T) => readonly AnyStep[]
}

export interface GateStep extends StepBase {
  readonly kind: 'gate'
  readonly judge: (
    context: StepContext,
  ) => { pass: true } | { pass: false; back: readonly AnyStep[]; note: string }
  /** After this many times sent back, the gate lets pass. */
  readonly maxRounds: number
}

// A step's output and port types differ by step; the engine only moves values between a step and its own schema.
// biome-ignore lint/suspicious/noExplicitAny: heterogeneous list, each step is checked where it is declared
export type AnyStep = TaskStep<any, any> | AgentStep<any, any> | AskStep<any> | GateStep

export interface Pipeline {
  readonly name: string
  /** From 1; raised when a step's output or answer, or the input, changes its shape. */
  readonly version: number
  /** How inputs of runs that an earlier version began are read. */
  readonly inputUpcasts: Upcasts
  readonly steps: readonly AnyStep[]
  /** Where a completed run is taken up again; null where it has ended for good. */
  readonly takenUpAt: AnyStep | null
}

/** Declares a step run by a function. */
export function task<T, P>(
  key: string,
  options: OutputOptions<T> & { run: (context: UnitContext<P>) => Promise<T> | T },
): TaskStep<T, P> {
  return { kind: 'task', key, ...outputParts(options), run: options.run }
}

/** Turns of an agent with tools where its step says nothing. */
const TURNS_MAX_DEFAULT = 12

/** Declares a step with a floor (`compose`) and a ceiling (a prompt file named after the key, or one for each item). */
export function agent<T, P extends { model: ModelPort }, A = T>(
  key: string,
  options: OutputOptions<T> & {
    compose: AgentStep<T, P>['compose']
    prompt: AgentStep<T, P>['prompt']
    /** The prompt of each item; items that are not named share the one named after the step. */
    prompts?: Readonly<Record<string, string>>
    tools?: readonly Tool<UnitContext<P>>[]
    turnsMax?: AgentStep<T, P>['turnsMax']
    answer?: ZodType<A>
    accept?: (answer: A, floor: T, context: UnitContext<P>) => T | Promise<T>
  },
): AgentStep<T, P> {
  const { accept, prompts = {} } = options
  const answer = options.answer ?? options.output
  return {
    kind: 'agent',
    key,
    ...outputParts(options),
    compose: options.compose,
    prompt: options.prompt,
    promptKey: (item) => (Object.hasOwn(prompts, item) ? (prompts[item] ?? key) : key),
    tools: options.tools ?? [],
    turnsMax: options.turnsMax ?? (() => TURNS_MAX_DEFAULT),
    answer,
    accept: (value, floor, context) =>
      accept && options.answer
        ? accept(options.answer.parse(value), floor, context)
        : options.output.parse(value),
  }
}

/** Declares a step that waits for a person. */
export function ask<T>(
  key: string,
  options: {
    needs: readonly AnyStep[]
    recalls?: StepBase['recalls']
    answer: ZodType<T>
    question?: (context: StepContext) => unknown
    known?: (context: StepContext) => T | null
    upcasts?: Upcasts
    refuses?: AskStep<T>['refuses']
    reopens?: (answer: T) => readonly AnyStep[]
    reopensAlone?: (answer: T) => readonly AnyStep[]
  },
): AskStep<T> {
  return {
    kind: 'ask',
    key,
    needs: options.needs,
    after: [],
    recalls: options.recalls ?? (() => []),
    answer: options.answer,
    question: options.question ?? (() => null),
    known: options.known ?? (() => null),
    upcasts: options.upcasts ?? {},
    refuses: options.refuses ?? (() => null),
    reopens: options.reopens ?? (() => []),
    reopensAlone: options.reopensAlone ?? (() => []),
  }
}

/** Declares a verdict that may send earlier steps back. */
export function gate(
  key: string,
  options: Omit<GateStep, 'kind' | 'key' | 'recalls' | 'after'> & Partial<Pick<GateStep, 'recalls'>>,
): GateStep {
  return { kind: 'gate', key, after: [], recalls: () => [], ...options }
}

/** A pipeline from its steps, in the order of the list. Throws when a key occurs twice or a need comes later. */
export function pipeline(
  name: string,
  steps: readonly AnyStep[],
  {
    version = 1,
    inputUpcasts = {},
    takenUpAt = null,
  }: { version?: number; inputUpcasts?: Upcasts; takenUpAt?: AnyStep | null } = {},
): Pipeline {
  const seen = new Set<AnyStep>()
  const keys = new Set<string>()
  for (const step of steps) {
    if (keys.has(step.key)) throw new Error(`${name}: step ${step.key} is declared twice`)
    const missing = [...dependenciesOf(step), ...step.after].find((need) => !seen.has(need))
    if (missing) throw new Error(`${name}: ${step.key} needs ${missing.key}, which does not come before it`)
    keys.add(step.key)
    seen.add(step)
  }
  return { name, version, inputUpcasts, steps, takenUpAt }
}

/** The steps with these keys, in pipeline order. */
export function stepsNamed({ steps }: Pipeline, keys: readonly string[]): readonly AnyStep[] {
  return steps.filter(({ key }) => keys.includes(key))
}

/** The steps a step builds on: its needs and the step it follows. */
export function dependenciesOf(step: AnyStep): readonly AnyStep[] {
  const follows = 'each' in step ? step.each?.follows : undefined
  return follows ? [...step.needs, follows] : step.needs
}

/** Keys of the steps that a step's functions may read. */
export function readableFrom(step: AnyStep): ReadonlySet<string> {
  const known = readable.get(step)
  if (known) return known
  const above = new Set<AnyStep>([step])
  // A set that grows while it is walked: what a need builds on may be read, too.
  for (const each of above) for (const need of dependenciesOf(each)) above.add(need)
  const keys = new Set([...above, ...step.recalls()].map(({ key }) => key))
  readable.set(step, keys)
  return keys
}

const readable = new WeakMap<AnyStep, ReadonlySet<string>>()

/** The named steps and everything that builds on them, in pipeline order. */
export function withDependents(line: Pipeline, roots: readonly AnyStep[]): readonly AnyStep[] {
  const reached = new Set<AnyStep>(roots)
  for (const step of line.steps) {
    if (dependenciesOf(step).some((need) => reached.has(need))) reached.add(step)
  }
  return line.steps.filter((step) => reached.has(step))
}

/** What an answer to a question reopens, in pipeline order. */
export function reopenedBy<T>(line: Pipeline, step: AskStep<T>, answer: T): readonly AnyStep[] {
  const reopened = new Set([...withDependents(line, step.reopens(answer)), ...step.reopensAlone(answer)])
  return line.steps.filter((candidate) => reopened.has(candidate))
}

function outputParts<T>(options: OutputOptions<T>) {
  const { view, output } = options
  return {
    needs: options.needs ?? [],
    after: options.after ?? [],
    recalls: options.recalls ?? (() => []),
    each: options.each ?? null,
    output,
    minOk: options.minOk ?? (options.each ? 0 : 1),
    upcasts: options.upcasts ?? {},
    view: (value: unknown) => (view ? view(output.parse(value)) : value),
    parsed: new WeakMap<object, T>(),
  }
}
