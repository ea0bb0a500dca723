import { jsonrepair } from 'jsonrepair'
import { balancedSlices, fencedTexts, isDeeperThan, outermostSlice, withoutSpareClosers } from './json-slices'
import { readLooseJson } from './loose-json'
import { countStrayQuotes, withPlainSigns } from './plain-signs'
import { withWholeKeys } from './whole-keys'

/** Longer texts are refused unread. UTF-16 units. */
export const JSON_TEXT_MAX = 5_000_000
/** Repair reads recursively; a model's answer is a few levels deep. */
const REPAIR_DEPTH_MAX = 200
/**
 * jsonrepair 3.15.0 needs quadratic time for stray quotation marks: 0.1 s for 40,000 units of them, 47 s for 300,000.
 * An answer of 60,000 units is longer than any prompt asks for.
 */
const REPAIR_TEXT_MAX = 60_000

/**
 * A quotation mark that neither begins nor ends a value makes jsonrepair 3.15.0 read again from an earlier place: 1,300
 * of them in 4 kB take it 0.5 s, 5,300 in 16 kB 25 s. Texts with more than these are read loosely at once.
 */
const STRAY_QUOTES_MAX = 300

/** Opening brackets in prose that are tried as the beginning of the document. */
const OPENERS_MAX = 10

/** How far down the ladder the value was found: as it is, in a code fence, between other text, or repaired. */
export type JsonRung = 'direct' | 'fence' | 'outermost' | 'repaired'
export type RecoveredJson =
  | { readonly ok: true; readonly value: unknown; readonly rung: JsonRung }
  | { readonly ok: false }

type Attempt = { readonly value: unknown } | null

function parse(text: string): Attempt {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return null
  }
}

function repair(source: string): Attempt {
  if (!isRepairable(source) || countStrayQuotes(source) > STRAY_QUOTES_MAX) return null
  const text = withWholeKeys(source)
  try {
    const found = parse(jsonrepair(withPlainSigns(text)))
    if (found === null) return null
    if (holdsPunctuation(found.value, text) || hasMoreKeysThanColons(found.value, text))
      return readLooseJson(text) ?? found
    return withPairedQuotes(found, text) ?? found
  } catch {
    return null
  }
}

/** What jsonrepair refuses, read as people would. */
function readLoosely(text: string): Attempt {
  return isRepairable(text) ? readLooseJson(withWholeKeys(text.trim())) : null
}

function isRepairable(text: string): boolean {
  return text.length <= REPAIR_TEXT_MAX && !isDeeperThan(text, REPAIR_DEPTH_MAX)
}

/** A repair that ends a text between two quotes that belong together gives way to a reading that keeps them together. */
function withPairedQuotes({ value }: { readonly value: unknown }, text: string): Attempt {
  const loose = holdsUnpairedQuote(value) ? readLooseJson(text) : null
  return loose !== null && !holdsUnpairedQuote(loose.value) ? loose : null
}

function holdsUnpairedQuote(value: unknown): boolean {
  if (typeof value === 'string') return value.split('"').length % 2 === 0
  if (typeof value !== 'object' || value === null) return false
  const keys = Array.isArray(value) ? [] : Object.keys(value)
  return [...keys, ...Object.values(value)].some(holdsUnpairedQuote)
}

/** Quotes within a text were taken for those of a key. Where no colon stands at all, they were forgotten. */
function hasMoreKeysThanColons(value: unknown, text: string): boolean {
  const colons = text.split(':').length - 1
  return colons > 0 && countKeys(value) > colons
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, part) => sum + countKeys(part), own)
}

