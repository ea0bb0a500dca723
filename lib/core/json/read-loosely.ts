/** A key in quotes, one or two of each, and one without; at most 80 UTF-16 units. */
const QUOTED_KEY = `\\s{0,40}["“'«]{1,2}[^"“”'«»\\n]{1,80}["”'»]{1,2}\\s{0,9}(?:[:=]|->)`
const BARE_KEY = `\\s{0,40}[\\w$-]{1,80}\\s{0,9}[:=]`
const UNCLOSED_KEY = `\\s{0,40}["'][\\w-]{1,40}:\\s{0,9}["'\\d[{]`
/** The end of a text, and one behind it without the mark that opens it. */
const UNOPENED = `["']\\s+[^\\s"',{}[\\]][^"',{}[\\]\\n]{0,80}["']\\s*[,\\]]`
const COMMENT = `//|/\\*|#`
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"”',
  '“': '"”',
  "'": "'",
  '‘': '’',
  '`': '`',
  '«': '»',
}
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ...['null', 'none', 'nan', 'undefined'].map((word) => [word, null] as const),
])
type Where = 'key' | 'member' | 'element'

/**
 * The objects and lists in a text that says them loosely, in their order: keys and values without quotes or with one or two too
 * many, tuples, commas, colons and brackets that are missing, unfinished ends. Words outside of every bracket are passed over.
 * Which quotation mark ends a text is told by what follows it: another key, a bracket that closes, the end. Nothing where a
 * value has no key, or a word is glued to the last bracket.
 */
