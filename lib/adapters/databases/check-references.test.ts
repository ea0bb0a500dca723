import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { makeWork } from '@/lib/core/records/make-work'
import type { CatalogueRecord } from '@/sandbox/catalogue/record'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { resolveAddresses } from './addresses'
import { createServiceLimiters, type ServiceDeps } from './ask-service'
import { checkReferences } from './check-references'

let sandbox: Sandbox
let deps: ServiceDeps
const signal = new AbortController().signal

beforeAll(async () => {
  sandbox = await startSandbox()
  const addresses = resolveAddresses(sandbox.url)
  deps = {
    addresses,
    secrets: {},
    mailto: 'student@example.org',
    limiterOf: createServiceLimiters(addresses, 'student@example.org'),
    isSandbox: true,
    random: () => 0.5,
    // Retries are not what is tested here.
    wait: async () => undefined,
    timeoutMs: 2_000,
  }
})
beforeEach(() => {
  sandbox.resetFaults()
  sandbox.clearRequests()
})
afterAll(() => sandbox.close())

function described(record: CatalogueRecord): Work {
  return makeWork({
    source: { db: 'by-hand', id: record.id },
    title: record.title,
    authors: record.authors.map(({ given, family }) => ({ given, family })),
    year: record.year,
    venue: record.venue?.name ?? record.container,
    doi: record.doi,
    type: record.kind === 'article' || record.kind === 'preprint' ? record.kind : 'other',
    ...(record.arxivId === null ? {} : { arxivId: record.arxivId }),
    ...(record.pmid === null ? {} : { pmid: record.pmid }),
  })
}

function records(count: number, test: (record: CatalogueRecord) => boolean): CatalogueRecord[] {
  const found = sandbox.library.records.filter(test).slice(0, count)
  if (found.length === 0) throw new Error('the catalogue has no such record')
  return found
}

function article(): CatalogueRecord {
  const [found] = records(1, isPlainArticle)
  if (found === undefined) throw new Error('the catalogue has no article')
  return found
}

function isPlainArticle({ kind, doi, indexes, retraction, lang }: CatalogueRecord): boolean {
  const isIndexed = indexes.has('crossref') && indexes.has('openalex')
  return kind === 'article' && doi !== null && isIndexed && retraction === null && lang === 'en'
}

const invented = makeWork({
  source: { db: 'by-hand', id: 'x' },
  title: 'Zqxvj patterns of wholly imaginary bookkeeping in lunar monasteries',
  authors: [{ given: 'Nemo', family: 'Nullius' }],
  year: 2020,
  doi: '10.5555/no-such-work',
})
async function check(work: Work, options: Partial<ServiceDeps> = {}) {
  const [verdict] = await checkReferences([work], { deps: { ...deps, ...options }, signal })
  if (verdict === undefined) throw new Error('one reference has one verdict')
  return verdict
}

describe('references checked with two indexes', () => {
  it('articles of the catalogue are verified by DOI, in few requests', async () => {
    const works = records(30, isPlainArticle).map(described)
    const verdicts = await checkReferences(works, { deps, signal })
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(works.map(() => 'verified'))
    expect(verdicts[0]?.statements.slice(0, 2)).toMatchObject([
      { index: 'crossref', answer: 'found' },
      { index: 'openalex', answer: 'found' },
    ])
    expect(sandbox.requests().length).toBeLessThan(12)
  })

  it('a work without DOI is found by its title, and a wrong year is told', async () => {
    const work = { ...described(article()), doi: null, year: 1971 }
    const verdict = await check(work)
    expect([verdict.verdict, verdict.differences.map(({ field }) => field)]).toEqual([
      'described-wrongly',
      ['year'],
    ])
  })

  it('the DOI of another work is told, with the right one', async () => {
    const [one, other] = records(2, isPlainArticle)
    if (one === undefined || other === undefined) throw new Error('two are needed')
    const verdict = await check({ ...described(one), doi: other.doi })
    expect(verdict.differences).toMatchObject([{ field: 'doi', theirs: one.doi }])
  })

  it('an invented reference is not found', async () => {
    expect((await check(invented)).verdict).toBe('not-found')
  })

  it('a preprint is asked for at arXiv by its number', async () => {
    const [preprint] = records(1, ({ arxivId, indexes }) => arxivId !== null && indexes.has('arxiv'))
    if (preprint === undefined) throw new Error('unreachable')
    const verdict = await check(described(preprint))
    expect(verdict.verdict).toBe('verified')
    expect(verdict.statements).toContainEqual(expect.objectContaining({ index: 'arxiv', answer: 'found' }))
  })

  it('a retraction that Crossref knows is told with its notice', async () => {
    const retracted = records(
      5,
      ({ retraction, indexes }) =>
        retraction?.kind === 'retraction' &&
        retraction.saidBy.crossref &&
        retraction.noticeDoi !== null &&
        indexes.has('crossref'),
    )
    const verdicts = await checkReferences(retracted.map(described), { deps, signal })
    expect(verdicts.map(({ verdict, noticeDoi }) => [verdict, noticeDoi])).toEqual(
      retracted.map(({ retraction }) => ['retracted', retraction?.noticeDoi]),
    )
  })
})

describe('services that fail', () => {
  it.each(['429', '500', 'broken', 'cut', 'silent', 'blocked'] as const)(
    'an index with fault %s makes an unknown reference "not checked", never "not found"',
    async (mode) => {
      sandbox.control('openalex', { mode })
      const verdict = await check(invented, { timeoutMs: 200 })
      expect(verdict.verdict).toBe('not-checked')
      expect(verdict.statements.slice(0, 2)).toMatchObject([{ answer: 'absent' }, { answer: 'failed' }])
    },
  )

  it('with both indexes silent a long list ends soon and says nothing', async () => {
    for (const service of ['crossref', 'openalex', 'arxiv', 'pubmed'])
      sandbox.control(service, { mode: 'silent' })
    const works = records(25, isPlainArticle).map(described)
    const startedAt = performance.now()
    const verdicts = await checkReferences(works, {
      deps: { ...deps, timeoutMs: 60_000 },
      signal,
      withinMs: 300,
    })
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['not-checked']))
    expect(performance.now() - startedAt).toBeLessThan(5_000)
  })

  it('an index that failed twice is left alone', async () => {
    sandbox.control('openalex', { mode: 'blocked' })
    const works = records(25, isPlainArticle).map((record) => ({ ...described(record), doi: null }))
    await checkReferences(works, { deps, signal })
    // Those under way when the second failure comes are let through; the check of retractions asks once more.
    expect(sandbox.requests().filter(({ service }) => service === 'openalex').length).toBeLessThan(8)
  })

  it('leaving ends the check at once', async () => {
    sandbox.control('crossref', { mode: 'silent' })
    const leaving = new AbortController()
    const checking = checkReferences([invented], { deps, signal: leaving.signal })
    setImmediate(() => leaving.abort())
    await expect(checking).rejects.toThrow()
  })
})
