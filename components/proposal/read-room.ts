import type { QualityStage } from '@/lib/contracts/proposal-quality'
import type { Literature } from '@/lib/contracts/proposal-run'
import { ProposalInput } from '@/lib/contracts/proposal-run'
import {
  proposalStages,
  proposalStepEntries,
  type RoomStage,
  roomStages,
  shownSteps,
  stageKeys,
} from '@/lib/contracts/proposal-stages'
import type { RunState } from '@/lib/contracts/run'
import { modelReport } from '@/lib/core/ledger/model-report'
import { examineRun } from '@/lib/core/proposal/examine/examine-run'
import {
  acceptedStages,
  citedKeys,
  interviewReplies,
  ledgerOf,
  literatureOf,
  qualityStageOf,
  referenceChecksOf,
  referenceDecisions,
  removedButCited,
  reviewAnswers,
  STUDENT,
  type Stages,
  staleStages,
  timedStages,
  unchangedByRerun,
} from '@/lib/core/proposal/state/proposal-state'
import { blocksExport } from '@/lib/core/references/decide-reference'
import { completedUnits, openQuestions, stepOf } from '@/lib/core/run/run-state'
import { recordOf, stepsOfStage } from '@/lib/core/run/stage-table'
import type { CitedReference, DownloadBar, ProposalRoomState, StageStatus } from './room-state'

const questionSteps = proposalStepEntries.flatMap((step) => (step.kind === 'ask' ? [step.key] : []))

/** All that the room shows, read from the run. Throws where the run was begun with an input of another kind. */
export function roomStateOf(run: RunState): ProposalRoomState {
  const stages = timedStages(run)
  const quality = qualityStageOf(run)
  const ledger = ledgerOf(run)
  const literature = literatureOf(run)
  const references = referencesOf(run, stages, literature)
  const status = (stage: RoomStage) => statusOf(run, stage, { stages, quality, references })
  const judged = completedUnits(run, ['quality']).at(-1)
  return {
    input: ProposalInput.parse(run.input),
    stages,
    status: recordOf<ProposalRoomState['status']>(roomStages, status),
    stale: staleStages(stages),
    literature,
    ledger,
    quality,
    qualityBy: judged?.unit.engine ?? null,
    refinements: refinementsOf(run),
    accepted: acceptedStages(run),
    models: modelReports(run, stages),
    unchanged: unchangedByRerun(run),
    references,
    examination: examineRun(run),
    busy: isMoving(run) ? shownSteps.filter((key) => isRunning(run, key)) : [],
    replies: interviewReplies(run),
    question: questionOf(run),
    bar: barOf(run, references),
  }
}

/** Of stages that stand as they were written; an edit of the student's is nobody else's. */
function modelReports(run: RunState, stages: Stages): ProposalRoomState['models'] {
  return Object.fromEntries(
    stageKeys.flatMap((key) => {
      const unit = stages[key]?.writtenBy === STUDENT ? undefined : completedUnits(run, [key]).at(-1)?.unit
      const report = unit ? modelReport(unit.notes) : null
      return report ? [[key, report] as const] : []
    }),
  )
}

function questionOf(run: RunState): ProposalRoomState['question'] {
  if (!isMoving(run)) return null
  const open = openQuestions(run)
  const step = questionSteps.find((key) => open.some((question) => question.key === key))
  return step ? { step, round: stepOf(run, step).round } : null
}

function refinementsOf(run: RunState): number {
  const begun = reviewAnswers(run).findLast(({ answer }) => answer.kind === 'refresh')?.seq ?? 0
  return completedUnits(run, ['refinement']).filter(
    ({ unit }) => unit.output === false && (unit.endedSeq ?? 0) > begun,
  ).length
}

interface Known {
  readonly stages: Stages
  readonly quality: QualityStage | null
  readonly references: readonly CitedReference[]
}

function statusOf(run: RunState, stage: RoomStage, known: Known): StageStatus {
  const steps = stepsOfStage(proposalStages, stage)
  if (run.failure && steps.includes(run.failure.step)) return 'failed'
  if (isMoving(run) && steps.some((key) => isRunning(run, key))) return 'running'
  if (stage === 'quality') {
    if (!known.quality || !isDone(run, 'quality')) return 'waiting'
    return known.quality.validation.validation_passed ? 'done' : 'attention'
  }
  if (stage === 'document') {
    if (!isDone(run, 'document')) return 'waiting'
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
  const cited = [...citedKeys(stages), ...(stages.problem?.value.literatureKeys ?? [])]
  const sources = new Map(literature?.sources.map((source) => [source.key, source]))
  const verdicts = new Map(referenceChecksOf(run).verdicts.map((verdict) => [verdict.key, verdict]))
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
  if (completedUnits(run, ['document']).length === 0) return 'missing'
  if (isRunning(run, 'passport')) return 'checking'
  if (references.some(({ blocks }) => blocks)) return 'references'
  return removedButCited(run).length > 0 ? 'removed' : null
}
