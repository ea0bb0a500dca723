import type { ParsedPage } from '@/lib/contracts/connector'
import type { HttpResponse } from '@/lib/contracts/http'
import { failedPage, isHtml, pageOfStatus, retryAfterOf } from '@/lib/core/records/answer-outcome'
import { isJsonObject, listAt, parseJson, textAt, valueAt } from '@/lib/core/records/read-json'

const LINES_MAX = 20_000

/**
 * Says whether an answer of a chat endpoint (OpenAI-compatible or Gemini, whole or streamed) is one: `ok` with text or a
 * call, `empty` without either, otherwise why not. Such answers hold no works.
 */
export function parseModelAnswer(response: HttpResponse): ParsedPage {
  const body = parseJson(response.body)
  const error = valueAt(body, 'error')
  if (response.status === 429) return limitReached(response, error)
  if (response.status === 403 && isJsonObject(error)) return failedPage('auth', 'HTTP 403')
  const reasons = listAt(error, 'details').flatMap((detail) => textAt(detail, 'reason') ?? [])
  if (reasons.includes('API_KEY_INVALID')) return failedPage('auth', `HTTP ${response.status}: key refused`)
  const refused = pageOfStatus(response)
  if (refused !== null) return refused
  if (textAt(body, 'promptFeedback', 'blockReason') !== null)
    return failedPage('bad-query', 'the prompt was refused by the service')
  const pieces = isJsonObject(body) ? [body] : piecesOf(response.body)
  const failed = pieces.find((piece) => isJsonObject(valueAt(piece, 'error')))
  if (failed !== undefined)
    return failedPage('down', textAt(failed, 'error', 'message') ?? 'an error under 200')
  const answers = pieces.filter(
    (piece) => listAt(piece, 'choices').length > 0 || listAt(piece, 'candidates').length > 0,
  )
  if (answers.length === 0)
    return failedPage(
      'down',
      isHtml(response.body) ? 'HTML instead of an answer' : 'not an answer of a model',
    )
  return { outcome: answers.some(hasContent) ? 'ok' : 'empty', total: null, records: [] }
}

/** A spent budget also arrives as 429 and must not be asked again. */
function limitReached(response: HttpResponse, error: unknown): ParsedPage {
  const code = textAt(error, 'code') ?? ''
  const quotaIds = listAt(error, 'details').flatMap((detail) =>
    listAt(detail, 'violations').flatMap((violation) => textAt(violation, 'quotaId') ?? []),
  )
  const delay = listAt(error, 'details').flatMap((detail) => textAt(detail, 'retryDelay') ?? [])[0]
  const isSpent =
    code === 'insufficient_quota' ||
    code === 'credit_balance_exhausted' ||
    quotaIds.some((id) => /perday/i.test(id))
  const waitS =
    retryAfterOf(response) ??
    (delay !== undefined && /^\d{1,6}(?:\.\d{1,9})?s$/.test(delay)
      ? Math.ceil(Number(delay.slice(0, -1)))
      : null)
  return failedPage(isSpent || (waitS ?? 0) > 60 ? 'quota' : 'throttled', 'HTTP 429', waitS)
}

/** The JSON pieces of a stream: `data:` lines, or one piece on each line. */
function piecesOf(body: string): unknown[] {
  return body
    .split(/\r?\n/)
    .slice(0, LINES_MAX)
    .map((line) => line.replace(/^data:\s*/, '').trim())
    .filter((line) => line.startsWith('{'))
    .map(parseJson)
    .filter(isJsonObject)
}

function hasContent(piece: unknown): boolean {
  const message = valueAt(piece, 'choices', 0, 'message') ?? valueAt(piece, 'choices', 0, 'delta')
  const parts = listAt(piece, 'candidates', 0, 'content', 'parts')
  return (
    textAt(message, 'content') !== null ||
    listAt(message, 'content').length > 0 ||
    listAt(message, 'tool_calls').length > 0 ||
    textAt(message, 'refusal') !== null ||
    parts.some((part) => textAt(part, 'text') !== null || isJsonObject(valueAt(part, 'functionCall')))
  )
}
