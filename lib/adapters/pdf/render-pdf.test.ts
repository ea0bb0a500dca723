import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test, vi } from 'vitest'
import type { Block, DocumentTree, Inlines } from '@/lib/contracts/document-tree'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { readLayout } from './read-layout'
import { notoSerif } from './render/fonts'
import { renderPdf } from './render-pdf'

const fonts = notoSerif()

const treeOf = (blocks: readonly Block[]): DocumentTree => ({
  ...sampleTree({ style: 'abnt', chapters: 1 }),
  chapters: [
    {
      id: 'c',
      blocks: [{ kind: 'heading', id: 'c.h', level: 1, text: 'Capítulo', numbered: true }, ...blocks],
    },
  ],
})
const paragraph = (id: string, inlines: Inlines): Block => ({ kind: 'paragraph', id, role: 'body', inlines })
const plain = (text: string): Inlines => [{ kind: 'text', text }]

async function textOf(tree: DocumentTree) {
  const { pages } = await readLayout(await renderPdf(tree, { fonts }))
  return pages.flatMap(({ texts }) => texts)
}

describe('a PDF', () => {
  test('shows Latin, Vietnamese, Greek and Cyrillic in all four cuts, with the fonts in the file', async () => {
    const texts = [
      'Çãõñüß ŁøđÞ',
      'Nguyễn Thị Ngọc Ưởng quyền',
      'Ελληνική γλώσσα ὁδός',
      'Российский Ђорђе Їжак',
    ]
    const cuts = [{}, { bold: true }, { italic: true }, { bold: true, italic: true }] as const
    const tree = treeOf(
      cuts.map((cut, at) => paragraph(`p${at}`, [{ kind: 'text', text: texts.join(' · '), ...cut }])),
    )
    const found = await textOf(tree)
    for (const font of ['Regular', 'Bold', 'Italic', 'BoldItalic']) {
      const joined = found
        .filter((text) => text.font === `NotoSerif-${font}`)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
      for (const text of texts) expect(joined.normalize('NFC')).toContain(text)
    }
    expect([...new Set(found.map(({ font }) => font.split('-')[0]))]).toEqual(['NotoSerif'])
  })

  test('shows the signs of formulas and boxes for what it has no letters of, all from fonts in the file', async () => {
    const signs = 'P(F > F(1 − α)) ≥ 1 − β ≤ ≠ ≈ ± √ ∞ ∑ → χ² n₀'
    const cuts = [{}, { bold: true }, { italic: true }, { bold: true, italic: true }] as const
    const foreign = paragraph('f', plain('漢字 한국어 العربية हिन्दी 😀 ⇒'))
    const tree = treeOf([
      ...cuts.map((cut, at) => paragraph(`p${at}`, [{ kind: 'text', text: signs, ...cut }])),
      foreign,
    ])
    const bytes = await renderPdf(tree, { fonts })
    const { pages } = await readLayout(bytes)
    const shown = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
    expect(shown.replace(/\s/g, '').split(signs.replace(/\s/g, ''))).toHaveLength(cuts.length + 1)
    const file = Buffer.from(bytes).toString('latin1')
    const descriptors = [...file.matchAll(/\/Type \/FontDescriptor/g)].length
    expect(descriptors).toBeGreaterThan(4)
    expect([...file.matchAll(/\/FontFile[23] /g)]).toHaveLength(descriptors)
    // A font of the first kind is one that every reader is to have at home.
    expect(file).not.toMatch(/\/Subtype \/Type1\b/)
  })

  test('can be searched when another document was drawn before it in the same process', async () => {
    // Of the accented letters the first file takes the parts, which the font then no longer knows as letters.
    await renderPdf(treeOf([paragraph('p', plain('çãéíôú ÇÃÉÍÔÚ ĐŨ'))]), { fonts })
    const found = await textOf(treeOf([paragraph('p', plain('caeiou CAEIOU DU'))]))
    expect(found.map(({ text }) => text)).toContain('caeiou CAEIOU DU')
  })

  test('says title, author, language, keywords and the date of the document', async () => {
    const tree = sampleTree({ style: 'apa', language: 'en', chapters: 1 })
    const document = await getDocument({ data: await renderPdf(tree, { fonts }), verbosity: 0 }).promise
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({
      Title: tree.title,
      Author: tree.author,
      Keywords: 'referências, escrita acadêmica',
      Language: 'en',
      CreationDate: 'D:20261120000000Z',
    })
  })

  test('has bookmarks that are nested as its headings are', async () => {
    const tree = sampleTree({ style: 'abnt', chapters: 2, sectionsPerChapter: 2 })
    const document = await getDocument({ data: await renderPdf(tree, { fonts }), verbosity: 0 }).promise
    const outline = await document.getOutline()
    expect(outline.map(({ title }) => title.split(' ')[0])).toEqual(['Resumo', '1', '2', 'Referências'])
    expect(outline[1]?.items.map(({ title }) => title.split(' ')[0])).toEqual(['1.1', '1.2'])
    expect(outline[1]?.items[0]?.items.map(({ title }: { title: string }) => title.split(' ')[0])).toEqual([
      '1.1.1',
    ])
  })

  test('links to the web and within itself, never to anything else', async () => {
    const tree = treeOf([
      paragraph('p', [
        { kind: 'link', text: 'bad', href: 'javascript:alert(1)' },
        { kind: 'link', text: ' file', href: 'file:///etc/passwd' },
        { kind: 'link', text: ' good', href: 'https://example.org/a' },
        { kind: 'cite', text: ' (Um, 2001; Dois, 2002)', keys: ['um/1', 'dois'] },
      ]),
      {
        kind: 'references',
        id: 'r',
        entries: [
          { key: 'um/1', inlines: plain('UM.') },
          { key: 'dois', inlines: plain('DOIS.') },
        ],
      },
    ])
    const { pages, places } = await readLayout(await renderPdf(tree, { fonts }))
    const links = pages.flatMap(({ links: all }) => all)
    expect([...new Set(links.flatMap(({ url }) => url ?? []))]).toEqual(['https://example.org/a'])
    const led = links.flatMap(({ place }) => place ?? []).filter((place) => place.startsWith('ref-'))
    expect([...new Set(led)]).toEqual(['ref-um%2F1', 'ref-dois'])
    expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(led))
  })

  test('repeats the head of a table on every page it runs over, and never leaves it without rows', async () => {
    const rows = Array.from({ length: 90 }, (_, at) => [plain(`linha ${at + 1}`), plain('texto')])
    const table: Block = {
      kind: 'table',
      id: 't',
      caption: 'Longa',
      head: ['Cabeça', 'Outra'],
      rows,
      widths: [1, 2],
      note: '',
    }
    const { pages } = await readLayout(await renderPdf(treeOf([table]), { fonts }))
    const withRows = pages.filter(({ texts }) => texts.some(({ text }) => text.startsWith('linha')))
    expect(withRows.length).toBeGreaterThan(1)
    for (const { texts } of withRows) expect(texts.filter(({ text }) => text === 'Cabeça')).toHaveLength(1)
    const shown = withRows.flatMap(({ texts }) => texts.filter(({ text }) => /^linha \d/.test(text)))
    expect(shown).toHaveLength(90)
  })

  test('breaks what is longer than a line without adding signs, and divides words in narrow cells', async () => {
    const address = `https://example.org/${'segmento-longo/'.repeat(12)}fim?x=1`
    const tree = treeOf([
      paragraph('p', [{ kind: 'link', text: address, href: address }]),
      paragraph('q', plain(`z${'9'.repeat(400)}`)),
      {
        kind: 'table',
        id: 't',
        caption: 'x',
        head: ['interdisciplinaridade', 'b'],
        rows: [[plain('institucionalmente'), plain('b')]],
        widths: [1, 9],
        note: '',
      },
    ])
    const { pages } = await readLayout(await renderPdf(tree, { fonts }))
    const texts = pages.flatMap((page) => page.texts.map((text) => ({ ...text, edge: page.width - 56 })))
    expect(texts.filter(({ x, width, edge }) => x + width > edge)).toEqual([])
    const joined = texts.map(({ text }) => text).join('')
    expect(joined.replace(/\s/g, '')).toContain(address)
  })

  test('is drawn from anything a tree may hold: no chapters, empty blocks, controls, unknown letters', async () => {
    const empty = {
      ...sampleTree({ style: 'apa' }),
      chapters: [],
      title: '',
      author: '',
      nature: '',
      keywords: [],
    }
    expect((await renderPdf(empty, { fonts })).length).toBeGreaterThan(500)
    const odd = treeOf([
      paragraph('a', []),
      paragraph('b', plain('\u0000\u202E 漢字 😀 \uD800 fim')),
      { kind: 'list', id: 'l', ordered: true, items: [] },
      { kind: 'table', id: 't', caption: '', head: [], rows: [], widths: [], note: '' },
      { kind: 'references', id: 'r', entries: [] },
    ])
    expect((await textOf(odd)).some(({ text }) => text.includes('fim'))).toBe(true)
  })

  test('is drawn without asking the network', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
    await renderPdf(sampleTree({ style: 'abnt', chapters: 1 }), { fonts })
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })
})
