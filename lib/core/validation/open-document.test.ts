import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { ValidationDocument } from '@/lib/contracts/validation-document'
import { writeCompletion, writeLoopBack } from './handoff'
import { openDocument } from './open-document'
import { makeSource, workFixture } from './source-fixture'
import { writeValidationDocument } from './write-validation-document'

function makeDocument(given: Partial<ValidationDocument> = {}): ValidationDocument {
  return ValidationDocument.parse({
    locale: 'pt-BR',
    map: { language: null, concepts: [] },
    mode: 'standalone',
    status: 'in-progress',
    stepsCompleted: [],
    lastStep: null,
    lastContinued: '2026-01-25',
    parameters: SearchParameters.parse({
      topic: 'Trabalho remoto',
      question: 'O que muda?',
      languages: ['pt'],
      databases: ['scielo'],
    }),
    searchedAt: null,
    sources: [makeSource('s-1'), makeSource('s-2', { work: workFixture({ title: 'Another' }) })],
    selected: ['s-2'],
    ...given,
  })
}

it('a saved document brings its topic, limits, sources and ticks back', () => {
  const answer = openDocument(writeValidationDocument(makeDocument()))
  expect(answer).toMatchObject({
    ok: true,
    opened: {
      mode: 'resumed',
      topic: 'Trabalho remoto',
      question: 'O que muda?',
      locale: 'pt-BR',
      map: { language: null, concepts: [] },
      parameters: { languages: ['pt'], databases: ['scielo'] },
      selected: ['s-2'],
      sandbox: false,
    },
  })
  expect(answer.ok && answer.opened.sources.map(({ id }) => id)).toEqual(['s-1', 's-2'])
})

it('one invented source keeps the whole project in the sandbox', () => {
  const sources = [makeSource('s-1'), makeSource('s-2', { work: workFixture({ sandbox: true }) })]
  const answer = openDocument(writeValidationDocument(makeDocument({ sources })))
  expect(answer.ok && answer.opened.sandbox).toBe(true)
})

it('the hand-off written at the end brings the chosen sources back, all ticked', () => {
  const answer = openDocument(writeCompletion(makeDocument()))
  expect(answer).toMatchObject({
    ok: true,
    opened: {
      mode: 'resumed',
      topic: 'Trabalho remoto',
      selected: ['s-2'],
      parameters: { languages: ['pt'] },
    },
  })
})

it('a loop-back of invented sources says so, and the project that begins from it stays in the sandbox', () => {
  const date = '2026-01-25'
  const invented = writeLoopBack(
    makeDocument({ sources: [makeSource('s-1', { work: workFixture({ sandbox: true }) })] }),
    date,
  )
  expect(invented).toContain('não são publicações reais')
  expect(openDocument(invented)).toMatchObject({ ok: true, opened: { sandbox: true } })
  const byHand = '---\ntopic: Burnout\nsandbox: true\n---\n'
  expect(openDocument(byHand)).toMatchObject({ ok: true, opened: { mode: 'handoff', sandbox: true } })
  const real = writeLoopBack(makeDocument(), date)
  expect(real).not.toContain('sandbox')
  expect(openDocument(real)).toMatchObject({ ok: true, opened: { sandbox: false } })
})

it('a hand-off from topic discovery brings topic, question and context, and no sources', () => {
  const answer = openDocument(
    '# Hand-off\n\n**Topic:** Burnout\n**Research question:** Why?\n**Country:** Brazil\n',
  )
  expect(answer).toMatchObject({
    ok: true,
    opened: { mode: 'handoff', topic: 'Burnout', question: 'Why?', context: 'Country: Brazil', sources: [] },
  })
})

it('a slip in a saved document is named; it is not read as a hand-off without its sources', () => {
  const broken = writeValidationDocument(makeDocument()).replace("topic: '", "topic: [ '")
  expect(openDocument(broken)).toEqual({ ok: false, problem: 'broken-frontmatter' })
})

it('what is no document says so, and any text gets an answer', () => {
  expect(openDocument(' \n')).toEqual({ ok: false, problem: 'empty' })
  expect(openDocument('shopping list')).toEqual({ ok: false, problem: 'no-topic' })
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => typeof openDocument(text).ok === 'boolean'))
})

it('a hand-off that is longer than is kept says that its end is missing', () => {
  const codesOf = (topic: string) => {
    const answer = openDocument(`# Hand-off\n\n**Topic:** ${topic}\n`)
    return answer.ok ? answer.warnings.map(({ code }) => code) : answer.problem
  }
  expect(codesOf('Remote work')).toEqual([])
  expect(codesOf('Remote work '.repeat(300))).toEqual(['handoff-cut'])
})
