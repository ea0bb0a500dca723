import { jsonrepair } from 'jsonrepair'
import { bracketedTexts, fencedTexts, isRepairable } from './json-slices'
import { readLoosely } from './read-loosely'

/** Longer texts are refused unread. UTF-16 units. */
export const JSON_TEXT_MAX = 5_000_000

/** How far down the fallbacks the value was found: as it is, in a code fence, between other text, or repaired. */
export type JsonFallback = 'direct' | 'fence' | 'outermost' | 'repaired'
export type RecoveredJson =
  | { readonly ok: true; readonly value: unknown; readonly fallback: JsonFallback }
  | { readonly ok: false }

type Attempt = { readonly value: unknown } | null

/**
 * The JSON value in a text that should be JSON, by the first fallback that gives one: parsed as it is; out of a Markdown fence;
 * the object or array between other words; repaired by jsonrepair (quotes, commas, cut ends, comments, Python words); read
 * loosely where that refuses, or seems to have taken a sign for a text. Several documents come as a list.
 * A valid document comes back exactly as JSON.parse has it. Keys such as "__proto__" stay own data of the value. Texts
 * over JSON_TEXT_MAX, and what is too long, deep or full of quotes to be repaired, give `ok: false`. Never throws.
 */
export function recoverJson(text: string): RecoveredJson {
  if (text.length > JSON_TEXT_MAX) return { ok: false }
  // A fence or a bracket inside a document belongs to one of its strings.
  const isBare = /^[\s\ufeff]*["'{[\u201c\u2018]/.test(text)
  const fenced = isBare ? [] : fencedTexts(text)
  const bracketed = /^\s*["']/.test(text) ? [] : bracketedTexts(text)
  const [[whole = text] = []] = bracketed
  const hasWordsBefore = !isBare && /[\s\p{L}`]/u.test(text.slice(0, text.indexOf(whole)))
  const fallbacks: ReadonlyArray<readonly [JsonFallback, () => Attempt]> = [
    ['direct', () => parse(text)],
    ['fence', () => firstOf(fenced, parse)],
    ['outermost', () => firstOf(bracketed, (slice) => between(text, slice))],
    [
      'repaired',
      () =>
        firstOf(hasWordsBefore ? [...fenced, [whole]] : fenced, repairStructure) ??
        repair(text) ??
        loosely(text),
    ],
  ]
  for (const [fallback, attempt] of fallbacks) {
    const found = attempt()
    if (found !== null) return { ok: true, value: found.value, fallback }
  }
  return { ok: false }
}

function parse(text: string): Attempt {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

function repair(text: string): Attempt {
  if (!isRepairable(text)) return null
  try {
    const found = parse(jsonrepair(text))
    const isDoubtful = found !== null && typeof found.value === 'object' && isMisread(found.value)
    return isDoubtful ? (loosely(text) ?? found) : found
  } catch {
    return null
  }
}

function loosely(text: string): Attempt {
  if (!isRepairable(text)) return null
  const [first, ...others] = readLoosely(text)
  if (first === undefined || !/\w/.test(JSON.stringify(first))) return null
  return { value: others.length > 0 ? [first, ...others] : first }
}

/** Words around a document would be repaired to strings: only an object or a list counts. */
function repairStructure(text: string): Attempt {
  const found = repair(text)
  return typeof found?.value === 'object' && found.value !== null ? found : null
}

/** The slice where only prose or nothing follows: dropping a second document, or the rest of a broken one, would lose data. */
function between(text: string, slice: string): Attempt {
  const after = text.slice(text.indexOf(slice) + slice.length)
  const isProse =
    !/[{[]\s*["'{[\]}]|`{3}\w*\s*[{[]/.test(after) &&
    (/^[\s`]*$/.test(after) || /^[\s`]*[.,;!)]?[\s`]+\p{L}/u.test(after.slice(0, 80)))
  return isProse ? parse(slice) : null
}

/** Whether jsonrepair seems to have taken a sign between values, or a word that is no text, for a text. */
function isMisread(value: unknown): boolean {
  if (typeof value === 'string')
    return /"|^[,:]|^\([^)]*\)?$|^[\d.]+[,;]|^(?:true|false|null|none)$/i.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => /^["'`]|["':\s]$/.test(key) || isMisread(part))
}

/** What the first group gives of which every document is read: its value, or all of them where there are several. */
function firstOf(groups: readonly (readonly string[])[], attempt: (text: string) => Attempt): Attempt {
  for (const group of groups) {
    const found = group.map(attempt).filter((each) => each !== null)
    const [first, ...others] = found
    const documents = group.filter((text) => /^\s*[{[]/.test(text))
    if (first !== undefined && found.length >= documents.length)
      return others.length === 0 ? first : { value: found.map(({ value }) => value) }
  }
  return null
}
