import { describe, expect, test } from 'vitest'
import type { DocumentTree, Inlines } from '@/lib/contracts/document-tree'
import { sampleTree } from './layout/sample-fixture'
import { renderMarkdown } from './tree-markdown'

const withParagraph = (inlines: Inlines): DocumentTree => {
  const tree = sampleTree({ style: 'abnt', chapters: 1 })
  const [first, ...others] = tree.chapters
  return {
    ...tree,
    chapters: [
      {
        id: 'x',
        blocks: [
          { kind: 'heading', id: 'x.h', level: 1, text: 'X', numbered: true },
          { kind: 'paragraph', id: 'x.p', role: 'body', inlines },
        ],
      },
      ...(first ? [first] : []),
      ...others,
    ],
  }
}

describe('a document as Markdown', () => {
  test('shows text of others literally', () => {
    const hostile = '<script>alert(1)</script> [a](javascript:x) **b** # c'
    const markdown = renderMarkdown(withParagraph([{ kind: 'text', text: hostile }]))
    expect(markdown).toContain('\\<script\\>alert(1)\\</script\\> \\[a\\](javascript:x) \\*\\*b\\*\\* \\# c')
  })

  test('leaves signs alone that no reader of Markdown takes for markup', () => {
    const formula = 'n = min{m: P(F > 1) ≥ 0.8} + 3 - 1'
    const markdown = renderMarkdown(
      withParagraph([
        { kind: 'text', text: 'In', italic: true },
        { kind: 'text', text: `: ${formula}` },
      ]),
    )
    expect(markdown).toContain(`*In*: ${formula}`)
  })

  test.each([
    ['- a', '\\- a'],
    ['+ a', '\\+ a'],
    ['> a', '\\> a'],
    ['===', '\\=\\=\\='],
    ['---', '\\-\\-\\-'],
    ['2021. A study', '2021\\. A study'],
    ['1) a', '1\\) a'],
  ])('opens no list, quotation or heading with %s', (said, shown) => {
    expect(renderMarkdown(withParagraph([{ kind: 'text', text: said }]))).toContain(`\n\n${shown}\n\n`)
  })

  test('links to the web and to entries only', () => {
    const markdown = renderMarkdown(
      withParagraph([
        { kind: 'link', text: 'bad', href: 'javascript:alert(1)' },
        { kind: 'link', text: ' good', href: 'https://example.org/a_(b)' },
        { kind: 'cite', text: ' (Autor1, 2011; Nobody, 2001)', keys: ['autor1', 'nobody'] },
      ]),
    )
    expect(markdown).toContain(
      'bad [good](https://example.org/a_%28b%29) [(Autor1, 2011](#ref-autor1); Nobody, 2001)',
    )
    expect(markdown).toContain('<a id="ref-autor1"></a>')
  })

  test('numbers headings, tables and figures as the other formats do', () => {
    const markdown = renderMarkdown(sampleTree({ style: 'abnt' }))
    expect(markdown).toMatch(/^## 1 /m)
    expect(markdown).toMatch(/^### 1\.1 /m)
    expect(markdown).toMatch(/^\*\*Tabela 2\*\* – /m)
    expect(markdown).toMatch(/^\*\*Figura 1\*\* – /m)
    expect(markdown).toMatch(/^## Referências$/m)
  })

  test('keeps the words apart that stand in different pieces', () => {
    const markdown = renderMarkdown(
      withParagraph([
        { kind: 'text', text: 'one ' },
        { kind: 'text', text: 'two', italic: true },
        { kind: 'text', text: ', ' },
        { kind: 'text', text: 'three ', bold: true },
        { kind: 'text', text: 'four' },
      ]),
    )
    expect(markdown).toContain('one *two*, **three** four')
  })
})
