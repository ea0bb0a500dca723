/** One entry as it stands in the file: values still in LaTeX, outer braces or quotes gone, @string names replaced. */
export interface BibtexEntry {
  /** Lower case, e.g. "article". */
  readonly type: string
  readonly key: string
  /** By lower-case name; the first of two fields of one name. */
  readonly fields: ReadonlyMap<string, string>
  /** The entry as the file writes it, for the person when nothing can be read of it; cut at RAW_MAX. */
  readonly raw: string
}

const ENTRIES_MAX = 100_000
const FIELDS_MAX = 500
const RAW_MAX = 500
/**
 * Characters that the @string names of a file may stand for in all, in UTF-16 units: a name may be made of itself twice,
 * and so doubles with each line. Names beyond are kept as they are written.
 */
const EXPANDED_MAX = 5_000_000
/** How often the rest of an entry, in its own lengths, is looked through for the end of values that have none. */
const LOOKS_MAX = 4

const monthNames: readonly (readonly [string, string])[] = [
  ['jan', '1'],
  ['feb', '2'],
  ['mar', '3'],
  ['apr', '4'],
  ['may', '5'],
  ['jun', '6'],
  ['jul', '7'],
  ['aug', '8'],
  ['sep', '9'],
  ['oct', '10'],
  ['nov', '11'],
  ['dec', '12'],
]

/**
 * The entries of a BibTeX or BibLaTeX file, in order. An entry that is broken (a brace too few or too many, a missing
 * comma or key, a stray quote) gives what can be read of it and never swallows the next one, as every entry that begins a
 * line is read alone. @comment and @preamble are left out. Linear in the length of the text, @string included; never throws.
 */
export function readBibtexEntries(text: string): BibtexEntry[] {
  const strings = new BoundedStrings()
  const entries: BibtexEntry[] = []
  for (const chunk of chunksOf(text)) {
    const reader = new EntryReader(chunk, strings)
    for (let entry = reader.next(); entry !== null; entry = reader.next()) {
      if (entries.length >= ENTRIES_MAX) return entries
      entries.push(entry)
    }
  }
  return entries
}