export function readLoosely(text: string): unknown[] {
  let at = 0
  const lastLineEnd = text.lastIndexOf('\n')
  let isUnclear = false
  let objects = 0
  let lists = 0
  const found: unknown[] = []
  if (ahead(QUOTED_KEY) !== null) found.push(object())
  else if (ahead(`\\s*\\(\\s*["'\\d([{]`) !== null) found.push(value('element'))
  for (;;) {
    pass('[^{[]+')
    if (at >= text.length) return isUnclear ? [] : found
    found.push(value('element'))
    isUnclear ||= ahead('\\w') !== null
  }

  function ahead(pattern: string): string | null {
    const sticky = new RegExp(pattern, 'y')
    sticky.lastIndex = at
    return sticky.exec(text)?.[0] ?? null
  }

  function pass(pattern: string): string {
    const passed = ahead(pattern) ?? ''
    at += passed.length
    return passed
  }

  /** Blanks, comments (one without a line end goes up to a bracket) and what else stands between two values. */
  function passBetween(signs: string) {
    const inLine = () => (at < lastLineEnd ? '[^\\n]*' : '[^}\\]]*')
    while (
      pass(
        `[\\s${signs}]+|(?://|#)${inLine()}|/\\*(?:[^*]|\\*(?!/))*(?:\\*/)?|\\.\\.\\.|…${signs === '' ? '' : '|-\\s'}`,
      ) !== ''
    );
  }

  function value(where: Where): unknown {
    passBetween('')
    pass(`[bru]{1,2}(?=["'])`)
    const sign = text[at] ?? ''
    if (sign === '{') return object()
    if (sign === '[' || sign === '(') return list(sign)
    return sign in CLOSERS ? quoted(where) : plain(where)
  }

  function object(): unknown {
    // Twice as often as meant, where it was to be a template.
    pass('\\{(?:\\s*\\{(?=\\s*["\']))?')
    objects += 1
    const members: [string, unknown][] = []
    const bare: unknown[] = []
    for (;;) {
      passBetween(',;')
      if (at >= text.length || (text[at] === ']' && lists > 0)) break
      if (pass('\\]') !== '') continue
      // A bracket that closes the whole too early: further keys follow it.
      if (pass('\\}') !== '') {
        if (objects === 1 && lists === 0 && ahead(`\\s*,${QUOTED_KEY}`) !== null) continue
        break
      }
      const before = members.at(-1)?.[1]
      if (text[at] === '[' && Array.isArray(before)) {
        // The same for a list: another one follows where a key should.
        before.push(...[list('[')].flat())
        continue
      }
      const key = (text[at] ?? '') in CLOSERS ? quoted('key') : pass(`[^\\s:=,{}[\\]"']+`)
      passBetween('')
      const hasColon = pass('[:=]+>?|->') !== ''
      const isValue =
        hasColon || (ahead('["\\d{[]|-\\d|true|false|null') !== null && ahead(QUOTED_KEY) === null)
      isUnclear ||= isValue && key === ''
      if (isValue) members.push([key.trimEnd(), value('member')])
      else if (key !== '') bare.push(/^\d+$/.test(key) ? Number(key) : key)
      else at += 1
    }
    objects -= 1
    // A set of Python.
    return members.length === 0 && bare.length > 1 ? bare : Object.fromEntries(members)
  }

  function list(opened: string): unknown {
    at += 1
    lists += 1
    const elements: unknown[] = []
    for (;;) {
      passBetween(',;')
      if (objects === 0 && pass('\\}') !== '') continue
      const isMember = ahead(QUOTED_KEY) !== null
      if (
        at >= text.length ||
        /[\])}]/.test(text[at] ?? '') ||
        (isMember && objects > 0 && elements.length > 0)
      )
        break
      elements.push(isMember ? object() : value('element'))
    }
    lists -= 1
    const isTuple = opened === '(' && (elements.length !== 1 || /,\s*$/.test(text.slice(at - 9, at)))
    pass('[\\])]')
    return opened === '[' || isTuple ? elements : elements[0]
  }

  function quoted(where: Where): string {
    const closers = CLOSERS[text[at] ?? ''] ?? ''
    const marks = ahead(`(["'])\\1{1,2}(?!\\1|${where === 'key' ? '\\s*' : '\\s|'}[,}\\]:])`)?.length ?? 1
    at += marks
    let said = ''
    for (; at < text.length; at += 1) {
      const sign = text[at] ?? ''
      if (sign === '\\') said += escaped()
      else if (sign === '”' && said.includes('“')) said += sign
      else if (closers.includes(sign) && isEnd(where, said, marks > 1)) {
        pass(`${sign}{1,${marks}}`)
        return said
      } else if (isUnclosed(said)) return said
      else if (where === 'key' && sign === ':' && !hasClosedKey(closers)) return said
      else said += sign
    }
    return said.replace(/[\s}\]`]+$/, '')
  }

  function isEnd(where: Where, said: string, isDoubled: boolean): boolean {
    const isFirst = !said.includes(text[at] ?? '')
    const after = isDoubled ? `["']{0,2}\\s*` : isFirst ? `["']?\\s*` : '\\s*'
    if (where === 'key') return ahead(`.${after}(?:[:=,}]|->|true|false|null|-?\\d|[["{])`) !== null
    const comma =
      where === 'element'
        ? ',|\\n\\s*-\\s'
        : `(?:,\\s{0,40}){1,4}(?:${QUOTED_KEY}|${BARE_KEY}|${UNCLOSED_KEY}|\\s*(?:[}\\]]|(?:["'][^"'\\n]{0,80}["']?\\s*:?\\s*)?$))`
    // Marks inside a text come in pairs: a single one after words opens, or should have opened, the next.
    if (where === 'element' && isFirst && !/(?:^|\s)\d+$/.test(said) && ahead(UNOPENED) !== null) return true
    const bracket = '[}\\])]\\s*(?:[,}\\])`;{[]|$)'
    return (
      ahead(`.${after}(?:$|\`{3}|${comma}|${bracket}|${COMMENT}|\\w{1,40}\\s*${bracket})|.${QUOTED_KEY}`) !==
      null
    )
  }

  /** Whether another key follows: behind a comma, on the next line, or behind a bracket that this text did not open. */
  function isUnclosed(said: string): boolean {
    const between = /[[{][^}\]]*$/.test(said) ? '[,\\n]' : '(?:[}\\]\\s]{1,80},\\s{0,40}[[{]{0,2}|[,\\n])'
    return /[,\n}\]]/.test(text[at] ?? '') && ahead(`${between}${QUOTED_KEY}`) !== null
  }

  function hasClosedKey(closers: string): boolean {
    return ahead(`[^${closers},\\n]{0,80}[${closers}]\\s*[:=]`) !== null
  }

  function escaped(): string {
    // Escaped more than once, where JSON was put into JSON; two before the end of a text are one of its signs.
    const marked = ahead('\\\\{2,9}"') ?? ''
    if (marked !== '' && (marked.length % 2 === 0 || ahead('\\\\+"\\s*(?:[,}\\]:]|$)') === null)) {
      at += marked.length - 1
      return '"'
    }
    const code = ahead('\\\\u[\\da-fA-F]{4}')
    at += code === null ? 1 : 5
    if (code !== null) return String.fromCharCode(Number.parseInt(code.slice(2), 16))
    const sign = text[at] ?? ''
    return ESCAPES[sign] ?? (/["'\\/`]/.test(sign) ? sign : `\\${sign}`)
  }

  /** A value without quotation marks: a number, a word of Python or JavaScript, or a text up to the next key or bracket. */
  function plain(where: Where): unknown {
    const word = pass(`[A-Za-z]{3,9}(?=\\s*(?:[,;}\\])"]|$|${COMMENT}))`).toLowerCase()
    if (WORDS.has(word)) return WORDS.get(word)
    at -= word.length
    const number = pass(
      `[+-]?(?!0\\d)(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?(?=\\s*(?:[,;}\\])]${where === 'element' ? '' : '(?!\\d)'}|["']|$|${COMMENT}))`,
    )
    if (number !== '') return Number(number)
    const from = at
    const comma = where === 'element' ? '[,)]' : `,(?:${QUOTED_KEY}|${BARE_KEY}|\\s*(?:[}\\]]|$))`
    const end = `${comma}|${QUOTED_KEY}|;\\s*"|\\n${BARE_KEY}|\\s//|\\s#`
    for (let open = 0; at < text.length && ahead(end) === null; at += 1) {
      if (/[{[]/.test(text[at] ?? '')) open += 1
      else if (/[}\]]/.test(text[at] ?? '') && --open < 0) break
    }
    return (
      text
        .slice(from, at)
        .trim()
        .replace(/^-$|["'”]$/, '') || null
    )
  }
}
