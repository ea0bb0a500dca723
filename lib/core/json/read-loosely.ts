const { raw } = String
/** What stands between two signs: blanks, comments, what was left out. */
const GAP = raw`(?:\s|/\*(?:[^*]|\*(?!/))*(?:\*/)?|(?://|#)(?:[^\n]*\n|[^\n}\]]*)|\.\.\.|…|-\s)+`
/** A key in quotes, one or two of each, with its colon; one without, or whose second quote is missing. */
const KEY = raw`\s{0,40}["“'«]{1,2}[^"“”'«»\n]{1,80}["”'»]{1,2}\s{0,9}(?:[:=]|->)`
const BARE_KEY = raw`\s{0,40}["']?[\w$-]{1,80}\s{0,9}[:=]`
const CLOSED = raw`[}\])]\s*(?:[,}\])\x60;{[<]|["']?$|[.!]?(?:$|\s+[^\s"',:}\]]))`
const NEXT = raw`(?:[,;]\s{0,40}){1,4}(?:${KEY}|${BARE_KEY}|\s*(?:[}\]]|//|#|(?:["'][^"'\n]{0,80}["']?\s*:?\s*)?$))`
const ENDED = raw`\s*(?:$|\x60{3}|${CLOSED}|//|/\*|#`
/** Which of the quotation marks in a text ends it is told by what follows. */
const AFTER = {
  key: raw`\s*(?:[:=,}\]]|->|true|false|null|-?\d|[["{]|$)`,
  value: raw`${ENDED}|${NEXT})|${KEY}`,
  element: raw`${ENDED}|[,;]|\n)|${KEY}`,
}
const CLOSERS = new Map(['""”', '““”"', "''", '‘’', '``´', '«»'].map(([own, ...all]) => [own, all.join('')]))
/** What leads to a further document, or to a first one without a bracket. */
export const NEAR = new RegExp(raw`^[\s,;\x60]*(?=[{[](?!\d{1,3}\]\s*\p{L})|${KEY})`, 'u')
const DEPTH_MAX = 200

/** The document that begins at `from`, said loosely, as the JSON that jsonrepair completes. */
export function readLoosely(text: string, from: number) {
  let at = from
  let json = ''
  const open: string[] = []
  do {
    take(GAP)
    const sign = text[at]
    if (sign === undefined || take('(?=`{3})')) break
    const isObject = open.at(-1) === '{'
    const where = isObject ? (json.endsWith(':') ? 'value' : 'key') : take(`(?=${KEY})`) ? 'key' : 'element'
    if (take('[,;]')) json = json.replace(/[^,{[]$/, '$&,')
    else if (take(raw`(?:\{(?=\{\s*["']))?[{[(]`)) begin(sign)
    else if (take('[}\\])]')) close(sign)
    else if (!take('[:=]+>?|->')) {
      const said = CLOSERS.has(sign) ? quoted(where) : bare(where)
      // A key in a list: of the object around it, or of one that nobody opened.
      if (where === 'key' && said && !isObject)
        open.includes('{') && !json.endsWith('[') ? close(']') : begin('{')
      if (said) add(where === 'key' ? `${said}:` : said)
      else at += 1
    }
  } while (open.length > 0 && open.length < DEPTH_MAX)
  const isOpen = open.length > 0
  // A key that was cut off, or its value, is none; of a text with brackets that was cut off jsonrepair keeps less.
  const isTextCut = /"[^"]*[[\]{},][^"]*"$/.test(json) && !/["'}\]`]\s*$/.test(text)
  const isCut = isOpen && (isTextCut || /,"[^"]*":$/.test(json))
  const isDeep = open.length >= DEPTH_MAX
  return { json: isOpen ? json.replace(/,?"[^"]*":$/, '') : json, from, end: at, isCut, isDeep }

  function take(pattern: string): RegExpExecArray | null {
    const sticky = new RegExp(pattern, 'y')
    sticky.lastIndex = at
    const found = sticky.exec(text)
    at += found?.[0].length ?? 0
    return found
  }

  function add(part: string) {
    json += /[^{[,:]$/.test(json) ? `,${part}` : part
  }

  function begin(sign: string) {
    add(sign === '{' ? '{' : '[')
    open.push(sign)
  }

  /** Closes what was opened inside, too; not the whole where further keys follow. */
  function close(sign: string) {
    const depth = open.lastIndexOf({ '}': '{', ']': '[', ')': '(' }[sign] ?? '')
    const goesOn = depth <= 0 && open[0] === '{' && take(raw`(?=\s*,${KEY})`)
    for (const one of open.splice(goesOn ? 1 : depth < 0 ? Math.max(1, open.length - 1) : depth).reverse())
      json += one === '{' ? '}' : ']'
  }

  function quoted(where: keyof typeof AFTER): string {
    const triple = raw`(?=((["'])\2{1,2})(?!\2|\s${where === 'key' ? '*' : '|'}[,}\]:]))`
    const marks = take(triple)?.[1] ?? text[at] ?? ''
    const own = CLOSERS.get(marks[0] ?? '')
    const unclosed =
      where === 'key'
        ? raw`(?=:(?![^${own},\n]{0,80}[${own}]\s*[:=]))`
        : raw`(?=(?:[}\]\s]{1,80},\s{0,40}[[{]{0,2}|[,\n])${KEY})`
    const end = raw`[${own}]{1,${marks.length}}(?=${AFTER[where]})|${unclosed}|[\s}\]\x60]*$`
    return asText(take(raw`${marks}((?:\\[\s\S]?|[^\\])*?)(?:${end})`)?.[1] ?? '', '""')
  }

  /** A key without quotes, if a colon follows it; a number, word or text up to the next key or bracket. */
  function bare(where: keyof typeof AFTER): string {
    if (where === 'key') return asText(take(raw`[^:=,{}[\]"'\n]{1,80}?(?=\s*(?:[:=]|->))`)?.[0] ?? '', '')
    const end = raw`\s*(?:${where === 'value' ? NEXT : '[,;)]'}|[}\]]|\s//|\s#|$)|${KEY}`
    const said = take(raw`(?:\{[^{}]*\}|\[[^[\]]*\]|[^}\]])*?(?=${end})`)?.[0].trim() ?? ''
    return /^[\w.+-]*$/.test(said) ? said : asText(said.replace(/"$/, ''), '')
  }
}

/** A backslash that begins no escape stays: commands of LaTeX, names of folders. */
function asText(said: string, none: string): string {
  const escapes = /\\(?:["\\/bfnrt]|u[\da-f]{4})|["\\\n\r\t]/gi
  const whole = said.replace(escapes, (part) => (part[1] ? part : JSON.stringify(part).slice(1, -1)))
  return whole === '' ? none : `"${whole}"`
}
