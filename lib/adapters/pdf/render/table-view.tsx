import { Text, View } from '@react-pdf/renderer'
import type { Drawing, FigureBlock, Inlines, TableBlock } from '@/lib/contracts/document-tree'
import { charactersWithin, syllables } from '@/lib/core/documents/layout/break-words'
import { drawingParts } from '@/lib/core/documents/layout/cut-drawing'
import { blockHeight, blockWidth, lineHeight } from '@/lib/core/documents/layout/layout-style'
import { sourceLine } from '@/lib/core/documents/layout/outline'
import { visibleText } from '@/lib/core/documents/tree-text'
import { RichText } from './rich-text'
import type { Sheet } from './sheet'
import { NO_HYPHENS, textStyle } from './text-style'
import { VectorDrawing } from './vector-drawing'

const CELL_PADDING = 3
/** Rows likely to take more than this share of a page may be divided. */
const WHOLE_ROW_SHARE01 = 0.5
/** Tables likely to take less than this share of a page stand on one, with their caption. */
const WHOLE_TABLE_SHARE01 = 0.35
/** Any presence asked for forbids a break between this and the next: a head takes its first row along, and with it the caption. */
const NO_BREAK_AFTER = { minPresenceAhead: 1 } as const
const RULE = { borderColor: '#000000', borderStyle: 'solid' } as const

/** Number and title above a table or figure; they stay with what follows. */
function Caption({ sheet, block }: { sheet: Sheet; block: TableBlock | FigureBlock }) {
  const { style, outline } = sheet
  const label = outline.labels.get(block.id) ?? ''
  const { marginTop, marginBottom, ...type } = textStyle(style.caption)
  const title = visibleText(block.caption)
  const ahead = { minPresenceAhead: 6 * lineHeight(style.cell) }
  if (style.captionForm === 'line') {
    return <Text {...ahead} style={{ ...type, marginTop, marginBottom }}>{`${label} – ${title}`}</Text>
  }
  return (
    <View wrap={false} {...ahead} style={{ marginTop, marginBottom }}>
      <Text style={{ ...type, fontWeight: 700 }}>{label}</Text>
      <Text style={{ ...type, fontStyle: 'italic' }}>{title}</Text>
    </View>
  )
}

function Source({ sheet, block }: { sheet: Sheet; block: TableBlock | FigureBlock }) {
  const line = sourceLine(block, sheet.tree, sheet.style)
  if (line === null) return <View style={{ height: sheet.style.source.after }} />
  return (
    <Text style={textStyle(sheet.style.source)}>
      <Text style={sheet.style.captionForm === 'stacked' ? { fontStyle: 'italic' } : {}}>{line.label}</Text>
      {` ${visibleText(line.text)}`}
    </Text>
  )
}

/** A table between three rules, open at its sides; its head is repeated on every page it runs over. */
export function TableView({ sheet, table }: { sheet: Sheet; table: TableBlock }) {
  const widths = columnWidths(table, blockWidth(sheet.style))
  const head: readonly Inlines[] = table.head.map((text) => [{ kind: 'text', text, bold: true }])
  const lastAt = table.rows.length - 1
  const last = table.rows[lastAt]
  // A caption that asks for room ahead is left behind all the same where the first row does not fit.
  const isSmall = heightOf(sheet, table, widths) < WHOLE_TABLE_SHARE01 * blockHeight(sheet.style)
  const body = (
    <>
      <Caption sheet={sheet} block={table} />
      <View>
        {/* To be fixed at all moves it, whatever the value. */}
        <View
          wrap={false}
          {...(isSmall ? {} : { fixed: true, ...NO_BREAK_AFTER })}
          style={{ ...RULE, borderTopWidth: 1, borderBottomWidth: 0.75 }}
        >
          <Row sheet={sheet} cells={head} widths={widths} />
        </View>
        {table.rows.slice(0, lastAt).map((cells, at) => (
          <Row
            key={at.toString()}
            sheet={sheet}
            cells={cells}
            widths={widths}
            leads={!isSmall && isGroupHead(cells)}
          />
        ))}
        {/* The source never stands alone on the next page. */}
        <View wrap={last !== undefined && !staysWhole(sheet, last, widths)}>
          {last && <Row sheet={sheet} cells={last} widths={widths} />}
          <View style={{ ...RULE, borderTopWidth: 1 }} />
          <Source sheet={sheet} block={table} />
        </View>
      </View>
    </>
  )
  return isSmall ? <View wrap={false}>{body}</View> : body
}

/** The columns' widths in points; a column without share gets the average of the others. */
function columnWidths({ head, rows, widths }: TableBlock, total: number): readonly number[] {
  const columns = Math.max(1, head.length, ...rows.map((row) => row.length))
  const given = widths.filter((share) => Number.isFinite(share) && share > 0)
  const average = given.length === 0 ? 1 : given.reduce((sum, share) => sum + share, 0) / given.length
  const shares = Array.from({ length: columns }, (_, at) => {
    const share = widths[at]
    return share !== undefined && Number.isFinite(share) && share > 0 ? share : average
  })
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share) => (share / sum) * total)
}

