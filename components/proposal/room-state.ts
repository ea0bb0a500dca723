import type { ReferenceDecision } from '@/lib/contracts/passport'
import type { ProposalComponent, QualityIssue } from '@/lib/contracts/proposal'
import {
  type Ledger,
  type Literature,
  type Passport,
  ProposalInput,
  type ProposalSource,
  type QualityStage,
  type StageKey,
} from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { blocksExport } from '@/lib/core/passport/decide-reference'
import { citationsIn } from '@/lib/core/proposal/citation-marks'
import {
  ledgerOf,
  literatureOf,
  passportOf,
  proposalSteps,
  qualityOf,
  referenceDecisions,
  STUDENT,
  type Stages,
  stagesOf,
  staleStages,
} from '@/lib/core/proposal/proposal-state'
import { completedUnits, openQuestion, stepOf } from '@/lib/core/run-state'

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

/** `attention`: it is done and says that something is open. */
export type StageStatus = 'waiting' | 'running' | 'done' | 'edited' | 'stale' | 'failed' | 'attention'

const stepsOfStage: Readonly<Record<RoomStage, readonly string[]>> = {
  profile: [proposalSteps.interviewer, proposalSteps.profile],
  problem: [proposalSteps.queries, proposalSteps.literature, proposalSteps.problem],
  objectives: [proposalSteps.objectives],
  methodology: [proposalSteps.methodology],
  'data-collection': [proposalSteps.dataCollection, proposalSteps.schedule],
  quality: [proposalSteps.quality, proposalSteps.refinement],
  document: [proposalSteps.document, proposalSteps.passport],
}

/** Steps that are worth a line of progress; the others take no time. */
export const shownSteps = [
  proposalSteps.queries,
  proposalSteps.literature,
  proposalSteps.problem,
  proposalSteps.objectives,
  proposalSteps.methodology,
  proposalSteps.dataCollection,
  proposalSteps.schedule,
  proposalSteps.quality,
  proposalSteps.passport,
  proposalSteps.document,
] as const
type ShownStep = (typeof shownSteps)[number]

/** A reference that the document cites, with what is known and decided about it. */
export interface CitedReference {
  readonly source: ProposalSource
  readonly verdict: Passport['verdicts'][number] | null
  readonly decision: ReferenceDecision | null
  /** The document may not leave before the student decides. */
  readonly blocks: boolean
}

/** Why PDF and DOCX (or, for `running` and `missing`, anything) cannot be downloaded now; null when they can. */
export type DownloadBar = 'running' | 'missing' | 'checking' | 'references'

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
  /** How often quality control has sent the draft back. */
  readonly refinements: number
  readonly references: readonly CitedReference[]
  readonly busy: readonly ShownStep[]
  readonly question: { readonly step: string; readonly round: number } | null
  readonly bar: DownloadBar | null
}

/** All that the room shows, read from the run. Throws where the run was begun with an input of another kind. */
export function roomStateOf(run: RunState): ProposalRoomState {
  const stages = stagesOf(run)
  const quality = qualityOf(run)
  const ledger = ledgerOf(run)
  const literature = literatureOf(run)
  const references = referencesOf(run, stages, literature)
  const open = run.status === 'waiting' ? openQuestion(run) : null
  const status = (stage: RoomStage) => statusOf(run, stage, { stages, quality, references })
  const judged = completedUnits(run, [proposalSteps.quality]).at(-1)
  return {
    input: ProposalInput.parse(run.input),
    stages,
    status: {
      profile: status('profile'),
      problem: status('problem'),
      objectives: status('objectives'),
      methodology: status('methodology'),
      'data-collection': status('data-collection'),
      quality: status('quality'),
      document: status('document'),
    },
    stale: staleStages(stages),
    literature,
    ledger,
    quality,
    qualityBy: judged?.unit.engine ?? null,
    refinements: completedUnits(run, [proposalSteps.refinement]).filter(({ unit }) => unit.output === false)
      .length,
    references,
    busy: isMoving(run) ? shownSteps.filter((key) => isRunning(run, key)) : [],
    question: open && { step: open.key, round: open.round },
    bar: barOf(run, references),
  }
}

interface Known {
  readonly stages: Stages
  readonly quality: QualityStage | null
  readonly references: readonly CitedReference[]
}

function statusOf(run: RunState, stage: RoomStage, known: Known): StageStatus {
  const steps = stepsOfStage[stage]
  if (run.failure && steps.includes(run.failure.step)) return 'failed'
  if (isMoving(run) && steps.some((key) => isRunning(run, key))) return 'running'
  if (stage === 'quality') {
    if (!known.quality || !isDone(run, proposalSteps.quality)) return 'waiting'
    return known.quality.validation.validation_passed ? 'done' : 'attention'
  }
  if (stage === 'document') {
    if (!isDone(run, proposalSteps.document)) return 'waiting'
    return known.references.some(({ blocks }) => blocks) ? 'attention' : 'done'
  }
  const written = known.stages[stage]
  // Opened again and not written yet: what is seen is the version before.
  if (!written || !isDone(run, stage)) return 'waiting'
  if (written.stale) return 'stale'
  return written.writtenBy === STUDENT ? 'edited' : 'done'
}

/** A paused or stopped run may have left a unit half done; nothing happens to it. */
function isMoving({ status }: RunState): boolean {
  return status === 'running' || status === 'waiting'
}

function isRunning(run: RunState, key: string): boolean {
  return Object.values(stepOf(run, key).units).some(({ status }) => status === 'running')
}

function isDone(run: RunState, key: string): boolean {
  return Object.values(stepOf(run, key).units).some(({ status }) => status === 'done')
}

function referencesOf(
  run: RunState,
  stages: Stages,
  literature: Literature | null,
): readonly CitedReference[] {
  const { problem, objectives, methodology, 'data-collection': data } = stages
  const cited = [
    ...citationsIn(problem?.value, objectives?.value, methodology?.value, data?.value),
    ...(problem?.value.literatureKeys ?? []),
  ]
  const sources = new Map(literature?.sources.map((source) => [source.key, source]))
  const verdicts = new Map(passportOf(run).verdicts.map((verdict) => [verdict.key, verdict]))
  const decisions = referenceDecisions(run)
  return [...new Set(cited)].flatMap((key) => {
    const source = sources.get(key)
    if (!source) return []
    const verdict = verdicts.get(key) ?? null
    const decision = decisions.get(key) ?? null
    return [{ source, verdict, decision, blocks: blocksExport(verdict, decision).blocks }]
  })
}

function barOf(run: RunState, references: readonly CitedReference[]): DownloadBar | null {
  if (run.status === 'running') return 'running'
  if (completedUnits(run, [proposalSteps.document]).length === 0) return 'missing'
  if (isRunning(run, proposalSteps.passport)) return 'checking'
  return references.some(({ blocks }) => blocks) ? 'references' : null
}

export const stageOfComponent: Readonly<Record<ProposalComponent, StageKey>> = {
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
    profile: stages.profile && STUDENT,
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