/** The text cut before each line that begins an entry. */
function chunksOf(text: string): string[] {
  const starts = [...text.matchAll(/^[ \t\uFEFF]{0,40}@[A-Za-z][\w-]{0,39}[ \t]{0,10}[{(]/gm)].map(
    ({ index }) => index,
  )
  if (starts.length === 0) return [text]
  return [0, ...starts].map((start, at) => text.slice(start, starts[at] ?? text.length))
}

/** What @string names stand for, within what a file may expand to. */
class BoundedStrings {
  private readonly values = new Map<string, string>(monthNames)
  private left = EXPANDED_MAX

  define(name: string, value: string): void {
    this.values.set(name.toLowerCase(), value)
  }

  expand(name: string): string {
    const value = this.values.get(name.toLowerCase())
    if (value === undefined || value.length > this.left) return name
    this.left -= value.length
    return value
  }
}

class EntryReader {
  private at = 0
  private readonly text: string
  private readonly strings: BoundedStrings
  /** Characters that may still be looked through in vain. */
  private looksLeft: number

  constructor(text: string, strings: BoundedStrings) {
    this.text = text
    this.strings = strings
    this.looksLeft = LOOKS_MAX * text.length
  }

  next(): BibtexEntry | null {
    for (;;) {
      const start = this.text.indexOf('@', this.at)
      if (start === -1) return null
      this.at = start + 1
      const type = this.match(/\s{0,40}([A-Za-z][\w-]{0,39})\s{0,200}(?=[{(])/y)?.toLowerCase()
      if (type === undefined) continue
      if (type === 'comment' || type === 'preamble') this.value()
      else if (type === 'string') this.define()
      else return this.entry(type, start)
    }
  }

  private define(): void {
    const close = this.open()
    const name = this.match(/\s{0,200}([^\s={},#"()]{1,100})\s{0,200}=/y)
    if (name !== undefined) this.strings.define(name, this.expression(close))
  }

  private entry(type: string, start: number): BibtexEntry {
    const close = this.open()
    const key = this.match(/\s{0,200}([^\s,={}"#%]{0,300})\s{0,200}(?=,|[})]|$)/y)
    const fields = new Map<string, string>()
    while (fields.size < FIELDS_MAX) {
      this.match(/[\s,]*(?:%[^\n]*\n[\s,]*)*()/y)
      const name = this.match(/([^\s={},#"@%()]{1,100})\s{0,200}(?==)/y)
      if (name === undefined) {
        if (!this.skipSign(close)) break
        continue
      }
      this.at += 1
      const value = this.expression(close)
      const lower = name.toLowerCase()
      if (!fields.has(lower) && value !== '') fields.set(lower, value)
    }
    return { type, key: key ?? '', fields, raw: this.text.slice(start, Math.min(this.at, start + RAW_MAX)) }
  }

  /** Steps over what is no field; false at the end of the entry. */
  private skipSign(close: string): boolean {
    const sign = this.text[this.at]
    if (sign === undefined) return false
    if (sign === '@') return false
    this.at += 1
    if (sign === close) return false
    if (sign === '{') this.braced()
    else if (/[^\s,={}()]/.test(sign)) this.match(/([^\s,={}]*)/y)
    return true
  }

  private expression(close: string): string {
    let result = ''
    for (;;) {
      this.match(/\s*()/y)
      result += this.part(close)
      if (this.match(/\s*(#)/y) === undefined) return result.trim()
    }
  }

  private part(close: string): string {
    const sign = this.text[this.at]
    if (sign === '{') {
      this.at += 1
      return this.braced()
    }
    if (sign === '"') {
      this.at += 1
      return this.quoted()
    }
    const stop = close === ')' ? /([^\s,{}#)"]*)/y : /([^\s,{}#"]*)/y
    const word = this.match(stop) ?? ''
    return this.strings.expand(word)
  }

  /** The text up to the brace that closes; an unclosed one ends with its entry. */
  private braced(): string {
    const start = this.at
    const end = this.lookEnd()
    let depth = 1
    for (; this.at < end; this.at += 1) {
      const sign = this.text[this.at]
      if (sign === '\\') this.at += 1
      else if (sign === '{') depth += 1
      else if (sign === '}') {
        depth -= 1
        if (depth === 0) {
          this.at += 1
          return this.text.slice(start, this.at - 1)
        }
      }
    }
    return this.unclosed(start)
  }

  /** How far the end of a value is looked for: the line it begins on, when too much was looked through in vain. */
  private lookEnd(): number {
    if (this.looksLeft > 0) return this.text.length
    const lineEnd = this.text.indexOf('\n', this.at)
    return lineEnd === -1 ? this.text.length : lineEnd
  }

  /** What is left of a value without end: the line it began on. */
  private unclosed(start: number): string {
    this.looksLeft -= this.at - start
    this.at = start
    const line = this.match(/([^\n]*)/y) ?? ''
    let end = line.length
    while (end > 0 && /[}"\s,]/.test(line[end - 1] ?? '')) end -= 1
    return line.slice(0, end)
  }

  private quoted(): string {
    const start = this.at
    const end = this.lookEnd()
    let depth = 0
    for (; this.at < end; this.at += 1) {
      const sign = this.text[this.at]
      if (sign === '\\' && this.text[this.at + 1] !== '"') this.at += 1
      else if (sign === '{') depth += 1
      else if (sign === '}') depth -= 1
      else if (sign === '"' && depth <= 0 && this.endsHere()) {
        this.at += 1
        return this.text.slice(start, this.at - 1)
      }
    }
    return this.unclosed(start)
  }

  /** A quote ends a value when a comma, a "#", the end of the entry or a new field follows; another one is text. */
  private endsHere(): boolean {
    return /^\s{0,200}(?:[,#})]|$|[A-Za-z_-]{1,30}\s{0,20}=)/.test(
      this.text.slice(this.at + 1, this.at + 260),
    )
  }

  private value(): void {
    if (this.text[this.at] === '{') {
      this.at += 1
      this.braced()
    }
  }

  /** Steps over the opening sign; gives the one that closes. */
  private open(): string {
    const sign = this.text[this.at]
    this.at += 1
    return sign === '(' ? ')' : '}'
  }

  /** The first group of a sticky pattern at this place, which it steps over; undefined when it does not fit. */
  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)
    if (found === null) return undefined
    this.at = pattern.lastIndex
    return found[1] ?? ''
  }
}
