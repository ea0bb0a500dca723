import { type ServiceId, serviceIds } from '@/lib/contracts/connector'

/** The real address of each service, without final slash; the path after it is the same everywhere. */
export const serviceAddresses: Readonly<Record<ServiceId, string>> = {
  openalex: 'https://api.openalex.org',
  crossref: 'https://api.crossref.org',
  semanticscholar: 'https://api.semanticscholar.org',
  arxiv: 'https://export.arxiv.org',
  pubmed: 'https://eutils.ncbi.nlm.nih.gov',
  europepmc: 'https://www.ebi.ac.uk',
  doaj: 'https://doaj.org',
  scielo: 'https://articlemeta.scielo.org',
  wos: 'https://api.clarivate.com',
  googlescholar: 'https://serpapi.com',
  searchapi: 'https://www.searchapi.io',
  unpaywall: 'https://api.unpaywall.org',
  datacite: 'https://api.datacite.org',
  core: 'https://api.core.ac.uk',
  eric: 'https://api.ies.ed.gov',
  clinicaltrials: 'https://clinicaltrials.gov',
  opencitations: 'https://api.opencitations.net',
  orcid: 'https://pub.orcid.org',
  chembl: 'https://www.ebi.ac.uk',
  tavily: 'https://api.tavily.com',
}

/**
 * The addresses to use: the real ones, or `${sandboxBase}/<service>` for each when a sandbox is given, with single
 * services overridden by `overrides`.
 */
export function resolveAddresses(settings: {
  sandboxBase?: string | undefined
  overrides?: Readonly<Partial<Record<ServiceId, string>>> | undefined
}): Record<ServiceId, string> {
  const addresses: Record<ServiceId, string> = { ...serviceAddresses }
  for (const service of serviceIds) {
    if (settings.sandboxBase !== undefined)
      addresses[service] = `${withoutSlash(settings.sandboxBase)}/${service}`
    const own = settings.overrides?.[service]
    if (own !== undefined) addresses[service] = withoutSlash(own)
  }
  return addresses
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}
