import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { dateOf, viewOf } from '../catalogue/view'
import { decodePath, json, landingUrl, pdfUrl, retryHeaders, type Service, type WireAnswer } from '../wire'

function locationOf(record: CatalogueRecord, base: string) {
  if (!isOpen(record)) return null
  const pdf = record.number % 3 === 0 ? null : pdfUrl(base, record)
  return {
    url: pdf ?? landingUrl(base, record),
    url_for_pdf: pdf,
    url_for_landing_page: landingUrl(base, record),
    evidence: 'deprecated',
    license: record.access === 'bronze' ? null : 'cc-by',
    version: record.access === 'green' ? 'acceptedVersion' : 'publishedVersion',
    host_type: record.access === 'green' ? 'repository' : 'publisher',
    is_best: true,
    pmh_id: null,
    endpoint_id: null,
    repository_institution: null,
    oa_date: null,
    updated: 'deprecated',
  }
}

function answerFor(record: CatalogueRecord, base: string) {
  const view = viewOf(record, 'crossref')
  const location = locationOf(record, base)
  return {
    doi: record.doi,
    doi_url: `https://doi.org/${record.doi}`,
    title: record.title,
    genre: record.kind === 'preprint' ? 'posted-content' : 'journal-article',
    is_paratext: false,
    published_date: dateOf(view),
    year: view.year,
    journal_name: record.venue?.name ?? null,
    journal_issns: record.venue === null ? null : `${record.venue.issnPrint},${record.venue.issnOnline}`,
    journal_issn_l: record.venue?.issnPrint ?? null,
    journal_is_oa: record.venue?.openAccess ?? false,
    journal_is_in_doaj: record.venue?.openAccess && record.venue.tier <= 3,
    publisher: record.publisher,
    is_oa: isOpen(record),
    oa_status: record.access,
    has_repository_copy: record.access === 'green',
    best_oa_location: location,
    first_oa_location: location,
    oa_locations: location === null ? [] : [location],
    oa_locations_embargoed: [],
    data_standard: 2,
    z_authors: record.authors.map((author, index) => ({
      author_position: index === 0 ? 'first' : 'additional',
      raw_author_name: `${author.given} ${author.family}`,
      is_corresponding: index === 0,
      raw_affiliation_strings: [author.affiliation],
    })),
    updated: '2026-08-04T14:10:34Z',
  }
}

function failed(code: number, message: string): WireAnswer {
  return json(code, { HTTP_status_code: code, error: true, message })
}

export const unpaywall: Service = {
  name: 'unpaywall',
  answer(request, library) {
    const email = request.query.get('email') ?? ''
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/u.test(email)) return failed(422, 'Email address required in API call')
    if (request.path.startsWith('/v2/search')) return json(200, { results: [], elapsed_seconds: 0.015 })
    const doi = decodePath(request.path.replace(/^\/v2\//u, ''))
    const record = library.byDoi(doi)
    if (record === null) return failed(404, `'${doi}' is an invalid doi.`)
    return json(200, answerFor(record, request.base))
  },
  tooMany: (retryAfter) =>
    json(
      429,
      { HTTP_status_code: 429, error: true, message: 'Rate limit exceeded' },
      retryHeaders(retryAfter),
    ),
  unauthorised: () => failed(422, 'Email address refused'),
}
