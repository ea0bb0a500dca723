/**
 * Terminology
 *   line   a stretch of text on one baseline without a wide gap, as lib/core/pdf makes it
 *   row    the lines of one baseline and column: one in prose, one for each cell in a table
 */

/** Lengths in points from the top left corner; `y` is the baseline. */
export interface PdfLine {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  readonly size: number
  readonly font: string
}

export interface PdfPage {
  readonly number: number
  readonly width: number
  readonly height: number
  readonly lines: readonly PdfLine[]
}

export interface PdfRow extends PdfLine {
  readonly page: PdfPage
  /** Rows of two columns or pages follow each other only as text does. */
  readonly column: number
  readonly cells: readonly string[]
}

/** Running heads, feet and page numbers stand within this share of the height from an edge. */
const MARGIN_SHARE = 0.11
const REPEATED_MIN = 3
/** A page has two columns when so many lines stand on either side of its middle, and few across it. */
const COLUMN_LINES_MIN = 6
const ACROSS_SHARE_MAX = 0.35
const MIDDLE_SHARE = 0.02
/** Baselines that differ by less than this, in letter heights, are one row. */
const SAME_ROW = 0.45
const PAGE_NUMBER =
  /^(?:(?:page|p[áa]g(?:ina)?\.?|p\.)\s*)?[\divxlc]{1,6}(?:\s*(?:of|de|\/|\|)\s*\d{1,5})?$/iu

/** The rows of all pages in the order of reading: without running heads and page numbers, the left column before the right. */
export function rowsOfPages(pages: readonly PdfPage[]): PdfRow[] {
  const repeated = repeatedMargins(pages)
  return pages.flatMap((page) => {
    const lines = page.lines.filter(
      (line) =>
        !isMarginal(line, page) ||
        !(repeated.has(marginKey(line.text)) || PAGE_NUMBER.test(line.text.trim())),
    )
    return inColumns(page, lines)
  })
}

const isMarginal = ({ y }: PdfLine, { height }: PdfPage): boolean =>
  y < MARGIN_SHARE * height || y > (1 - MARGIN_SHARE) * height

/** Page numbers and years differ from page to page. */
const marginKey = (text: string): string =>
  text.toLowerCase().replace(/\d+/gu, '#').replace(/\s+/gu, ' ').trim()

function repeatedMargins(pages: readonly PdfPage[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const keys = new Set(
      page.lines.filter((line) => isMarginal(line, page)).map(({ text }) => marginKey(text)),
    )
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const enough = Math.min(REPEATED_MIN, Math.max(2, pages.length - 1))
  return new Set([...counts].filter(([, count]) => count >= enough).map(([key]) => key))
}

function inColumns(page: PdfPage, lines: readonly PdfLine[]): PdfRow[] {
  const sorted = [...lines].sort((a, b) => a.y - b.y || a.left - b.left)
  const middle = page.width / 2
  const slack = MIDDLE_SHARE * page.width
  const sideOf = ({ left, right }: PdfLine): 'left' | 'right' | 'across' => {
    if (right <= middle + slack) return 'left'
    return left >= middle - slack ? 'right' : 'across'
  }
  const count = (side: string) => sorted.filter((line) => sideOf(line) === side).length
  const isDouble =
    count('left') >= COLUMN_LINES_MIN &&
    count('right') >= COLUMN_LINES_MIN &&
    count('across') <= ACROSS_SHARE_MAX * sorted.length &&
    !looksLikeTable(sorted, sideOf)
  if (!isDouble) return joinRows(page, sorted, 0)
  const rows: PdfRow[] = []
  let sides: Record<'left' | 'right', PdfLine[]> = { left: [], right: [] }
  const flush = () => {
    rows.push(...joinRows(page, sides.left, 1), ...joinRows(page, sides.right, 2))
    sides = { left: [], right: [] }
  }
  for (const line of sorted) {
    const side = sideOf(line)
    if (side !== 'across') sides[side].push(line)
    else {
      flush()
      rows.push(...joinRows(page, [line], 0))
    }
  }
  flush()
  return rows
}

/** Short cells on either side are a table; a column of prose is filled to its edge by most lines. */
function looksLikeTable(lines: readonly PdfLine[], sideOf: (line: PdfLine) => string): boolean {
  const left = lines.filter((line) => sideOf(line) === 'left')
  const widest = Math.max(...left.map((line) => line.right - line.left))
  const full = left.filter((line) => line.right - line.left > 0.7 * widest)
  return full.length < 0.4 * left.length
}

function joinRows(page: PdfPage, lines: readonly PdfLine[], column: number): PdfRow[] {
  const groups: PdfLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const first = last?.[0]
    if (last && first && Math.abs(line.y - first.y) < SAME_ROW * Math.max(line.size, first.size))
      last.push(line)
    else groups.push([line])
  }
  return groups.map((group) => {
    const cells = [...group].sort((a, b) => a.left - b.left)
    const main = cells.reduce((longest, line) => (line.text.length > longest.text.length ? line : longest))
    return {
      ...main,
      page,
      column,
      text: cells.map(({ text }) => text).join(' '),
      cells: cells.map(({ text }) => text),
      left: Math.min(...cells.map(({ left }) => left)),
      right: Math.max(...cells.map(({ right }) => right)),
    }
  })
}
