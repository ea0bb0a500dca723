/**
 * Terminology
 *   item   one list entry or paragraph with the lines it was wrapped into, or a fenced block
 *   mark   a short fingerprint of an item Carrel wrote; items without a known mark are the student's
 */
export interface DocumentItem {
  /** Raw lines without trailing blanks. */
  readonly lines: readonly string[]
  /** Blanks before the first character of the first line. */
  readonly indent: number
  readonly bullet: boolean
  readonly heading: boolean
  /** True when an empty line lies before it. */
  readonly apart: boolean
}

const BULLET = /^\s*[-*+]\s/
const HEADING = /^ {0,3}#{1,6}(\s|$)/
const FENCE = /^\s{0,3}(`{3,}|~{3,})/
/** Letters of an item that decide whether it is known; the longest generated line is far below. */
const COMPARED_MAX = 20_000

/**
 * The items of lines of Markdown, in order. Wrapped lines belong to the item above; a fence is one item up to its closing
 * line, and plain text when it is never closed, so that a stray fence cannot hide what follows.
 */
export function documentItems(lines: readonly string[]): readonly DocumentItem[] {
  const closing = fenceEnds(lines)
  const items: DocumentItem[] = []
  let wrapped: string[] = []
  let isOpen = false
  let apart = true
  const start = (first: string, more: readonly string[] = []) => {
    wrapped = [first, ...more]
    const indent = first.length - first.trimStart().length
    items.push({ lines: wrapped, indent, bullet: BULLET.test(first), heading: HEADING.test(first), apart })
    apart = false
  }
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd()
    const end = closing.get(at)
    if (end !== undefined) {
      start(
        line,
        lines.slice(at + 1, end + 1).map((inner) => inner.trimEnd()),
      )
      at = end
      isOpen = false
    } else if (line === '') {
      apart = true
      isOpen = false
    } else if (HEADING.test(line)) {
      start(line)
      isOpen = false
    } else if (BULLET.test(line) || !isOpen) {
      start(line)
      isOpen = true
    } else wrapped.push(line)
  }
  return items
}

/** For each line that opens a fence, the line that closes it. From a fence without an end on, no line is a fence. */
export function fenceEnds(lines: readonly string[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  let opened: { readonly at: number; readonly fence: string } | null = null
  for (const [at, line] of lines.entries()) {
    const fence = FENCE.exec(line)?.[1]
    if (!fence) continue
    if (opened === null) opened = { at, fence }
    else if (fence.startsWith(opened.fence) && line.trim() === fence) {
      ends.set(opened.at, at)
      opened = null
    }
  }
  return ends
}

/** What two forms of one line have in common: case, wrapping, bullets, emphasis, escapes, checkbox state are ignored. */
export function comparableLines(lines: readonly string[]): string {
  return lines
    .join(' ')
    .slice(0, COMPARED_MAX)
    .replace(/^\s*[-*+]\s+/, '')
    .replace(/^(\\?\[)[^\]]{0,3}\]/, '')
    .replace(/[\\*_<>#]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** FNV-1a over UTF-16 units, 32 bits, in base 36: short, and never used for security. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The marks of every item of a text, each once, in order. */
export function marksOf(lines: readonly string[]): readonly string[] {
  return [...new Set(documentItems(lines).map((item) => markOf(comparableLines(item.lines))))]
}
