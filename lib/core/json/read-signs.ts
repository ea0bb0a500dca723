const { raw } = String
/** What stands between two signs: blanks, comments (one without a line end goes up to a bracket), fences, what was left out. */
const GAP = raw`(?:\s|/\*(?:[^*]|\*(?!/))*(?:\*/)?|(?://|#)(?:[^\n]*\n|[^\n}\]]*)|\.\.\.|…|-\s)+`
/** A key in quotes, one or two of each; one without; and one whose second quote is missing. */
export const KEY = raw`\s{0,40}["“'«„]{1,2}[^"“”'«»\n]{1,80}["”'»“]{1,2}\s{0,9}(?:[:=：]|->)`
const BARE_KEY = raw`\s{0,40}[\w$-]{1,80}\s{0,9}[:=]`
const UNCLOSED_KEY = raw`\s{0,40}["'][\w-]{1,40}\s{0,3}:\s{0,9}["'\d[{]`
const CLOSED = raw`[}\])]\s*(?:[,}\])\x60;{[<]|["']?$|[.!]?(?:$|\s+[^\s"',:}\]]))`
const COMMENT = raw`//|/\*|#`
const NEXT = raw`(?:[,，]\s{0,40}){1,4}(?:${KEY}|${BARE_KEY}|${UNCLOSED_KEY}|\s*(?:[}\]]|(?:["'][^"'\n]{0,80}["']?\s*:?\s*)?$))`
const ENDED = raw`$|\x60{3}|${CLOSED}|${COMMENT}|\+\s*["']|\w{1,40}\s*${CLOSED}`
/** Which of the quotation marks in a text ends it is told by what follows. */
const AFTER = {
  key: raw`\s*(?:[:=：,}\]]|->|true|false|null|-?\d|[["{]|$)`,
  value: raw`\s*(?:${ENDED}|${NEXT})|${KEY}`,
  element: raw`\s*(?:${ENDED}|[,;，]|\n)|${KEY}`,
} as const
/** Words behind a text that is closed already. */
const REMARK = raw`\s+[^\s"'“”,{}[\]:+/#][^"'“”,{}[\]:\n]{0,80}(?:,${KEY}|${CLOSED})`
/** The end of a text, and one behind it without the mark that opens it. */
const UNOPENED = raw`\s+[^\s"',{}[\]][^"',{}[\]\n]{0,80}["']\s*[,\]]`
const CLOSERS = new Map(
  ['""”', '““”"', "''", '‘’', '``´', '«»', '„“”'].map(([own, ...closers]) => [own, closers.join('')]),
)
const NUMBER = raw`[+-]?(?!0\d)(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d*)?`
const DEPTH_MAX = 200

interface Opened {
  readonly sign: string
  /** Where its bracket stands among the signs. */
  readonly from: number
  hasComma: boolean
  hasColon: boolean
  next: 'key' | 'colon' | 'value'
}

/** The text that begins with these marks: up to those that end it, to a key behind it where they are missing, or to the end. */
function textFrom(marks: string, where: keyof typeof AFTER): string {
  const own = CLOSERS.get(marks[0]) ?? ''
  const unclosed =
    where === 'key'
      ? raw`(?=:(?![^${own},\n]{0,80}[${own}]\s*[:=]))`
      : raw`(?=(?:[}\]\s]{1,80},\s{0,40}[[{]{0,2}|[,\n])${KEY})`
  const remarked = raw`([^${own}\\]*)(?<![\s"'“]\d{1,6})[${own}](?=${where === 'element' ? `${REMARK}|${UNOPENED}` : REMARK})`
  return raw`${marks}(?:${remarked}|((?:\\[\s\S]?|[^\\])*?)(?:[${own}]{1,${marks.length}}(?=${AFTER[where]})|${unclosed}|[\s}\]\x60]*$))`
}

/**
 * The document that begins at `start`, said loosely, as signs that jsonrepair reads: each text stands apart, under its number between
 * two private signs; tuples and sets are lists, words of Python null, brackets closed where they should be. `isCut` where it breaks off in a key or a text.
 */
