import { describe, expect, test } from 'vitest'
import type { Block, DocumentTree } from '@/lib/contracts/document-tree'
import { sampleTree } from './layout/sample-fixture'
import { renderLatex } from './tree-latex'

/** What an author, a title or an abstract of others may try. */
const hostile = [
  '\\input{/etc/passwd}',
  '\\write18{rm -rf /}',
  '\\immediate\\openout1=x',
  '}\\end{document}',
  '^^5cinput{x}',
  '% comment $x_1^2$ & # ~ {',
  'a\n\n\\newpage',
  '\\\\[2cm]',
  '\u202Etxet\u0007',
  "\"a ``b'' --- ?`",
  '<>|[]',
]
/** All commands that this file itself may write. */
const own = new Set(
  'documentclass usepackage pagestyle fancyhead footnotesize setcounter title author date begin end maketitle tableofcontents section subsection subsubsection addcontentsline hyperlink href textit textbf item raggedright arraybackslash linewidth caption toprule midrule endhead bottomrule par hangindent noindent hypertarget textbackslash textasciitilde textasciicircum textless textgreater textbar textasciigrave textquotedbl'.split(
    ' ',
  ),
)

function hostileTree(said: string): DocumentTree {
  const tree = sampleTree({ style: 'abnt', chapters: 1 })
  const inlines = [
    { kind: 'text', text: said },
    { kind: 'text', text: said, bold: true, italic: true },
    { kind: 'link', text: said, href: `https://example.org/${said}` },
    { kind: 'cite', text: said, keys: [said] },
  ] as const
  const blocks: Block[] = [
    { kind: 'heading', id: 'x.h', level: 1, text: said, numbered: false },
    { kind: 'paragraph', id: 'x.p', role: 'quote', inlines },
    { kind: 'list', id: 'x.l', ordered: false, items: [inlines] },
    { kind: 'table', id: 'x.t', caption: said, head: [said], rows: [[inlines]], widths: [1], note: said },
    { kind: 'references', id: 'x.r', entries: [{ key: said, inlines }] },
  ]
  const words = { title: said, subtitle: said, author: said, nature: said, banner: said, date: said }
  return { ...tree, ...words, chapters: [{ id: 'x', blocks }] }
}

describe('a document as LaTeX', () => {
  test.each(hostile)('lets no text of others become a command: %j', (said) => {
    const latex = renderLatex(hostileTree(said))
    const [, ...lines] = latex.split('\n')
    const text = lines.join('\n').replaceAll('\\\\', '')
    const commands = [...text.matchAll(/\\([A-Za-z]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !own.has(name))).toEqual([])
    const bare = text.replace(/\\[{}$&#%_]/g, '')
    expect(bare).not.toMatch(/[%$#~^`"]/)
    // Groups are closed where they were opened, whatever the text says.
    let depth = 0
    for (const sign of bare) {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
      expect(depth).toBeGreaterThanOrEqual(0)
    }
    expect(depth).toBe(0)
    expect(latex.match(/\\begin\{document\}/g)).toHaveLength(1)
    expect(latex.match(/\\end\{document\}/g)).toHaveLength(1)
    expect(latex).not.toContain('\u202E')
  })

  test('has every heading, table, citation and reference of the document', () => {
    const tree = sampleTree({ style: 'abnt' })
    const latex = renderLatex(tree)
    const blocks = tree.chapters.flatMap((chapter) => chapter.blocks)
    const count = (kind: Block['kind']) => blocks.filter((block) => block.kind === kind).length
    expect(latex.match(/^\\(?:sub)*section\*?\{/gm)).toHaveLength(count('heading'))
    expect(latex.match(/\\begin\{longtable\}/g)).toHaveLength(count('table') + count('figure'))
    const entries = blocks.flatMap((block) => (block.kind === 'references' ? block.entries : []))
    expect(entries.length).toBeGreaterThan(0)
    expect(latex.match(/\\hypertarget\{/g)).toHaveLength(entries.length)
    const cited = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? block.inlines.filter(({ kind }) => kind === 'cite') : [],
    )
    expect(cited.length).toBeGreaterThan(0)
    expect(latex.match(/\\hyperlink\{/g)?.length).toBeGreaterThanOrEqual(cited.length)
    const places = new Set([...latex.matchAll(/\\hypertarget\{([^}]*)\}/g)].map(([, place]) => place))
    for (const [, place] of latex.matchAll(/\\hyperlink\{([^}]*)\}/g)) expect(places).toContain(place)
    for (const name of ['itemize', 'enumerate', 'quote', 'longtable', 'document']) {
      const [begun, ended] = ['begin', 'end'].map((word) => latex.split(`\\${word}{${name}}`).length)
      expect(begun).toBe(ended)
    }
    expect(latex).toContain('[brazilian,shorthands=off]{babel}')
  })

  test('leads to the web and nowhere else', () => {
    const tree = hostileTree('x')
    const link = { kind: 'link', text: 'bad', href: 'run:/bin/sh' } as const
    const blocks: Block[] = [{ kind: 'paragraph', id: 'a', role: 'body', inlines: [link] }]
    const latex = renderLatex({ ...tree, chapters: [{ id: 'x', blocks }] })
    expect(latex).not.toContain('\\href')
    expect(latex).toContain('bad')
  })
})
