/** A key that lacks its second quote: the word, then a colon and what begins a value. */
const OPEN_KEY = /"[\w$-]{1,60}(?=\s{0,20}:\s{0,20}(?:["[{\d-]|true|false|null))/y
/** A key that lacks its colon before what begins a value other than a text. */
const LONE_KEY = /"[\w$-]{1,60}"(?=\s{0,20}(?:[[{]|-?\d|(?:true|false|null)(?![\w"])))/y
/** A key with its colon and what begins a value. */
const PAIR = /"[\w$-]{1,60}"\s{0,20}:\s{0,20}(?:["[{\d-]|true|false|null)/y
/** A list that begins with a pair. */
const PAIRS = '[:'
const BORDER = /\s{0,20}(?:[,:\]}]|$)/y

/**
 * The text with what keys lack: their second quote (`{"a: 1}`), the colon behind them (`{"a" 1}`), or the end of the list before
 * them (`{"a": [1, "b": 2}`). Quotes and colons are only looked for where a key must stand, and quotes only in words whose own
 * closes at no border. Linear for texts nested as deep as a repair may be.
 */
export function withWholeKeys(text: string): string {
  const open: string[] = []
  let isKeyNext = false
  /** In a list that is a member of an object. */
  let isElementNext = false
  /** Where the last sign that is no blank stands. */
  let before = 0
  let whole = ''
  let from = 0
  const insert = (sign: string, at: number) => {
    whole += text.slice(from, at) + sign
    from = at
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      if (isElementNext && matches(PAIR, text, at)) {
        // Pairs from the first one on are a list of them; a key behind other elements is of the object around the list.
        if (text[before] === ',') {
          insert(']', before)
          open.pop()
          isKeyNext = true
        } else open[open.length - 1] = PAIRS
      }
      const end = endOfString(text, at)
      const key = isKeyNext && !matches(BORDER, text, end) ? OPEN_KEY : null
      const word = key === null ? null : matches(key, text, at)
      if (word) insert('"', at + word.length)
      else if (isKeyNext && matches(LONE_KEY, text, at)) insert(':', end)
      at = (word ? at + word.length : end) - 1
      isKeyNext = false
    } else if (/[[({]/.test(sign)) open.push(sign)
    else if (/[\])}]/.test(sign)) close(open, sign)
    if (/\S/.test(sign)) {
      const opens = /[[({,]/.test(sign)
      before = at
      isKeyNext = opens && open.at(-1) === '{'
      isElementNext = opens && open.at(-1) === '[' && open.at(-2) === '{'
    }
  }
  return whole + text.slice(from)
}

/** Takes off what the closing bracket closes, and what was left open in it. */
function close(open: string[], sign: string): void {
  const kind = sign === ']' ? '[' : sign === '}' ? '{' : '('
  const level = open.findLastIndex((bracket) => bracket.startsWith(kind))
  if (level >= 0) open.length = level
}

/** Behind the quote that closes the one at `start`; the end of the text where none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

function matches(sticky: RegExp, text: string, at: number): string | null {
  sticky.lastIndex = at
  return sticky.exec(text)?.[0] ?? null
}
