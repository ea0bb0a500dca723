import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Author, Work, WorkType } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { normaliseArxivId } from '@/lib/core/identity/identifiers'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, isLegalYear } from '@/lib/core/identity/publication-date'
import {
  brokenPage,
  factsPage,
  failedPage,
  isHtml,
  pageOf,
  pageOfStatus,
} from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { countAt, isJsonObject, listAt, parseJson, textAt, valueAt } from '@/lib/core/records/read-json'

/**
 * Reads the answers of SerpApi and SearchApi for Google Scholar. A page of Google Scholar itself is recognised and called
 * `blocked`: its terms do not let programs read it.
 */
export function parseGoogleScholar(response: HttpResponse, context: ParseContext): ParsedPage {
  if (
    isHtml(response.body) &&
    /scholar\.google\.|<title>[^<]{0,200}Google (?:Scholar|Acad)/i.test(response.body.slice(0, 20_000))
  ) {
    return failedPage('blocked', 'a page of Google Scholar itself, which programs may not read')
  }
  const body = parseJson(response.body)
  if (response.status === 429) return failedPage('quota', 'HTTP 429: searches of this key are spent')
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (!isJsonObject(body)) return brokenPage(response)
  const results = valueAt(body, 'organic_results')
  if (Array.isArray(results)) {
    const records = listAt({ results }, 'results')
      .filter(isJsonObject)
      .map((item) => scholarWork(item, context))
    return pageOf(records, countAt(body, 'search_information', 'total_results'))
  }
  return pageWithoutResults(body)
}

/** The same sentence means "nothing found" under status Success and a failure otherwise. */
function pageWithoutResults(body: object): ParsedPage {
  const error = textAt(body, 'error')
  const isSuccess = (textAt(body, 'search_metadata', 'status') ?? '').toLowerCase() === 'success'
  const isEmptyState = textAt(body, 'search_information', 'organic_results_state') === 'Fully empty'
  if (isSuccess && (isEmptyState || /returned? any results|no results/i.test(error ?? '')))
    return failedPage('empty', '')
  // Author pages, profiles and citation forms hold no search results.
  if (isSuccess && error === null) {
    const isOther = ['author', 'profiles', 'citations', 'articles'].some(
      (key) => valueAt(body, key) !== undefined,
    )
    return isOther ? factsPage(null) : failedPage('empty', '')
  }
  if (/api key/i.test(error ?? '')) return failedPage('auth', 'the key was refused')
  if (/run out of searches|searches for the month|exceeded/i.test(error ?? ''))
    return failedPage('quota', 'searches of this key are spent')
  return failedPage('down', error ?? 'no organic results')
}

function scholarWork(item: unknown, context: ParseContext): Work {
  const link = textAt(item, 'link')
  const summary = readSummary(
    textAt(item, 'publication_info', 'summary') ?? textAt(item, 'publication') ?? '',
    context,
  )
  const rawTitle = textAt(item, 'title') ?? ''
  const mark = /^\s*\[(HTML|PDF|CITATION|BOOK|B|C)\]/i.exec(rawTitle)?.[1]?.toUpperCase() ?? ''
  const arxivId = link === null ? null : normaliseArxivId(link)
  const type = typeOf(textAt(item, 'type') ?? mark, arxivId)
  return makeWork({
    source: {
      db: 'googlescholar',
      id:
        textAt(item, 'result_id') ??
        textAt(item, 'data_cid') ??
        textAt(item, 'inline_links', 'versions', 'cluster_id') ??
        link ??
        '',
    },
    title: rawTitle.replace(/^(?:\s*\[[A-Z]{1,10}\]){1,3}\s*/i, ''),
    authors: authorsOf(item, summary.names),
    date: dateFromParts([summary.year], context.currentYear),
    venue: summary.venue,
    type,
    snippet: textAt(item, 'snippet'),
    doi: link === null ? null : findDoi(link),
    arxivId,
    landing: link,
    pdf: pdfOf(item),
    citations: countAt(item, 'inline_links', 'cited_by', 'total'),
    peerReviewed: type === 'preprint' ? false : null,
  })
}

function typeOf(mark: string, arxivId: string | null): WorkType {
  if (arxivId !== null) return 'preprint'
  return /^(?:book|b)$/i.test(mark) ? 'book' : 'other'
}

/** Only authors with a profile are listed in some answers; the printed line then names more of them. */
function authorsOf(item: unknown, names: readonly string[]): (Author | null)[] {
  const listed = [...listAt(item, 'publication_info', 'authors'), ...listAt(item, 'authors')].flatMap(
    (author) => textAt(author, 'name') ?? [],
  )
  return (listed.length >= names.length ? listed : names).map((name) => parsePersonName(name))
}

/** "P Lewis, E Perez… - Advances in neural …, 2020 - proceedings.neurips.cc", of which any part may be missing. */
function readSummary(
  summary: string,
  context: ParseContext,
): { names: string[]; venue: string | null; year: number | null } {
  const parts = summary
    .slice(0, 1_000)
    .split(/ [-–] /)
    .map((part) => part.trim())
  const hasSite =
    parts.length > 1 &&
    /^[\w…-]+(?:\.[\w…-]+){1,5}…?$/.test(parts.at(-1) ?? '') &&
    !/^\d{4}$/.test(parts.at(-1) ?? '')
  const middle = (hasSite || parts.length > 2 ? parts.slice(1, -1) : parts.slice(1)).join(' - ')
  const years = [...middle.matchAll(/\b(?:1[5-9]|20)\d\d\b/g)].map((found) => Number(found[0]))
  const year = years.at(-1) ?? null
  const venue = middle
    .replace(/(?:^|,)\s*(?:1[5-9]|20)\d\d$/, '')
    .replace(/^,\s*/, '')
    .trim()
  const names = (parts[0] ?? '').split(',').map((name) => name.replace(/…/g, '').trim())
  return {
    names: names.filter((name) => name !== '' && !/^\d+$/.test(name)),
    venue: venue === '' ? null : venue,
    year: isLegalYear(year, context.currentYear) ? year : null,
  }
}

function pdfOf(item: unknown): string | null {
  const resources = [...listAt(item, 'resources'), ...listAt(item, 'resource')]
  return textAt(
    resources.find((entry) => /^pdf$/i.test(textAt(entry, 'file_format') ?? textAt(entry, 'format') ?? '')),
    'link',
  )
}
