import type { DesignId, TaskPhase } from '@/lib/contracts/proposal-run'
import type { Rate, Wait } from './planning-assumptions'
import type { TaskTitle } from './task-phrases'

/** What there is many of. Of those that a student may choose to have fewer of, see `chosenCounts`. */
export type Count =
  | 'first-sources'
  | 'other-sources'
  | 'cases'
  | 'answers'
  | 'interviews'
  | 'records'
  | 'full-texts'
  | 'included'

/** Counts that a smaller sample makes smaller. */
export const chosenCounts: readonly Count[] = ['cases', 'answers', 'interviews']

export interface TaskDraft {
  readonly id: TaskTitle
  readonly phase: TaskPhase
  /** Those that the plan does not have are passed over. */
  readonly after: readonly TaskTitle[]
  /** Hours of a master's thesis, or so many for each of something. */
  readonly hours: number | { readonly rate: Rate; readonly count: Count }
  readonly wait?: Wait
  readonly optional?: true
}

/**
 * What a design does between reading and results. `prepared` has to stand before an ethics committee decides; what builds
 * on it also waits for the proposal to be agreed and for missing skills.
 */
export interface DesignTasks {
  readonly drafts: readonly TaskDraft[]
  /** The first of them. */
  readonly prepared: TaskTitle
  /** What results are written from: the last of them. */
  readonly analysed: TaskTitle
  /** Whether data and programs can be published. */
  readonly hasData: boolean
}

/** Follows the one before it where it does not say what it follows; the first of a design follows the reading. */
type DesignStep = Omit<TaskDraft, 'after'> & Partial<Pick<TaskDraft, 'after'>>
type DesignSteps = readonly [DesignStep, ...DesignStep[]]

const each = (rate: Rate, count: Count) => ({ rate, count })

const survey: DesignSteps = [
  { id: 'questionnaire', phase: 'design', hours: 16 },
  { id: 'pilot', phase: 'collection', after: ['questionnaire', 'ethics'], hours: 6, wait: 'pilot' },
  { id: 'invitations', phase: 'collection', hours: 8, wait: 'answers' },
  { id: 'answers', phase: 'collection', hours: each('answer', 'answers') },
  { id: 'statistics', phase: 'analysis', hours: 32 },
]

const interviews: DesignSteps = [
  { id: 'guide', phase: 'design', after: ['reading', 'statistics'], hours: 10 },
  { id: 'pilot-interview', phase: 'collection', after: ['guide', 'ethics'], hours: 4 },
  {
    id: 'recruiting',
    phase: 'collection',
    after: ['guide', 'ethics'],
    hours: each('recruiting', 'interviews'),
    wait: 'recruiting',
  },
  {
    id: 'interviews',
    phase: 'collection',
    after: ['recruiting', 'pilot-interview'],
    hours: each('interview', 'interviews'),
  },
  { id: 'transcripts', phase: 'collection', hours: each('transcript', 'interviews') },
  { id: 'coding', phase: 'analysis', hours: each('coding', 'interviews') },
  { id: 'themes', phase: 'analysis', hours: 20 },
]

const beforeTreatment: DesignSteps = [
  { id: 'experiment-protocol', phase: 'design', hours: 16 },
  { id: 'materials', phase: 'design', hours: 24 },
]
const afterTreatment: DesignSteps = [
  { id: 'data-check', phase: 'collection', hours: 8 },
  { id: 'statistics', phase: 'analysis', hours: 32 },
]

const experiment: DesignSteps = [
  ...beforeTreatment,
  { id: 'pilot', phase: 'collection', after: ['materials', 'ethics'], hours: 6, wait: 'pilot' },
  { id: 'sessions', phase: 'collection', hours: each('session', 'cases') },
  ...afterTreatment,
]

const laboratoryExperiment: DesignSteps = [
  ...beforeTreatment,
  { id: 'pilot', phase: 'collection', after: ['materials'], hours: 6 },
  { id: 'sessions', phase: 'collection', hours: each('session', 'cases') },
  ...afterTreatment,
]

const quasiExperiment: DesignSteps = [
  ...beforeTreatment,
  { id: 'pretest', phase: 'collection', after: ['materials', 'ethics'], hours: each('test', 'cases') },
  { id: 'intervention', phase: 'collection', hours: 20, wait: 'intervention' },
  { id: 'posttest', phase: 'collection', hours: each('test', 'cases') },
  ...afterTreatment,
]

const secondaryData: DesignSteps = [
  { id: 'analysis-plan', phase: 'design', hours: 10 },
  { id: 'data-access', phase: 'collection', after: ['proposal', 'ethics'], hours: 6, wait: 'access' },
  { id: 'data-cleaning', phase: 'collection', hours: 30 },
  { id: 'statistics', phase: 'analysis', after: ['data-cleaning', 'analysis-plan'], hours: 40 },
]

const simulation: DesignSteps = [
  { id: 'model-concept', phase: 'design', hours: 14 },
  { id: 'model-building', phase: 'design', hours: 45 },
  { id: 'model-check', phase: 'design', hours: 16 },
  { id: 'run-plan', phase: 'design', after: ['model-concept'], hours: 6 },
  {
    id: 'runs',
    phase: 'collection',
    after: ['model-check', 'run-plan', 'ethics'],
    hours: 10,
    wait: 'computing',
  },
  { id: 'statistics', phase: 'analysis', hours: 24 },
]

const benchmark: DesignSteps = [
  { id: 'benchmark-plan', phase: 'design', hours: 14 },
  { id: 'alternatives', phase: 'design', hours: 45 },
  { id: 'data-set', phase: 'collection', after: ['benchmark-plan', 'proposal', 'ethics'], hours: 24 },
  {
    id: 'benchmark-runs',
    phase: 'collection',
    after: ['alternatives', 'data-set'],
    hours: 14,
    wait: 'computing',
  },
  { id: 'statistics', phase: 'analysis', hours: 28 },
]

