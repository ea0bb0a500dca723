import { type ShownError, shownErrorOf } from '@/components/frame/use-error-text'
import { fetchJson, fieldOf } from '@/lib/client/fetch-json'
import type { DataProblem } from '@/lib/contracts/paper-data'

/** A file of a hundred thousand rows takes some seconds, after it has come. */
const TIMEOUT_MS = 180_000

export type SentData =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: DataProblem }
  | { readonly ok: false; readonly code: ShownError }

/** Sends a file of data with what the paper is to be; the paper has begun when the answer is ok. Never throws. */
export async function sendData(
  projectId: string,
  {
    file,
    ...fields
  }: { readonly file: File; readonly query: string; readonly scope: string; readonly again: string },
): Promise<SentData> {
  const body = new FormData()
  body.set('file', file)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const url = `/api/projects/${projectId}/paper/begin`
    return await fetchJson(url, readAnswer, { method: 'POST', body, timeoutMs: TIMEOUT_MS })
  } catch (error) {
    return { ok: false, code: shownErrorOf(error) }
  }
}

async function readAnswer(answer: unknown): Promise<SentData> {
  if (fieldOf(answer, 'ok') === true) return { ok: true }
  // Schemas come after the first load.
  const { DataProblem } = await import('@/lib/contracts/paper-data')
  return { ok: false, problem: DataProblem.parse(answer) }
}
