import { z } from 'zod'
import { Locale } from './locale'
import {
  DataCollectionPlan,
  MethodologyRecommendation,
  ProblemDefinition,
  ResearchObjectives,
  UserProfile,
} from './proposal'
import { rewrittenStages, type StageKey, stageKeys } from './proposal-stages'
import { LinkedReferenceVerdict, ReferenceDecision } from './reference-check'
import { QUESTION_MAX, TOPIC_MAX } from './search-limits'
import { Source } from './source'
import { SOURCES_MAX } from './source-validation'
import { HolidayCalendar, StudySetting, unsaidSetting } from './study-setting'
import { StudentProfile } from './topic'
import { Work } from './work'

/**
 * What a run of the proposal pipeline reads, keeps and asks, around the contracts of the stages (see proposal.ts): a stage's output is its
 * contract with what code worked out beside it, e.g. which objective answers which question and how large a sample must be.
 */

/** The pipeline's name in the run log. */
export const PROPOSAL = 'proposal'

export const CitationStyleName = z.enum(['abnt', 'apa'])
export type CitationStyleName = z.infer<typeof CitationStyleName>

/** A calendar day, YYYY-MM-DD. */
export const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((day) => !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), 'no such day')
export type Day = z.infer<typeof Day>

const short = z.string().trim().max(200).default('')

/** All that a student says before the first stage: the profile, and what stands on the title page. */
export const ProposalBrief = z.object({
  profile: UserProfile,
  topic: z.string().trim().min(1).max(TOPIC_MAX),
  question: z.string().trim().max(QUESTION_MAX).default(''),
  /** '' takes the topic. */
  title: z.string().trim().max(300).default(''),
  author: short,
  institution: short,
  advisor: short,
  city: short,
  startDate: Day,
  /** null: the start and the total timeline give it. */
  defenceDate: Day.nullable().default(null),
  citationStyle: CitationStyleName,
  locale: Locale,
  /** Lines of the profile's `additional_context` that the student lets stand in the document; all others are private. */
  printedContext: z.array(z.string().trim().min(1).max(4_000)).max(40).default([]),
  /** Where, among whom and when; a brief from before this was asked says nothing of it. */
  study: StudySetting.default(unsaidSetting),
  /** Looked up when the interview ends; null: no country was said, or its holidays are not known. */
  holidays: HolidayCalendar.nullable().default(null),
})
export type ProposalBrief = z.infer<typeof ProposalBrief>

/** How the run began. With `brief` it asks nothing before the first draft (autonomous). */
export const ProposalInput = z.object({
  topic: z.string().trim().min(1).max(TOPIC_MAX),
  question: z.string().trim().max(QUESTION_MAX).default(''),
  locale: Locale,
  sandbox: z.boolean().default(false),
  startDate: Day,
  brief: ProposalBrief.nullable().default(null),
  /** What the student said of themselves before, while finding the topic: nothing of it is asked again. */
  said: StudentProfile.extend({ research_area: z.string().trim().max(300).default('') })
    .nullable()
    .default(null),
  /** How often quality control may send the proposal back. */
  maxRefinements: z.number().int().min(0).max(10).default(3),
})
export type ProposalInput = z.infer<typeof ProposalInput>

/** A source of the project as the proposal cites it. */
export const ProposalSource = z.object({
  /** The citation key that stands in texts, e.g. "souza2021remote". */
  key: z.string().regex(/^[a-z0-9-]{1,80}$/),
  sourceId: z.string().max(40),
  /** Chosen by the student, not merely found. */
  chosen: z.boolean(),
  work: Work,
  relevancy: z.number().min(0).max(100),
  quality: z.number().min(0).max(100),
  summary: z.string().max(2_000),
  retractionCheck: Source.shape.retractionCheck,
  url: z.string().max(2_000),
  urlState: Source.shape.access.shape.state,
  /** When the work's address was asked for and answered; null where it did not, or nobody asked. */
  accessedAt: z.string().max(40).nullable().default(null),
})
export type ProposalSource = z.infer<typeof ProposalSource>

export const PROPOSAL_SOURCES_MAX = 40

/** How the sources of the project came about, for a flow diagram; null where the project has no search. */
export const SearchCounts = z.object({
  found: z.number().int().min(0),
  duplicates: z.number().int().min(0),
  /** Left out by years, languages or excluded words. */
  filtered: z.number().int().min(0),
  heldBack: z.number().int().min(0),
  /** Left out by the student. */
  excluded: z.number().int().min(0),
  chosen: z.number().int().min(0),
})
export type SearchCounts = z.infer<typeof SearchCounts>

/** Output of `literature`: what the literature search gave to the problem, best first. */
export const Literature = z.object({
  counts: SearchCounts.nullable().default(null),
  queries: z.array(z.string().trim().min(1).max(500)).max(6),
  /** Ids of all sources that the student had chosen then; absent where it was not written down yet. */
  chosen: z.array(z.string().max(40)).max(SOURCES_MAX).optional(),
  sources: z.array(ProposalSource).max(PROPOSAL_SOURCES_MAX),
})
export type Literature = z.infer<typeof Literature>

