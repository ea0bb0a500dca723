import type { Exchange } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Work } from '@/lib/contracts/work'
import { requestUrl } from '@/lib/core/databases/request-url'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { normaliseUrl } from '@/lib/core/identity/identifiers'
import { booleanAt, listAt, parseJson, textAt, valueAt } from '@/lib/core/records/read-json'
import { askForFacts, type ServiceDeps } from './ask-service'
import { parseEuropePmc } from './europepmc-works'
import { openAlexSecret } from './openalex'
import { parseOpenAlex } from './openalex-works'
import { parseUnpaywall } from './unpaywall-copies'

/** The file of a free copy, with the licence that the index states for it as the index spells it; null where it states none. */
export interface FreeCopy {
  readonly url: string
  readonly licence: string | null
}

interface CopyIndex {
  /** Null when the index cannot be asked, e.g. without the address it wants. */
  readonly ask: (doi: string, deps: ServiceDeps) => Exchange | null
  readonly copies: (response: HttpResponse) => readonly FreeCopy[]
}

/** Copies of one work that are looked at. */
const COPIES_MAX = 12

const indexes: readonly CopyIndex[] = [
  {
    ask: (doi, deps) =>
      deps.mailto === null && deps.isSandbox !== true
        ? null
        : {
            service: 'unpaywall',
            request: {
              method: 'GET',
              url: `${deps.addresses.unpaywall}/v2/${encodeURIComponent(doi)}`,
              secretParams: { email: deps.mailto ?? 'sandbox@carrel.example' },
            },
            parse: (response) => parseUnpaywall(response, yearOf(deps)),
          },
    copies: (response) => {
      const work = parseJson(response.body)
      if (booleanAt(work, 'is_oa') !== true) return []
      return [valueAt(work, 'best_oa_location'), ...listAt(work, 'oa_locations')].flatMap((place) =>
        copyOf(textAt(place, 'url_for_pdf'), textAt(place, 'license')),
      )
    },
  },
  {
    ask: (doi, deps) => ({
      service: 'openalex',
      request: {
        method: 'GET',
        url: requestUrl(deps.addresses.openalex, '/works', { filter: `doi:${doi}`, per_page: 1 }),
        ...openAlexSecret({ secrets: deps.secrets, baseUrls: deps.addresses, mailto: deps.mailto }),
      },
      parse: (response) => parseOpenAlex(response, yearOf(deps)),
    }),
    copies: (response) =>
      listAt(parseJson(response.body), 'results')
        .slice(0, 1)
        .flatMap((work) => [valueAt(work, 'best_oa_location'), ...listAt(work, 'locations')])
        .filter((place) => booleanAt(place, 'is_oa') === true)
        .flatMap((place) => copyOf(textAt(place, 'pdf_url'), textAt(place, 'license'))),
  },
  {
    ask: (doi, deps) => ({
      service: 'europepmc',
      request: {
        method: 'GET',
        url: requestUrl(deps.addresses.europepmc, '/europepmc/webservices/rest/search', {
          query: `DOI:"${doi}"`,
          resultType: 'core',
          format: 'json',
          pageSize: 1,
        }),
      },
      parse: (response) => parseEuropePmc(response, yearOf(deps)),
    }),
    copies: (response) =>
      listAt(valueAt(parseJson(response.body), 'resultList'), 'result')
        .slice(0, 1)
        .filter((work) => textAt(work, 'isOpenAccess') === 'Y')
        .flatMap((work) =>
          listAt(valueAt(work, 'fullTextUrlList'), 'fullTextUrl')
            .filter((place) => textAt(place, 'documentStyle') === 'pdf')
            .filter((place) => textAt(place, 'availabilityCode') === 'OA')
            .flatMap((place) => copyOf(textAt(place, 'url'), textAt(work, 'license'))),
        ),
  },
]

/**
 * The free PDFs of a work that Unpaywall, OpenAlex and Europe PMC name under its DOI, those that may be kept first, each address once;
 * null when none of them answered. An index is asked only while those before it name no copy that may be kept. Rejects only when
 * `deps.signal` aborts.
 */
export async function findFreeCopies(
  work: Pick<Work, 'doi'>,
  deps: ServiceDeps,
): Promise<readonly FreeCopy[] | null> {
  const doi = normaliseDoi(work.doi)
  // Such signs separate values in a filter.
  if (doi === null || /[,|"]/.test(doi)) return []
  const found: FreeCopy[] = []
  let answers = 0
  for (const { ask, copies } of indexes) {
    const exchange = ask(doi, deps)
    if (exchange === null) continue
    const { page, found: named } = await askForFacts(exchange, copies, deps)
    if (named !== null || page.outcome === 'empty') answers += 1
    found.push(...(named ?? []))
    if (found.some(({ licence }) => mayBeKept(licence))) break
  }
  if (answers === 0) return null
  const once = found.filter(({ url }, at) => found.findIndex((other) => other.url === url) === at)
  return [
    ...once.filter(({ licence }) => mayBeKept(licence)),
    ...once.filter(({ licence }) => !mayBeKept(licence)),
  ].slice(0, COPIES_MAX)
}

/**
 * Whether a licence lets anybody keep a copy for reading: Creative Commons in every form, and the public domain. Words such as
 * "publisher-specific-oa" or "implied-oa" only say that it can be read where it stands.
 */
export function mayBeKept(licence: string | null): boolean {
  const name = (licence ?? '').toLowerCase().replace(/[\s_]+/g, '-')
  return /^(?:cc-?0|cc-by(?:-(?:nc|nd|sa))*(?:-\d(?:\.\d)?)?|pd|public-domain)$/.test(name)
}

function copyOf(url: string | null, licence: string | null): readonly FreeCopy[] {
  const address = normaliseUrl(url ?? '')
  return address === null ? [] : [{ url: address, licence }]
}

function yearOf(deps: ServiceDeps): { currentYear: number } {
  return { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
}
