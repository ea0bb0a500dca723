import { type ZodType, z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import {
  DataCollectionStage,
  Ledger,
  Literature,
  MethodologyStage,
  ObjectivesStage,
  ProblemStage,
  ProposalBrief,
  QualityStage,
  ReferenceChecks,
  ReviewAnswer,
  type StageKey,
  stageKeys,
} from '@/lib/contracts/proposal-run'
import type { FieldDifference, ReferenceDecision } from '@/lib/contracts/reference-check'
import type { RunState } from '@/lib/contracts/run'
import { blocksExport, repairedWork } from '@/lib/core/references/decide-reference'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { timelineBreakdown, timelineFit } from '../figures/ledger-times'
import { citationsIn } from '../literature/citation-marks'

/** Keys of the steps, as the pipeline declares them and the pages read them. */
export const proposalSteps = {
  interviewer: 'interviewer',
  interview: 'interview',
  profile: 'profile',
  queries: 'write-literature-queries',
  literature: 'literature',
  problem: 'problem',
  objectives: 'objectives',
  methodology: 'methodology',
  dataCollection: 'data-collection',
  schedule: 'schedule',
  quality: 'quality',
  refinement: 'refinement',
  document: 'document',
  referenceCheck: 'passport',
  review: 'review',
} as const

/** Written by the student's own hand. */
export const STUDENT = 'student'

/** A stage as it stands: its latest output, or the student's own version where that is newer. */
export interface Stage<T> {
  readonly value: T
  /** 'built-in', 'code', '<provider>/<model>' or 'student'. */
  readonly writtenBy: string
  /** What wrote it before the student did; null when nobody did. */
  readonly draftedBy: string | null
  /** Place in the log of what made it: a stage with an earlier place than one it builds on is stale. */
  readonly seq: number
  readonly stale: boolean
}

export interface Stages {
  readonly profile: Stage<ProposalBrief> | null
  readonly problem: Stage<ProblemStage> | null
  readonly objectives: Stage<ObjectivesStage> | null
  readonly methodology: Stage<MethodologyStage> | null
  readonly 'data-collection': Stage<DataCollectionStage> | null
}

interface Version {
  readonly value: unknown
  readonly writtenBy: string
  readonly seq: number
}

/** Every stage as it stands, in the student's version where there is one; null for those that were not reached. Pure. */
export function stagesOf(run: RunState): Stages {
  let newest = 0
  const changed = changedReferences(run)
  // In the order in which they build on each other: what is older than something before it rests on what is no more.
  const stage = <T>(key: StageKey, schema: ZodType<T>): Stage<T> | null => {
    const versions = versionsOf(run, key)
    const latest = versions.at(-1)
    const parsed = latest ? schema.safeParse(latest.value) : null
    if (!latest || !parsed?.success) return null
    const drafted = versions.filter(({ writtenBy }) => writtenBy !== STUDENT).at(-1)
    const { writtenBy, seq } = latest
    const cited = citationsIn(parsed.data)
    const stale = seq < Math.max(newest, ...cited.map((cite) => changed.get(cite) ?? 0))
    newest = Math.max(newest, seq)
    return { value: parsed.data, writtenBy, draftedBy: drafted?.writtenBy ?? null, seq, stale }
  }
  return {
    profile: stage('profile', ProposalBrief),
    problem: stage('problem', ProblemStage),
    objectives: stage('objectives', ObjectivesStage),
    methodology: stage('methodology', MethodologyStage),
    'data-collection': stage('data-collection', DataCollectionStage),
  }
}

/**
 * The stages as they are read: durations and phases in them are those of the ledger, which follows every change of tasks, hours
 * and dates, so that no text can disagree with the chart and the table. As they were written while there is no ledger.
 */
export function timedStages(run: RunState): Stages {
  const stages = stagesOf(run)
  const ledger = ledgerOf(run)
  const { profile, methodology, 'data-collection': data } = stages
  if (ledger === null || profile === null) return stages
  const { locale } = profile.value
  return {
    ...stages,
    methodology: methodology && {
      ...methodology,
      value: timedMethodology(methodology.value, ledger, locale),
    },
    'data-collection': data && { ...data, value: timedCollection(data.value, ledger, locale) },
  }
}

/** The methodology with the durations of the ledger. */
export function timedMethodology(stage: MethodologyStage, ledger: Ledger, locale: Locale): MethodologyStage {
  return { ...stage, recommendation: { ...stage.recommendation, timeline_fit: timelineFit(ledger, locale) } }
}

/** The plan of the data with the durations of the ledger. */
export function timedCollection(
  stage: DataCollectionStage,
  ledger: Ledger,
  locale: Locale,
): DataCollectionStage {
  return { ...stage, plan: { ...stage.plan, timeline_breakdown: timelineBreakdown(ledger, locale) } }
}

/** The stages from the earliest stale one on; empty when all agree. */
export function staleStages(stages: Stages): readonly StageKey[] {
  return stageKeys.filter((key) => stages[key]?.stale)
}

/** What the stage was, in the order of the log: outputs of its step, edits by the student, and outputs put back after an edit. */
function versionsOf(run: RunState, key: StageKey): readonly Version[] {
  const outputs = completedUnits(run, [key]).map(({ unit }) => ({
    value: unit.output,
    writtenBy: unit.engine ?? 'code',
    seq: unit.endedSeq ?? 0,
  }))
  const byHand = reviewAnswers(run).flatMap(({ answer, seq }): Version[] => {
    if (answer.kind === 'edit' && answer.edit.stage === key)
      return [{ value: answer.edit.value, writtenBy: STUDENT, seq }]
    if (answer.kind !== 'restore' || answer.stage !== key) return []
    const output = outputs.filter((earlier) => earlier.seq < seq).at(-1)
    return output ? [{ ...output, seq }] : []
  })
  return [...outputs, ...byHand].sort((one, other) => one.seq - other.seq)
}

/** Answers are parsed once for each round: a run reads its past again and again. */
const parsedAnswers = new WeakMap<object, ReviewAnswer | null>()

/** What the student did with the drafts, earliest first, each with its place in the log. */
export function reviewAnswers(run: RunState): readonly { answer: ReviewAnswer; seq: number; at: string }[] {
  return roundsOf(stepOf(run, proposalSteps.review)).flatMap((round) => {
    if (!round.answered || typeof round.answer !== 'object' || round.answer === null) return []
    const known = parsedAnswers.get(round.answer)
    const answer = known === undefined ? (ReviewAnswer.safeParse(round.answer).data ?? null) : known
    parsedAnswers.set(round.answer, answer)
    return answer ? [{ answer, seq: round.answeredSeq ?? 0, at: round.answeredAt ?? '' }] : []
  })
}

const Replies = z.object({ replies: z.array(z.string()) })

/** The replies of the interview as they were understood last. */
export function interviewReplies(run: RunState): readonly string[] {
  return Replies.safeParse(latest(run, proposalSteps.interviewer)).data?.replies ?? []
}

/** The latest decision on each reference. */
export function referenceDecisions(run: RunState): ReadonlyMap<string, ReferenceDecision> {
  const decided = reviewAnswers(run).flatMap(({ answer }) =>
    answer.kind === 'reference' ? [answer.decision] : [],
  )
  return new Map(decided.map((decision) => [decision.key, decision]))
}

/** Fields of a reference that stand in running text, too: a repair of one of them leaves the old name in a sentence. */
const namedInText: ReadonlySet<FieldDifference['field']> = new Set(['title', 'author', 'year'])

/** Where in the log a reference was removed, or corrected in what texts say of it. */
function changedReferences(run: RunState): ReadonlyMap<string, number> {
  const verdicts = new Map(referenceChecksOf(run).verdicts.map((verdict) => [verdict.key, verdict]))
  const changes = reviewAnswers(run).flatMap(({ answer, seq }) => {
    if (answer.kind !== 'reference' || answer.decision.act === 'keep') return []
    const { key, act } = answer.decision
    const isNamed = verdicts.get(key)?.differences.some(({ field }) => namedInText.has(field)) === true
    return act === 'remove' || isNamed ? [[key, seq] as const] : []
  })
  return new Map(changes)
}

/** The literature as the student has settled it: without what was removed, and with what was corrected. */
export function withDecisions(literature: Literature, run: RunState): Literature {
  const decisions = referenceDecisions(run)
  const verdicts = new Map(referenceChecksOf(run).verdicts.map((verdict) => [verdict.key, verdict]))
  const sources = literature.sources.flatMap((source) => {
    const outcome = blocksExport(verdicts.get(source.key) ?? null, decisions.get(source.key) ?? null)
    const verdict = verdicts.get(source.key)
    if (!outcome.listed) return []
    return outcome.repaired && verdict ? [{ ...source, work: repairedWork(source.work, verdict) }] : [source]
  })
  return { ...literature, sources }
}

/** Keys that the student removed and the texts still cite: a finished document would have a hole there. */
export function removedButCited(run: RunState): readonly string[] {
  const { problem, objectives, methodology, 'data-collection': data } = stagesOf(run)
  const decisions = referenceDecisions(run)
  const cited = citationsIn(problem?.value, objectives?.value, methodology?.value, data?.value)
  return cited.filter((key) => decisions.get(key)?.act === 'remove')
}

/** The latest verdict on each reference, over all rounds. */
export function referenceChecksOf(run: RunState): ReferenceChecks {
  const verdicts = completedUnits(run, [proposalSteps.referenceCheck])
    .flatMap(({ unit }) => ReferenceChecks.safeParse(unit.output).data?.verdicts ?? [])
    .map((verdict) => [verdict.key, verdict] as const)
  return { verdicts: [...new Map(verdicts).values()] }
}

/** The latest output of a step whose value no person edits; null while there is none. */
export function literatureOf(run: RunState): Literature | null {
  return Literature.safeParse(latest(run, proposalSteps.literature)).data ?? null
}

export function ledgerOf(run: RunState): Ledger | null {
  return Ledger.safeParse(latest(run, proposalSteps.schedule)).data ?? null
}

export function qualityOf(run: RunState): QualityStage | null {
  return QualityStage.safeParse(latest(run, proposalSteps.quality)).data ?? null
}

function latest(run: RunState, key: string): unknown {
  return completedUnits(run, [key]).at(-1)?.unit.output
}
