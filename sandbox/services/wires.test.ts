import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueRecord } from '../catalogue/record'
import { type Sandbox, startSandbox } from '../server'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

async function get(path: string, init: RequestInit = {}) {
  const response = await fetch(sandbox.url + path, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

async function getJson(path: string, init: RequestInit = {}) {
  const answer = await get(path, init)
  return { ...answer, json: JSON.parse(answer.body) }
}

function aRecord(test: (record: CatalogueRecord) => boolean): CatalogueRecord {
  const found = sandbox.library.records.find(test)
  if (found === undefined) throw new Error('the catalogue has no such record')
  return found
}

const withKeys = (...names: string[]) =>
  expect.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()])))

describe('openalex', () => {
  it('sends meta, results and budget headers, with inverted abstracts and DOI addresses', async () => {
    const { json, headers } = await getJson('/openalex/works?search=burnout&per_page=100')
    expect(json.meta).toEqual(withKeys('count', 'per_page', 'page'))
    expect(json.results[0]).toEqual(
      withKeys('id', 'title', 'display_name', 'authorships', 'open_access', 'type'),
    )
    expect(
      json.results.some(
        (work: { abstract_inverted_index: unknown }) => work.abstract_inverted_index === null,
      ),
    ).toBe(true)
    expect(
      json.results.every(
        (work: { doi: string | null }) =>
          work.doi === null || work.doi.startsWith('https://doi.org/10.5555/'),
      ),
    ).toBe(true)
    for (const name of ['limit', 'remaining', 'cost-usd', 'reset'])
      expect(headers.get(`x-ratelimit-${name}`)).not.toBeNull()
  })
  it('refuses wildcards and unknown filters with 400 and unknown works with an HTML page', async () => {
    expect((await getJson('/openalex/works?search=what%3F')).json.error).toBe(
      'Invalid query parameters error.',
    )
    expect((await get('/openalex/works?filter=colour:red')).status).toBe(400)
    const missing = await get('/openalex/works/doi:10.5555/none')
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })
  it('gives only the known works of a DOI batch and only the selected keys', async () => {
    const record = aRecord((one) => one.doi !== null && one.indexes.has('openalex'))
    const { json } = await getJson(`/openalex/works?filter=doi:${record.doi}|10.5555/unknown&select=id,doi`)
    expect(json.results.map((work: object) => Object.keys(work))).toEqual([['id', 'doi']])
  })
  it('knows journals by ISSN', async () => {
    const venue = sandbox.library.catalogue.venues[3]
    const { json } = await getJson(`/openalex/sources?filter=issn:${venue?.issnOnline}`)
    expect(json.results[0].summary_stats).toEqual(withKeys('2yr_mean_citedness', 'h_index'))
  })
})

