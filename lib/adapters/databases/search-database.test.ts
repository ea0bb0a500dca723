import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createLimiter } from '@/lib/adapters/web/limiter'
import { databaseIds } from '@/lib/contracts/database-ids'
import { SearchAnswer } from '@/lib/contracts/search'
import type { ServiceDeps } from './ask-service'
import { connectors } from './connectors'
import { emptyAnswers, goodAnswers, queryFor } from './invented-answers'
import { type Answer, always, type LoopbackService, startLoopbackService } from './loopback-service'
import { countDatabase, searchDatabase } from './search-database'

const services: LoopbackService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

async function start(answer: Answer, more: Partial<ServiceDeps> = {}): Promise<LoopbackService> {
  const service = await startLoopbackService(answer, more)
  services.push(service)
  return service
}

const ids = JSON.stringify({ esearchresult: { count: '7', idlist: ['1'] } })
const speaksAll: Answer = (request, response) => {
  const url = request.url ?? ''
  const body = url.includes('esearch')
    ? ids
    : url.startsWith('/pubmed')
      ? goodAnswers.pubmed
      : url.startsWith('/googlescholar')
        ? goodAnswers.googlescholar
        : (bodyByFolder.get(url.split('/')[1] ?? '') ?? '')
  response.end(body)
}
const bodyByFolder = new Map<string, string>([...databaseIds.map((id) => [id, goodAnswers[id]] as const)])

test('every database is asked over HTTP and its answer satisfies the contract', async () => {
  const { deps } = await start(speaksAll, {
    secrets: { wos: 'key-of-wos', serpapi: 'key-of-serpapi' },
    isSandbox: true,
  })
  const answers = await Promise.all(
    databaseIds.map((id) => searchDatabase(connectors[id], queryFor(id), deps)),
  )
  for (const answer of answers) {
    SearchAnswer.parse(answer)
    expect([answer.database, answer.outcome]).toEqual([answer.database, 'ok'])
    expect(answer.records.every((work) => work.sandbox === true)).toBe(true)
  }
})

test('PubMed: ids become records, the total is the search', async () => {
  const { deps, asked } = await start(speaksAll)
  const answer = await searchDatabase(connectors.pubmed, queryFor('pubmed'), deps)
  expect([answer.outcome, answer.total, answer.records.length]).toEqual(['ok', 7, 1])
  expect(asked.map((url) => url.split('?')[0])).toEqual([
    '/pubmed/entrez/eutils/esearch.fcgi',
    '/pubmed/entrez/eutils/efetch.fcgi',
  ])
})

test('a count asks one request, and a failure or a missing key is no number', async () => {
  const { deps, asked } = await start(speaksAll)
  expect(await countDatabase(connectors.pubmed, queryFor('pubmed'), deps)).toEqual({
    outcome: 'ok',
    total: 7,
  })
  expect(asked).toHaveLength(1)
  expect(await countDatabase(connectors.wos, queryFor('wos'), deps)).toEqual({ outcome: 'auth', total: null })
  const failing = await start(always(500, ''), { wait: async () => undefined })
  expect(await countDatabase(connectors.doaj, queryFor('doaj'), failing.deps)).toEqual({
    outcome: 'down',
    total: null,
  })
})

test('PubMed: both requests share the time of one database', async () => {
  const { deps } = await start(
    (request, response) => {
      if (request.url?.includes('esearch')) setTimeout(() => response.end(ids), 150)
    },
    { timeoutMs: 250 },
  )
  const { outcome, detail } = await searchDatabase(connectors.pubmed, queryFor('pubmed'), deps)
  expect(outcome).toBe('down')
  expect(Number(/no answer within (\d+) ms/.exec(detail ?? '')?.[1])).toBeLessThanOrEqual(110)
})

