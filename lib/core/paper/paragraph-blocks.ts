import type { Block, BlockOrigin, Inlines, TableBlock } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { citationSegments } from '@/lib/core/text/citation-marks'
import { paragraph, plain, table } from '@/lib/core/writing/blocks'
import { isTableParagraph } from './checks/paper-text'

const CAPTION = /^\s*\p{L}+ (\d+(?:\.\d+)?)\.\s*/u
const CELL_MAX = 500

export interface OutputWriting {
  readonly locale: Locale
  /** Citations as the style of the document words them. */
  readonly cite: (keys: readonly string[]) => Inlines
  readonly origin: BlockOrigin
}

/** Running text with its citations. */
export function citedText(text: string, { cite }: Pick<OutputWriting, 'cite'>): Inlines {
  return citationSegments(text).flatMap(
    (part): Inlines => (part.kind === 'cite' ? cite(part.keys) : [plain(part.text)]),
  )
}

/**
 * The paragraphs of a section as blocks: one that is a table in Markdown under its caption becomes a table with the number that the
 * text calls it by, and the parts that a long one was cut into become one again.
 */
export function paragraphBlocks(
  paragraphs: readonly string[],
  id: string,
  writing: OutputWriting,
): readonly Block[] {
  const blocks: Block[] = []
  paragraphs.forEach((text, at) => {
    const own = `${id}.p${at + 1}`
    const found = isTableParagraph(text) ? tableOf(text, own, writing) : null
    const before = blocks.at(-1)
    if (found === null) blocks.push(paragraph(own, citedText(text, writing), writing.origin))
    else if (before?.kind === 'table' && before.caption === found.caption && before.number === found.number)
      blocks.splice(-1, 1, { ...before, rows: [...before.rows, ...found.rows] })
    else blocks.push(found)
  })
  return blocks
}

/** Null for a paragraph whose lines are no table with a head. */
function tableOf(text: string, id: string, writing: OutputWriting): TableBlock | null {
  const lines = text.split('\n').map((line) => line.trim())
  const [head, rule, ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf)
  if (!head || !rule?.every((cell) => /^:?-{3,}:?$/.test(cell))) return null
  const caption = lines.filter((line) => line !== '' && !line.startsWith('|')).join(' ')
  const number = CAPTION.exec(caption)?.[1]
  const made = table(
    id,
    {
      caption: caption.replace(CAPTION, ''),
      head: head.map((cell) => cell.slice(0, CELL_MAX)),
      rows: rows.map((cells) => head.map((_, column) => citedText(cells[column] ?? '', writing))),
      widths: widthsOf([head, ...rows]),
    },
    writing.origin,
  )
  return number === undefined ? made : { ...made, number }
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** Shares by the square root of the longest cell, so that a column of numbers is not as wide as one of titles. */
function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  const [head = []] = rows
  const lengths = head.map((_, at) =>
    Math.sqrt(Math.max(4, ...rows.map((cells) => Math.min(cells[at]?.length ?? 0, 120)))),
  )
  const sum = lengths.reduce((total, length) => total + length, 0)
  return lengths.map((length) => length / sum)
}
