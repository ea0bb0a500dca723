import type { Exchange, ParseContext, RequestContext } from '@/lib/contracts/connector'
import { requestUrl } from '@/lib/core/databases/request-url'
import { askService, type ServiceDeps } from './ask-service'
import { parseChembl } from './chembl-facts'
import { parseClinicalTrials } from './clinicaltrials-studies'

/** A question to a service that registers studies or facts of chemistry. */
export interface ServiceQuery {
  readonly text: string
  readonly yearFrom: number | null
  /** From 0. */
  readonly page: number
  readonly limit: number
}

/** A page of API v2 may be this long. */
const STUDIES_MAX = 1_000

type ServiceSearch = (query: ServiceQuery, context: RequestContext & ParseContext) => Exchange

/** API v2 pages by tokens, which a later process does not have: a later page asks for all before it, too. */
const clinicaltrials: ServiceSearch = (query, context) => ({
  service: 'clinicaltrials',
  request: {
    method: 'GET',
    url: requestUrl(context.baseUrls.clinicaltrials, '/api/v2/studies', {
      'query.term': query.text,
      ...(query.yearFrom === null
        ? {}
        : { 'filter.advanced': `AREA[StartDate]RANGE[${query.yearFrom}-01-01,MAX]` }),
      pageSize: Math.min(STUDIES_MAX, (query.page + 1) * query.limit),
      countTotal: 'true',
      format: 'json',
    }),
  },
  parse: (response) => {
    const page = parseClinicalTrials(response, context)
    return { ...page, records: page.records.slice(query.page * query.limit) }
  },
})

/** Documents whose title holds the words: ChEMBL's filters know no more of them. */
const chembl: ServiceSearch = (query, context) => ({
  service: 'chembl',
  request: {
    method: 'GET',
    url: requestUrl(context.baseUrls.chembl, '/chembl/api/data/document.json', {
      title__icontains: query.text,
      ...(query.yearFrom === null ? {} : { year__gte: query.yearFrom }),
      limit: query.limit,
      offset: query.page * query.limit,
    }),
  },
  parse: (response) => parseChembl(response, context),
})

const searches = { clinicaltrials, chembl } as const
export type ResearchService = keyof typeof searches

/** What a service says to a question; records without a title are left out. Rejects only when `deps.signal` aborts. */
export async function searchResearchService(
  service: ResearchService,
  query: ServiceQuery,
  deps: ServiceDeps,
) {
  const currentYear = new Date((deps.nowMs ?? Date.now)()).getUTCFullYear()
  const { secrets, mailto } = deps
  const context = { secrets, mailto, baseUrls: deps.addresses, currentYear }
  const { outcome, records } = await askService(searches[service](query, context), deps)
  const titled = records.filter(({ title }) => title !== '')
  return {
    outcome: outcome === 'ok' && titled.length === 0 ? ('empty' as const) : outcome,
    records: titled.map((work) => (deps.isSandbox === true ? { ...work, sandbox: true } : work)),
  }
}
