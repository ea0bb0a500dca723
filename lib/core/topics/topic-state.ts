import type { RunState, StepRound } from '@/lib/contracts/run'
import { DatabaseId } from '@/lib/contracts/search'
import {
  type Angle,
  type Criteria,
  type DesignedQuestion,
  DiscoveryInput,
  type Interests,
  StudentProfile,
  type TopicCount,
  type ValidatedTopic,
  type Viability,
} from '@/lib/contracts/topic'
import {
  AngleCounts,
  Angles,
  ChooseAnswer,
  DesignedQuestions,
  InterestsAnswer,
  InterestTurn,
  NarrowAnswer,
  TopicDocuments,
  Validated,
} from '@/lib/contracts/topic-run'
import { openQuestions, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { withoutBeginning } from '@/lib/core/text/without-beginning'
import { type AngleFates, angleFates } from './angle-fates'

/** How the question came to be what it is. */
export interface QuestionStep {
  readonly at: string
  readonly kind: 'interest' | 'angle' | 'question'
  readonly text: string
}

/** A run of topic discovery as its page and its documents see it. */
export interface TopicState extends AngleFates {
  readonly input: DiscoveryInput
  readonly interview: Omit<InterestTurn, 'replies' | 'interests'>
  readonly replies: readonly string[]
  readonly interests: Interests
  /** All angles so far, the newest round last. */
  readonly angles: readonly Angle[]
  readonly counts: ReadonlyMap<string, readonly TopicCount[]>
  /** Databases that are still asked for counts that they did not give in time. */
  readonly counting: readonly DatabaseId[]
  readonly finalists: readonly string[]
  readonly excitement: Readonly<Record<string, number>>
  readonly validated: readonly { readonly viability: Viability; readonly criteria: Criteria }[]
  /** What was validated before an earlier answer was changed: kept, and no longer in force. */
  readonly stale: readonly { readonly viability: Viability; readonly criteria: Criteria }[]
  readonly choice: { readonly angle: string; readonly confidence: number } | null
  readonly questions: readonly DesignedQuestion[]
  readonly documents: TopicDocuments | null
  /** Topics that were settled before, earliest first. */
  readonly scopeHistory: readonly ValidatedTopic[]
  readonly evolution: readonly QuestionStep[]
  readonly asks: string | null
}

const nothingSaid: InterestTurn = {
  replies: [],
  interests: { areas: [], profile: StudentProfile.parse({}) },
  asks: 'interests',
  fault: null,
  vague: '',
  isExhausted: false,
}

/** The state of a run; parts that this version cannot read count as missing. Pure; never throws but for an input of another pipeline. */
export function topicStateOf(run: RunState): TopicState {
  const input = DiscoveryInput.parse(run.input)
  const { replies, interests, ...interview } =
    InterestTurn.safeParse(outputOf(run, 'interviewer')).data ?? nothingSaid
  const angles = anglesOf(run)
  const narrowed = answersOf(run, 'narrow', (value) => NarrowAnswer.safeParse(value).data)
  const finalist = lastFinalists(run)
  const validated = validatedOf(run)
  const documents = TopicDocuments.safeParse(outputOf(run, 'write-documents')).data ?? null
  return {
    input,
    interview,
    replies,
    interests: interestsOf(run, interests),
    angles,
    counts: countsOf(run),
    counting: countingOf(run),
    finalists: finalist?.angles ?? [],
    excitement: finalist?.excitement ?? {},
    ...angleFates(narrowed, angles),
    validated,
    stale: staleOf(run).filter(
      ({ viability }) => !validated.some((now) => now.viability.angle === viability.angle),
    ),
    choice: choiceOf(run),
    questions: DesignedQuestions.safeParse(outputOf(run, 'design-questions')).data ?? [],
    documents,
    scopeHistory: settledOf(run),
    evolution: evolutionOf(run, angles),
    asks: openQuestions(run)[0]?.key ?? null,
  }
}

/** What is known of the interests: the form's where the student filled it in, else what the replies say. */
function interestsOf(run: RunState, said: Interests): Interests {
  const forms = answersOf(run, 'interests', (value) => InterestsAnswer.safeParse(value).data)
  const last = forms.at(-1)
  const input = DiscoveryInput.safeParse(run.input).data
  const known = last?.kind === 'form' ? last.interests : (input?.interests ?? said)
  // In a form, too, "meu TCC vai ser sobre" is no part of the topic.
  return { ...known, areas: known.areas.map(withoutBeginning) }
}

function anglesOf(run: RunState): readonly Angle[] {
  const rounds = roundsOf(stepOf(run, 'angles')).map(
    (round) => Angles.safeParse(unitOutput(round)).data ?? [],
  )
  const byId = new Map(rounds.flat().map((angle) => [angle.id, angle]))
  return [...byId.values()]
}

/** What was said in time, with what came later in the place of what was not known. */
function countsOf(run: RunState): ReadonlyMap<string, readonly TopicCount[]> {
  const late = countsIn(run, 'count-late')
  const counts = new Map<string, TopicCount[]>()
  for (const { angle, count } of countsIn(run, 'count-angles')) {
    const later = late.find((one) => one.angle === angle && one.count.database === count.database)
    const known = count.total === null && later ? later.count : count
    counts.set(angle, [...(counts.get(angle) ?? []), known])
  }
  return counts
}

function countsIn(run: RunState, key: string): AngleCounts['counts'] {
  return Object.values(stepOf(run, key).units).flatMap(
    ({ output }) => AngleCounts.safeParse(output).data?.counts ?? [],
  )
}

/** The databases that are still asked for what they did not say in time. */
function countingOf(run: RunState): readonly DatabaseId[] {
  return Object.entries(stepOf(run, 'count-late').units).flatMap(([item, { endedSeq }]) =>
    endedSeq == null ? (DatabaseId.safeParse(item).data ?? []) : [],
  )
}

function lastFinalists(run: RunState) {
  const step = stepOf(run, 'narrow')
  const answer = NarrowAnswer.safeParse(step.answer).data
  return step.answered && answer?.kind === 'finalists' ? answer : null
}

function validatedOf(run: RunState) {
  return Object.values(stepOf(run, 'validate').units).flatMap(({ status, output }) =>
    status === 'done' ? (Validated.safeParse(output).data ?? []) : [],
  )
}

function staleOf(run: RunState) {
  return stepOf(run, 'validate').past.flatMap((round) =>
    Object.values(round.units).flatMap(({ output }) => Validated.safeParse(output).data ?? []),
  )
}

function choiceOf(run: RunState) {
  const step = stepOf(run, 'choose')
  const answer = ChooseAnswer.safeParse(step.answer).data
  return step.answered && answer?.kind === 'choose'
    ? { angle: answer.angle, confidence: answer.confidence }
    : null
}

function settledOf(run: RunState): readonly ValidatedTopic[] {
  return roundsOf(stepOf(run, 'write-documents')).flatMap(
    (round) => TopicDocuments.safeParse(unitOutput(round)).data?.validated ?? [],
  )
}

/** The areas as they stood after each answer that changed them; what else is asked is about the student, not about the topic. */
function areasSaid(run: RunState): readonly QuestionStep[] {
  const turns = roundsOf(stepOf(run, 'interviewer')).map(
    (round) => InterestTurn.safeParse(unitOutput(round)).data,
  )
  const said = roundsOf(stepOf(run, 'interests')).flatMap((round, at): QuestionStep[] => {
    const answer = InterestsAnswer.safeParse(round.answer).data
    if (!round.answered || answer === undefined) return []
    const areas = answer.kind === 'form' ? answer.interests.areas : (turns[at + 1]?.interests.areas ?? [])
    return areas.length === 0
      ? []
      : [{ at: round.answeredAt ?? '', kind: 'interest', text: areas.join('; ') }]
  })
  return said.filter(({ text }, at) => text !== said[at - 1]?.text)
}

function evolutionOf(run: RunState, angles: readonly Angle[]): readonly QuestionStep[] {
  const chosen = roundsOf(stepOf(run, 'choose')).flatMap((round): QuestionStep[] => {
    const answer = ChooseAnswer.safeParse(round.answer).data
    const angle = answer?.kind === 'choose' ? angles.find(({ id }) => id === answer.angle) : undefined
    return round.answered && angle
      ? [{ at: round.answeredAt ?? '', kind: 'angle', text: angle.question || angle.title }]
      : []
  })
  const settled = settledOf(run).map(
    ({ at, question }): QuestionStep => ({ at, kind: 'question', text: question }),
  )
  return [...areasSaid(run), ...chosen, ...settled].sort((a, b) => a.at.localeCompare(b.at))
}

function outputOf(run: RunState, key: string): unknown {
  return unitOutput(stepOf(run, key))
}

function unitOutput(round: Pick<StepRound, 'units'>): unknown {
  return Object.values(round.units)[0]?.output ?? null
}

function answersOf<T>(run: RunState, key: string, read: (value: unknown) => T | undefined): readonly T[] {
  return roundsOf(stepOf(run, key)).flatMap((round) => (round.answered ? (read(round.answer) ?? []) : []))
}
