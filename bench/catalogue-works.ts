import type { Work } from '@/lib/contracts/work'
import type { CatalogueRecord } from '@/sandbox/catalogue/record'

/** An invented record of the sandbox as one index describes it; indexes other than OpenAlex leave out every other DOI. */
export function workOf(record: CatalogueRecord, db: string): Work {
  const isSecond = db !== 'openalex'
  return {
    title: isSecond ? `${record.title}.` : record.title,
    authors: record.authors.map(({ given, family }) => ({ given, family })),
    year: record.year,
    venue: record.container,
    issn: [],
    type: 'article',
    language: record.lang,
    abstract: record.abstracts[record.lang] ?? null,
    keywords: [...(record.keywords[record.lang] ?? [])],
    // Every other second record comes without its DOI: then title, year and authors must do.
    doi: isSecond && record.number % 2 === 0 ? null : record.doi,
    volume: String(record.volume),
    pages: `${record.firstPage}-${record.lastPage}`,
    urls: {},
    citations: record.citations,
    peerReviewed: null,
    openAccess: null,
    retraction: null,
    source: [{ db, id: record.id }],
  }
}
