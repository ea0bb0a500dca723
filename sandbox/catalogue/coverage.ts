import { chance, type Random } from './random'
import { type CatalogueRecord, type IndexName, indexNames } from './record'

function isJournalWork(record: CatalogueRecord): boolean {
  return record.kind === 'article' || record.kind === 'review' || record.kind === 'notice'
}

/** How likely each index holds the record, 0…1. An index that cannot hold it gets 0. */
function likelihood(record: CatalogueRecord, index: IndexName): number {
  const { venue, kind } = record
  const tier = venue?.tier ?? 4
  const open = record.access !== 'closed'
  switch (index) {
    case 'openalex':
      return record.doi === null && kind === 'article' ? 0.7 : 0.95
    case 'crossref':
      return record.doi !== null && kind !== 'thesis' && record.arxivId === null ? 1 : 0
    case 'semanticscholar':
      return record.lang === 'en' ? 0.88 : 0.6
    case 'arxiv':
      return record.arxivId === null ? 0 : 1
    case 'pubmed':
      return record.pmid === null ? 0 : 1
    case 'europepmc':
      if (record.pmid !== null) return 1
      return kind === 'preprint' && record.arxivId === null ? 1 : record.field.id === 'agriculture' ? 0.4 : 0
    case 'doaj':
      return venue?.openAccess === true && isJournalWork(record) && tier <= 3 ? 0.9 : 0
    case 'wos':
      return isJournalWork(record) && tier <= 2 ? 0.92 : kind === 'proceedings' ? 0.3 : 0
    case 'googlescholar':
      return 0.96
    case 'scielo':
      return record.scieloPid === null ? 0 : 1
    case 'jstor':
      return venue?.inJstor === true && record.doi !== null ? 1 : 0
    case 'core':
      return open ? 0.7 : 0
    case 'eric':
      return record.field.id === 'education' ? (record.lang === 'en' ? 0.9 : 0.2) : 0
    case 'datacite':
      return record.doi !== null && kind === 'thesis' ? 1 : 0
  }
}

/** The indexes that hold a record. Every record is in at least one: Google Scholar when nothing else has it. */
export function coverageOf(random: Random, record: CatalogueRecord): ReadonlySet<IndexName> {
  const found = new Set(indexNames.filter((index) => chance(random, likelihood(record, index))))
  return found.size === 0 ? new Set<IndexName>(['googlescholar']) : found
}
