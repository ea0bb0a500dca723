import { type LooseText, looseText, type ValuePlace } from './loose-text'

/** Documents that follow one another without a border are read as a list up to this many. */
const DOCUMENTS_MAX = 100

/** What cannot be read even loosely; caught by `readLooseJson` alone. */
class NotReadable extends Error {}

/**
 * The value of a text that only looks like JSON, or null: what a model writes that a repair of single signs cannot mend.
 * Python's tuples and sets are lists; a pair in a list is an object; quotes that CSV doubled are one; a text without
 * quotes runs to what looks like the next key; a bare word before a key and one behind a value are comments; a list without
 * key belongs to the list before it; documents side by side are a list of them. Strings alone, a key without value and an
 * empty document beside another are not guessed at. Nesting must be bounded by the caller; time grows linearly.
 */
export function readLooseJson(source: string): { readonly value: unknown } | null {
  const text = looseText(source)
  const documents: unknown[] = []
  try {
    do documents.push(readDocument(text))
    while (!text.isAtEnd() && documents.length < DOCUMENTS_MAX)
  } catch (error) {
    if (error instanceof NotReadable) return null
    throw error
  }
  if (!text.isAtEnd()) return null
  if (documents.length === 1) return { value: documents[0] }
  return documents.some(isEmpty) ? null : { value: documents }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function readDocument(text: LooseText): unknown {
  text.skipBlanks()
  if (!/[{[(]/.test(text.sign())) throw new NotReadable()
  const value = readValue(text, 'list')
  text.skipBlanks()
  // A brace too many closed the object before its last members.
  if (isObject(value) && text.skipToKey()) readMembers(text, value)
  text.skipBlanksAnd(',')
  return value
}

function readValue(text: LooseText, place: ValuePlace): unknown {
  text.skipBlanks()
  const sign = text.sign()
  if (sign === '{') return readObject(text)
  if (sign === '[') return readList(text)
  if (sign === '(') return readTuple(text)
  if (text.isQuote()) return text.skipFence() ? readFenced(text) : text.readString(place)
  return text.readBare(place)
}

/** A string that holds a document in a code fence is that document. */
function readFenced(text: LooseText): unknown {
  const value = readValue(text, 'list')
  text.skipFenceEnd()
  return value
}

function readList(text: LooseText): unknown[] {
  text.take('[')
  const list: unknown[] = []
  for (;;) {
    text.skipBlanksAnd(',')
    if (text.take(']') || text.isAtEnd()) return list
    // The bracket of the list is missing, or that of a pair in it is one too many.
    if (text.sign() === '}' && !text.take('}')) return list
    if (text.isAtEnd() || text.take(']')) return list
    const value = readValue(text, 'list')
    text.skipBlanks()
    if (typeof value === 'string' && text.take(':')) list.push(pairOf(value, readValue(text, 'object')))
    else list.push(value)
  }
}

/** Brackets around one value only group; a list of words in brackets is prose. */
function readTuple(text: LooseText): unknown {
  text.take('(')
  const list: unknown[] = []
  let hasComma = false
  for (;;) {
    hasComma = text.skipBlanksAnd(',') || hasComma
    if (text.take(')')) return list.length === 1 && !hasComma ? list[0] : list
    if (text.isAtEnd()) throw new NotReadable()
    const isQuoted = text.isQuote()
    const value = readValue(text, 'tuple')
    if (typeof value === 'string' && !isQuoted) throw new NotReadable()
    list.push(value)
  }
}

function pairOf(key: string, value: unknown): Record<string, unknown> {
  const pair: Record<string, unknown> = {}
  setOwn(pair, key, value)
  return pair
}

/** Assigning to "__proto__" would set the prototype. */
function setOwn(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true })
}

function readObject(text: LooseText): unknown {
  text.take('{')
  return readMembers(text, {})
}

function readMembers(text: LooseText, object: Record<string, unknown>): unknown {
  let lastKey: string | null = null
  for (;;) {
    text.skipBlanksAnd(',')
    if (text.take('}') || text.isAtEnd()) return object
    if (text.sign() === '[' && lastKey !== null) appendTo(object, lastKey, readList(text))
    else {
      const key = readKey(text)
      text.skipBlanks()
      if (text.take(':')) {
        setOwn(object, key, readMember(text))
        lastKey = key
        text.skipComment()
      } else if (lastKey === null && /[,}]/.test(text.sign())) return readSet(text, key)
      else throw new NotReadable()
    }
  }
}

function readMember(text: LooseText): unknown {
  text.skipBlanks()
  return /[,}\]]/.test(text.sign()) ? null : readValue(text, 'object')
}

/** A bare word that stands before a key instead of being one is a comment. */
function readKey(text: LooseText): string {
  text.skipComment()
  const key = text.readKey()
  if (key === null) throw new NotReadable()
  return key
}

function appendTo(object: Record<string, unknown>, key: string, more: readonly unknown[]): void {
  const before = object[key]
  if (!Array.isArray(before)) throw new NotReadable()
  before.push(...more)
}

function readSet(text: LooseText, first: string): unknown[] {
  const list: unknown[] = [first]
  for (;;) {
    text.skipBlanksAnd(',')
    if (text.take('}')) return list
    if (!text.isQuote()) throw new NotReadable()
    list.push(text.readString('object'))
  }
}
