import { setTimeout as sleep } from 'node:timers/promises'
import { type AwaitedRequest, runHttp } from '@/lib/adapters/web/http-runner'
import { createLimiters, type Limiter } from '@/lib/adapters/web/limiter'
import { redact } from '@/lib/adapters/web/redact'
import type { Exchange, ParsedPage, Secrets, ServiceId } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import { failedPage, RETRY_AFTER_MAX_S } from '@/lib/core/records/answer-outcome'
import { limitsOf, serviceTable } from './service-table'

const RETRIES_MAX = 2
const FIRST_WAIT_MS = 400

/** Everything the connectors need from the outside. Keep one `limiterOf` per process. */
export interface ServiceDeps {
  readonly addresses: Readonly<Record<ServiceId, string>>
  readonly secrets: Secrets
  readonly mailto: string | null
  readonly scieloIssns?: readonly string[]
  readonly limiterOf: (service: ServiceId) => Limiter
  /** Marks every record as invented; set when the addresses are the sandbox's. */
  readonly isSandbox?: boolean
  readonly signal?: AbortSignal
  /** Time at the service for all requests of one question, retries included; the service's own limit when absent. */
  readonly timeoutMs?: number
  /** Somebody sits before the screen until the answer is there. Absent for what is checked in the background. */
  readonly awaited?: AwaitedRequest
  /** 0…1, spreads retries; Math.random when absent. */
  readonly random?: () => number
  /** Waits before a request is repeated; real time when absent. */
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The clock in ms since 1970; Date.now when absent. */
  readonly nowMs?: () => number
}

/**
 * Limiters for all services, for a caller with the contact address `mailto`. The pace that real hosts ask for is not kept
 * towards a server on this machine.
 */
export function createServiceLimiters(
  addresses: Readonly<Record<ServiceId, string>>,
  mailto: string | null,
): (service: ServiceId) => Limiter {
  return createLimiters((service: ServiceId) =>
    isLoopback(addresses[service]) ? { perSecond: 1_000, concurrent: 8 } : limitsOf(service, mailto),
  )
}

function isLoopback(url: string): boolean {
  return /^https?:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?(?:\/|$)/i.test(url)
}

/**
 * What the service says to one request, asked again at most twice when it is throttled or down and the request repeats
 * safely (GET). Retry-After is honoured up to a minute and only within the time that is left; a longer one is a spent
 * quota. Silence is not asked again: it has used the time. Never throws except when `deps.signal` aborts.
 */
export async function askService(exchange: Exchange, deps: ServiceDeps): Promise<ParsedPage> {
  return (await askFor(exchange, deps)).page
}

/** The same with what is left of the time (ms), for the question's next request. */
export async function askServiceTimed(
  exchange: Exchange,
  deps: ServiceDeps,
): Promise<{ readonly page: ParsedPage; readonly leftMs: number }> {
  const { page, leftMs } = await askFor(exchange, deps)
  return { page, leftMs }
}

/**
 * The same for an answer that holds something else than works: `found` is what `read` took from an answer whose outcome is
 * `ok` or `empty`, otherwise null.
 */
export async function askForFacts<F>(
  exchange: Exchange,
  read: (response: HttpResponse) => F,
  deps: ServiceDeps,
): Promise<{ readonly page: ParsedPage; readonly found: F | null }> {
  const { page, response } = await askFor(exchange, deps)
  const isAnswered = (page.outcome === 'ok' || page.outcome === 'empty') && response !== null
  return { page, found: isAnswered ? read(response) : null }
}

interface Asked {
  readonly page: ParsedPage
  readonly leftMs: number
  readonly response: HttpResponse | null
}

async function askFor(exchange: Exchange, deps: ServiceDeps): Promise<Asked> {
  const limits = serviceTable[exchange.service].limits
  let leftMs = deps.timeoutMs ?? limits.timeoutMs
  for (let attempt = 0; ; attempt++) {
    const result = await runHttp(exchange.request, {
      timeoutMs: leftMs,
      limiter: deps.limiterOf(exchange.service),
      awaited: deps.awaited,
      contact: deps.mailto === null ? null : `mailto:${deps.mailto}`,
      ...(deps.signal === undefined ? {} : { signal: deps.signal }),
    })
    leftMs -= result.tookMs
    const page = result.ok
      ? readSafely(exchange, result.response)
      : failedPage(result.reason === 'no-turn' ? 'throttled' : 'down', `${result.reason}: ${result.detail}`)
    const settled = asQuota(redacted(page, exchange, deps))
    const waitMs = waitBefore(attempt, settled, deps.random ?? Math.random)
    const isRepeatable = exchange.request.method === 'GET' && (result.ok || result.reason === 'unreachable')
    if (!isRepeatable || waitMs === null || waitMs >= leftMs)
      return { page: settled, leftMs, response: result.ok ? result.response : null }
    await (deps.wait ?? realWait)(waitMs, deps.signal)
    leftMs -= waitMs
  }
}

async function realWait(ms: number, signal?: AbortSignal): Promise<void> {
  await sleep(ms, undefined, signal === undefined ? {} : { signal })
}

/** A parser that throws is a bug, but one database's bug must not end the search of the others. */
function readSafely(exchange: Exchange, response: Parameters<Exchange['parse']>[0]): ParsedPage {
  try {
    return exchange.parse(response)
  } catch (error) {
    return failedPage('down', `unreadable answer: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

function asQuota(page: ParsedPage): ParsedPage {
  return page.outcome === 'throttled' && (page.retryAfterS ?? 0) > RETRY_AFTER_MAX_S
    ? { ...page, outcome: 'quota' }
    : page
}

function waitBefore(attempt: number, page: ParsedPage, random: () => number): number | null {
  if (attempt >= RETRIES_MAX || (page.outcome !== 'throttled' && page.outcome !== 'down')) return null
  const ownMs = FIRST_WAIT_MS * 2 ** attempt * (0.75 + random() / 2)
  return Math.max(ownMs, (page.retryAfterS ?? 0) * 1_000)
}

function redacted(page: ParsedPage, exchange: Exchange, deps: ServiceDeps): ParsedPage {
  if (page.detail === undefined) return page
  const secrets = [...Object.values(deps.secrets), ...Object.values(exchange.request.secretParams ?? {})]
  return { ...page, detail: redact(page.detail, secrets) }
}
