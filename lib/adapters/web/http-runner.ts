import { Agent, fetch } from 'undici'
import type { HttpRequest, HttpResponse } from '@/lib/contracts/http'
import type { Limiter } from './limiter'
import { redact } from './redact'

/** Largest answer of an academic service that is read; a page of 100 full records stays under 2 MB. */
const BODY_MAX_BYTES = 8 * 1024 * 1024
const REDIRECTS_MAX = 2
const USER_AGENT = 'Carrel/0.1 (thesis workbench)'

type Failure = 'timed-out' | 'no-turn' | 'unreachable' | 'too-large' | 'redirected'

/** An answer, or why there is none (`detail` is redacted), and the time it took without waiting for the limiter. */
export type HttpResult =
  | { readonly ok: true; readonly response: HttpResponse; readonly tookMs: number }
  | { readonly ok: false; readonly reason: Failure; readonly detail: string; readonly tookMs: number }

type Exchanged =
  | { readonly ok: true; readonly response: HttpResponse }
  | { readonly ok: false; readonly reason: Failure; readonly detail: string }

/** Somebody waits for the answer: its turn comes before background work, and within `turnWithinMs` or not at all. */
export interface AwaitedRequest {
  readonly turnWithinMs: number
}

export interface RunOptions {
  readonly timeoutMs: number
  readonly limiter?: Limiter
  readonly awaited?: AwaitedRequest | undefined
  /** Aborting rejects with the signal's reason; a timeout is a result instead. */
  readonly signal?: AbortSignal
  readonly bodyMaxBytes?: number
  /** e.g. "mailto:someone@university.example", told to services that ask who is calling. */
  readonly contact?: string | null
}

/**
 * Sends one request and reads the answer as text, whatever its status. Redirects are followed by hand, on the same origin
 * only, so that a key never leaves the service it belongs to. `timeoutMs` counts from the moment the limiter lets the
 * request go. Rejects only when `signal` aborts.
 */
export async function runHttp(request: HttpRequest, options: RunOptions): Promise<HttpResult> {
  const send = async () => {
    const startedAt = performance.now()
    const result = await sendWithin(request, options)
    return { ...result, tookMs: performance.now() - startedAt }
  }
  const { limiter, awaited, signal } = options
  if (limiter === undefined) return send()
  if (awaited === undefined) return limiter.run(send, { signal })
  const tooLate = AbortSignal.timeout(awaited.turnWithinMs)
  try {
    const turn = signal === undefined ? tooLate : AbortSignal.any([tooLate, signal])
    return await limiter.run(send, { signal: turn, isAwaited: true })
  } catch (error) {
    if (signal?.aborted || !tooLate.aborted) throw error
    const detail = `no turn within ${awaited.turnWithinMs} ms: others are asking the same service`
    return { ok: false, reason: 'no-turn', detail, tookMs: 0 }
  }
}

async function sendWithin(request: HttpRequest, options: RunOptions): Promise<Exchanged> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(options.timeoutMs)))
  const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal])
  try {
    return await exchange(request, options, signal)
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    if (timeout.aborted)
      return {
        ok: false,
        reason: 'timed-out',
        detail: `no answer within ${Math.round(options.timeoutMs)} ms`,
      }
    return { ok: false, reason: 'unreachable', detail: describe(error, request) }
  }
}

async function exchange(request: HttpRequest, options: RunOptions, signal: AbortSignal): Promise<Exchanged> {
  let url = withSecretParams(request)
  const origin = new URL(url).origin
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await fetch(url, {
      method: request.method,
      headers: { 'user-agent': userAgent(options.contact), accept: '*/*', ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'manual',
      signal,
      dispatcher: agent,
    })
    const target = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (target === null) return readAnswer(answer, options.bodyMaxBytes ?? BODY_MAX_BYTES)
    await answer.body?.cancel()
    const next = new URL(target, url)
    if (next.origin !== origin || request.method !== 'GET') break
    url = next.href
  }
  return { ok: false, reason: 'redirected', detail: 'redirected elsewhere' }
}

async function readAnswer(
  answer: Awaited<ReturnType<typeof fetch>>,
  bodyMaxBytes: number,
): Promise<Exchanged> {
  const decoder = new TextDecoder('utf-8')
  let body = ''
  let bytes = 0
  if (answer.body !== null) {
    for await (const chunk of answer.body) {
      if (!(chunk instanceof Uint8Array)) continue
      bytes += chunk.byteLength
      // Leaving the loop cancels the stream, so the rest is never read.
      if (bytes > bodyMaxBytes)
        return { ok: false, reason: 'too-large', detail: `more than ${bodyMaxBytes} bytes` }
      body += decoder.decode(chunk, { stream: true })
    }
  }
  body += decoder.decode()
  const headers = Object.fromEntries(answer.headers.entries())
  return {
    ok: true,
    response: { status: answer.status, headers: { date: new Date().toUTCString(), ...headers }, body },
  }
}

/**
 * Compressed and kept-alive connections of all API calls; idle ones close by themselves. How many calls a service gets at once is
 * its limiter's to say: fewer connections would let a silent service hold up the others behind the same address, as in the sandbox.
 */
const agent = new Agent({
  connections: 128,
  pipelining: 1,
  keepAliveTimeout: 4_000,
  connect: { timeout: 5_000 },
})

/** The address with its secret parameters, as it goes on the wire; never print it. */
function withSecretParams(request: HttpRequest): string {
  const url = new URL(request.url)
  for (const [name, value] of Object.entries(request.secretParams ?? {})) url.searchParams.set(name, value)
  return url.href
}

function userAgent(contact: string | null | undefined): string {
  return contact === null || contact === undefined ? USER_AGENT : `${USER_AGENT.slice(0, -1)}; ${contact})`
}

function describe(error: unknown, request: HttpRequest): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  const text = cause instanceof Error ? `${code} ${cause.message}` : 'unknown failure'
  return redact(text.trim(), Object.values(request.secretParams ?? {})).slice(0, 300)
}
