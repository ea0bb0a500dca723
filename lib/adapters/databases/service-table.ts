import type { AnswerParser, ServiceId, ServiceLimits } from '@/lib/contracts/connector'

/** Time at one database, retries included: all are to be settled after 8 s, their outcomes made durable. */
const TIMEOUT_MS = 7_000

/** All that is known of one service but how it is asked. */
interface Service {
  /** Without final slash; the path after it is the same everywhere. */
  readonly address: string
  /**
   * What it publishes or was measured to bear (requests per second, at once); where nothing is published, one call at a time and
   * two per second.
   */
  readonly limits: ServiceLimits
  /** The reader of its answers, loaded when it is asked for: those of XML and pages take longer to load than an answer to read. */
  readonly parser: () => Promise<AnswerParser>
}

export const serviceTable: Readonly<Record<ServiceId, Service>> = {
  openalex: {
    address: 'https://api.openalex.org',
    // Its own answers name 100 per second; the counts of all angles go out at once.
    limits: { perSecond: 10, concurrent: 8, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./openalex-works')).parseOpenAlex,
  },
  crossref: {
    address: 'https://api.crossref.org',
    // Crossref's pools have shrunk to one list call per second at times; its own headers say 5–10. One at a time is what it
    // gives to callers it cannot write to.
    // Those who give an address (its polite pool) may ask three at a time.
    limits: { perSecond: 3, concurrent: 1, politeConcurrent: 3, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./crossref-works')).parseCrossref,
  },
  semanticscholar: {
    address: 'https://api.semanticscholar.org',
    limits: { perSecond: 1, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./semanticscholar-works')).parseSemanticScholar,
  },
  arxiv: {
    address: 'https://export.arxiv.org',
    // "One request each three seconds, one connection."
    limits: { perSecond: 1 / 3, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./arxiv-works')).parseArxiv,
  },
  pubmed: {
    address: 'https://eutils.ncbi.nlm.nih.gov',
    // Three in any second, not one in each third of it.
    limits: { perSecond: 3, concurrent: 3, burst: 3, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./pubmed-answers')).parsePubmed,
  },
  europepmc: {
    address: 'https://www.ebi.ac.uk',
    limits: { perSecond: 5, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./europepmc-works')).parseEuropePmc,
  },
  doaj: {
    address: 'https://doaj.org',
    // Two per second and bursts of five.
    limits: { perSecond: 2, concurrent: 4, burst: 4, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./doaj-works')).parseDoaj,
  },
  scielo: {
    address: 'https://articlemeta.scielo.org',
    limits: { perSecond: 2, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./scielo-articles')).parseScielo,
  },
  wos: {
    address: 'https://api.clarivate.com',
    limits: { perSecond: 1, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./wos-documents')).parseWos,
  },
  googlescholar: {
    address: 'https://serpapi.com',
    limits: { perSecond: 2, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: loadGoogleScholar,
  },
  searchapi: {
    address: 'https://www.searchapi.io',
    limits: { perSecond: 2, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: loadGoogleScholar,
  },
  unpaywall: {
    address: 'https://api.unpaywall.org',
    limits: { perSecond: 5, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./unpaywall-copies')).parseUnpaywall,
  },
  datacite: {
    address: 'https://api.datacite.org',
    limits: { perSecond: 1, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./datacite-works')).parseDataCite,
  },
  core: {
    address: 'https://api.core.ac.uk',
    // 25 a minute with a free key, ten without one: what it sets is a number a minute, not a distance between two.
    limits: { perSecond: 0.4, concurrent: 2, burst: 10, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./core-works')).parseCore,
  },
  eric: {
    address: 'https://api.ies.ed.gov',
    limits: { perSecond: 2, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./eric-works')).parseEric,
  },
  clinicaltrials: {
    address: 'https://clinicaltrials.gov',
    limits: { perSecond: 0.8, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./clinicaltrials-studies')).parseClinicalTrials,
  },
  opencitations: {
    address: 'https://api.opencitations.net',
    limits: { perSecond: 3, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./opencitations-links')).parseOpenCitations,
  },
  orcid: {
    address: 'https://pub.orcid.org',
    limits: { perSecond: 2, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./orcid-people')).parseOrcid,
  },
  chembl: {
    address: 'https://www.ebi.ac.uk',
    limits: { perSecond: 2, concurrent: 1, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./chembl-facts')).parseChembl,
  },
  tavily: {
    address: 'https://api.tavily.com',
    limits: { perSecond: 1.5, concurrent: 2, timeoutMs: TIMEOUT_MS },
    parser: async () => (await import('./tavily-pages')).parseTavily,
  },
}

/** The limits of a service for a caller with this contact address, or with none. */
export function limitsOf(service: ServiceId, mailto: string | null): ServiceLimits {
  const { limits } = serviceTable[service]
  const { politeConcurrent } = limits
  return politeConcurrent !== undefined && mailto !== null
    ? { ...limits, concurrent: politeConcurrent }
    : limits
}

/** Two brokers give the same pages in one form. */
async function loadGoogleScholar(): Promise<AnswerParser> {
  return (await import('./googlescholar-results')).parseGoogleScholar
}
