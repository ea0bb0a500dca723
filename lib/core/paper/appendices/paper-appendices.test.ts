import { describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import type { PaperSearch } from '@/lib/contracts/paper-search'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from '../floors/whole-paper-fixture'
import { paperTree } from '../paper-tree'

const search: PaperSearch = {
  reviewers: [],
  searches: [
    {
      query: null,
      database: 'openalex',
      at: '2026-05-03T10:00:00.000Z',
      outcome: 'ok',
      total: 900,
      records: 24,
    },
  ],
  flow: [
    { key: 'databases', count: 24, parts: [{ key: 'openalex', count: 24 }] },
    { key: 'screened', count: 24, parts: [] },
    { key: 'assessed', count: 24, parts: [] },
    { key: 'included', count: 24, parts: [] },
  ],
}

async function documentOf(
  locale: 'en' | 'pt-BR' | 'es',
  {
    sources = wholePaperSources,
    log = search,
  }: { sources?: typeof wholePaperSources; log?: PaperSearch | null } = {},
) {
  const { outputs } = writeWholePaper(locale, 'review', { search: log, sources })
  const input = { query: wholePaperQueries[locale], locale, kind: 'review' } as const
  const tree = paperTree(
    { input, sources, outputs, search: log, writers: new Map() },
    {
      part: 'paper',
      style: await loadCitationStyle('apa'),
      styleName: 'apa',
      date: '2026-05-04',
      names: { phase: String, agent: String },
    },
  )
  if (tree === null) throw new Error('no document')
  return tree
}

describe.each(['en', 'pt-BR', 'es'] as const)('what stands behind a paper, %s', (locale) => {
  test('is lettered in order, and draws the flow of records where the log has one', async () => {
    const { chapters } = await documentOf(locale)
    const behind = chapters.slice(chapters.findIndex(({ id }) => id === 'references') + 1)
    const letters = behind.map(({ blocks: [heading] }) =>
      heading?.kind === 'heading' ? /(?:Appendix|Apêndice|Apéndice) (.)/.exec(heading.text)?.[1] : null,
    )
    expect(letters).toEqual(['A', 'B', 'C', 'D', 'E'])
    const figures = chapters.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'figure'))
    expect(figures).toMatchObject([{ id: 'flow.figure', alternative: expect.stringMatching(/./) }])
  })

  test('quotes of each work what its abstract says, letter by letter', async () => {
    const { chapters } = await documentOf(locale)
    const forms = chapters.find(({ id }) => id === 'appendix-forms')
    const quotes = [...JSON.stringify(forms?.blocks).matchAll(/“([^”]*)”/g)].map(([, quote = '']) => quote)
    expect(quotes.length).toBeGreaterThan(60)
    const said = wholePaperSources.map(({ work }) => work.abstract ?? '').join(' ')
    expect(quotes.filter((quote) => !said.includes(quote))).toEqual([])
  })

  test('and the body names an author once where the sentence names them', async () => {
    const markdown = renderMarkdown(await documentOf(locale))
    // "Autora (Autora, 2010)" would name them twice.
    expect(markdown.match(/(Autor[a-z]) \[?\(\1/g)).toBeNull()
    expect(markdown).toMatch(/Autor[a-z] \[\(\d{4}/)
  })
})

test('a paper of three works stays short, and no appendix is made of nothing', async () => {
  const three = wholePaperSources.slice(0, 3)
  const tree = await documentOf('en', { sources: three, log: null })
  expect(tree.chapters.some(({ id }) => id === 'appendix-searches')).toBe(false)
  const words = renderMarkdown(tree).split(/\s+/).length
  const whole = renderMarkdown(await documentOf('en')).split(/\s+/).length
  expect(words).toBeLessThan(whole / 1.6)
  expect(renderMarkdown(tree)).toContain('three works')
})
