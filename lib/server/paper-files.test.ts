import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { renderDocx } from '@/lib/adapters/docx/render-docx'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { Block, DocumentTree, Inlines } from '@/lib/contracts/document-tree'
import type { Locale } from '@/lib/contracts/locale'
import { renderLatex } from '@/lib/core/documents/tree-latex'
import {
  wholePaperQueries,
  wholePaperSources,
  writeWholePaper,
} from '@/lib/core/paper/floors/whole-paper-fixture'
import { paperTree } from '@/lib/core/paper/paper-tree'

async function treeOf(locale: Locale): Promise<DocumentTree> {
  const { outputs } = writeWholePaper(locale, 'review')
  const input = { query: wholePaperQueries[locale], locale, kind: 'review' } as const
  const styleName = locale === 'pt-BR' ? ('abnt' as const) : ('apa' as const)
  const tree = paperTree(
    { input, sources: wholePaperSources, outputs, writers: new Map() },
    {
      part: 'paper',
      style: await loadCitationStyle(styleName),
      styleName,
      date: '2026-11-27',
      names: { phase: (key) => key, agent: (key) => key },
    },
  )
  if (tree === null) throw new Error('the paper has no chapter')
  return tree
}

const textOf = (inlines: Inlines): string => inlines.map(({ text }) => text).join('')
const even = (text: string): string => text.replace(/\s+/g, ' ').trim()
const blocksOf = (tree: DocumentTree): readonly Block[] => tree.chapters.flatMap(({ blocks }) => blocks)
/** Paragraphs that cite several works at one place: "(Silva, 2020; Souza, 2021)". */
const citingSeveral = (tree: DocumentTree): readonly Inlines[] =>
  blocksOf(tree).flatMap((block) =>
    block.kind === 'paragraph' && block.inlines.some((one) => one.kind === 'cite' && one.keys.length > 1)
      ? [block.inlines]
      : [],
  )

const entities: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&apos;/g, "'"],
  [/&amp;/g, '&'],
]

/** The text of each paragraph of a Word file, as a reader sees it. */
const paragraphsOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) => {
    const pieces = [...paragraph.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs)].map(([, text = '']) => text)
    return even(entities.reduce((text, [from, to]) => text.replace(from, to), pieces.join('')))
  })

/** The text of a LaTeX file with what its own commands set around it taken away. */
const plainLatex = (latex: string): string =>
  even(
    latex
      .replace(/\\hyperlink\{[^{}]*\}/g, '')
      .replace(/\\(?:textbf|textit)(?=\{)/g, '')
      .replace(/\{(\[|\])\}/g, '$1')
      .replace(/\\text(less|greater)\{\}/g, (_, name: string) => (name === 'less' ? '<' : '>'))
      .replace(/\\([%&$#_])/g, '$1')
      .replace(/[{}]/g, ''),
  )

describe.each(['en', 'pt-BR', 'es'] as const)('the files of a paper, read back, %s', (locale) => {
  let tree: DocumentTree
  let word: string
  let latex: string
  beforeAll(async () => {
    tree = await treeOf(locale)
    const parts = unzipSync(await renderDocx(tree))
    word = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    latex = renderLatex(tree)
  }, 60_000)

  test('hold every heading and every paragraph that cites several works', () => {
    const paragraphs = paragraphsOf(word)
    const plain = plainLatex(latex)
    const several = citingSeveral(tree).map((inlines) => even(textOf(inlines)))
    expect(several.length).toBeGreaterThan(0)
    for (const text of several) {
      expect(text).toContain('; ')
      expect(paragraphs).toContain(text)
      expect(plain).toContain(text.replace(/ ;/g, ';'))
    }
    const headings = blocksOf(tree).flatMap((block) => (block.kind === 'heading' ? [even(block.text)] : []))
    for (const heading of headings)
      expect(paragraphs.some((text) => text.toLowerCase().endsWith(heading.toLowerCase()))).toBe(true)
  })

  test('lead from each name of a citation to its own entry', () => {
    const marks = new Set(
      [...word.matchAll(/<w:bookmarkStart[^>]*w:name="([^"]+)"/g)].map(([, name]) => name),
    )
    const anchors = [...word.matchAll(/w:anchor="([^"]+)"/g)].map(([, name]) => name)
    expect(anchors.length).toBeGreaterThan(20)
    expect(anchors.filter((name) => !marks.has(name))).toEqual([])
    const targets = new Set([...latex.matchAll(/\\hypertarget\{([^{}]+)\}/g)].map(([, name]) => name))
    const links = [...latex.matchAll(/\\hyperlink\{([^{}]+)\}/g)].map(([, name]) => name)
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((name) => !targets.has(name))).toEqual([])
    const asked = citingSeveral(tree)
      .flat()
      .flatMap((one) => (one.kind === 'cite' ? one.keys : []))
    expect(asked.filter((key) => !targets.has(`ref-${key}`))).toEqual([])
  })

  test('repeat the head of each table and close what they open', () => {
    const tables = blocksOf(tree).filter(({ kind }) => kind === 'table')
    const drawn = [...word.matchAll(/<w:tbl>.*?<\/w:tbl>/gs)].map(([table]) => table)
    expect(drawn.length).toBeGreaterThanOrEqual(tables.length)
    expect(drawn.filter((table) => !/<w:tblHeader/.test(table))).toEqual([])
    const opened = latex.match(/\\begin\{(\w+)\}/g)?.length ?? 0
    expect(latex.match(/\\end\{(\w+)\}/g)?.length).toBe(opened)
    expect(latex.match(/\\begin\{longtable\}/g)?.length).toBeGreaterThanOrEqual(tables.length)
    expect(latex.match(/\\endhead/g)?.length).toBe(latex.match(/\\begin\{longtable\}/g)?.length)
  })
})
