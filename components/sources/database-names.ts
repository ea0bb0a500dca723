import type { DatabaseId } from '@/lib/contracts/search'

/** Names as the services write them themselves; the order is the order on screen. */
export const databaseNames: Readonly<Record<DatabaseId, string>> = {
  jstor: 'JSTOR',
  scielo: 'SciELO',
  capes: 'CAPES Periódicos',
  wos: 'Web of Science',
  googlescholar: 'Google Scholar',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  semanticscholar: 'Semantic Scholar',
  arxiv: 'arXiv',
  pubmed: 'PubMed',
  europepmc: 'Europe PMC',
  doaj: 'DOAJ',
}

export function isDatabaseId(text: string): text is DatabaseId {
  return Object.hasOwn(databaseNames, text)
}

/** All databases in the order on screen. */
export const allDatabases: readonly DatabaseId[] = Object.keys(databaseNames).filter(isDatabaseId)

/** The name to show; an origin that is no database of the list keeps its own word. */
export function databaseName(id: string): string {
  return isDatabaseId(id) ? databaseNames[id] : id
}
