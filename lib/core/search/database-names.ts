import type { DatabaseId } from '@/lib/contracts/search'

/** The databases as people call them; names are the same in every language. */
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

/** The databases as the frontmatter of the output document names them. */
export const databaseKeys: Readonly<Record<DatabaseId, string>> = {
  jstor: 'JSTOR',
  scielo: 'SciELO',
  capes: 'CAPES',
  wos: 'WebOfScience',
  googlescholar: 'GoogleScholar',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  semanticscholar: 'SemanticScholar',
  arxiv: 'arXiv',
  pubmed: 'PubMed',
  europepmc: 'EuropePMC',
  doaj: 'DOAJ',
}