const innerWidth = (width: number) => width - 2 * CELL_PADDING

/** Lines of the highest cell, about. */
function linesOf({ style }: Sheet, cells: readonly Inlines[], widths: readonly number[]): number {
  const lines = cells.map((inlines, at) => {
    const chars = inlines.reduce((sum, { text }) => sum + text.length, 0)
    return chars / charactersWithin(innerWidth(widths[at] ?? 0), style.cell.size)
  })
  return Math.max(0, ...lines)
}

/** Points that a table takes with its head, caption and source, about. */
function heightOf(sheet: Sheet, { head, rows, caption }: TableBlock, widths: readonly number[]): number {
  const { style } = sheet
  const headed: TableBlock['rows'] = [head.map((text) => [{ kind: 'text', text }]), ...rows]
  const lines = headed.map((cells) => Math.max(1, Math.ceil(linesOf(sheet, cells, widths))))
  const cells = lines.reduce((all, one) => all + one, 0) * lineHeight(style.cell)
  const title = Math.ceil(caption.length / charactersWithin(blockWidth(style), style.caption.size))
  const captionLines = style.captionForm === 'stacked' ? title + 1 : title
  const around = [style.caption, style.source].reduce((sum, { before, after }) => sum + before + after, 0)
  return (
    cells +
    2 * CELL_PADDING * headed.length +
    captionLines * lineHeight(style.caption) +
    lineHeight(style.source) +
    around
  )
}

/** A row that names the rows below it: all that it says is bold. */
const isGroupHead = (cells: readonly Inlines[]): boolean =>
  cells
    .flat()
    .every((inline) => inline.text.trim() === '' || (inline.kind === 'text' && inline.bold === true))

function staysWhole(sheet: Sheet, cells: readonly Inlines[], widths: readonly number[]): boolean {
  const { style } = sheet
  return linesOf(sheet, cells, widths) * lineHeight(style.cell) < WHOLE_ROW_SHARE01 * blockHeight(style)
}

function Row({
  sheet,
  cells,
  widths,
  leads = false,
}: {
  sheet: Sheet
  cells: readonly Inlines[]
  widths: readonly number[]
  /** Whether it stays on the page of the row after it. */
  leads?: boolean
}) {
  const { style } = sheet
  return (
    <View
      wrap={!staysWhole(sheet, cells, widths)}
      {...(leads ? NO_BREAK_AFTER : {})}
      style={{ flexDirection: 'row' }}
    >
      {widths.map((width, at) => {
        const charsMax = charactersWithin(innerWidth(width), style.cell.size)
        const inlines = cells[at] ?? []
        const isTight = inlines.some(({ text }) => text.split(/\s/).some((word) => word.length > charsMax))
        return (
          <Text
            key={at.toString()}
            style={{ ...textStyle(style.cell), width, padding: CELL_PADDING }}
            {...(isTight
              ? { hyphenationCallback: (word: string | null) => [...syllables(word ?? '', charsMax)] }
              : { hyphenationPenalty: NO_HYPHENS })}
          >
            <RichText inlines={inlines} charsMax={charsMax} />
          </Text>
        )
      })}
    </View>
  )
}

/** Figures that take more than this share of a page are cut where they may be: whole, they would leave the page before them empty. */
const WHOLE_FIGURE_SHARE01 = 0.35

/** A figure on one page with its caption and source, or what may be cut from page to page with its head on each. */
export function FigureView({ sheet, figure }: { sheet: Sheet; figure: FigureBlock }) {
  const { style, families } = sheet
  const [head, ...parts] = drawingParts(figure.drawing)
  if (head && parts.length > 0 && figure.drawing.height > WHOLE_FIGURE_SHARE01 * blockHeight(style)) {
    return <CutFigure sheet={sheet} figure={figure} head={head} parts={parts} />
  }
  const around = 4 * lineHeight(style.caption) + 4 * lineHeight(style.source) + style.caption.before
  const box = { width: blockWidth(style), height: blockHeight(style) - around }
  return (
    <View wrap={false}>
      <Caption sheet={sheet} block={figure} />
      <VectorDrawing drawing={figure.drawing} box={box} families={families} />
      <Source sheet={sheet} block={figure} />
    </View>
  )
}

function CutFigure({
  sheet,
  figure,
  head,
  parts,
}: {
  sheet: Sheet
  figure: FigureBlock
  head: Drawing
  parts: readonly Drawing[]
}) {
  const { style, families } = sheet
  const box = { width: blockWidth(style), height: blockHeight(style) }
  return (
    <>
      <Caption sheet={sheet} block={figure} />
      <View>
        <View fixed wrap={false} {...NO_BREAK_AFTER}>
          <VectorDrawing drawing={head} box={box} families={families} />
        </View>
        {parts.map((part, at) => (
          <View key={at.toString()} wrap={false}>
            <VectorDrawing drawing={part} box={box} families={families} />
            {at === parts.length - 1 && <Source sheet={sheet} block={figure} />}
          </View>
        ))}
      </View>
    </>
  )
}