/** A repair that made texts of signs which are not quoted did not understand them: ["a", ": 1"], ["(1", 2, ")"]. */
function holdsPunctuation(value: unknown, text: string): boolean {
  if (typeof value === 'string') return /^(?::|\)|\(\s*[-\d()"])/.test(value) && !isQuotedIn(text, value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => holdsPunctuation(part, text))
}

/** Whether an opening quote stands before the first place where the value does. */
function isQuotedIn(text: string, value: string): boolean {
  const at = text.indexOf(value)
  return (
    at > 0 &&
    /["'\u201c]/.test(text[at - 1] ?? '') &&
    /(?:^|[[{(,:])\s{0,20}$/.test(text.slice(Math.max(0, at - 22), at - 1))
  )
}

function firstOf(texts: readonly string[], attempt: (text: string) => Attempt): Attempt {
  for (const text of texts) {
    const found = attempt(text)
    if (found !== null) return found
  }
  return null
}

/** A fence or a bracket inside such a text belongs to one of its strings. */
const beginsAsJson = (text: string) => /^[\s\ufeff]*["'{[\u201c\u2018]/.test(text)

const isStructure = (found: Attempt): found is { value: object } =>
  found !== null && typeof found.value === 'object' && found.value !== null

function structureOf(texts: readonly string[], attempt: (text: string) => Attempt): Attempt {
  return firstOf(texts, (text) => {
    const found = attempt(text)
    return isStructure(found) ? found : null
  })
}

/** Prose or nothing. Dropping a second document, or the rest of a broken one, would lose data silently. */
function mayBeDropped(after: string): boolean {
  if (/[{[]\s*["'{[]/.test(after)) return false
  return /^[\s`]*$/.test(after) || /^[\s`]*[.,;!)]?[\s`]+\p{L}/u.test(after.slice(0, 80))
}

function between(text: string, slice: string): Attempt {
  return mayBeDropped(text.slice(text.lastIndexOf(slice) + slice.length)) ? parse(slice) : null
}

/** The object or array of a text that holds words as well. Where the text begins with one, only that one is meant. */
function amongWords(text: string, outermost: string | null): Attempt {
  if (outermost === null) return null
  const slices = beginsAsJson(text) ? balancedSlices(text, 1) : balancedSlices(text, OPENERS_MAX)
  return between(text, outermost) ?? structureOf(slices, (slice) => between(text, slice))
}

/** Only where the spare brackets were all that was wrong; with a second mistake it is open which bracket is the spare one. */
function parseWithoutSpare(text: string): Attempt {
  return beginsAsJson(text) ? parse(withoutSpareClosers(text)) : null
}

/** Broken JSON is repaired whole; where words or a bullet stand before it, repairing all would make strings of them. */
function repairAll(text: string, fenced: readonly string[], outermost: string | null): Attempt {
  const inFence = structureOf(fenced, repair)
  if (inFence !== null || outermost === null) return inFence ?? repair(text)
  const before = text.slice(0, text.indexOf(outermost))
  const hasWordsBefore = !beginsAsJson(text) && /[\s\p{L}`]/u.test(before)
  const inside = hasWordsBefore ? structureOf([outermost], repair) : null
  return (
    inside ??
    repair(text) ??
    parseWithoutSpare(text) ??
    readLoosely(text) ??
    repair(outermost) ??
    readLoosely(outermost)
  )
}

/**
 * The JSON value in a text that should be JSON, by the first rung that gives one: parsed as it is; out of a Markdown fence;
 * the object or array between other words; repaired by jsonrepair (quotes, commas, cut ends, comments, Python words), or,
 * where it refuses or makes texts of signs, by `readLooseJson`.
 * A valid document comes back exactly as JSON.parse has it. Keys such as "__proto__" stay own data of the value. Texts
 * over JSON_TEXT_MAX and, for repair, over 60,000 units or 200 levels give `ok: false`. Never throws.
 */
export function recoverJson(text: string): RecoveredJson {
  if (text.length > JSON_TEXT_MAX) return { ok: false }
  const fenced = beginsAsJson(text) ? [] : fencedTexts(text)
  const outermost = outermostSlice(text)
  const ladder: ReadonlyArray<readonly [JsonRung, () => Attempt]> = [
    ['direct', () => parse(text)],
    ['fence', () => firstOf(fenced, parse)],
    ['outermost', () => amongWords(text, outermost)],
    ['repaired', () => repairAll(text, fenced, outermost)],
  ]
  for (const [rung, attempt] of ladder) {
    const found = attempt()
    if (found !== null) return { ok: true, value: found.value, rung }
  }
  return { ok: false }
}
