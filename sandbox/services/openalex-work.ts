import { bare } from '../catalogue/contraction'
import { type CatalogueRecord, isOpen } from '../catalogue/record'
import type { Venue } from '../catalogue/venues'
import { dateOf, type RecordView } from '../catalogue/view'
import { landingUrl, pdfUrl } from '../wire'

export const openAlexTypes: Readonly<Record<CatalogueRecord['kind'], string>> = {
  article: 'article',
  review: 'review',
  preprint: 'preprint',
  thesis: 'dissertation',
  chapter: 'book-chapter',
  proceedings: 'article',
  notice: 'retraction',
}

const rawTypes: Readonly<Record<CatalogueRecord['kind'], string>> = {
  article: 'journal-article',
  review: 'journal-article',
  preprint: 'posted-content',
  thesis: 'dissertation',
  chapter: 'book-chapter',
  proceedings: 'proceedings-article',
  notice: 'journal-article',
}

export function openAlexId(record: CatalogueRecord): string {
  return `W${7_900_000_000 + record.number}`
}

export function sourceOf(venue: Venue) {
  return {
    id: `https://openalex.org/S${7_900_000_000 + venue.number}`,
    display_name: venue.name,
    issn_l: venue.issnPrint,
    issn: [venue.issnPrint, venue.issnOnline],
    is_oa: venue.openAccess,
    is_in_doaj: venue.openAccess && venue.tier <= 3,
    is_core: venue.tier <= 3,
    host_organization: `https://openalex.org/P${7_900_000_000 + venue.number}`,
    host_organization_name: venue.publisher,
    type: 'journal',
  }
}

function repositorySource(record: CatalogueRecord) {
  if (record.kind !== 'preprint') return null
  return {
    id: `https://openalex.org/S${record.arxivId === null ? 7_999_999_998 : 7_999_999_999}`,
    display_name: record.container ?? 'Northmere Preprints',
    issn_l: null,
    issn: null,
    is_oa: true,
    is_in_doaj: false,
    is_core: false,
    host_organization: null,
    host_organization_name: null,
    type: 'repository',
  }
}

function locationOf(record: CatalogueRecord, base: string) {
  const open = isOpen(record)
  return {
    id: record.doi === null ? `pmh:${record.id}` : `doi:${record.doi}`,
    is_oa: open,
    landing_page_url: landingUrl(base, record),
    pdf_url: open ? pdfUrl(base, record) : null,
    source: record.venue === null ? repositorySource(record) : sourceOf(record.venue),
    license: open && record.access !== 'bronze' ? 'cc-by' : null,
    license_id: open && record.access !== 'bronze' ? 'https://openalex.org/licenses/cc-by' : null,
    version: record.kind === 'preprint' ? 'submittedVersion' : 'publishedVersion',
    is_accepted: record.kind !== 'preprint',
    is_published: record.kind !== 'preprint',
    raw_source_name: record.venue?.name ?? record.container,
    raw_type: rawTypes[record.kind],
  }
}

/** Word → positions, as OpenAlex sends abstracts. */
function invertedAbstract(abstract: string | null): Readonly<Record<string, readonly number[]>> | null {
  if (abstract === null) return null
  const positions = new Map<string, number[]>()
  for (const [position, word] of abstract.split(' ').entries()) {
    const known = positions.get(word)
    if (known === undefined) positions.set(word, [position])
    else known.push(position)
  }
  return Object.fromEntries(positions)
}

function authorships(record: CatalogueRecord) {
  return record.authors.map((author, index) => ({
    author_position: index === 0 ? 'first' : index === record.authors.length - 1 ? 'last' : 'middle',
    author: {
      id: `https://openalex.org/A${7_900_000_000 + record.number * 10 + index}`,
      display_name: `${author.given} ${author.family}`,
      orcid: author.orcid === null ? null : `https://orcid.org/${author.orcid}`,
    },
    institutions: [],
    countries: [],
    is_corresponding: index === 0,
    raw_author_name: `${author.given} ${author.family}`,
    raw_affiliation_strings: [author.affiliation],
    affiliations: [],
  }))
}

