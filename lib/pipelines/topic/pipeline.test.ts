import { describe, expect, it, vi } from 'vitest'
import type { ModelPort } from '@/lib/contracts/ports'
import type { RunState } from '@/lib/contracts/run'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import { DiscoveryInput } from '@/lib/contracts/topic'
import type { Work } from '@/lib/contracts/work'
import { foldEvents, openQuestions } from '@/lib/core/run/run-state'
import { totalOf } from '@/lib/core/topics/topic-bands'
import { topicStateOf } from '@/lib/core/topics/topic-state'
import { parseCarlaHandoff } from '@/lib/core/validation/carla-handoff'
import { reopenedBy } from '@/lib/engine/pipeline'
import { DialogueDriver } from '@/lib/pipelines/testing/dialogue-driver'
import { readRubric, readStrategies } from '@/lib/server/strategy-files'
import { listeningModel, promptFaults } from '@/lib/server/testing/prompt-faults'
import { topicDiscovery } from './pipeline'
import type { TopicPorts } from './ports'

const works: readonly Work[] = [
  ...['a', 'b', 'c', 'd', 'e'].map((letter) =>
    record(
      letter,
      `Telework and social isolation of employees ${letter}`,
      'A survey of employees in Brazil.',
    ),
  ),
  ...['f', 'g', 'h', 'i'].map((letter) =>
    record(letter, `Telework and job satisfaction of nurses ${letter}`, 'A survey of nurses in Spain.'),
  ),
]

function record(id: string, title: string, abstract: string): Work {
  return {
    title,
    authors: [{ family: 'Silva' }],
    year: 2024,
    venue: 'Journal of Work',
    issn: [],
    type: 'article',
    language: 'en',
    abstract,
    doi: `10.1/${id}`,
    urls: { landing: `https://example.org/${id}` },
    citations: null,
    peerReviewed: true,
    openAccess: null,
    retraction: null,
    source: [{ db: 'openalex', id }],
  }
}

const noModel: ModelPort = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }),
}

/** A model that answers this wherever it fits. */
const writing = (answer: object): ModelPort => ({
  name: 'p/m',
  write: async (request) => {
    const { data: value } = request.schema.safeParse(answer)
    return value === undefined
      ? { ok: false, reason: 'unfit', tokens: 5, fallbacks: [] }
      : { ok: true, value, engine: 'p/m', tokens: 5, fallbacks: [] }
  },
})

interface World {
  readonly model?: ModelPort
  readonly total?: number
  readonly down?: (query: DatabaseQuery) => boolean
  readonly count?: TopicPorts['count']
}

function portsOf({ model = noModel, total = 40, down = () => false, count }: World): TopicPorts {
  const answer = (query: DatabaseQuery): SearchAnswer => ({
    database: query.database,
    outcome: down(query) ? 'down' : 'ok',
    total: down(query) ? null : total,
    records: down(query) ? [] : [...works],
    tookMs: 1,
    filterLocally: [],
  })
  return {
    model,
    search: async (query) => answer(query),
    count:
      count ??
      (async (query) => {
        const { database, outcome, total: found } = answer(query)
        return { database, outcome, total: found, query: query.text, at: '2026-01-01T00:00:00.000Z' }
      }),
    readRubric,
    readStrategies,
    studentId: 'ana',
    remember: async () => undefined,
  }
}

class Discovery extends DialogueDriver {
  constructor(world: World = {}) {
    super(topicDiscovery, DiscoveryInput.parse({ locale: 'en' }), portsOf(world))
  }

  async say(value: object): Promise<RunState> {
    const run = await this.drive()
    const [asked] = openQuestions(run)
    const step = topicDiscovery.steps.find(({ key }) => key === asked?.key)
    this.answer(run, value)
    if (step?.kind === 'ask') {
      const steps = reopenedBy(topicDiscovery, step, step.answer.parse(value)).map(({ key }) => key)
      if (steps.length > 0) this.log.write({ type: 'steps-reopened', steps, note: '' })
    }
    return this.drive()
  }

