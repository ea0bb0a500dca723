import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SearchParameters } from '@/lib/contracts/search'
import { ValidationDocument } from '@/lib/contracts/validation-document'
import { HANDOFF_MAX, parseCarlaHandoff } from './carla-handoff'
import { fileDate, slugOf } from './file-names'
import { handoffFileName, loopBackFileName, readCompletion, writeCompletion, writeLoopBack } from './handoff'
import { makeSource, workFixture } from './source-fixture'
import { splitFrontmatter } from './validation-frontmatter'

const document = ValidationDocument.parse({
  map: { language: null, concepts: [] },
  locale: 'pt-BR',
  mode: 'standalone',
  status: 'in-progress',
  stepsCompleted: [],
  lastStep: null,
  lastContinued: '2026-01-25',
  parameters: SearchParameters.parse({
    topic: 'Saúde mental: professores',
    question: 'Como?',
    databases: ['scielo', 'wos'],
  }),
  searchedAt: null,
  databases: [{ database: 'wos', outcome: 'down', count: 0, total: null, query: 'q', detail: 'HTTP 503' }],
  sources: [
    makeSource('s-1'),
    makeSource('s-2', { work: workFixture({ title: "It's `code` & <b>bold</b>" }) }),
  ],
  selected: ['s-2'],
})

describe('slugOf', () => {
  it.each([
    ['Saúde Mental: Ação & Reação', 'saude-mental-acao-reacao'],
    ['../../etc/passwd\0', 'etc-passwd'],
    ['C:\\con', 'c-con'],
  ])('%j', (text, slug) => {
    expect(slugOf(text)).toBe(slug)
  })
  it('gives topics in other scripts names of their own', () => {
    expect(slugOf('人工智能')).toMatch(/^topic-[a-z0-9]+$/)
    expect(slugOf('人工智能')).not.toBe(slugOf('教育'))
  })
  it('is always a safe part of a file name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        (text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugOf(text)) && slugOf(text).length <= 60,
      ),
    )
  })
  it('dates file names by the day only', () => {
    expect(loopBackFileName('2026-01-25T10:00:00Z')).toBe('patricia-to-carla-handoff-2026-01-25.md')
    expect(fileDate('../x')).toBe('undated')
    expect(handoffFileName('A b')).toBe('source-validation-complete-a-b.md')
  })
})

describe('parseCarlaHandoff', () => {
  const read = (markdown: string) => {
    const answer = parseCarlaHandoff(markdown)
    return answer.ok ? answer.handoff : answer.code
  }
  it('reads the frontmatter, also nested and with a byte-order mark and CRLF', () => {
    const text =
      '\uFEFF---\r\ntopic: "Remote work"\r\nresearchQuestion: Does it help?\r\nstudent:\r\n  program: MBA\r\n  studentId: 77\r\n---\r\n# x\r\n'
    expect(read(text)).toEqual({ topic: 'Remote work', question: 'Does it help?', context: 'program: MBA' })
  })
  it('reads labels and headings in three languages', () => {
    expect(
      read('# Handoff\n\n**Validated Topic:** *Remote work*\n- **Research question:** Why?\n'),
    ).toMatchObject({ topic: 'Remote work', question: 'Why?' })
    expect(
      read(
        '## Tema escolhido\n\nTrabalho remoto\nno Brasil\n\n## Pergunta de pesquisa\n> Por quê?\n\n**Curso**: MBA',
      ),
    ).toEqual({
      topic: 'Trabalho remoto no Brasil',
      question: 'Por quê?',
      context: 'Curso: MBA',
    })
    expect(read('### Tema elegido: Teletrabajo\n### Pregunta de investigación\n¿Por qué?')).toMatchObject({
      topic: 'Teletrabajo',
      question: '¿Por qué?',
    })
  })
  it('still reads the body below a broken frontmatter', () => {
    expect(read('---\na: [\n---\nTopic: Remote work')).toMatchObject({ topic: 'Remote work' })
  })
  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['# Hello\n\nnothing here', 'no-topic'],
    ['## Topic\n\n## Next', 'no-topic'],
    ['x'.repeat(HANDOFF_MAX + 1), 'too-large'],
  ])('says what is wrong with %#', (text, code) => {
    expect(read(text)).toBe(code)
  })
  it('never throws and keeps its bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const answer = parseCarlaHandoff(`topic: ${text}\n${text}`)
        if (answer.ok) expect(answer.handoff.topic.length).toBeLessThanOrEqual(2_000)
      }),
    )
    expect(read(`topic: ${'*x'.repeat(10_000)}\n${'" '.repeat(100_000)}`)).toBeTypeOf('object')
  })
})

describe('writeCompletion', () => {
  const markdown = writeCompletion(document)
  it('carries every selected source with its full details, and only those', () => {
    expect(readCompletion(markdown)).toEqual({ sources: [document.sources[1]], damaged: 0 })
    const yaml: unknown = parse(splitFrontmatter(markdown)?.yaml ?? '')
    const { selectedSources } = z
      .object({ selectedSources: z.array(z.record(z.string(), z.unknown())) })
      .parse(yaml)
    expect(selectedSources).toEqual([
      expect.objectContaining({
        id: 's-2',
        title: "It's `code` & <b>bold</b>",
        relevancy: 80,
        quality: 70,
        link: 'https://doi.org/10.5555/invented.1',
      }),
    ])
  })
  it('can be read as a hand-off itself', () => {
    expect(parseCarlaHandoff(markdown)).toMatchObject({
      ok: true,
      handoff: { topic: 'Saúde mental: professores', question: 'Como?' },
    })
  })
})

describe('writeLoopBack', () => {
  const markdown = writeLoopBack({ ...document, wish: 'Falar do foco' }, '2026-01-25')
  it('says what was found, what failed and what the student wants', () => {
    expect(markdown).toContain("workflowStatus: 'paused-for-consultation'")
    expect(markdown).toContain('sourcesMissing: 6')
    expect(markdown).toContain('HTTP 503')
    expect(markdown.match(/Falar do foco/g)).toHaveLength(2)
    expect(markdown).toContain("studentWish: 'Falar do foco'")
    expect(markdown).toContain('`s-1`')
  })
  it('is read by topic discovery as any hand-off', () => {
    expect(parseCarlaHandoff(markdown)).toMatchObject({
      ok: true,
      handoff: { topic: 'Saúde mental: professores' },
    })
  })
})

it('a hand-off that cannot hold all chosen sources says so', () => {
  const source = document.sources[0]
  if (source === undefined) throw new Error('no source to copy')
  const sources = Array.from({ length: 501 }, (_, at) => ({ ...source, id: `s-${at}` }))
  const written = writeCompletion({
    ...document,
    locale: 'en',
    sources,
    selected: sources.map(({ id }) => id),
  })
  expect(written).toContain('The hand-off holds the first 500 chosen sources')
  expect(writeCompletion({ ...document, locale: 'en' })).not.toContain('The hand-off holds the first')
})
