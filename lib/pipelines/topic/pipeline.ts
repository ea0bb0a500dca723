import { z } from 'zod'
import { type Angle, DesignedQuestion } from '@/lib/contracts/topic'
import {
  AngleCounts,
  Angles,
  ChooseAnswer,
  FoundAround,
  InterestsAnswer,
  InterestTurn,
  NarrowAnswer,
  Pyramid,
  SettleAnswer,
  TopicDocuments,
  Validated,
} from '@/lib/contracts/topic-run'
import { TOPIC_DISCOVERY, type TopicQuestion, topicStages } from '@/lib/contracts/topic-stages'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { reopenedByTable } from '@/lib/core/run/stage-table'
import { promptLanguage } from '@/lib/core/text/prompt-language'
import {
  angleCount,
  composeAngles,
  finished,
  type InterestEvidence,
  ownDraft,
} from '@/lib/core/topics/compose-angles'
import { weighAngle } from '@/lib/core/topics/criteria'
import { designQuestions } from '@/lib/core/topics/question-design'
import { DISCOVERY_REPLIES_MAX, readInterests } from '@/lib/core/topics/read-interests'
import { isHopeless, owingDatabases, totalOf } from '@/lib/core/topics/topic-bands'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { turnedTopic } from '@/lib/core/topics/turned-topic'
import { viabilityOf } from '@/lib/core/topics/viability'
import { rankSources } from '@/lib/core/validation/source-deltas'
import {
  type AnyStep,
  type AskStep,
  agent,
  ask,
  type Pipeline,
  pipeline,
  type StepContext,
  stepsNamed,
  task,
  type UnitContext,
} from '@/lib/engine/pipeline'
import { addWorks } from '@/lib/pipelines/sources/rank-arrivals'
import { countFirst, countLate, countLimits } from './count-angles'
import { documentsOf } from './documents'
import { angleOf, countedDatabases, questionEvidence, stateIn, withPastInterviewer } from './from-state'
import { databasesFor, readAround, readInterest } from './look-around'
import type { TopicPorts } from './ports'
import { checkedAngles, checkedQuestions, numberedWorks, WrittenAngles, WrittenQuestions } from './written'

type Context = UnitContext<TopicPorts>
const interviewer = task<InterestTurn, TopicPorts>('interviewer', {
  recalls: wholeRun,
  output: InterestTurn,
  run: ({ run }: Context) => {
    const { replies } = topicStateOf({ ...run, steps: withPastInterviewer(run) })
    const last = InterestsAnswer.safeParse(run.steps.interests?.past.at(-1)?.answer).data
    const said = last?.kind === 'reply' ? [...replies, last.text].slice(0, DISCOVERY_REPLIES_MAX) : replies
    const after = last?.kind === 'back' ? said.slice(0, -1) : [...said]
    return { replies: after, ...readInterests(after, run.createdAt.slice(0, 10)) }
  },
})

const interests: AskStep<InterestsAnswer> = ask<InterestsAnswer>('interests', {
  needs: [interviewer],
  recalls: wholeRun,
  answer: InterestsAnswer,
  known: ({ run }) => {
    const { input, interview, interests: said } = topicStateOf(run)
    const isFirst = (run.steps.interests?.round ?? 1) === 1
    if (isFirst && input.interests && input.interests.areas.length > 0)
      return { kind: 'form', interests: input.interests }
    // Taken up again, the interests are asked for anew; only a reply that completes them ends the interview by itself.
    const last = InterestsAnswer.safeParse(run.steps.interests?.past.at(-1)?.answer).data
    const isComplete = last?.kind === 'reply' && interview.asks === null
    return isComplete ? { kind: 'form', interests: said } : null
  },
  // What is typed is met in the conversation; a form is turned as a whole.
  refuses: (answer) => (answer.kind === 'form' ? turnedTopic(answer.interests.areas) : null),
  reopens: ({ kind }) => reopened('interests', kind),
})

const look = task<FoundAround, TopicPorts>('look-around', {
  needs: [interests],
  recalls: wholeRun,
  each: { items: (context) => stateIn(context).interests.areas.map((_, at) => String(at)) },
  output: FoundAround,
  view: ({ answers }) => ({
    answers: answers.map(({ records, ...answer }) => ({ ...answer, records: [], found: records.length })),
  }),
  run: (context: Context) => {
    const { interests: known, input } = stateIn(context)
    const topic = known.areas[Number(context.item)] ?? ''
    return readInterest({
      topic,
      databases: databasesFor(topic, known.profile.field_of_study, input.locale),
      yearFrom: null,
      ports: context.ports,
      signal: context.signal,
    })
  },
})

