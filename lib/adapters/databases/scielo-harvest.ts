import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { Work } from '@/lib/contracts/work'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { normaliseIssns } from '@/lib/core/identity/identifiers'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { failedPage, notFoundPage, pageOf } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { LIST_MAX } from '@/lib/core/records/read-json'
import { childAt, childrenNamed, type XmlElement, xmlText, xmlTextAt } from '@/lib/core/records/read-xml'

/** Reads the OAI-PMH door of a SciELO collection (Dublin Core). */
export function parseOaiDublinCore(root: XmlElement, context: ParseContext): ParsedPage {
  const error = childAt(root, 'error')
  if (error !== null) {
    const code = error.attributes.code ?? ''
    return code === 'noRecordsMatch' || code === 'idDoesNotExist'
      ? notFoundPage()
      : failedPage('bad-query', `OAI: ${code}`)
  }
  const list = childAt(root, 'ListRecords') ?? childAt(root, 'GetRecord')
  const size = Number(childAt(list, 'resumptionToken')?.attributes.completeListSize ?? Number.NaN)
  const records = childrenNamed(list, 'record')
    .slice(0, LIST_MAX)
    .flatMap((record) => harvestedWork(record, context) ?? [])
  return pageOf(records, Number.isSafeInteger(size) ? size : null)
}

function harvestedWork(record: XmlElement, context: ParseContext): Work | null {
  const fields = childAt(record, 'metadata', 'oai_dc:dc') ?? childAt(record, 'metadata', 'oai-dc:dc')
  if (fields === null) return null
  const all = (name: string) =>
    childrenNamed(fields, `dc:${name}`).flatMap((field) => xmlText(field)?.trim() ?? [])
  const identifiers = all('identifier')
  return makeWork({
    source: { db: 'scielo', id: xmlTextAt(record, 'header', 'identifier') ?? identifiers[0] ?? '' },
    title: all('title')[0] ?? null,
    authors: all('creator').map((name) => parsePersonName(name)),
    date: dateFromText(all('date')[0] ?? '', context.currentYear),
    venue: all('source')[0]?.replace(/\s+v\.\s?\d.*$/, '') ?? null,
    issn: normaliseIssns(all('source')),
    type: all('type').some((kind) => /article/i.test(kind)) ? 'article' : 'other',
    language: all('language')[0] ?? null,
    abstract: all('description')[0] ?? null,
    keywords: all('subject'),
    doi: identifiers.map(normaliseDoi).find((doi) => doi !== null) ?? null,
    publisher: all('publisher')[0] ?? null,
    landing: identifiers.find((id) => /^https?:/.test(id)) ?? null,
    openAccess: true,
  })
}
