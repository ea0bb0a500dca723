import { describe, expect, test } from 'vitest'
import type { Block, DocumentTree } from '@/lib/contracts/document-tree'
import { sampleTree } from '@/lib/core/documents/layout/sample-fixture'
import { renderArchive } from './archive-pdf'
import { loadTypst } from './typst-binding'

const tree = sampleTree({ style: 'abnt', chapters: 2 })
const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

function withBlock(change: (block: Block) => Block): DocumentTree {
  return {
    ...tree,
    chapters: tree.chapters.map((chapter) => ({ ...chapter, blocks: chapter.blocks.map(change) })),
  }
}

// The compiler has no binary of this version for other systems; there the copy is refused as unsupported.
describe.runIf(loadTypst() !== null)('an archive copy', () => {
  test.each(['abnt', 'apa'] as const)(
    'is tagged, says its language and carries the mark of PDF/A-2a in %s',
    (style) => {
      const pdf = textOf(renderArchive(sampleTree({ style, chapters: 2 })))
      expect(pdf).toMatch(/<pdfaid:part>2</)
      expect(pdf).toMatch(/<pdfaid:conformance>A</)
      for (const tag of ['/StructTreeRoot', '/Table', '/TH', '/Figure', '/Alt', '/Link'])
        expect(pdf).toContain(tag)
      expect(pdf).toContain('/Lang')
    },
  )

  test('is the same file for the same document', () => {
    expect(Buffer.from(renderArchive(tree)).equals(Buffer.from(renderArchive(tree)))).toBe(true)
  })

  test.each([
    ['a document without title', { ...tree, title: '' }],
    [
      'a skipped heading',
      withBlock((block) => (block.kind === 'heading' && block.level === 2 ? { ...block, level: 3 } : block)),
    ],
    [
      'a figure without words',
      withBlock((block) => (block.kind === 'figure' ? { ...block, alternative: '' } : block)),
    ],
    ['a letter that no font has', { ...tree, title: 'Um título \u{13000}' }],
  ])('refuses %s', (_, bad) => {
    expect(() => renderArchive(bad)).toThrow(expect.objectContaining({ code: 'archive-refused' }))
  })

  test('sets what others wrote as letters, whatever it would be as markup', () => {
    const title = '#read("/etc/passwd") *b* $x$ @key // <script>'
    expect(() => renderArchive({ ...tree, title })).not.toThrow()
  })
})
