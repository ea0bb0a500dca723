import type { HttpResponse } from '@/lib/contracts/http'
import type { OpenCopy } from '@/lib/contracts/link'
import { normaliseDoi } from '@/lib/core/identity/doi'
import { normaliseUrl } from '@/lib/core/identity/identifiers'
import { booleanAt, listAt, parseJson, textAt, valueAt } from '@/lib/core/records/read-json'
import { askForFacts, type ServiceDeps } from './ask-service'
import { parseUnpaywall } from './unpaywall-copies'

/**
 * The best free copy of a work by DOI: a PDF where there is one, else the page that leads to it. `checked: false` when
 * Unpaywall did not answer or nobody's address is configured, which it asks for.
 */
export async function findOpenCopy(rawDoi: string, deps: ServiceDeps): Promise<OpenCopy> {
  const doi = normaliseDoi(rawDoi)
  if (doi === null || (deps.mailto === null && deps.isSandbox !== true)) return { checked: false }
  const context = { currentYear: new Date((deps.nowMs ?? Date.now)()).getUTCFullYear() }
  const exchange = {
    service: 'unpaywall',
    request: {
      method: 'GET',
      url: `${deps.addresses.unpaywall}/v2/${encodeURIComponent(doi)}`,
      secretParams: { email: deps.mailto ?? 'sandbox@localhost' },
    },
    parse: (response: HttpResponse) => parseUnpaywall(response, context),
  } as const
  const { found } = await askForFacts(exchange, openUrlIn, deps)
  return found === null ? { checked: false } : { checked: true, url: found.url }
}

function openUrlIn(response: HttpResponse): { url: string | null } {
  const body = parseJson(response.body)
  if (booleanAt(body, 'is_oa') !== true) return { url: null }
  const locations = [valueAt(body, 'best_oa_location'), ...listAt(body, 'oa_locations')]
  const urls = ['url_for_pdf', 'url', 'url_for_landing_page'].flatMap((key) =>
    locations.map((location) => normaliseUrl(textAt(location, key) ?? '')),
  )
  return { url: urls.find((url) => url !== null) ?? null }
}
