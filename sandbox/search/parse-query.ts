import { type Dialect, everywhere, type FieldMeaning, type QueryNode } from './query-tree'

/** Longer queries are cut: the services refuse them long before. */
const QUERY_MAX_CHARS = 8_000
const TOKENS_MAX = 400
const DEPTH_MAX = 30

type Token =
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  | { readonly kind: 'field'; readonly meaning: FieldMeaning; readonly operator: string }
  | {
      readonly kind: 'word' | 'phrase' | 'range'
      readonly text: string
      readonly suffix: FieldMeaning | null
    }

const operators: Readonly<Record<string, 'and' | 'or' | 'not'>> = {
  AND: 'and',
  OR: 'or',
  NOT: 'not',
  ANDNOT: 'not',
}
const symbolOperators: Readonly<Record<string, 'and' | 'or'>> = { '+': 'and', '|': 'or' }

class Lexer {
  private at = 0
  private readonly tokens: Token[] = []

  constructor(
    private readonly text: string,
    private readonly dialect: Dialect,
  ) {}

  run(): readonly Token[] {
    while (this.at < this.text.length && this.tokens.length < TOKENS_MAX) this.step()
    return this.tokens
  }

  private step(): void {
    const char = this.text[this.at] ?? ''
    if (/\s/u.test(char)) this.at++
    else if (char === '(' || char === ')') this.single({ kind: char === '(' ? 'open' : 'close' })
    else if (char === '"') this.quoted()
    else if (char === '[') this.range()
    else this.bareWord(char)
  }

  private single(token: Token): void {
    this.tokens.push(token)
    this.at++
  }

  private suffix(): FieldMeaning | null {
    if (this.text[this.at] !== '[') return null
    const end = this.text.indexOf(']', this.at)
    const name = this.text.slice(this.at + 1, end < 0 ? undefined : end).toLowerCase()
    const meaning = this.dialect.suffixes[name]
    if (end < 0 || meaning === undefined) return null
    this.at = end + 1
    return meaning
  }

  private quoted(): void {
    const end = this.text.indexOf('"', this.at + 1)
    const text = this.text.slice(this.at + 1, end < 0 ? undefined : end)
    this.at = end < 0 ? this.text.length : end + 1
    this.tokens.push({ kind: this.dialect.quotes ? 'phrase' : 'word', text, suffix: this.suffix() })
  }

  private range(): void {
    const end = this.text.indexOf(']', this.at)
    const text = this.text.slice(this.at + 1, end < 0 ? undefined : end)
    this.at = end < 0 ? this.text.length : end + 1
    this.tokens.push({ kind: 'range', text, suffix: null })
  }

  private bareWord(first: string): void {
    const symbol = this.dialect.symbols ? symbolOperators[first] : undefined
    if (symbol !== undefined) this.single({ kind: symbol })
    else if (this.dialect.minus && first === '-') this.single({ kind: 'not' })
    else this.unquoted()
  }

  private unquoted(): void {
    const start = this.at
    while (this.at < this.text.length && !/[\s()"[\]]/u.test(this.text[this.at] ?? '')) this.at++
    if (this.at === start) {
      this.at++
      return
    }
    this.word(start, this.text.slice(start, this.at))
  }

  private word(start: number, word: string): void {
    const operator = this.dialect.booleans ? operators[word] : undefined
    if (operator !== undefined) {
      this.tokens.push({ kind: operator })
      return
    }
    const prefixed = /^([\p{L}\p{N}_.]+)(>=|<=|:|=)/u.exec(word)
    const meaning = prefixed === null ? undefined : this.dialect.fields[(prefixed[1] ?? '').toLowerCase()]
    if (prefixed !== null && meaning !== undefined) {
      this.tokens.push({ kind: 'field', meaning, operator: prefixed[2] ?? ':' })
      this.at = start + prefixed[0].length
      return
    }
    this.tokens.push({ kind: 'word', text: word, suffix: this.suffix() })
  }
}

class Parser {
  private at = 0
  private depth = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly dialect: Dialect,
  ) {}

  parse(): QueryNode {
    const parts: QueryNode[] = []
    while (this.at < this.tokens.length) {
      parts.push(this.either(null))
      // A stray closing parenthesis is passed over, as lenient services do.
      if (this.tokens[this.at]?.kind === 'close') this.at++
    }
    return joined('and', parts)
  }

  private either(meaning: FieldMeaning | null): QueryNode {
    const parts = [this.sequence(meaning)]
    while (this.tokens[this.at]?.kind === 'or') {
      this.at++
      parts.push(this.sequence(meaning))
    }
    return joined('or', parts)
  }

  private sequence(meaning: FieldMeaning | null): QueryNode {
    const required: QueryNode[] = []
    const loose: QueryNode[] = []
    let explicit = false
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      if (token.kind === 'close' || token.kind === 'or') break
      if (token.kind === 'and') {
        explicit = true
        this.at++
        continue
      }
      const node = this.unary(meaning)
      if (node === null) continue
      const mustHold = explicit || node.kind === 'not' || node.kind === 'test'
      if (explicit && loose.length > 0) required.push(...loose.splice(0))
      ;(mustHold ? required : loose).push(node)
      explicit = false
    }
    const free = loose.length > 0 ? [joined(this.dialect.implicit, loose)] : []
    return joined('and', [...free, ...required])
  }

  private unary(meaning: FieldMeaning | null): QueryNode | null {
    const token = this.tokens[this.at]
    if (token === undefined) return null
    this.at++
    switch (token.kind) {
      case 'not': {
        const child = this.unary(meaning)
        return child === null ? null : { kind: 'not', child }
      }
      case 'open':
        return this.group(meaning)
      case 'field':
        return this.fieldValue(token.meaning, token.operator)
      case 'word':
      case 'phrase':
      case 'range':
        return leaf(token, token.suffix ?? meaning)
      default:
        return null
    }
  }

  private group(meaning: FieldMeaning | null): QueryNode | null {
    if (this.depth >= DEPTH_MAX) return null
    this.depth++
    const inner = this.either(meaning)
    this.depth--
    if (this.tokens[this.at]?.kind === 'close') this.at++
    return inner
  }

  private fieldValue(meaning: FieldMeaning, operator: string): QueryNode | null {
    const token = this.tokens[this.at]
    const comparison = operator === '>=' || operator === '<=' ? operator : ''
    if (comparison !== '' && token?.kind === 'word' && 'test' in meaning) {
      this.at++
      return { kind: 'test', test: meaning.test(comparison + token.text) }
    }
    return this.unary(meaning)
  }
}

function leaf(token: Extract<Token, { text: string }>, meaning: FieldMeaning | null): QueryNode {
  if (meaning !== null && 'test' in meaning) return { kind: 'test', test: meaning.test(token.text) }
  const fields = meaning === null ? everywhere : meaning.text
  if (token.kind === 'phrase') return { kind: 'phrase', text: token.text, fields }
  const prefix = token.text.endsWith('*')
  return { kind: 'word', text: prefix ? token.text.slice(0, -1) : token.text, prefix, fields }
}

function joined(kind: 'and' | 'or' | 'most', nodes: readonly QueryNode[]): QueryNode {
  const [only] = nodes
  return nodes.length === 1 && only !== undefined ? only : { kind, children: nodes }
}

/** Reads a query in the dialect of a service. Never fails: what cannot be read is passed over. */
export function parseQuery(text: string, dialect: Dialect): QueryNode {
  const tokens = new Lexer(text.slice(0, QUERY_MAX_CHARS), dialect).run()
  return new Parser(tokens, dialect).parse()
}
