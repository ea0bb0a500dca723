import type { ParseContext, ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { dateFromText } from '@/lib/core/identity/publication-date'
import { brokenPage, notFoundPage, pageOf, pageOfStatus } from '@/lib/core/records/answer-outcome'
import { makeWork } from '@/lib/core/records/make-work'
import { countAt, isJsonObject, listAt, parseJson, textAt } from '@/lib/core/records/read-json'

/**
 * Reads any answer of OpenCitations: citations or references (the works at the other end, known by DOI and date only),
 * metadata (v1 and Meta), or a citation count (no records, the count as `total`).
 */
export function parseOpenCitations(response: HttpResponse, context: ParseContext): ParsedPage {
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  const body = parseJson(response.body)
  if (!Array.isArray(body)) return brokenPage(response)
  const items = listAt({ body }, 'body').filter(isJsonObject)
  const count = items.length === 1 ? countAt(items[0], 'count') : null
  if (count !== null) return { outcome: 'ok', total: count, records: [] }
  if (items.some((item) => textAt(item, 'citing') !== null)) return pageOf(otherEnds(items, context), null)
  return pageOf(
    items.flatMap((item) => metadataWork(item, context) ?? []),
    null,
  )
}

/** Citations share the cited work, references the citing one: the other end is what was asked for. */
function otherEnds(items: readonly object[], context: ParseContext): Work[] {
  const citing = new Set(items.map((item) => textAt(item, 'citing')))
  const isReferenceList = citing.size === 1 && items.length > 1
  return items.flatMap((item) => {
    const ids = textAt(item, isReferenceList ? 'cited' : 'citing') ?? ''
    const doi = normaliseDoi(ids) ?? doiAmong(ids)
    if (doi === null) return []
    const date = isReferenceList ? null : dateFromText(textAt(item, 'creation') ?? '', context.currentYear)
    return [
      makeWork({
        source: { db: 'opencitations', id: doi },
        title: null,
        doi,
        date,
        landing: `https://doi.org/${doi}`,
      }),
    ]
  })
}

/** Several ids share one text, separated by blanks: "omid:br/06… doi:10.… pmid:…". */
function doiAmong(ids: string): string | null {
  return (
    ids
      .split(/\s+/)
      .map((id) => (id.startsWith('doi:') ? normaliseDoi(id) : null))
      .find((doi) => doi !== null) ?? null
  )
}

function metadataWork(item: object, context: ParseContext): Work | null {
  const ids = textAt(item, 'id') ?? ''
  const doi = textAt(item, 'doi') ?? doiAmong(ids)
  if (doi === null && textAt(item, 'title') === null) return null
  const venue = textAt(item, 'source_title') ?? textAt(item, 'venue')
  return makeWork({
    source: { db: 'opencitations', id: doi ?? ids },
    title: textAt(item, 'title'),
    authors: (textAt(item, 'author') ?? '')
      .split(';')
      .slice(0, 500)
      .map((name) =>
        parsePersonName(
          name.replace(/\[[^\]]{0,300}\]/g, ''),
          /\borcid:([\dXx-]{19})/.exec(name)?.[1] ?? null,
        ),
      ),
    date: dateFromText(textAt(item, 'pub_date') ?? textAt(item, 'year') ?? '', context.currentYear),
    venue: venue?.replace(/\s*\[[^\]]{0,500}\]\s*$/, '') ?? null,
    issn: [
      ...(textAt(item, 'source_id') ?? '').matchAll(/issn:(\S{8,9})/g),
      ...(venue ?? '').matchAll(/issn:([\dXx-]{8,9})/g),
    ].map((found) => found[1] ?? ''),
    type: /journal article/i.test(textAt(item, 'type') ?? '') ? 'article' : 'other',
    doi,
    pmid: /\bpmid:(\d{1,9})/.exec(ids)?.[1] ?? null,
    publisher: textAt(item, 'publisher')?.replace(/\s*\[[^\]]{0,300}\]\s*$/, '') ?? null,
    volume: textAt(item, 'volume'),
    issue: textAt(item, 'issue'),
    pages: textAt(item, 'page'),
    landing: doi === null ? null : `https://doi.org/${doi}`,
    pdf: /\.pdf(?:$|\?)|type=printable/i.test(textAt(item, 'oa_link') ?? '') ? textAt(item, 'oa_link') : null,
    citations: countAt(item, 'citation_count'),
    openAccess: textAt(item, 'oa_link') === null ? null : true,
  })
}
