import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work, WorkType } from '@/lib/contracts/work'
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
  refusedPage,
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

/** Reads any answer of api.semanticscholar.org for papers: search, bulk, match, batch (with nulls), or one paper. */
export function parseSemanticScholar(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  // 404 is how a title without match and an unknown paper are answered.
  if (response.status === 404 && isJsonObject(body)) return notFoundPage()
  if (response.status === 403 && isJsonObject(body)) return failedPage('auth', 'HTTP 403')
  if (textAt(body, 'code') === '429')
    return failedPage('throttled', 'too many requests', retryAfterOf(response))
  const refused = pageOfStatus(response)
  if (refused !== null) {
    const reason = textAt(body, 'error') ?? textAt(body, 'message')
    return refusedPage(refused, response, reason)
  }
  if (Array.isArray(body)) return pageOfList(listAt({ body }, 'body'), null, context)
  if (!isJsonObject(body)) return brokenPage(response)
  if (textAt(body, 'paperId') !== null) return pageOf(worksIn([body], context), null)
  const total = countAt(body, 'total')
  const list = ['data', 'recommendedPapers', 'matches', 'papers']
    .map((key) => valueAt(body, key))
    .find(Array.isArray)
  if (list !== undefined) return pageOfList(listAt({ list }, 'list'), total, context)
  if (textAt(body, 'authorId') !== null) return factsPage(null)
  // Zero hits come without any `data`.
  return total === 0
    ? pageOf([], 0)
    : failedPage('down', textAt(body, 'error') ?? textAt(body, 'message') ?? 'no data')
}

function pageOfList(items: readonly unknown[], total: number | null, context: ParseContext): ParsedPage {
  return pageOfItems(items, worksIn(items, context), total)
}

function worksIn(items: readonly unknown[], context: ParseContext): Work[] {
  return items
    .map(
      (item) => valueAt(item, 'citingPaper') ?? valueAt(item, 'citedPaper') ?? valueAt(item, 'paper') ?? item,
    )
    .filter(
      (item) =>
        isJsonObject(item) &&
        (textAt(item, 'paperId') !== null ||
          (textAt(item, 'title') !== null && textAt(item, 'authorId') === null)),
    )
    .map((item) => semanticScholarWork(item, context))
}

function semanticScholarWork(item: unknown, context: ParseContext): Work {
  const paperId = textAt(item, 'paperId') ?? textAt(item, 'id') ?? ''
  const doi = textAt(item, 'externalIds', 'DOI')
  const venue =
    textAt(item, 'venue') ?? textAt(item, 'journal', 'name') ?? textAt(item, 'publicationVenue', 'name')
  const type = typeOf(textsAt(item, 'publicationTypes'), venue, doi)
  return makeWork({
    source: { db: 'semanticscholar', id: paperId },
    title: textAt(item, 'title'),
    authors: listAt(item, 'authors').map((author) => parsePersonName(textAt(author, 'name') ?? '')),
    date: dateOf(item, context),
    venue,
    issn: [
      ...textsAt(item, 'publicationVenue', 'issn'),
      ...textsAt(item, 'publicationVenue', 'alternate_issns'),
    ],
    type,
    abstract: textAt(item, 'abstract'),
    doi,
    pmid: textAt(item, 'externalIds', 'PubMed'),
    pmcid: textAt(item, 'externalIds', 'PubMedCentral'),
    arxivId: textAt(item, 'externalIds', 'ArXiv'),
    volume: textAt(item, 'journal', 'volume'),
    pages: textAt(item, 'journal', 'pages')?.replace(/\s*-\s*/, '-') ?? null,
    landing:
      textAt(item, 'url') ?? (paperId === '' ? null : `https://www.semanticscholar.org/paper/${paperId}`),
    pdf: textAt(item, 'openAccessPdf', 'url'),
    citations: countAt(item, 'citationCount'),
    peerReviewed: type === 'preprint' ? false : null,
    openAccess: booleanAt(item, 'isOpenAccess'),
  })
}

function dateOf(item: unknown, context: ParseContext): PublicationDate | null {
  const day = dateFromText(textAt(item, 'publicationDate') ?? '', context.currentYear)
  const year = numberAt(item, 'year')
  if (year === null || day?.year === year) return day
  return dateFromParts([year], context.currentYear)
}

function typeOf(publicationTypes: readonly string[], venue: string | null, doi: string | null): WorkType {
  const has = (name: string) => publicationTypes.includes(name)
  if (
    /^arxiv(?:\.org)?$|^(?:bio|med)rxiv$|^ssrn|^chemrxiv$|^preprints/i.test(venue ?? '') ||
    /^10\.48550\//.test(doi ?? '')
  )
    return 'preprint'
  if (has('Review') || has('MetaAnalysis')) return 'review'
  if (has('JournalArticle')) return 'article'
  if (has('Conference')) return 'proceedings'
  if (has('BookSection')) return 'chapter'
  if (has('Book')) return 'book'
  if (has('Dataset')) return 'dataset'
  return ['Study', 'CaseReport', 'ClinicalTrial', 'LettersAndComments'].some(has) ? 'article' : 'other'
}
