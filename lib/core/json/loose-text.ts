/** How far a sign is looked at to tell what it is. UTF-16 units. */
const AHEAD = 200

/** No number or constant is longer. UTF-16 units. */
const PLAIN_MAX = 40

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\u201c': '\u201d',
  '\u2018': '\u2019',
  '`': '`',
}
const constants: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
  ['none', null],
])
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** What follows a comma that ends a value: a key, the end of the object or of the text. */
const NEXT_KEY =
  /^\s*(?:["'\u201c][^"'\u201d]{0,80}["'\u201d]+\s{0,9}:|[\p{L}_$][\w$-]{0,40}\s{0,9}:(?!\/\/)|[}\]]|$)/u

/** Where a text in quotes stands; a value stands in an object, in a list or in round brackets. */
type Place = 'key' | ValuePlace
export type ValuePlace = 'object' | 'list' | 'tuple'

/** A text that is read from left to right. Every method but the questions moves on. */
export interface LooseText {
  sign(): string
  isAtEnd(): boolean
  isQuote(): boolean
  take(sign: string): boolean
  /** Skips blanks and comments. */
  skipBlanks(): void
  /** Skips blanks, comments and the sign; true when the sign was there. */
  skipBlanksAnd(sign: string): boolean
  /** Skips words that stand where a key or a comma should. */
  skipComment(): void
  /** Skips a comma before a key in quotes; false where none follows. */
  skipToKey(): boolean
  /** Skips a quote with the beginning of a code fence behind it; false without one. */
  skipFence(): boolean
  skipFenceEnd(): void
  /** The key here, with or without quotes; null where none is. */
  readKey(): string | null
  /** The string here, its quotes and escapes resolved; one that never ends loses the brackets behind it. */
  readString(place: ValuePlace): string
  /** The value without quotes here: a number, true, false, null or a text. */
  readBare(place: ValuePlace): unknown
}

