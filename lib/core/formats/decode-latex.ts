import unicode from '@citation-js/plugin-bibtex/lib/input/unicode.json'

/** Groups nested deeper than this are taken as they stand. */
const DEPTH_MAX = 50
const TEXT_MAX = 100_000

const diacritics: ReadonlyMap<string, string> = new Map([
  ...Object.entries(unicode.diacritics),
  // MathSciNet defines its own in a preamble of its exports.
  ['ocirc', '\u030a'],
  ['polhk', '\u0328'],
  ['udot', '\u0323'],
  ['lfhook', '\u0326'],
])
/** Commands that citation-js's table lacks, each with its sign. */
const signs =
  'aa å AA Å S § P ¶ pounds £ euro € dag † dagger † ddag ‡ ddagger ‡ deg ° lq ‘ rq ’ slash / lbrace { rbrace } bullet • ' +
  'ldots … dots … cdots ⋯ pm ± mp ∓ le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ propto ∝ ' +
  'll ≪ gg ≫ to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ mapsto ↦ infty ∞ circ ∘ times × cdot · ast ∗ star ⋆ div ÷ ' +
  'sum ∑ prod ∏ int ∫ partial ∂ nabla ∇ in ∈ notin ∉ subset ⊂ subseteq ⊆ cup ∪ cap ∩ forall ∀ exists ∃ emptyset ∅ oplus ⊕ otimes ⊗ ' +
  'perp ⊥ parallel ∥ langle ⟨ rangle ⟩ ell ℓ hbar ℏ prime ′ cprime ′ Cprime ′ dbar đ Dbar Đ'
const commands: ReadonlyMap<string, string> = new Map([
  ...symbolsOf(unicode.mathCommands),
  ...symbolsOf(unicode.commands),
  ...[...signs.matchAll(/(\w+) (\S)/g)].map(([, name = '', sign = '']): [string, string] => [name, sign]),
  ...'newline par quad qquad space'.split(' ').map((name): [string, string] => [name, ' ']),
])
/** The table has commands that Unicode has no sign for. */
function symbolsOf(table: Readonly<Record<string, string | null>>): [string, string][] {
  return Object.entries(table).flatMap(([name, sign]): [string, string][] =>
    sign === null ? [] : [[name, sign]],
  )
}

/** Commands whose argument is kept, within tags where CSL has a tag for them. */
const formatting: ReadonlyMap<string, readonly [string, string]> = new Map([
  ...tagged('textit emph mkbibemph mkbibitalic textsl', '<i>', '</i>'),
  ...tagged('textbf mkbibbold', '<b>', '</b>'),
  ...tagged('textsuperscript', '<sup>', '</sup>'),
  ...tagged('textsubscript', '<sub>', '</sub>'),
  ...tagged('textsc', '<span style="font-variant:small-caps;">', '</span>'),
  ...tagged('enquote mkbibquote', '“', '”'),
  ...tagged(
    'textrm textup textmd textsf texttt text mathrm mathbf mathit mathcal mathsf mathtt mathbb boldsymbol ensuremath mbox hbox ' +
      'uppercase lowercase MakeUppercase MakeLowercase url path nolinkurl underline texorpdfstring natexlab bibinfo operatorname',
    '',
    '',
  ),
])
function tagged(names: string, before: string, behind: string) {
  return names.split(' ').map((name) => [name, [before, behind]] as const)
}

/** Accents of formulas, whose argument follows as in text. */
const mathAccents: ReadonlyMap<string, string> = new Map(
  [
    ...(
      'bar 0305 overline 0305 hat 0302 widehat 0302 tilde 0303 widetilde 0303 vec 20d7 dot 0307 ddot 0308 check 030c acute 0301 ' +
      'grave 0300 breve 0306'
    ).matchAll(/(\w+) (\w{4})/g),
  ].map(([, name = '', code = '']) => [name, String.fromCodePoint(Number.parseInt(code, 16))]),
)

