import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Author, Work, WorkType } from '@/lib/contracts/work'
import { normaliseArxivId } from '@/lib/core/identity/identifiers'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, dateFromText, type PublicationDate } from '@/lib/core/identity/publication-date'
import {
  brokenPage,
  factsPage,
  failedPage,
  notFoundPage,
  pageOf,
  pageOfItems,
  pageOfStatus,
  retryAfterOf,
} from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  booleanAt,
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'
import { BY_TITLE, retractionOfTitle } from '@/lib/core/records/retraction-notice'

/** An abstract of more words than this is cut; positions beyond it are ignored. */
const ABSTRACT_WORDS_MAX = 5_000

const types = new Map<string, WorkType>([
  ['article', 'article'],
  ['letter', 'article'],
  ['editorial', 'other'],
  ['review', 'review'],
  ['preprint', 'preprint'],
  ['dissertation', 'thesis'],
  ['book', 'book'],
  ['book-chapter', 'chapter'],
  ['book-section', 'chapter'],
  ['reference-entry', 'chapter'],
  ['proceedings-article', 'proceedings'],
  ['conference-paper', 'proceedings'],
  ['dataset', 'dataset'],
  ['report', 'report'],
])

/** Reads any answer of api.openalex.org for works: a list or one work. `db` names the origin. */
export function parseOpenAlex(response: HttpResponse, context: ParseContext, db = 'openalex'): ParsedPage {
  // An unknown work is answered with an HTML page; a search never with 404.
  if (response.status === 404) return notFoundPage()
  const body = parseJson(response.body)
  if (response.status === 429 || valueAt(body, 'retryAfter') !== undefined)
    return limitReached(response, body)
  if (response.status === 403 && isJsonObject(body)) return failedPage('auth', 'HTTP 403')
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (!isJsonObject(body)) return brokenPage(response)
  const error = textAt(body, 'error')
  if (error !== null) return failedPage('bad-query', `OpenAlex: ${error} ${textAt(body, 'message') ?? ''}`)
  const results = valueAt(body, 'results')
  if (Array.isArray(results)) {
    const items = [...listAt(body, 'results'), ...listAt(body, 'group_by')]
    const works = items.map((item) => openAlexWork(item, context, db)).filter((work) => work !== null)
    return pageOfItems(items, works, countAt(body, 'meta', 'count'))
  }
  const work = openAlexWork(body, context, db)
  if (work !== null) return pageOf([work], null)
  return otherEntity(body) ? factsPage(null) : failedPage('down', 'neither a list nor a work')
}

/** Authors, sources, institutions and topics have ids of their own letters. */
function otherEntity(item: unknown): boolean {
  return /openalex\.org\/(?:[A-Z]+\/)?[A-VX-Z]\d{1,15}$/i.test(textAt(item, 'id') ?? '')
}

/** Two kinds share 429: the second's rate (worth a retry) and the day's budget (never). */
function limitReached(response: HttpResponse, body: unknown): ParsedPage {
  const wait = retryAfterOf(response) ?? countAt(body, 'retryAfter')
  const left = numberAt(body, 'creditsRemaining') ?? numberAt(response.headers, 'x-ratelimit-remaining')
  const needed = numberAt(body, 'creditsRequired')
  const isSpent =
    (wait !== null && wait > 60) ||
    (left !== null && left <= 0) ||
    (needed !== null && left !== null && needed > left)
  return failedPage(isSpent ? 'quota' : 'throttled', 'HTTP 429', wait)
}