function identifiers(record: CatalogueRecord): Record<string, string> {
  return {
    openalex: `https://openalex.org/${openAlexId(record)}`,
    ...(record.doi === null ? {} : { doi: `https://doi.org/${record.doi}` }),
    ...(record.pmid === null ? {} : { pmid: `https://pubmed.ncbi.nlm.nih.gov/${record.pmid}` }),
    ...(record.pmcid === null
      ? {}
      : { pmcid: `https://www.ncbi.nlm.nih.gov/pmc/articles/${record.pmcid.slice(3)}` }),
  }
}

export function isRetracted(record: CatalogueRecord): boolean {
  return record.retraction?.kind === 'retraction' && record.retraction.saidBy.openalex
}

function topicOf(view: RecordView) {
  const { record } = view
  return {
    id: `https://openalex.org/T${90_000 + record.topicIndex}`,
    display_name: record.field.topics[record.topicIndex]?.exposure.en ?? record.field.name.en,
    score: 0.98,
    subfield: { id: 'https://openalex.org/subfields/9900', display_name: record.field.name.en },
    field: { id: 'https://openalex.org/fields/99', display_name: record.field.name.en },
    domain: { id: 'https://openalex.org/domains/9', display_name: 'Sandbox' },
  }
}

export function workOf(view: RecordView, base: string): Record<string, unknown> {
  const { record } = view
  const open = isOpen(record)
  const location = locationOf(record, base)
  return {
    id: `https://openalex.org/${openAlexId(record)}`,
    doi: record.doi === null ? null : `https://doi.org/${record.doi}`,
    title: view.title,
    display_name: view.title,
    publication_year: view.year,
    publication_date: dateOf(view),
    ids: identifiers(record),
    language: record.number % 50 === 0 ? null : record.lang,
    primary_location: record.number % 71 === 0 ? null : location,
    type: openAlexTypes[record.kind],
    indexed_in: [...record.indexes].filter(
      (name) => name === 'crossref' || name === 'pubmed' || name === 'doaj',
    ),
    open_access: {
      is_oa: open,
      oa_status: record.access,
      oa_url: open ? location.landing_page_url : null,
      any_repository_has_fulltext: record.access === 'green',
    },
    authorships: authorships(record),
    institutions: [],
    countries_distinct_count: 0,
    institutions_distinct_count: 0,
    corresponding_author_ids: [],
    apc_list: null,
    fwci: null,
    has_fulltext: false,
    cited_by_count: view.citations,
    biblio: biblioOf(record),
    is_retracted: isRetracted(record),
    is_paratext: false,
    is_xpac: false,
    primary_topic: topicOf(view),
    topics: [topicOf(view)],
    keywords: view.keywords.map((word) => ({
      id: `https://openalex.org/keywords/${encodeURIComponent(bare(word).replace(/ /gu, '-'))}`,
      display_name: word,
      score: 0.8,
    })),
    concepts: [],
    mesh: [],
    locations_count: 1,
    locations: [location],
    best_oa_location: open ? location : null,
    awards: [],
    funders: [],
    has_content: { grobid_xml: false, pdf: open },
    content_urls: null,
    referenced_works_count: 0,
    referenced_works: [],
    related_works: [],
    abstract_inverted_index: invertedAbstract(view.abstract),
    counts_by_year: [],
    updated_date: '2026-11-01T00:00:00.000000',
    created_date: '2025-10-10T00:00:00',
  }
}

function biblioOf(record: CatalogueRecord) {
  if (record.venue === null) return { volume: null, issue: null, first_page: null, last_page: null }
  return {
    volume: String(record.volume),
    issue: String(record.issue),
    first_page: String(record.firstPage),
    last_page: String(record.lastPage),
  }
}
