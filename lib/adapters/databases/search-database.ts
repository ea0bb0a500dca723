import type {
  Connector,
  Exchange,
  LocalFilter,
  ParseContext,
  ParsedPage,
  RequestContext,
} from '@/lib/contracts/connector'
import type { DatabaseQuery, SearchAnswer } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { failedPage } from '@/lib/core/records/answer-outcome'
import { cutText } from '@/lib/core/text/plain-text'
import { askService, askServiceTimed, type ServiceDeps } from './ask-service'

const RECORDS_MAX = 200
const DETAIL_MAX = 500
/** Behind so many others a database is given up for now: the rest of the search must not wait for it any longer. */
const TURN_WITHIN_MS = 20_000

/**
 * Asks one database one query and says what came of it. Records without a title are left out; those of companion requests
 * follow those of the first. Rejects only when `deps.signal` aborts.
 */
export async function searchDatabase(
  connector: Connector,
  query: DatabaseQuery,
  deps: ServiceDeps,
): Promise<SearchAnswer> {
  const nowMs = deps.nowMs ?? Date.now
  const startedAtMs = nowMs()
  const context = contextOf(deps, startedAtMs)
  const bounded = { ...query, limit: Math.min(query.limit, databaseFacts[connector.id].pageSizeMax) }
  const page = isKeyMissing(connector, deps)
    ? failedPage('auth', 'no key')
    : await askAll(connector, bounded, context, { awaited: { turnWithinMs: TURN_WITHIN_MS }, ...deps })
  const answeredAtMs = nowMs()
  const records = page.records.filter((work) => work.title !== '').slice(0, RECORDS_MAX)
  const outcome = page.outcome === 'ok' && records.length === 0 ? 'empty' : page.outcome
  return {
    database: connector.id,
    outcome,
    total: page.total,
    records:
      outcome === 'ok'
        ? records.map((work) => (deps.isSandbox === true ? { ...work, sandbox: true } : work))
        : [],
    tookMs: Math.max(0, answeredAtMs - startedAtMs),
    filterLocally: connector.cannotFilter.filter((filter) => isAsked(filter, query)),
    ...(page.retryAfterS === undefined
      ? {}
      : { retryAt: new Date(answeredAtMs + page.retryAfterS * 1_000).toISOString() }),
    ...(page.detail === undefined ? {} : { detail: cutText(page.detail, DETAIL_MAX) }),
  }
}

/**
 * How many records one database says it has for a query, by one request: what would be asked for to read the records is left out.
 * `total` is null where it does not say or failed. Rejects only when `deps.signal` aborts.
 */
export async function countDatabase(
  connector: Connector,
  query: DatabaseQuery,
  deps: ServiceDeps,
): Promise<Pick<SearchAnswer, 'outcome' | 'total'>> {
  if (isKeyMissing(connector, deps)) return { outcome: 'auth', total: null }
  const context = contextOf(deps, (deps.nowMs ?? Date.now)())
  const asked = { ...query, limit: 1, page: 0 }
  const exchange: Exchange = {
    service: connector.service,
    request: connector.buildRequest(asked, context),
    parse: (response) => connector.parseResponse(response, asked, context),
  }
  const { outcome, total } = await askService(exchange, {
    awaited: { turnWithinMs: TURN_WITHIN_MS },
    ...deps,
  })
  return { outcome, total: outcome === 'ok' || outcome === 'empty' ? total : null }
}

function contextOf(deps: ServiceDeps, nowMs: number): RequestContext & ParseContext {
  return {
    secrets: deps.secrets,
    baseUrls: deps.addresses,
    mailto: deps.mailto,
    ...(deps.scieloIssns === undefined ? {} : { scieloIssns: deps.scieloIssns }),
    currentYear: new Date(nowMs).getUTCFullYear(),
  }
}

function isKeyMissing(connector: Connector, deps: ServiceDeps): boolean {
  const { needsKey, keys } = databaseFacts[connector.id]
  return needsKey === true && !keys.some(({ name }) => (deps.secrets[name] ?? '') !== '')
}

function isAsked(filter: LocalFilter, query: DatabaseQuery): boolean {
  if (filter === 'years') return query.yearFrom !== null || query.yearTo !== null
  return filter === 'languages' ? query.languages.length > 0 : query.excluded.length > 0
}

async function askAll(
  connector: Connector,
  query: DatabaseQuery,
  context: RequestContext & ParseContext,
  deps: ServiceDeps,
): Promise<ParsedPage> {
  const search: Exchange = {
    service: connector.service,
    request: connector.buildRequest(query, context),
    parse: (response) => connector.parseResponse(response, query, context),
  }
  const companions = connector.companions?.(query, context) ?? []
  const [main, ...others] = await Promise.all([
    askInTurn(search, (first) => connector.next?.(first, query, context) ?? null, deps),
    ...companions.map((exchange) => askService(exchange, deps)),
  ])
  return others.length === 0 ? main : together(main, others)
}

/** The first request and the one that follows from its answer share the time of one database. */
async function askInTurn(
  search: Exchange,
  next: (first: ParsedPage) => Exchange | null,
  deps: ServiceDeps,
): Promise<ParsedPage> {
  const { page: first, leftMs } = await askServiceTimed(search, deps)
  const follow = first.outcome === 'ok' ? next(first) : null
  if (follow === null) return first
  const second = await askService(follow, { ...deps, timeoutMs: leftMs })
  return second.outcome === 'ok' ? { ...second, total: first.total } : second
}

/** Any records make it `ok`; without records a failure is reported before an emptiness. */
function together(first: ParsedPage, others: readonly ParsedPage[]): ParsedPage {
  const pages = [first, ...others]
  const failed = pages.find((page) => page.outcome !== 'ok' && page.outcome !== 'empty')
  const answered = pages.find((page) => page.outcome === 'ok')
  if (answered === undefined) return failed ?? first
  const detail =
    failed === undefined ? undefined : `one part answered ${failed.outcome}: ${failed.detail ?? ''}`
  const records = distinct(pages.flatMap((page) => page.records))
  return { outcome: 'ok', total: answered.total, records, ...(detail === undefined ? {} : { detail }) }
}

function distinct(works: readonly Work[]): Work[] {
  const seen = new Set<string>()
  return works.filter((work) => {
    if (work.doi === null) return true
    if (seen.has(work.doi)) return false
    seen.add(work.doi)
    return true
  })
}
