import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Retraction, Work, WorkType } from '@/lib/contracts/work'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { authorFromParts } from '@/lib/core/identity/person-name'
import { dateFromParts, firstDate, type PublicationDate } from '@/lib/core/identity/publication-date'
import {
  brokenPage,
  factsPage,
  failedPage,
  notFoundPage,
  pageOf,
  pageOfStatus,
} from '@/lib/core/records/answer-outcome'
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
import { gravestRetraction, retractionKind, retractionOfTitle } from '@/lib/core/records/retraction-notice'
import { plainTitle } from '@/lib/core/text/plain-text'

/**
 * What is asked for; `updated-by` only comes when it is named. A name outside Crossref's own list (`language` is not on it)
 * makes the whole request fail with 400.
 */
export const CROSSREF_FIELDS =
  'DOI,title,subtitle,original-title,author,issued,published,published-print,published-online,posted,created,' +
  'container-title,ISSN,type,subject,abstract,is-referenced-by-count,URL,link,license,updated-by,update-to,resource,' +
  'volume,issue,page,article-number,publisher,alternative-id,relation'

const types = new Map<string, WorkType>([
  ['journal-article', 'article'],
  ['proceedings-article', 'proceedings'],
  ['proceedings', 'proceedings'],
  ['posted-content', 'preprint'],
  ['dissertation', 'thesis'],
  ['book', 'book'],
  ['monograph', 'book'],
  ['edited-book', 'book'],
  ['reference-book', 'book'],
  ['book-set', 'book'],
  ['book-series', 'book'],
  ['book-chapter', 'chapter'],
  ['book-section', 'chapter'],
  ['book-part', 'chapter'],
  ['book-track', 'chapter'],
  ['reference-entry', 'chapter'],
  ['dataset', 'dataset'],
  ['database', 'dataset'],
  ['report', 'report'],
  ['report-component', 'report'],
])

/** Parts and containers of works, not works. */
const noise = new Set(['component', 'peer-review', 'grant', 'journal', 'journal-issue', 'journal-volume'])

/** Reads any answer of api.crossref.org: a list, one work, or a bare message object. `db` names the origin. */
export function parseCrossref(response: HttpResponse, context: ParseContext, db = 'crossref'): ParsedPage {
  const body = parseJson(response.body)
  if (response.status === 404) {
    // An unknown DOI is answered in plain text; a refused cursor or route in JSON.
    return valueAt(body, 'status') === 'failed'
      ? failedPage('bad-query', crossrefReason(body))
      : notFoundPage()
  }
  const refused = pageOfStatus(response)
  if (refused !== null) {
    return valueAt(body, 'status') === 'failed' && refused.outcome === 'bad-query'
      ? failedPage('bad-query', crossrefReason(body))
      : refused
  }
  if (!isJsonObject(body)) return brokenPage(response)
  if (valueAt(body, 'status') === 'failed') return failedPage('bad-query', crossrefReason(body))
  const message = valueAt(body, 'message') ?? body
  const total = countAt(message, 'total-results')
  // Members, journals, funders, licences and agencies come in the same envelope.
  if (!worksTypes.has(textAt(body, 'message-type') ?? 'work')) return factsPage(total)
  const items = valueAt(message, 'items')
  if (Array.isArray(items)) {
    const works = listAt(message, 'items')
      .map((item) => crossrefWork(item, context, db))
      .filter((work) => work !== null)
    return pageOf(works, total)
  }
  const work = textAt(message, 'DOI') === null ? null : crossrefWork(message, context, db)
  return work === null ? failedPage('down', 'neither a list nor a work') : pageOf([work], null)
}

const worksTypes = new Set(['work', 'work-list'])

/** One Crossref item as a work, or null for parts and containers of works. */
function crossrefWork(item: unknown, context: ParseContext, db = 'crossref'): Work | null {
  const rawType = textAt(item, 'type')
  const doi = textAt(item, 'DOI')
  if (!isJsonObject(item) || (rawType !== null && noise.has(rawType))) return null
  const type = rawType === null ? 'other' : (types.get(rawType) ?? 'other')
  const title = titleOf(item)
  const created = dateOf(item, 'created', context)
  const date = firstDate(
    ['published-print', 'published-online', 'published', 'issued', 'posted'].map((key) =>
      dateOf(item, key, context),
    ),
  )
  return makeWork({
    source: { db, id: (db === 'scielo' ? scieloPid(item, doi) : null) ?? doi ?? textAt(item, 'URL') ?? '' },
    title,
    authors: listAt(item, 'author').map((author) =>
      authorFromParts({
        given: textAt(author, 'given'),
        family: familyOf(author),
        full: textAt(author, 'name'),
        orcid: textAt(author, 'ORCID'),
      }),
    ),
    date,
    // The day of registration may be decades after printing: no more than its year is kept, and only for want of better.
    year: created?.year ?? null,
    venue: textsAt(item, 'container-title')[0] ?? textAt(item, 'institution', 0, 'name') ?? null,
    issn: [
      ...textsAt(item, 'ISSN'),
      ...listAt(item, 'issn-type').flatMap((entry) => textAt(entry, 'value') ?? []),
    ],
    type,
    language: textAt(item, 'language'),
    abstract: textAt(item, 'abstract'),
    keywords: textsAt(item, 'subject'),
    doi,
    volume: textAt(item, 'volume'),
    issue: textAt(item, 'issue'),
    pages: textAt(item, 'page') ?? textAt(item, 'article-number'),
    publisher: textAt(item, 'publisher'),
    landing:
      textAt(item, 'resource', 'primary', 'URL') ??
      textAt(item, 'URL') ??
      (doi === null ? null : `https://doi.org/${doi}`),
    pdf: pdfOf(item),
    citations: countAt(item, 'is-referenced-by-count'),
    peerReviewed: type === 'preprint' ? false : null,
    peerReviewHint: type === 'article' ? 'journal article in Crossref' : null,
    openAccess: hasOpenLicence(item) ? true : null,
    retraction: crossrefRetraction(item),
    relatedDoi: relatedDoiOf(item),
  })
}

