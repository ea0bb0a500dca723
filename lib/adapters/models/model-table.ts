/** How a model is asked for one kind of task. */
export interface TaskSettings {
  readonly temperature: number
  /** Tokens the answer may have. */
  readonly outputTokensMax: number
  readonly timeoutMs: number
}

/** Settings by agent. Low temperatures where facts are reworded, higher where alternatives are wanted. */
const tasks: Readonly<Record<string, TaskSettings>> = {
  'write-queries': { temperature: 0.4, outputTokensMax: 1_500, timeoutMs: 30_000 },
  summarise: { temperature: 0.2, outputTokensMax: 6_000, timeoutMs: 60_000 },
  interviewer: { temperature: 0, outputTokensMax: 500, timeoutMs: 20_000 },
  'write-literature-queries': { temperature: 0.3, outputTokensMax: 800, timeoutMs: 30_000 },
  problem: { temperature: 0.4, outputTokensMax: 6_000, timeoutMs: 90_000 },
  objectives: { temperature: 0.3, outputTokensMax: 4_000, timeoutMs: 60_000 },
  methodology: { temperature: 0.4, outputTokensMax: 6_000, timeoutMs: 90_000 },
  'data-collection': { temperature: 0.3, outputTokensMax: 4_000, timeoutMs: 60_000 },
  quality: { temperature: 0.1, outputTokensMax: 3_000, timeoutMs: 60_000 },
}

const unnamed: TaskSettings = { temperature: 0.3, outputTokensMax: 4_000, timeoutMs: 60_000 }

/** The settings of an agent; agents without a row share one. */
export function settingsFor(agent: string): TaskSettings {
  return Object.hasOwn(tasks, agent) ? (tasks[agent] ?? unnamed) : unnamed
}
