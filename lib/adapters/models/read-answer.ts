import { type ZodType, z } from 'zod'
import type { RecoveredJson } from '@/lib/core/json/recover-json'

const COMPLAINT_CHARS_MAX = 1_000

export type ReadAnswer<T> =
  | { readonly ok: true; readonly value: T; readonly fallback: string }
  | { readonly ok: false; readonly complaint: string; readonly fallback: string }

/** The value of a model's answer by the schema, or what to tell the model of it. */
export function readAnswer<T>(recovered: RecoveredJson, schema: ZodType<T>): ReadAnswer<T> {
  const fallback = recovered.ok ? recovered.fallback : 'not-json'
  const parsed = recovered.ok ? schema.safeParse(recovered.value) : null
  if (parsed?.success) return { ok: true, value: parsed.data, fallback }
  const wrong = parsed ? z.prettifyError(parsed.error).slice(0, COMPLAINT_CHARS_MAX) : 'it was not JSON'
  const complaint = `Your last answer could not be used: ${wrong}\nAnswer again with one JSON value that fits the schema, and nothing else.`
  return { ok: false, complaint, fallback }
}
