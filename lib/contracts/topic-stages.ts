import type { StageEntry } from './stage-table'

export const TOPIC_DISCOVERY = 'topic-discovery'

/** The stages of topic discovery, in the order of the work. */
export const topicStages = [
  {
    key: 'interests',
    steps: [
      { key: 'interviewer', kind: 'task' },
      { key: 'interests', kind: 'ask', reopens: { reply: ['interviewer'], back: ['interviewer'] } },
    ],
  },
  {
    key: 'angles',
    steps: [
      { key: 'look-around', kind: 'task', shown: true },
      {
        key: 'angles',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.6, outputTokensMax: 3_000, timeoutMs: 45_000 },
      },
      { key: 'count-angles', kind: 'task', shown: true },
      { key: 'count-late', kind: 'task', shown: true },
    ],
  },
  {
    key: 'finalists',
    steps: [
      {
        key: 'narrow',
        kind: 'ask',
        reopens: {
          regenerate: ['angles'],
          own: ['angles'],
          recount: ['count-angles'],
          interests: ['interviewer'],
        },
      },
      { key: 'read-finalists', kind: 'task', shown: true },
      { key: 'count-limits', kind: 'task', shown: true },
      { key: 'validate', kind: 'task', shown: true },
    ],
  },
  {
    key: 'choice',
    steps: [
      { key: 'choose', kind: 'ask', reopens: { back: ['narrow'] } },
      {
        key: 'design-questions',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.5, outputTokensMax: 1_500, timeoutMs: 30_000 },
      },
      { key: 'settle', kind: 'ask', reopens: { back: ['choose'] } },
    ],
  },
  { key: 'document', steps: [{ key: 'write-documents', kind: 'task', shown: true }] },
] as const satisfies readonly StageEntry[]

type Step = (typeof topicStages)[number]['steps'][number]
export type TopicQuestion = Extract<Step, { kind: 'ask' }>['key']
