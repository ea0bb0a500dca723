import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work, WorkType } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts, dateFromText, type PublicationDate } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, notFoundPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads any answer of api.core.ac.uk v3 for works: a search or one work. */
export function parseCore(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (!isJsonObject(body)) return brokenPage(response)
  if (Array.isArray(valueAt(body, 'results'))) {
    const records = listAt(body, 'results')
      .filter(isJsonObject)
      .map((item) => coreWork(item, context))
    return pageOf(records, countAt(body, 'totalHits'))
  }
  if (textAt(body, 'id') !== null && valueAt(body, 'title') !== undefined)
    return pageOf([coreWork(body, context)], null)
  return failedPage('down', textAt(body, 'message') ?? 'no results')
}

function coreWork(item: unknown, context: ParseContext): Work {
  const id = textAt(item, 'id') ?? ''
  const publisher = textAt(item, 'publisher')?.replace(/^'([^']{1,500})'$/, '$1') ?? null
  const linkOf = (kind: string) =>
    textAt(
      listAt(item, 'links').find((link) => textAt(link, 'type') === kind),
      'url',
    )
  const download = textAt(item, 'downloadUrl') ?? linkOf('download')
  return makeWork({
    source: { db: 'core', id },
    title: textAt(item, 'title'),
    authors: listAt(item, 'authors').map((author) =>
      parsePersonName(textAt(author, 'name') ?? textAt({ author }, 'author') ?? ''),
    ),
    date: dateOf(item, context),
    venue: textAt(item, 'journals', 0, 'title') ?? publisher,
    issn: listAt(item, 'journals').flatMap((journal) => textsAt(journal, 'identifiers')),
    type: typeOf(textAt(item, 'documentType') ?? ''),
    language: textAt(item, 'language', 'code') ?? textAt(item, 'language', 'name'),
    // Repositories append "Comment: 5 pages, …" to the text itself.
    abstract: textAt(item, 'abstract')?.replace(/(?<=\S)Comment:\s[\s\S]{0,500}$/, '') ?? null,
    doi: textAt(item, 'doi'),
    pmid: textAt(item, 'pubmedId'),
    arxivId: textAt(item, 'arxivId'),
    publisher,
    landing: linkOf('display') ?? (id === '' ? null : `https://core.ac.uk/works/${id}`),
    pdf: download,
    citations: countAt(item, 'citationCount'),
    // CORE gathers open-access copies only.
    openAccess: download === null ? null : true,
  })
}

function dateOf(item: unknown, context: ParseContext): PublicationDate | null {
  const day = dateFromText((textAt(item, 'publishedDate') ?? '').slice(0, 10), context.currentYear)
  const year = dateFromParts([numberAt(item, 'yearPublished')], context.currentYear)
  if (year === null) return day
  return day?.year === year.year && !day.date.endsWith('-01-01') ? day : year
}

/** "research" says no more than that it is a paper of some kind. */
function typeOf(documentType: string): WorkType {
  if (/thesis/i.test(documentType)) return 'thesis'
  if (/article/i.test(documentType)) return 'article'
  if (/preprint/i.test(documentType)) return 'preprint'
  return /book/i.test(documentType) ? 'book' : 'other'
}