describe('crossref', () => {
  it('wraps lists in a message and says its limits in headers', async () => {
    const { json, headers } = await getJson(
      '/crossref/works?query.bibliographic=burnout&rows=50&mailto=a@example.org',
    )
    expect(json).toEqual(withKeys('status', 'message-type', 'message'))
    expect(json.message).toEqual(withKeys('total-results', 'items', 'items-per-page'))
    expect(headers.get('x-api-pool')).toBe('polite')
    expect(
      json.message.items.some((item: { abstract?: string }) => item.abstract?.includes('<jats:p>')),
    ).toBe(true)
  })
  it('names an unknown filter, a bad cursor and an unknown DOI as the real service does', async () => {
    const bad = await getJson('/crossref/works?filter=colour:red')
    expect([bad.status, bad.json.message[0].type]).toEqual([400, 'filter-not-available'])
    expect((await get('/crossref/works?cursor=thing')).status).toBe(404)
    const missing = await get('/crossref/works/10.5555%2Fnone')
    expect([missing.status, missing.body]).toEqual([404, 'Resource not found.'])
  })
  it('finds JSTOR and SciELO by prefix and member though every DOI is 10.5555', async () => {
    for (const filter of ['prefix:10.2307', 'member:1121', 'prefix:10.1590', 'member:530']) {
      const { json } = await getJson(`/crossref/works?filter=${filter}&rows=5`)
      expect(json.message['total-results'], filter).toBeGreaterThan(100)
      expect(json.message.items.every((item: { DOI: string }) => item.DOI.startsWith('10.5555/'))).toBe(true)
    }
    const { json } = await getJson('/crossref/works?filter=prefix:10.2307&rows=300')
    expect(
      json.message.items.some(
        (item: { issued: object }) => JSON.stringify(item.issued) === '{"date-parts":[[null]]}',
      ),
    ).toBe(true)
  })
  it('tells of a retraction in both directions', async () => {
    const record = aRecord(
      (one) => one.retraction?.kind === 'retraction' && one.retraction.noticeDoi !== null,
    )
    const work = await getJson(`/crossref/works/${encodeURIComponent(record.doi ?? '')}`)
    expect(
      work.json.message['updated-by'].some((update: { type: string }) => update.type === 'retraction'),
    ).toBe(true)
    const notice = await getJson(`/crossref/works?filter=updates:${record.doi}`)
    expect(notice.json.message.items[0]['update-to'][0].DOI).toBe(record.doi)
  })
})

describe('semantic scholar', () => {
  it('leaves out data when nothing is found and shouts DOIs', async () => {
    expect((await getJson('/semanticscholar/graph/v1/paper/search?query=zqxvj')).json).toEqual({
      total: 0,
      offset: 0,
    })
    const { json } = await getJson(
      '/semanticscholar/graph/v1/paper/search?query=burnout&fields=title,externalIds&limit=100',
    )
    const dois = json.data
      .map((paper: { externalIds: { DOI?: string } }) => paper.externalIds.DOI)
      .filter(Boolean)
    expect(dois.every((doi: string) => doi === doi.toUpperCase())).toBe(true)
  })
  it('answers batches with nulls, titles with 404 and unknown fields with 400', async () => {
    const record = aRecord((one) => one.doi !== null && one.indexes.has('semanticscholar'))
    const body = JSON.stringify({ ids: [`DOI:${record.doi}`, 'DOI:10.5555/none'] })
    const batch = await getJson('/semanticscholar/graph/v1/paper/batch?fields=title', {
      method: 'POST',
      body,
    })
    expect([typeof batch.json[0].paperId, batch.json[1]]).toEqual(['string', null])
    const match = await getJson('/semanticscholar/graph/v1/paper/search/match?query=zqxvj')
    expect([match.status, match.json.error]).toEqual([404, 'Title match not found'])
    expect((await get('/semanticscholar/graph/v1/paper/search?query=a&fields=unknown')).status).toBe(400)
  })
})

describe('arxiv', () => {
  it('joins bare words by OR and writes versions into ids', async () => {
    const total = async (query: string) =>
      Number(
        /<opensearch:totalResults>(\d+)/u.exec(
          (await get(`/arxiv/api/query?search_query=${query}`)).body,
        )?.[1],
      )
    expect(await total('all:federated+learning')).toBeGreaterThan(
      await total('all:federated+AND+all:learning'),
    )
    expect((await get('/arxiv/api/query?search_query=all:learning')).body).toMatch(
      /<id>http:\/\/arxiv\.org\/abs\/\d{4}\.\d{5}v\d<\/id>/u,
    )
  })
  it('answers a malformed id with 400 and a feed with one entry called Error', async () => {
    const malformed = await get('/arxiv/api/query?id_list=abc')
    expect([malformed.status, malformed.body.includes('<title>Error</title>')]).toEqual([400, true])
    expect((await get('/arxiv/api/query?id_list=0000.00000')).status).toBe(200)
  })
})

