import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { type LoopbackServer, startLoopbackServer } from '@/lib/adapters/web/loopback-server'
import type { VocabularyTerm } from '@/lib/contracts/vocabulary'
import { createVocabularyAsker, readVocabularyAnswer } from './ask-vocabulary'
import { decsSearch, readDecs } from './decs'
import { gemetSearch, gemetTranslations, readGemetSearch, readGemetTranslations } from './gemet'
import { meshDetails, meshLookup } from './mesh'
import { readSkosmosData, skosmosData, skosmosSearch } from './skosmos'
import { vocabularyAddresses } from './vocabularies'
import type { VocabularyContext, VocabularyExchange } from './vocabulary'
import { readWikidataEntity, wikidataEntities, wikidataSearch } from './wikidata'
import { readWikipediaArticles, wikipediaArticles } from './wikipedia'

const context: VocabularyContext = {
  baseUrls: vocabularyAddresses(undefined),
  userAgent: 'Carrel/0.1 (https://carrel.university.example; library@university.example) node',
  decsKey: 'key-of-decs',
}
const term: VocabularyTerm = { text: 'trabalho remoto', language: 'pt' }

const servers: LoopbackServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

function exchangeAt(origin: string, path = ''): VocabularyExchange<string> {
  return {
    host: 'wikimedia',
    request: wikidataSearch(term, { ...context, baseUrls: { ...context.baseUrls, wikidata: origin + path } }),
    bodyMaxBytes: 300_000,
    read: (body) => (typeof body === 'object' && body !== null && 'search' in body ? 'read' : null),
  }
}

async function answering(answer: (response: ServerResponse) => void) {
  const server = await startLoopbackServer((_request, response) => answer(response))
  servers.push(server)
  return server
}

function fresh(options: { timeoutMs?: number; nowMs?: () => number } = {}) {
  return createVocabularyAsker({ isLoopback: true, contact: null, timeoutMs: 2_000, ...options })
}

const never = new AbortController().signal

describe('requests', () => {
  test('have the form that each service documents, with the operator named to Wikimedia', () => {
    expect(wikidataSearch(term, context)).toEqual({
      method: 'GET',
      url: 'https://www.wikidata.org/w/api.php?format=json&maxlag=5&action=wbsearchentities&type=item&limit=10&language=pt&uselang=pt&search=trabalho%20remoto',
      headers: { 'user-agent': context.userAgent },
    })
    expect(wikidataEntities(['Q1', 'Q2'], context).url).toContain(
      'ids=Q1%7CQ2&props=labels%7Caliases%7Cdescriptions%7Cclaims%7Csitelinks&languages=pt-br%7Cpt%7Ces%7Cen%7Cmul',
    )
    expect(wikipediaArticles([term, { text: 'a|b', language: 'pt' }], 'pt', context)).toMatchObject({
      url: expect.stringMatching(
        /^https:\/\/pt\.wikipedia\.org\/w\/api\.php\?.*titles=trabalho%20remoto%7Ca%20b&/,
      ),
      headers: { 'user-agent': context.userAgent },
    })
    expect(meshLookup('descriptor', 'hypertension', context).url).toBe(
      'https://id.nlm.nih.gov/mesh/lookup/descriptor?label=hypertension&match=exact&limit=10',
    )
    expect(meshDetails('D006973', context).url).toBe(
      'https://id.nlm.nih.gov/mesh/lookup/details?descriptor=D006973&includes=terms',
    )
    expect(decsSearch(term, context)).toEqual({
      method: 'GET',
      url: 'https://api.bvsalud.org/decs/v2/search-boolean?bool=103%20trabalho%20remoto&lang=pt&format=json',
      headers: { apikey: 'key-of-decs' },
    })
    expect(skosmosSearch(context.baseUrls.agrovoc, 'solo', 'pt-BR').url).toBe(
      'https://agrovoc.fao.org/browse/rest/v1/agrovoc/search?query=solo&lang=pt-BR&maxhits=10&unique=true',
    )
    expect(skosmosData(context.baseUrls.unesco, 'http://x/1').url).toBe(
      'https://vocabularies.unesco.org/browser/rest/v1/thesaurus/data?uri=http%3A%2F%2Fx%2F1&format=application%2Fld%2Bjson',
    )
    expect(gemetSearch(term, context).url).toContain(
      '/getConceptsMatchingKeyword?keyword=trabalho%20remoto&search_mode=0&',
    )
    expect(gemetTranslations('http://x/1', context).url).toContain('skos%2Fcore%23prefLabel')
  })
})

