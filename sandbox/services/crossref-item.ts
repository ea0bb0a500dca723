import { type CatalogueRecord, isOpen } from '../catalogue/record'
import { viewOf } from '../catalogue/view'
import { escapeXml, landingUrl, pdfUrl } from '../wire'

export const crossrefTypes: Readonly<Record<CatalogueRecord['kind'], string>> = {
  article: 'journal-article',
  review: 'journal-article',
  preprint: 'posted-content',
  thesis: 'dissertation',
  chapter: 'book-chapter',
  proceedings: 'proceedings-article',
  notice: 'journal-article',
}

/**
 * Every DOI of the catalogue begins with 10.5555, but callers find JSTOR and SciELO by the prefixes and members that
 * these have at Crossref. A record therefore answers to the prefix of its house, while its DOI stays what it is.
 */
export function houseOf(record: CatalogueRecord): { readonly prefix: string; readonly member: string } {
  if (record.indexes.has('jstor')) return { prefix: '10.2307', member: '1121' }
  if (record.indexes.has('scielo')) {
    return record.lang === 'pt' ? { prefix: '10.1590', member: '530' } : { prefix: '10.4067', member: '2092' }
  }
  return { prefix: '10.5555', member: '7822' }
}

function dateParts(record: CatalogueRecord, year: number | null): { 'date-parts': (number | null)[][] } {
  if (year === null) return { 'date-parts': [[null]] }
  // Deposits differ in how exact a date is; a bare year stays a year.
  const precision = record.number % 3
  if (precision === 0) return { 'date-parts': [[year]] }
  return { 'date-parts': [precision === 1 ? [year, record.month] : [year, record.month, record.day]] }
}

function moment(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return { 'date-parts': [[year, month, day]], 'date-time': `${date}T00:00:00Z`, timestamp: Date.parse(date) }
}

function jats(abstract: string, number: number): string {
  const sections = abstract.split(
    / (?=(?:Methods|Results|Conclusions|Métodos|Resultados|Conclusões|Conclusiones): )/u,
  )
  const body =
    sections.length === 1 ? `<jats:p>${escapeXml(abstract)}</jats:p>` : sections.map(section).join('')
  const whole = number % 4 === 0 ? `<jats:title>Abstract</jats:title>${body}` : body
  // Some depositors escape the markup itself.
  return number % 23 === 0 ? escapeXml(whole) : whole
}

function section(part: string): string {
  const colon = part.indexOf(': ')
  return `<jats:sec><jats:title>${escapeXml(part.slice(0, colon))}</jats:title><jats:p>${escapeXml(part.slice(colon + 2))}</jats:p></jats:sec>`
}

function titleOf(record: CatalogueRecord, title: string): string[] {
  if (record.number % 401 === 0) return []
  if (record.indexes.has('scielo') && record.number % 13 === 0) return [`<![CDATA[<B>${title}</B>]]>`]
  if (record.number % 29 === 0) return [title.replace(/^(\S+)/u, '<i>$1</i>').replace(/&/gu, '&amp;')]
  return [title]
}

function authorsOf(record: CatalogueRecord) {
  if (record.number % 83 === 0)
    return [{ name: `${record.publisher} Study Group`, sequence: 'first', affiliation: [] }]
  return record.authors.map((author, index) => ({
    ...(author.orcid === null
      ? {}
      : { ORCID: `https://orcid.org/${author.orcid}`, 'authenticated-orcid': false }),
    given: author.given,
    family: author.family,
    sequence: index === 0 ? 'first' : 'additional',
    affiliation: [{ name: author.affiliation }],
  }))
}

function updatedBy(record: CatalogueRecord) {
  const said = record.retraction
  if (said === null || !said.saidBy.crossref) return record.number % 301 === 0 ? newVersion(record) : {}
  const label = {
    retraction: 'Retraction',
    expression_of_concern: 'Expression of concern',
    correction: 'Correction',
  }[said.kind]
  const entry = {
    DOI: said.noticeDoi ?? record.doi,
    type: said.kind,
    label,
    source: said.noticeDoi === null ? 'retraction-watch' : 'publisher',
    updated: moment(said.date),
    'record-id': String(90_000 + record.number),
  }
  const earlier = {
    ...entry,
    DOI: `${record.doi}.corr`,
    type: 'correction',
    label: 'Correction',
    'record-id': String(80_000 + record.number),
  }
  return { 'updated-by': said.correctedFirst ? [earlier, entry] : [entry] }
}

