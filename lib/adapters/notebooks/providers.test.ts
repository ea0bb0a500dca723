import { existsSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startLoopbackServer } from '@/lib/adapters/web/loopback-server'
import { errorCodeOf } from '@/lib/contracts/errors'
import { Evidence } from '@/lib/contracts/research'
import { researchTools } from '@/lib/contracts/research-tools'
import { askJson } from './ask-json'
import { type Mood, type Row, type World, worlds } from './provider-worlds'
import { tavilyWeb } from './tavily'

const never = () => new AbortController().signal
const query = researchTools.searchKnowledge.input.parse({ query: 'Does remote work raise productivity?' })
const row = (at: number, score: unknown): Row => ({
  id: `source:s${at}`,
  title: `Source ${at}`,
  text: `Sentence number ${at} about remote work and productivity.`,
  score,
})

describe.each(Object.entries(worlds))('%s', (_name, open) => {
  let world: World
  beforeEach(async () => {
    world = await open()
  })
  afterEach(() => world.close())

  const search = (limit = 10) => world.provider.search({ ...query, limit }, never())
  const codeIn = async (mood: Mood) => {
    world.mood = mood
    return search().then(() => 'answered', errorCodeOf)
  }

  test('gives evidence with its text, source and score, best first', async () => {
    world.rows.push(row(1, 0.85), row(2, 0.5), row(3, 0.25))
    const { evidence, total } = await search()
    expect(evidence.map((one) => Evidence.parse(one))).toEqual(evidence)
    expect(evidence.map(({ title, score }) => [title, score])).toEqual([
      ['Source 1', 0.85],
      ['Source 2', 0.5],
      ['Source 3', 0.25],
    ])
    expect(evidence[0]?.passage.text).toContain('Sentence number 1')
    expect(new Set(evidence.map(({ passage }) => passage.id)).size).toBe(3)
    expect(total).toBe(3)
  })

  test('finding nothing is an answer, not a failure', async () => {
    expect(await search()).toEqual({ evidence: [], total: 0 })
  })

  test('gives no more than was asked for', async () => {
    world.rows.push(...Array.from({ length: 9 }, (_, at) => row(at, 0.5)))
    expect((await search(4)).evidence).toHaveLength(4)
  })

  test.each([17, -3, Number.NaN, 1.0001, '0.9', null])('a score of %s is not believed', async (lie) => {
    world.rows.push(row(1, lie), row(2, 0.9))
    const { evidence } = await search()
    expect(evidence).toHaveLength(2)
    for (const { score } of evidence) expect(score >= 0 && score <= 1).toBe(true)
    if (world.provider.name !== 'own-library') expect(evidence.map(({ score }) => score)).toEqual([0, 0])
  })

  test('texts longer than a passage are cut, names longer than a line, too', async () => {
    world.rows.push({
      id: `source:${'i'.repeat(30)}`,
      title: 'T'.repeat(400),
      text: 'word '.repeat(700),
      score: 0.5,
    })
    for (const one of (await search()).evidence) expect(Evidence.safeParse(one).success).toBe(true)
  })

  test.each(['down', 'slow', 'nonsense', 'half', 'huge', 'refusing', 'throttling'] as const)(
    'that is %s fails by name, and within its time',
    async (mood) => {
      world.rows.push(row(1, 0.5))
      const code = await codeIn(mood)
      const expected = { slow: 'timed-out', refusing: 'not-allowed', throttling: 'rate-limited' }
      const own = mood === 'slow' ? 'timed-out' : 'storage-unavailable'
      const other = mood === 'slow' || mood === 'refusing' || mood === 'throttling' ? expected[mood] : null
      expect(code).toBe(world.provider.name === 'own-library' ? own : (other ?? 'source-unreachable'))
    },
  )

  test('stops when it is told to', async () => {
    world.mood = 'slow'
    const stop = new AbortController()
    const asked = world.provider.search(query, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(asked).rejects.toThrow('stopped')
  })
})

describe('asking in depth, chatting, reading everything', () => {
  test('the own library reads on around the best passages, and writes no answer of its own', async () => {
    const world = await worlds['own library']()
    world.rows.push(row(1, 0.9), row(2, 0.8))
    const asked = await world.provider.ask?.('Why?', never())
    expect(asked?.answer).toBeNull()
    expect(asked?.evidence.length).toBeGreaterThan(2)
  })

  test('Open Notebook is asked with its own three models, and only sources that it has stand behind its answer', async () => {
    const world = await worlds['Open Notebook, self-hosted']()
    world.rows.push({ ...row(1, 0.9), id: 'source:abc' })
    const asked = await world.provider.ask?.('Why?', never())
    expect(world.asked.find(({ path }) => path === '/api/search/ask/simple')?.body).toEqual({
      question: 'Why?',
      strategy_model: 'model:1',
      answer_model: 'model:1',
      final_answer_model: 'model:1',
    })
    expect(asked?.answer).toContain('[source:abc]')
    expect(asked?.evidence.map(({ passage }) => passage.itemId)).toEqual(['source:abc'])
    await world.close()
  })

  test('Open Notebook: hits of the text search without text are fetched, and their relevance becomes a share', async () => {
    const world = await worlds['Open Notebook, self-hosted']()
    world.rows.push({ ...row(1, 9), id: 'source:abc' })
    const { evidence } = await world.provider.search({ ...query, type: 'text' }, never())
    expect(evidence.map(({ passage, score }) => [passage.text, score])).toEqual([[row(1, 0).text, 0.9]])
    await world.close()
  })

  test.each(['Open Notebook, self-hosted', 'Open Notebook, cloud'] as const)(
    '%s keeps the session of a notebook until a new one is wanted',
    async (name) => {
      const world = await worlds[name]()
      const input = { message: 'And?', notebookId: 'notebook:1', newSession: false }
      const isBegin = ({ path }: { path: string }) => /sessions$|\/chat$/.test(path)
      for (const newSession of [false, false, true]) {
        const said = await world.provider.chat?.({ ...input, newSession }, never())
        expect(said).toEqual({ response: 'Said by the server.' })
      }
      expect(world.asked.filter(isBegin)).toHaveLength(2)
      const whole = await world.provider.context?.('notebook:1', never())
      expect(whole?.context.length).toBeGreaterThan(5)
      await world.close()
    },
  )
})

describe('the way out', () => {
  const service = { headers: { authorization: 'Bearer secret' }, timeoutMs: 2_000 }

  test('an address inside that nobody trusts is not connected to', async () => {
    const server = await startLoopbackServer()
    const asked = askJson({ ...service, baseUrl: server.origin, trustedOrigins: [] }, { path: '/' }, never())
    expect(await asked.then(() => 'answered', errorCodeOf)).toBe('address-refused')
    expect(server.connections()).toBe(0)
    await server.close()
  })

  test('a question and its key do not follow a redirect', async () => {
    const other = await startLoopbackServer()
    const server = await startLoopbackServer((_request, response) =>
      response.writeHead(307, { location: `${other.origin}/search` }).end(),
    )
    const trustedOrigins = [server.origin, other.origin]
    const asked = askJson(
      { ...service, baseUrl: server.origin, trustedOrigins },
      { path: '/', body: {} },
      never(),
    )
    expect(await asked.then(() => 'answered', errorCodeOf)).toBe('address-refused')
    expect(other.connections()).toBe(0)
    await Promise.all([server.close(), other.close()])
  })
})

const RECORDED = '../shared/wires/recorded/tavily/basic_search.json'
if (existsSync(RECORDED)) {
  test('Tavily: a recorded answer is read with its pages', async () => {
    const server = await startLoopbackServer((_request, response) => response.end(readFileSync(RECORDED)))
    const provider = tavilyWeb({
      baseUrl: server.origin,
      headers: {},
      trustedOrigins: [server.origin],
      timeoutMs: 2_000,
    })
    const { evidence } = await provider.search({ ...query, limit: 5 }, never())
    expect(evidence).toHaveLength(5)
    expect(evidence[0]).toMatchObject({
      title: 'Pydantic AI: Agent Framework',
      origin: 'web',
      score: 0.9999875,
    })
    for (const { url } of evidence) expect(url).toMatch(/^https:/)
    await server.close()
  })
} else process.stdout.write(`skipped: ${RECORDED} is not here\n`)
