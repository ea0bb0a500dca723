import type { CatalogueRecord } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import type { Library, SortOrder } from '../search/library'
import {
  type Dialect,
  everywhere,
  type FieldMeaning,
  plainDialect,
  type RecordTest,
} from '../search/query-tree'
import { wordsOf } from '../search/words'
import {
  json,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
  xml,
} from '../wire'
import { threeLetters } from './europe-pmc'
import { articleXml, medlineDate, publicationTypesOf } from './pubmed-xml'

const IDS_MAX = 10_000
const FETCH_MAX = 500

/** "2019:2024", "2019/01/01:2024/12/31" or one value. */
function dateTest(value: string): RecordTest {
  const [from = '', to = from] = value.split(':').map((bound) => bound.trim().replace(/\//gu, '-'))
  return (record) => {
    if (record.year === null) return false
    const date = medlineDate(record)
    return date.slice(0, from.length) >= from && date.slice(0, to.length) <= to
  }
}

const languageNames: Readonly<Record<string, string>> = { english: 'eng', portuguese: 'por', spanish: 'spa' }

function languageTest(value: string): RecordTest {
  const code = languageNames[value.toLowerCase()] ?? value.toLowerCase()
  return (record) => threeLetters[record.lang] === code
}

function typeTest(value: string): RecordTest {
  return (record) => publicationTypesOf(record).some((type) => type.toLowerCase() === value.toLowerCase())
}

const tags: Readonly<Record<string, FieldMeaning>> = {
  tiab: { text: everywhere },
  'title/abstract': { text: everywhere },
  ti: { text: ['title'] },
  title: { text: ['title'] },
  'all fields': { text: everywhere },
  tw: { text: everywhere },
  mh: { text: ['title', 'keywords'] },
  'mesh terms': { text: ['title', 'keywords'] },
  ot: { text: ['keywords'] },
  au: { text: ['author'] },
  author: { text: ['author'] },
  ta: { text: ['venue'] },
  journal: { text: ['venue'] },
  la: { test: languageTest },
  lang: { test: languageTest },
  language: { test: languageTest },
  pt: { test: typeTest },
  'publication type': { test: typeTest },
  dp: { test: dateTest },
  pdat: { test: dateTest },
  'date - publication': { test: dateTest },
  doi: { test: (value) => (record) => record.doi === value.toLowerCase() },
  aid: { test: (value) => (record) => record.doi === value.toLowerCase() },
  uid: { test: (value) => (record) => record.pmid === value },
  pmid: { test: (value) => (record) => record.pmid === value },
}

const dialect: Dialect = { ...plainDialect, suffixes: tags }

function pubmedIdTest(term: string): RecordTest | null {
  return /^\d{6,9}$/u.test(term.trim()) ? (record) => record.pmid === term.trim() : null
}

function dateBounds(query: URLSearchParams): readonly RecordTest[] {
  const from = query.get('mindate')
  const to = query.get('maxdate')
  return from === null || to === null ? [] : [dateTest(`${from}:${to}`)]
}

/** Words that are nowhere in the catalogue: the real service names them. */
function phrasesNotFound(term: string, library: Library): readonly string[] {
  const bare = term.replace(/\[[^\]]*\]/gu, ' ').replace(/\b(AND|OR|NOT)\b|[()"*]/gu, ' ')
  const words = [
    ...new Set(bare.split(/\s+/u).filter((word) => wordsOf(word).length > 0 && !/[:/\d]/u.test(word))),
  ]
  return words
    .slice(0, 20)
    .filter((word) => library.search({ index: 'pubmed', text: word, dialect }).length === 0)
}

function translation(term: string): string {
  return term
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => (/^(AND|OR|NOT)$|[[\]()"]/u.test(word) ? word : `"${word}"[All Fields]`))
    .join(' ')
}

function search(request: WireRequest, library: Library): WireAnswer {
  const query = request.method === 'POST' ? new URLSearchParams(request.body) : request.query
  const term = query.get('term') ?? ''
  const retmax = wholeNumber(query.get('retmax'), { fallback: 20, low: 0, high: IDS_MAX })
  const retstart = wholeNumber(query.get('retstart'), { fallback: 0, low: 0, high: IDS_MAX })
  const sort: SortOrder = query.get('sort') === 'relevance' ? 'relevance' : 'newest'
  const byId = pubmedIdTest(term)
  const tests = [...dateBounds(query), ...(byId === null ? [] : [byId])]
  const words = byId === null ? term : ''
  const found =
    term.trim() === '' ? [] : library.search({ index: 'pubmed', text: words, dialect, tests, sort })
  const missing = found.length === 0 ? phrasesNotFound(term, library) : []
  const esearchresult = {
    count: String(found.length),
    retmax: String(Math.min(retmax, Math.max(0, found.length - retstart))),
    retstart: String(retstart),
    idlist: found.slice(retstart, retstart + retmax).map((hit) => hit.record.pmid),
    translationset: [],
    querytranslation: translation(term),
    ...(found.length > 0 ? {} : { errorlist: { phrasesnotfound: missing, fieldsnotfound: [] } }),
    ...(found.length > 0
      ? {}
      : {
          warninglist: { phrasesignored: [], quotedphrasesnotfound: [], outputmessages: ['No items found.'] },
        }),
  }
  if (query.get('retmode') === 'json')
    return json(200, { header: { type: 'esearch', version: '0.3' }, esearchresult })
  const ids = esearchresult.idlist.map((id) => `<Id>${id}</Id>`).join('\n')
  return xml(
    200,
    `<?xml version="1.0" encoding="UTF-8" ?>\n<eSearchResult><Count>${found.length}</Count><IdList>\n${ids}\n</IdList></eSearchResult>`,
  )
}

function fetchArticles(request: WireRequest, library: Library): WireAnswer {
  const query = request.method === 'POST' ? new URLSearchParams(request.body) : request.query
  const ids = (query.get('id') ?? '').split(',').slice(0, FETCH_MAX)
  const byPmid = new Map(library.records.map((record) => [record.pmid, record] as const))
  const found = ids
    .map((id) => byPmid.get(id.trim()))
    .filter((record): record is CatalogueRecord => record !== undefined)
  const articles = found.map((record) => articleXml(record, viewOf(record, 'pubmed')))
  return xml(
    200,
    `<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">\n<PubmedArticleSet>\n${articles.join('\n')}\n</PubmedArticleSet>\n`,
  )
}

export const pubmed: Service = {
  name: 'pubmed',
  answer(request, library) {
    if (request.path === '/entrez/eutils/esearch.fcgi') return search(request, library)
    if (request.path === '/entrez/eutils/efetch.fcgi') return fetchArticles(request, library)
    return text(404, 'Not found')
  },
  tooMany: (retryAfter) =>
    json(
      429,
      { error: 'API rate limit exceeded', 'api-key': '127.0.0.1', count: '4', limit: '3' },
      retryHeaders(retryAfter ?? 2),
    ),
  unauthorised: () =>
    json(400, { error: 'API key invalid', 'api-key': 'invalid', type: 'api', status: 'unknown' }),
}