/** A new version that points at itself is noise, and real. */
function newVersion(record: CatalogueRecord) {
  const updated = moment(`${record.year ?? 2020}-12-01`)
  return {
    'updated-by': [
      { DOI: record.doi, type: 'new_version', label: 'New version', source: 'publisher', updated },
    ],
  }
}

function updateTo(record: CatalogueRecord) {
  if (record.noticeOf === null) return {}
  const updated = moment(
    `${record.year ?? 2020}-${String(record.month).padStart(2, '0')}-${String(record.day).padStart(2, '0')}`,
  )
  return {
    'update-to': [
      { DOI: record.noticeOf, type: 'retraction', label: 'Retraction', source: 'publisher', updated },
    ],
  }
}

function relationOf(record: CatalogueRecord) {
  if (record.relation === null || record.relatedDoi === null) return {}
  return {
    relation: { [record.relation]: [{ 'id-type': 'doi', id: record.relatedDoi, 'asserted-by': 'subject' }] },
  }
}

function datesOf(record: CatalogueRecord, year: number | null) {
  const parts = dateParts(record, year)
  if (year === null) return { issued: parts }
  const printed = record.number % 2 === 0 ? { 'published-print': parts } : { 'published-online': parts }
  return { ...printed, published: parts, issued: parts }
}

function journalOf(record: CatalogueRecord) {
  const name = record.venue?.name ?? record.container
  if (record.venue === null)
    return name === null || record.kind === 'preprint' ? {} : { 'container-title': [name] }
  return {
    'container-title': [record.venue.name],
    'short-container-title': [record.venue.abbreviation],
    ISSN: [record.venue.issnPrint, record.venue.issnOnline],
    'issn-type': [
      { type: 'print', value: record.venue.issnPrint },
      { type: 'electronic', value: record.venue.issnOnline },
    ],
    volume: String(record.volume),
    issue: String(record.issue),
    page: `${record.firstPage}-${record.lastPage}`,
  }
}

function accessOf(record: CatalogueRecord, base: string) {
  if (!isOpen(record)) return {}
  const start = moment(`${record.year ?? 2020}-01-01`)
  const licence = {
    start,
    'content-version': 'vor',
    'delay-in-days': 0,
    URL: 'https://creativecommons.org/licenses/by/4.0/',
  }
  const link = {
    URL: pdfUrl(base, record),
    'content-type': 'application/pdf',
    'content-version': 'vor',
    'intended-application': 'text-mining',
  }
  return { license: [licence], link: [link] }
}

function resourceOf(record: CatalogueRecord, base: string): string {
  return landingUrl(base, record)
}

export function itemOf(record: CatalogueRecord, base: string, score: number): Record<string, unknown> {
  const inJstor = record.indexes.has('jstor')
  const view = viewOf(record, inJstor ? 'jstor' : 'crossref')
  const house = houseOf(record)
  const authors = authorsOf(record)
  const year = view.year
  return {
    indexed: { ...moment('2026-10-01'), version: '3.41.2' },
    'reference-count': 0,
    publisher: record.publisher,
    ...journalOf(record),
    'content-domain': { domain: [], 'crossmark-restriction': false },
    ...(view.abstract === null ? {} : { abstract: jats(view.abstract, record.number) }),
    DOI: record.doi,
    type: crossrefTypes[record.kind],
    ...(record.kind === 'preprint' ? { subtype: 'preprint' } : {}),
    created: moment(`${record.year ?? 2020}-11-15`),
    source: 'Crossref',
    'is-referenced-by-count': view.citations,
    ...(titleOf(record, view.title).length === 0 ? {} : { title: titleOf(record, view.title) }),
    prefix: '10.5555',
    ...(authors.length === 0 || (inJstor && record.number % 3 === 0) ? {} : { author: authors }),
    member: house.member,
    ...(record.number % 2 === 0 && !inJstor ? { language: record.lang } : {}),
    ...accessOf(record, base),
    ...updatedBy(record),
    ...updateTo(record),
    ...relationOf(record),
    ...(record.scieloPid === null ? {} : { 'alternative-id': [record.scieloPid] }),
    deposited: moment('2026-09-01'),
    score,
    resource: { primary: { URL: resourceOf(record, base) } },
    ...datesOf(record, year),
    'references-count': 0,
    URL: `https://doi.org/${record.doi}`,
  }
}
