import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { renderArchive } from '@/lib/adapters/pdf/archive/archive-pdf'
import { loadTypst } from '@/lib/adapters/pdf/archive/typst-binding'
import { readLayout } from '@/lib/adapters/pdf/read-layout'
import { notoSerif } from '@/lib/adapters/pdf/render/fonts'
import { renderPdf } from '@/lib/adapters/pdf/render-pdf'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { proposalResult } from '@/lib/core/proposal/document/proposal-result'
import { annexTree, proposalTree } from '@/lib/pipelines/proposal/proposal-tree'
import { draft, drawn } from './testing/drawn-proposal'
import { inShort } from './testing/in-short'

// Each style once, and each language in `npm run test:long`; `npm run test:layout` draws the other three kinds.
describe('the PDF of a whole proposal', () => {
  const kinds = [
    ['abnt', 'pt-BR'],
    ['abnt', 'es'],
    ['apa', 'en'],
  ] as const
  test.each(
    inShort(
      kinds,
      kinds.filter(([, locale]) => locale !== 'es'),
    ),
  )('breaks no rule of %s in %s', async (style, locale) => {
    const { tree, bytes } = await drawn(style, locale)
    expect(tree.style).toBe(style)
    expect(checkLayout(await readLayout(bytes), styleOf(tree))).toEqual([])
  })

  test('draws its Gantt chart and flow figure as lines and letters, never as a picture', async () => {
    const { tree, bytes } = await drawn('abnt', 'pt-BR')
    const figures = tree.chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure'))
    expect(figures.map(({ id }) => id)).toEqual(['flow.figure', 'feasibility.gantt'])
    const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
    const used = new Map<number, number>()
    const words: string[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      for (const code of (await page.getOperatorList()).fnArray) used.set(code, (used.get(code) ?? 0) + 1)
      const { items } = await page.getTextContent()
      words.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])))
    }
    for (const picture of [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject])
      expect(used.get(picture) ?? 0).toBe(0)
    expect(used.get(OPS.constructPath) ?? 0).toBeGreaterThan(30)
    const drawnWords = figures.flatMap((figure) =>
      figure.kind === 'figure'
        ? figure.drawing.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
        : [],
    )
    const all = words.join('').replace(/\s/g, '').normalize('NFC')
    expect(drawnWords.length).toBeGreaterThan(20)
    for (const word of drawnWords) expect(all).toContain(word.replace(/\s/g, ''))
  })

  test('carries every letter it shows: each font is in the file', async () => {
    const file = Buffer.from((await drawn('apa', 'en')).bytes).toString('latin1')
    const descriptors = [...file.matchAll(/\/Type \/FontDescriptor/g)].length
    expect(descriptors).toBeGreaterThan(1)
    expect([...file.matchAll(/\/FontFile[23] /g)]).toHaveLength(descriptors)
    expect(file).not.toMatch(/\/Subtype \/Type1\b/)
  })
})

test('the same answers give the same document, annex and result in two runs of their own', async () => {
  const [{ run: one, tree }, other] = [await drawn('abnt', 'pt-BR'), await draft('abnt', 'pt-BR')]
  const options = { style: await loadCitationStyle('abnt'), transitions: [] }
  // That one tree gives one file, also in two processes, is shown where each format is drawn.
  expect(proposalTree(other, options)).toEqual(tree)
  expect(annexTree(other, options)).toEqual(annexTree(one, options))
  expect(proposalResult(other, [])).toEqual(proposalResult(one, []))
})

test('the annex of a whole proposal can be drawn, and the archive copy where there is a compiler', async () => {
  const { run, tree } = await drawn('apa', 'en')
  const annex = annexTree(run, { style: await loadCitationStyle('apa'), transitions: [] })
  const begin = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1')
  expect(begin(await renderPdf(annex, { fonts: notoSerif() }))).toBe('%PDF-')
  if (loadTypst() !== null) expect(begin(renderArchive(tree))).toBe('%PDF-')
})