describe('answers that are none', () => {
  const read = (body: string, status = 200) =>
    readVocabularyAnswer(exchangeAt('http://127.0.0.1'), { status, headers: {}, body })

  test.each([
    ['an error as HTTP 200', '{"error":{"code":"missingparam","info":"x"}}', 200, 'refused'],
    ['maxlag as HTTP 200', '{"error":{"code":"maxlag","info":"Waiting for a database"}}', 200, 'throttled'],
    ['429 as HTML', '<html><body>Too many requests</body></html>', 429, 'throttled'],
    ['403 as text', 'Please set a user-agent', 403, 'blocked'],
    ['an empty 200', '', 200, 'unreadable'],
    ['half a body', '{"search":[{"id":"Q9', 200, 'unreadable'],
    ['another JSON', '{"hits":[]}', 200, 'unreadable'],
    ['a page for browsers', '<!doctype html><title>x</title>', 200, 'unreadable'],
    ['503', '{"search":[]}', 503, 'unreachable'],
  ])('%s is a failure with its name, not an empty list', (_what, body, status, why) => {
    expect(read(body, status)).toMatchObject({ ok: false, why })
  })

  test('a refused key of DeCS is not taken for a wall', () => {
    const exchange = { ...exchangeAt('http://127.0.0.1'), host: 'decs' as const }
    expect(readVocabularyAnswer(exchange, { status: 403, headers: {}, body: '' })).toMatchObject({
      why: 'refused',
    })
  })
})

describe('asking over HTTP', () => {
  test('silence, a cut body and a body past its bound end as failures', async () => {
    const silent = await answering(() => undefined)
    const cut = await answering((response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"search":', () => response.destroy())
    })
    const huge = await answering((response) => response.end(`{"search":"${'x'.repeat(400_000)}"}`))
    const why = async (origin: string, timeoutMs: number) => {
      const answer = await fresh({ timeoutMs }).ask(exchangeAt(origin), never)
      return answer.ok ? null : answer.why
    }
    expect(await why(silent.origin, 50)).toBe('timed-out')
    expect(await why(cut.origin, 2_000)).toBe('unreachable')
    expect(await why(huge.origin, 2_000)).toBe('too-large')
  })

  test('a host that says "too many" is left alone for as long as it asks, and asked again after that', async () => {
    let asked = 0
    let now = 1_000_000
    const server = await answering((response) => {
      asked += 1
      response.writeHead(asked === 1 ? 429 : 200, { 'retry-after': '39' })
      response.end(asked === 1 ? '<html></html>' : '{"search":[]}')
    })
    const asker = fresh({ nowMs: () => now })
    const ask = () => asker.ask(exchangeAt(server.origin), never)
    expect(await ask()).toMatchObject({ ok: false, why: 'throttled' })
    now += 38_000
    expect(await ask()).toMatchObject({ ok: false, why: 'throttled' })
    expect(asked).toBe(1)
    now += 2_000
    expect(await ask()).toEqual({ ok: true, value: 'read' })
    expect(asked).toBe(2)
  })

  test('Wikimedia is asked one at a time whatever the site, and names the operator', async () => {
    const agents: (string | undefined)[] = []
    let under = 0
    let most = 0
    const server = await startLoopbackServer((request, response) => {
      agents.push(request.headers['user-agent'])
      most = Math.max(most, ++under)
      setImmediate(() => {
        under -= 1
        response.end('{"search":[]}')
      })
    })
    servers.push(server)
    const asker = fresh()
    await Promise.all(
      ['/wikidata', '/wikipedia/pt', '/wikipedia/es'].map((path) =>
        asker.ask(exchangeAt(server.origin, path), never),
      ),
    )
    expect(most).toBe(1)
    expect(agents).toEqual(Array.from({ length: 3 }, () => context.userAgent))
  })
})

