import { runHttp } from '@/lib/adapters/web/http-runner'
import { createLimiters } from '@/lib/adapters/web/limiter'
import type { HttpResponse } from '@/lib/contracts/http'
import type { NamesFailure } from '@/lib/contracts/vocabulary'
import { retryAfterOf } from '@/lib/core/records/answer-outcome'
import { parseJson, textAt, valueAt } from '@/lib/core/records/read-json'
import { cutText } from '@/lib/core/text/plain-text'
import type { Asked, VocabularyExchange, VocabularyHost } from './vocabulary'

interface HostLimits {
  readonly perSecond: number
  readonly concurrent: number
  readonly burst: number
}

/** Where nothing is published: one call at a time and two per second. */
const unpublished: HostLimits = { perSecond: 2, concurrent: 1, burst: 4 }

const hostLimits: Readonly<Record<VocabularyHost, HostLimits>> = {
  // One request at a time over all sites, and at most 50 in any minute, where 60 are the rule.
  wikimedia: { perSecond: 50 / 60, concurrent: 1, burst: 50 },
  // 500 in a minute, then a block of 30 s.
  mesh: { perSecond: 5, concurrent: 2, burst: 10 },
  decs: unpublished,
  agrovoc: unpublished,
  unesco: unpublished,
  elsst: unpublished,
  gemet: unpublished,
}

/** The pace that real hosts ask for is not kept towards a server on this machine; their order is. */
const loopbackLimits: HostLimits = { perSecond: 1_000, concurrent: 1, burst: 1_000 }

/** Time for one request; whoever waits for the names has stopped waiting by then. */
const REQUEST_TIMEOUT_MS = 7_000
/** The rest of a host that says "too many" and not for how long. */
const REST_S = 30
const REST_MAX_S = 600
const DETAIL_MAX = 200

export interface AskerOptions {
  readonly isLoopback: boolean
  /** e.g. "mailto:someone@university.example"; Wikimedia's own form stands in its requests. */
  readonly contact: string | null
  readonly nowMs?: () => number
  readonly timeoutMs?: number
}

/** Sends requests to vocabulary services, each host at its own pace. Keep one per process. */
export interface VocabularyAsker {
  /** What the host says; failures are answers. Rejects only when `signal` aborts. */
  ask<T>(exchange: VocabularyExchange<T>, signal: AbortSignal): Promise<Asked<T>>
}

/**
 * An asker with the limits of all hosts. A host that says "too many" is left alone for as long as it asks (Retry-After), and
 * what would be sent meanwhile is answered with `throttled`. Nothing is asked twice: the next search asks anew.
 */
export function createVocabularyAsker(options: AskerOptions): VocabularyAsker {
  const { isLoopback, contact, nowMs = Date.now, timeoutMs = REQUEST_TIMEOUT_MS } = options
  const limiterOf = createLimiters((host: VocabularyHost) => (isLoopback ? loopbackLimits : hostLimits[host]))
  const restsUntilMs = new Map<VocabularyHost, number>()
  const rest = (host: VocabularyHost, seconds: number) =>
    restsUntilMs.set(host, nowMs() + Math.min(seconds, REST_MAX_S) * 1_000)

  async function ask<T>(exchange: VocabularyExchange<T>, signal: AbortSignal): Promise<Asked<T>> {
    const { host, request, bodyMaxBytes } = exchange
    return limiterOf(host).run(
      async () => {
        if ((restsUntilMs.get(host) ?? 0) > nowMs())
          return failed('throttled', 'the host asked to be left alone')
        const result = await runHttp(request, { timeoutMs, bodyMaxBytes, signal, contact })
        if (!result.ok) return failed(failureOf(result.reason), result.detail)
        const answer = readVocabularyAnswer(exchange, result.response)
        if (!answer.ok && answer.why === 'throttled') rest(host, retryAfterOf(result.response) ?? REST_S)
        return answer
      },
      { signal },
    )
  }
  return { ask }
}

function failureOf(
  reason: 'timed-out' | 'no-turn' | 'unreachable' | 'too-large' | 'redirected',
): NamesFailure {
  if (reason === 'no-turn') return 'throttled'
  return reason === 'redirected' ? 'unreachable' : reason
}

function failed(why: NamesFailure, detail: string): Asked<never> {
  return { ok: false, why, detail: cutText(detail.replace(/\s+/g, ' ').trim(), DETAIL_MAX) }
}

/** Reads one answer of a service under any status. Pure; never throws. */
export function readVocabularyAnswer<T>(
  exchange: VocabularyExchange<T>,
  { status, headers, body }: HttpResponse,
): Asked<T> {
  if (status === 404 && exchange.isAbsentOn404 === true) return readBody(exchange, null)
  if (status < 200 || status >= 300) return failed(failureOfStatus(status, exchange.host), `HTTP ${status}`)
  const parsed = parseJson(body)
  if (parsed === undefined) return failed('unreadable', body.trim() === '' ? 'empty answer' : 'no whole JSON')
  const error = valueAt(parsed, 'error')
  if (error !== undefined) {
    // Wikimedia answers errors with HTTP 200.
    const code = textAt(error, 'code') ?? ''
    const isBusy =
      /^(?:maxlag|ratelimited|readonly)/.test(code) || headers['mediawiki-api-error'] === 'maxlag'
    return failed(isBusy ? 'throttled' : 'refused', `error ${code}`)
  }
  return readBody(exchange, parsed)
}

function readBody<T>({ read }: VocabularyExchange<T>, body: unknown): Asked<T> {
  const value = read(body)
  return value === null ? failed('unreadable', 'another answer than was asked for') : { ok: true, value }
}

function failureOfStatus(status: number, host: VocabularyHost): NamesFailure {
  if (status === 429) return 'throttled'
  // DeCS says so to a wrong key, Wikimedia to a program that does not name itself.
  if (status === 403 || status === 451) return host === 'decs' ? 'refused' : 'blocked'
  return status >= 400 && status < 500 && status !== 408 && status !== 425 ? 'refused' : 'unreachable'
}
