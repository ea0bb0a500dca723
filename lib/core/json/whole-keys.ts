/** A key that lacks its second quote: the word, then a colon and what begins a value. */
const OPEN_KEY = /"[\w$-]{1,60}(?=\s{0,20}:\s{0,20}(?:["[{\d-]|true|false|null))/y
/** A key that lacks its colon before what begins a value other than a text. */
const LONE_KEY = /"[\w$-]{1,60}"(?=\s{0,20}(?:[[{]|-?\d|(?:true|false|null)(?![\w"])))/y
const BORDER = /\s{0,20}(?:[,:\]}]|$)/y

/**
 * The text with the second quote of keys and the colon behind them where one was forgotten: `{"a: 1}`, `{"a" 1}`. Only looks
 * where a key must stand, and only at words whose quote closes at no border. Linear.
 */
export function withWholeKeys(text: string): string {
  const open: string[] = []
  let isKeyNext = false
  let whole = ''
  let from = 0
  const insert = (sign: string, at: number) => {
    whole += text.slice(from, at) + sign
    from = at
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '"') {
      const end = endOfString(text, at)
      const key = isKeyNext && !matches(BORDER, text, end) ? OPEN_KEY : null
      const word = key === null ? null : matches(key, text, at)
      if (word) insert('"', at + word.length)
      else if (isKeyNext && matches(LONE_KEY, text, at)) insert(':', end)
      at = (word ? at + word.length : end) - 1
      isKeyNext = false
    } else if (/[[({]/.test(sign)) open.push(sign)
    else if (/[\])}]/.test(sign)) open.pop()
    if (/[[({,]/.test(sign)) isKeyNext = open.at(-1) === '{'
    else if (/\S/.test(sign)) isKeyNext = false
  }
  return whole + text.slice(from)
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