describe('pubmed', () => {
  it('gives ids first and articles as XML afterwards', async () => {
    const { json } = await getJson(
      '/pubmed/entrez/eutils/esearch.fcgi?db=pubmed&term=enfermagem%20AND%20por%5Bla%5D&retmode=json&retmax=30',
    )
    expect(typeof json.esearchresult.count).toBe('string')
    const { body } = await get(
      `/pubmed/entrez/eutils/efetch.fcgi?db=pubmed&id=${json.esearchresult.idlist.join(',')}&retmode=xml`,
    )
    for (const tag of [
      'PubmedArticle',
      'VernacularTitle',
      'MedlineDate',
      'ArticleId IdType="doi"',
      'Language>por',
    ])
      expect(body).toContain(tag)
  })
  it('names the words that it does not know', async () => {
    const { json } = await getJson('/pubmed/entrez/eutils/esearch.fcgi?term=zqxvj&retmode=json')
    expect(json.esearchresult.errorlist.phrasesnotfound).toEqual(['zqxvj'])
  })
})

describe('europe pmc and doaj', () => {
  it('filters inside the query and leaves out empty keys', async () => {
    const { json } = await getJson(
      '/europepmc/europepmc/webservices/rest/search?query=nursing%20AND%20(FIRST_PDATE:%5B2015-01-01%20TO%202020-12-31%5D)&format=json&resultType=core&pageSize=200',
    )
    expect(json.hitCount).toBeGreaterThan(5)
    const [first] = json.resultList.result
    expect(first.title.endsWith('.')).toBe(true)
    expect(['Y', 'N']).toContain(first.isOpenAccess)
    expect(json.resultList.result.some((one: object) => !('abstractText' in one))).toBe(true)
  })
  it('gives upper-case languages and text years, and tells listed journals from others', async () => {
    const { json } = await getJson(
      `/doaj/api/search/articles/${encodeURIComponent('burnout AND bibjson.year:[2000 TO 2026]')}?pageSize=20`,
    )
    expect(json.results[0].bibjson.journal.language[0]).toMatch(/^[A-Z]{2}$/u)
    expect(typeof json.results[0].bibjson.year).toBe('string')
    const listed = sandbox.library.catalogue.venues.find((venue) => venue.openAccess && venue.tier <= 3)
    expect((await getJson(`/doaj/api/search/journals/issn:${listed?.issnPrint}`)).json.total).toBe(1)
    expect((await getJson('/doaj/api/search/journals/issn:0000-0000')).json.total).toBe(0)
  })
})

describe('services with a key', () => {
  it('web of science: 401 without, 404 for nothing, hits with', async () => {
    const path = '/wos/apis/wos-starter/v1/documents?q='
    expect((await getJson(`${path}TS=burnout`)).json.error).toBe('invalid_request')
    const key = { headers: { 'x-apikey': 'k' } }
    const none = await getJson(`${path}TS=zqxvj`, key)
    expect([none.status, none.json.error.status]).toEqual([404, 404])
    const { json } = await getJson(
      `${path}${encodeURIComponent('TS=(burnout) AND PY=2000-2026')}&limit=50`,
      key,
    )
    expect(json.metadata).toEqual(withKeys('total', 'page', 'limit'))
    expect(json.hits.some((hit: { citations: unknown[] }) => hit.citations.length === 0)).toBe(true)
  })
  it('google scholar: 401 without, 200 with an error text for nothing', async () => {
    expect((await get('/googlescholar/search.json?engine=google_scholar&q=burnout')).status).toBe(401)
    const none = await getJson('/googlescholar/search.json?engine=google_scholar&q=zqxvj&api_key=k')
    expect([
      none.status,
      none.json.search_metadata.status,
      none.json.search_information.organic_results_state,
    ]).toEqual([200, 'Success', 'Fully empty'])
    expect(none.json).not.toHaveProperty('organic_results')
    const { json } = await getJson('/searchapi/api/v1/search?engine=google_scholar&q=burnout&api_key=k')
    expect(json.organic_results[0].publication_info.summary).toContain(' - ')
  })
  it('tavily: 401 without, results with', async () => {
    const body = JSON.stringify({ query: 'remote work productivity', max_results: 3 })
    expect((await get('/tavily/search', { method: 'POST', body })).status).toBe(401)
    const { json } = await getJson('/tavily/search', {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer tvly-x' },
    })
    expect(json.results).toHaveLength(3)
    expect(json.results[0]).toEqual(withKeys('title', 'url', 'content', 'score'))
  })
})

