import type { StageTable } from './stage-table'

export const COLLECTION = 'source-collection'

/** Collecting sources for questions: an agent with tools where a model is configured, then whatever is still missing without one. */
export const collectionStages = [
  {
    key: 'collection',
    steps: [
      { key: 'prepare', kind: 'task' },
      {
        key: 'collect',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.2, outputTokensMax: 4_096, timeoutMs: 60_000 },
      },
      { key: 'fill', kind: 'task', shown: true },
      { key: 'finalize', kind: 'task', shown: true },
    ],
  },
] as const satisfies StageTable
