import type { TextPart } from '@/lib/contracts/library'
import { hyphenatedWords } from '@/lib/core/pdf/join-lines'
import type { ReadBlocks } from '../item-content'
import type { Place, TextBlock } from '../text-block'
import { CELL_BREAK } from './collect-blocks'
import type { PdfPage, PdfRow } from './pdf-page-rows'
import { rowsOfPages } from './pdf-page-rows'
import { describePrint, type Print } from './pdf-print'

/** Lines further apart than this many times the usual distance belong to two paragraphs. */
const PARAGRAPH_GAP = 1.35
/** A line that begins this many letter heights further in begins a paragraph. */
const INDENT = 0.8
/** A line that ends this share of the page's width before the others ends a paragraph. */
const SHORT_SHARE = 0.08
const ENTRY = /^(?:[•▪●◦‣–—*-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+\S/u
const SENTENCE_END = /[.!?:…]["”’')\]]*$/u
const TABLE_ROWS_MIN = 2
/** Of the letter height: from the baseline to the top of a line, and the height of its box. */
const ASCENT = 0.85
const BOX_HEIGHT = 1.15

interface OpenBlock {
  readonly kind: TextPart['kind']
  readonly level: number | null
  readonly rows: PdfRow[]
}

/** The text of a PDF as an item: headings, paragraphs across lines, columns and pages, tables; every printed line is a place with its box. */
export function readPdfPages(pages: readonly PdfPage[]): ReadBlocks {
  const rows = rowsOfPages(pages)
  const print = describePrint(rows)
  const known = hyphenatedWords(rows.map(({ text }) => text).join('\n'))
  const blocks = groupRows(rows, print).map((block) => writeBlock(block, known))
  return { title: null, language: null, pages: pages.length, blocks }
}

function groupRows(rows: readonly PdfRow[], print: Print): OpenBlock[] {
  const blocks: OpenBlock[] = []
  rows.forEach((row, at) => {
    const last = blocks.at(-1)
    const before = last?.rows.at(-1)
    const level = print.headingLevel(row, rows[at - 1])
    if (level !== null) {
      if (last?.kind === 'heading' && before && isSameHeading(before, row, print)) last.rows.push(row)
      else blocks.push({ kind: 'heading', level, rows: [row] })
    } else if (isTableRow(rows, at)) {
      if (last?.kind === 'table') last.rows.push(row)
      else blocks.push({ kind: 'table', level: null, rows: [row] })
    } else if (
      last &&
      before &&
      (last.kind === 'paragraph' || last.kind === 'entry') &&
      goesOn(before, row, print)
    )
      last.rows.push(row)
    else blocks.push({ kind: ENTRY.test(row.text) ? 'entry' : 'paragraph', level: null, rows: [row] })
  })
  return blocks
}

function isSameHeading(before: PdfRow, row: PdfRow, { leading }: Print): boolean {
  return (
    before.page === row.page &&
    before.font === row.font &&
    Math.abs(before.size - row.size) < 0.5 &&
    row.y - before.y < PARAGRAPH_GAP * leading * row.size &&
    !/^\d/u.test(row.text)
  )
}

/** Several cells, and a neighbour with several cells: one gap alone is a tab or a number before a heading. */
function isTableRow(rows: readonly PdfRow[], at: number): boolean {
  const cellsAt = (place: number): number => rows[place]?.cells.length ?? 0
  const near = [at - 1, at + 1].filter((place) => cellsAt(place) >= 2).length
  return cellsAt(at) >= 2 && near + 1 >= TABLE_ROWS_MIN
}

function goesOn(before: PdfRow, row: PdfRow, { leading, bodySize }: Print): boolean {
  if (ENTRY.test(row.text) && SENTENCE_END.test(before.text)) return false
  if (Math.abs(before.size - row.size) > 0.12 * bodySize) return false
  const isNextColumn = before.page !== row.page || before.column !== row.column || row.y < before.y
  if (isNextColumn) return !SENTENCE_END.test(before.text)
  if (row.y - before.y > PARAGRAPH_GAP * leading * row.size) return false
  if (!SENTENCE_END.test(before.text)) return true
  const isIndented = row.left - before.left > INDENT * row.size
  const isShort = row.right - before.right > SHORT_SHARE * row.page.width
  return !isIndented && !isShort
}

const BROKEN_END = /(\p{L}{1,40})[-\u00ad\u2010]$/u
const LOWER_START = /^(\p{Ll}\p{L}{0,40})/u
const BROKEN_END_CHARS = 42

function writeBlock({ kind, level, rows }: OpenBlock, known: ReadonlySet<string>): TextBlock {
  const places: Place[] = []
  let text = ''
  for (const row of rows) {
    const own = (kind === 'table' ? row.cells.join(CELL_BREAK) : row.text).replaceAll('\u00ad', '-')
    if (kind === 'table') text += text === '' ? '' : '\n'
    else text = joinable(text, own, known)
    places.push({ start: text.length, locator: { type: 'page', value: row.page.number }, box: boxOf(row) })
    text += own
  }
  return { kind, level, text, places }
}

/** The text so far, ready for the next line: with a blank, or without the hyphen of a word that was broken. */
function joinable(text: string, next: string, known: ReadonlySet<string>): string {
  if (text === '') return text
  const head = BROKEN_END.exec(text.slice(-BROKEN_END_CHARS))?.[1]
  if (head === undefined) return /[-/]$/u.test(text) ? text : `${text} `
  const tail = LOWER_START.exec(next)?.[1]
  return tail === undefined || known.has(`${head}-${tail}`.toLowerCase()) ? text : text.slice(0, -1)
}

function boxOf({ left, right, y, size, page }: PdfRow) {
  const share = (value: number, whole: number): number =>
    Math.round(10_000 * Math.max(0, Math.min(1, value / whole))) / 10_000
  return {
    page: page.number,
    x: share(left, page.width),
    y: share(y - ASCENT * size, page.height),
    width: share(right - left, page.width),
    height: share(BOX_HEIGHT * size, page.height),
  }
}
