import { describe, expect, test } from 'vitest'
import { loadCitationStyle } from '@/lib/adapters/files/citation-styles'
import { paperAgentEntries } from '@/lib/contracts/paper-agents'
import { paperContracts } from '@/lib/contracts/paper-contracts'
import type { PaperSource } from '@/lib/contracts/paper-session'
import type { PaperOutputs } from '@/lib/contracts/paper-store'
import { renderMarkdown } from '@/lib/core/documents/tree-markdown'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { outputTexts } from './output-texts'
import { fieldName } from './output-words'
import { validOutputs } from './outputs-fixture'
import { type PaperPart, paperTree } from './paper-tree'

const sources: readonly PaperSource[] = ['a', 'b', 'c'].map((key) => ({
  key,
  work: workFixture({
    title: `Remote work and burnout ${key}`,
    abstract: 'Remote work lowered burnout among nurses',
  }),
}))
const outputs: PaperOutputs = Object.fromEntries(
  paperAgentEntries.map(({ key }) => [key, paperContracts[key].parse(validOutputs[key])]),
)
const input = { query: 'Does remote work lower burnout?', locale: 'pt-BR', kind: 'review' } as const
const state = {
  input,
  sources,
  outputs,
  writers: new Map(Object.keys(outputs).map((key) => [key, 'built-in'])),
}
const names = { phase: (key: string) => `Fase ${key}`, agent: (key: string) => `Agente ${key}` }

async function treeOf(part: PaperPart, from = state) {
  const style = await loadCitationStyle('abnt')
  return paperTree(from, { part, style, styleName: 'abnt', date: '2026-03-01', names })
}

function fieldsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)])
}

describe('a paper as a document', () => {
  test('has a word in every language for each field that an agent may write', () => {
    const fields = new Set(Object.values(outputs).flatMap(fieldsIn))
    expect(fields.size).toBeGreaterThan(150)
    for (const locale of ['en', 'pt-BR', 'es'] as const)
      expect([...fields].filter((field) => fieldName(locale, field) === null)).toEqual([])
  })

  test('holds the locked chapters in their order behind the abstract, and an entry for each citation', async () => {
    const tree = await treeOf('paper')
    const ids = tree?.chapters.map(({ id }) => id) ?? []
    expect(ids.at(0)).toBe('abstract')
    expect(JSON.stringify(tree?.chapters[0])).toContain('Palavras-chave: ')
    const end = ids.indexOf('references')
    expect(ids.slice(1, end)).toEqual([...ids.slice(1, end)].sort())
    expect(ids.slice(end + 1).every((id) => id.startsWith('appendix-'))).toBe(true)
    const markdown = renderMarkdown(tree ?? (await Promise.reject(new Error('no tree'))))
    expect(markdown).toContain('Remote work lowered burnout among nurses')
    expect(markdown).not.toContain('[@a]')
    expect(markdown).toContain('Remote work and burnout a')
    expect(markdown).not.toContain('Remote work and burnout b')
  })

  test('leads each name of a citation of several works to its own entry, whatever order they were written in', async () => {
    const authored = ['Zito', 'Melo', 'Abreu'].map((family, at): PaperSource => {
      const key = 'abc'[at] ?? ''
      return { key, work: workFixture({ title: `Remote work ${key}`, authors: [{ given: 'Ana', family }] }) }
    })
    const told: PaperOutputs = JSON.parse(JSON.stringify(outputs).replaceAll('[@a]', '[@a; @b; @c]'))
    const tree = await treeOf('paper', { ...state, sources: authored, outputs: told })
    const markdown = renderMarkdown(tree ?? (await Promise.reject(new Error('no tree'))))
    const links = [...markdown.matchAll(/\[\(?(\w+), \d+\)?\]\(#ref-(\w)\)/g)].map(([, name, key]) => [
      name,
      key,
    ])
    expect(links.slice(0, 3)).toEqual([
      ['Abreu', 'c'],
      ['Melo', 'b'],
      ['Zito', 'a'],
    ])
  })

  test('is no paper while no chapter is written; its working papers say what is missing', async () => {
    const { 'step-back-analyzer': principles } = outputs
    const begun = { ...state, outputs: { 'step-back-analyzer': principles } }
    expect(await treeOf('paper', begun)).toBeNull()
    const markdown = renderMarkdown(
      (await treeOf('working', begun)) ?? (await Promise.reject(new Error('no tree'))),
    )
    expect(markdown).toContain('Agente step-back-analyzer')
    expect(markdown.match(/Ainda não escrito/g)).toHaveLength(paperAgentEntries.length - 1)
  })

  test('shows all that each agent has written, each place under an id of its own', async () => {
    const tree = await treeOf('working')
    const blocks = tree?.chapters.flatMap((chapter) => chapter.blocks) ?? []
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    for (const { id } of blocks) expect(id).toMatch(/^[\w.-]+$/)
    for (const { key } of paperAgentEntries)
      expect(blocks.filter(({ origin }) => origin?.stage === key).length, key).toBeGreaterThan(2)
    expect(JSON.stringify(blocks)).not.toMatch(/undefined|\[object/)
  })

  test('lets each sentence be edited where it stands, and no quotation and no key', () => {
    const texts = outputTexts(outputs['citation-extractor'], 'en')
    expect(texts.length).toBeGreaterThan(0)
    for (const { path, text } of texts) {
      expect(path).not.toContain('quote')
      expect(path).not.toContain('keys')
      const stands = path.reduce<unknown>((value, step) => Object(value)[step], outputs['citation-extractor'])
      expect(stands).toBe(text)
    }
    expect(outputTexts(outputs['step-back-analyzer'], 'en').map(({ label }) => label)).toContain(
      'Principles 1, Test',
    )
  })
})
