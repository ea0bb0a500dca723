import type { ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { JournalFacts } from '@/lib/contracts/source'
import { requestUrl } from '@/lib/core/databases/request-url'
import { normaliseIssns } from '@/lib/core/identity/identifiers'
import { failedPage, notFoundPage, pageOfStatus } from '@/lib/core/records/answer-outcome'
import {
  booleanAt,
  countAt,
  isJsonObject,
  listAt,
  numberAt,
  parseJson,
  textAt,
  textsAt,
  valueAt,
} from '@/lib/core/records/read-json'
import { askForFacts, type ServiceDeps } from './ask-service'
import { openAlexSecret } from './openalex'

const BATCH_MAX = 50
const ISSNS_MAX = 400
/** DOAJ is asked one journal at a time, twice a second, and only for what OpenAlex does not know. */
const DOAJ_LOOKUPS_MAX = 6

/**
 * Facts about journals by ISSN; an ISSN that could not be looked up, or that no index knows, is absent. A mean citedness
 * of 0 stands for renamed and discontinued titles and is left out.
 */
export async function findJournals(
  issns: readonly string[],
  deps: ServiceDeps,
): Promise<ReadonlyMap<string, JournalFacts>> {
  const asked = normaliseEach(issns).slice(0, ISSNS_MAX)
  const batches: string[][] = []
  for (let at = 0; at < asked.length; at += BATCH_MAX) batches.push(asked.slice(at, at + BATCH_MAX))
  const answers = await Promise.all(batches.map((batch) => askOpenAlex(batch, deps)))
  const found = new Map(answers.flatMap((answer) => [...answer]))
  const unknown = asked.filter((issn) => !found.has(issn)).slice(0, DOAJ_LOOKUPS_MAX)
  for (const [issn, isListed] of await Promise.all(unknown.map((issn) => askDoaj(issn, deps)))) {
    if (isListed === true) found.set(issn, { inDoaj: true, via: 'DOAJ' })
  }
  return new Map(
    asked.flatMap((issn) => (found.has(issn) ? [[issn, found.get(issn) ?? { via: '' }] as const] : [])),
  )
}

function normaliseEach(issns: readonly string[]): string[] {
  return [...new Set(issns.flatMap((issn) => normaliseIssns([issn])))]
}

async function askOpenAlex(issns: readonly string[], deps: ServiceDeps): Promise<Map<string, JournalFacts>> {
  const context = { secrets: deps.secrets, baseUrls: deps.addresses, mailto: deps.mailto }
  const request = {
    method: 'GET',
    url: requestUrl(deps.addresses.openalex, '/sources', {
      filter: `issn:${issns.join('|')}`,
      select: 'id,display_name,issn_l,issn,is_in_doaj,is_oa,works_count,cited_by_count,summary_stats',
      per_page: 100,
    }),
    ...openAlexSecret(context),
  } as const
  const { found } = await askForFacts({ service: 'openalex', request, parse: readable }, journalsIn, deps)
  return found ?? new Map()
}

/** The facts of each ISSN in an answer of OpenAlex /sources (a list or one source). */
function journalsIn(response: HttpResponse): Map<string, JournalFacts> {
  const body = parseJson(response.body)
  const sources = valueAt(body, 'results') === undefined ? [body] : listAt(body, 'results')
  return new Map(
    sources.filter(isJsonObject).flatMap((source) => {
      const facts = factsOf(source)
      return normaliseIssns([...textsAt(source, 'issn'), textAt(source, 'issn_l') ?? '']).map(
        (issn) => [issn, facts] as const,
      )
    }),
  )
}

function factsOf(source: object): JournalFacts {
  const inDoaj = booleanAt(source, 'is_in_doaj')
  const citedness = numberAt(source, 'summary_stats', '2yr_mean_citedness')
  const hIndex = countAt(source, 'summary_stats', 'h_index')
  return {
    ...(inDoaj === null ? {} : { inDoaj }),
    ...(citedness === null || citedness <= 0 ? {} : { meanCitedness2y: citedness }),
    ...(hIndex === null ? {} : { hIndex }),
    via: 'OpenAlex',
  }
}

async function askDoaj(issn: string, deps: ServiceDeps): Promise<readonly [string, boolean | null]> {
  const request = {
    method: 'GET',
    url: requestUrl(deps.addresses.doaj, `/api/search/journals/${encodeURIComponent(`issn:${issn}`)}`, {}),
  } as const
  const read = (response: HttpResponse) => (countAt(parseJson(response.body), 'total') ?? 0) > 0
  const { found } = await askForFacts({ service: 'doaj', request, parse: readable }, read, deps)
  return [issn, found]
}

function readable(response: HttpResponse): ParsedPage {
  if (response.status === 404) return notFoundPage()
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  return isJsonObject(parseJson(response.body))
    ? { outcome: 'ok', total: null, records: [] }
    : failedPage('down', 'broken JSON')
}
