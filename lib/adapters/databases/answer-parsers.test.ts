import { describe, expect, test } from 'vitest'
import { answerParsers } from './answer-parsers'

const parsers = new Map(
  await Promise.all([...answerParsers].map(async ([service, load]) => [service, await load()] as const)),
)

const read = (service: string, body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const page = parsers.get(service)?.({ status, headers: {}, body: text }, { currentYear: 2026 })
  return page ?? { outcome: 'unknown service', total: null, records: [] }
}

describe('an answer that holds something else than works is ok and has no records', () => {
  test.each([
    [
      'crossref',
      {
        status: 'ok',
        'message-type': 'member-list',
        message: { 'total-results': 9, items: [{ id: 98, 'primary-name': 'Hindawi' }] },
      },
    ],
    [
      'crossref',
      {
        status: 'ok',
        'message-type': 'work-agency',
        message: { DOI: '10.5555/1', agency: { id: 'datacite' } },
      },
    ],
    [
      'openalex',
      { meta: { count: 2 }, results: [{ id: 'https://openalex.org/A5023888391', display_name: 'Someone' }] },
    ],
    ['openalex', { id: 'https://openalex.org/S137773608', display_name: 'Nature' }],
    ['openalex', { meta: { count: 3 }, results: [], group_by: [{ key: '2020', count: 3 }] }],
    ['semanticscholar', { total: 1, data: [{ authorId: '1', name: 'Someone' }] }],
    [
      'doaj',
      { total: 1, results: [{ id: 'j', bibjson: { title: 'Journal of Tests', publication_time_weeks: 9 } }] },
    ],
    ['orcid', { 'orcid-identifier': { path: '0000-0002-1825-0097' } }],
    ['chembl', { molecule_chembl_id: 'CHEMBL25' }],
    ['opencitations', [{ count: '12' }]],
    ['scielo', [{ code: 'scl', domain: 'www.scielo.br' }]],
  ])('%s %#', (service, body) => {
    const page = read(service, body)
    expect([page.outcome, page.records]).toEqual(['ok', []])
  })
})

