import type { BrokenRule } from './broken-rule'
import type { LayoutStyle } from './layout-style'
import {
  lineText,
  type MeasuredBlock,
  type MeasuredDocument,
  type MeasuredLine,
  measuredLines,
} from './measured-pages'

/** No page ends with what belongs to the next: a heading, or of a table its caption, its head or the name of a group of rows. */
export function checkPageEnds(
  document: MeasuredDocument,
  blocks: readonly MeasuredBlock[],
  style: LayoutStyle,
): readonly BrokenRule[] {
  const lastOf = new Map(document.pages.map((page) => [page.number, measuredLines(page, style).at(-1)]))
  return blocks.flatMap(({ place, lines }) => {
    if (place.name.startsWith('heading-')) {
      const last = lines.at(-1)
      const isLast = last !== undefined && sameLine(last, lastOf.get(last.page))
      return isLast && last.page < document.pages.length ? [stranded(last)] : []
    }
    return place.name.startsWith('table-') ? strandedRows(lines) : []
  })
}

/** Of a table that runs over pages, the last line of each page but its last, where no row stands above that line's end. */
function strandedRows(lines: readonly MeasuredLine[]): readonly BrokenRule[] {
  const numbers = [...new Set(lines.map(({ page }) => page))]
  const pages = numbers.map((number) => lines.filter(({ page }) => page === number))
  const [begun, next] = pages
  if (begun === undefined || next?.[0] === undefined) return []
  // The head is repeated on the next page: where it is not on the first one, the caption stands there alone.
  const head = lineText(next[0])
  const caption = begun.some((line) => lineText(line) === head) ? [] : begun.slice(-1)
  const ends = pages.slice(0, -1).flatMap((page) => page.slice(-1).filter(isBold))
  return [...new Set([...caption, ...ends])].map(stranded)
}

const isBold = ({ texts }: MeasuredLine): boolean =>
  texts.every(({ font, text }) => text.trim() === '' || /bold/i.test(font))

const sameLine = (a: MeasuredLine, b: MeasuredLine | undefined): boolean => a.page === b?.page && a.y === b.y

const stranded = (line: MeasuredLine): BrokenRule => ({
  rule: 'page-ends',
  page: line.page,
  measured: `"${lineText(line).slice(0, 40)}" at the foot of the page`,
  expected: 'with what follows it',
})
