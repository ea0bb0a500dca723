import { jsonrepair } from 'jsonrepair'
import { bracketedTexts, closedTexts, fencedTexts, isRepairable } from './json-slices'
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
export function recoverJson(answer: string): RecoveredJson {
  if (answer.length > JSON_TEXT_MAX) return { ok: false }
  // What a model thought aloud before it answered is no part of the answer.
  const text = answer.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '')
  // A fence or a bracket inside a document belongs to one of its strings.
  const isBare = /^[\s\ufeff]*["'{[\u201c\u2018]/.test(text)
  const fenced = isBare ? [] : fencedTexts(text)
  const bracketed = /^\s*["']/.test(text) ? [] : bracketedTexts(text)
  const [[whole = text] = []] = bracketed
  const alone = bracketed.filter(([slice = '']) => isAlone(text, slice)).reverse()
  const hasWordsBefore = /[\s\p{L}`]/u.test(text.slice(0, text.indexOf(whole)))
  const fallbacks: ReadonlyArray<readonly [JsonFallback, () => Attempt]> = [
    ['direct', () => parse(text)],
    ['fence', () => firstOf(fenced, parse)],
    ['outermost', () => firstOf(bracketed, (slice) => (isAlone(text, slice) ? parse(slice) : null))],
    [
      'repaired',
      () =>
        firstOf(closedTexts(text.slice(Math.max(0, text.indexOf(whole)))), parse) ??
        firstOf(hasWordsBefore ? [...fenced, ...alone, [whole]] : fenced, repairStructure) ??
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
  // The whole was escaped, as a text of another document.
  const inner = /^\s*[{[](?:\s|\\n)*\\"/.test(text)
    ? parse(`"${text.replaceAll('\n', '\\n')}"`)?.value
    : undefined
  if (typeof inner === 'string') return parse(inner) ?? repair(inner)
  try {
    const repaired = jsonrepair(keepingBackslashes(text))
    const found = parse(repaired)
    const isSign = /^"[^\p{L}\p{N}\\]?"$/u.test(repaired.trim()) && !/["'`\u2018\u201c]/.test(text)
    if (typeof found?.value !== 'object') return isSign ? null : found
    const said = JSON.stringify(found.value)
    const isDoubtful =
      said.match(TEXTS)?.some((part) => MISREAD.test(part)) ||
      UNUSUAL.test(text) ||
      /[[,]\s*-0\s*[\],]/.test(repaired) ||
      // What stands between documents was taken for one.
      (/^\s*[^\s[]/.test(text) &&
        new Set([found.value].flat().map((one) => typeof one === 'object')).size > 1) ||
      lettersLost(said, text) > LETTERS_LOST_MAX
    return isDoubtful ? (loosely(text) ?? found) : found
  } catch {
    return null
  }
}

function loosely(text: string): Attempt {
  if (!isRepairable(text)) return null
  const [first, ...others] = readLoosely(text)
  if (first === undefined || (/\w/.test(text) && !/\w/.test(JSON.stringify(first)))) return null
  return { value: others.length > 0 ? [first, ...others] : first }
}

/** jsonrepair drops a backslash that begins no escape: commands of LaTeX and names of folders would lose theirs. */
function keepingBackslashes(text: string): string {
  return text.replace(/\\(?:(?![bfnrtu])[A-Za-z]{2,40}|[\s\S])/g, (part) =>
    part.length > 2 ? `\\${part}` : part,
  )
}

/** The texts of a JSON document, keys with their colon, and what jsonrepair makes of a sign between values, or of a word that is no text. */
const TEXTS = /"(?:[^"\\]|\\.)*":?/g
const MISREAD =
  /\\"|^"(?:[,:…«]|\([^)]*\)?"$|[\d.]+[,;]|(?:true|false|null|none|nan)"$)|^"["'`«#].*":$|(?:[':\s]|\\n)":$/i
/** Marks that jsonrepair takes for empty texts. */
const UNUSUAL = /(["'])\1\1|,\s*,/
/** More letters than these are no mark of the notation, but words that jsonrepair left out. */
const LETTERS_LOST_MAX = 2

/** How many letters and digits of the text, names of functions and comments left out, are missing in what was read of it. */
function lettersLost(said: string, text: string): number {
  const count = (part: string) => part.replace(/\\[nrtbf]|[^\p{L}\p{N}]/gu, '').length
  const unsaid = /(?<![\w$.])[\w$.]{1,80}(?=\()|`{3}\w*|\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/.*|&\w+;/g
  return count(text.replace(unsaid, '')) - count(said)
}

/** Words around a document would be repaired to strings: only an object or a list counts. */
function repairStructure(text: string): Attempt {
  const found = repair(text)
  return typeof found?.value === 'object' && found.value !== null ? found : null
}

/** Whether only prose or nothing follows the slice: dropping a second document, or the rest of a broken one, would lose data. */
function isAlone(text: string, slice: string): boolean {
  const after = text.slice(text.indexOf(slice) + slice.length)
  return (
    !/[{[]\s*["'{[\]}]|`{3}\w*\s*[{[]/.test(after) &&
    (/^[\s`]*$/.test(after) || /^[\s`]*[.,;!)]?[\s`]+(?:\[\d+\] )?\p{L}/u.test(after.slice(0, 80)))
  )
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