/** One OpenAlex work, also a partial one from `select=`; null when it has neither id, DOI nor title. */
function openAlexWork(item: unknown, context: ParseContext, db = 'openalex'): Work | null {
  if (!isJsonObject(item)) return null
  const id = textAt(item, 'id') ?? textAt(item, 'ids', 'openalex')
  const doi = textAt(item, 'doi') ?? textAt(item, 'ids', 'doi')
  const title = textAt(item, 'display_name') ?? textAt(item, 'title')
  const isGroup = textAt(item, 'key') !== null && id === null
  if (isGroup || otherEntity(item) || (id === null && doi === null && title === null)) return null
  const shortId = id?.split('/').pop() ?? null
  const source = valueAt(item, 'primary_location', 'source')
  const type = typeOf(item)
  const landing = textAt(item, 'primary_location', 'landing_page_url')
  return makeWork({
    source: { db, id: shortId ?? doi ?? '' },
    title,
    authors: listAt(item, 'authorships').map(authorOf),
    date: dateOf(item, context),
    venue: textAt(source, 'display_name') ?? textAt(item, 'primary_location', 'raw_source_name'),
    issn: [
      ...textsAt(source, 'issn'),
      ...(textAt(source, 'issn_l') === null ? [] : [textAt(source, 'issn_l') ?? '']),
    ],
    type,
    language: textAt(item, 'language'),
    abstract: abstractFrom(valueAt(item, 'abstract_inverted_index')),
    keywords: listAt(item, 'keywords').flatMap(
      (word) => textAt(word, 'display_name') ?? textAt(word, 'keyword') ?? [],
    ),
    doi,
    pmid: textAt(item, 'ids', 'pmid'),
    pmcid: textAt(item, 'ids', 'pmcid'),
    arxivId: arxivIdOf(item, doi, landing),
    openAlexId: shortId,
    volume: textAt(item, 'biblio', 'volume'),
    issue: textAt(item, 'biblio', 'issue'),
    pages: pagesOf(item),
    publisher: textAt(source, 'host_organization_name'),
    landing: landing ?? doi,
    pdf: textAt(item, 'best_oa_location', 'pdf_url') ?? textAt(item, 'primary_location', 'pdf_url'),
    citations: countAt(item, 'cited_by_count'),
    peerReviewed: type === 'preprint' ? false : null,
    peerReviewHint: isPublishedInJournal(item, type) ? 'published version in a journal (OpenAlex)' : null,
    openAccess: booleanAt(item, 'open_access', 'is_oa'),
    retraction:
      booleanAt(item, 'is_retracted') === true
        ? { kind: 'retracted', via: 'openalex' }
        : retractionOfTitle(title ?? '', BY_TITLE),
  })
}

/** The text of an inverted index: every word at its positions, joined by blanks; null when there is none. */
function abstractFrom(index: unknown): string | null {
  if (!isJsonObject(index)) return null
  const words: string[] = []
  for (const [word, positions] of Object.entries(index)) {
    for (const position of listAt({ positions }, 'positions')) {
      if (
        typeof position === 'number' &&
        Number.isInteger(position) &&
        position >= 0 &&
        position < ABSTRACT_WORDS_MAX
      ) {
        words[position] = word
      }
    }
  }
  const text = words.filter((word) => word !== undefined).join(' ')
  return text === '' ? null : text
}

function authorOf(authorship: unknown): Author | null {
  // The merged profile behind `author.display_name` is sometimes another person; the printed name is not.
  const name = textAt(authorship, 'raw_author_name') ?? textAt(authorship, 'author', 'display_name')
  return name === null ? null : parsePersonName(name, textAt(authorship, 'author', 'orcid'))
}

/** The first of January is how OpenAlex writes a bare year; it is not believed to be a day. */
function dateOf(item: unknown, context: ParseContext): PublicationDate | null {
  const day = dateFromText(textAt(item, 'publication_date') ?? '', context.currentYear)
  const year = numberAt(item, 'publication_year') ?? day?.year
  const bare = dateFromParts([year ?? null], context.currentYear)
  if (bare === null || day === null || day.year !== bare.year || day.date.endsWith('-01-01')) return bare
  return day
}

function typeOf(item: unknown): WorkType {
  const type = types.get(textAt(item, 'type') ?? '') ?? 'other'
  const rawType = textAt(item, 'primary_location', 'raw_type') ?? textAt(item, 'type_crossref')
  if (type !== 'article' && type !== 'other') return type
  if (rawType === 'posted-content' || isUnreviewedCopy(item)) return 'preprint'
  if (rawType === 'proceedings-article') return 'proceedings'
  return type
}

/** A repository may also hold the accepted or published version, which has been reviewed. */
function isUnreviewedCopy(item: unknown): boolean {
  const version = textAt(item, 'primary_location', 'version')
  if (version === 'submittedVersion') return true
  return textAt(item, 'primary_location', 'source', 'type') === 'repository' && version === null
}

function isPublishedInJournal(item: unknown, type: WorkType): boolean {
  return (
    (type === 'article' || type === 'review') &&
    textAt(item, 'primary_location', 'source', 'type') === 'journal' &&
    textAt(item, 'primary_location', 'version') === 'publishedVersion'
  )
}

/** Only where the record itself is the arXiv version: a copy there does not make a journal article a preprint. */
function arxivIdOf(item: unknown, doi: string | null, landing: string | null): string | null {
  const candidates = [textAt(item, 'ids', 'arxiv'), doi, landing]
  return (
    candidates.map((text) => (text === null ? null : normaliseArxivId(text))).find((id) => id !== null) ??
    null
  )
}

function pagesOf(item: unknown): string | null {
  const first = textAt(item, 'biblio', 'first_page')
  const last = textAt(item, 'biblio', 'last_page')
  return first === null || last === null || first === last ? first : `${first}-${last}`
}
