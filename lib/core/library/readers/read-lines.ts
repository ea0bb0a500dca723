import type { ReadBlocks } from '../item-content'
import type { Place, TextBlock } from '../text-block'

interface NumberedLine {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** A paragraph of this many lines that are each a paragraph long is taken apart into its lines. */
const LONG_LINE_CHARS = 300
const HEADING = /^ {0,3}(#{1,6})\s+(.*)$/u
const ENTRY = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/u
const TABLE_RULE = /^[\s:|-]*$/u

/** Plain text as an item: paragraphs lie between blank lines, every place is the number of a line. */
export function readPlainText(source: string): ReadBlocks {
  const blocks = paragraphsOf(linesOf(source)).flatMap((lines) =>
    lines.every(({ text }) => text.length >= LONG_LINE_CHARS)
      ? lines.map((line) => blockOf('paragraph', [line]))
      : [blockOf('paragraph', lines)],
  )
  return { title: null, language: null, pages: null, blocks }
}

/** Markdown as an item: headings, list entries and tables are known, signs within a line stay as they are written. */
export function readMarkdown(source: string): ReadBlocks {
  const blocks = paragraphsOf(withoutFrontMatter(linesOf(source))).flatMap(markdownBlocks)
  const title = blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? null
  return { title, language: null, pages: null, blocks }
}

const linesOf = (source: string): NumberedLine[] =>
  source.split(/\r\n|\n|\r|\f/u).map((text, at) => ({ number: at + 1, text }))

function paragraphsOf(lines: readonly NumberedLine[]): NumberedLine[][] {
  const paragraphs: NumberedLine[][] = []
  let isOpen = false
  for (const line of lines) {
    if (line.text.trim() === '') isOpen = false
    else if (isOpen) paragraphs.at(-1)?.push(line)
    else {
      paragraphs.push([line])
      isOpen = true
    }
  }
  return paragraphs
}

function withoutFrontMatter(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  if (lines[0]?.text.trim() !== '---') return lines
  const end = lines.findIndex(({ text }, at) => at > 0 && /^(?:---|\.\.\.)\s*$/u.test(text))
  return end < 0 ? lines : lines.slice(end + 1)
}

function markdownBlocks(lines: readonly NumberedLine[]): TextBlock[] {
  const blocks: TextBlock[] = []
  let from = 0
  // Headings that are underlined; one may follow the other.
  for (let level = underlineOf(lines, from); level !== null; level = underlineOf(lines, from)) {
    blocks.push(blockOf('heading', lines.slice(from, from + 1), level))
    from += 2
  }
  return [...blocks, ...restOf(lines.slice(from))]
}

/** The level of a heading that the next line underlines; null where it is none. */
function underlineOf(lines: readonly NumberedLine[], at: number): number | null {
  const [first, second] = lines.slice(at, at + 2)
  if (!first || !second || first.text.includes('|')) return null
  if (!/^ {0,3}(?:=+|-+)\s*$/u.test(second.text)) return null
  return second.text.trim().startsWith('=') ? 1 : 2
}

/** A table, or paragraphs, entries and headings that are marked. */
function restOf(lines: readonly NumberedLine[]): TextBlock[] {
  const [first, second] = lines
  if (first?.text.includes('|') && second?.text.includes('-') && TABLE_RULE.test(second.text))
    return [
      blockOf(
        'table',
        lines.filter((_, at) => at !== 1),
      ),
    ]
  const blocks: TextBlock[] = []
  let open: NumberedLine[] = []
  let kind: 'paragraph' | 'entry' = 'paragraph'
  const close = () => {
    if (open.length > 0) blocks.push(blockOf(kind, open))
    open = []
  }
  for (const line of lines) {
    const heading = HEADING.exec(line.text)
    const entry = ENTRY.exec(line.text)
    if (!heading && !entry) {
      open.push({ ...line, text: line.text.replace(/^\s*>\s?/u, '') })
      continue
    }
    close()
    kind = entry ? 'entry' : 'paragraph'
    if (heading)
      blocks.push(
        blockOf('heading', [{ ...line, text: withoutClosing(heading[2] ?? '') }], heading[1]?.length ?? 1),
      )
    else open.push({ ...line, text: line.text.slice(entry?.[0].length) })
  }
  close()
  return blocks
}

/** A heading without the signs that may close it. */
function withoutClosing(text: string): string {
  let end = text.trimEnd().length
  while (text.charAt(end - 1) === '#') end -= 1
  return text.slice(0, end).trimEnd()
}

function blockOf(
  kind: TextBlock['kind'],
  lines: readonly NumberedLine[],
  level: number | null = null,
): TextBlock {
  const places: Place[] = []
  let text = ''
  for (const line of lines) {
    if (text !== '') text += '\n'
    places.push({ start: text.length, locator: { type: 'line', value: line.number }, box: null })
    text += line.text.trim()
  }
  return { kind, level, text: text === '' ? ' ' : text, places }
}
