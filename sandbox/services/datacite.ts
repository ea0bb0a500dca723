import type { CatalogueRecord } from '../catalogue/record'
import { dateOf, viewOf } from '../catalogue/view'
import type { Library } from '../search/library'
import { type Dialect, plainDialect } from '../search/query-tree'
import {
  decodePath,
  json,
  landingUrl,
  retryHeaders,
  type Service,
  type WireAnswer,
  type WireRequest,
  wholeNumber,
} from '../wire'
import { dateRange } from './europe-pmc'

const PAGE_SIZE_MAX = 1_000

const dialect: Dialect = {
  ...plainDialect,
  fields: {
    'titles.title': { text: ['title'] },
    'descriptions.description': { text: ['abstract'] },
    'creators.name': { text: ['author'] },
    publicationyear: { test: dateRange },
    language: { test: (value) => (record) => record.lang === value.toLowerCase() },
    doi: { test: (value) => (record) => record.doi === value.toLowerCase() },
  },
}

function typesOf(record: CatalogueRecord) {
  const thesis = record.kind === 'thesis'
  return {
    ris: thesis ? 'THES' : 'GEN',
    bibtex: thesis ? 'phdthesis' : 'misc',
    citeproc: thesis ? 'thesis' : 'article',
    schemaOrg: thesis ? 'Thesis' : 'CreativeWork',
    resourceType: record.number % 2 === 0 ? '' : 'Text',
    resourceTypeGeneral: thesis ? 'Dissertation' : 'Preprint',
  }
}

function creatorsOf(record: CatalogueRecord) {
  return record.authors.map((author, index) => ({
    name: `${author.family}, ${author.given}`,
    nameType: 'Personal',
    givenName: author.given,
    familyName: author.family,
    affiliation: [author.affiliation],
    nameIdentifiers:
      author.orcid === null
        ? []
        : [
            {
              nameIdentifierScheme: 'ORCID',
              nameIdentifier: index % 2 === 0 ? author.orcid : `https://orcid.org/${author.orcid}`,
            },
          ],
  }))
}

function entryOf(record: CatalogueRecord, base: string) {
  const view = viewOf(record, 'datacite')
  const date = dateOf(view)
  const version =
    record.relatedDoi === null
      ? []
      : [{ relationType: 'IsVersionOf', relatedIdentifier: record.relatedDoi, relatedIdentifierType: 'DOI' }]
  return {
    id: record.doi,
    type: 'dois',
    attributes: {
      doi: record.doi,
      identifiers: record.arxivId === null ? [] : [{ identifier: record.arxivId, identifierType: 'arXiv' }],
      creators: creatorsOf(record),
      titles: [{ title: view.title, ...(record.number % 2 === 0 ? { lang: record.lang } : {}) }],
      publisher: record.publisher,
      container: {},
      publicationYear: view.year,
      subjects: view.keywords.map((subject) => ({ subject })),
      contributors: [],
      dates: date === null ? [] : [{ date, dateType: 'Issued' }],
      language: record.number % 3 === 0 ? null : record.lang,
      types: typesOf(record),
      relatedIdentifiers: version,
      version: null,
      rightsList: [
        {
          rights: 'Creative Commons Attribution 4.0',
          rightsUri: 'https://creativecommons.org/licenses/by/4.0/',
          rightsIdentifier: 'cc-by-4.0',
        },
      ],
      descriptions:
        view.abstract === null ? [] : [{ description: view.abstract, descriptionType: 'Abstract' }],
      url: landingUrl(base, record),
      state: 'findable',
      citationCount: view.citations,
      created: `${date ?? '2020-01-01'}T10:42:10Z`,
    },
    relationships: { client: { data: { id: 'sandbox.repository', type: 'clients' } } },
  }
}

const generalTypes: Readonly<Record<string, CatalogueRecord['kind']>> = {
  dissertation: 'thesis',
  preprint: 'preprint',
  text: 'thesis',
}

function list(request: WireRequest, library: Library): WireAnswer {
  const { query, base } = request
  const size = wholeNumber(query.get('page[size]'), { fallback: 25, low: 1, high: PAGE_SIZE_MAX })
  const number = wholeNumber(query.get('page[number]') ?? query.get('page[cursor]'), {
    fallback: 1,
    low: 1,
    high: 10_000,
  })
  const wanted = query
    .get('resource-type-id')
    ?.split(',')
    .map((type) => generalTypes[type.toLowerCase()])
  const tests = wanted === undefined ? [] : [(record: CatalogueRecord) => wanted.includes(record.kind)]
  const hits = library.search({ index: 'datacite', text: query.get('query') ?? '', dialect, tests })
  const totalPages = Math.ceil(hits.length / size)
  const self = `${base}/datacite/dois?${query.toString()}`
  const next =
    number < totalPages
      ? {
          next: `${base}/datacite/dois?query=${encodeURIComponent(query.get('query') ?? '')}&page%5Bnumber%5D=${number + 1}&page%5Bsize%5D=${size}`,
        }
      : {}
  const data = hits.slice((number - 1) * size, number * size).map((hit) => entryOf(hit.record, base))
  return json(200, { data, meta: { total: hits.length, totalPages, page: number }, links: { self, ...next } })
}

export const datacite: Service = {
  name: 'datacite',
  answer(request, library) {
    const path = request.path.replace(/\/$/u, '')
    if (path === '/dois') return list(request, library)
    const record = path.startsWith('/dois/') ? library.byDoi(decodePath(path.slice('/dois/'.length))) : null
    if (record === null || !record.indexes.has('datacite')) {
      return json(404, {
        errors: [{ status: '404', title: "The resource you are looking for doesn't exist." }],
      })
    }
    return json(200, { data: entryOf(record, request.base) })
  },
  tooMany: (retryAfter) =>
    json(429, { errors: [{ status: '429', title: 'Too many requests' }] }, retryHeaders(retryAfter)),
  unauthorised: () => json(401, { errors: [{ status: '401', title: 'Bad credentials.' }] }),
}
