import { type BrokenRule, compareLength } from './broken-rule'
import { checkPageEnds } from './check-page-ends'
import { checkContents, checkHeadings, checkLinks, firstTextualPage } from './check-structure'
import { checkBody, checkReferenceLayout } from './check-text'
import { type LayoutStyle, lineHeight } from './layout-style'
import {
  ASCENT_EM,
  isFurniture,
  type MeasuredBlock,
  type MeasuredDocument,
  type MeasuredPage,
  type MeasuredText,
  measuredBlocks,
  measuredLines,
} from './measured-pages'

/** Height of figures and capitals, as a share of the size. */
const CAPITAL_EM = 0.714
const WITHIN = 1
const NUMBER_WITHIN = 2
/** A document with fewer pages may have none that is full. */
const PAGES_TO_JUDGE = 4

/**
 * The rules of a style that a finished document breaks, with the page, what was measured and what was asked for; [] for none. What
 * is asked of paragraphs is asked of the text proper (places named `body-`): quotations, notes, tables and titles have rules of
 * their own. Never throws.
 */
export function checkLayout(document: MeasuredDocument, style: LayoutStyle): readonly BrokenRule[] {
  const blocks = measuredBlocks(document, style)
  return [
    ...document.pages.flatMap((page) => checkPageSize(page, style)),
    ...document.pages.flatMap((page) => checkInside(page, style)),
    ...checkExtent(document, blocks, style),
    ...checkBody(blocks, style),
    ...checkPageNumbers(document, style),
    ...checkHeadings(document, blocks, style),
    ...checkReferenceLayout(blocks, style),
    ...checkContents(document),
    ...checkLinks(document),
    ...checkPageEnds(document, blocks, style),
  ]
}

function checkPageSize(
  { number, width, height }: MeasuredPage,
  { page }: LayoutStyle,
): readonly BrokenRule[] {
  return [
    ...compareLength('page-size', number, {
      what: 'width',
      measured: width,
      expected: page.width,
      within: WITHIN,
    }),
    ...compareLength('page-size', number, {
      what: 'height',
      measured: height,
      expected: page.height,
      within: WITHIN,
    }),
  ]
}

/** No text stands outside the margins. */
function checkInside(page: MeasuredPage, style: LayoutStyle): readonly BrokenRule[] {
  const { margins } = style
  return page.texts.flatMap((text) => {
    if (text.text.trim() === '' || isFurniture(text, page, style)) return []
    const over = [
      { side: 'left', by: margins.left - text.x },
      { side: 'right', by: text.x + text.width - (page.width - margins.right) },
      { side: 'top', by: margins.top - (text.y - CAPITAL_EM * text.size) },
      { side: 'bottom', by: text.y - (page.height - margins.bottom) },
    ].filter(({ by }) => by > WITHIN)
    return over.map(({ side, by }) => ({
      rule: 'margins' as const,
      page: page.number,
      measured: `"${text.text.slice(0, 30)}" ${by.toFixed(1)} beyond the ${side} margin`,
      expected: 'within',
    }))
  })
}

/** The text reaches its margins: a page set too narrow breaks them as well as one set too wide. */
function checkExtent(
  { pages }: MeasuredDocument,
  blocks: readonly MeasuredBlock[],
  style: LayoutStyle,
): readonly BrokenRule[] {
  const body = blocks.filter(({ place }) => place.name.startsWith('body-')).flatMap(({ lines }) => lines)
  const all = pages.flatMap((page) => measuredLines(page, style))
  if (pages.length < PAGES_TO_JUDGE || body.length === 0) return []
  const { margins, page } = style
  const first = Math.min(...all.map(({ y, size }) => y - ASCENT_EM * size))
  const last = Math.max(...all.map(({ y }) => y))
  const room = page.height - margins.bottom - last
  const isShort = room > 2 * lineHeight(style.body)
  const rule = 'margins' as const
  return [
    ...compareLength(rule, 0, {
      what: 'left edge of the text',
      measured: Math.min(...body.map(({ x }) => x)),
      expected: margins.left,
      within: WITHIN,
    }),
    ...compareLength(rule, 0, {
      what: 'upper edge of the text',
      measured: first,
      expected: margins.top,
      within: NUMBER_WITHIN,
    }),
    ...(isShort
      ? [
          {
            rule,
            page: 0,
            measured: `lowest line ${room.toFixed(1)} above the margin`,
            expected: 'full pages',
          },
        ]
      : []),
  ]
}

/** Page numbers stand at their place from the page on which the style begins to print them, and on none before. */
function checkPageNumbers(document: MeasuredDocument, style: LayoutStyle): readonly BrokenRule[] {
  const begin = style.pageNumber.printedFrom === 'title-page' ? 1 : firstTextualPage(document)
  return document.pages.flatMap((page) => {
    const printed = page.texts.find(
      (text) => text.text.trim() === String(page.number) && isFurniture(text, page, style),
    )
    if (page.number < begin) {
      return printed ? [numberFault('page-number-first', page, 'printed', 'none yet')] : []
    }
    if (printed === undefined) {
      const rule = page.number === begin ? 'page-number-first' : 'page-number-place'
      return [numberFault(rule, page, 'none', 'printed')]
    }
    return checkNumberPlace(printed, page, style)
  })
}

const numberFault = (
  rule: 'page-number-first' | 'page-number-place',
  page: MeasuredPage,
  measured: string,
  expected: string,
): BrokenRule => ({ rule, page: page.number, measured, expected })

function checkNumberPlace(
  text: MeasuredText,
  page: MeasuredPage,
  { pageNumber }: LayoutStyle,
): readonly BrokenRule[] {
  return [
    ...compareLength('page-number-place', page.number, {
      what: 'from the right edge',
      measured: page.width - text.x - text.width,
      expected: pageNumber.right,
      within: NUMBER_WITHIN,
    }),
    ...compareLength('page-number-place', page.number, {
      what: 'from the upper edge',
      measured: text.y - CAPITAL_EM * text.size,
      expected: pageNumber.top,
      within: NUMBER_WITHIN,
    }),
  ]
}
