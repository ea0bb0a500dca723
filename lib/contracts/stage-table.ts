/**
 * A pipeline's table: its stages in their order, and the steps of each. Data only, without a schema, so that the browser has it
 * from the first load. What lists stages or steps anywhere else is derived from it.
 */

/** How a language model is asked for one agent's output. */
export interface ModelSettings {
  readonly temperature: number
  /** Tokens the answer may have. */
  readonly outputTokensMax: number
  readonly timeoutMs: number
}

export interface StepEntry {
  /** As the log names it; its label is `step.<key>` of the pipeline's words. */
  readonly key: string
  readonly kind: 'agent' | 'task' | 'ask' | 'gate'
  /** Worth a line of progress; the others take no time. */
  readonly shown?: true
  /** Of an agent that asks a model. */
  readonly model?: ModelSettings
  /** Of a question: the steps that each kind of answer opens again, with all that build on them. */
  readonly reopens?: Readonly<Record<string, readonly string[]>>
  /** Of a question that stays open when all is done, for whoever comes back to it; nobody has to answer it. */
  readonly staysOpen?: true
}

export interface StageEntry {
  /** Its label is `stage.<key>` of the pipeline's words. */
  readonly key: string
  readonly steps: readonly StepEntry[]
}

export type StageTable = readonly StageEntry[]
