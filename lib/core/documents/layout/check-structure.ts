import type { BrokenRule } from './broken-rule'
import type { LayoutStyle } from './layout-style'
import {
  lineText,
  type MeasuredBlock,
  type MeasuredDocument,
  type MeasuredLink,
  type MeasuredPage,
} from './measured-pages'

const HEADING = /^heading-([123])-/
const NUMBER = /^(\d+(?:\.\d+)*)(?:\s|$)/
export const CONTENTS_PLACE = 'contents-list'

const levelOf = (name: string): number => Number(HEADING.exec(name)?.[1] ?? 0)

/** Numbers of headings follow each other without gap, or stand nowhere where the style has none. */
export function checkHeadings(
  document: MeasuredDocument,
  blocks: readonly MeasuredBlock[],
  style: LayoutStyle,
): readonly BrokenRule[] {
  const begin = firstTextualPage(document)
  const counts = [0, 0, 0]
  let isNumbered = false
  return blocks.flatMap(({ place, lines }) => {
    const level = levelOf(place.name)
    const [first] = lines
    if (level === 0 || first === undefined) return []
    const measured = NUMBER.exec(lineText(first))?.[1] ?? 'none'
    if (!style.numbersHeadings) {
      return measured === 'none' ? [] : [broken(place.page, measured, 'none')]
    }
    // The first chapter of the text has a number in any case.
    if (level === 1) isNumbered = measured !== 'none' || place.page === begin
    if (!isNumbered) return []
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    counts.fill(0, level)
    const expected = counts.slice(0, level).join('.')
    return measured === expected ? [] : [broken(place.page, measured, expected)]
  })
}

const broken = (page: number, measured: string, expected: string): BrokenRule => ({
  rule: 'heading-numbers',
  page,
  measured,
  expected,
})

/** The page on which the text begins: that of the first chapter after the contents, or of the first chapter. */
export function firstTextualPage({ places }: MeasuredDocument): number {
  const contents = places.find(({ name }) => name === CONTENTS_PLACE)
  const chapters = places.filter(({ name }) => levelOf(name) === 1).map(({ page }) => page)
  return Math.min(...chapters.filter((page) => page > (contents?.page ?? 0)))
}

/** Each row of the contents names the page its heading is on, and each heading of the text has a row. */
export function checkContents(document: MeasuredDocument): readonly BrokenRule[] {
  const contents = document.places.find(({ name }) => name === CONTENTS_PLACE)
  if (contents === undefined) return []
  const begin = firstTextualPage(document)
  const headings = document.places.filter(({ name, page }) => levelOf(name) > 0 && page >= begin)
  const rows = document.pages
    .filter(({ number }) => number >= contents.page && number < begin)
    .flatMap((page) => page.links.map((link) => ({ page, link })))
  return headings.flatMap(({ name, page }) => {
    const row = rows.find(({ link }) => link.place === name)
    const measured = row ? printedNumber(row.page, row.link) : 'no row'
    if (measured === String(page)) return []
    return [
      { rule: 'contents-pages', page: row?.page.number ?? contents.page, measured, expected: String(page) },
    ]
  })
}

/** The figures at the right end of a row. */
function printedNumber(page: MeasuredPage, { top, height }: MeasuredLink): string {
  const onRow = page.texts.filter(({ y, text }) => y >= top && y <= top + height && /^\d+$/.test(text.trim()))
  return onRow.toSorted((a, b) => b.x - a.x || b.y - a.y)[0]?.text.trim() ?? 'no number'
}

/** Every link within the document leads to a place that exists. */
export function checkLinks({ pages, places }: MeasuredDocument): readonly BrokenRule[] {
  const names = new Set(places.map(({ name }) => name))
  return pages.flatMap(({ number, links }) =>
    links.flatMap(({ place }) =>
      place === null || names.has(place)
        ? []
        : [{ rule: 'citation-links' as const, page: number, measured: place, expected: 'an entry' }],
    ),
  )
}
