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
  const made = table(
    id,
    {
      caption,
      head: head.map((cell) => cell.slice(0, CELL_MAX)),
      rows: rows.map((cells) => head.map((_, column) => citedText(cells[column] ?? '', writing))),
      widths: widthsOf([head, ...rows]),
    },
    writing.origin,
  )
  return number === null ? made : { ...made, number }
}

/** Shares by the square root of the longest cell, so that a column of numbers is not as wide as one of titles. */
function widthsOf(rows: readonly (readonly string[])[]): readonly number[] {
  const [head = []] = rows
  const lengths = head.map((_, at) =>
    Math.sqrt(Math.max(4, ...rows.map((cells) => Math.min(cells[at]?.length ?? 0, 120)))),
  )
  const sum = lengths.reduce((total, length) => total + length, 0)
  return lengths.map((length) => length / sum)
}
