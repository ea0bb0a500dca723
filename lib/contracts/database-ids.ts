/** The five databases of the specification first, then the open indexes. The order is the order on screen. */
export const databaseIds = [
  'jstor',
  'scielo',
  'capes',
  'wos',
  'googlescholar',
  'openalex',
  'crossref',
  'semanticscholar',
  'arxiv',
  'pubmed',
  'europepmc',
  'doaj',
  'eric',
  'core',
] as const
