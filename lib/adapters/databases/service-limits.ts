import type { ServiceId, ServiceLimits } from '@/lib/contracts/connector'

/** Time at one database, retries included: all are to be settled after 8 s, their outcomes made durable. */
const TIMEOUT_MS = 7_000

/**
 * What each service publishes or was measured to bear (requests per second, at once); where nothing is published, one call
 * at a time and two per second.
 */
export const serviceLimits: Readonly<Record<ServiceId, ServiceLimits>> = {
  // Its own answers name 100 per second; the counts of all angles go out at once.
  openalex: { perSecond: 10, concurrent: 8, timeoutMs: TIMEOUT_MS },
  // Crossref's pools have shrunk to one list call per second at times; its own headers say 5–10. One at a time is what it
  // gives to callers it cannot write to.
  // Those who give an address (its polite pool) may ask three at a time.
  crossref: { perSecond: 3, concurrent: 1, politeConcurrent: 3, timeoutMs: TIMEOUT_MS },
  semanticscholar: { perSecond: 1, concurrent: 1, timeoutMs: TIMEOUT_MS },
  // "One request each three seconds, one connection."
  arxiv: { perSecond: 1 / 3, concurrent: 1, timeoutMs: TIMEOUT_MS },
  // Three in any second, not one in each third of it.
  pubmed: { perSecond: 3, concurrent: 3, burst: 3, timeoutMs: TIMEOUT_MS },
  europepmc: { perSecond: 5, concurrent: 2, timeoutMs: TIMEOUT_MS },
  // Two per second and bursts of five.
  doaj: { perSecond: 2, concurrent: 4, burst: 4, timeoutMs: TIMEOUT_MS },
  scielo: { perSecond: 2, concurrent: 2, timeoutMs: TIMEOUT_MS },
  wos: { perSecond: 1, concurrent: 1, timeoutMs: TIMEOUT_MS },
  googlescholar: { perSecond: 2, concurrent: 2, timeoutMs: TIMEOUT_MS },
  searchapi: { perSecond: 2, concurrent: 2, timeoutMs: TIMEOUT_MS },
  unpaywall: { perSecond: 5, concurrent: 2, timeoutMs: TIMEOUT_MS },
  datacite: { perSecond: 1, concurrent: 1, timeoutMs: TIMEOUT_MS },
  // 25 a minute with a free key, ten without one: what it sets is a number a minute, not a distance between two.
  core: { perSecond: 0.4, concurrent: 2, burst: 10, timeoutMs: TIMEOUT_MS },
  eric: { perSecond: 2, concurrent: 1, timeoutMs: TIMEOUT_MS },
  clinicaltrials: { perSecond: 0.8, concurrent: 1, timeoutMs: TIMEOUT_MS },
  opencitations: { perSecond: 3, concurrent: 2, timeoutMs: TIMEOUT_MS },
  orcid: { perSecond: 2, concurrent: 1, timeoutMs: TIMEOUT_MS },
  chembl: { perSecond: 2, concurrent: 1, timeoutMs: TIMEOUT_MS },
  tavily: { perSecond: 1.5, concurrent: 2, timeoutMs: TIMEOUT_MS },
}

/** The limits of a service for a caller with this contact address, or with none. */
export function limitsOf(service: ServiceId, mailto: string | null): ServiceLimits {
  const limits = serviceLimits[service]
  const { politeConcurrent } = limits
  return politeConcurrent !== undefined && mailto !== null
    ? { ...limits, concurrent: politeConcurrent }
    : limits
}