test('a search that does not get its turn says so instead of holding up the others', async () => {
  const { deps, asked } = await start(always(200, goodAnswers.doaj), { awaited: { turnWithinMs: 30 } })
  const limiter = createLimiter({ perSecond: 1_000, concurrent: 1 })
  let release = () => {}
  const other = limiter.run(
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  const search = () =>
    searchDatabase(connectors.doaj, queryFor('doaj'), { ...deps, limiterOf: () => limiter })
  const answer = await search()
  expect([answer.outcome, asked.length]).toEqual(['throttled', 0])
  release()
  await other
  expect((await search()).outcome).toBe('ok')
})

test('SciELO: one part failing leaves the other and says so; the same DOI from both is one record', async () => {
  const halfDead: Answer = (request, response) => {
    const isOpenAlex = request.url?.startsWith('/openalex') === true
    response.writeHead(isOpenAlex ? 400 : 200)
    response.end(isOpenAlex ? '{}' : goodAnswers.crossref)
  }
  const half = await start(halfDead)
  const answer = await searchDatabase(connectors.scielo, queryFor('scielo', { languages: ['pt'] }), half.deps)
  expect([answer.outcome, answer.records.length, answer.filterLocally]).toEqual(['ok', 1, ['languages']])
  expect(answer.detail).toContain('bad-query')
  const whole = await start(speaksAll)
  expect((await searchDatabase(connectors.scielo, queryFor('scielo'), whole.deps)).records).toHaveLength(1)
})

test('a needed key that is missing asks nobody', async () => {
  const { deps, asked } = await start(always(200, '{}'))
  const answer = await searchDatabase(connectors.wos, queryFor('wos'), deps)
  expect([answer.outcome, asked.length]).toEqual(['auth', 0])
})

test('a failing server is asked three times, a refusal once', async () => {
  const failing = await start(always(500, 'oops'))
  expect((await searchDatabase(connectors.openalex, queryFor('openalex'), failing.deps)).outcome).toBe('down')
  expect(failing.asked).toHaveLength(3)
  const refusing = await start(always(400, '{}'))
  expect((await searchDatabase(connectors.openalex, queryFor('openalex'), refusing.deps)).outcome).toBe(
    'bad-query',
  )
  expect(refusing.asked).toHaveLength(1)
})

test('a server that recovers is not a failure', async () => {
  let calls = 0
  const { deps } = await start((request, response) =>
    (calls++ === 0 ? always(503, '') : always(200, goodAnswers.doaj))(request, response),
  )
  expect((await searchDatabase(connectors.doaj, queryFor('doaj'), deps)).outcome).toBe('ok')
})

test('a rest of sixteen hours is a quota with its end, and is never waited for', async () => {
  const { deps, asked } = await start(always(429, '{"retryAfter":57505}', { 'retry-after': '57539' }), {
    nowMs: () => Date.UTC(2026, 10, 21),
  })
  const answer = await searchDatabase(connectors.openalex, queryFor('openalex'), deps)
  expect([answer.outcome, answer.retryAt, asked.length]).toEqual(['quota', '2026-11-21T15:58:59.000Z', 1])
})

test('a rest longer than the time that is left ends as throttled', async () => {
  const { deps, asked } = await start(always(429, '{}', { 'retry-after': '30' }))
  const answer = await searchDatabase(connectors.doaj, queryFor('doaj'), deps)
  expect([answer.outcome, asked.length]).toEqual(['throttled', 1])
})

test('silence, a closed door and a cut connection are down', async () => {
  const silent = await start(() => undefined, { timeoutMs: 60 })
  const answer = await searchDatabase(connectors.crossref, queryFor('crossref'), silent.deps)
  expect([answer.outcome, silent.asked.length]).toEqual(['down', 1])
  const cut = await start((request) => request.socket.destroy(), { timeoutMs: 1_000 })
  expect((await searchDatabase(connectors.crossref, queryFor('crossref'), cut.deps)).outcome).toBe('down')
  await cut.close()
  expect((await searchDatabase(connectors.crossref, queryFor('crossref'), cut.deps)).outcome).toBe('down')
})

test('2 MB of broken JSON, 9 MB of anything and a compressed bomb are down', async () => {
  const broken = await start(
    always(200, `{"meta":{"count":1},"results":[${'{"id":"W1"},'.repeat(180_000)}`),
    { timeoutMs: 5_000 },
  )
  expect((await searchDatabase(connectors.openalex, queryFor('openalex'), broken.deps)).outcome).toBe('down')
  const bomb = await start(always(200, '', {}), { timeoutMs: 5_000 })
  const packed = gzipSync(Buffer.alloc(9 * 1024 * 1024, ' '))
  const packing = await start((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' })
    response.end(packed)
  })
  expect((await searchDatabase(connectors.openalex, queryFor('openalex'), bomb.deps)).outcome).toBe('down')
  const answer = await searchDatabase(connectors.openalex, queryFor('openalex'), packing.deps)
  expect([answer.outcome, answer.detail?.startsWith('too-large')]).toEqual(['down', true])
})

test('a key reaches only its service: no redirect elsewhere, nothing printed', async () => {
  const thief = await start(always(200, goodAnswers.openalex))
  const { deps, asked } = await start(
    always(302, '', { location: `${thief.deps.addresses.openalex}/works` }),
    { secrets: { openalex: 'very-secret-key' } },
  )
  const answer = await searchDatabase(connectors.openalex, queryFor('openalex'), deps)
  expect(answer.outcome).toBe('down')
  expect(thief.asked).toEqual([])
  expect(asked[0]).toContain('api_key=very-secret-key')
  expect(JSON.stringify(answer)).not.toContain('very-secret-key')
  const echo = await start(always(400, '{"error":"bad","message":"no such key very-secret-key"}'), {
    secrets: { openalex: 'very-secret-key' },
  })
  expect(
    JSON.stringify(await searchDatabase(connectors.openalex, queryFor('openalex'), echo.deps)),
  ).not.toContain('very-secret-key')
})

test('whatever a service repeats of the keys it was sent, no answer says it', async () => {
  const secret = 'canary-of-a-key/+='
  const secrets = {
    ...Object.fromEntries(databaseIds.map((id) => [id, secret])),
    serpapi: secret,
    searchapi: secret,
  }
  const said: string[] = []
  for (const status of [400, 401, 403, 500]) {
    const { deps } = await start(
      (request, response) => {
        const isKnown = decodeURIComponent(`${request.url} ${JSON.stringify(request.headers)}`).includes(
          secret,
        )
        const echo = `no such key: ${isKnown ? secret : ''} ?api_key=${encodeURIComponent(secret)}`
        response.writeHead(status).end(JSON.stringify({ message: echo, error: echo }))
      },
      { secrets, mailto: 'canary@student.example', wait: async () => undefined },
    )
    for (const id of databaseIds) {
      said.push(JSON.stringify(await searchDatabase(connectors[id], queryFor(id), deps)))
      said.push(JSON.stringify(await countDatabase(connectors[id], queryFor(id), deps)))
    }
  }
  // Some of them hand on what the service says, without the key.
  expect(said.filter((one) => one.includes('no such key') && one.includes('…')).length).toBeGreaterThan(1)
  for (const canary of [secret, encodeURIComponent(secret), 'canary@student.example'])
    expect(said.filter((one) => one.includes(canary))).toEqual([])
})

test('an abort ends the search at once', async () => {
  const controller = new AbortController()
  const { deps } = await start(() => controller.abort(new Error('stopped')))
  await expect(
    searchDatabase(connectors.doaj, queryFor('doaj'), { ...deps, signal: controller.signal }),
  ).rejects.toThrow('stopped')
})

test('untitled records are left out, and a page of them alone is empty', async () => {
  const { deps } = await start(
    always(200, JSON.stringify({ total: 9, data: [{ paperId: 'p', year: 2020 }] })),
  )
  expect((await searchDatabase(connectors.semanticscholar, queryFor('semanticscholar'), deps)).outcome).toBe(
    'empty',
  )
})

test('an empty answer stays empty for every database', async () => {
  const folders = new Map<string, (typeof emptyAnswers)[keyof typeof emptyAnswers]>(
    databaseIds.map((id) => [id, emptyAnswers[id]]),
  )
  const { deps } = await start(
    (request, response) => response.end(folders.get(request.url?.split('/')[1] ?? '') ?? ''),
    { secrets: { wos: 'key-of-wos', serpapi: 'key-of-serpapi' } },
  )
  for (const id of databaseIds)
    expect((await searchDatabase(connectors[id], queryFor(id), deps)).outcome).toBe('empty')
})
