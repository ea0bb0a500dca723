import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { Outcome } from '@/lib/contracts/search'
import { Work } from '@/lib/contracts/work'
import { resolveAddresses } from './addresses'
import { answerParsers } from './answer-parsers'
import { connectors } from './connectors'
import { emptyAnswers, goodAnswers, queryFor } from './invented-answers'

const context = { currentYear: 2026 }
const request = { secrets: {}, baseUrls: resolveAddresses(), mailto: null }
const read = (
  id: (typeof databaseIds)[number],
  status: number,
  body: string,
  headers: Record<string, string> = {},
) => connectors[id].parseResponse({ status, headers, body }, queryFor(id), context)

describe.each(databaseIds)('%s', (id) => {
  test('a good answer gives the work, normalised', () => {
    const page = read(id, 200, goodAnswers[id])
    expect(page.outcome).toBe('ok')
    const work = Work.parse(page.records[0])
    expect(work.title.toLowerCase()).toBe('sleep and memory in students')
    expect(work.year).toBe(2019)
    if (id === 'arxiv') expect(work.doi).toBe('10.48550/arxiv.1911.00001')
    else if (id !== 'googlescholar') expect(work.doi).toBe('10.5555/one')
  })

  test('no hits are empty, not a failure', () =>
    expect(read(id, 200, emptyAnswers[id]).outcome).toBe('empty'))

  test('429 waits or gives up by how long the service wants to rest', () => {
    const soon = read(id, 429, '{}', { 'retry-after': '2' })
    const late = read(id, 429, '{}', { 'retry-after': '57539' })
    expect(soon.outcome).toBe(id === 'googlescholar' ? 'quota' : 'throttled')
    expect(late.outcome).toBe('quota')
  })

  test('a failing server, a page for browsers, half an answer and a huge broken one are all down', () => {
    expect(read(id, 500, 'Internal Server Error').outcome).toBe('down')
    expect(read(id, 503, '<html><body>Maintenance</body></html>').outcome).toBe('down')
    expect(read(id, 200, '<!DOCTYPE html><html><body>Welcome</body></html>').outcome).toBe('down')
    expect(read(id, 200, '').outcome).toBe('down')
    const whole = goodAnswers[id]
    expect(read(id, 200, whole.slice(0, whole.length / 2)).outcome).toBe('down')
    expect(read(id, 200, `{"results":[${'{"title":"x",'.repeat(160_000)}`).outcome).toBe('down')
    expect(read(id, 200, `${'['.repeat(1_000_000)}`).outcome).toBe('down')
  })

  test('a refused key is auth, a bot wall is blocked', () => {
    expect(read(id, 401, '{}').outcome).toBe('auth')
    expect(read(id, 403, '<html><body data-pow="1" class="bunny-shield">').outcome).toBe('blocked')
  })

  test('a request carries the query, is legal for an address, and holds no secret in the open', () => {
    const secrets = {
      openalex: 'SECRET-1',
      wos: 'SECRET-2',
      serpapi: 'SECRET-3',
      semanticscholar: 'SECRET-4',
      pubmed: 'SECRET-5',
      core: 'SECRET-6',
    }
    const query = queryFor(id, {
      text: 'sono & "memória" #1',
      yearFrom: 2019,
      yearTo: 2024,
      languages: ['pt'],
      excluded: ['rats'],
    })
    const built = connectors[id].buildRequest(query, { ...request, secrets, mailto: 'someone@example.org' })
    expect(new URL(built.url).href).toContain(encodeURIComponent('memória'))
    expect(built.url).not.toMatch(/SECRET|someone/)
    const canFilterYears = !connectors[id].cannotFilter.includes('years')
    if (canFilterYears) expect(decodeURIComponent(built.url)).toMatch(/2019/)
    if (!connectors[id].cannotFilter.includes('languages'))
      expect(decodeURIComponent(built.url)).toMatch(/pt|por|PT|Portuguese/)
    if (!connectors[id].cannotFilter.includes('excluded'))
      expect(decodeURIComponent(built.url)).toContain('rats')
  })

  test('a work leads to its text, and through the library where one is set', () => {
    const work = Work.parse(read(id, 200, goodAnswers[id]).records[0])
    const links = connectors[id].recordLinks(
      { ...work, doi: '10.5555/one' },
      { proxy: 'proxy.example.edu', resolver: 'https://resolver.example.edu/openurl' },
    )
    expect(links.map((link) => link.kind)).toEqual(expect.arrayContaining(['library-proxy', 'open-url']))
    expect(new Set(links.map((link) => link.url)).size).toBe(links.length)
  })
})

