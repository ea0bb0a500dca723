import { isJsonObject, textAt, valueAt } from '@/lib/core/records/read-json'
import { newItem, setDate, setText } from './build-item'
import {
  type CslDate,
  type CslItem,
  type CslName,
  cslDateVariables,
  cslNameVariables,
  cslTextVariables,
  cslTypes,
} from './csl-item'
import { namedKind } from './named-kinds'

const NAMES_MAX = 500
const nameParts = [
  'family',
  'given',
  'literal',
  'suffix',
  'dropping-particle',
  'non-dropping-particle',
] as const

/** True for an object that looks like a CSL item: CSL's names of type, names or dates, not those of a database. */
export function isCslItem(value: unknown): value is object {
  if (!isJsonObject(value)) return false
  const type = textAt(value, 'type')
  const hasType = type !== null && cslTypes.some((known) => known === type.toLowerCase())
  return (
    hasType ||
    valueAt(value, 'issued', 'date-parts') !== undefined ||
    valueAt(value, 'container-title') !== undefined
  )
}

/**
 * A CSL item from JSON as Zotero, Mendeley, Crossref and others write it: numbers become text, lists of one title their
 * first, `ISSN` lists a text; variables that CSL does not have are left out.
 */
export function cslItemOf(value: unknown): CslItem {
  const named = textAt(value, 'type')?.toLowerCase()
  // Crossref writes its own names of types into what is otherwise CSL-JSON.
  const item = newItem(cslTypes.find((type) => type === named) ?? namedKind(named) ?? 'document')
  item.id = textAt(value, 'id') ?? ''
  const key = textAt(value, 'citation-key')
  if (key !== null) item['citation-key'] = key
  for (const variable of cslTextVariables) setText(item, variable, textOf(valueAt(value, variable), variable))
  for (const variable of cslNameVariables) {
    const names = namesOf(valueAt(value, variable))
    if (names.length > 0) item[variable] = names
  }
  for (const variable of cslDateVariables) readDate(item, variable, valueAt(value, variable))
  for (const name of ['workType', 'andOthers', 'responsibility']) {
    const told = textAt(value, 'custom', name)
    if (told !== null) item.custom = { ...item.custom, [name]: told.slice(0, 300) }
  }
  return item
}

function textOf(value: unknown, variable: string): string | null {
  if (Array.isArray(value)) {
    const texts = value.flatMap((part) => (typeof part === 'string' && part.trim() !== '' ? [part] : []))
    if (/^(?:ISSN|ISBN)$/.test(variable)) return texts.join(', ')
    return variable === 'keyword' ? texts.join('; ') : (texts[0] ?? null)
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

function namesOf(value: unknown): CslName[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, NAMES_MAX).flatMap((part: unknown) => {
    const name: CslName = {}
    for (const field of nameParts) {
      const text = textAt(part, field)
      if (text !== null) name[field] = text.slice(0, 600)
    }
    const organisation = textAt(part, 'name')
    if (organisation !== null && name.family === undefined) name.literal = organisation.slice(0, 600)
    const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.exec(textAt(part, 'ORCID') ?? '')?.[0]
    if (orcid !== undefined) name.ORCID = orcid
    if (valueAt(part, 'comma-suffix') !== undefined) name['comma-suffix'] = true
    if (valueAt(part, 'static-ordering') === true) name['static-ordering'] = true
    return name.family === undefined && name.literal === undefined && name.given === undefined ? [] : [name]
  })
}

function readDate(item: CslItem, variable: (typeof cslDateVariables)[number], value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') {
    setDate(item, variable, String(value))
    return
  }
  const raw = textAt(value, 'raw') ?? textAt(value, 'literal')
  const parts = datePartsOf(valueAt(value, 'date-parts'))
  if (parts.length === 0) {
    if (raw !== null) setDate(item, variable, raw)
    return
  }
  const date: CslDate = { 'date-parts': parts, ...(raw?.endsWith('/..') ? { raw: raw.slice(0, 40) } : {}) }
  const season = textAt(value, 'season')
  if (season !== null) date.season = season.slice(0, 40)
  const circa = valueAt(value, 'circa')
  if (circa === true || circa === 1 || circa === '1' || circa === 'true') date.circa = true
  item[variable] = date
}

function datePartsOf(value: unknown): number[][] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 2).flatMap((part: unknown) => {
    if (!Array.isArray(part)) return []
    const numbers = part
      .slice(0, 3)
      .map((number: unknown) => (number === null || number === '' ? Number.NaN : Number(number)))
    const end = numbers.findIndex((number) => !Number.isInteger(number))
    const whole = end === -1 ? numbers : numbers.slice(0, end)
    return whole.length === 0 ? [] : [whole]
  })
}
