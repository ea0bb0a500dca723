import type { StageEntry } from './stage-table'

export const LITERATURE_REVIEW = 'literature-review'

/** The stages of a literature review, in the order of the work. */
export const reviewStages = [
  {
    key: 'sources',
    steps: [
      { key: 'gather', kind: 'task', shown: true },
      { key: 'read-studies', kind: 'task', shown: true },
    ],
  },
  {
    key: 'themes',
    steps: [
      { key: 'find-themes', kind: 'task', shown: true },
      { key: 'agree', kind: 'ask', reopens: { settings: ['gather'] } },
    ],
  },
  {
    key: 'writing',
    steps: [
      { key: 'write-themes', kind: 'task', shown: true },
      { key: 'connect', kind: 'task', shown: true },
      { key: 'answer-columns', kind: 'task', shown: true },
      { key: 'check-references', kind: 'task', shown: true },
      { key: 'search-again', kind: 'task', shown: true },
      { key: 'read-citations', kind: 'task', shown: true },
    ],
  },
  {
    key: 'exit',
    steps: [
      {
        key: 'exit',
        kind: 'ask',
        reopens: {
          themes: ['find-themes'],
          settings: ['gather'],
          column: ['answer-columns'],
          'drop-column': ['answer-columns'],
          reference: ['check-references'],
          appraisal: ['answer-columns'],
          replay: ['search-again'],
          citations: ['read-citations'],
        },
      },
      { key: 'remember', kind: 'task' },
    ],
  },
] as const satisfies readonly StageEntry[]

type Step = (typeof reviewStages)[number]['steps'][number]
export type ReviewQuestion = Extract<Step, { kind: 'ask' }>['key']