const systematicReview: DesignSteps = [
  { id: 'review-protocol', phase: 'design', hours: 8 },
  { id: 'search-strategy', phase: 'design', hours: 13 },
  { id: 'database-search', phase: 'collection', hours: 8 },
  { id: 'screening', phase: 'collection', hours: each('record', 'records') },
  { id: 'full-texts', phase: 'collection', hours: each('fullText', 'full-texts') },
  { id: 'extraction', phase: 'collection', hours: each('study', 'included') },
  { id: 'synthesis', phase: 'analysis', hours: 24 },
]

const caseStudy: DesignSteps = [
  { id: 'case-protocol', phase: 'design', hours: 12 },
  {
    id: 'recruiting',
    phase: 'collection',
    after: ['case-protocol', 'ethics'],
    hours: each('recruiting', 'cases'),
    wait: 'recruiting',
  },
  { id: 'fieldwork', phase: 'collection', hours: each('field', 'cases') },
  { id: 'transcripts', phase: 'collection', hours: each('caseTranscript', 'cases') },
  { id: 'coding', phase: 'analysis', hours: each('coding', 'cases') },
  { id: 'comparison', phase: 'analysis', hours: 24 },
]

const documentAnalysis: DesignSteps = [
  { id: 'corpus-criteria', phase: 'design', hours: 10 },
  {
    id: 'gathering',
    phase: 'collection',
    after: ['corpus-criteria', 'ethics'],
    hours: each('gathering', 'cases'),
  },
  { id: 'codebook', phase: 'design', after: ['corpus-criteria'], hours: 10 },
  {
    id: 'document-coding',
    phase: 'analysis',
    after: ['gathering', 'codebook'],
    hours: each('document', 'cases'),
  },
  { id: 'themes', phase: 'analysis', hours: 20 },
]

/** Norms and decisions are not coded: each has its sheet, and their reasons are set against each other. */
const ofNorms: DesignSteps = [
  { id: 'norms-criteria', phase: 'design', hours: 10 },
  {
    id: 'norms-gathering',
    phase: 'collection',
    after: ['norms-criteria'],
    hours: each('gathering', 'cases'),
  },
  { id: 'decision-sheet', phase: 'design', after: ['norms-criteria'], hours: 6 },
  {
    id: 'decision-reading',
    phase: 'analysis',
    after: ['norms-gathering', 'decision-sheet'],
    hours: each('document', 'cases'),
  },
  { id: 'argument', phase: 'analysis', hours: 24 },
]

/** Sources of the past have to be found, and are criticised before they are read. */
const ofThePast: DesignSteps = [
  { id: 'archives', phase: 'design', hours: 16 },
  { id: 'archive-work', phase: 'collection', after: ['archives'], hours: 80 },
  { id: 'source-criticism', phase: 'collection', hours: 24 },
  { id: 'source-reading', phase: 'analysis', hours: 80 },
  { id: 'interpretation', phase: 'analysis', hours: 32 },
]

const designScience: DesignSteps = [
  { id: 'requirements', phase: 'design', hours: 16 },
  { id: 'artefact-design', phase: 'design', hours: 16 },
  { id: 'artefact-building', phase: 'design', hours: 60 },
  { id: 'demonstration', phase: 'collection', hours: 10 },
  {
    id: 'recruiting-evaluators',
    phase: 'collection',
    after: ['requirements', 'ethics'],
    hours: 4,
    wait: 'recruiting',
  },
  {
    id: 'evaluation',
    phase: 'collection',
    after: ['demonstration', 'recruiting-evaluators'],
    hours: each('evaluation', 'cases'),
  },
  { id: 'evaluation-analysis', phase: 'analysis', hours: 20 },
]

const mixed: DesignSteps = [
  ...survey,
  ...interviews,
  { id: 'integration', phase: 'analysis', after: ['statistics', 'themes'], hours: 16 },
]

/** The work of each design between the proposal and the results. */
export const designTasks: Readonly<Record<DesignId, DesignTasks>> = {
  survey: inOrder(survey, { hasData: true }),
  experiment: inOrder(experiment, { hasData: true }),
  'laboratory-experiment': inOrder(laboratoryExperiment, { hasData: true }),
  'quasi-experiment': inOrder(quasiExperiment, { hasData: true }),
  'secondary-data': inOrder(secondaryData, { hasData: true }),
  simulation: inOrder(simulation, { hasData: true }),
  benchmark: inOrder(benchmark, { hasData: true }),
  'systematic-review': inOrder(systematicReview, { hasData: true }),
  interviews: inOrder(interviews, { hasData: false }),
  'case-study': inOrder(caseStudy, { hasData: false }),
  'document-analysis': inOrder(documentAnalysis, { hasData: false }),
  'design-science': inOrder(designScience, { hasData: true }),
  'mixed-sequential': inOrder(mixed, { hasData: true }),
}

/** What documents are read as, where they are not read as a corpus that is coded. */
export type DocumentsRead = 'norms' | 'past'

/** The analysis of documents for questions of law and of history. */
export const readingTasks: Readonly<Record<DocumentsRead, DesignTasks>> = {
  norms: inOrder(ofNorms, { hasData: false }),
  past: inOrder(ofThePast, { hasData: false }),
}

function inOrder(steps: DesignSteps, { hasData }: Pick<DesignTasks, 'hasData'>): DesignTasks {
  return {
    drafts: steps.map((step, at) => ({ after: [steps[at - 1]?.id ?? 'reading'], ...step })),
    prepared: steps[0].id,
    analysed: (steps.at(-1) ?? steps[0]).id,
    hasData,
  }
}
