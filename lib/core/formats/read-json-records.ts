import { parseJson, valueAt } from '@/lib/core/records/read-json'
import { isKept, unreadItem } from './build-item'
import type { CslItem } from './csl-item'
import { cslItemOf, isCslItem } from './read-csl-json'
import { isDataCite, isOpenAlexWork, itemOfDataCite, itemOfOpenAlex } from './read-database-json'

const RECORDS_MAX = 100_000
/** Braces that the record which was cut off may hold. */
const CUT_TRIES_MAX = 20

/**
 * The items of a JSON file: CSL-JSON (a list, one item, `{items}`), one JSON value a line, an answer or a record of
 * OpenAlex, DataCite or Crossref. Null when it is none of these.
 */
export function readJsonRecords(text: string): CslItem[] | null {
  const parsed = parseJson(text)
  const values = parsed === undefined ? (cutListOf(text) ?? linesOf(text)) : recordsIn(parsed)
  const items = values.slice(0, RECORDS_MAX).map(itemOf)
  const isEmptyList = Array.isArray(parsed) && parsed.length === 0
  if (!isEmptyList && items.every((item) => item === null)) return null
  return items.map((item, at) => (item && isKept(item) ? item : unreadItem(asText(values[at]))))
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * What a list that was cut off holds before the cut, and the record that was cut as text: whole records end with a brace,
 * of which the last ones are tried.
 */
function cutListOf(text: string): unknown[] | null {
  if (!text.trimStart().startsWith('[')) return null
  let end = text.length
  for (let tries = 0; tries < CUT_TRIES_MAX; tries += 1) {
    end = text.lastIndexOf('}', end - 1)
    if (end === -1) return null
    const parsed = parseJson(`${text.slice(0, end + 1)}]`)
    const rest = text.slice(end + 1).replace(/^[\s,]+/, '')
    if (parsed !== undefined) return [...recordsIn(parsed), ...(rest === '' ? [] : [rest])]
  }
  return null
}

function linesOf(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.slice(0, RECORDS_MAX).map((line) => parseJson(line) ?? line)
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
