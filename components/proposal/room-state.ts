import type { ProposalComponent, QualityIssue } from '@/lib/contracts/proposal'
import type {
  InterviewAnswer,
  Ledger,
  Literature,
  ProposalInput,
  ProposalSource,
  QualityStage,
  ReferenceChecks,
  ReviewAnswer,
  StageKey,
} from '@/lib/contracts/proposal-run'
import type { ReferenceDecision } from '@/lib/contracts/reference-check'
import type { Stages } from '@/lib/core/proposal/state/proposal-state'

/*
 * What the room shows, as data. Contracts and what reads them are only named here by type: they come after the first load
 * (see read-room.ts).
 */

/** The seven stages of the room: five that are written, the judgement on them, and the document. */
export const roomStages = [
  'profile',
  'problem',
  'objectives',
  'methodology',
  'data-collection',
  'quality',
  'document',
] as const
export type RoomStage = (typeof roomStages)[number]

/** The stages that are written, and can be edited and run again. */
export const writtenStages = [
  'profile',
  'problem',
  'objectives',
  'methodology',
  'data-collection',
] as const satisfies readonly StageKey[]

/** As the log names the student. */
export const BY_STUDENT = 'student'

/** `attention`: it is done and says that something is open. */
export type StageStatus = 'waiting' | 'running' | 'done' | 'edited' | 'stale' | 'failed' | 'attention'

/** Steps that are worth a line of progress; the others take no time. */
export const shownSteps = [
  'write-literature-queries',
  'literature',
  'problem',
  'objectives',
  'methodology',
  'data-collection',
  'schedule',
  'quality',
  'passport',
  'document',
] as const
type ShownStep = (typeof shownSteps)[number]

/** Whether a step has a name on the page. */
export function isShownStep(key: string): key is ShownStep {
  return shownSteps.some((shown) => shown === key)
}

/** A reference that the document cites, with what is known and decided about it. */
export interface CitedReference {
  readonly source: ProposalSource
  readonly verdict: ReferenceChecks['verdicts'][number] | null
  readonly decision: ReferenceDecision | null
  /** The document may not leave before the student decides. */
  readonly blocks: boolean
}

/** What each question of the run takes for an answer, by the key of its step. */
export interface ProposalAnswers {
  readonly interview: InterviewAnswer
  readonly review: ReviewAnswer
}

/** Why PDF and DOCX (or, for `running` and `missing`, anything) cannot be downloaded now; null when they can. */
export type DownloadBar = 'running' | 'missing' | 'checking' | 'references' | 'removed'

export interface ProposalRoomState {
  readonly input: ProposalInput
  readonly stages: Stages
  readonly status: Readonly<Record<RoomStage, StageStatus>>
  readonly stale: readonly StageKey[]
  readonly literature: Literature | null
  readonly ledger: Ledger | null
  readonly quality: QualityStage | null
  /** Who judged: null before the first judgement. */
  readonly qualityBy: string | null
  /** How often quality control has sent the draft back since it was last begun anew. */
  readonly refinements: number
  readonly references: readonly CitedReference[]
  readonly busy: readonly ShownStep[]
  /** Replies of the interview, as they were understood. */
  readonly replies: readonly string[]
  readonly question: { readonly step: keyof ProposalAnswers; readonly round: number } | null
  readonly bar: DownloadBar | null
}

const stageOfComponent: Readonly<Record<ProposalComponent, StageKey>> = {
  user_profile: 'profile',
  problem_definition: 'problem',
  research_objectives: 'objectives',
  methodology: 'methodology',
  data_collection: 'data-collection',
}

/** What quality control found about one stage, gravest first. */
export function issuesOf(quality: QualityStage | null, stage: RoomStage): readonly QualityIssue[] {
  const found = quality?.validation.issues_identified ?? []
  return found.filter(({ component }) => stageOfComponent[component] === stage)
}

/** Who wrote each stage; null where nothing is written or nobody is to be named. */
export function roomStageEngines(state: ProposalRoomState): Readonly<Record<RoomStage, string | null>> {
  const { stages } = state
  return {
    // What the interview wrote down is the student's.
    profile: stages.profile && BY_STUDENT,
    problem: stages.problem?.writtenBy ?? null,
    objectives: stages.objectives?.writtenBy ?? null,
    methodology: stages.methodology?.writtenBy ?? null,
    'data-collection': stages['data-collection']?.writtenBy ?? null,
    quality: state.qualityBy,
    document: null,
  }
}

export function roomStageOf(name: string | undefined): RoomStage | null {
  return roomStages.find((stage) => stage === name) ?? null
}
