import type { ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import type { Outcome } from '@/lib/contracts/search'
import type { Work } from '@/lib/contracts/work'
import { cutText } from '@/lib/core/text/plain-text'

const DETAIL_MAX = 500
const REASON_MAX = 300

/** Longer waits than this are not worth holding a search for: the budget counts as gone. */
export const RETRY_AFTER_MAX_S = 60

/** A page with records, or `empty` without; `total` as the service gave it, null when it did not. */
export function pageOf(records: readonly Work[], total: number | null): ParsedPage {
  return { outcome: records.length === 0 ? 'empty' : 'ok', total, records }
}

/** An answer that holds something else than works (people, journals, counts): `ok` without records. */
export function factsPage(total: number | null): ParsedPage {
  return { outcome: 'ok', total, records: [] }
}

/** The works among `items`; when there are items but no works among them, the answer holds something else. */
export function pageOfItems(
  items: readonly unknown[],
  records: readonly Work[],
  total: number | null,
): ParsedPage {
  return records.length === 0 && items.some((item) => item !== null)
    ? factsPage(total)
    : pageOf(records, total)
}

/** A page without records that names why. */
export function failedPage(
  outcome: Exclude<Outcome, 'ok'>,
  detail: string,
  retryAfterS?: number | null,
): ParsedPage {
  return {
    outcome,
    total: outcome === 'empty' ? 0 : null,
    records: [],
    ...(detail === '' ? {} : { detail: cutText(detail.replace(/\s+/g, ' ').trim(), DETAIL_MAX) }),
    ...(retryAfterS === null || retryAfterS === undefined ? {} : { retryAfterS }),
  }
}

/** The page for an answer of 2xx whose body is not the JSON that was asked for. */
export function brokenPage(response: HttpResponse): ParsedPage {
  return failedPage('down', isHtml(response.body) ? 'HTML instead of JSON' : 'broken JSON')
}

/** The page of a refused request with the service's own `reason` behind its status, where it gave one. */
export function refusedPage(refused: ParsedPage, response: HttpResponse, reason: string | null): ParsedPage {
  return reason === null
    ? refused
    : { ...refused, detail: `HTTP ${response.status}: ${reason.slice(0, REASON_MAX)}` }
}

/** Not found by identifier: an answer, not a failure. */
export function notFoundPage(): ParsedPage {
  return { outcome: 'empty', total: null, records: [] }
}

/**
 * The page for a status that is not 2xx, by the rules all services share; null for 2xx. A bot wall is recognised first,
 * because it may come under any status, then 429 by how long the service wants to rest.
 */
export function pageOfStatus(response: HttpResponse): ParsedPage | null {
  if (isBotWall(response.body))
    return failedPage('blocked', `HTTP ${response.status}: a challenge page for browsers`)
  const { status } = response
  if (status >= 200 && status < 300) return null
  const outcome = outcomeOfStatus(status, retryAfterOf(response))
  return failedPage(outcome, `HTTP ${status}`, retryAfterOf(response))
}

function outcomeOfStatus(status: number, retryAfterS: number | null): Exclude<Outcome, 'ok'> {
  if (status === 429) return retryAfterS !== null && retryAfterS > RETRY_AFTER_MAX_S ? 'quota' : 'throttled'
  if (status === 401 || status === 407) return 'auth'
  if (status === 403 || status === 451) return 'blocked'
  if (status === 402 || status === 432 || status === 433) return 'quota'
  if (status >= 400 && status < 500 && status !== 408 && status !== 425) return 'bad-query'
  return 'down'
}

/** True for the pages with which sites turn programs away. */
function isBotWall(body: string): boolean {
  const start = body.slice(0, 4_000)
  if (!isHtml(start)) return false
  return /bunny-shield|data-pow=|cf-challenge|cf-chl-|challenge-platform|g-recaptcha|id="gs_captcha|unusual traffic/i.test(
    start,
  )
}

/** Seconds of the Retry-After header; a date there is counted from the answer's own Date header. Null when unknown. */
export function retryAfterOf(response: HttpResponse): number | null {
  const raw = response.headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}(?:\.\d{1,3})?$/.test(raw)) return Math.ceil(Number(raw))
  const seconds = Math.ceil((Date.parse(raw) - Date.parse(response.headers.date ?? '')) / 1_000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

/** True when the body is an HTML page where data was expected. */
export function isHtml(body: string): boolean {
  return /^\s*(?:<!doctype html|<html|<head|<body)/i.test(body.slice(0, 200))
}
