import { APICallError } from 'ai'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MODEL_ATTEMPTS_MAX, retryDelayMs } from './retry-delay'

const NOW_MS = Date.parse('2026-11-20T10:00:00Z')
const first = { attempt: 1, baseMs: 2_000, random01: 0.5, nowMs: NOW_MS }

function failure(
  statusCode: number | undefined,
  more: { responseHeaders?: Record<string, string>; responseBody?: string } = {},
) {
  return new APICallError({
    message: 'failed',
    url: 'http://127.0.0.1',
    requestBodyValues: {},
    ...(statusCode === undefined ? {} : { statusCode }),
    ...more,
  })
}

describe('what is asked again', () => {
  test.each([429, 500, 502, 503, 529, undefined])('%s', (status) => {
    expect(retryDelayMs(failure(status), first)).toBe(2_000)
  })

  test.each([200, 400, 401, 403, 404, 413, 422])('not %i', (status) => {
    expect(retryDelayMs(failure(status), first)).toBeNull()
  })

  test.each([
    '{"error":{"code":"insufficient_quota"}}',
    'Your credit_balance is too low',
    'GenerateRequestsPerDayPerProject',
  ])('not a share that is spent: %s', (responseBody) =>
    expect(retryDelayMs(failure(429, { responseBody }), first)).toBeNull(),
  )

  test('silence once, a bug never', () => {
    const silence = new DOMException('no answer', 'TimeoutError')
    expect(retryDelayMs(silence, first)).toBe(2_000)
    expect(retryDelayMs(silence, { ...first, attempt: 2 })).toBeNull()
    expect(retryDelayMs(new TypeError('x is not a function'), first)).toBeNull()
  })
})

describe('how long is waited', () => {
  test('doubles from attempt to attempt and ends after the last', () => {
    const waits = [1, 2, 3, 4, 5].map((attempt) => retryDelayMs(failure(500), { ...first, attempt }))
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, null])
  })

  test.each([
    ['seconds', { 'retry-after': '7' }, 7_000],
    ['a date', { 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT' }, 30_000],
    ['a date that is over', { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' }, 0],
    ['milliseconds', { 'retry-after-ms': '250', 'retry-after': '9' }, 250],
    ['a minute', { 'retry-after': '60' }, 60_000],
    ['more than a minute', { 'retry-after': '61' }, null],
    ['a day', { 'retry-after': '86400' }, null],
    ['nonsense', { 'retry-after': 'soon' }, 2_000],
  ])('as the service wishes: %s', (_name, responseHeaders, waitMs) => {
    expect(retryDelayMs(failure(429, { responseHeaders }), first)).toBe(waitMs)
  })

  test('as Gemini writes it into the body', () => {
    const wish = (retryDelay: string) => JSON.stringify({ error: { details: [{}, { retryDelay }] } })
    expect(retryDelayMs(failure(429, { responseBody: wish('12.5s') }), first)).toBe(12_500)
    expect(retryDelayMs(failure(429, { responseBody: wish('3600s') }), first)).toBeNull()
  })

  test('never more than a minute wished, never negative, never after the last attempt', () => {
    const header = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
    fc.assert(
      fc.property(
        header,
        fc.integer({ min: 1, max: 9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (value, attempt, random01) => {
          const error = failure(429, { responseHeaders: { 'retry-after': value } })
          const waitMs = retryDelayMs(error, { attempt, baseMs: 1_000, random01, nowMs: NOW_MS })
          return waitMs === null || (attempt < MODEL_ATTEMPTS_MAX && waitMs >= 0 && waitMs <= 60_000)
        },
      ),
    )
  })
})
