import { neighbours } from '../catalogue/neighbours'
import type { CatalogueRecord } from '../catalogue/record'
import { decodePath, json, retryHeaders, type Service, text } from '../wire'

/** "omid:… doi:… pmid:…": several ids in one string. */
function ids(record: CatalogueRecord): string {
  return [
    `omid:br/099${record.number}`,
    `doi:${record.doi}`,
    ...(record.pmid === null ? [] : [`pmid:${record.pmid}`]),
  ].join(' ')
}

function linkOf(citing: CatalogueRecord, cited: CatalogueRecord) {
  return {
    oci: `099${citing.number}-099${cited.number}`,
    citing: ids(citing),
    cited: ids(cited),
    creation: String(citing.year ?? ''),
    timespan: `P${Math.max(0, (citing.year ?? 0) - (cited.year ?? 0))}Y`,
    journal_sc: citing.venue !== null && citing.venue === cited.venue ? 'yes' : 'no',
    author_sc: 'no',
  }
}

function metadataOf(record: CatalogueRecord) {
  return {
    id: ids(record),
    title: record.title,
    author: record.authors.map((author) => `${author.family}, ${author.given}`).join('; '),
    pub_date: record.year === null ? '' : String(record.year),
    venue: record.venue === null ? '' : `${record.venue.name} [issn:${record.venue.issnPrint}]`,
    volume: String(record.volume),
    issue: String(record.issue),
    page: `${record.firstPage}-${record.lastPage}`,
    type: 'journal article',
    publisher: record.publisher,
    editor: '',
  }
}

export const opencitations: Service = {
  name: 'opencitations',
  answer(request, library) {
    const match =
      /^\/(?:index|meta)\/(?:api\/)?v\d\/(citation-count|citations|references|metadata)\/(.+)$/u.exec(
        request.path,
      )
    if (match === null) return text(404, 'Not found')
    const record = library.byDoi(decodePath(match[2] ?? '').replace(/^doi:/u, ''))
    if (match[1] === 'citation-count') {
      return json(200, [
        { count: String(record === null ? 0 : neighbours(record, library.records, true).length) },
      ])
    }
    // Unknown works have an empty list, not an error.
    if (record === null) return json(200, [])
    if (match[1] === 'metadata') return json(200, [metadataOf(record)])
    const later = match[1] === 'citations'
    const links = neighbours(record, library.records, later).map((one) =>
      later ? linkOf(one, record) : linkOf(record, one),
    )
    return json(200, links)
  },
  tooMany: (retryAfter) => text(429, 'Too many requests', retryHeaders(retryAfter)),
  unauthorised: () => text(403, 'Forbidden'),
}