describe('any body under any status is read without throwing', () => {
  const json = fc.json({ maxDepth: 4 })
  const shapes = fc.constantFrom(...Object.values(goodAnswers), ...Object.values(emptyAnswers))
  const damaged = fc
    .tuple(shapes, fc.nat(5_000), fc.string({ maxLength: 5 }))
    .map(([body, at, junk]) => body.slice(0, at) + junk + body.slice(at + junk.length))
  const body = fc.oneof(json, fc.string({ unit: 'grapheme' }), shapes, damaged)
  const status = fc.constantFrom(200, 204, 301, 400, 401, 403, 404, 422, 429, 432, 500, 503, 520)

  test.each([...answerParsers])('%s', async (_service, load) => {
    const parser = await load()
    fc.assert(
      fc.property(body, status, (text, code) => {
        const page = parser({ status: code, headers: {}, body: text }, context)
        Outcome.parse(page.outcome)
        if (page.outcome !== 'ok') expect(page.records).toEqual([])
        for (const work of page.records) Work.parse(work)
      }),
      { numRuns: 150 },
    )
  })

  test('a well-formed answer whose leaves are of any kind', () => {
    const leaf = fc.constantFrom<unknown>(null, 0, -1, '', 'x', [], {}, [null], true, 1e21, '<i>')
    fc.assert(
      fc.property(fc.constantFrom(...databaseIds), fc.infiniteStream(leaf), (id, leaves) => {
        if (!goodAnswers[id].startsWith('{')) return
        const swap = (value: unknown, depth: number): unknown => {
          if (depth > 2 && leaves.next().value === null) return leaves.next().value
          if (Array.isArray(value)) return value.map((item) => swap(item, depth + 1))
          if (typeof value !== 'object' || value === null)
            return depth > 2 && leaves.next().value === 'x' ? leaves.next().value : value
          return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, swap(item, depth + 1)]))
        }
        const page = read(id, 200, JSON.stringify(swap(JSON.parse(goodAnswers[id]), 0)))
        for (const work of page.records) Work.parse(work)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what services disguise is recognised', () => {
  test('arXiv: an entry called Error is a refused query; "Rate exceeded." is a limit', () => {
    const feed =
      '<feed><entry><id>https://arxiv.org/api/errors#x</id><title>Error</title><summary>bad</summary></entry></feed>'
    expect(read('arxiv', 200, feed).outcome).toBe('bad-query')
    expect(read('arxiv', 503, 'Rate exceeded.').outcome).toBe('throttled')
  })

  test('PubMed: a limit under 200 is a limit, and the echoed key is not repeated', () => {
    const page = read('pubmed', 200, '{"error":"API rate limit exceeded","api-key":"203.0.113.7"}')
    expect(page.outcome).toBe('throttled')
    expect(page.detail).not.toContain('203.0.113.7')
  })

  test('OpenAlex: a short 429 is throttled, a spent budget is not asked again', () => {
    const second = read(
      'openalex',
      429,
      '{"error":"Rate limit exceeded","message":"100 requests per second","retryAfter":1}',
    )
    expect(second.outcome).toBe('throttled')
    expect(read('openalex', 429, '{"retryAfter":5,"creditsRequired":10,"creditsRemaining":0}').outcome).toBe(
      'quota',
    )
    expect(
      read('openalex', 200, '{"error":"Invalid query parameters error.","message":"Wildcards"}').outcome,
    ).toBe('bad-query')
  })

  test('SerpApi: the same sentence is emptiness under Success and a failure otherwise', () => {
    const error = "Google hasn't returned any results for this query."
    expect(
      read('googlescholar', 200, JSON.stringify({ search_metadata: { status: 'Error' }, error })).outcome,
    ).toBe('down')
    expect(
      read('googlescholar', 200, JSON.stringify({ search_metadata: { status: 'Success' }, error })).outcome,
    ).toBe('empty')
  })

  test('Web of Science: 404 is documented as no hits', () =>
    expect(read('wos', 404, '{"error":{"status":404}}').outcome).toBe('empty'))

  test('a retraction is found in PubMed and Europe PMC, the gravest notice winning', () => {
    const retraction = { kind: 'retracted', noticeDoi: '10.5555/notice' }
    expect(read('pubmed', 200, goodAnswers.pubmed).records[0]?.retraction).toMatchObject(retraction)
    expect(read('europepmc', 200, goodAnswers.europepmc).records[0]?.retraction).toMatchObject(retraction)
  })

  test('a Crossref notice is not itself retracted, a new version of itself says nothing', () => {
    const item = (more: object) =>
      JSON.stringify({
        message: {
          items: [{ DOI: '10.5555/one', title: ['Retracted: A study'], type: 'journal-article', ...more }],
        },
      })
    const kindOf = (more: object) => read('crossref', 200, item(more)).records[0]?.retraction?.kind
    expect(kindOf({ 'update-to': [{ DOI: '10.5555/two', type: 'retraction' }] })).toBeUndefined()
    expect(kindOf({ 'update-to': [{ DOI: '10.5555/ONE', type: 'new_version' }] })).toBe('retracted')
    expect(kindOf({})).toBe('retracted')
  })
})

test('a sandbox serves every service under its own folder', () => {
  const addresses = resolveAddresses('http://127.0.0.1:4000/')
  expect(addresses.europepmc).toBe('http://127.0.0.1:4000/europepmc')
  expect(addresses.core).toBe('http://127.0.0.1:4000/core')
  const url = connectors.europepmc.buildRequest(queryFor('europepmc'), {
    ...request,
    baseUrls: addresses,
  }).url
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4000\/europepmc\/europepmc\/webservices\/rest\/search\?/)
})

test('Europe PMC: a later page is the tail of a longer answer', () => {
  const result = Array.from({ length: 5 }, (_, at) => ({
    id: String(at),
    source: 'MED',
    title: `Study ${at}`,
  }))
  const query = queryFor('europepmc', { limit: 2, page: 1 })
  expect(connectors.europepmc.buildRequest(query, request).url).toContain('pageSize=4')
  const body = JSON.stringify({ hitCount: 5, resultList: { result } })
  const page = connectors.europepmc.parseResponse({ status: 200, headers: {}, body }, query, context)
  expect(page.records.map((work) => work.title)).toEqual(['Study 2', 'Study 3'])
})

test('CORE: the key travels in a header when there is one, and is not needed', () => {
  const headersWith = (secrets: { core?: string }) =>
    connectors.core.buildRequest(queryFor('core'), { ...request, secrets }).headers
  expect(headersWith({ core: 'SECRET-6' })).toEqual({ authorization: 'Bearer SECRET-6' })
  expect(headersWith({})).toBeUndefined()
})