/**
 * The gravest notice about this work: from `updated-by`, else from the title of the work itself. A notice (`update-to`
 * another DOI) is not itself retracted; `new_version` says nothing.
 */
export function crossrefRetraction(item: unknown): Retraction | null {
  const notices = listAt(item, 'updated-by').map((notice) => noticeOf(notice))
  const gravest = gravestRetraction(notices)
  if (gravest?.kind === 'retracted') return gravest
  const byTitle = isNotice(item)
    ? null
    : retractionOfTitle(plainTitle(textsAt(item, 'title')[0] ?? ''), 'crossref')
  return byTitle ?? gravest
}

function noticeOf(notice: unknown): Retraction | null {
  const kind = retractionKind(textAt(notice, 'type') ?? '')
  if (kind === null) return null
  const noticeDoi = normaliseDoi(textAt(notice, 'DOI') ?? '')
  const date = dateFromParts(partsAt(notice, 'updated'), 2200)?.date
  return {
    kind,
    ...(noticeDoi === null ? {} : { noticeDoi }),
    ...(date === undefined ? {} : { date }),
    via: 'crossref',
  }
}

function isNotice(item: unknown): boolean {
  const own = normaliseDoi(textAt(item, 'DOI') ?? '')
  return listAt(item, 'update-to').some((update) => normaliseDoi(textAt(update, 'DOI') ?? '') !== own)
}

/** SciELO deposits its own identifier beside the DOI, or as its suffix. */
function scieloPid(item: unknown, doi: string | null): string | null {
  const candidates = [...textsAt(item, 'alternative-id'), doi?.split('/').pop() ?? '']
  return (
    candidates.map((text) => text.toUpperCase()).find((text) => /^S\d{4}-\d{3}[\dX]\d{13}$/.test(text)) ??
    null
  )
}

function titleOf(item: unknown): string | null {
  const title = textsAt(item, 'title')[0] ?? textsAt(item, 'original-title')[0] ?? null
  const subtitle = textsAt(item, 'subtitle')[0]
  if (title === null || subtitle === undefined) return title
  const [plain, more] = [plainTitle(title), plainTitle(subtitle)]
  return more === '' || plain.toLowerCase().includes(more.toLowerCase())
    ? title
    : `${plain.replace(/\s*:$/, '')}: ${more}`
}

function familyOf(author: unknown): string | null {
  const family = textAt(author, 'family')
  const suffix = textAt(author, 'suffix')
  return family !== null && suffix !== null ? `${family} ${suffix}` : family
}

function dateOf(item: unknown, key: string, context: ParseContext): PublicationDate | null {
  return dateFromParts(partsAt(item, key), context.currentYear)
}

function partsAt(item: unknown, key: string): (number | null)[] {
  const first = valueAt(item, key, 'date-parts', 0)
  return [0, 1, 2].map((at) => numberAt(first, at))
}

function pdfOf(item: unknown): string | null {
  const links = listAt(item, 'link').filter((link) => textAt(link, 'content-type') === 'application/pdf')
  return textAt(links[0], 'URL')
}

function hasOpenLicence(item: unknown): boolean {
  return listAt(item, 'license').some((licence) =>
    /creativecommons\.org\//i.test(textAt(licence, 'URL') ?? ''),
  )
}

function relatedDoiOf(item: unknown): string | null {
  for (const key of ['is-preprint-of', 'has-preprint']) {
    const found = listAt(item, 'relation', key).find((entry) => textAt(entry, 'id-type') === 'doi')
    if (found !== undefined) return textAt(found, 'id')
  }
  return null
}

function crossrefReason(body: unknown): string {
  return `Crossref: ${textAt(body, 'message', 0, 'message') ?? textAt(body, 'message-type') ?? 'refused'}`
}
