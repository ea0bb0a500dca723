import type { DesignId, TaskPhase } from '@/lib/contracts/proposal-run'
import type { Rate, Wait } from './planning-assumptions'
import type { TaskTitle } from './task-title-phrases'

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
  readonly prepared: TaskTitle
  /** What results are written from. */
  readonly analysed: TaskTitle
  /** Whether data and programs can be published. */
  readonly hasData: boolean
}

const each = (rate: Rate, count: Count) => ({ rate, count })
const start: readonly TaskTitle[] = ['reading']

const survey: readonly TaskDraft[] = [
  { id: 'questionnaire', phase: 'design', after: start, hours: 16 },
  { id: 'pilot', phase: 'collection', after: ['questionnaire', 'ethics'], hours: 6, wait: 'pilot' },
  { id: 'invitations', phase: 'collection', after: ['pilot'], hours: 8, wait: 'answers' },
  { id: 'answers', phase: 'collection', after: ['invitations'], hours: each('answer', 'answers') },
  { id: 'statistics', phase: 'analysis', after: ['answers'], hours: 32 },
]

const interviews: readonly TaskDraft[] = [
  { id: 'guide', phase: 'design', after: [...start, 'statistics'], hours: 10 },
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
  { id: 'transcripts', phase: 'collection', after: ['interviews'], hours: each('transcript', 'interviews') },
  { id: 'coding', phase: 'analysis', after: ['transcripts'], hours: each('coding', 'interviews') },
  { id: 'themes', phase: 'analysis', after: ['coding'], hours: 20 },
]

const experiment: readonly TaskDraft[] = [
  { id: 'experiment-protocol', phase: 'design', after: start, hours: 16 },
  { id: 'materials', phase: 'design', after: ['experiment-protocol'], hours: 24 },
  { id: 'pilot', phase: 'collection', after: ['materials', 'ethics'], hours: 6, wait: 'pilot' },
  { id: 'sessions', phase: 'collection', after: ['pilot'], hours: each('session', 'cases') },
  { id: 'data-check', phase: 'collection', after: ['sessions'], hours: 8 },
  { id: 'statistics', phase: 'analysis', after: ['data-check'], hours: 32 },
]

const quasiExperiment: readonly TaskDraft[] = [
  { id: 'experiment-protocol', phase: 'design', after: start, hours: 16 },
  { id: 'materials', phase: 'design', after: ['experiment-protocol'], hours: 24 },
  { id: 'pretest', phase: 'collection', after: ['materials', 'ethics'], hours: each('test', 'cases') },
  { id: 'intervention', phase: 'collection', after: ['pretest'], hours: 20, wait: 'intervention' },
  { id: 'posttest', phase: 'collection', after: ['intervention'], hours: each('test', 'cases') },
  { id: 'data-check', phase: 'collection', after: ['posttest'], hours: 8 },
  { id: 'statistics', phase: 'analysis', after: ['data-check'], hours: 32 },
]

const secondaryData: readonly TaskDraft[] = [
  { id: 'analysis-plan', phase: 'design', after: start, hours: 10 },
  { id: 'data-access', phase: 'collection', after: ['proposal', 'ethics'], hours: 6, wait: 'access' },
  { id: 'data-cleaning', phase: 'collection', after: ['data-access'], hours: 30 },
  { id: 'statistics', phase: 'analysis', after: ['data-cleaning', 'analysis-plan'], hours: 40 },
]

const simulation: readonly TaskDraft[] = [
  { id: 'model-concept', phase: 'design', after: start, hours: 14 },
  { id: 'model-building', phase: 'design', after: ['model-concept'], hours: 45 },
  { id: 'model-check', phase: 'design', after: ['model-building'], hours: 16 },
  { id: 'run-plan', phase: 'design', after: ['model-concept'], hours: 6 },
  {
    id: 'runs',
    phase: 'collection',
    after: ['model-check', 'run-plan', 'ethics'],
    hours: 10,
    wait: 'computing',
  },
  { id: 'statistics', phase: 'analysis', after: ['runs'], hours: 24 },
]

