import { afterEach, describe, expect, test } from 'vitest'
import { makeWork } from '@/lib/core/records/make-work'
import { findJournals } from './journal-lookup'
import { type Answer, type LoopbackService, startLoopbackService } from './loopback-service'
import { findOpenCopy } from './open-copy'
import { checkRetractions } from './retraction-checks'
import { completeFromArticleMeta } from './scielo-enrichment'
import { SCIELO_ISSNS } from './scielo-journals'
import { completeByTitle, findByTitle } from './title-lookup'

const services: LoopbackService[] = []
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/** Answers by the first key that the decoded address contains; 400 for the rest, which is not asked again. */
async function start(answers: Readonly<Record<string, unknown>>) {
  const answer: Answer = (request, response) => {
    const url = decodeURIComponent(request.url ?? '')
    const key = Object.keys(answers).find((part) => url.includes(part))
    response.writeHead(key === undefined ? 400 : 200)
    response.end(key === undefined ? '{}' : JSON.stringify(answers[key]))
  }
  const service = await startLoopbackService(answer, { mailto: 'someone@example.org' })
  services.push(service)
  return service.deps
}

const works = (items: object[]) => ({ status: 'ok', message: { 'total-results': items.length, items } })
const paper = (n: number, more: object = {}) => ({ DOI: `10.5555/${n}`, title: [`Paper ${n}`], ...more })

describe('retractions', () => {
  test('Crossref decides in both directions, OpenAlex alone only suspects, clean needs answers', async () => {
    const deps = await start({
      '/openalex/works': {
        meta: { count: 2 },
        results: [
          { id: 'W3', doi: 'https://doi.org/10.5555/3', is_retracted: true },
          { id: 'W4', doi: 'https://doi.org/10.5555/4', is_retracted: false },
        ],
      },
      'filter=doi:10.5555': works([
        paper(1, { 'updated-by': [{ DOI: '10.5555/n', type: 'retraction' }] }),
        paper(2),
        paper(3),
        paper(4),
        paper(5, { 'updated-by': [{ DOI: '10.5555/c', type: 'expression_of_concern' }] }),
      ]),
      'filter=updates:10.5555': works([
        {
          DOI: '10.5555/n2',
          'update-to': [{ DOI: '10.5555/2', type: 'retraction', updated: { 'date-parts': [[2020, 1, 2]] } }],
        },
      ]),
    })
    const found = await checkRetractions(
      ['10.5555/1', 'https://doi.org/10.5555/2', '10.5555/3', '10.5555/4', '10.5555/5', '10.5555/unknown'],
      deps,
    )
    expect([...found].map(([doi, finding]) => [doi, finding.check])).toEqual([
      ['10.5555/1', 'retracted'],
      ['10.5555/2', 'retracted'],
      ['10.5555/3', 'possibly-retracted'],
      ['10.5555/4', 'clean'],
      ['10.5555/5', 'concern'],
      ['10.5555/unknown', 'not-checked'],
    ])
    expect(found.get('10.5555/2')?.notice).toEqual({
      kind: 'retracted',
      noticeDoi: '10.5555/n2',
      date: '2020-01-02',
      via: 'crossref',
    })
  })

  test('a direction that did not answer leaves "not checked", never "clean"', async () => {
    const deps = await start({
      'filter=doi:10.5555': works([paper(1)]),
      '/openalex/works': { meta: {}, results: [{ id: 'W1', doi: '10.5555/1', is_retracted: false }] },
    })
    expect((await checkRetractions(['10.5555/1', '10.5555/a,b'], deps)).get('10.5555/1')?.check).toBe(
      'not-checked',
    )
    expect((await checkRetractions(['10.5555/a,b'], deps)).get('10.5555/a,b')?.check).toBe('not-checked')
  })
})

describe('journals', () => {
  test('facts are found by every ISSN; a citedness of nought is unknown; DOAJ is asked for the rest', async () => {
    const deps = await start({
      '/openalex/sources': {
        results: [
          {
            issn: ['1111-1111', '2222-2222'],
            is_in_doaj: true,
            summary_stats: { '2yr_mean_citedness': 0, h_index: 12 },
          },
        ],
      },
      'issn:3333-3333': { total: 1, results: [] },
      'issn:4444-4444': { total: 0, results: [] },
    })
    const found = await findJournals(['2222-2222', '3333-3333', '4444-4444'], deps)
    expect([...found]).toEqual([
      ['2222-2222', { inDoaj: true, hIndex: 12, via: 'OpenAlex' }],
      ['3333-3333', { inDoaj: true, via: 'DOAJ' }],
    ])
  })

  test('nothing answered is nothing known', async () =>
    expect((await findJournals(['1111-1111'], await start({}))).size).toBe(0))
})

