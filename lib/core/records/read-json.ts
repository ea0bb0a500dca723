/** Nesting of a JSON body that is still read; deeper bodies are refused before parsing. */
const JSON_DEPTH_MAX = 200

/** Most items taken from one list of an outside answer. */
export const LIST_MAX = 1_000

/** The parsed value, or undefined when the text is not JSON or is nested beyond reason; never throws. */
export function parseJson(text: string): unknown {
  if (isNestedTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (inString) {
      if (code === BACKSLASH) index++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--
    if (depth > JSON_DEPTH_MAX) return true
  }
  return false
}

const QUOTE = 34
const BACKSLASH = 92
const OPEN_BRACKET = 91
const CLOSE_BRACKET = 93
const OPEN_BRACE = 123
const CLOSE_BRACE = 125

/** The value at a path of own keys and list positions; undefined as soon as a part is missing. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let here = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = Reflect.get(here, key)
  }
  return here
}

/** Non-blank text at the path; a number becomes text, everything else null. Not normalised otherwise. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | null {
  const found = valueAt(value, ...path)
  if (typeof found === 'number' && Number.isFinite(found)) return String(found)
  return typeof found === 'string' && found.trim() !== '' ? found : null
}

/** A finite number at the path, also when it is written as text; otherwise null. */
export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = valueAt(value, ...path)
  if (typeof found === 'number') return Number.isFinite(found) ? found : null
  if (typeof found !== 'string' || !/^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(found)) return null
  return Number(found)
}

/** A whole number ≥ 0 at the path, otherwise null. */
export function countAt(value: unknown, ...path: readonly (string | number)[]): number | null {
  const found = numberAt(value, ...path)
  return found !== null && Number.isSafeInteger(found) && found >= 0 ? found : null
}

/** true or false at the path, also as "Y"/"N", "T"/"F", "true"/"false"; otherwise null. */
export function booleanAt(value: unknown, ...path: readonly (string | number)[]): boolean | null {
  const found = valueAt(value, ...path)
  if (typeof found === 'boolean') return found
  if (typeof found !== 'string') return null
  return truthWords.get(found.trim().toLowerCase()) ?? null
}

const truthWords = new Map([
  ['y', true],
  ['t', true],
  ['true', true],
  ['yes', true],
  ['n', false],
  ['f', false],
  ['false', false],
  ['no', false],
])

/** The list at the path, at most LIST_MAX items; a lone object or text counts as a list of one, nothing as none. */
export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = valueAt(value, ...path)
  if (Array.isArray(found)) return found.slice(0, LIST_MAX)
  return found === undefined || found === null || found === '' ? [] : [found]
}

/** The non-blank texts of the list at the path. */
export function textsAt(value: unknown, ...path: readonly (string | number)[]): string[] {
  return listAt(value, ...path)
    .map((item) => textAt({ item }, 'item'))
    .filter((text) => text !== null)
}

/** True for a JSON object (not a list, not null). */
export function isJsonObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
