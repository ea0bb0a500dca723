import type { Library } from './search/library'

/** One request as a service sees it: the path after the service's name, as on the real host. */
export interface WireRequest {
  readonly method: string
  /** Begins with "/", still percent-encoded. */
  readonly path: string
  readonly query: URLSearchParams
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Address of this server without a final slash. */
  readonly base: string
}

/** A connection that is answered piece by piece. */
export interface AnswerStream {
  write(chunk: string): void
  end(): void
  /** Runs `next` after a pause unless the caller has gone. */
  later(delayMs: number, next: () => void): void
  isClosed(): boolean
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | ((stream: AnswerStream) => void)
}

/** One academic service: pure, but for streams. */
export interface Service {
  readonly name: string
  answer(request: WireRequest, library: Library): WireAnswer
  /** What it sends when it refuses for the sake of its limits; `retryAfter` in seconds, null = not said. */
  tooMany(retryAfter: number | null): WireAnswer
  unauthorised(): WireAnswer
  /** How it says under HTTP 200 that it is too busy; a service without such a way says it is down. */
  busy?(): WireAnswer
}

export function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): WireAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) }
}

export function xml(status: number, body: string, type = 'text/xml; charset=utf-8'): WireAnswer {
  return { status, headers: { 'content-type': type }, body }
}

export function text(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): WireAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body }
}

export function html(status: number, body: string): WireAnswer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}

export function retryHeaders(retryAfter: number | null): Readonly<Record<string, string>> {
  return retryAfter === null ? {} : { 'retry-after': String(retryAfter) }
}

export function escapeXml(value: string): string {
  return value.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;').replace(/"/gu, '&quot;')
}

/** A whole number of the query string within bounds; `fallback` when missing or not a number. */
export function wholeNumber(
  value: string | null,
  bounds: { readonly fallback: number; readonly low: number; readonly high: number },
): number {
  const number = value === null || value.trim() === '' ? Number.NaN : Number(value)
  if (!Number.isInteger(number)) return bounds.fallback
  return Math.min(bounds.high, Math.max(bounds.low, number))
}

export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where the record's page stands on this server. */
export function landingUrl(base: string, record: { readonly page: string; readonly id: string }): string {
  return `${base}/pages/${record.page}/${record.id}`
}

export function pdfUrl(base: string, record: { readonly id: string }): string {
  return `${base}/pdf/${record.id}`
}
