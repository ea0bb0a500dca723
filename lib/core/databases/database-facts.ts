import type { DatabaseId } from '@/lib/contracts/search'
import type { DatabaseFacts, DatabaseKey } from './facts'
import { europePmcText, pubmedTerm, scholarLanguages, scholarText, withoutWildcards } from './query-syntax'
import { requestUrl } from './request-url'

/** The portal of CAPES refuses shorter queries. */
const CAPES_QUERY_MIN = 4

const openAlexKey: DatabaseKey = {
  name: 'openalex',
  label: 'OpenAlex',
  href: 'https://openalex.org/settings/api',
}

/** Trust goes from registries to curated indexes, gathered copies and, last, scraped pages. */
export const databaseFacts: Readonly<Record<DatabaseId, DatabaseFacts>> = {
  jstor: {
    name: 'JSTOR',
    through: { indexes: ['crossref'] },
    documentKey: 'JSTOR',
    proposedFor: 'always',
    trustRank: 90,
    keys: [],
    pageSizeMax: 100,
    workAt: jstorPath,
    searchPage: ({ text }) => requestUrl('https://www.jstor.org', '/action/doBasicSearch', { Query: text }),
  },
  scielo: {
    name: 'SciELO',
    through: { indexes: ['crossref', 'openalex'] },
    documentKey: 'SciELO',
    proposedFor: 'always',
    isIberoAmerican: true,
    trustRank: 60,
    keys: [],
    pageSizeMax: 100,
    // Some deposits leave it out.
    oftenLacks: 'abstract',
    searchPage: ({ text, languages }) =>
      requestUrl('https://search.scielo.org', '/', {
        q: text,
        lang: 'pt',
        ...(languages[0] === undefined ? {} : { 'filter[la][]': languages[0] }),
      }),
  },
  capes: {
    name: 'CAPES Periódicos',
    through: { indexes: ['openalex'] },
    documentKey: 'CAPES',
    proposedFor: 'always',
    isIberoAmerican: true,
    trustRank: 80,
    keys: [openAlexKey],
    pageSizeMax: 100,
    hasOwnProxy: true,
    searchPage: ({ text }) =>
      requestUrl('https://www.periodicos.capes.gov.br', '/index.php/acervo/buscador.html', {
        q: text.padEnd(CAPES_QUERY_MIN),
        source: 'all',
      }),
  },
  wos: {
    name: 'Web of Science',
    through: { gateways: ['Clarivate Starter API'] },
    documentKey: 'WebOfScience',
    proposedFor: 'always',
    describedIn: ['en'],
    trustRank: 70,
    keys: [
      { name: 'wos', label: 'Web of Science', href: 'https://developer.clarivate.com/apis/wos-starter' },
    ],
    needsKey: true,
    countRank: 8,
    pageSizeMax: 50,
    // Its address takes no query: the prepared one is copied by hand.
    searchPage: () => 'https://www.webofscience.com/wos/woscc/basic-search',
  },
  googlescholar: {
    name: 'Google Scholar',
    through: { gateways: ['SerpApi', 'SearchApi'] },
    documentKey: 'GoogleScholar',
    proposedFor: 'always',
    trustRank: 120,
    keys: [
      { name: 'serpapi', label: 'SerpApi', href: 'https://serpapi.com/manage-api-key' },
      { name: 'searchapi', label: 'SearchApi', href: 'https://www.searchapi.io/' },
    ],
    needsKey: true,
    pageSizeMax: 20,
    // A search page names no identifier.
    oftenLacks: 'doi',
    searchPage: (query) =>
      requestUrl('https://scholar.google.com', '/scholar', {
        q: scholarText(query),
        as_ylo: query.yearFrom,
        as_yhi: query.yearTo,
        lr: scholarLanguages(query),
      }),
  },
  openalex: {
    name: 'OpenAlex',
    documentKey: 'OpenAlex',
    proposedFor: 'every',
    trustRank: 40,
    keys: [openAlexKey],
    countRank: 1,
    pageSizeMax: 100,
    workPage: ({ openAlexId }) => (openAlexId ? `https://openalex.org/${openAlexId}` : null),
    searchPage: ({ text }) =>
      requestUrl('https://openalex.org', '/works', { search: withoutWildcards(text) }),
  },
  crossref: {
    name: 'Crossref',
    documentKey: 'Crossref',
    proposedFor: 'every',
    trustRank: 10,
    keys: [],
    pageSizeMax: 100,
    searchPage: ({ text }) =>
      requestUrl('https://search.crossref.org', '/search/works', { q: text, from_ui: 'yes' }),
  },
  semanticscholar: {
    name: 'Semantic Scholar',
    documentKey: 'SemanticScholar',
    proposedFor: [
      'psychology',
      'education',
      'business',
      'economics',
      'society',
      'computing',
      'engineering',
      'physics',
    ],
    isForUnknownFields: true,
    describedIn: ['en'],
    trustRank: 110,
    keys: [
      {
        name: 'semanticscholar',
        label: 'Semantic Scholar',
        href: 'https://www.semanticscholar.org/product/api#api-key-form',
      },
    ],
    pageSizeMax: 100,
    searchPage: ({ text }) => requestUrl('https://www.semanticscholar.org', '/search', { q: text }),
  },
  arxiv: {
    name: 'arXiv',
    documentKey: 'arXiv',
    proposedFor: ['computing', 'engineering', 'physics'],
    describedIn: ['en'],
    trustRank: 100,
    keys: [],
    countRank: 7,
    pageSizeMax: 100,
    workPage: ({ arxivId }) => (arxivId ? `https://arxiv.org/abs/${arxivId}` : null),
    searchPage: ({ text }) =>
      requestUrl('https://arxiv.org', '/search/', {
        query: text.replace(/\b(?:all|ti|abs|au):/g, ''),
        searchtype: 'all',
      }),
  },
  pubmed: {
    name: 'PubMed',
    documentKey: 'PubMed',
    proposedFor: ['health', 'psychology'],
    describedIn: ['en'],
    trustRank: 20,
    keys: [{ name: 'pubmed', label: 'PubMed (NCBI)', href: 'https://account.ncbi.nlm.nih.gov/settings/' }],
    countRank: 2,
    pageSizeMax: 100,
    workPage: ({ pmid }) => (pmid ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/` : null),
    registersBeside: ['clinicaltrials', 'chembl'],
    searchPage: (query) => requestUrl('https://pubmed.ncbi.nlm.nih.gov', '/', { term: pubmedTerm(query) }),
  },
  europepmc: {
    name: 'Europe PMC',
    documentKey: 'EuropePMC',
    proposedFor: ['health', 'environment'],
    describedIn: ['en'],
    trustRank: 30,
    keys: [],
    countRank: 3,
    pageSizeMax: 100,
    searchPage: (query) => requestUrl('https://europepmc.org', '/search', { query: europePmcText(query) }),
  },
  doaj: {
    name: 'DOAJ',
    documentKey: 'DOAJ',
    proposedFor: ['education', 'business', 'economics', 'society', 'environment', 'humanities'],
    isIberoAmerican: true,
    trustRank: 50,
    keys: [],
    countRank: 4,
    pageSizeMax: 100,
    searchPage: ({ text }) =>
      requestUrl('https://doaj.org', '/search/articles', {
        source: JSON.stringify({ query: { query_string: { query: text, default_operator: 'AND' } } }),
      }),
  },
  eric: {
    name: 'ERIC',
    documentKey: 'ERIC',
    proposedFor: ['education'],
    describedIn: ['en'],
    trustRank: 75,
    keys: [],
    countRank: 5,
    pageSizeMax: 100,
    searchPage: ({ text }) => requestUrl('https://eric.ed.gov', '/', { q: text }),
  },
  core: {
    name: 'CORE',
    documentKey: 'CORE',
    proposedFor: [],
    trustRank: 115,
    keys: [{ name: 'core', label: 'CORE', href: 'https://core.ac.uk/services/api' }],
    countRank: 6,
    pageSizeMax: 100,
    searchPage: ({ text }) => requestUrl('https://core.ac.uk', '/search', { q: text }),
  },
}

/** What names a work at JSTOR: the path of its stable address, e.g. `/stable/12345`; null for other addresses. */
function jstorPath(landing: string): string | null {
  if (!URL.canParse(landing)) return null
  const url = new URL(landing)
  if (!/^(?:www\.)?jstor\.org$/.test(url.hostname)) return null
  return url.pathname.startsWith('/stable/') ? url.pathname.slice(0, 500) : null
}
