import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Author, Retraction, Work } from '@/lib/contracts/work'
import { findDoi } from '@/lib/core/identity/doi'
import { authorFromParts, parseFamilyFirstName } from '@/lib/core/identity/person-name'
import { dateFromParts, dateFromText, type PublicationDate } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  isResearchType,
  kindOfCorrection,
  typeOfPublicationTypes,
} from '@/lib/core/records/medical-publication-type'
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
import { gravestRetraction, retractionOfTitle } from '@/lib/core/records/retraction-notice'

/** Reads any JSON answer of Europe PMC's search (core or lite) or a single record. */
export function parseEuropePmc(response: HttpResponse, context: ParseContext): ParsedPage {
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!isJsonObject(body)) return brokenPage(response)
  const reason = textAt(body, 'errMsg') ?? textAt(body, 'error')
  if (reason !== null && valueAt(body, 'resultList') === undefined)
    return failedPage('bad-query', `Europe PMC: ${reason}`)
  const single = valueAt(body, 'result')
  if (isJsonObject(single)) return pageOf([europePmcWork(single, context)], null)
  const total = countAt(body, 'hitCount')
  if (total === null && valueAt(body, 'resultList') === undefined) return failedPage('down', 'no result list')
  const list =
    valueAt(body, 'resultList', 'result') ??
    valueAt(body, 'citationList', 'citation') ??
    valueAt(body, 'referenceList', 'reference')
  const records = listAt({ list }, 'list')
    .filter(isJsonObject)
    .map((item) => europePmcWork(item, context))
  return pageOf(records, total)
}

function europePmcWork(item: unknown, context: ParseContext): Work {
  const source = textAt(item, 'source') ?? 'MED'
  const id = textAt(item, 'id') ?? textAt(item, 'pmid') ?? textAt(item, 'pmcid') ?? textAt(item, 'doi') ?? ''
  const publicationTypes = [
    ...textsAt(item, 'pubTypeList', 'pubType'),
    ...textsAt(item, 'pubType').flatMap((text) => text.split(';')),
  ].map((name) => name.trim())
  const isPreprint = source === 'PPR'
  const type = isPreprint ? 'preprint' : typeOfPublicationTypes(publicationTypes)
  const journal = valueAt(item, 'journalInfo', 'journal')
  return makeWork({
    source: { db: 'europepmc', id: `${source}:${id}` },
    title: textAt(item, 'title'),
    authors: authorsOf(item),
    date: dateOf(item, context),
    venue:
      textAt(journal, 'title') ??
      textAt(item, 'journalTitle') ??
      textAt(item, 'journalAbbreviation') ??
      textAt(item, 'bookOrReportDetails', 'publisher'),
    issn: [...textsAt(journal, 'issn'), ...textsAt(journal, 'essn'), ...textsAt(item, 'journalIssn')],
    type,
    language: textAt(item, 'language'),
    abstract: textAt(item, 'abstractText'),
    keywords: textsAt(item, 'keywordList', 'keyword'),
    doi: textAt(item, 'doi'),
    pmid: textAt(item, 'pmid') ?? (source === 'MED' ? textAt(item, 'id') : null),
    pmcid: textAt(item, 'pmcid') ?? (source === 'PMC' ? textAt(item, 'id') : null),
    volume: textAt(item, 'journalInfo', 'volume') ?? textAt(item, 'journalVolume'),
    issue: textAt(item, 'journalInfo', 'issue') ?? textAt(item, 'issue'),
    pages: textAt(item, 'pageInfo'),
    publisher: textAt(item, 'bookOrReportDetails', 'publisher'),
    landing:
      id === ''
        ? null
        : `https://europepmc.org/article/${encodeURIComponent(source)}/${encodeURIComponent(id)}`,
    pdf: pdfOf(item),
    citations: countAt(item, 'citedByCount'),
    peerReviewed: isPreprint || type === 'preprint' ? false : null,
    peerReviewHint:
      source === 'MED' && isResearchType(publicationTypes) ? 'indexed in MEDLINE or PubMed' : null,
    openAccess: booleanAt(item, 'isOpenAccess'),
    retraction: retractionOf(item, publicationTypes),
  })
}

function authorsOf(item: unknown): (Author | null)[] {
  const listed = listAt(item, 'authorList', 'author')
  if (listed.length === 0) {
    const names = (textAt(item, 'authorString') ?? '').replace(/\.$/, '').split(',')
    return names.slice(0, 500).map((name) => parseFamilyFirstName(name))
  }
  return listed.map((author) => {
    const orcid = textAt(author, 'authorId', 'type') === 'ORCID' ? textAt(author, 'authorId', 'value') : null
    const family = textAt(author, 'lastName')
    const full = textAt(author, 'collectiveName') ?? textAt(author, 'fullName')
    if (family === null) return authorFromParts({ full, orcid })
    return authorFromParts({
      given: textAt(author, 'firstName') ?? textAt(author, 'initials'),
      family,
      orcid,
    })
  })
}

/** The year is the volume's; the day of first publication only refines it when it lies in the same year. */
function dateOf(item: unknown, context: ParseContext): PublicationDate | null {
  const first = dateFromText(textAt(item, 'firstPublicationDate') ?? '', context.currentYear)
  const year = numberAt(item, 'pubYear') ?? numberAt(item, 'journalInfo', 'yearOfPublication')
  if (year === null) return first
  if (first?.year === year) return first
  const month = numberAt(item, 'journalInfo', 'monthOfPublication')
  const isJournalYear = numberAt(item, 'journalInfo', 'yearOfPublication') === year
  return dateFromParts([year, isJournalYear ? month : null], context.currentYear)
}

function pdfOf(item: unknown): string | null {
  const urls = listAt(item, 'fullTextUrlList', 'fullTextUrl')
  const open = urls.find(
    (url) => textAt(url, 'documentStyle') === 'pdf' && /open|free/i.test(textAt(url, 'availability') ?? ''),
  )
  return textAt(open, 'url')
}

function retractionOf(item: unknown, publicationTypes: readonly string[]): Retraction | null {
  const corrections = listAt(item, 'commentCorrectionList', 'commentCorrection').map(
    (correction): Retraction | null => {
      const kind = kindOfCorrection(textAt(correction, 'type') ?? '')
      const noticeDoi = findDoi(textAt(correction, 'doi') ?? textAt(correction, 'reference') ?? '')
      return kind === null ? null : { kind, ...(noticeDoi === null ? {} : { noticeDoi }), via: 'europepmc' }
    },
  )
  const isRetracted = publicationTypes.some((name) => /^retracted[\s-](?:publication|article)$/i.test(name))
  const byType: Retraction | null = isRetracted ? { kind: 'retracted', via: 'europepmc' } : null
  const gravest = gravestRetraction([...corrections, byType])
  return gravest?.kind === 'retracted'
    ? gravest
    : (retractionOfTitle(textAt(item, 'title') ?? '', 'europepmc') ?? gravest)
}
