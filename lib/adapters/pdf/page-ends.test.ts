import { describe, expect, test } from 'vitest'
import type { Block, Chapter, DocumentTree, Inlines } from '@/lib/contracts/document-tree'
import { checkLayout } from '@/lib/core/documents/layout/check-layout'
import { lineText, measuredLines } from '@/lib/core/documents/layout/measured-pages'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { styleOf } from '@/lib/core/documents/layout/style-of'
import { renderArchive } from './archive/archive-pdf'
import { loadTypst } from './archive/typst-binding'
import { readLayout } from './read-layout'
import { notoSerif } from './render/fonts'
import { renderPdf } from './render-pdf'

const plain = (text: string): Inlines => [{ kind: 'text', text }]
const bold = (text: string): Inlines => [{ kind: 'text', text, bold: true }]
const CELL = 'uma célula cujas palavras enchem muitas linhas de uma coluna estreita '.repeat(3)

/** A heading and a table of groups below so many lines that each chapter meets the foot of its page elsewhere. */
const chapter = (lines: number): Chapter => ({
  id: `c${lines}`,
  blocks: [
    { kind: 'heading', id: `c${lines}.h`, level: 1, text: 'Capítulo', numbered: true },
    ...Array.from(
      { length: lines },
      (_, at): Block => ({
        kind: 'paragraph',
        id: `c${lines}.p${at}`,
        role: 'body',
        inlines: plain('Uma linha.'),
      }),
    ),
    // A section of one line between headings, and a heading right below another.
    ...['Hipóteses', 'Plano'].map(
      (text, at): Block => ({ kind: 'heading', id: `c${lines}.s${at}`, level: 2, text, numbered: true }),
    ),
    { kind: 'heading', id: `c${lines}.s2`, level: 3, text: 'Limites', numbered: true },
    { kind: 'paragraph', id: `c${lines}.one`, role: 'body', inlines: plain('Uma só linha.') },
    { kind: 'heading', id: `c${lines}.t.h`, level: 2, text: 'Resultados', numbered: true },
    {
      kind: 'table',
      id: `c${lines}.t`,
      caption: 'Fases e tarefas',
      head: ['Fase', 'Tarefas'],
      rows: ['Um', 'Dois', 'Três'].flatMap((name) => [
        [bold(name), plain('')],
        [plain('Tarefa'), plain(CELL)],
        [plain('Outra'), plain(CELL)],
      ]),
      widths: [3, 1],
      note: '',
    },
  ],
})

const chapters = (count: number) => Array.from({ length: count }, (_, at) => chapter(6 + 3 * at))

describe.each(['abnt', 'apa'] as const)('the pages of %s', (style) => {
  test('end with no heading, caption, head or name of a group that belongs to the next', async () => {
    const tree: DocumentTree = {
      ...sampleTree({ style, chapters: 1 }),
      chapters: chapters(8),
    }
    const document = await readLayout(await renderPdf(tree, { fonts: notoSerif() }))
    const broken = checkLayout(document, styleOf(tree))
    // No page of these is full.
    expect(broken.filter(({ rule }) => rule !== 'margins')).toEqual([])
    const shown = document.pages.flatMap(({ texts }) => texts.map(({ text }) => text.trim()))
    expect(shown.filter((text) => text === 'Uma só linha.')).toHaveLength(tree.chapters.length)
    // Once on its page, once in the contents.
    for (const text of ['Hipóteses', 'Plano', 'Limites', 'Resultados'])
      expect(shown.filter((one) => one === text)).toHaveLength(2 * tree.chapters.length)
    expect(document.pages.length).toBeGreaterThan(16)
  })
})

// The archive copy names its places otherwise; its pages are read by their lines.
describe.runIf(loadTypst() !== null).each(['abnt', 'apa'] as const)('the archive pages of %s', (style) => {
  test('end with no caption or head, and begin with no source of a table that stands on the page before', async () => {
    const tree = { ...sampleTree({ style, chapters: 1 }), chapters: chapters(14) }
    const { pages } = await readLayout(renderArchive(tree))
    const lines = pages.map((page) => measuredLines(page, styleOf(tree)).map(lineText))
    const feet = lines.map((page) => page.at(-1) ?? '')
    expect(
      feet.filter((foot) =>
        /^(?:Tabela \d+|Fases e tarefas|Fase Tarefas|(?:Um|Dois|Três)$|(?:[\d.]+ )?Resultados$)/.test(foot),
      ),
    ).toEqual([])
    expect(lines.flatMap(([top = '']) => (top.startsWith('Fonte') ? [top] : []))).toEqual([])
    expect(lines.length).toBeGreaterThan(20)
  })
})
