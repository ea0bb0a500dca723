import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Author, Work, WorkType } from '@/lib/contracts/work'
import { authorFromParts } from '@/lib/core/identity/person-name'
import { dateFromText, firstDate } from '@/lib/core/identity/publication-date'
import {
  factsPage,
  failedPage,
  isHtml,
  notFoundPage,
  pageOf,
  pageOfStatus,
} from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'
import { parseXml } from '@/lib/core/records/read-xml'
import { parseOaiDublinCore } from './scielo-harvest'
import { parseScieloSearch } from './scielo-search'

/**
 * Reads any answer of ArticleMeta: an article, a list of ids (`ids`, no records), a journal or collection list (no
 * records, `ok`); also the JSON of SciELO's search where a token opens it. Its bot wall is `blocked`.
 */
export function parseScielo(response: HttpResponse, context: ParseContext): ParsedPage {
  const body = parseJson(response.body)
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const harvest =
    response.body.trimStart().startsWith('<') && !isHtml(response.body) ? parseXml(response.body) : null
  if (harvest?.name === 'OAI-PMH') return parseOaiDublinCore(harvest, context)
  if (isHtml(response.body)) return failedPage('blocked', 'an HTML page instead of data')
  if (body === null) return notFoundPage()
  if (typeof body !== 'object') return failedPage('down', 'broken JSON')
  if (valueAt(body, 'diaServerResponse') !== undefined) return parseScieloSearch(body, context)
  if (isArticle(body)) return pageOf([articleWork(body, context)], null)
  if (Array.isArray(body)) {
    const items = listAt({ body }, 'body')
    const articles = items.filter(isArticle).map((item) => articleWork(item, context))
    return articles.length > 0 || items.length === 0 ? pageOf(articles, null) : factsPage(items.length)
  }
  if (Array.isArray(valueAt(body, 'objects'))) return idPage(body)
  return textAt(body, 'code') === null ? failedPage('down', 'an unknown kind of answer') : factsPage(1)
}

function idPage(body: object): ParsedPage {
  const ids = listAt(body, 'objects').flatMap((item) => textAt(item, 'code') ?? [])
  return {
    outcome: ids.length === 0 ? 'empty' : 'ok',
    total: countAt(body, 'meta', 'total'),
    records: [],
    ids,
  }
}

function isArticle(body: unknown): boolean {
  return isJsonObject(valueAt(body, 'article'))
}

function articleWork(item: unknown, context: ParseContext): Work {
  const article = valueAt(item, 'article')
  const code = textAt(item, 'code') ?? textAt(article, 'code') ?? field(article, 'v880') ?? ''
  const language = field(article, 'v40')
  const titles = listAt(article, 'v12').flatMap((entry) => {
    const text = textAt(entry, '_')
    return text === null ? [] : [{ lang: textAt(entry, 'l') ?? '', text }]
  })
  const title = titles.find((entry) => entry.lang === language) ?? titles[0]
  const documentType = textAt(item, 'document_type') ?? documentTypes.get(field(article, 'v71') ?? '') ?? ''
  const host = field(valueAt(item, 'title'), 'v690') ?? 'www.scielo.br'
  return makeWork({
    source: { db: 'scielo', id: code },
    title: title?.text ?? null,
    titles,
    authors: authorsOf(article),
    date: firstDate([
      dateFromText(field(article, 'v65') ?? '', context.currentYear),
      dateFromText(textAt(item, 'publication_date') ?? '', context.currentYear),
      dateFromText(textAt(item, 'publication_year') ?? '', context.currentYear),
    ]),
    venue: field(valueAt(item, 'title'), 'v100') ?? field(article, 'v30'),
    issn: issnsOf(item),
    type: typeOf(documentType),
    language,
    abstract: inLanguage(listAt(article, 'v83'), 'a', language)[0] ?? null,
    keywords: inLanguage(listAt(article, 'v85'), 'k', language),
    doi: textAt(item, 'doi') ?? field(article, 'v237'),
    volume: field(article, 'v31'),
    issue: field(article, 'v32'),
    pages: pagesOf(article),
    publisher: field(valueAt(item, 'title'), 'v480'),
    landing:
      localised(valueAt(item, 'fulltexts', 'html'), language) ??
      `http://${host}/scielo.php?script=sci_arttext&pid=${code}`,
    pdf: localised(valueAt(item, 'fulltexts', 'pdf'), language),
    // Collections admit only peer-reviewed journals; editorials, letters and news in them are not reviewed.
    peerReviewed: documentType === 'research-article' || documentType === 'review-article' ? true : null,
    peerReviewHint: /brief-report|case-report|rapid-communication/.test(documentType)
      ? 'in a journal of a SciELO collection'
      : null,
    openAccess: true,
  })
}

/** The older two-letter codes of field 71. */
const documentTypes = new Map([
  ['oa', 'research-article'],
  ['ra', 'review-article'],
  ['rn', 'brief-report'],
  ['sc', 'brief-report'],
  ['cr', 'case-report'],
  ['le', 'letter'],
  ['ed', 'editorial'],
])

function typeOf(documentType: string): WorkType {
  if (documentType === 'review-article') return 'review'
  return /^(?:research-article|brief-report|case-report|rapid-communication|article-commentary|letter)$/.test(
    documentType,
  )
    ? 'article'
    : 'other'
}

/** The first value of an ISIS field, e.g. v40 → [{ _: "pt" }]. */
function field(record: unknown, name: string): string | null {
  return textAt(listAt(record, name)[0], '_')
}

/** Editors, translators and organisers are listed among the authors with a role of their own. */
function authorsOf(article: unknown): (Author | null)[] {
  const persons = listAt(article, 'v10')
    .filter((person) => /^(?:nd|aut?|author)?$/i.test(textAt(person, 'r') ?? ''))
    .map((person) =>
      authorFromParts({
        given: textAt(person, 'n'),
        family: textAt(person, 's'),
        orcid: textAt(person, 'k'),
      }),
    )
  const groups = listAt(article, 'v11').map((group) => authorFromParts({ full: textAt(group, '_') }))
  return [...persons, ...groups]
}

function inLanguage(entries: readonly unknown[], key: string, language: string | null): string[] {
  const own = entries.filter((entry) => textAt(entry, 'l') === language)
  return (own.length > 0 ? own : entries).flatMap((entry) => textAt(entry, key) ?? [])
}

function localised(urls: unknown, language: string | null): string | null {
  if (!isJsonObject(urls)) return null
  return (
    (language === null ? null : textAt(urls, language)) ??
    Object.values(urls).find((url) => typeof url === 'string') ??
    null
  )
}

function issnsOf(item: unknown): string[] {
  const listed = textsAt(item, 'title', 'issns')
  if (listed.length > 0) return listed
  const typed = listAt(item, 'title', 'v435').flatMap((entry) => textAt(entry, '_') ?? [])
  return [
    ...typed,
    field(valueAt(item, 'title'), 'v400') ?? '',
    field(valueAt(item, 'article'), 'v35') ?? '',
    ...textsAt(item, 'code_title'),
  ]
}

function pagesOf(article: unknown): string | null {
  const parts = listAt(article, 'v14')
  const first = parts.map((part) => textAt(part, 'f')).find((page) => page !== null) ?? null
  const last = parts.map((part) => textAt(part, 'l')).find((page) => page !== null) ?? null
  const electronic = parts.map((part) => textAt(part, 'e')).find((page) => page !== null) ?? null
  return first !== null && last !== null && first !== last ? `${first}-${last}` : (first ?? electronic)
}