describe('open copies', () => {
  test('the PDF comes first; closed and unknown are answers, failure is not', async () => {
    const deps = await start({
      '/v2/10.5555/open': {
        doi: '10.5555/open',
        is_oa: true,
        best_oa_location: { url: 'https://a.example/page', url_for_pdf: null },
        oa_locations: [{ url_for_pdf: 'https://b.example/x.pdf' }],
      },
      '/v2/10.5555/shut': { doi: '10.5555/shut', is_oa: false, best_oa_location: null },
    })
    expect(await findOpenCopy('10.5555/open', deps)).toEqual({
      checked: true,
      url: 'https://b.example/x.pdf',
    })
    expect(await findOpenCopy('10.5555/shut', deps)).toEqual({ checked: true, url: null })
    expect(await findOpenCopy('10.5555/fail', deps)).toEqual({ checked: false })
    expect(await findOpenCopy('10.5555/open', { ...deps, mailto: null })).toEqual({ checked: false })
  })
})

describe('titles', () => {
  const seen = (year: number | null) =>
    makeWork({
      source: { db: 'googlescholar', id: 'r' },
      title: 'Sleep and Memory: in students!',
      year,
      authors: [{ family: 'Silva' }],
      citations: 9,
      snippet: '… sleep …',
    })

  test('an equal title within a year completes the work and keeps what Scholar said', async () => {
    const deps = await start({
      '/crossref/works': works([
        { DOI: '10.5555/x', title: ['Sleep and memory in student'], issued: { 'date-parts': [[2019]] } },
        {
          DOI: '10.5555/one',
          title: ['Sleep and memory in students'],
          issued: { 'date-parts': [[2019]] },
          'is-referenced-by-count': 2,
        },
      ]),
    })
    const work = await completeByTitle(seen(2020), deps)
    expect(work).toMatchObject({
      doi: '10.5555/one',
      citations: 9,
      snippet: '… sleep …',
      source: [{ db: 'googlescholar' }, { db: 'crossref' }],
    })
    expect((await findByTitle(seen(2016), deps)).found).toBeNull()
  })

  test('without a year the first author must agree', async () => {
    const item = {
      DOI: '10.5555/one',
      title: ['Sleep and memory in students'],
      author: [{ family: 'Souza' }],
    }
    const deps = await start({
      '/crossref/works': works([item]),
      '/openalex/works': { meta: { count: 0 }, results: [] },
    })
    expect(await findByTitle(seen(null), deps)).toEqual({ checked: true, found: null })
    expect(await findByTitle(seen(null), await start({}))).toEqual({ checked: false, found: null })
  })
})

describe('SciELO', () => {
  test('gaps are filled by identifier, in place, failures leave the work as it was', async () => {
    const pid = 'S0031-10492006000400001'
    const deps = await start({
      [pid]: {
        code: pid,
        document_type: 'research-article',
        article: {
          v12: [{ _: 'Notas e descrições', l: 'pt' }],
          v40: [{ _: 'pt' }],
          v83: [{ a: 'Resumo.', l: 'pt' }],
        },
      },
    })
    const one = makeWork({
      source: { db: 'scielo', id: pid },
      title: 'Notas e descri\ufffd\ufffdes',
      doi: '10.1590/s0031-10492006000400001',
    })
    const other = makeWork({ source: { db: 'scielo', id: 'S0031-10492006000400002' }, title: 'Outra' })
    const [first, second] = await completeFromArticleMeta([one, other], deps)
    expect(first).toMatchObject({
      title: 'Notas e descrições',
      language: 'pt',
      abstract: 'Resumo.',
      peerReviewed: true,
    })
    expect(second).toEqual(other)
  })

  test('the built-in ISSNs are whole', () => {
    for (const issn of SCIELO_ISSNS) {
      const digits = [...issn.replace('-', '')].map((digit) => (digit === 'X' ? 10 : Number(digit)))
      expect([issn, digits.reduce((sum, digit, at) => sum + digit * (8 - at), 0) % 11]).toEqual([issn, 0])
    }
  })
})