const Keys = z.array(z.string().max(80)).max(PROPOSAL_SOURCES_MAX)

/** What a variable is in the question; `concept` where nothing is measured. */
export const variableRoles = [
  'outcome',
  'predictor',
  'mediator',
  'moderator',
  'group',
  'covariate',
  'concept',
] as const
export const VariableRole = z.enum(variableRoles)
export type VariableRole = z.infer<typeof VariableRole>

export const StudyVariable = z.object({ name: z.string().max(200), role: VariableRole })
export type StudyVariable = z.infer<typeof StudyVariable>

export const ProblemStage = z.object({
  definition: ProblemDefinition,
  /** The role of each key variable that has one, by its name; empty where nobody has said so. */
  variables: z.array(StudyVariable).max(12).default([]),
  /** Keys of the entries of `preliminary_literature`, in their order. */
  literatureKeys: Keys,
})
export type ProblemStage = z.infer<typeof ProblemStage>

/** The phases of the work, in their order. */
export const taskPhases = ['foundation', 'design', 'collection', 'analysis', 'writing', 'defence'] as const
export const TaskPhase = z.enum(taskPhases)
export type TaskPhase = z.infer<typeof TaskPhase>

export const ObjectivesStage = z.object({
  objectives: ResearchObjectives,
  /** Which specific objectives (from 0) answer which question: the main one first, then the secondary ones. */
  coverage: z
    .array(z.object({ question: z.string().max(1_000), objectives: z.array(z.number().int().min(0)).max(5) }))
    .max(5),
  /** The phase by whose end each specific objective is due, in their order; empty where nobody has said so. */
  phases: z.array(TaskPhase).max(5).default([]),
})
export type ObjectivesStage = z.infer<typeof ObjectivesStage>

/** Designs for which Carrel knows tasks, sample sizes and tools. */
export const designIds = [
  'survey',
  'experiment',
  'laboratory-experiment',
  'quasi-experiment',
  'secondary-data',
  'simulation',
  'benchmark',
  'systematic-review',
  'interviews',
  'case-study',
  'document-analysis',
  'design-science',
  'mixed-sequential',
] as const
export const DesignId = z.enum(designIds)
export type DesignId = z.infer<typeof DesignId>

export const MethodologyStage = z.object({
  recommendation: MethodologyRecommendation,
  design: DesignId,
  /** What the design tests, each with its null hypothesis; empty where it tests nothing. */
  hypotheses: z.array(z.string().max(1_000)).max(8).default([]),
  /** Which method of the plan serves which specific objective (from 0). */
  methods: z
    .array(z.object({ method: z.string().max(300), objectives: z.array(z.number().int().min(0)).max(5) }))
    .max(12),
  /** Sources that the choice rests on. */
  keys: Keys,
})
export type MethodologyStage = z.infer<typeof MethodologyStage>

/** How many cases are needed and by what formula; nothing here is a guess that is not named as an input. */
export const SampleSize = z.object({
  method: z.enum([
    'proportion',
    'mean',
    't-test',
    'correlation',
    'chi-square',
    'regression',
    'saturation',
    'all-available',
    'replications',
  ]),
  /** Cases to be analysed; null where the method gives only a range. */
  n: z.number().int().min(1).max(10_000_000).nullable(),
  range: z.tuple([z.number().int().min(1), z.number().int().min(1)]).nullable(),
  /** Cases to be invited so that `n` remain; null where nobody is invited. */
  invited: z.number().int().min(1).max(100_000_000).nullable(),
  inputs: z
    .array(z.object({ symbol: z.string().max(20), meaning: z.string().max(200), value: z.number() }))
    .max(12),
  formula: z.string().max(300),
  /** Reference of the method, with DOI or ISBN where there is one. */
  source: z.string().max(500),
})
export type SampleSize = z.infer<typeof SampleSize>

/** One piece of the work, in the student's hours. */
export const WorkTask = z.object({
  id: z.string().max(60),
  phase: TaskPhase,
  title: z.string().max(300),
  hours: z.number().min(0).max(10_000),
  /** Days that pass whatever the hours: an ethics committee, a journal, people who answer. */
  waitDays: z.number().int().min(0).max(1_000).default(0),
  /** Ids of tasks that must have ended. */
  after: z.array(z.string().max(60)).max(10),
  /** Hours that fall away when each case less is collected or analysed; what the sample-size lever moves. */
  hoursPerCase: z.number().min(0).max(1_000).default(0),
  /** Whether its hours can be won whole: by leaving it out, or because the student has the skill after all. */
  relief: z.enum(['none', 'optional', 'skill']).default('none'),
  /** Why this many hours: a named planning assumption or a computation. */
  basis: z.string().max(300),
})
export type WorkTask = z.infer<typeof WorkTask>

export const DataCollectionStage = z.object({
  plan: DataCollectionPlan,
  sample: SampleSize,
  tasks: z.array(WorkTask).max(60),
})
export type DataCollectionStage = z.infer<typeof DataCollectionStage>

