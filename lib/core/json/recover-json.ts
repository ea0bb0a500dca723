import { jsonrepair } from 'jsonrepair'
import { KEY, readSigns } from './read-signs'

/** Longer texts are refused unread. UTF-16 units. */
export const JSON_TEXT_MAX = 5_000_000
/** Repair is meant for answers: this is longer than any prompt asks for. */
const REPAIR_TEXT_MAX = 60_000
/** jsonrepair needs quadratic time for quotation marks between words: 1,300 of them in 4 kB take 0.5 s, 5,300 25 s. */
const STRAY_QUOTES_MAX = 300

/** How far down the fallbacks the value was found: as it is, between other text or in a code fence, or repaired. */
export type JsonFallback = 'direct' | 'outermost' | 'repaired'
export type RecoveredJson =
  | { readonly ok: true; readonly value: unknown; readonly fallback: JsonFallback }
  | { readonly ok: false }

type Attempt = { readonly value: unknown } | null
type Document = ReturnType<typeof readSigns> & { readonly from: number }

/**
 * The JSON value in a text that should be JSON, by the first fallback that gives one: parsed as it is; the documents between other
 * words, several as a list; repaired by jsonrepair, or, where that seems to have taken a sign for a text, by its reading of the signs alone.
 * A valid document comes back exactly as JSON.parse has it. Keys such as "__proto__" stay own data of the value. Texts
 * over JSON_TEXT_MAX, and what is too long or deep to be repaired, give `ok: false`. Never throws.
 */
export function recoverJson(answer: string): RecoveredJson {
  if (answer.length > JSON_TEXT_MAX) return { ok: false }
  // What a model thought aloud before it answered is no part of the answer.
  const text = answer.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '')
  const direct = parse(text)
  if (direct) return { ok: true, value: direct.value, fallback: 'direct' }
  const documents = text.length > REPAIR_TEXT_MAX ? [] : documentsIn(text)
  const exact = joined(documents.map(({ from, end }) => parse(text.slice(from, end))))
  if (exact) return { ok: true, value: exact.value, fallback: 'outermost' }
  const found = text.length > REPAIR_TEXT_MAX ? null : repaired(text, documents)
  return found ? { ok: true, value: found.value, fallback: 'repaired' } : { ok: false }
}

