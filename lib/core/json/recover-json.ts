import { jsonrepair } from 'jsonrepair'
import { NEAR, readLoosely } from './read-loosely'

/** Longer texts are refused unread, and longer ones than any answer are not repaired. UTF-16 units. */
export const JSON_TEXT_MAX = 5_000_000
const REPAIR_TEXT_MAX = 60_000
/** jsonrepair needs quadratic time for quotation marks between words: 5,300 of them in 16 kB take 25 s. */
const STRAY_QUOTES_MAX = 300
const STRAY_QUOTES = /(?<![[{(,:]\s{0,20})["\u201c\u201d](?!\s{0,20}[\]}),:])/g

/** How far down the fallbacks the value was found: as it is, between other text or in a code fence, or repaired. */
export type JsonFallback = 'direct' | 'outermost' | 'repaired'
export type RecoveredJson =
  | { readonly ok: true; readonly value: unknown; readonly fallback: JsonFallback }
  | { readonly ok: false }
type Attempt = { readonly value: unknown } | null

/**
 * The JSON value in a text that should be JSON, by the first fallback that gives one; several documents are a list. A valid document
 * comes back exactly as JSON.parse has it; keys such as "__proto__" stay own data. What is too long or deep gives `ok: false`.
 */
export function recoverJson(answer: string): RecoveredJson {
  if (answer.length > JSON_TEXT_MAX) return { ok: false }
  // What a model thought aloud before it answered is no part of the answer.
  const text = answer.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i, '')
  const direct = parsed(text)
  if (direct) return { ok: true, ...direct, fallback: 'direct' }
  if (text.length > REPAIR_TEXT_MAX) return { ok: false }
  const documents = documentsIn(text)
  const exact = joined(documents.map(({ from, end }) => parsed(text.slice(from, end))))
  if (exact) return { ok: true, ...exact, fallback: 'outermost' }
  // jsonrepair drops a backslash that begins no escape, as in commands of LaTeX.
  const escapes = /\\(?![bfnrtu])(?=[A-Za-z]{2})|\\[\s\S]/g
  const whole = (/^\s*["'“(]/.test(text) ? text : text.slice(documents[0]?.from)).replace(escapes, (part) =>
    part === '\\' ? '\\\\' : part,
  )
  const plain = (text.match(STRAY_QUOTES) ?? []).length > STRAY_QUOTES_MAX ? null : parsed(whole, jsonrepair)
  const isSure = plain !== null && !documents.at(-1)?.isCut && !isDoubtful(plain.value, whole)
  const found = (isSure ? null : joined(documents.map(({ json }) => parsed(json, jsonrepair)))) ?? plain
  return found ? { ok: true, ...found, fallback: 'repaired' } : { ok: false }
}

function parsed(text: string, prepare = (raw: string) => raw): Attempt {
  try {
    return { value: JSON.parse(prepare(text)) }
  } catch {
    return null
  }
}

/** All values, one as it is; null where one is missing. */
function joined(all: readonly Attempt[]): Attempt {
  const [first, ...others] = all.flatMap((one) => one ?? [])
  if (first === undefined || others.length + 1 < all.length) return null
  return others.length === 0 ? first : { value: [first, ...others].map(({ value }) => value) }
}

/** A bracket that looks like that of a document, unlike "[1]" and "{x}" in prose. */
const LIKELY =
  /(?<=`{3}\w{0,20}\s{0,20})[{[]|[{[](?=\s*(?:["'{[\]}“«]|[\w$]{1,80}\s{0,20}:|-?\d[\d.,\s]*\]\s*(?:$|[`{[])))/g

/** None where a word is glued to one, which tells that it is something else. */
function documentsIn(text: string) {
  const documents: ReturnType<typeof readLoosely>[] = []
  for (let end = 0; ; end = documents.at(-1)?.end ?? end) {
    LIKELY.lastIndex = end
    const near = NEAR.exec(text.slice(end))?.[0].length
    const likely = LIKELY.exec(text)?.index ?? (end === 0 ? text.search(/[{[]/) : -1)
    const from = near === undefined ? likely : end + near
    if (from < 0) return documents
    const document = readLoosely(text, from)
    if (document.isDeep || /\w/.test(text[document.end] ?? '')) return []
    documents.push(document)
  }
}

/** What jsonrepair makes of a sign between values, or of a word that is no text, among the texts and keys (with their colon). */
const MISREAD =
  /^"(?:[,:…«„]|#\s|\([^)]*\)?"$|[\d.]+[,;]|(?:true|false|null|none|nan|nil)"$)|^"["'`«#].*":$|(?:[':\s]|\\n)":$/i

/** Whether jsonrepair may have taken a sign for a text, or words for a document. */
function isDoubtful(value: unknown, text: string): boolean {
  const said = JSON.stringify(value)
  const texts = said.match(/"(?:[^"\\]|\\.)*":?/g) ?? []
  const count = (part: string, sign: string) => part.split(sign).length
  const isMarked = count(said, '\\"') > count(text, '\\"') || /(["'])\1\1|,\s*,|[[,]\s*-\s/.test(text)
  // An address was cut at its slashes.
  const isOdd = isMarked || count(text, '://') > count(said, '://')
  return typeof value !== 'object' || isOdd || texts.some((part) => MISREAD.test(part))
}
