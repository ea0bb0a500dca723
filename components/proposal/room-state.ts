import type { ModelReport } from '@/lib/contracts/model-report'
import type { QualityIssue } from '@/lib/contracts/proposal'
import type { QualityStage } from '@/lib/contracts/proposal-quality'
import type {
  InterviewAnswer,
  Ledger,
  Literature,
  ProposalInput,
  ProposalSource,
  ReferenceChecks,
  ReviewAnswer,
} from '@/lib/contracts/proposal-run'
import {
  editableRows,
  type RoomStage,
  roomStages,
  type ShownStep,
  type StageKey,
  shownSteps,
} from '@/lib/contracts/proposal-stages'
import type { ReferenceDecision } from '@/lib/contracts/reference-check'
import type { ExaminedObjection } from '@/lib/core/proposal/examine/examine'
import type { Stages } from '@/lib/core/proposal/state/proposal-state'
import { recordOf } from '@/lib/core/run/stage-table'

/*
 * What the room shows, as data. Contracts and what reads them are only named here by type: they come after the first load
 * (see read-room.ts).
 */

/** As the log names the student. */
export const BY_STUDENT = 'student'

/** `attention`: it is done and says that something is open. */
export type StageStatus = 'waiting' | 'running' | 'done' | 'edited' | 'stale' | 'failed' | 'attention'

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
  /** Stages that the student has accepted as they stand. */
  readonly accepted: readonly StageKey[]
  /** What became of a model's answer for a stage that is not printed as it came. */
  readonly models: Readonly<Partial<Record<RoomStage, ModelReport>>>
  /** The stage that was run again last and came out as it was. */
  readonly unchanged: StageKey | null
  readonly references: readonly CitedReference[]
  /** What an advisor would object to; null before there is a whole proposal. */
  readonly examination: readonly ExaminedObjection[] | null
  readonly busy: readonly ShownStep[]
  /** Replies of the interview, as they were understood. */
  readonly replies: readonly string[]
  readonly question: { readonly step: keyof ProposalAnswers; readonly round: number } | null
  readonly bar: DownloadBar | null
}

/** What quality control found about one stage, gravest first. */
export function issuesOf(quality: QualityStage | null, stage: RoomStage): readonly QualityIssue[] {
  const component = editableRows.find(({ key }) => key === stage)?.editable.component
  const found = quality?.validation.issues_identified ?? []
  return found.filter((issue) => issue.component === component)
}

/** Who wrote each stage; null where nothing is written or nobody is to be named. */
export function roomStageEngines(state: ProposalRoomState): Readonly<Record<RoomStage, string | null>> {
  return recordOf<Readonly<Record<RoomStage, string | null>>>(roomStages, (stage) => writerOf(state, stage))
}

function writerOf({ stages, qualityBy }: ProposalRoomState, stage: RoomStage): string | null {
  // What the interview wrote down is the student's.
  if (stage === 'profile') return stages.profile && BY_STUDENT
  if (stage === 'quality') return qualityBy
  return stage === 'document' ? null : (stages[stage]?.writtenBy ?? null)
}

export function roomStageOf(name: string | undefined): RoomStage | null {
  return roomStages.find((stage) => stage === name) ?? null
}
