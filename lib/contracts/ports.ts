import type { ZodType } from 'zod'
import type { ConceptMap } from './concept-map'
import type { RunEvent, RunFact, RunState, TokenCost, ToolCall, UnitTurn } from './run'
import type { FoundNames } from './vocabulary'

/** What an agent asks a language model for. Outside text in `evidence` is data: the adapter puts it between borders. */
export interface ModelRequest<T> {
  /** Name of the agent: names its prompt file and its row in the model table. */
  readonly agent: string
  /** Names its prompt file where that is not named after the agent: one of its items has a prompt of its own. */
  readonly prompt?: string
  /** Values of the prompt's placeholders, written by Carrel or by the student. */
  readonly values: Readonly<Record<string, string>>
  /** Third-party text, by name; never instructions. */
  readonly evidence: Readonly<Record<string, string>>
  readonly schema: ZodType<T>
  readonly signal: AbortSignal
}

export type ModelAnswer<T> =
  | {
      readonly ok: true
      readonly value: T
      readonly engine: string
      readonly tokens: number
      /** Of the tokens whose price is known. */
      readonly cost?: TokenCost | undefined
      readonly fallbacks: readonly string[]
    }
  | {
      readonly ok: false
      readonly reason: string
      readonly tokens: number
      readonly cost?: TokenCost | undefined
      readonly fallbacks: readonly string[]
    }

/** A tool as a model is told of it. */
export interface ToolOffer {
  readonly name: string
  readonly description: string
  readonly input: ZodType<unknown>
}

/** What an agent with tools asks for: the next turn after those that were. */
export interface TurnRequest<T> extends ModelRequest<T> {
  readonly tools: readonly ToolOffer[]
  /** False where the model must answer now: the tools are named and may not be called. */
  readonly mayCall: boolean
  readonly past: readonly UnitTurn[]
  /** Called with each piece of text as it comes; must not throw. */
  readonly onText: (delta: string) => void
}

export type TurnAnswer<T> =
  | {
      readonly ok: true
      readonly text: string
      readonly calls: readonly ToolCall[]
      /** The answer where it fits; undefined where there are calls or a complaint. */
      readonly value: T | undefined
      /** What is wrong with an answer that does not fit; ''. */
      readonly complaint: string
      readonly engine: string
      readonly tokens: number
      readonly cost?: TokenCost | undefined
    }
  | { readonly ok: false; readonly reason: string; readonly tokens: number }

/** A language model, or none. Expected failures are answers; only an abort rejects. */
export interface ModelPort {
  /** Null when no model is configured: agents then use what is built in. */
  readonly name: string | null
  write<T>(request: ModelRequest<T>): Promise<ModelAnswer<T>>
  /** One turn with tools. A port without it has no tools: agents that need them use what is built in. */
  turn?<T>(request: TurnRequest<T>): Promise<TurnAnswer<T>>
}

/** Some models read what is asked in another way than what is searched. */
export type EmbeddedAs = 'query' | 'passage'

export interface EmbedOptions {
  readonly as: EmbeddedAs
  readonly signal: AbortSignal
}

/** A model that places texts by their meaning. */
export interface EmbeddingPort {
  /** Vectors of one name are comparable with each other, and with no others. */
  readonly name: string
  /** One vector for each text, in the order given; null when the model does not answer. Rejects only when aborted. */
  embed(texts: readonly string[], options: EmbedOptions): Promise<readonly (readonly number[])[] | null>
}

/** Vocabulary services and Wikidata, all asked at once. */
export interface NamesPort {
  /**
   * Names in the three languages for the concepts in use, within three seconds whatever the services do; what comes later is
   * there the next time. A service that failed says so in its report. Rejects only when aborted.
   */
  findNames(map: ConceptMap, signal: AbortSignal): Promise<FoundNames>
}

export interface Clock {
  /** ISO 8601 with milliseconds, UTC. */
  now(): string
  /** Milliseconds from a fixed point; only differences mean something. */
  elapsedMs(): number
}

/** The log of one run, held by the process that has its lease. */
export interface RunLog {
  /** The run folded from the whole log, each event as `present` reads it. */
  begin(present: (event: RunEvent) => RunEvent): Promise<RunState>
  /** Events with a seq above `afterSeq`, in order. */
  read(afterSeq: number): Promise<readonly RunEvent[]>
  /**
   * Appends facts in one transaction, with `after.run`, the state they lead to, if the log still ends at `after.seq`. Returns them
   * with their seq, or null when somebody (a person) has written meanwhile: read on, think again, append again.
   * Throws `lease-lost` when another process holds the run now. Nothing is written in both cases.
   */
  append(
    facts: readonly RunFact[],
    after: { readonly seq: number; readonly run: RunState; readonly at: string },
  ): Promise<readonly RunEvent[] | null>
  /** Resolves when somebody else may have appended, or after `timeoutMs`. */
  changed(timeoutMs: number, signal: AbortSignal): Promise<void>
}