function parse(text: string): Attempt {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** All values, one as it is; null where one is missing. */
function joined(all: readonly Attempt[]): Attempt {
  const [first, ...others] = all.filter((one) => one !== null)
  if (first === undefined || others.length + 1 < all.length) return null
  return others.length === 0 ? first : { value: [first, ...others].map(({ value }) => value) }
}

/** A bracket that looks like that of a document, unlike "[1]" and "{x}" in prose. */
const LIKELY =
  /(?<=`{3}\w{0,20}\s{0,20})[{[]|[{[](?=\s*(?:["'{[\]}\u201c«„]|[\w$]{1,80}\s{0,20}:|-?\d[\d.,\s]*\]\s*(?:$|[`{[]|,\s*[{[])))/g

function documentsIn(text: string): Document[] {
  const documents: Document[] = []
  let from = new RegExp(`^${KEY}`).test(text) ? 0 : startAfter(text, 0)
  while (from >= 0) {
    const document = { ...readSigns(text, from), from }
    documents.push(document)
    from = startAfter(text, document.end)
  }
  // Not choosing between documents: a word glued to one tells that it is something else.
  return documents.some(({ end, isUnclear }) => isUnclear || /\w/.test(text[end] ?? '')) ? [] : documents
}

function startAfter(text: string, end: number): number {
  const near = /^[\s,;`]*(?:[{[](?!\d{1,3}\]\s*\p{L})|\((?=\s*["'\d([{]))/u.exec(text.slice(end))?.[0]
  if (near !== undefined) return end + near.length - 1
  if (end === 0 && /^\s*["'“‘](?!\s*[{[]\s*["'])/.test(text)) return -1
  LIKELY.lastIndex = end
  return LIKELY.exec(text)?.index ?? (end === 0 ? text.search(/[{[]/) : -1)
}

function repaired(text: string, documents: readonly Document[]): Attempt {
  // The whole was escaped, as a text of another document.
  const inner = /^\s*[{[](?:\s|\\n)*\\"/.test(text)
    ? parse(`"${text.replaceAll('\n', '\\n')}"`)?.value
    : undefined
  if (typeof inner === 'string') return parse(inner) ?? repaired(inner, documentsIn(inner))
  const [first, last] = [documents[0], documents.at(-1)]
  const isBare = first === undefined || /^[\s("'{[\ufeff\u201c\u2018]*$/.test(text.slice(0, first.from + 1))
  const whole = isBare ? text : text.slice(first.from, last?.end)
  const strays = whole.match(/(?<![[{(,:]\s{0,20})["\u201c\u201d](?!\s{0,20}[\]}),:])/g) ?? []
  const plain = last?.isCut || strays.length > STRAY_QUOTES_MAX ? null : mended(keepingBackslashes(whole))
  const isText = typeof plain?.value === 'string' && documents.length > 0
  if (plain && !isText && !isDoubtful(plain.value, whole)) return plain
  const read = joined(documents.map(({ json, texts }) => mended(json, texts)))
  return (
    read ??
    (typeof plain?.value === 'string' && documents.length === 0 && isDoubtful(plain.value, text)
      ? null
      : plain)
  )
}

/** What jsonrepair makes of a text, its numbered texts put in. */
function mended(text: string, texts: readonly string[] = []): Attempt {
  try {
    const said = (place: string) => JSON.stringify(texts[Number(place)] ?? '').slice(1, -1)
    return parse(jsonrepair(text).replace(/\uE000(\d+)\uE001/g, (_, place: string) => said(place)))
  } catch {
    return null
  }
}

/** jsonrepair drops a backslash that begins no escape: commands of LaTeX and names of folders would lose theirs. */
function keepingBackslashes(text: string): string {
  return text.replace(/\\(?:(?![bfnrtu])[A-Za-z]{2,40}|[\s\S])/g, (part) =>
    part.length > 2 ? `\\${part}` : part,
  )
}

/** What jsonrepair makes of a sign between values, or of a word that is no text, among the texts and keys (with their colon) of a document. */
const MISREAD =
  /^"(?:[,:…«„]|#\s|\([^)]*\)?"$|[\d.]+[,;]|(?:true|false|null|none|nan|nil)"$)|^"["'`«#].*":$|(?:[':\s]|\\n)":$/i
/** Marks that jsonrepair takes for empty texts. */
const UNUSUAL = /(["'])\1\1|,\s*,|[[,]\s*-\s/
/** Names of functions and comments, which are rightly left out. */
const UNSAID = /(?<![\w$.])[\w$.]{1,80}(?=\()|`{3}\w*|\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/.*(?=\n)|&\w+;/g
/** More letters than these are no mark of the notation, but words that jsonrepair left out. */
const LETTERS_LOST_MAX = 2

/** Whether jsonrepair may have taken a sign for a text, words for a document, or left words out. */
function isDoubtful(value: unknown, text: string): boolean {
  const said = JSON.stringify(value)
  const letters = (part: string) => part.replace(/\\[nrtbf]|[^\p{L}\p{N}]/gu, '').length
  if (typeof value !== 'object') return said.length < 4 && letters(text) === 0
  const isMixed =
    /^\s*[^\s[]/.test(text) && new Set([value].flat().map((one) => typeof one === 'object')).size > 1
  const quotes = (part: string) => part.split('\\"').length
  return (
    isMixed ||
    quotes(said) > quotes(text) ||
    UNUSUAL.test(text) ||
    (said.match(/"(?:[^"\\]|\\.)*":?/g)?.some((part) => MISREAD.test(part)) ?? false) ||
    letters(text.replace(UNSAID, '')) - letters(said) > LETTERS_LOST_MAX
  )
}