/** The records of each interest, in their order. */
function evidenceIn(context: StepContext): readonly InterestEvidence[] {
  const { ok } = context.readUnits(look)
  return stateIn(context).interests.areas.map((interest, at) => ({
    interest,
    works: ok.get(String(at))?.answers.flatMap(({ records }) => records) ?? [],
  }))
}

function lastNarrow(context: StepContext): NarrowAnswer | null {
  return NarrowAnswer.safeParse(context.run.steps.narrow?.past.at(-1)?.answer).data ?? null
}

const angles = agent<Angle[], TopicPorts, WrittenAngles>('angles', {
  needs: [look],
  recalls: wholeRun,
  output: Angles,
  answer: WrittenAngles,
  compose: (context: Context) => {
    const { input, angles: before, interests: known } = stateIn(context)
    const asked = lastNarrow(context)
    if (asked?.kind === 'own') {
      const map = topicMap({ topic: asked.title, question: asked.question })
      const own = {
        ...ownDraft(asked.title, { map, locale: input.locale }),
        ...(asked.question ? { question: asked.question } : {}),
      }
      return [finished(own, before.length + 1)]
    }
    const options = {
      locale: input.locale,
      currentYear: Number(context.now.slice(0, 4)),
      offered: before.map(({ title }) => title),
      country: known.profile.country,
    }
    return [...composeAngles(evidenceIn(context), options)]
  },
  prompt: (context) => {
    const { input, angles: before, interests: known } = stateIn(context)
    const evidence = evidenceIn(context)
    const works = numberedWorks(evidence)
    if (works.length === 0 || lastNarrow(context)?.kind === 'own') return null
    const records = works.map(({ id, work }) => [
      id,
      `${work.title} (${work.year ?? ''}). ${work.abstract?.slice(0, 700) ?? ''}`,
    ])
    return {
      values: {
        language: promptLanguage(input.locale),
        count: String(angleCount(known.areas.length)),
        offered: before.map(({ title }) => title).join('; ') || '–',
      },
      evidence: {
        areas: known.areas.map((area, at) => `${at + 1}. ${area}`).join('\n'),
        ...Object.fromEntries(records),
      },
    }
  },
  accept: (answer, floor, context) =>
    checkedAngles(answer, floor, { evidence: evidenceIn(context), locale: stateIn(context).input.locale }),
})

const counts = task<AngleCounts, TopicPorts>('count-angles', {
  needs: [angles],
  recalls: wholeRun,
  each: { items: (context) => countedDatabases(context) },
  output: AngleCounts,
  run: countFirst,
})

/** What a database did not say in time, asked for while the student reads: nothing waits for it. */
const late = task<AngleCounts, TopicPorts>('count-late', {
  needs: [counts],
  recalls: wholeRun,
  each: { items: (context) => owingDatabases([...stateIn(context).counts.values()].flat()) },
  output: AngleCounts,
  run: countLate,
})

const narrow: AskStep<NarrowAnswer> = ask<NarrowAnswer>('narrow', {
  needs: [counts],
  recalls: wholeRun,
  answer: NarrowAnswer,
  refuses: (answer, run) => {
    if (answer.kind === 'own') return turnedTopic([answer.title, answer.question])
    if (answer.kind !== 'finalists') return null
    const { angles: all, counts: counted } = topicStateOf(run)
    const isUnknown = answer.angles.some((id) => !all.some((angle) => angle.id === id))
    if (isUnknown) return 'not-found'
    // Nothing to stand on in any of them: broaden or say the interests anew.
    return isHopeless(all.map(({ id }) => totalOf(counted.get(id) ?? []))) ? 'not-ready' : null
  },
  reopens: ({ kind }) => reopened('narrow', kind),
})

const finalists = (context: StepContext) => {
  const answer = context.readAnswer(narrow)
  return answer.kind === 'finalists' ? [...new Set(answer.angles)] : []
}

const read = task<FoundAround, TopicPorts>('read-finalists', {
  needs: [narrow],
  recalls: wholeRun,
  each: { items: finalists },
  output: FoundAround,
  view: ({ answers }) => ({
    answers: answers.map(({ records, ...answer }) => ({ ...answer, records: [], found: records.length })),
  }),
  run: (context: Context) => {
    const { title, map } = angleOf(context)
    return readAround({
      topic: title,
      map,
      databases: countedDatabases(context),
      yearFrom: null,
      ports: context.ports,
      signal: context.signal,
    })
  },
})