const superscripts = scripts('0123456789+-=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ')
const subscripts = scripts('0123456789+-=()aeoxhklmnpst', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ')

function scripts(plain: string, raised: string): ReadonlyMap<string, string> {
  const letters = [...raised]
  return new Map([...plain].map((letter, at) => [letter, letters[at] ?? letter]))
}

/** Commands that stand alone and print nothing. */
const silent: ReadonlySet<string> = new Set(
  (
    'it itshape sl em bf bfseries sc scshape rm sf tt normalfont upshape protect relax noopsort sortnoop discretionary ' +
    'left right displaystyle textstyle limits nolimits break linebreak allowbreak hspace vspace'
  ).split(' '),
)

/**
 * The text that a LaTeX value prints: accents and symbols as Unicode, braces gone, ties as blanks, dashes and quotation
 * marks set. Italics, bold, small capitals, sub- and superscripts become the tags of CSL; every other command is left as
 * it was written, since text may hold a backslash by mistake. Linear; never throws.
 */
export function decodeLatex(raw: string): string {
  return new LatexReader(raw.slice(0, TEXT_MAX)).read()
}

class LatexReader {
  private at = 0
  private readonly text: string
  /** A single dollar is money. */
  private readonly hasMath: boolean

  constructor(text: string) {
    this.text = text
    this.hasMath = countDollars(text) % 2 === 0
  }

  read(): string {
    let result = ''
    while (this.at < this.text.length) result += this.group(0, false)
    return result
      .normalize('NFC')
      .replace(/[ \t\n\r]+/g, ' ')
      .trim()
  }

  /** Everything up to the brace that closes the group, or to the end. */
  private group(depth: number, isMath: boolean): string {
    let result = ''
    while (this.at < this.text.length) {
      if (this.text[this.at] === '}') {
        this.at += 1
        return result
      }
      result += this.piece(depth, isMath)
    }
    return result
  }

  private piece(depth: number, isMath: boolean): string {
    const sign = this.text[this.at] ?? ''
    if (sign === '{') {
      this.at += 1
      return depth > DEPTH_MAX ? '' : this.group(depth + 1, isMath)
    }
    if (sign === '\\') return this.command(depth, isMath)
    if (sign === '$' && this.hasMath) {
      this.at += 1
      if (this.text[this.at] === '$') this.at += 1
      return isMath ? '' : this.math(depth)
    }
    if (isMath && (sign === '^' || sign === '_')) return this.script(sign, depth)
    this.at += 1
    if (sign === '~') return ' '
    if (sign === '-' || sign === '`' || sign === "'") return this.ligature(sign)
    return sign
  }

  private math(depth: number): string {
    let result = ''
    while (this.at < this.text.length) {
      if (this.text[this.at] === '$') {
        this.at += this.text[this.at + 1] === '$' ? 2 : 1
        return result
      }
      if (this.text[this.at] === '}') return result
      result += this.piece(depth, true)
    }
    return result
  }

  private script(sign: string, depth: number): string {
    this.at += 1
    const content = this.argument(depth, true)
    if (content === '') return ''
    const plain = [...content].map((letter) => (sign === '^' ? superscripts : subscripts).get(letter))
    if (plain.every((letter) => letter !== undefined)) return plain.join('')
    const tag = sign === '^' ? 'sup' : 'sub'
    return `<${tag}>${content}</${tag}>`
  }

  private ligature(sign: string): string {
    let length = 1
    while (this.text[this.at] === sign && length < 3) {
      this.at += 1
      length += 1
    }
    if (sign === '-') return length === 3 ? '—' : length === 2 ? '–' : '-'
    if (length === 1) return sign
    const quote = sign === '`' ? '“' : '”'
    return length === 3 ? quote + sign : quote
  }

  private command(depth: number, isMath: boolean): string {
    const name = /\\([A-Za-z]+|[\s\S]?)/y
    name.lastIndex = this.at
    const command = name.exec(this.text)?.[1] ?? ''
    this.at += command.length + 1
    if (command.length <= 1 && !/[A-Za-z]/.test(command)) return this.sign(command, depth)
    return this.word(command, depth, isMath)
  }

  /** \& \% \$ and their like print themselves, \" \' \~ and their like are accents, \\ ends a line. */
  private sign(sign: string, depth: number): string {
    if (diacritics.has(sign)) return this.accent(sign, depth)
    if (sign === '\\' || /\s/.test(sign)) return ' '
    if (sign === '(' || sign === ')' || sign === '[' || sign === ']') return ''
    return sign === '-' || sign === '/' || sign === '!'
      ? ''
      : sign === ',' || sign === ';' || sign === ':'
        ? ' '
        : sign
  }

  private word(name: string, depth: number, isMath: boolean): string {
    const mark = isMath ? mathAccents.get(name) : undefined
    if (mark !== undefined) return this.marked(mark, depth)
    if (diacritics.has(name) && this.hasArgument()) return this.accent(name, depth)
    const symbol = commands.get(name)
    if (symbol !== undefined) {
      this.skipGap()
      return symbol
    }
    if (name === 'href') {
      this.skipBlanks()
      this.argument(depth, isMath)
      return this.argument(depth, isMath)
    }
    if (name === 'symbol') return symbolOf(this.argument(depth, isMath))
    const tags = formatting.get(name)
    if (tags !== undefined) {
      const content = this.argument(depth, isMath)
      return content.trim() === '' ? content : `${tags[0]}${content}${tags[1]}`
    }
    if (!silent.has(name)) return `\\${name}`
    this.skipGap()
    return ''
  }

  private marked(mark: string, depth: number): string {
    const [first = '', ...rest] = [...this.argument(depth, true)]
    return first === '' ? '' : `${first}${mark}${rest.join('')}`.normalize('NFC')
  }

  private accent(name: string, depth: number): string {
    const content = this.argument(depth, false)
    const mark = diacritics.get(name) ?? ''
    const [first = '', ...rest] = [...content]
    if (first === '') return name === '~' || name === '^' ? name : ''
    const letter = first === 'ı' ? 'i' : first === 'ȷ' ? 'j' : first
    return `${letter}${mark}${rest.join('')}`.normalize('NFC')
  }

  /** The braced group that follows, or the next sign or command. */
  private argument(depth: number, isMath: boolean): string {
    this.skipBlanks()
    if (this.at >= this.text.length || depth > DEPTH_MAX) return ''
    const sign = this.text[this.at]
    if (sign === '{') {
      this.at += 1
      return this.group(depth + 1, isMath)
    }
    if (sign === '}') return ''
    if (sign === '\\') return this.command(depth + 1, isMath)
    const letter = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0)
    this.at += letter.length
    return letter
  }

  private hasArgument(): boolean {
    return /\s*[{A-Za-z\\]/y.test(this.text.slice(this.at, this.at + 8))
  }

  private skipBlanks(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1
  }

  /** Blanks behind a command of letters end its name and are not printed; nor is an empty group. */
  private skipGap(): void {
    this.skipBlanks()
    if (this.text.startsWith('{}', this.at)) this.at += 2
  }
}

function symbolOf(code: string): string {
  const point = Number(code)
  return Number.isInteger(point) && point >= 32 && point < 0x1_0000 ? String.fromCodePoint(point) : ''
}

function countDollars(text: string): number {
  let count = 0
  for (let at = text.indexOf('$'); at !== -1; at = text.indexOf('$', at + 1)) {
    if (text[at - 1] !== '\\') count += 1
  }
  return count
}
