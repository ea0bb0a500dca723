import {
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type {
  Block,
  DocumentTree,
  FigureBlock,
  Heading,
  Inlines,
  TableBlock,
} from '@/lib/contracts/document-tree'
import { blockWidth, type LayoutStyle } from '@/lib/core/documents/layout/layout-style'
import { listMarker } from '@/lib/core/documents/layout/list-marker'
import { type DocumentOutline, headingAsPrinted, sourceLine } from '@/lib/core/documents/layout/outline'
import { visibleText } from '@/lib/core/documents/tree-text'
import { styleNames, twips, wordStyle } from './rules'
import { type Places, placed, wordText } from './word-text'

export interface WordSheet {
  readonly tree: DocumentTree
  readonly style: LayoutStyle
  readonly outline: DocumentOutline
  readonly places: Places
}

const levels = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const THIN_LINE = { style: BorderStyle.SINGLE, size: 6, color: '000000' } as const
const MARKER_WIDTH = 20

/** A block as Word's paragraphs and tables. */
export function wordBlock(sheet: WordSheet, block: Block): (Paragraph | Table)[] {
  const { places, style } = sheet
  switch (block.kind) {
    case 'heading':
      return [headingParagraph(sheet, block)]
    case 'paragraph':
      return [new Paragraph({ style: styleNames[block.role], children: wordText(block.inlines, places) })]
    case 'list':
      return block.items.map(
        (item, at) =>
          new Paragraph({
            style: styleNames.list,
            indent: { left: twips(style.list.left + MARKER_WIDTH), hanging: twips(MARKER_WIDTH) },
            children: [
              new TextRun({ children: [listMarker(block, at, style), new Tab()] }),
              ...wordText(item, places),
            ],
          }),
      )
    case 'table':
      return floatBlock(sheet, block, block)
    case 'figure':
      return [
        ...floatBlock(sheet, block, block.table),
        new Paragraph({ style: styleNames.note, children: [new TextRun(visibleText(block.alternative))] }),
      ]
    case 'references':
      return block.entries.map(
        ({ key, inlines }) =>
          new Paragraph({
            style: styleNames.reference,
            children: placed(places.reference.get(key), wordText(inlines, places)),
          }),
      )
  }
}

function headingParagraph({ tree, style, outline, places }: WordSheet, heading: Heading): Paragraph {
  const number = outline.byId.get(heading.id)?.number ?? ''
  const isCentred = heading.level === 1 && number === ''
  const words = visibleText(headingAsPrinted(heading, style, tree.language))
  return new Paragraph({
    heading: levels[heading.level],
    ...(isCentred && {
      alignment: wordStyle({ ...style.headings[1], align: style.unnumberedAlign }).paragraph.alignment,
    }),
    pageBreakBefore: heading.level === 1,
    children: placed(places.heading.get(heading.id), [new TextRun(`${number} ${words}`.trim())]),
  })
}

/** Caption above, the table, its source below; a figure stands as the table that says the same. */
function floatBlock(
  sheet: WordSheet,
  block: TableBlock | FigureBlock,
  table: TableBlock,
): (Paragraph | Table)[] {
  const { style, outline, tree } = sheet
  const label = outline.labels.get(block.id) ?? ''
  const title = visibleText(block.caption)
  const isStacked = style.captionForm === 'stacked'
  const caption = isStacked
    ? [new TextRun({ text: label, bold: true }), new TextRun({ text: title, italics: true, break: 1 })]
    : [new TextRun(`${label} – ${title}`)]
  const source = sourceLine(block, tree, style)
  return [
    new Paragraph({ style: styleNames.caption, keepNext: true, children: caption }),
    wordTable(sheet, table),
    new Paragraph({
      style: styleNames.source,
      children:
        source === null
          ? []
          : [
              new TextRun({ text: source.label, italics: isStacked }),
              new TextRun(` ${visibleText(source.text)}`),
            ],
    }),
  ]
}

function wordTable(sheet: WordSheet, { head, rows, widths }: TableBlock): Table {
  const columns = Math.max(1, head.length, ...rows.map((row) => row.length))
  const shares = Array.from({ length: columns }, (_, at) => Math.max(0.1, widths[at] ?? 1))
  const sum = shares.reduce((all, share) => all + share, 0)
  const columnWidths = shares.map((share) => twips((share / sum) * blockWidth(sheet.style)))
  const row = (cells: readonly Inlines[], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: columnWidths.map(
        (width, at) =>
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            ...(isHead && { borders: { bottom: THIN_LINE } }),
            children: [
              new Paragraph({ style: styleNames.cell, children: wordText(cells[at] ?? [], sheet.places) }),
            ],
          }),
      ),
    })
  const heads: readonly Inlines[] = head.map((text) => [{ kind: 'text', text, bold: true }])
  return new Table({
    columnWidths,
    layout: TableLayoutType.FIXED,
    width: { size: twips(blockWidth(sheet.style)), type: WidthType.DXA },
    borders: {
      top: THIN_LINE,
      bottom: THIN_LINE,
      left: NO_LINE,
      right: NO_LINE,
      insideHorizontal: NO_LINE,
      insideVertical: NO_LINE,
    },
    rows: [row(heads, true), ...rows.map((cells) => row(cells, false))],
  })
}
