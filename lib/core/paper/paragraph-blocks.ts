import type { Block, BlockOrigin, Inlines, TableBlock } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import type { CitedManner } from '@/lib/core/citations/rich-references'
import { citationSegments } from '@/lib/core/text/citation-marks'
import { paragraph, plain, table } from '@/lib/core/writing/blocks'
import { type MarkdownTable, readMarkdownTable } from './markdown-table'

const CELL_MAX = 500

export interface OutputWriting {
  readonly locale: Locale
  /** Citations as the style of the document words them. */
  readonly cite: (keys: readonly string[], manner?: CitedManner) => Inlines
  readonly origin: BlockOrigin
}

/** Running text with its citations. */
export function citedText(text: string, { cite }: Pick<OutputWriting, 'cite'>): Inlines {
  return citationSegments(text).flatMap(
    (part): Inlines => (part.kind === 'cite' ? cite(part.keys, part) : [plain(part.text)]),
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
    const read = readMarkdownTable(text)
    const before = blocks.at(-1)
    if (read === null) {
      blocks.push(paragraph(own, citedText(text, writing), writing.origin))
      return
    }
    const found = tableBlock(read, own, writing)
    if (before?.kind === 'table' && before.caption === found.caption && before.number === found.number)
      blocks.splice(-1, 1, { ...before, rows: [...before.rows, ...found.rows] })
    else blocks.push(found)
  })
  return blocks
}

function tableBlock(
  { number, caption, head, rows }: MarkdownTable,
  id: string,
  writing: OutputWriting,
): TableBlock {
  const cells = rows.map((row) => head.map((_, column) => citedText(row[column] ?? '', writing)))
  const texts = cells.map((row) => row.map((inlines) => inlines.map(({ text }) => text).join('')))
  const made = table(
    id,
    {
      caption,
      head: head.map((cell) => cell.slice(0, CELL_MAX)),
      rows: cells,
      widths: widthsOf([head, ...texts]),
    },
    writing.origin,
  )
  return number === null ? made : { ...made, number }
}

/** Characters of a row of cells across the page, on the low side. */
const ROW_LETTERS = 78
/** Longer words of a cell may be parted. */
const CELL_WORD_MAX = 11

/**
 * Shares by the square root of the longest cell, so that a column of numbers is not as wide as one of titles; every column is as wide as the longest word of its head, and as
 * most words of its cells, where there is room for all of them.
 */
function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  const [head = []] = rows
  const lengths = head.map((_, at) =>
    Math.sqrt(Math.max(4, ...rows.map((cells) => Math.min(cells[at]?.length ?? 0, 120)))),
  )
  const shares = lengths.map((length) => length / sumOf(lengths))
  const longest = (text: string) => Math.max(0, ...text.split(/\s/).map((word) => word.length))
  const needed = head.map((name, at) => {
    const inCells = Math.max(0, ...rows.map((cells) => longest(cells[at] ?? '')))
    return (2 + Math.max(longest(name), Math.min(inCells, CELL_WORD_MAX))) / ROW_LETTERS
  })
  const isShort = (at: number) => (shares[at] ?? 0) < (needed[at] ?? 0)
  const [taken, left] = [needed.filter((_, at) => isShort(at)), shares.filter((_, at) => !isShort(at))]
  if (sumOf(needed) >= 1 || left.length === 0) return shares
  const scale = (1 - sumOf(taken)) / sumOf(left)
  return shares.map((share, at) => (isShort(at) ? (needed[at] ?? share) : share * scale))
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
