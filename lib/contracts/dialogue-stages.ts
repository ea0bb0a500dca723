import type { StageTable } from './stage-table'

export const ELICITATION = 'elicitation'
export const ROUND_TABLE = 'round-table'
export const BRAINSTORMING = 'brainstorming'
const dialogues: readonly string[] = [ELICITATION, ROUND_TABLE, BRAINSTORMING]

/** True for a pipeline that is called from others and comes back to them. */
export function isDialogue(pipeline: string): boolean {
  return dialogues.includes(pipeline)
}

/** A text is looked at by one method after another: the student acts, and what they propose is put in better words. */
export const elicitationStages = [
  {
    key: 'elicitation',
    steps: [
      { key: 'act', kind: 'ask' },
      {
        key: 'raise',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.5, outputTokensMax: 1_500, timeoutMs: 45_000 },
      },
      { key: 'go-on', kind: 'gate' },
    ],
  },
] as const satisfies StageTable

/** The student says something, and two or three of the table answer it from what the project holds. */
export const roundTableStages = [
  {
    key: 'round-table',
    steps: [
      { key: 'act', kind: 'ask' },
      { key: 'gather', kind: 'task' },
      {
        key: 'speak',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.5, outputTokensMax: 600, timeoutMs: 30_000 },
      },
      { key: 'go-on', kind: 'gate' },
    ],
  },
] as const satisfies StageTable

/** The student finds ideas by one technique after another, and a model may ask besides. */
export const brainstormingStages = [
  {
    key: 'brainstorming',
    steps: [
      { key: 'act', kind: 'ask' },
      {
        key: 'suggest',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.7, outputTokensMax: 500, timeoutMs: 20_000 },
      },
      { key: 'go-on', kind: 'gate' },
    ],
  },
] as const satisfies StageTable
