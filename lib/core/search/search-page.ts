import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import { europePmcText, pubmedTerm, scholarLanguages, scholarText, withoutWildcards } from './query-syntax'
import { requestUrl } from './request-url'

/** The portal of CAPES refuses shorter queries. */
const CAPES_QUERY_MIN = 4

const pages: Readonly<Record<DatabaseId, (query: DatabaseQuery) => string>> = {
  jstor: ({ text }) => requestUrl('https://www.jstor.org', '/action/doBasicSearch', { Query: text }),
  scielo: ({ text, languages }) =>
    requestUrl('https://search.scielo.org', '/', {
      q: text,
      lang: 'pt',
      ...(languages[0] === undefined ? {} : { 'filter[la][]': languages[0] }),
    }),
  capes: ({ text }) =>
    requestUrl('https://www.periodicos.capes.gov.br', '/index.php/acervo/buscador.html', {
      q: text.padEnd(CAPES_QUERY_MIN),
      source: 'all',
    }),
  // Its address takes no query: the prepared one is copied by hand.
  wos: () => 'https://www.webofscience.com/wos/woscc/basic-search',
  googlescholar: (query) =>
    requestUrl('https://scholar.google.com', '/scholar', {
      q: scholarText(query),
      as_ylo: query.yearFrom,
      as_yhi: query.yearTo,
      lr: scholarLanguages(query),
    }),
  openalex: ({ text }) => requestUrl('https://openalex.org', '/works', { search: withoutWildcards(text) }),
  crossref: ({ text }) =>
    requestUrl('https://search.crossref.org', '/search/works', { q: text, from_ui: 'yes' }),
  semanticscholar: ({ text }) => requestUrl('https://www.semanticscholar.org', '/search', { q: text }),
  arxiv: ({ text }) =>
    requestUrl('https://arxiv.org', '/search/', {
      query: text.replace(/\b(?:all|ti|abs|au):/g, ''),
      searchtype: 'all',
    }),
  pubmed: (query) => requestUrl('https://pubmed.ncbi.nlm.nih.gov', '/', { term: pubmedTerm(query) }),
  europepmc: (query) => requestUrl('https://europepmc.org', '/search', { query: europePmcText(query) }),
  doaj: ({ text }) =>
    requestUrl('https://doaj.org', '/search/articles', {
      source: JSON.stringify({ query: { query_string: { query: text, default_operator: 'AND' } } }),
    }),
}

/** The address at which the person's own browser runs the same query on the database's own page; always https. */
export function searchPageOf(query: DatabaseQuery): string {
  return pages[query.database](query)
}