export function looseText(source: string): LooseText {
  let at = 0
  const sign = () => source[at] ?? ''
  const isAtEnd = () => at >= source.length
  const matches = (sticky: RegExp) => {
    sticky.lastIndex = at
    return sticky.exec(source)?.[0] ?? null
  }
  const skip = (sticky: RegExp) => {
    const found = matches(sticky)
    if (found !== null) at += found.length
    return found !== null && found !== ''
  }
  const take = (wanted: string) => {
    if (sign() !== wanted) return false
    at += 1
    return true
  }
  const isQuote = () => sign() in closing
  const skipBlanks = () => {
    while (skip(/\s+/y) || skip(/\/\*[\s\S]*?(?:\*\/|$)/y) || skip(/\/\/[^\n]*/y) || skip(/#[^\n]*/y));
  }
  const ahead = (from: number) => source.slice(from, from + AHEAD)

  /** The end of a quoted text that begins at `from`: its closing quote, what stands there where that was forgotten, or -1. */
  function endOfString(from: number, quote: string, place: Place): number {
    let isInner = false
    for (let index = from; index < source.length; index += 1) {
      if (source[index] === '\\') index += 1
      else if (source[index] === quote) {
        if (isClosing(index + 1, quote, place, isInner)) return index
        const left = place === 'list' ? endOfList(from, index) : -1
        if (left >= 0) return left
        isInner = !isInner
      }
    }
    return -1
  }

  /** Where the bracket stands that ends a list before the key at `quote`: the last text of the list lacks its quote; or -1. */
  function endOfList(from: number, quote: number): number {
    const before = source.slice(Math.max(from, quote - 60), quote)
    const border = /\s{0,18}\]\s{0,18},\s{0,18}$/.exec(before)
    const isKey = border !== null && /^\w{1,60}["']\s{0,9}:/.test(ahead(quote + 1))
    return isKey ? quote - border[0].length : -1
  }

  /** Whether a quote before `from` ends its text rather than being part of it; `isInner` behind an odd number of such. */
  function isClosing(from: number, quote: string, place: Place, isInner: boolean): boolean {
    const rest = ahead(from).trimStart()
    if (rest === '') return true
    if (place === 'key') return /^[:,}]/.test(rest)
    if (place === 'tuple' && rest.startsWith(')')) return true
    if (place !== 'object') return /^[,\]}:]/.test(rest) || (!isInner && /^["']/.test(rest))
    if (/^[}\]]/.test(rest)) return true
    if (rest.startsWith(',')) return NEXT_KEY.test(rest.slice(1)) || /^,\s*[[{"']/.test(rest)
    // A word behind it is a comment when the value ends before another quote.
    const border = rest.search(/[,}\]]/)
    const next = rest.indexOf(quote)
    const endsBeforeQuote = border >= 0 && (next < 0 || border < next)
    const isEnd = rest[border] !== ',' || NEXT_KEY.test(rest.slice(border + 1))
    return NEXT_KEY.test(rest) || (!isInner && endsBeforeQuote && isEnd)
  }

  function readQuoted(place: Place): string {
    const quote = closing[sign()] ?? '"'
    const isDoubled =
      sign() === quote && source[at + 1] === quote && /[^\s,:}\]"')]/.test(source[at + 2] ?? ' ')
    if (isDoubled) {
      const end = source.indexOf(quote + quote, at + 2)
      if (end > 0) {
        const text = source.slice(at + 2, end)
        at = end + 2
        return unescaped(text)
      }
    }
    at += 1
    const end = endOfString(at, quote, place)
    const text = source.slice(at, end < 0 ? undefined : end)
    at = end < 0 ? source.length : source[end] === quote ? end + 1 : end
    return unescaped(end < 0 ? text.replace(/[\s}\]]{1,400}$/, '') : text)
  }

  return {
    sign,
    isAtEnd,
    isQuote,
    take,
    skipBlanks,
    skipBlanksAnd(wanted) {
      skipBlanks()
      const found = sign() === wanted
      while (take(wanted)) skipBlanks()
      return found
    },
    skipComment() {
      skipBlanks()
      skip(/[\p{L}_][\w .]{0,80}?(?=\s*["}])/uy)
      skipBlanks()
    },
    skipToKey: () => skip(/,\s*(?="[^"]{0,80}"\s{0,9}:)/y),
    skipFence: () => skip(/["']```(?:json)?(?=\s*[{[])/y),
    skipFenceEnd: () => {
      skip(/\s*```\s*["']?/y)
    },
    readKey() {
      skipBlanks()
      if (isQuote()) {
        const line = /^[^\n]*/.exec(ahead(at + 1))?.[0] ?? ''
        const quote = closing[sign()] ?? '"'
        const colon = line.indexOf(':')
        if (line.includes(quote) || colon < 0) return readQuoted('key')
        const key = line.slice(0, colon)
        at += 1 + colon
        return key.trim()
      }
      const key = matches(/[\w$\p{L}.-]{1,100}(?=["']?\s{0,9}:)/uy)
      if (key === null) return null
      at += key.length
      skip(/["']/y)
      return key
    },
    readString: readQuoted,
    readBare(place) {
      const start = at
      let depth = 0
      for (; at < source.length; at += 1) {
        const here = sign()
        if (here === '{') depth += 1
        else if (here === '}' && depth > 0) depth -= 1
        else if (here === '\n' || here === '}' || here === ']' || (here === ')' && place === 'tuple')) break
        else if (
          here === ',' &&
          (place !== 'object' || (at - start < PLAIN_MAX && isPlain(source.slice(start, at))))
        )
          break
        else if (here === ',' && NEXT_KEY.test(ahead(at + 1))) break
        else if (here === ':' && place !== 'object') break
        else if ((here === '"' || here === "'") && isBorder(here)) break
      }
      const word = source.slice(start, at).trim()
      if (sign() === '"' && !NEXT_KEY.test(ahead(at))) at += 1
      if (start === at) at += 1
      return NUMBER.test(word)
        ? Number(word)
        : (constants.get(word.toLowerCase()) ?? (isPlain(word) ? null : word))
    },
  }

  /** Whether a quote in a text without quotes begins the next key or is a lone one at its end. */
  function isBorder(quote: string): boolean {
    return NEXT_KEY.test(ahead(at)) || (quote === '"' && /^\s*[,}\]]/.test(ahead(at + 1)))
  }
}

/** A number, true, false or null: whole without what follows it. */
function isPlain(word: string): boolean {
  return NUMBER.test(word.trim()) || constants.has(word.trim().toLowerCase())
}

function unescaped(text: string): string {
  return text.replace(
    /\\(?:u([\da-fA-F]{4})|([\s\S]))/g,
    (whole, code: string | undefined, sign: string | undefined) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      if (sign === undefined) return whole
      return escapes[sign] ?? (/["'`\\/]/.test(sign) ? sign : whole)
    },
  )
}
