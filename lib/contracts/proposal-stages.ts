import type { StageEntry, StepEntry } from './stage-table'

interface ProposalStepEntry extends StepEntry {
  /** The state of the specification's workflow while it is at work; none where the state does not change. */
  readonly state?: string
  /** Its output reaches the document: the statement on the use of AI names it. */
  readonly reported?: true
  /** Follows from all stages: made anew whenever a stage was edited, taken back, or written again. */
  readonly recomputed?: true
}

interface ProposalStageEntry extends StageEntry {
  readonly steps: readonly ProposalStepEntry[]
  /** The student can edit it; its value is the output of the step of the same name. */
  readonly editable?: {
    /** The stage's name in the specification, and where its contract lies in the value. */
    readonly component: string
    readonly contract: string
    /** Its texts may cite sources. */
    readonly cites: boolean
    /** The step from which quality control has it written again; null: no step of its own, nothing but the student changes it. */
    readonly rewrittenFrom: string | null
    /** Where the draft goes back to when quality control finds fault with it. */
    readonly sentBackTo: string
  }
}

/** The stages of a proposal in the order in which they build on each other: what an edit makes stale is what comes after it. */
export const proposalStages = [
  {
    key: 'profile',
    editable: {
      component: 'user_profile',
      contract: 'profile',
      cites: false,
      rewrittenFrom: null,
      // The profile is the student's: the first stage after it that can adapt to it does.
      sentBackTo: 'methodology',
    },
    steps: [
      {
        key: 'interviewer',
        kind: 'agent',
        state: 'INTERVIEW',
        reported: true,
        model: { temperature: 0, outputTokensMax: 500, timeoutMs: 20_000 },
      },
      { key: 'interview', kind: 'ask', reopens: { reply: ['interviewer'], back: ['interviewer'] } },
      { key: 'profile', kind: 'task', reported: true },
    ],
  },
  {
    key: 'problem',
    editable: {
      component: 'problem_definition',
      contract: 'definition',
      cites: true,
      rewrittenFrom: 'write-literature-queries',
      sentBackTo: 'write-literature-queries',
    },
    steps: [
      {
        key: 'write-literature-queries',
        kind: 'agent',
        state: 'PROBLEM_FORMULATION',
        reported: true,
        shown: true,
        model: { temperature: 0.3, outputTokensMax: 800, timeoutMs: 30_000 },
      },
      { key: 'literature', kind: 'task', state: 'PROBLEM_FORMULATION', reported: true, shown: true },
      {
        key: 'problem',
        kind: 'agent',
        state: 'PROBLEM_FORMULATION',
        reported: true,
        shown: true,
        model: { temperature: 0.4, outputTokensMax: 6_000, timeoutMs: 90_000 },
      },
    ],
  },
  {
    key: 'objectives',
    editable: {
      component: 'research_objectives',
      contract: 'objectives',
      cites: true,
      rewrittenFrom: 'objectives',
      sentBackTo: 'objectives',
    },
    steps: [
      {
        key: 'objectives',
        kind: 'agent',
        state: 'OBJECTIVES',
        reported: true,
        shown: true,
        model: { temperature: 0.3, outputTokensMax: 4_000, timeoutMs: 60_000 },
      },
    ],
  },
  {
    key: 'methodology',
    editable: {
      component: 'methodology',
      contract: 'recommendation',
      cites: true,
      rewrittenFrom: 'methodology',
      sentBackTo: 'methodology',
    },
    steps: [
      {
        key: 'methodology',
        kind: 'agent',
        state: 'METHODOLOGY',
        reported: true,
        shown: true,
        model: { temperature: 0.4, outputTokensMax: 6_000, timeoutMs: 90_000 },
      },
    ],
  },
  {
    key: 'data-collection',
    editable: {
      component: 'data_collection',
      contract: 'plan',
      cites: true,
      rewrittenFrom: 'data-collection',
      sentBackTo: 'data-collection',
    },
    steps: [
      {
        key: 'data-collection',
        kind: 'agent',
        state: 'DATA_COLLECTION',
        reported: true,
        shown: true,
        model: { temperature: 0.3, outputTokensMax: 4_000, timeoutMs: 60_000 },
      },
      { key: 'schedule', kind: 'task', recomputed: true, reported: true, shown: true },
    ],
  },
  {
    key: 'quality',
    steps: [
      {
        key: 'quality',
        kind: 'agent',
        state: 'QUALITY_CONTROL',
        recomputed: true,
        reported: true,
        shown: true,
        model: { temperature: 0.1, outputTokensMax: 3_000, timeoutMs: 60_000 },
      },
      { key: 'refinement', kind: 'gate', recomputed: true },
    ],
  },
  {
    key: 'document',
    steps: [
      { key: 'passport', kind: 'task', state: 'PDF_GENERATION', recomputed: true, shown: true },
      { key: 'document', kind: 'task', state: 'PDF_GENERATION', recomputed: true, shown: true },
      { key: 'review', kind: 'ask', staysOpen: true, recomputed: true },
    ],
  },
] as const satisfies readonly ProposalStageEntry[]

