import { decodeHTML } from 'entities'

/** What stands in a text with tags, in order. Names are in lower case, with their prefix ("w:p"). */
export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }

/** Elements whose content is no markup. */
const rawElements = new Set(['script', 'style', 'textarea'])
const TAG_NAME = /[A-Za-z][\w:.-]*/y

/**
 * Hands each tag and text of HTML or XML to `visit`, entities decoded. No tree is built, nothing is fetched, and entities that a
 * document defines itself are left as they are. Never throws; time grows with the length of the source.
 */
export function scanMarkup(source: string, visit: (token: MarkupToken) => void): void {
  const missingQuotes = new Set<string>()
  const text = (from: number, to: number) => {
    if (to > from) visit({ kind: 'text', text: decodeHTML(source.slice(from, to)) })
  }
  /** Where a tag ends: at the first ">" outside quotes. */
  const endOfTag = (from: number): number => {
    for (let at = from; at < source.length; at += 1) {
      const sign = source.charAt(at)
      if (sign === '>') return at
      if ((sign !== '"' && sign !== "'") || missingQuotes.has(sign)) continue
      const closing = source.indexOf(sign, at + 1)
      if (closing < 0) missingQuotes.add(sign)
      else at = closing
    }
    return source.length
  }
  let from = 0
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    const special = specialEnd(source, at)
    if (special !== null) {
      text(from, at)
      if (special.text !== '') visit({ kind: 'text', text: special.text })
      from = at = special.end
      continue
    }
    const isClose = source.charAt(at + 1) === '/'
    TAG_NAME.lastIndex = at + (isClose ? 2 : 1)
    const name = TAG_NAME.exec(source)?.[0].toLowerCase()
    if (name === undefined) {
      at += 1
      continue
    }
    text(from, at)
    const end = endOfTag(TAG_NAME.lastIndex)
    const attributes = source.slice(TAG_NAME.lastIndex, end)
    from = at = Math.min(source.length, end + 1)
    if (isClose) {
      visit({ kind: 'close', name })
      continue
    }
    const isEmpty = attributes.endsWith('/')
    visit({ kind: 'open', name, attributes, isEmpty })
    if (!isEmpty && rawElements.has(name)) from = at = endOfRaw(source, at, name)
  }
  text(from, source.length)
}

/** Comments, declarations, instructions and character data; null for a tag. */
function specialEnd(source: string, at: number): { readonly end: number; readonly text: string } | null {
  const after = (mark: string, from: number): number => {
    const found = source.indexOf(mark, from)
    return found < 0 ? source.length : found + mark.length
  }
  if (source.startsWith('<!--', at)) return { end: after('-->', at + 4), text: '' }
  if (source.startsWith('<![CDATA[', at)) {
    const end = after(']]>', at)
    return { end, text: source.slice(at + 9, source.endsWith(']]>', end) ? end - 3 : end) }
  }
  return /[!?]/.test(source.charAt(at + 1)) ? { end: after('>', at), text: '' } : null
}

function endOfRaw(source: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  return closing.exec(source)?.index ?? source.length
}

/** An attribute of an opened tag, decoded; null when it has none of that name. */
export function attributeOf(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  const value = found?.[1] ?? found?.[2] ?? found?.[3]
  return value === undefined ? null : decodeHTML(value)
}
