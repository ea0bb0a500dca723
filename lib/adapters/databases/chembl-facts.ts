import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromParts } from '@/lib/core/identity/publication-date'
import { brokenPage, failedPage, notFoundPage, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import {
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  valueAt,
} from '@/lib/core/records/read-json'

/** Reads answers of ChEMBL: documents are works; molecules, targets, mechanisms and activities are facts (no records). */
export function parseChembl(response: HttpResponse, context: ParseContext): ParsedPage {
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!isJsonObject(body)) return brokenPage(response)
  const total = countAt(body, 'page_meta', 'total_count')
  const documents = valueAt(body, 'documents')
  const records = listAt({ documents }, 'documents').map((item) => documentWork(item, context))
  if (total === null)
    return isFact(body) ? { outcome: 'ok', total: null, records: [] } : failedPage('down', 'no page_meta')
  return { outcome: total === 0 ? 'empty' : 'ok', total, records }
}

function isFact(body: object): boolean {
  return Object.keys(body).some((key) => key.endsWith('_chembl_id'))
}

function documentWork(item: unknown, context: ParseContext): Work {
  const first = textAt(item, 'first_page')
  const last = textAt(item, 'last_page')
  return makeWork({
    source: { db: 'chembl', id: textAt(item, 'document_chembl_id') ?? '' },
    title: textAt(item, 'title'),
    authors: (textAt(item, 'authors') ?? '')
      .split(/[,;]/)
      .slice(0, 500)
      .map((name) => parsePersonName(name)),
    date: dateFromParts([numberAt(item, 'year')], context.currentYear),
    venue: textAt(item, 'journal_full_title') ?? textAt(item, 'journal'),
    type: textAt(item, 'doc_type') === 'PUBLICATION' ? 'article' : 'other',
    abstract: textAt(item, 'abstract'),
    doi: textAt(item, 'doi'),
    pmid: textAt(item, 'pubmed_id'),
    volume: textAt(item, 'volume'),
    issue: textAt(item, 'issue'),
    pages: first !== null && last !== null ? `${first}-${last}` : first,
  })
}