type Row = (typeof proposalStages)[number]
type EditableRow = Extract<Row, { editable: object }>

/** Every stage, as the room shows them. */
export type RoomStage = Row['key']
/** The stages a person can edit and run again. */
export type StageKey = EditableRow['key']
type RewrittenRow = Extract<EditableRow, { editable: { rewrittenFrom: string } }>
/** The stages that have steps of their own to be written again by. */
export type RewrittenStage = RewrittenRow['key']
export type ProposalComponent = EditableRow['editable']['component']

type Step = Row['steps'][number]
export type ReportedStep = Extract<Step, { reported: true }>['key']
export type ShownStep = Extract<Step, { shown: true }>['key']
export type StageState = Extract<Step, { state: string }>['state']

const rows: readonly Row[] = proposalStages
/** The rows that can be edited, in their order. */
export const editableRows: readonly EditableRow[] = rows.filter((row) => 'editable' in row)
/** Every step, in the order of the stages. */
export const proposalStepEntries: readonly Step[] = rows.flatMap((row): readonly Step[] => row.steps)

export const roomStages: readonly RoomStage[] = rows.map(({ key }) => key)
export const stageKeys: readonly StageKey[] = editableRows.map(({ key }) => key)
const rewrittenRows: readonly RewrittenRow[] = editableRows.filter(
  (row): row is RewrittenRow => row.editable.rewrittenFrom !== null,
)
export const rewrittenStages: readonly RewrittenStage[] = rewrittenRows.map(({ key }) => key)
export const proposalComponents: readonly ProposalComponent[] = editableRows.map(
  ({ editable }) => editable.component,
)
export const shownSteps: readonly ShownStep[] = proposalStepEntries.flatMap((step) =>
  'shown' in step ? [step.key] : [],
)
/** In the order of the work. */
export const reportedSteps: readonly ReportedStep[] = proposalStepEntries.flatMap((step) =>
  'reported' in step ? [step.key] : [],
)
/** The states in which steps of the stages are at work, each once, in their order. */
export const stageStates: readonly StageState[] = [
  ...new Set(proposalStepEntries.flatMap((step) => ('state' in step ? [step.state] : []))),
]
/** The states in which the stages are written that quality control can send back. */
export const writingStates: readonly StageState[] = [
  ...new Set(
    rewrittenRows
      .flatMap((row): readonly Step[] => row.steps)
      .flatMap((step) => ('state' in step ? [step.state] : [])),
  ),
]

/** The steps by which a stage is written again, alone; none for one that only the student changes. */
export function rewritingSteps(stage: StageKey): readonly string[] {
  const steps: readonly ProposalStepEntry[] = rewrittenRows.find(({ key }) => key === stage)?.steps ?? []
  return steps.filter(({ recomputed }) => !recomputed).map(({ key }) => key)
}

/** The steps that follow from all stages, and are made anew after any change of one. */
export const recomputedSteps: readonly string[] = proposalStepEntries.flatMap((step) =>
  'recomputed' in step ? [step.key] : [],
)

/** The step that a stage, or quality control's word for it, is begun again from. */
export function rewrittenFrom(stage: RewrittenStage): string {
  return rewrittenRows.find(({ key }) => key === stage)?.editable.rewrittenFrom ?? stage
}

export function sentBackTo(component: ProposalComponent): string {
  const row = editableRows.find(({ editable }) => editable.component === component)
  if (!row) throw new Error(`no stage is ${component}`)
  return row.editable.sentBackTo
}
