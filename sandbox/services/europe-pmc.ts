import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { dateOf, viewOf } from '../catalogue/view'
import type { Library, SortOrder } from '../search/library'
import {
  type Dialect,
  everywhere,
  type FieldMeaning,
  plainDialect,
  type RecordTest,
} from '../search/query-tree'
import {
  escapeXml,
  html,
  json,
  landingUrl,
  pdfUrl,
  retryHeaders,
  type Service,
  text,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'

const PAGE_SIZE_MAX = 1_000

export const threeLetters = { en: 'eng', pt: 'por', es: 'spa' } as const

function sourceOf(record: CatalogueRecord): { readonly source: string; readonly id: string } {
  if (record.pmid !== null) return { source: 'MED', id: record.pmid }
  if (record.kind === 'preprint') return { source: 'PPR', id: `PPR${900_000 + record.number}` }
  return { source: 'AGR', id: `IND${90_000_000 + record.number}` }
}

function initials(given: string): string {
  return given
    .split(/\s+/u)
    .map((name) => name.charAt(0))
    .join('')
}

function authorList(record: CatalogueRecord) {
  if (record.authors.length === 0) return {}
  const author = record.authors.map((one) => ({
    fullName: `${one.family} ${initials(one.given)}`,
    firstName: one.given,
    lastName: one.family,
    initials: initials(one.given),
    ...(one.orcid === null ? {} : { authorId: { type: 'ORCID', value: one.orcid } }),
    authorAffiliationDetailsList: { authorAffiliation: [{ affiliation: one.affiliation }] },
  }))
  return { authorString: `${author.map((one) => one.fullName).join(', ')}.`, authorList: { author } }
}

function journalInfo(record: CatalogueRecord, year: number | null) {
  if (record.venue === null) return {}
  return {
    journalInfo: {
      issue: String(record.issue),
      volume: String(record.volume),
      ...(year === null ? {} : { yearOfPublication: year, dateOfPublication: String(year) }),
      journal: {
        title: record.venue.name,
        medlineAbbreviation: record.venue.abbreviation,
        isoabbreviation: record.venue.abbreviation,
        issn: record.venue.issnPrint,
        essn: record.venue.issnOnline,
      },
    },
    pageInfo: `${record.firstPage}-${record.lastPage}`,
  }
}

function publicationTypes(record: CatalogueRecord): string[] {
  const said = record.retraction
  const base =
    record.kind === 'preprint'
      ? ['Preprint']
      : record.kind === 'review'
        ? ['Systematic Review', 'Journal Article']
        : record.kind === 'notice'
          ? ['Retraction of Publication']
          : ['Journal Article']
  return said?.kind === 'retraction' && said.saidBy.pubmed ? [...base, 'Retracted Publication'] : base
}

function corrections(record: CatalogueRecord) {
  const said = record.retraction
  if (said === null || !said.saidBy.pubmed) return {}
  const type = {
    retraction: 'Retraction in',
    expression_of_concern: 'Expression of concern in',
    correction: 'Erratum in',
  }[said.kind]
  const reference = `${record.venue?.abbreviation ?? ''}. ${said.date.slice(0, 4)}`
  return { commentCorrectionList: { commentCorrection: [{ source: 'MED', reference, type, orderIn: 0 }] } }
}

function fullTextUrls(record: CatalogueRecord, base: string) {
  const open = isOpen(record)
  const entry = (documentStyle: string, url: string) => ({
    availability: open ? 'Open access' : 'Subscription required',
    availabilityCode: open ? 'OA' : 'S',
    documentStyle,
    site: open ? 'Europe_PMC' : 'DOI',
    url,
  })
  const pages = [
    entry('html', landingUrl(base, record)),
    ...(open ? [entry('pdf', pdfUrl(base, record))] : []),
  ]
  return { fullTextUrlList: { fullTextUrl: pages } }
}

/** Sections become h4 headings, as this service writes them. */
function abstractHtml(abstract: string): string {
  const heading =
    /(^| )(Background|Methods|Results|Conclusions|Introdução|Métodos|Resultados|Conclusões|Introducción|Conclusiones): /gu
  return escapeXml(abstract).replace(heading, (_, __, name: string) => `<h4>${name}</h4>`)
}

function resultOf(record: CatalogueRecord, base: string): Record<string, unknown> {
  const view = viewOf(record, 'europepmc')
  const date = dateOf(view)
  const { source, id } = sourceOf(record)
  return {
    id,
    source,
    ...(record.pmid === null ? {} : { pmid: record.pmid }),
    ...(record.pmcid === null ? {} : { pmcid: record.pmcid }),
    ...(record.doi === null ? {} : { doi: record.doi }),
    title: view.title.endsWith('.') ? view.title : `${view.title}.`,
    ...authorList(record),
    ...journalInfo(record, view.year),
    ...(view.year === null ? {} : { pubYear: String(view.year) }),
    ...(view.abstract === null ? {} : { abstractText: abstractHtml(view.abstract) }),
    ...(record.kind === 'preprint' ? {} : { language: threeLetters[record.lang] }),
    publicationStatus: 'ppublish',
    pubTypeList: { pubType: publicationTypes(record) },
    ...(view.keywords.length === 0 ? {} : { keywordList: { keyword: view.keywords } }),
    ...fullTextUrls(record, base),
    isOpenAccess: isOpen(record) ? 'Y' : 'N',
    ...(isOpen(record) && record.access !== 'bronze' ? { license: 'cc by' } : {}),
    inEPMC: isOpen(record) ? 'Y' : 'N',
    inPMC: 'N',
    hasPDF: isOpen(record) ? 'Y' : 'N',
    citedByCount: view.citations,
    hasReferences: 'N',
    ...corrections(record),
    ...(date === null ? {} : { firstIndexDate: date, firstPublicationDate: date }),
  }
}

/** "2019-01-01 TO 2024-12-31" or one value, compared at the precision of the bound. */
export function dateRange(value: string): RecordTest {
  const [from = '', to = from] = value.split(/ TO /iu).map((bound) => bound.trim().replace(/\*/gu, ''))
  return (record) => {
    if (record.year === null) return false
    const date = `${record.year}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}`
    return (
      (from === '' || date.slice(0, from.length) >= from) && (to === '' || date.slice(0, to.length) <= to)
    )
  }
}

const text1 = (fields: Extract<FieldMeaning, { text: unknown }>['text']): FieldMeaning => ({ text: fields })

const dialect: Dialect = {
  ...plainDialect,
  fields: {
    title: text1(['title']),
    abstract: text1(['abstract']),
    title_abs: text1(['title', 'abstract']),
    kw: text1(['keywords']),
    auth: text1(['author']),
    journal: text1(['venue']),
    first_pdate: { test: dateRange },
    p_pdate_d: { test: dateRange },
    pub_year: { test: dateRange },
    lang: {
      test: (value) => (record) =>
        [record.lang, threeLetters[record.lang]].some((code) => code === value.toLowerCase()),
    },
    open_access: { test: (value) => (record) => isOpen(record) === (value.toLowerCase() === 'y') },
    src: { test: (value) => (record) => sourceOf(record).source === value.toUpperCase() },
    doi: { test: (value) => (record) => record.doi === value.toLowerCase() },
    ext_id: { test: (value) => (record) => sourceOf(record).id === value },
    pub_type: {
      test: (value) => (record) =>
        publicationTypes(record).some((type) => type.toLowerCase() === value.toLowerCase()),
    },
    has_abstract: {
      test: (value) => (record) =>
        (viewOf(record, 'europepmc').abstract !== null) === (value.toLowerCase() === 'y'),
    },
    all: text1(everywhere),
  },
}

function sortOf(value: string): SortOrder {
  if (/^CITED/iu.test(value)) return 'cited'
  return /^(P_PDATE_D|FIRST_PDATE)/iu.test(value) ? (/asc$/iu.test(value) ? 'oldest' : 'newest') : 'relevance'
}

function search(request: WireRequest, library: Library): WireAnswer {
  const { query } = request
  const words = query.get('query') ?? ''
  const pageSize = wholeNumber(query.get('pageSize'), { fallback: 25, low: 1, high: PAGE_SIZE_MAX })
  const cursorMark = query.get('cursorMark') ?? '*'
  const start = wholeNumber(cursorMark.replace(/^at/u, ''), { fallback: 0, low: 0, high: 100_000 })
  const sort = query.get('sort') ?? ''
  const hits =
    words.trim() === ''
      ? []
      : library.search({ index: 'europepmc', text: words, dialect, sort: sortOf(sort) })
  const shown = hits.slice(start, start + pageSize)
  const result = shown.map((hit) => resultOf(hit.record, request.base))
  const resultType = query.get('resultType') ?? 'lite'
  const next = start + pageSize < hits.length ? { nextCursorMark: `at${start + pageSize}` } : {}
  return json(200, {
    version: '6.9',
    hitCount: hits.length,
    ...next,
    request: { queryString: words, resultType, cursorMark, pageSize, sort, synonym: false },
    resultList: { result: resultType === 'core' ? result : result.map(lite) },
  })
}

function lite(result: Record<string, unknown>): Record<string, unknown> {
  const dropped = new Set([
    'authorList',
    'abstractText',
    'keywordList',
    'fullTextUrlList',
    'language',
    'journalInfo',
    'pubTypeList',
  ])
  return Object.fromEntries(Object.entries(result).filter(([name]) => !dropped.has(name)))
}

export const europepmc: Service = {
  name: 'europepmc',
  answer(request, library) {
    const path = request.path.replace(/^\/europepmc/u, '').replace(/\/$/u, '')
    return path === '/webservices/rest/search'
      ? search(request, library)
      : html(404, '<html><body>HTTP 404</body></html>')
  },
  tooMany: (retryAfter) => text(429, 'Too many requests', retryHeaders(retryAfter ?? 1)),
  unauthorised: () => text(403, 'Forbidden'),
}
