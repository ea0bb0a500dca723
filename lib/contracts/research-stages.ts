import type { StageTable } from './stage-table'

export const RESEARCH = 'research-answers'

/** Questions to the library, one after the other: searched for, asked in depth, answered from what was found. */
export const researchStages = [
  {
    key: 'research',
    steps: [
      { key: 'question', kind: 'ask' },
      { key: 'prepare', kind: 'task' },
      { key: 'search', kind: 'task', shown: true },
      { key: 'search-text', kind: 'task' },
      { key: 'search-each', kind: 'task' },
      { key: 'search-web', kind: 'task' },
      { key: 'ask-knowledge', kind: 'task' },
      {
        key: 'answer',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.3, outputTokensMax: 4_096, timeoutMs: 60_000 },
      },
      { key: 'next-question', kind: 'gate' },
    ],
  },
] as const satisfies StageTable