describe('the smaller services', () => {
  it('scielo: metadata by PID, journals by collection, and a wall before the search', async () => {
    const record = aRecord(
      (one) => one.scieloPid !== null && one.lang === 'pt' && one.titles.en !== undefined,
    )
    const { json } = await getJson(
      `/scielo/api/v1/article/?collection=scl&code=${record.scieloPid}&format=json`,
    )
    expect(json.article.v12).toHaveLength(2)
    expect(json.article.v65[0]._).toMatch(/^\d{6}00$/u)
    expect(
      (await getJson('/scielo/api/v1/journal/identifiers/?collection=scl')).json.meta.total,
    ).toBeGreaterThan(20)
    const wall = await get('/scielo/?q=burnout')
    expect([wall.status, wall.body.includes('data-pow'), wall.body.includes('bunny-shield')]).toEqual([
      403,
      true,
      true,
    ])
  })
  it('unpaywall, datacite, core, eric, clinicaltrials and opencitations keep their envelopes', async () => {
    const open = aRecord((one) => one.doi !== null && one.access === 'gold')
    expect((await getJson(`/unpaywall/v2/${open.doi}?email=a@example.org`)).json.best_oa_location).toEqual(
      withKeys('url', 'host_type'),
    )
    expect((await getJson(`/unpaywall/v2/${open.doi}`)).json.HTTP_status_code).toBe(422)
    expect((await getJson('/datacite/dois?query=learning&page[size]=2')).json).toEqual(
      withKeys('data', 'meta', 'links'),
    )
    expect((await get('/core/v3/search/works?q=learning')).status).toBe(301)
    expect(
      (await getJson('/core/v3/search/works/?q=learning%20AND%20yearPublished%3E=2015')).json.results[0]
        .publisher,
    ).toMatch(/^'.*'$/u)
    expect(
      (await getJson('/eric/eric/?search=active%20learning%20AND%20peerreviewed:T&format=json')).json.response
        .docs[0].peerreviewed,
    ).toBe('T')
    const trials = await getJson(
      '/clinicaltrials/api/v2/studies?query.term=physical%20activity&countTotal=true',
    )
    expect(trials.json).toEqual(withKeys('studies', 'totalCount'))
    expect(
      typeof (await getJson(`/opencitations/index/v2/citation-count/doi:${open.doi}`)).json[0].count,
    ).toBe('string')
  })
})

describe('pages', () => {
  it('shows open, paywalled and dead pages, files and redirects', async () => {
    const open = aRecord((one) => one.page === 'open' && one.access === 'gold' && one.doi !== null)
    const page = await get(`/pages/open/${open.id}`)
    expect(page.body).toContain('citation_title')
    expect((await get(`/pages/open/${open.id}`, { method: 'HEAD' })).body).toBe('')
    expect((await get(`/pages/dead/${open.id}`)).status).toBe(404)
    const closed = aRecord((one) => one.page === 'paywalled' && one.number % 2 === 1)
    expect((await get(`/pages/paywalled/${closed.id}`)).body).toContain('paywall')
    const file = await get(`/pdf/${open.id}`)
    expect([file.headers.get('content-type'), file.body.startsWith('%PDF-1.4')]).toEqual([
      'application/pdf',
      true,
    ])
    expect((await get(`/doi/${open.doi}`)).headers.get('location')).toBe(
      `${sandbox.url}/pages/open/${open.id}`,
    )
    expect((await get('/pages/redirect-private')).headers.get('location')).toContain('10.0.0.1')
  })
})