export const ScheduledTask = WorkTask.extend({
  /** The dates that are planned. */
  start: Day,
  end: Day,
  /** The dates when everything is done as early as it can be; null in plans from before these were kept. */
  earliestStart: Day.nullable().default(null),
  earliestEnd: Day.nullable().default(null),
  /** The last day on which it may end; null in plans from before this was kept. */
  latestEnd: Day.nullable().default(null),
  /** Days it may slip before the defence date does. */
  slackDays: z.number().int(),
})
export type ScheduledTask = z.infer<typeof ScheduledTask>

/** What would win most hours, as data for a sentence. */
export const Lever = z.object({
  kind: z.enum(['weekly-hours', 'deadline', 'sample', 'drop-task', 'shorten-waiting', 'skill']),
  /** The task or skill it is about; '' where it is about the whole. */
  about: z.string().max(300),
  /** What is and what would be, in the lever's own unit (hours a week, weeks, cases). */
  from: z.number(),
  to: z.number(),
  hours: z.number(),
})
export type Lever = z.infer<typeof Lever>

/** The feasibility ledger: table, text and Gantt chart are drawn from this one value. */
export const Ledger = z.object({
  start: Day,
  defence: Day,
  weeks: z.number().min(0),
  weeklyHours: z.number().min(0),
  /** Of the weekly hours, those that the plan takes where it is spread over the time; null where it takes all. */
  pacedHours: z.number().min(0).nullable().default(null),
  availableHours: z.number().min(0),
  neededHours: z.number().min(0),
  /** Negative: a deficit. */
  slackHours: z.number(),
  /** The day on which the work would have to begin to end on the defence date. */
  latestStart: Day,
  /** Planned forwards from the start, or backwards from the defence where the work does not fit (and in plans from before). */
  plannedFrom: z.enum(['start', 'defence']).default('defence'),
  tasks: z.array(ScheduledTask).max(60),
  levers: z.array(Lever).max(3),
})
export type Ledger = z.infer<typeof Ledger>

/** Output of `document`: the size of the document that the stages make. */
export const DocumentSummary = z.object({
  chapters: z.number().int().min(1),
  blocks: z.number().int().min(1),
  words: z.number().int().min(1),
})
export type DocumentSummary = z.infer<typeof DocumentSummary>

/** Output of `passport`: what two independent indexes say about each reference that is cited. */
export const ReferenceChecks = z.object({
  verdicts: z.array(LinkedReferenceVerdict).max(PROPOSAL_SOURCES_MAX),
})
export type ReferenceChecks = z.infer<typeof ReferenceChecks>

const editOf = <K extends StageKey, V extends z.ZodType>(stage: K, value: V) =>
  z.object({ stage: z.literal(stage), value })

const stageEdits = {
  profile: editOf('profile', ProposalBrief),
  problem: editOf('problem', ProblemStage),
  objectives: editOf('objectives', ObjectivesStage),
  methodology: editOf('methodology', MethodologyStage),
  'data-collection': editOf('data-collection', DataCollectionStage),
} satisfies { readonly [K in StageKey]: z.ZodType<{ stage: K }> }

/** A stage as the student has rewritten it. */
export const StageEdit = z.union(Object.values(stageEdits))
export type StageEdit = z.infer<typeof StageEdit>

export type StageValues = { readonly [K in StageKey]: z.infer<(typeof stageEdits)[K]>['value'] }

const edits: { readonly [K in StageKey]: { readonly shape: { readonly value: z.ZodType<StageValues[K]> } } } =
  stageEdits

/** The contract of a stage that can be edited: what its step gives, and what the student writes. */
export function stageContract<K extends StageKey>(stage: K): z.ZodType<StageValues[K]> {
  return edits[stage].shape.value
}

/** One turn of the interview, in the student's words, or the whole as a form. */
export const InterviewAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reply'), text: z.string().trim().min(1).max(4_000) }),
  z.object({ kind: z.literal('back') }),
  z.object({ kind: z.literal('form'), brief: ProposalBrief }),
])
export type InterviewAnswer = z.infer<typeof InterviewAnswer>

/** What a student may do with a draft. */
export const ReviewAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), edit: StageEdit }),
  /** Run one stage again, alone; what depends on it becomes stale. */
  z.object({
    kind: z.literal('rerun'),
    stage: z.enum(stageKeys),
    note: z.string().trim().max(2_000).default(''),
  }),
  /** Run again from a stage on: the earliest one that is stale. */
  z.object({ kind: z.literal('refresh'), from: z.enum(rewrittenStages) }),
  z.object({ kind: z.literal('accept'), stage: z.enum(stageKeys) }),
  /** Objections of an advisor that the student leaves open knowingly. */
  z.object({
    kind: z.literal('admit'),
    objections: z
      .array(z.string().regex(/^[a-z-]{1,40}$/))
      .min(1)
      .max(40),
  }),
  /** Takes back the student's edits of one stage. */
  z.object({ kind: z.literal('restore'), stage: z.enum(stageKeys) }),
  z.object({ kind: z.literal('reference'), decision: ReferenceDecision }),
  /** Look up again the references that could not be checked. */
  z.object({ kind: z.literal('recheck') }),
])
export type ReviewAnswer = z.infer<typeof ReviewAnswer>