  async interview(): Promise<RunState> {
    const replies = [
      'Telework of nurses; School dropout in Brazil; Food insecurity of students',
      'Master',
      'Nursing',
      'Brazil',
      '10',
      '18 months',
      'statistics',
      'none',
    ]
    for (const text of replies.slice(0, -1)) await this.say({ kind: 'reply', text })
    return this.say({ kind: 'reply', text: replies.at(-1) ?? '' })
  }

  async whole(): Promise<RunState> {
    const { angles } = topicStateOf(await this.interview())
    const [first, second, third] = angles.map(({ id }) => id)
    const rejected = third === undefined ? [] : [{ angle: third, reason: 'No access.' }]
    await this.say({ kind: 'finalists', angles: [first, second], rejected, parked: [] })
    await this.say({ kind: 'choose', angle: first, confidence: 4 })
    const { questions, angles: all } = topicStateOf(await this.drive())
    return this.say({
      kind: 'settle',
      topic: all[0]?.title,
      question: questions[0]?.text,
      in: all[0]?.in,
      out: ['physicians'],
    })
  }
}

describe('topic discovery', () => {
  it('leads from interests to a hand-off that source validation reads', async () => {
    const run = await new Discovery().whole()
    const state = topicStateOf(run)
    expect(run.status).toBe('completed')
    expect(state.angles.length).toBeGreaterThanOrEqual(3)
    expect(state.documents?.handoff.name).toBe('carla-handoff-ana.md')
    expect(parseCarlaHandoff(state.documents?.handoff.text ?? '')).toMatchObject({
      ok: true,
      handoff: { topic: state.angles[0]?.title, context: expect.stringContaining('Nursing') },
    })
    expect(state.validated[0]?.viability.pyramid.length).toBeGreaterThan(1)
    expect(state.validated[0]?.criteria.hoursThere).toBeGreaterThan(0)
    expect(state.rejected[0]?.reason).toBe('No access.')
    expect(state.evolution.map(({ kind }) => kind)).toContain('question')
    // Programme, country and hours are asked, too, but are no step of the question.
    expect(
      new Set(state.evolution.flatMap(({ kind, text }) => (kind === 'interest' ? [text] : []))).size,
    ).toBe(1)
  })

  it('by a form comes to the angles that typing comes to', async () => {
    const typed = topicStateOf(await new Discovery().interview())
    const form = new Discovery()
    const filled = topicStateOf(await form.say({ kind: 'form', interests: typed.interests }))
    expect(filled.angles).toEqual(typed.angles)
    expect(filled.counts).toEqual(typed.counts)
  })

  it('ends the same wherever its process is killed', async () => {
    const whole = new Discovery()
    const expected = topicStateOf(await whole.whole()).documents
    for (let at = 3; at <= whole.log.appends; at += 13) {
      const cut = new Discovery()
      cut.killAt = at
      expect(topicStateOf(await cut.whole()).documents).toEqual(expected)
    }
  }, 60_000)

  it('keeps its angles where every database is down, and says that the counts are unknown', async () => {
    const run = await new Discovery({ down: () => true }).interview()
    const { angles, counts } = topicStateOf(run)
    expect(angles).toHaveLength(3)
    for (const { id } of angles) {
      expect(totalOf(counts.get(id) ?? [])).toBeNull()
      expect(counts.get(id)?.every(({ outcome }) => outcome === 'down')).toBe(true)
    }
    expect(openQuestions(run)[0]?.key).toBe('narrow')
  })

  it('asks for the choice while a database still owes its counts, and fills them in when they come', async () => {
    const asked = new Map<string, number>()
    const owing = ({ database, text }: DatabaseQuery) => {
      const times = (asked.get(database + text) ?? 0) + 1
      asked.set(database + text, times)
      return database === 'pubmed' && times === 1
    }
    const { count } = portsOf({})
    let release = () => {}
    const free = new Promise<void>((resolve) => {
      release = resolve
    })
    const discovery = new Discovery({
      count: async (query, signal) => {
        if (owing(query)) return { ...(await count(query, signal)), outcome: 'down', total: null }
        if (query.database === 'pubmed') await free
        return count(query, signal)
      },
    })
    const pending = discovery.interview()
    const isAsked = () =>
      discovery.log.events.some(({ fact }) => fact.type === 'question-asked' && fact.step === 'narrow')
    await vi.waitFor(() => expect(isAsked()).toBe(true), { timeout: 20_000 })
    const meanwhile = topicStateOf(foldEvents(discovery.log.events))
    expect(meanwhile.counting).toEqual(['pubmed'])
    for (const { id } of meanwhile.angles) {
      const counts = meanwhile.counts.get(id) ?? []
      expect(counts.find(({ database }) => database === 'pubmed')?.total).toBeNull()
      expect(totalOf(counts)).toBe(40)
    }
    release()
    const after = topicStateOf(await pending)
    expect(after.counting).toEqual([])
    for (const counts of after.counts.values()) expect(counts.every(({ total }) => total === 40)).toBe(true)
  })

  it.each([
    ['interests', { kind: 'form', interests: { areas: ['Do I have ADHD?'], profile: {} } }],
    ['narrow', { kind: 'own', title: 'O comportamento do meu chefe' }],
    ['narrow', { kind: 'own', title: 'Telework', question: '¿Tengo depresión?' }],
    ['settle', { kind: 'settle', topic: 'My boss', question: 'Why does my boss shout?', in: [], out: [] }],
  ] as const)(
    'turns a diagnosis of oneself and a private person also where %s is filled in',
    async (key, given) => {
      const run = await new Discovery().drive()
      const step = topicDiscovery.steps.find((one) => one.key === key)
      if (step?.kind !== 'ask') throw new Error('asks nothing')
      expect(step.refuses(step.answer.parse(given), run)).toBe('about-a-person')
    },
  )

  it('lets a group with an illness and a public person pass', async () => {
    const run = await new Discovery().drive()
    const step = topicDiscovery.steps.find((one) => one.key === 'narrow')
    if (step?.kind !== 'ask') throw new Error('asks nothing')
    for (const title of ['Depression among university students', 'The leadership of Nelson Mandela'])
      expect(step.refuses(step.answer.parse({ kind: 'own', title }), run)).toBeNull()
  })

  it('lets nobody go on while every angle is under ten', async () => {
    const run = await new Discovery({ total: 3 }).interview()
    const narrow = topicDiscovery.steps.find(({ key }) => key === 'narrow')
    const answer = {
      kind: 'finalists',
      angles: ['angle-1'],
      excitement: {},
      rejected: [],
      parked: [],
      reopened: [],
    }
    expect(narrow?.kind === 'ask' ? narrow.refuses(answer, run) : null).toBe('not-ready')
    const full = await new Discovery().interview()
    expect(narrow?.kind === 'ask' ? narrow.refuses(answer, full) : 'x').toBeNull()
  })

  it('keeps what was validated as stale when the finalists are chosen anew', async () => {
    const discovery = new Discovery()
    const { angles } = topicStateOf(await discovery.interview())
    await discovery.say({ kind: 'finalists', angles: [angles[0]?.id] })
    const { documents, stale } = topicStateOf(await discovery.say({ kind: 'back' }))
    expect(documents).toBeNull()
    expect(stale.map(({ viability }) => viability.angle)).toEqual([angles[0]?.id])
    const after = topicStateOf(
      await discovery.say({ kind: 'own', title: 'Telework and sleep of nurses in Brazil', question: '' }),
    )
    expect(after.angles.at(-1)).toMatchObject({
      type: 'own',
      title: 'Telework and sleep of nurses in Brazil',
    })
    expect(after.counts.get(after.angles.at(-1)?.id ?? '')?.length).toBeGreaterThan(0)
  })

  it('lets a parked angle be taken up again, also after other angles were asked for', async () => {
    const discovery = new Discovery()
    const [first, second, third] = topicStateOf(await discovery.interview()).angles.map(({ id }) => id)
    await discovery.say({ kind: 'regenerate', parked: [second] })
    await discovery.say({
      kind: 'finalists',
      angles: [first],
      rejected: [{ angle: third, reason: 'No access.' }],
    })
    const back = topicStateOf(await discovery.say({ kind: 'back' }))
    expect(back.parked).toEqual([second])
    expect(back.angles.map(({ id }) => id)).toContain(second)
    const taken = topicStateOf(await discovery.say({ kind: 'finalists', angles: [second] }))
    expect(taken.parked).toEqual([])
    expect(taken.rejected.map(({ angle }) => angle)).toEqual([third])
    expect(taken.validated.map(({ viability }) => viability.angle)).toEqual([second])
    expect(
      topicStateOf(await discovery.say({ kind: 'choose', angle: second, confidence: 4 })).choice,
    ).toEqual({
      angle: second,
      confidence: 4,
    })
  })

  it('forgets a rejection that is taken back, and keeps what is not spoken of', async () => {
    const discovery = new Discovery()
    const [first, second, third] = topicStateOf(await discovery.interview()).angles.map(({ id }) => id)
    const rejected = [{ angle: third, reason: 'No access.' }]
    await discovery.say({ kind: 'finalists', angles: [first], rejected, parked: [second] })
    await discovery.say({ kind: 'back' })
    const state = topicStateOf(await discovery.say({ kind: 'finalists', angles: [first], reopened: [third] }))
    expect(state.rejected).toEqual([])
    expect(state.parked).toEqual([second])
  })

  it('takes of a model only angles that rest on records and are about nobody private', async () => {
    const written = (title: string, records: readonly string[]) => ({
      title,
      question: '',
      interest: 1,
      rationale: 'Because.',
      in: [],
      out: [],
      records,
    })
    const angles = [
      written('Telework and sleep quality of nurses in Portugal', ['R1']),
      written('Telework and anxiety of nurses in Chile', ['R99']),
      written('Telework of my boss in Brazil and burnout', ['R1']),
      written('The importance of telework', ['R1']),
    ].map((angle) => ({ ...angle, question: 'How are they related?' }))
    const model = writing({
      angles,
      questions: [
        'What do physicians in Japan think about football?',
        'How is telework related to sleep of nurses?',
      ],
    })
    const state = topicStateOf(await new Discovery({ model }).interview())
    const ofModel = state.angles.filter(({ type }) => type === 'model').map(({ title }) => title)
    expect(ofModel).toEqual(['Telework and sleep quality of nurses in Portugal'])
    expect(state.angles.length).toBeGreaterThanOrEqual(3)
  })

  it('holds the angles of a model to the same records and counts, whatever it says of them', async () => {
    const written = (title: string, rationale: string, records: readonly string[]) => ({
      ...{ title, rationale, records, interest: 1, in: [], out: [] },
      question: `What is known about ${title.toLowerCase()}?`,
    })
    const angles = [
      written(
        'Telework and sleep quality of nurses in Portugal',
        'Hundreds of studies exist and 940 works are waiting. A survey of employees in Brazil is the nearest.',
        ['R1', 'R2'],
      ),
      written('Telework and back pain of nurses in Chile', 'Only 3 studies were made.', ['R2']),
      // The record is there, and says nothing of it.
      written('Falconry and court etiquette of nobles in Castile', 'A survey of employees.', ['R1']),
      written('Coral bleaching and tourism income in Fiji', 'The literature is abundant.', [
        'R1',
        'R2',
        'R3',
      ]),
    ]
    const run = await new Discovery({ model: writing({ angles }), total: 2 }).interview()
    const state = topicStateOf(run)
    const ofModel = state.angles.filter(({ type }) => type === 'model')
    expect(ofModel.map(({ title, rationale }) => [title, rationale])).toEqual([
      ['Telework and sleep quality of nurses in Portugal', 'A survey of employees in Brazil is the nearest.'],
      ['Telework and back pain of nurses in Chile', expect.stringMatching(/^Rests on one record/)],
    ])
    // The databases say two, so nobody goes on, and each angle shows what they said.
    for (const { id } of state.angles) expect(totalOf(state.counts.get(id) ?? [])).toBe(2)
    const narrow = topicDiscovery.steps.find(({ key }) => key === 'narrow')
    if (narrow?.kind !== 'ask') throw new Error('asks nothing')
    const finalists = narrow.answer.parse({ kind: 'finalists', angles: ofModel.map(({ id }) => id) })
    expect(narrow.refuses(finalists, run)).toBe('not-ready')
  })

  it('asks a model with the prompts that there are', async () => {
    const { model, asked } = listeningModel()
    await new Discovery({ model }).whole()
    expect(asked.map(({ agent }) => agent)).toEqual(['angles', 'design-questions'])
    expect(await promptFaults('lib/pipelines/topic/prompts', asked)).toEqual([])
  })
})
