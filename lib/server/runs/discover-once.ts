import { AppError } from '@/lib/contracts/errors'
import type { Locale } from '@/lib/contracts/locale'
import type { RunState } from '@/lib/contracts/run'
import type { Interests } from '@/lib/contracts/topic'
import { FINALISTS_MAX } from '@/lib/contracts/topic-limits'
import type { TopicDocuments } from '@/lib/contracts/topic-run'
import { TOPIC_DISCOVERY } from '@/lib/contracts/topic-stages'
import { openQuestions } from '@/lib/core/run/run-state'
import { sizeFromCounts, sizeWithTotal } from '@/lib/core/topics/size-from-counts'
import { bandOf, isHopeless, totalOf } from '@/lib/core/topics/topic-bands'
import { sizeOfTopic } from '@/lib/core/topics/topic-size'
import { type TopicState, topicStateOf } from '@/lib/core/topics/topic-state'
import { MemoryLog } from '@/lib/engine/memory-log'
import { runPipeline } from '@/lib/engine/run'
import { topicDiscovery } from '@/lib/pipelines/topic/pipeline'
import { modelPort } from '@/lib/server/model-port'
import { getRow } from '@/lib/server/pipelines'
import { ensureSandbox, stopSandbox } from '@/lib/server/sandbox'
import { makeLocalTopicPorts } from '@/lib/server/topic-ports'
import { systemClock } from './run-driver'

export interface DiscoverOnceOptions {
  readonly locale: Locale
  readonly sandbox: boolean
  readonly student: string
  /** Which of the finalists is settled, from 1; none where absent. */
  readonly choose?: number | undefined
  readonly emit: (line: object) => void
}

export interface DiscoveredOnce {
  readonly documents: TopicDocuments | null
  readonly summary: {
    readonly type: 'summary'
    readonly areas: number
    readonly angles: number
    readonly hopeless: boolean
    readonly finalists: readonly string[]
    readonly topic: string | null
    readonly question: string | null
  }
}

/** Topic discovery without an account or a database server: the same pipeline on a log in memory. The finalists are the angles with most sources in the good band. */
export async function discoverOnce(
  interests: Interests,
  { locale, sandbox, student, choose, emit }: DiscoverOnceOptions,
): Promise<DiscoveredOnce> {
  const input = { locale, sandbox, topic: '', question: '', wish: '', interests }
  const log = new MemoryLog(
    { type: 'run-created', pipeline: TOPIC_DISCOVERY, input, tokenBudget: null },
    systemClock.now,
  )
  try {
    const world = makeLocalTopicPorts(sandbox ? await ensureSandbox() : undefined)
    const ports = { ...world, studentId: student, model: modelPort(getRow(TOPIC_DISCOVERY)) }
    const drive = () =>
      runPipeline(topicDiscovery, { log, ports, clock: systemClock, signal: new AbortController().signal })
    const answer = (run: RunState, value: object) => {
      const [asked] = openQuestions(run)
      if (asked) log.write({ type: 'question-answered', step: asked.key, round: asked.round, answer: value })
      return drive()
    }
    let run = await drive()
    if (run.failure) throw new AppError('internal', `${run.failure.step}: ${run.failure.error.detail}`)
    const counted = topicStateOf(run)
    for (const line of interestLines(interests, counted)) emit(line)
    for (const line of angleLines(counted)) emit(line)
    const hopeless = isHopeless(counted.angles.map(({ id }) => totalOf(counted.counts.get(id) ?? [])))
    const angles = hopeless ? [] : finalistsOf(counted)
    if (angles.length > 0) {
      run = await answer(run, { kind: 'finalists', angles })
      for (const validated of topicStateOf(run).validated) {
        const size = counted.angles.find(({ id }) => id === validated.viability.angle)?.size
        const verdict = size && sizeFromCounts(size, validated.viability.pyramid).verdict
        emit({ type: 'finalist', verdict, ...validated })
      }
    }
    const chosen = choose === undefined ? undefined : angles[choose - 1]
    if (chosen !== undefined) {
      run = await answer(run, { kind: 'choose', angle: chosen, confidence: 3 })
      const { questions, angles: all } = topicStateOf(run)
      for (const question of questions) emit({ type: 'question', ...question })
      const angle = all.find(({ id }) => id === chosen)
      if (angle) {
        const question = questions[0]?.text ?? angle.question
        run = await answer(run, {
          kind: 'settle',
          topic: angle.title,
          question,
          in: angle.in,
          out: angle.out,
        })
      }
    }
    const { documents, interests: known } = topicStateOf(run)
    return {
      documents,
      summary: {
        type: 'summary',
        areas: known.areas.length,
        angles: counted.angles.length,
        hopeless,
        finalists: angles,
        topic: documents?.validated.topic ?? null,
        question: documents?.validated.question ?? null,
      },
    }
  } finally {
    if (sandbox) await stopSandbox()
  }
}

/** The size of each interest by its words, and by what the databases have of it where it was counted as it was said; its angles say theirs. */
function interestLines({ areas }: Interests, { angles, counts }: TopicState): readonly object[] {
  return areas.map((interest) => {
    const own = angles.find((angle) => angle.type === 'own' && angle.interest === interest)
    const total = own === undefined ? null : totalOf(counts.get(own.id) ?? [])
    const said = sizeOfTopic({ topic: interest, question: '' })
    return { type: 'interest', interest, total, ...sizeWithTotal(said, total) }
  })
}

function angleLines({ angles, counts }: TopicState): readonly object[] {
  return angles.map(({ map: _, ...angle }) => {
    const own = counts.get(angle.id) ?? []
    const total = totalOf(own)
    const { verdict } = sizeWithTotal(angle.size, total)
    return { ...angle, kind: angle.type, type: 'angle', verdict, total, band: bandOf(total), counts: own }
  })
}

const bandOrder = ['good', 'low', 'high', 'unknown', 'very-low'] as const

/** The best three by band, then by number; the order of the angles decides ties. */
function finalistsOf({ angles, counts }: TopicState): readonly string[] {
  const ranked = angles.map(({ id }) => ({ id, total: totalOf(counts.get(id) ?? []) }))
  const place = (total: number | null) => bandOrder.indexOf(bandOf(total))
  return ranked
    .toSorted((a, b) => place(a.total) - place(b.total) || (b.total ?? 0) - (a.total ?? 0))
    .slice(0, FINALISTS_MAX)
    .map(({ id }) => id)
}