describe('further shapes of the same services', () => {
  test('OpenCitations: v2 puts several ids into one text, Meta adds ids to names', () => {
    const link = {
      citing: 'omid:br/061 doi:10.5555/A<1>;2-b pmid:7',
      cited: 'omid:br/062 doi:10.5555/b',
      creation: '2020-03',
    }
    expect(
      read('opencitations', [link, { ...link, citing: 'doi:10.5555/c' }]).records.map((work) => work.doi),
    ).toEqual(['10.5555/a<1>;2-b', '10.5555/c'])
    const meta = {
      id: 'doi:10.5555/a openalex:W1',
      title: 'A',
      author: 'Silva, Ana [orcid:0000-0002-1825-0097 omid:ra/1]; Souza, Bo',
      pub_date: '2020-02',
      venue: 'Journal [issn:2641-3337 omid:br/2]',
      type: 'journal article',
    }
    expect(read('opencitations', [meta]).records[0]).toMatchObject({
      authors: [{ family: 'Silva', given: 'Ana', orcid: '0000-0002-1825-0097' }, { family: 'Souza' }],
      date: '2020-02',
      venue: 'Journal',
      issn: ['2641-3337'],
      type: 'article',
    })
  })

  test('PubMed summaries carry PMC numbers when they come from PMC', () => {
    const summary = (ids: object[]) => ({
      result: {
        uids: ['77'],
        77: { title: 'A study.', pubdate: '2020 Mar 5', authors: [{ name: 'Silva A' }], articleids: ids },
      },
    })
    expect(read('pubmed', summary([{ idtype: 'pubmed', value: '77' }])).records[0]).toMatchObject({
      pmid: '77',
      date: '2020-03-05',
    })
    expect(
      read(
        'pubmed',
        summary([
          { idtype: 'pmcid', value: 'PMC77' },
          { idtype: 'pmid', value: '5' },
        ]),
      ).records[0],
    ).toMatchObject({ pmid: '5', pmcid: 'PMC77' })
  })

  test('SciELO: the harvesting door and the search that needs a token', () => {
    const oai =
      '<OAI-PMH><ListRecords><record><header><identifier>oai:scielo:S1</identifier></header><metadata><oai-dc:dc><dc:title>T&#237;tulo</dc:title><dc:creator>Silva,Ana</dc:creator><dc:date>2010-08-01</dc:date><dc:language>pt</dc:language><dc:identifier>http://www.scielo.br/x</dc:identifier></oai-dc:dc></metadata></record></ListRecords></OAI-PMH>'
    expect(read('scielo', oai).records[0]).toMatchObject({
      title: 'Título',
      language: 'pt',
      year: 2010,
      authors: [{ family: 'Silva', given: 'Ana' }],
    })
    const search = {
      diaServerResponse: [
        {
          response: {
            numFound: 4,
            docs: [
              {
                id: 'S0102-311X2001000300027-scl',
                ti_pt: ['Sono'],
                la: ['pt'],
                au: ['Silva, Ana'],
                da: '2001-06',
                doi: '10.5555/1',
              },
            ],
          },
        },
      ],
    }
    expect(read('scielo', search)).toMatchObject({
      outcome: 'ok',
      total: 4,
      records: [{ title: 'Sono', date: '2001-06', language: 'pt' }],
    })
  })

  test('Semantic Scholar: snippets, citations and title completions', () => {
    expect(
      read('semanticscholar', { data: [{ snippet: {}, paper: { corpusId: '1', title: 'A study' } }] })
        .records,
    ).toHaveLength(1)
    expect(
      read('semanticscholar', { data: [{ citingPaper: { paperId: 'p', title: 'A study' } }] }).records[0]
        ?.title,
    ).toBe('A study')
    expect(read('semanticscholar', [null, null]).outcome).toBe('empty')
  })

  test('Google Scholar brokers: nothing found without any result list; spent and refused keys', () => {
    expect(read('googlescholar', { search_metadata: { status: 'Success' } }).outcome).toBe('empty')
    expect(read('googlescholar', { error: 'Invalid API key.' }, 401).outcome).toBe('auth')
    expect(read('googlescholar', { error: 'Your account has run out of searches.' }).outcome).toBe('quota')
  })

  test('Web of Science Expanded: one record may stand without a list, none is an empty text', () => {
    const record = {
      UID: 'WOS:1',
      static_data: {
        summary: {
          titles: {
            title: [
              { type: 'source', content: 'NATURE' },
              { type: 'item', content: 'A study' },
            ],
          },
          pub_info: { pubyear: '2018' },
          names: { name: { role: 'author', full_name: 'Silva, Ana' } },
        },
      },
      dynamic_data: { citation_related: { tc_list: { silo_tc: { coll_id: 'WOS', local_count: '7' } } } },
    }
    expect(
      read('wos', { QueryResult: { RecordsFound: 1 }, Data: { Records: { records: { REC: record } } } }),
    ).toMatchObject({
      outcome: 'ok',
      total: 1,
      records: [
        { title: 'A study', venue: 'NATURE', year: 2018, citations: 7, authors: [{ family: 'Silva' }] },
      ],
    })
    expect(
      read('wos', { QueryResult: { RecordsFound: 0 }, Data: { Records: { records: '' } } }).outcome,
    ).toBe('empty')
  })

  test('models: a refused key under 400, a spent budget under 429', () => {
    expect(
      read(
        'llm_gemini',
        { error: { code: 400, status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } },
        400,
      ).outcome,
    ).toBe('auth')
    expect(read('llm_openai', { error: { code: 'insufficient_quota' } }, 429).outcome).toBe('quota')
  })

  test('Unpaywall refuses an address with 422, knows no DOI with 404', () => {
    expect(read('unpaywall', { error: true }, 422).outcome).toBe('auth')
    expect(read('unpaywall', { HTTP_status_code: 404, error: true }, 404).outcome).toBe('empty')
  })
})

test('a page of the portal that was cut before its hits is broken, not empty', () => {
  const page = '<!DOCTYPE html><html><body><div id="result-busca"></div></body></html>'
  expect(read('capes', page).outcome).toBe('empty')
  expect(read('capes', page.slice(0, -20)).outcome).toBe('down')
})
