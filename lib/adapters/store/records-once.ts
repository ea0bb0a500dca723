import { createHash } from 'node:crypto'
import { AppError } from '@/lib/contracts/errors'

/**
 * Terminology
 *   record      a publication as one index describes it, or as several descriptions were merged
 *   reference   stands in a stored fact in place of a record: an object whose only key is `$record`
 */

/** No key of a contract begins with a dollar sign, so a reference is never taken for data, or data for one. */
const REFERENCE = '$record'

/** 128 bits of SHA-256 in base64url: no two records of a run share them. */
const HASH_LENGTH = 22

/** A value as it is stored, and the records it speaks of as JSON text by their hash. */
export interface PackedValue {
  readonly json: string
  readonly records: ReadonlyMap<string, string>
}

/**
 * The JSON text of a value in which each record is replaced by a reference, so that the log holds a record once however many
 * facts repeat it. Text that jsonb cannot hold (U+0000, half a surrogate pair) is mended on the way.
 */
export function packRecords(value: unknown): PackedValue {
  const records = new Map<string, string>()
  const json = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return storableText(part)
    if (!isRecord(part)) return part
    const text = JSON.stringify(part, canonical)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH)
    records.set(hash, text)
    return { [REFERENCE]: hash }
  })
  return { json, records }
}

/** The hashes of all references in a stored value. */
export function referencesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit)
    else if (isObject(part)) {
      const hash = referenceOf(part)
      if (hash === null) Object.values(part).forEach(visit)
      else found.add(hash)
    }
  }
  visit(value)
  return found
}

/** The value with each reference replaced by its record. Throws `log-broken` when a record is missing. */
export function unpackRecords(value: unknown, records: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((part) => unpackRecords(part, records))
  if (!isObject(value)) return value
  const hash = referenceOf(value)
  if (hash === null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unpackRecords(part, records)]))
  const record = records.get(hash)
  if (record === undefined) throw new AppError('log-broken', `record ${hash} is not stored`)
  return record
}

/** Recognised by the fields that every record has; what is recognised wrongly is still given back as it was. */
function isRecord(value: unknown): value is object {
  return isObject(value) && Array.isArray(value.authors) && Array.isArray(value.source) && 'title' in value
}

/** Keys in one order: jsonb and the schemas give them back in orders of their own. */
function canonical(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function referenceOf(value: Readonly<Record<string, unknown>>): string | null {
  const hash = value[REFERENCE]
  return typeof hash === 'string' ? hash : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
