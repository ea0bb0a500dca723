/** Fences beyond these are not tried: an answer has a handful. */
const FENCES_MAX = 20

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/**
 * The texts inside Markdown code fences, best guess first: all between the first and the last fence (a string in the document may
 * hold a fence itself), then each block alone; an unclosed last block runs to the end. Empty without a fence.
 */
export function fencedTexts(text: string): string[] {
  const marks = [...text.matchAll(/`{3,20}[^\n`{["]{0,40}/g)].slice(0, FENCES_MAX)
  const [first] = marks
  if (first === undefined) return []
  const afterMark = (mark: RegExpExecArray) => mark.index + mark[0].length
  const last = marks.length > 1 ? marks.at(-1) : undefined
  const blocks = marks.map((mark, index) => text.slice(afterMark(mark), marks[index + 1]?.index))
  return [text.slice(afterMark(first), last?.index), ...blocks.filter((_, index) => index % 2 === 0)]
}

/** A bracket before a string, a key or another bracket, unlike "[1]" and "{x}" in prose. */
const LIKELY_OPENER = /[{[](?=\s*(?:["'{[\]}\u201c]|[\w$]{1,80}\s{0,20}:))/

/**
 * From the opening bracket that most looks like the beginning of a document to the last closing one of its kind, or to the end
 * when none follows; null without opener.
 */
export function outermostSlice(text: string): string | null {
  const first = text.search(/[{[]/)
  if (first < 0) return null
  const likely = text.slice(0, first).trim() === '' ? first : text.search(LIKELY_OPENER)
  const start = likely < 0 ? first : likely
  const end = text.lastIndexOf(closers[text[start] ?? ''] ?? '')
  return end > start ? text.slice(start, end + 1) : text.slice(start)
}

/** The index after the bracket that closes the one at `start`, strings skipped; -1 when it never closes. */
function endOfBalanced(text: string, start: number): number {
  let depth = 0
  let inString = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
    if (depth === 0 && !inString) return at + 1
  }
  return -1
}

/**
 * The complete bracketed parts of a text in order, strings respected, each from an outer opening bracket to its own closing one;
 * at most `openers` brackets are tried.
 */
export function balancedSlices(text: string, openers: number): string[] {
  const slices: string[] = []
  let from = 0
  for (let tries = 0; tries < openers; tries++) {
    const start = text.slice(from).search(/[{[]/)
    if (start < 0) break
    const end = endOfBalanced(text, from + start)
    if (end > 0) slices.push(text.slice(from + start, end))
    from = end > 0 ? end : from + start + 1
  }
  return slices
}

/** Whether brackets of any kind open more than `max` levels deep, those in strings counted too. */
export function isDeeperThan(text: string, max: number): boolean {
  let depth = 0
  for (const sign of text) {
    if (sign === '{' || sign === '[' || sign === '(') depth++
    else if (sign === '}' || sign === ']' || sign === ')') depth = Math.max(0, depth - 1)
    if (depth > max) return true
  }
  return false
}

/** The text without closing brackets that close nothing, strings skipped: models like to end with a brace too many. */
export function withoutSpareClosers(text: string): string {
  const open: string[] = []
  let kept = ''
  let from = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') open.push(closers[sign] ?? '')
    else if (sign === '}' || sign === ']') {
      const level = open.lastIndexOf(sign)
      if (level >= 0) open.length = level
      else {
        kept += text.slice(from, at)
        from = at + 1
      }
    }
  }
  return kept + text.slice(from)
}