const systematicReview: readonly TaskDraft[] = [
  { id: 'review-protocol', phase: 'design', after: start, hours: 8 },
  { id: 'search-strategy', phase: 'design', after: ['review-protocol'], hours: 13 },
  { id: 'database-search', phase: 'collection', after: ['search-strategy'], hours: 8 },
  { id: 'screening', phase: 'collection', after: ['database-search'], hours: each('record', 'records') },
  { id: 'full-texts', phase: 'collection', after: ['screening'], hours: each('fullText', 'full-texts') },
  { id: 'extraction', phase: 'collection', after: ['full-texts'], hours: each('study', 'included') },
  { id: 'synthesis', phase: 'analysis', after: ['extraction'], hours: 24 },
]

const caseStudy: readonly TaskDraft[] = [
  { id: 'case-protocol', phase: 'design', after: start, hours: 12 },
  {
    id: 'recruiting',
    phase: 'collection',
    after: ['case-protocol', 'ethics'],
    hours: each('recruiting', 'cases'),
    wait: 'recruiting',
  },
  { id: 'fieldwork', phase: 'collection', after: ['recruiting'], hours: each('field', 'cases') },
  { id: 'transcripts', phase: 'collection', after: ['fieldwork'], hours: each('caseTranscript', 'cases') },
  { id: 'coding', phase: 'analysis', after: ['transcripts'], hours: each('coding', 'cases') },
  { id: 'comparison', phase: 'analysis', after: ['coding'], hours: 24 },
]

const documentAnalysis: readonly TaskDraft[] = [
  { id: 'corpus-criteria', phase: 'design', after: start, hours: 10 },
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
  { id: 'themes', phase: 'analysis', after: ['document-coding'], hours: 20 },
]

const designScience: readonly TaskDraft[] = [
  { id: 'requirements', phase: 'design', after: start, hours: 16 },
  { id: 'artefact-design', phase: 'design', after: ['requirements'], hours: 16 },
  { id: 'artefact-building', phase: 'design', after: ['artefact-design'], hours: 60 },
  { id: 'demonstration', phase: 'collection', after: ['artefact-building'], hours: 10 },
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
  { id: 'evaluation-analysis', phase: 'analysis', after: ['evaluation'], hours: 20 },
]

const mixed: readonly TaskDraft[] = [
  ...survey,
  ...interviews,
  { id: 'integration', phase: 'analysis', after: ['statistics', 'themes'], hours: 16 },
]

/** The work of each design between the proposal and the results. */
export const designTasks: Readonly<Record<DesignId, DesignTasks>> = {
  survey: { drafts: survey, prepared: 'questionnaire', analysed: 'statistics', hasData: true },
  experiment: { drafts: experiment, prepared: 'experiment-protocol', analysed: 'statistics', hasData: true },
  'quasi-experiment': {
    drafts: quasiExperiment,
    prepared: 'experiment-protocol',
    analysed: 'statistics',
    hasData: true,
  },
  'secondary-data': {
    drafts: secondaryData,
    prepared: 'analysis-plan',
    analysed: 'statistics',
    hasData: true,
  },
  simulation: { drafts: simulation, prepared: 'model-concept', analysed: 'statistics', hasData: true },
  'systematic-review': {
    drafts: systematicReview,
    prepared: 'review-protocol',
    analysed: 'synthesis',
    hasData: true,
  },
  interviews: { drafts: interviews, prepared: 'guide', analysed: 'themes', hasData: false },
  'case-study': { drafts: caseStudy, prepared: 'case-protocol', analysed: 'comparison', hasData: false },
  'document-analysis': {
    drafts: documentAnalysis,
    prepared: 'corpus-criteria',
    analysed: 'themes',
    hasData: false,
  },
  'design-science': {
    drafts: designScience,
    prepared: 'requirements',
    analysed: 'evaluation-analysis',
    hasData: true,
  },
  'mixed-sequential': { drafts: mixed, prepared: 'questionnaire', analysed: 'integration', hasData: true },
}
