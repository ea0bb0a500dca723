import { jsonrepair } from 'jsonrepair'
import { bracketedTexts, fencedTexts, isRepairable } from './json-slices'

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
 * the object or array between other words; repaired by jsonrepair (quotes, commas, cut ends, comments, Python words).
 * A valid document comes back exactly as JSON.parse has it. Keys such as "__proto__" stay own data of the value. Texts
 * over JSON_TEXT_MAX, and what is too long, deep or full of quotes to be repaired, give `ok: false`. Never throws.
 */
export function recoverJson(text: string): RecoveredJson {
  if (text.length > JSON_TEXT_MAX) return { ok: false }
  // A fence or a bracket inside a document belongs to one of its strings.
  const isBare = /^[\s\ufeff]*["'{[\u201c\u2018]/.test(text)
  const fenced = isBare ? [] : fencedTexts(text)
  const bracketed = bracketedTexts(text)
  const [whole = text] = bracketed
  const hasWordsBefore = !isBare && /[\s\p{L}`]/u.test(text.slice(0, text.indexOf(whole)))
  const fallbacks: ReadonlyArray<readonly [JsonFallback, () => Attempt]> = [
    ['direct', () => parse(text)],
    ['fence', () => firstOf(fenced, parse)],
    ['outermost', () => firstOf(bracketed, (slice) => between(text, slice))],
    [
      'repaired',
      () =>
        firstOf(hasWordsBefore ? [...fenced, whole] : fenced, repairStructure) ??
        repair(text) ??
        repairStructure(whole),
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
    return parse(jsonrepair(text))
  } catch {
    return null
  }
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
    !/[{[]\s*["'{[\]}]/.test(after) &&
    (/^[\s`]*$/.test(after) || /^[\s`]*[.,;!)]?[\s`]+\p{L}/u.test(after.slice(0, 80)))
  return isProse ? parse(slice) : null
}

function firstOf(texts: readonly string[], attempt: (text: string) => Attempt): Attempt {
  for (const text of texts) {
    const found = attempt(text)
    if (found !== null) return found
  }
  return null
}