export function readSigns(text: string, start: number) {
  let at = start
  const signs: string[] = []
  const texts: string[] = []
  const open: Opened[] = []
  let isUnclear = false
  if (ahead(KEY)) openWith('{')
  do {
    take(GAP)
    const sign = text[at]
    if (sign === undefined || ahead('`{3}')) break
    const top = open.at(-1)
    const where = top?.sign === '{' ? (top.next === 'key' ? 'key' : 'value') : ahead(KEY) ? 'key' : 'element'
    if (take('[,;，]')) addComma(top)
    else if (take(raw`[{[(]`)) {
      // Doubled, where it was to be a template; a further list where a key should be goes on with the one before.
      if (sign === '{') take(raw`\s*\{(?=\s*["'])`)
      const goesOn =
        sign === '[' && top?.next === 'key' && top.sign === '{' && signs.slice(-2).join('') === '],'
      if (goesOn) signs.splice(-2, 2, ',')
      openWith(sign, goesOn)
    } else if (take(raw`[}\])]`)) closeWith(sign)
    else if (take('[:=：]+>?|->')) addColon(top)
    else if (CLOSERS.has(sign)) addText(quoted(where))
    else if (top?.sign === '{' && where === 'key') addBareKey(top)
    else addBare(where === 'value' ? '(?!\\d)' : '')
  } while (open.length > 0 && open.length < DEPTH_MAX)
  const last = open.at(-1)
  // A key that was cut off, or its value; a text that was.
  const isKeyCut = last?.next === 'colon' && (last.hasColon || texts.at(-1) === '')
  if (isKeyCut) signs.pop()
  const isTextCut = /\uE001/.test(signs.at(-1) ?? '') && /[[\]{},]/.test(texts.at(-1) ?? '')
  const isCut = isKeyCut || (last !== undefined && isTextCut && !/["'}\]`]\s*$/.test(text))
  return { json: signs.join(' '), texts, end: at, isCut, isUnclear: isUnclear || open.length >= DEPTH_MAX }

  function ahead(pattern: string): RegExpExecArray | null {
    const sticky = new RegExp(pattern, 'y')
    sticky.lastIndex = at
    return sticky.exec(text)
  }

  function take(pattern: string): RegExpExecArray | null {
    const found = ahead(pattern)
    at += found?.[0].length ?? 0
    return found
  }

  function add(sign: string) {
    addMissing()
    signs.push(sign)
    endValue()
  }

  function endValue() {
    const top = open.at(-1)
    if (top?.sign === '{') top.next = top.next === 'key' ? 'colon' : 'key'
  }

  /** The colon or comma that should stand before a value. */
  function addMissing() {
    const top = open.at(-1)
    if (top?.sign === '{' && top.next === 'colon') {
      signs.push(':')
      top.next = 'value'
    } else if (!/^[{[,:]?$/.test(signs.at(-1) ?? '')) signs.push(',')
  }

  function addText(said: string) {
    add(`"\uE000${texts.push(said) - 1}\uE001"`)
  }

  function addComma(top: Opened | undefined) {
    if (top === undefined || signs.at(-1) === ',' || signs.length <= top.from + 1) return
    signs.push(',')
    Object.assign(top, { hasComma: true, next: 'key' })
  }

  function openWith(sign: string, goesOn = false) {
    addMissing()
    open.push({ sign, from: signs.length, hasComma: goesOn, hasColon: false, next: 'key' })
    if (!goesOn) signs.push(sign === '{' ? '{' : '[')
  }

  function close() {
    const { sign, from = 0, hasComma, hasColon } = open.pop() ?? {}
    const isSet = sign === '{' && !hasColon && hasComma === true
    if (isSet) signs[from] = '['
    if (sign === '(' && !hasComma && signs.length > from + 1) signs[from] = ''
    else signs.push(sign === '{' && !isSet ? '}' : ']')
    endValue()
  }

  function closeWith(sign: string) {
    const opener = { '}': '{', ']': '[', ')': '(' }[sign]
    const depth = open.findLastIndex((one) => one.sign === opener)
    // One that closes the whole too early: further keys follow it.
    const goesOn =
      open[0]?.sign === '{' && (depth === 0 || open.length === 1) && ahead(raw`\s*,${KEY}`) !== null
    const isTwice = depth < 0 && signs.at(-1) === sign
    const kept = goesOn ? 1 : isTwice ? open.length : depth < 0 ? Math.max(1, open.length - 1) : depth
    if (depth < 0 && open.at(-1)?.next === 'colon') isUnclear = true
    while (open.length > kept) close()
  }

  function addColon(top: Opened | undefined) {
    if (top && top.sign !== '{') {
      // A key in a list: of the object around it, or of one that nobody opened.
      const key = signs.pop() ?? ''
      const isOuter = open.some((one) => one.sign === '{') && signs.length > top.from + 1
      while (isOuter && open.at(-1)?.sign !== '{') close()
      if (isOuter) signs.push(',')
      else openWith('{')
      signs.push(key)
    }
    Object.assign(open.at(-1) ?? {}, { next: 'value', hasColon: true })
    signs.push(':')
  }

  /** A text, with what is joined to it by a plus; a mark too many at its end is none of it. */
  function quoted(where: keyof typeof AFTER): string {
    let said = ''
    do {
      const marks =
        ahead(raw`(["'])\1{1,2}(?!\1|\s${where === 'key' ? '*' : '|'}[,}\]:])`)?.[0] ?? text[at] ?? ''
      const found = take(textFrom(marks, where))
      said += unescaped((found?.[1] ?? found?.[2] ?? '').replace(/^([^"]*)"$/, '$1'))
    } while (take(raw`(?:${GAP})?\+(?:${GAP})?(?=["'])`))
    return where === 'key' ? said.trimEnd() : said
  }

  /** A word where a key should be is none when no colon or value follows it; in a set it is an element. */
  function addBareKey(top: Opened) {
    const key = take(raw`[^:=,{}[\]"'\n]{1,80}?(?=\s*(?:[:=]|->))`) ?? take(raw`[^\s:=,{}[\]"']+|[\s\S]`)
    take(GAP)
    const isKey = ahead('[:=]|->') || (ahead(raw`["'\d{[]|-\d|true|false|null`) && !ahead(KEY))
    if (isKey || (!top.hasColon && ahead('[,}]')))
      (!isKey && /^\d+$/.test(key?.[0] ?? '') ? add : addText)(key?.[0] ?? '')
  }

  /** A value without quotes: a number, a word of Python or JavaScript, or a text up to the next key or bracket. */
  function addBare(afterComma: string) {
    if (take(raw`[A-Za-z_$][\w$.]{0,80}(?=\(\s*["'\d([{])|[bru]{1,2}(?=["'])`)) return
    const ends = raw`(?=\s*(?:[,;}\])]${afterComma}|["']|$|${COMMENT}))`
    const word = ahead(`[A-Za-z]{3,9}${ends}`)?.[0].toLowerCase() ?? ''
    const known = /^(?:true|false)$/.test(word)
      ? word
      : /^(?:null|none|nan|nil|undefined)$/.test(word) && 'null'
    const number = known ? take('[A-Za-z]+') : take(NUMBER + ends)
    if (number) return add(known || String(Number.parseFloat(number[0])))
    const comma = afterComma === '' ? '[,)]' : raw`,(?:${KEY}|${BARE_KEY}|\s*(?:[}\]]|$))`
    const end = raw`${comma}|${KEY}|;\s*"|\n${BARE_KEY}|\s//|\s#|[}\]]|$`
    const said = take(raw`(?:\{[^{}]*\}|\[[^[\]]*\]|[^}\]])*?(?=${end})`)?.[0] ?? ''
    if (said === '') at += 1
    else if (said.trim() !== '-') addText(said.trim().replace(/["'”]$/, ''))
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** A backslash that begins no escape stays: commands of LaTeX, names of folders. Several before a quote are one, where JSON was put into JSON. */
function unescaped(said: string): string {
  return said.replace(
    /\\{2,9}"(?!$)|\\u([\da-f]{4})|\\(?:u[\da-f]{0,3})?$|\\([\s\S])/gi,
    (whole, code?: string, sign?: string) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      return sign === undefined
        ? whole.endsWith('"')
          ? '"'
          : ''
        : (ESCAPES[sign] ?? (/["'\\/`]/.test(sign) ? sign : whole))
    },
  )
}
