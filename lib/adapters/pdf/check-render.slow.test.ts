import { describe, expect, test } from 'vitest'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { abnt } from '@/lib/core/documents/layout/abnt'
import { apa } from '@/lib/core/documents/layout/apa'
import { type LayoutRule, layoutRules } from '@/lib/core/documents/layout/broken-rule'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { cm, type LayoutStyle } from '@/lib/core/documents/layout/layout-style'
import type { MeasuredDocument } from '@/lib/core/documents/layout/measured-pages'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { readLayout } from './read-layout'
import { notoSerif } from './render/fonts'
import { renderPdf } from './render-pdf'

const fonts = notoSerif()
const styles = { abnt, apa }

async function measure(tree: DocumentTree, style?: LayoutStyle): Promise<MeasuredDocument> {
  return readLayout(await renderPdf(tree, { fonts, ...(style && { style }) }))
}

const rulesBroken = (document: MeasuredDocument, style: LayoutStyle): readonly LayoutRule[] => [
  ...new Set(checkLayout(document, style).map(({ rule }) => rule)),
]

describe('a document that was drawn', () => {
  test.each([
    ['abnt', 'pt-BR'],
    ['abnt', 'es'],
    ['apa', 'en'],
    ['apa', 'pt-BR'],
  ] as const)('breaks no rule of %s in %s', async (style, language) => {
    const document = await measure(sampleTree({ style, language }))
    expect(document.pages.length).toBeGreaterThan(20)
    expect(checkLayout(document, styles[style])).toEqual([])
  })

  test('breaks no rule when its contents run over several pages', async () => {
    const tree = sampleTree({ style: 'abnt', chapters: 12, sectionsPerChapter: 6, paragraphsPerSection: 1 })
    expect(checkLayout(await measure(tree), abnt)).toEqual([])
  })
})

/** What was done to the layout before drawing, and the rule that must be named for it. */
const faults: readonly [string, LayoutRule, 'abnt' | 'apa', (style: LayoutStyle) => LayoutStyle][] = [
  ['Letter for A4', 'page-size', 'abnt', (style) => ({ ...style, page: apa.page })],
  ['A4 for Letter', 'page-size', 'apa', (style) => ({ ...style, page: abnt.page })],
  ['2 cm at the left', 'margins', 'abnt', (style) => withMargins(style, { left: cm(2) })],
  ['4 cm at the left', 'margins', 'abnt', (style) => withMargins(style, { left: cm(4) })],
  ['2 cm at the top', 'margins', 'abnt', (style) => withMargins(style, { top: cm(2.4) })],
  ['4 cm at the top', 'margins', 'apa', (style) => withMargins(style, { top: cm(4) })],
  ['1 cm at the right', 'margins', 'apa', (style) => withMargins(style, { right: cm(1) })],
  ['5 cm at the bottom', 'margins', 'abnt', (style) => withMargins(style, { bottom: cm(5) })],
  ['11 points', 'body-size', 'abnt', (style) => withBody(style, { size: 11 })],
  ['11.5 points', 'body-size', 'apa', (style) => withBody(style, { size: 11.5 })],
  ['single spacing', 'line-spacing', 'abnt', (style) => withBody(style, { lines: 1 })],
  ['1.9 for double spacing', 'line-spacing', 'apa', (style) => withBody(style, { lines: 1.9 })],
  ['no first-line indent', 'first-line-indent', 'abnt', (style) => withBody(style, { firstIndent: 0 })],
  ['1 cm for half an inch', 'first-line-indent', 'apa', (style) => withBody(style, { firstIndent: cm(1) })],
  ['flush left', 'alignment', 'abnt', (style) => withBody(style, { align: 'left' })],
  ['justified', 'alignment', 'apa', (style) => withBody(style, { align: 'justify' })],
  ['number at 3 cm', 'page-number-place', 'abnt', (style) => withNumber(style, { right: cm(3) })],
  ['number at the edge', 'page-number-place', 'apa', (style) => withNumber(style, { top: 5 })],
  [
    'number from page 1',
    'page-number-first',
    'abnt',
    (style) => withNumber(style, { printedFrom: 'title-page' }),
  ],
  [
    'number from the text',
    'page-number-first',
    'apa',
    (style) => withNumber(style, { printedFrom: 'first-textual-page' }),
  ],
  ['no heading numbers', 'heading-numbers', 'abnt', (style) => ({ ...style, numbersHeadings: false })],
  ['heading numbers', 'heading-numbers', 'apa', (style) => ({ ...style, numbersHeadings: true })],
  [
    'entries hanging',
    'reference-layout',
    'abnt',
    (style) => withReference(style, { left: 36, firstIndent: -36 }),
  ],
  ['entries without gap', 'reference-layout', 'abnt', (style) => withReference(style, { after: 0 })],
  [
    'entries not hanging',
    'reference-layout',
    'apa',
    (style) => withReference(style, { left: 0, firstIndent: 0 }),
  ],
  ['entries single-spaced', 'reference-layout', 'apa', (style) => withReference(style, { lines: 1 })],
]

