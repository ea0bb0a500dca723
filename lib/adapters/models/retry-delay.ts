import { APICallError } from 'ai'
import { z } from 'zod'

/** Attempts in all, the first included. */
export const MODEL_ATTEMPTS_MAX = 5

/** A model that was silent for its whole time so often is not asked again: each attempt costs a minute of waiting. */
const SILENT_MAX = 2

/** A service that wants more patience than this has run out for now: use the floor instead of waiting. */
const RETRY_AFTER_MAX_MS = 60_000

/** 429 with one of these means that money or the day's share is gone, not that calls came too fast. */
const SPENT = /insufficient_quota|credit_balance|billing|PerDay/i

const GeminiDelay = z.object({
  error: z.object({
    details: z
      .array(
        z.looseObject({
          retryDelay: z
            .string()
            .regex(/^\d+(\.\d+)?s$/)
            .optional(),
        }),
      )
      .max(20),
  }),
})

/**
 * How long to wait before asking again after this error; null: do not ask again. Waits what the service wishes, up to a
 * minute, else `baseMs` doubled for each attempt (from 1) and spread by `random01` so that runs do not march in step.
 */
export function retryDelayMs(
  error: unknown,
  { attempt, baseMs, random01, nowMs }: { attempt: number; baseMs: number; random01: number; nowMs: number },
): number | null {
  if (attempt >= MODEL_ATTEMPTS_MAX || !isWorthRepeating(error, attempt)) return null
  const wished = APICallError.isInstance(error) ? wishedDelayMs(error, nowMs) : null
  if (wished !== null) return wished <= RETRY_AFTER_MAX_MS ? wished : null
  return baseMs * 2 ** (attempt - 1) * (0.75 + random01 / 2)
}

function isWorthRepeating(error: unknown, attempt: number): boolean {
  if (!APICallError.isInstance(error)) {
    return error instanceof Error && error.name === 'TimeoutError' && attempt < SILENT_MAX
  }
  const { statusCode, responseBody } = error
  if (statusCode === 429) return !SPENT.test(responseBody ?? '')
  if (statusCode === undefined || statusCode >= 500) return true
  // A connection that broke inside a good answer is marked so; a whole answer of another shape is not.
  return statusCode < 300 && error.isRetryable
}

function wishedDelayMs({ responseHeaders = {}, responseBody }: APICallError, nowMs: number): number | null {
  const inMs = Number(responseHeaders['retry-after-ms'])
  if (Number.isFinite(inMs) && inMs >= 0 && responseHeaders['retry-after-ms'] !== undefined) return inMs
  const after = responseHeaders['retry-after']
  if (after !== undefined) {
    const seconds = Number(after)
    const waitMs = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(after) - nowMs
    if (Number.isFinite(waitMs)) return Math.max(0, waitMs)
  }
  return geminiDelayMs(responseBody)
}

/** Gemini puts its wish into the body. */
function geminiDelayMs(body: string | undefined): number | null {
  try {
    const parsed = GeminiDelay.safeParse(JSON.parse(body ?? ''))
    const delay = parsed.success
      ? parsed.data.error.details.find((detail) => detail.retryDelay)?.retryDelay
      : undefined
    return delay ? Number.parseFloat(delay) * 1_000 : null
  } catch {
    return null
  }
}
