import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { parseFamilyFirstName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { failedPage, isHtml, pageOf, pageOfStatus, retryAfterOf } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { typeOfPublicationTypes } from '@/lib/core/records/medical-publication-type'
import {
  countAt,
  isJsonObject,
  LIST_MAX,
  listAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'
import { childAt, childrenNamed, parseXml, type XmlElement, xmlTextAt } from '@/lib/core/records/read-xml'
import { retractionOfTitle } from '@/lib/core/records/retraction-notice'
import { pubmedArticle, pubmedBook } from './pubmed-articles'

/**
 * Reads any answer of the E-utilities: esearch (JSON or XML: `ids`, no records), efetch XML, esummary JSON. An error may
 * come as JSON where XML was asked for, and under 200; the key it echoes is never repeated.
 */
export function parsePubmed(response: HttpResponse, context: ParseContext): ParsedPage {
  const isJson = response.body.trimStart().startsWith('{')
  const body = isJson ? parseJson(response.body) : undefined
  if (isRateError(body))
    return failedPage('throttled', `HTTP ${response.status}: API rate limit exceeded`, retryAfterOf(response))
  const refused = pageOfStatus(response)
  if (refused !== null) {
    return textAt(body, 'error') !== null &&
      refused.outcome === 'bad-query' &&
      /api key/i.test(textAt(body, 'error') ?? '')
      ? failedPage('auth', `HTTP ${response.status}: API key refused`)
      : refused
  }
  if (isJson) return pageOfJson(body, context)
  const root = isHtml(response.body) ? null : parseXml(response.body)
  if (root === null) return failedPage('down', isHtml(response.body) ? 'HTML instead of XML' : 'broken XML')
  return pageOfXml(root, context)
}

function isRateError(body: unknown): boolean {
  return /rate limit/i.test(textAt(body, 'error') ?? '')
}

function pageOfJson(body: unknown, context: ParseContext): ParsedPage {
  if (!isJsonObject(body)) return failedPage('down', 'broken JSON')
  const search = valueAt(body, 'esearchresult')
  if (isJsonObject(search)) {
    const reason = textAt(search, 'ERROR')
    if (reason !== null) return failedPage('bad-query', `PubMed: ${reason}`)
    return idPage(textsAt(search, 'idlist'), countAt(search, 'count'))
  }
  const summaries = valueAt(body, 'result')
  if (isJsonObject(summaries)) {
    const records = textsAt(summaries, 'uids').flatMap(
      (uid) => summaryWork(valueAt(summaries, uid), uid, context) ?? [],
    )
    return pageOf(records, null)
  }
  return failedPage(
    'down',
    textAt(body, 'error') === null ? 'neither a search nor summaries' : 'error without a name',
  )
}

function pageOfXml(root: XmlElement, context: ParseContext): ParsedPage {
  if (root.name === 'eSearchResult') {
    const error = xmlTextAt(root, 'ERROR')
    if (error !== null) return failedPage('bad-query', `PubMed: ${error}`)
    const ids = childrenNamed(childAt(root, 'IdList'), 'Id').flatMap((id) =>
      typeof id.children[0] === 'string' ? id.children[0].trim() : [],
    )
    const count = Number(xmlTextAt(root, 'Count') ?? Number.NaN)
    return idPage(ids.slice(0, LIST_MAX), Number.isSafeInteger(count) ? count : null)
  }
  const isSet = root.name === 'PubmedArticleSet' || root.name === 'PubmedBookArticleSet'
  const elements = isSet
    ? root.children.filter((child): child is XmlElement => typeof child !== 'string')
    : [root]
  const records = elements.slice(0, LIST_MAX).flatMap((element): Work[] => {
    if (element.name === 'PubmedArticle') return [pubmedArticle(element, context)]
    return element.name === 'PubmedBookArticle' ? [pubmedBook(element, context)] : []
  })
  if (!isSet && records.length === 0) return failedPage('down', `unexpected element ${root.name}`)
  return pageOf(records, null)
}

function idPage(ids: readonly string[], total: number | null): ParsedPage {
  const known = ids.filter((id) => /^\d{1,12}$/.test(id))
  return { outcome: known.length === 0 ? 'empty' : 'ok', total, records: [], ids: known }
}

function summaryWork(summary: unknown, uid: string, context: ParseContext): Work | null {
  if (!isJsonObject(summary) || textAt(summary, 'error') !== null) return null
  const ids = listAt(summary, 'articleids')
  const idOf = (kind: string) =>
    textAt(
      ids.find((id) => textAt(id, 'idtype') === kind),
      'value',
    )
  const publicationTypes = textsAt(summary, 'pubtype')
  const isPmc = idOf('pmcid') !== null && idOf('pubmed') === null
  return makeWork({
    source: { db: 'pubmed', id: uid },
    title: textAt(summary, 'title'),
    authors: listAt(summary, 'authors').map((author) => parseFamilyFirstName(textAt(author, 'name') ?? '')),
    date: dateFromText(textAt(summary, 'pubdate') ?? textAt(summary, 'epubdate') ?? '', context.currentYear),
    venue: textAt(summary, 'fulljournalname') ?? textAt(summary, 'source'),
    issn: [...textsAt(summary, 'issn'), ...textsAt(summary, 'essn')],
    type: typeOfPublicationTypes(publicationTypes),
    language: textsAt(summary, 'lang')[0] ?? null,
    doi: idOf('doi'),
    // Summaries of PMC carry its own numbers as ids.
    pmid: idOf('pubmed') ?? idOf('pmid') ?? (isPmc ? null : uid),
    pmcid: idOf('pmc') ?? idOf('pmcid'),
    volume: textAt(summary, 'volume'),
    issue: textAt(summary, 'issue'),
    pages: textAt(summary, 'pages'),
    landing: isPmc
      ? `https://pmc.ncbi.nlm.nih.gov/articles/PMC${uid}/`
      : `https://pubmed.ncbi.nlm.nih.gov/${uid}/`,
    retraction: publicationTypes.includes('Retracted Publication')
      ? { kind: 'retracted', via: 'pubmed' }
      : retractionOfTitle(textAt(summary, 'title') ?? '', 'pubmed'),
  })
}
