import {
  BorderStyle,
  HeadingLevel,
  ImageRun,
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
import { drawingSvg } from '@/lib/core/documents/drawing-svg'
import { blockHeight, blockWidth, type LayoutStyle } from '@/lib/core/documents/layout/layout-style'
import { listMarker } from '@/lib/core/documents/layout/list-marker'
import { type DocumentOutline, headingAsPrinted, sourceLine } from '@/lib/core/documents/layout/outline'
import { toneColours } from '@/lib/core/documents/layout/tone-colours'
import { visibleText } from '@/lib/core/documents/tree-text'
import { drawingPng } from './drawing-png'
import { FONT, styleNames, twips, wordStyle } from './rules'
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
/** A drawing leaves room on its page for caption and source. */
const DRAWING_SHARE01 = 0.8

/** A block as Word's paragraphs and tables. */
export function wordBlock(sheet: WordSheet, block: Block): (Paragraph | Table)[] {
  const { places, style } = sheet
  switch (block.kind) {
    case 'heading':
      return [headingParagraph(sheet, block)]
    case 'paragraph':
      return [
        new Paragraph({
          style: styleNames[block.role],
          keepNext: block.leads === true,
          children: wordText(block.inlines, places),
        }),
      ]
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
      return floatBlock(sheet, block, wordTable(sheet, block))
    case 'figure':
      return floatBlock(sheet, block, wordDrawing(sheet, block))
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

/** Caption above, the table or drawing, its source below. */
function floatBlock(
  sheet: WordSheet,
  block: TableBlock | FigureBlock,
  body: Table | Paragraph,
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
    body,
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

/** The drawing as vectors with its words for those who do not see it, made smaller where it would not fit. */
function wordDrawing({ style }: WordSheet, { drawing, alternative, caption }: FigureBlock): Paragraph {
  const scale = Math.min(
    1,
    blockWidth(style) / drawing.width,
    (blockHeight(style) * DRAWING_SHARE01) / drawing.height,
  )
  // The library counts in pixels of which 96 make an inch.
  const pixels = (points: number) => Math.round(points * scale * (96 / 72))
  const size = { width: pixels(drawing.width), height: pixels(drawing.height) }
  const words = {
    name: visibleText(caption),
    title: visibleText(caption),
    description: visibleText(alternative),
  }
  return new Paragraph({
    keepNext: true,
    children: [
      new ImageRun({
        type: 'svg',
        data: Buffer.from(drawingSvg(drawing, { colours: toneColours, fonts: [FONT] })),
        fallback: { type: 'png', data: Buffer.from(drawingPng(drawing, toneColours)) },
        transformation: size,
        altText: words,
      }),
    ],
  })
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
