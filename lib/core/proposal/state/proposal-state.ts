import { z } from 'zod'
import type { Locale } from '@/lib/contracts/locale'
import { QualityStage } from '@/lib/contracts/proposal-quality'
import {
  type DataCollectionStage,
  Ledger,
  Literature,
  type MethodologyStage,
  ReferenceChecks,
  ReviewAnswer,
  type StageValues,
  stageContract,
} from '@/lib/contracts/proposal-run'
import { editableRows, rewrittenStages, type StageKey, stageKeys } from '@/lib/contracts/proposal-stages'
import type { FieldDifference, ReferenceDecision } from '@/lib/contracts/reference-check'
import type { RunState } from '@/lib/contracts/run'
import { blocksExport } from '@/lib/core/references/decide-reference'
import { repairedWork } from '@/lib/core/references/repaired-work'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { recordOf } from '@/lib/core/run/stage-table'
import { citationsIn } from '@/lib/core/text/citation-marks'
import { timelineBreakdown, timelineFit } from '../figures/ledger-times'

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

export type Stages = { readonly [K in StageKey]: Stage<StageValues[K]> | null }

interface Version {
  readonly value: unknown
  readonly writtenBy: string
  readonly seq: number
}

/** Every stage as it stands, in the student's version where there is one; null for those that were not reached. Pure. */
export function stagesOf(run: RunState): Stages {
  const changed = changedReferences(run)
  let newest = 0
  // In the order in which they build on each other: what is older than something before it rests on what is no more.
  return recordOf<Stages>(stageKeys, (key) => {
    const stage = stageAt(key, { run, newest, changed })
    newest = Math.max(newest, stage?.seq ?? 0)
    return stage
  })
}

interface Before {
  readonly run: RunState
  /** The latest place in the log of the stages before. */
  readonly newest: number
  readonly changed: ReadonlyMap<string, number>
}

function stageAt<K extends StageKey>(key: K, { run, newest, changed }: Before): Stage<StageValues[K]> | null {
  const versions = versionsOf(run, key)
  const latest = versions.at(-1)
  const parsed = latest ? stageContract(key).safeParse(latest.value) : null
  if (!latest || !parsed?.success) return null
  const drafted = versions.filter(({ writtenBy }) => writtenBy !== STUDENT).at(-1)
  const { writtenBy, seq } = latest
  const cited = citationsIn(parsed.data)
  const stale = seq < Math.max(newest, ...cited.map((cite) => changed.get(cite) ?? 0))
  return { value: parsed.data, writtenBy, draftedBy: drafted?.writtenBy ?? null, seq, stale }
}

/** Stages that the student has accepted as they stand now. */
export function acceptedStages(run: RunState): readonly StageKey[] {
  return stageKeys.filter((stage) => {
    const last = versionsOf(run, stage).at(-1)?.seq ?? 0
    return reviewAnswers(run).some(
      ({ answer, seq }) => answer.kind === 'accept' && answer.stage === stage && seq > last,
    )
  })
}

/** Ids of an advisor's objections that the student has admitted to be open. */
export function admittedObjections(run: RunState): readonly string[] {
  const admitted = reviewAnswers(run).flatMap(({ answer }) =>
    answer.kind === 'admit' ? answer.objections : [],
  )
  return [...new Set(admitted)]
}

/** The stage that was run again last and came out word for word as it was; null when the last act was another, or it changed something. */
export function unchangedByRerun(run: RunState): StageKey | null {
  const last = reviewAnswers(run).at(-1)
  if (last?.answer.kind !== 'rerun') return null
  const { stage } = last.answer
  const [again, before] = outputsOf(run, stage).toReversed()
  return again && before && again.seq > last.seq && again.text === before.text ? stage : null
}

/** Whether quality control sent the draft back last time, and every stage came out as it was: another round would repeat this one. */
export function lastRoundChangedNothing(run: RunState): boolean {
  const sent = completedUnits(run, ['refinement']).at(-1)?.unit
  if (sent?.output !== false) return false
  const rewritten = rewrittenStages.filter(
    (stage) => (outputsOf(run, stage).at(-1)?.seq ?? 0) > (sent.endedSeq ?? 0),
  )
  return (
    rewritten.length > 0 &&
    rewritten.every((stage) => {
      const [again, before] = outputsOf(run, stage).toReversed()
      return again !== undefined && again.text === before?.text
    })
  )
}

/** What a stage's step wrote, as text, earliest first; that a note was given is no change. */
function outputsOf(
  run: RunState,
  stage: StageKey,
): readonly { readonly text: string; readonly seq: number }[] {
  return completedUnits(run, [stage]).map(({ unit }) => ({
    text: JSON.stringify(unit.output, (name, value: unknown) =>
      name === 'refinement_history' ? undefined : value,
    ),
    seq: unit.endedSeq ?? 0,
  }))
}

/** Keys of the sources that the stages cite, in the order of their first mention. */
export function citedKeys(stages: Stages): readonly string[] {
  const citing = editableRows.filter(({ editable }) => editable.cites)
  return citationsIn(...citing.map(({ key }) => stages[key]?.value))
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
  return roundsOf(stepOf(run, 'review')).flatMap((round) => {
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
  return Replies.safeParse(latest(run, 'interviewer')).data?.replies ?? []
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
  const decisions = referenceDecisions(run)
  return citedKeys(stagesOf(run)).filter((key) => decisions.get(key)?.act === 'remove')
}

/** The latest verdict on each reference, over all rounds. */
export function referenceChecksOf(run: RunState): ReferenceChecks {
  const verdicts = completedUnits(run, ['passport'])
    .flatMap(({ unit }) => ReferenceChecks.safeParse(unit.output).data?.verdicts ?? [])
    .map((verdict) => [verdict.key, verdict] as const)
  return { verdicts: [...new Map(verdicts).values()] }
}

/** The latest output of a step whose value no person edits; null while there is none. */
export function literatureOf(run: RunState): Literature | null {
  return Literature.safeParse(latest(run, 'literature')).data ?? null
}

export function ledgerOf(run: RunState): Ledger | null {
  return Ledger.safeParse(latest(run, 'schedule')).data ?? null
}

export function qualityStageOf(run: RunState): QualityStage | null {
  return QualityStage.safeParse(latest(run, 'quality')).data ?? null
}

function latest(run: RunState, key: string): unknown {
  return completedUnits(run, [key]).at(-1)?.unit.output
}
