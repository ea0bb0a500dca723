import { parseJson, valueAt } from '@/lib/core/records/read-json'
import { isKept, unreadItem } from './build-item'
import type { CslItem } from './csl-item'
import { cslItemOf, isCslItem } from './read-csl-json'
import { isDataCite, isOpenAlexWork, itemOfDataCite, itemOfOpenAlex } from './read-database-json'

const RECORDS_MAX = 100_000

/**
 * The items of a JSON file: CSL-JSON (a list, one item, `{items}`), one JSON value a line, an answer or a record of
 * OpenAlex, DataCite or Crossref. Null when it is none of these.
 */
export function readJsonRecords(text: string): CslItem[] | null {
  const parsed = parseJson(text)
  const values = parsed === undefined ? brokenListOf(text) : recordsIn(parsed)
  const items = values.slice(0, RECORDS_MAX).map(itemOf)
  const isEmptyList = Array.isArray(parsed) && parsed.length === 0
  if (!isEmptyList && items.every((item) => item === null)) return null
  return items.map((item, at) => (item && isKept(item) ? item : unreadItem(asText(values[at]))))
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The records of a text that is no JSON as a whole (cut off, broken, one a line, glued to others), by their braces; what does not parse stays as text. */
function brokenListOf(text: string): unknown[] {
  const records: string[] = []
  let depth = 0
  let start = 0
  // A text ends with its line at the latest, so that a lost quotation mark costs one record.
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\[^\n])*"?|[{}]/g)) {
    if (sign === '{' && depth++ === 0) {
      records.push(text.slice(start, index))
      start = index
    }
    if (sign !== '}' || depth === 0 || --depth > 0) continue
    records.push(text.slice(start, index + 1))
    start = index + 1
  }
  return [...records, text.slice(start)]
    .filter((record) => /\w/.test(record))
    .map((record) => parseJson(record) ?? record)
}

/** Answers of databases wrap their records. */
function recordsIn(parsed: unknown): unknown[] {
  if (Array.isArray(parsed)) return parsed.flatMap((value: unknown) => recordsIn(value))
  for (const path of [['items'], ['results'], ['references'], ['message', 'items']]) {
    const list = valueAt(parsed, ...path)
    if (Array.isArray(list)) return list
  }
  const data = valueAt(parsed, 'data')
  if (data !== undefined && valueAt(parsed, 'title') === undefined) {
    return (Array.isArray(data) ? data : [data]).map(
      (record: unknown) => valueAt(record, 'attributes') ?? record,
    )
  }
  const attributes = valueAt(parsed, 'attributes')
  return [attributes ?? valueAt(parsed, 'message') ?? parsed]
}

function itemOf(value: unknown): CslItem | null {
  if (isOpenAlexWork(value)) return itemOfOpenAlex(value)
  if (isDataCite(value)) return itemOfDataCite(value)
  return isCslItem(value) || (valueAt(value, 'title') !== undefined && valueAt(value, 'author') !== undefined)
    ? cslItemOf(value)
    : null
}
