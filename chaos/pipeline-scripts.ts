import { CollectionInput } from '@/lib/contracts/collection-run'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import { StudentProfile } from '@/lib/contracts/topic'
import { elicitationMoves } from '@/lib/core/dialogues/dialogue-moves'
import {
  actOnElicitation,
  type ElicitationAct,
  foldElicitation,
  openElicitation,
} from '@/lib/core/dialogues/elicitation-session'
import { reviewStateOf } from '@/lib/core/review/review-state'
import { openQuestions } from '@/lib/core/run/run-state'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { memoryStore } from '@/lib/pipelines/collection/memory-store'
import { collection } from '@/lib/pipelines/collection/pipeline'
import { elicitation } from '@/lib/pipelines/elicitation/pipeline'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { research } from '@/lib/pipelines/research/pipeline'
import {
  makeEvidence,
  makeQuestion,
  scriptedPorts,
  scriptedProvider,
} from '@/lib/pipelines/research/research-fixture'
import { literatureReview } from '@/lib/pipelines/review/pipeline'
import { topicDiscovery } from '@/lib/pipelines/topic/pipeline'
import { collectionWorld } from '@/lib/server/collection-ports'
import { inventedSources, Proposal } from '@/lib/server/testing/test-proposal'
import { Review } from '@/lib/server/testing/test-review'
import { makeLocalTopicPorts } from '@/lib/server/topic-ports'
import type { RunScript } from './kill-in-process'
import { once } from './recorded-ports'

/** One script for each pipeline that has none of its own beside this file: what its student answers, in which world. */

const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

/** Answers the open question of each key with what stands for its round; null when nothing does, so that the run rests. */
function answering(given: (key: string, round: number, run: RunState) => unknown): RunScript['answer'] {
  return (run) => {
    const [open] = openQuestions(run)
    const answer = open ? given(open.key, open.round, run) : undefined
    return open && answer !== undefined ? { step: open.key, round: open.round, answer } : null
  }
}

/** Written, one stage written again, and what depends on it after it; it never ends, it rests at the student's review. */
export function proposalScript(): RunScript {
  const { ports, log } = new Proposal()
  const [first] = log.events
  const input = first?.fact.type === 'run-created' ? first.fact.input : null
  const reviews = [
    { kind: 'rerun', stage: 'methodology', note: 'Interviews only.' },
    { kind: 'refresh', from: 'data-collection' },
  ]
  return {
    line: proposalPipeline,
    ports,
    input,
    restsAt: 'review',
    answer: answering((_, round) => reviews[round - 1]),
  }
}

export function reviewScript(): RunScript {
  const { ports, log } = new Review(inventedSources)
  const [first] = log.events
  const input = first?.fact.type === 'run-created' ? first.fact.input : null
  return {
    line: literatureReview,
    ports,
    input,
    answer: answering((key, round, run) => {
      if (key === 'agree') return { kind: 'agree', themes: reviewStateOf(run).offered.themes }
      return round === 1 ? { kind: 'replay' } : { kind: 'satisfied' }
    }),
  }
}

export function topicScript(sandboxUrl: string): RunScript {
  const world = makeLocalTopicPorts(sandboxUrl)
  const ports = { ...world, search: once(world.search), count: once(world.count), model: noModel }
  const interests = {
    areas: ['remote work', 'burnout of nurses'],
    profile: StudentProfile.parse({}),
  }
  return {
    line: topicDiscovery,
    ports,
    input: { locale: 'en', sandbox: true, topic: '', question: '', wish: '', interests },
    answer: answering((key, _, run) => {
      const { angles, finalists, questions } = topicStateOf(run)
      if (key === 'narrow') return { kind: 'finalists', angles: angles.slice(0, 2).map(({ id }) => id) }
      const [angle] = angles.filter(({ id }) => finalists.includes(id))
      if (!angle) return undefined
      if (key === 'choose') return { kind: 'choose', angle: angle.id, confidence: 4 }
      const question = questions[0]?.text ?? angle.question
      return { kind: 'settle', topic: angle.title, question, in: angle.in, out: angle.out }
    }),
  }
}

/** Its sources stand in a store of the project, so they are compared; how many a second look found again may differ. */
export function collectionScript(sandboxUrl: string): RunScript {
  const questions = ['productivity', 'burnout'].map((word) => ({
    key: word,
    label: word,
    description: '',
    min_sources: 3,
    concepts: [[word]],
  }))
  const store = memoryStore(questions)
  const world = collectionWorld(store, sandboxUrl)
  return {
    line: collection,
    ports: { ...world, model: noModel },
    input: CollectionInput.parse({ topic: 'Remote work', locale: 'en', sandbox: true }),
    answer: () => null,
    resultOf: async () => {
      const sources = await store.listSources()
      if (sources.length === 0) throw new Error('nothing was collected, so nothing can differ')
      return JSON.stringify(sources.map(({ externalId, questions: of }) => [externalId, of]))
    },
  }
}

/** A conversation of two questions; it never ends, it rests at the next one. */
export function researchScript(): RunScript {
  const library = scriptedProvider([
    makeEvidence('chen', 'Remote work raised the productivity of the 240 employees by 13%.'),
    makeEvidence('ortiz', 'Remote work lowered the productivity of developers by 8% in the first year.'),
    makeEvidence('park', 'Remote work and productivity were measured with daily diaries.'),
  ])
  const asked = ['Does remote work raise productivity?', 'How was productivity measured?']
  return {
    line: research,
    ports: scriptedPorts({ library }),
    input: { first: null },
    restsAt: 'question',
    answer: answering((_, round) => {
      const query = asked[round - 1]
      return query === undefined ? undefined : makeQuestion(query)
    }),
  }
}

export function elicitationScript(): RunScript {
  const acts: readonly ElicitationAct[] = [
    { type: 'choose', method: 'socratic' },
    {
      type: 'propose',
      fields: { topic: 'Burnout of night nurses', question: 'Why?' },
      answers: ['Nights are worse.'],
    },
    { type: 'decide', decision: 'applied' },
    { type: 'close' },
  ]
  const fields = { topic: 'Burnout of nurses', question: 'Why?' }
  const moves = openElicitation({ step: 'confirm', fields, returnTo: 'confirm:1', seed: 7, locale: 'en' })
  return {
    line: elicitation,
    ports: { model: noModel },
    input: { moves, evidence: 'what is known' },
    answer: answering((_, round, run) => {
      const act = acts[round - 1]
      const made = act ? actOnElicitation(foldElicitation(elicitationMoves(run)), act) : null
      return made?.ok ? { moves: made.moves } : undefined
    }),
  }
}