const limits = task<Pyramid, TopicPorts>('count-limits', {
  needs: [narrow],
  recalls: wholeRun,
  each: { items: finalists },
  output: Pyramid,
  run: countLimits,
})

const validate = task<Validated, TopicPorts>('validate', {
  needs: [read, limits],
  recalls: wholeRun,
  each: { items: finalists },
  output: Validated,
  run: async (context: Context) => {
    const { interests: known, input } = stateIn(context)
    const angle = angleOf(context)
    const answers = context.readUnits(read).ok.get(context.item)?.answers ?? []
    const pyramid = context.readUnits(limits).ok.get(context.item)?.bars ?? []
    const currentYear = Number(context.now.slice(0, 4))
    const parameters = {
      topic: angle.title,
      question: angle.question,
      yearFrom: null,
      yearTo: null,
      languages: [],
      excluded: [],
      databases: [...countedDatabases(context)],
    }
    const scoring = {
      parameters,
      map: angle.map,
      rubric: await context.ports.readRubric(),
      scope: null,
      locale: input.locale,
      currentYear,
    }
    const delta = addWorks(
      { before: new Map(), pairs: { keepApart: [], together: [] }, scoring },
      { works: answers.flatMap(({ records }) => records), round: 1 },
    )
    const viability = viabilityOf({
      angle: angle.id,
      sources: rankSources(delta.upserts),
      outcomes: answers,
      pyramid,
      currentYear,
      scope: angle,
    })
    const startDate = context.now.slice(0, 10)
    return {
      viability,
      criteria: weighAngle(angle, viability, { profile: known.profile, startDate, locale: input.locale }),
    }
  },
})

const choose: AskStep<ChooseAnswer> = ask<ChooseAnswer>('choose', {
  needs: [validate],
  recalls: wholeRun,
  answer: ChooseAnswer,
  refuses: (answer, run) =>
    answer.kind === 'choose' && !topicStateOf(run).finalists.includes(answer.angle) ? 'not-found' : null,
  reopens: ({ kind }) => reopened('choose', kind),
})

const questions = agent<DesignedQuestion[], TopicPorts, WrittenQuestions>('design-questions', {
  needs: [choose],
  recalls: wholeRun,
  output: z.array(DesignedQuestion).max(5),
  answer: WrittenQuestions,
  compose: (context: Context) => [...designQuestions(questionEvidence(context))],
  prompt: (context) => {
    const { topic, locale } = questionEvidence(context)
    return {
      values: { language: promptLanguage(locale) },
      evidence: {
        topic: topic.topic,
        question: topic.question,
        in: topic.in.join('; '),
        out: topic.out.join('; '),
      },
    }
  },
  accept: (answer, floor, context) => checkedQuestions(answer, floor, questionEvidence(context)),
})

const settle: AskStep<SettleAnswer> = ask<SettleAnswer>('settle', {
  needs: [questions],
  recalls: wholeRun,
  answer: SettleAnswer,
  refuses: (answer) => (answer.kind === 'settle' ? turnedTopic([answer.topic, answer.question]) : null),
  reopens: ({ kind }) => reopened('settle', kind),
})

const write = task<TopicDocuments, TopicPorts>('write-documents', {
  needs: [settle],
  recalls: wholeRun,
  output: TopicDocuments,
  run: async (context: Context) => {
    const answer = context.readAnswer(settle)
    if (answer.kind !== 'settle') throw new Error('nothing was settled')
    const state = stateIn(context)
    const documents = documentsOf(state, answer, { now: context.now, studentId: context.ports.studentId })
    await context.ports.remember({
      at: context.now,
      topic: documents.validated.topic,
      question: documents.validated.question,
      confidence: state.choice?.confidence ?? null,
      rejected: state.rejected,
      parked: state.parked,
      scopeHistory: state.scopeHistory.map(({ at, topic, question }) => ({ at, topic, question })),
    })
    return documents
  },
})

/** The state of discovery is folded over all that happened: earlier rounds say what was offered, rejected and settled. */
function wholeRun(): readonly AnyStep[] {
  return topicDiscovery.steps
}

function reopened(question: TopicQuestion, kind: string): readonly AnyStep[] {
  return stepsNamed(topicDiscovery, reopenedByTable(topicStages, { question, kind }))
}

/** Topic discovery: interests in, a topic out that was counted, read and chosen. */
export const topicDiscovery: Pipeline = pipeline(
  TOPIC_DISCOVERY,
  [
    interviewer,
    interests,
    look,
    angles,
    counts,
    late,
    narrow,
    read,
    limits,
    validate,
    choose,
    questions,
    settle,
    write,
  ],
  { takenUpAt: narrow },
)