describe('shapes that only documents show', () => {
  test('DeCS: lists, and a list of one as its only item', () => {
    const descriptor = (lang: string, text: string) => ({ attr: { lang }, descriptor: text })
    const record = {
      unique_identifier_nlm: 'D900001',
      descriptor_list: [
        descriptor('en', 'Quillwork, Remote'),
        descriptor('pt-br', 'Penagem'),
        descriptor('fr', 'Plume'),
      ],
      synonym_list: ['Penagem a Distância'],
    }
    const many = { objects: [{ decsws_response: { record_list: { record: [record] } } }] }
    const one = {
      objects: {
        decsws_response: { record_list: { record: { ...record, synonym_list: 'Penagem a Distância' } } },
      },
    }
    const names = [
      { text: 'Remote Quillwork', language: 'en', kind: 'label' },
      { text: 'Penagem', language: 'pt', kind: 'label' },
      { text: 'Penagem a Distância', language: 'pt', kind: 'alias' },
    ]
    for (const body of [many, one])
      expect(readDecs(body, { text: 'penagem', language: 'pt' })).toEqual([
        { id: 'D900001', names, descriptions: [] },
      ])
    expect(readDecs({ objects: [] }, term)).toEqual([])
    expect(readDecs({ message: 'x' }, term)).toBeNull()
  })

  test('GEMET: the concept by its whole label, then its labels', () => {
    const hits = [
      { uri: 'http://g/concept/1', preferredLabel: { string: 'penagem (arte)', language: 'pt' } },
      { uri: 'http://g/concept/2', preferredLabel: { string: 'penagem fina', language: 'pt' } },
    ]
    expect(readGemetSearch(hits, 'Penagem')).toEqual(['http://g/concept/1'])
    expect(
      readGemetTranslations([
        { language: 'pt', string: 'penagem' },
        { language: 'de', string: 'Federei' },
        { language: 'en-US', string: 'quillwork' },
      ]),
    ).toEqual([
      { text: 'penagem', language: 'pt', kind: 'label' },
      { text: 'quillwork', language: 'en', kind: 'label' },
    ])
  })

  test('Skosmos: labels as one object or a list, of the concept that was asked and of no neighbour', () => {
    const graph = [
      { uri: 'u:2', prefLabel: { lang: 'en', value: 'neighbour' } },
      {
        uri: 'u:1',
        prefLabel: { lang: 'pt-BR', value: 'penagem' },
        altLabel: [{ lang: 'es', value: 'Plumaje (arte)' }, { lang: 'es' }],
      },
    ]
    expect(readSkosmosData({ graph }, 'u:1', 'penagem')?.names).toEqual([
      { text: 'penagem', language: 'pt', kind: 'label' },
      { text: 'Plumaje', language: 'es', kind: 'alias' },
    ])
    expect(readSkosmosData({ graph }, 'u:3', 'penagem')).toBeNull()
  })

  test('Wikidata: a label for all languages stands in for those that are missing; hundreds of aliases are bounded', () => {
    const aliases = Array.from({ length: 586 }, (_, at) => ({ value: `Quillex ${at}` }))
    const entry = readWikidataEntity(
      {
        id: 'Q90000001',
        labels: { mul: { value: 'Quillwork' }, es: { value: 'plumaje' } },
        aliases: { en: aliases },
        claims: { P279: [{ mainsnak: { snaktype: 'somevalue' } }] },
      },
      ['Quillex 500'],
    )
    expect(entry?.names.filter(({ kind }) => kind === 'label')).toEqual([
      { text: 'plumaje', language: 'es', kind: 'label' },
      { text: 'Quillwork', language: 'pt', kind: 'label' },
      { text: 'Quillwork', language: 'en', kind: 'label' },
    ])
    expect(entry?.names.length).toBeLessThan(60)
    expect(entry?.names.some(({ text }) => text === 'Quillex 500')).toBe(true)
    expect(readWikidataEntity({ id: 'Q90000002', missing: '' }, [])).toBeNull()
  })

  test('Wikipedia: titles are followed through normalising and redirects in either format', () => {
    const asked: VocabularyTerm = { text: 'tele penagem', language: 'pt' }
    const query = {
      normalized: [{ from: 'tele penagem', to: 'Tele penagem' }],
      redirects: [{ from: 'Tele penagem', to: 'Penagem' }],
    }
    const page = {
      title: 'Penagem',
      pageprops: { wikibase_item: 'Q90000001' },
      redirects: [{ title: 'Penagem remota' }],
    }
    const read = (pages: unknown) =>
      readWikipediaArticles({ query: { ...query, pages } }, [asked], 'pt')?.get(asked)
    const second = read([{ ...page, langlinks: [{ lang: 'en', title: 'Quillwork (art)' }] }])
    expect(read({ '7': { ...page, langlinks: [{ lang: 'en', '*': 'Quillwork (art)' }] } })).toEqual(second)
    expect(second).toMatchObject([{ id: 'pt:Penagem', wikidata: 'Q90000001' }])
    expect(second?.[0]?.names.map(({ text }) => text)).toEqual(['Penagem', 'Quillwork', 'Penagem remota'])
  })
})
