import { type BrokenRule, compareLength } from './broken-rule'
import { type LayoutStyle, lineHeight } from './layout-style'
import type { MeasuredBlock, MeasuredLine } from './measured-pages'

/** Letters may hang out of their boxes by this much, and files round to tenths. */
const PLACE_WITHIN = 1
const SPACING_WITHIN = 0.6
const SIZE_WITHIN = 0.2
/** Words of a justified line are stretched to the margin up to this. */
const EDGE_WITHIN = 1.5
/** More flush lines than this cannot be chance in ragged text. */
const FLUSH_SHARE01_MAX = 0.6
const LINES_TO_JUDGE = 8

const isBody = ({ place }: MeasuredBlock) => place.name.startsWith('body-')
const isReference = ({ place }: MeasuredBlock) => place.name.startsWith('ref-')

/** Pairs of lines that follow each other on one page. */
function neighbours(lines: readonly MeasuredLine[]): readonly (readonly [MeasuredLine, MeasuredLine])[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1]
    return next && next.page === line.page ? [[line, next] as const] : []
  })
}

/** Size, spacing, first-line indent and alignment of the paragraphs of the text. */
export function checkBody(blocks: readonly MeasuredBlock[], style: LayoutStyle): readonly BrokenRule[] {
  const body = blocks.filter(isBody)
  return [
    ...body.flatMap((block) => checkSize(block, style)),
    ...body.flatMap((block) => checkSpacing(block, style)),
    ...body.flatMap((block) => checkIndent(block, style)),
    ...checkAlignment(body, style),
  ]
}

function checkSize({ lines }: MeasuredBlock, { body }: LayoutStyle): readonly BrokenRule[] {
  const texts = lines.flatMap((line) => line.texts.map(({ size }) => ({ size, page: line.page })))
  return texts.flatMap(({ size, page }) =>
    compareLength('body-size', page, {
      what: 'size',
      measured: size,
      expected: body.size,
      within: SIZE_WITHIN,
    }),
  )
}

function checkSpacing({ lines }: MeasuredBlock, { body }: LayoutStyle): readonly BrokenRule[] {
  return neighbours(lines).flatMap(([line, next]) =>
    compareLength('line-spacing', line.page, {
      what: 'between lines',
      measured: next.y - line.y,
      expected: lineHeight(body),
      within: SPACING_WITHIN,
    }),
  )
}

function checkIndent({ lines }: MeasuredBlock, { body, margins }: LayoutStyle): readonly BrokenRule[] {
  return lines.flatMap((line, at) =>
    compareLength('first-line-indent', line.page, {
      what: at === 0 ? 'first line from the margin' : 'line from the margin',
      measured: line.x - margins.left,
      expected: body.left + (at === 0 ? body.firstIndent : 0),
      within: PLACE_WITHIN,
    }),
  )
}

function checkAlignment(body: readonly MeasuredBlock[], style: LayoutStyle): readonly BrokenRule[] {
  const edge = style.page.width - style.margins.right
  // The last line of a paragraph is short in either alignment.
  const lines = body.flatMap((block) => block.lines.slice(0, -1))
  const ragged = lines.filter(({ right }) => Math.abs(right - edge) > EDGE_WITHIN)
  const rule = 'alignment' as const
  if (style.body.align === 'justify') {
    return ragged.map(({ page, right }) => ({
      rule,
      page,
      measured: `line ends at ${right.toFixed(1)}`,
      expected: edge.toFixed(1),
    }))
  }
  const flush = lines.length - ragged.length
  if (lines.length < LINES_TO_JUDGE || flush <= FLUSH_SHARE01_MAX * lines.length) return []
  const measured = `${flush} of ${lines.length} lines end at the margin`
  return [{ rule, page: lines[0]?.page ?? 0, measured, expected: 'ragged right' }]
}

/** Indents, spacing and gaps of the reference list. */
export function checkReferenceLayout(
  blocks: readonly MeasuredBlock[],
  style: LayoutStyle,
): readonly BrokenRule[] {
  const entries = blocks.filter(isReference)
  const { reference, margins } = style
  const rule = 'reference-layout' as const
  const inside = entries.flatMap(({ lines }) => [
    ...lines.flatMap((line, at) =>
      compareLength(rule, line.page, {
        what: at === 0 ? 'first line from the margin' : 'line from the margin',
        measured: line.x - margins.left,
        expected: reference.left + (at === 0 ? reference.firstIndent : 0),
        within: PLACE_WITHIN,
      }),
    ),
    ...neighbours(lines).flatMap(([line, next]) =>
      compareLength(rule, line.page, {
        what: 'between lines',
        measured: next.y - line.y,
        expected: lineHeight(reference),
        within: SPACING_WITHIN,
      }),
    ),
  ])
  const gaps = entries.flatMap(({ lines }, at) => {
    const [last, next] = [lines.at(-1), entries[at + 1]?.lines[0]]
    if (!last || !next || next.page !== last.page) return []
    return compareLength(rule, last.page, {
      what: 'between entries',
      measured: next.y - last.y,
      expected: lineHeight(reference) + reference.after,
      within: SPACING_WITHIN,
    })
  })
  return [...inside, ...gaps]
}