const withMargins = (style: LayoutStyle, margins: Partial<LayoutStyle['margins']>) => ({
  ...style,
  margins: { ...style.margins, ...margins },
})
const withBody = (style: LayoutStyle, body: Partial<LayoutStyle['body']>) => ({
  ...style,
  body: { ...style.body, ...body },
})
const withReference = (style: LayoutStyle, reference: Partial<LayoutStyle['reference']>) => ({
  ...style,
  reference: { ...style.reference, ...reference },
})
const withNumber = (style: LayoutStyle, pageNumber: Partial<LayoutStyle['pageNumber']>) => ({
  ...style,
  pageNumber: { ...style.pageNumber, ...pageNumber },
})

describe('a fault put in on purpose', () => {
  test.each(faults)('is caught: %s → %s (%s)', async (_, rule, id, change) => {
    const style = styles[id]
    const document = await measure(sampleTree({ style: id, chapters: 2 }), change(style))
    expect(rulesBroken(document, style)).toContain(rule)
  })

  test('is caught: a row of the contents that names another page', async () => {
    const document = await measure(sampleTree({ style: 'abnt', chapters: 2 }))
    const pages = document.pages.map((page) =>
      // The contents follow the title and the abstract.
      page.number !== 3
        ? page
        : { ...page, texts: page.texts.map((text) => (text.text === '4' ? { ...text, text: '5' } : text)) },
    )
    expect(rulesBroken({ ...document, pages }, abnt)).toEqual(['contents-pages'])
  })

  test('is caught: a heading that has no row in the contents', async () => {
    const document = await measure(sampleTree({ style: 'apa', chapters: 2 }))
    const places = [...document.places, { name: 'heading-2-late', page: document.pages.length, top: 700 }]
    expect(rulesBroken({ ...document, places }, apa)).toEqual(['contents-pages'])
  })

  test('is caught: a citation without its entry', async () => {
    const tree = sampleTree({ style: 'apa', chapters: 2 })
    const entries = tree.chapters.map((chapter) => ({
      ...chapter,
      blocks: chapter.blocks.map((block) =>
        block.kind === 'references' ? { ...block, entries: block.entries.slice(2) } : block,
      ),
    }))
    expect(rulesBroken(await measure({ ...tree, chapters: entries }), apa)).toEqual(['citation-links'])
  })

  test('is caught: a heading at the foot of a page', async () => {
    const document = await measure(sampleTree({ style: 'abnt', chapters: 2 }))
    const heading = document.places.find(({ name }) => name.startsWith('heading-2-'))
    const pages = document.pages.map((page) =>
      page.number !== heading?.page
        ? page
        : // Its place begins with the space before it.
          { ...page, texts: page.texts.filter(({ y }) => y < heading.top + 40) },
    )
    expect(rulesBroken({ ...document, pages }, abnt)).toContain('page-ends')
  })

  test('is tried for every rule', () => {
    const tried = new Set<string>([
      ...faults.map(([, rule]) => rule),
      'contents-pages',
      'citation-links',
      'page-ends',
    ])
    expect(layoutRules.filter((rule) => !tried.has(rule))).toEqual([])
  })
})
