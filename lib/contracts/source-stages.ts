import type { StageEntry, StepEntry } from './stage-table'

interface SourceStepEntry extends StepEntry {
  /** Its outputs change the list of sources. */
  readonly changesSources?: true
  /** At work, it may change the texts or the records of sources. */
  readonly changesTexts?: true
  /** Every round of it says something on the page: lanes in force, the history's counts, own sources. */
  readonly keepsRounds?: true
}

interface SourceStageEntry extends StageEntry {
  readonly steps: readonly SourceStepEntry[]
}

/** The stages of source validation, in the order of the work. */
export const sourceStages = [
  {
    key: 'plan',
    steps: [
      { key: 'prepare', kind: 'task', shown: true, changesSources: true },
      { key: 'confirm', kind: 'ask' },
      {
        key: 'write-queries',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.4, outputTokensMax: 1_500, timeoutMs: 30_000 },
      },
      { key: 'apply-scope', kind: 'task', changesSources: true },
    ],
  },
  {
    key: 'search',
    steps: [
      { key: 'search', kind: 'task', shown: true, changesTexts: true, keepsRounds: true },
      { key: 'learn-names', kind: 'task', shown: true },
      {
        key: 'rank-arrivals',
        kind: 'task',
        shown: true,
        changesSources: true,
        changesTexts: true,
        keepsRounds: true,
      },
      { key: 'complete-records', kind: 'task', changesSources: true, changesTexts: true },
      {
        key: 'own-sources',
        kind: 'task',
        shown: true,
        changesSources: true,
        changesTexts: true,
        keepsRounds: true,
      },
      { key: 'use-names', kind: 'task', shown: true, changesSources: true, keepsRounds: true },
      { key: 'regroup', kind: 'task', shown: true, changesSources: true, changesTexts: true },
    ],
  },
  {
    key: 'assess',
    steps: [
      { key: 'check-sources', kind: 'task', shown: true, changesSources: true },
      { key: 'compare-meaning', kind: 'task', shown: true, changesSources: true },
      { key: 'threshold', kind: 'task', shown: true, keepsRounds: true },
      {
        key: 'summarise',
        kind: 'agent',
        shown: true,
        changesSources: true,
        model: { temperature: 0.2, outputTokensMax: 6_000, timeoutMs: 60_000 },
      },
      { key: 'scope-strategies', kind: 'agent', shown: true },
      {
        key: 'quality-panel',
        kind: 'agent',
        shown: true,
        model: { temperature: 0.3, outputTokensMax: 1_500, timeoutMs: 30_000 },
      },
      { key: 'check-links', kind: 'task', shown: true, changesSources: true },
    ],
  },
  {
    key: 'choose',
    steps: [
      {
        key: 'refine',
        kind: 'ask',
        reopens: {
          refine: ['write-queries'],
          retry: ['search'],
          add: ['own-sources'],
          split: ['regroup'],
          join: ['regroup'],
          'undo-merge': ['regroup'],
          'remove-own': ['regroup'],
          'undo-remove-own': ['regroup'],
        },
      },
      { key: 'select', kind: 'ask', reopens: { back: ['refine'] } },
      { key: 'check-chosen-links', kind: 'task', shown: true, changesSources: true },
    ],
  },
  {
    key: 'finish',
    steps: [
      { key: 'finalise', kind: 'task', shown: true },
      { key: 'next', kind: 'ask', staysOpen: true, reopens: { back: ['refine'] } },
    ],
  },
] as const satisfies readonly SourceStageEntry[]

type Step = (typeof sourceStages)[number]['steps'][number]
export type SourceStep = Step['key']
export type SourceQuestion = Extract<Step, { kind: 'ask' }>['key']
export type ShownSourceStep = Extract<Step, { shown: true }>['key']

const entries: readonly Step[] = sourceStages.flatMap(({ steps }): readonly Step[] => steps)

/** Steps whose outputs change the list of sources. */
export const deltaSteps: readonly SourceStep[] = entries.flatMap((step) =>
  'changesSources' in step ? [step.key] : [],
)

/** Steps that, while at work, may change the texts or the records of sources. */
export const textSteps: readonly SourceStep[] = entries.flatMap((step) =>
  'changesTexts' in step ? [step.key] : [],
)

/** Steps of which every round says something on the page. */
export const stepsWithRounds: readonly SourceStep[] = entries.flatMap((step) =>
  'keepsRounds' in step ? [step.key] : [],
)

export const sourceQuestions: readonly SourceQuestion[] = entries.flatMap((step) =>
  step.kind === 'ask' ? [step.key] : [],
)

/** Steps that a reader sees at work; the others are too short or too technical to name. */
export const shownSourceSteps: readonly ShownSourceStep[] = entries.flatMap((step) =>
  'shown' in step ? [step.key] : [],
)
