import { expect, test } from 'vitest'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { paperLedger } from '../checks/paper-ledger'
import { examinePaper } from '../examine/examine-paper'
import { ExaminedPaper } from '../examine/examined-paper'
import { authorValues } from './chapter-kit'
import { decimal } from './data-tests'
import { wholePaperSources, writeWholePaper } from './whole-paper-fixture'

const lived = [
  [
    'en',
    'How do nurses experience remote work?',
    /(?:increase|decrease|direction) (?:of|on|in) remote work/i,
  ],
  ['pt-BR', 'Como enfermeiros vivenciam o trabalho remoto?', /(?:aumento|redução) d?o trabalho remoto/i],
  ['es', '¿Cómo viven las enfermeras el trabajo remoto?', /(?:aumento|disminución) del trabajo remoto/i],
] as const

test.each(lived)('what is lived through is told to rise or fall nowhere, %s', (locale, query, told) => {
  const { faults, outputs, paragraphs } = writeWholePaper(locale, 'proposal-stage', { query })
  expect(faults).toEqual([])
  expect(JSON.stringify(outputs)).not.toMatch(told)
  expect(paragraphs.join('\n')).toMatch(/in interviews|em entrevistas|en entrevistas/)
  const context = {
    locale,
    query,
    kind: 'proposal-stage' as const,
    sources: wholePaperSources,
    outputs,
    currentYear: 2026,
  }
  const rows = paperLedger(context, { student: [] })
  expect(rows.filter(({ reason }) => reason !== null)).toEqual([])
  const states = new Map(examinePaper(ExaminedPaper.parse(context), 'en').map(({ id, state }) => [id, state]))
  for (const id of ['answer-given', 'certainty-told', 'abstract-certainty', 'researcher-told'])
    expect([id, states.get(id)]).toEqual([id, 'admitted'])
  for (const id of ['counts-summed', 'heterogeneity-shown', 'both-sides-cited'])
    expect([id, states.get(id)]).toEqual([id, 'not-applicable'])
  expect(states.get('parts-agree')).toBe('answered')
})

test('works that report what the question asks for stand before those of other themes', () => {
  const other = (text: string) => text.replaceAll('productivity', 'job satisfaction')
  const sources = wholePaperSources
    .filter(({ work }) => work.language === 'en')
    .map(({ key, work }, at) =>
      at % 2 === 0
        ? { key, work }
        : { key, work: { ...work, title: other(work.title), abstract: other(work.abstract ?? '') } },
    )
  const { chapters } = writeWholePaper('en', 'review', { sources })
  const [, review] = chapters
  expect(review?.sections.map(({ heading }) => heading)).toEqual([
    'The body of literature',
    'Productivity',
    'Job satisfaction',
    'Theories',
  ])
  const [, asked, theme] = review?.sections ?? []
  expect(asked?.paragraphs.join(' ')).not.toContain('satisfaction')
  expect(theme?.paragraphs.join(' ')).toMatch(/^Of the other works, \d speak of job satisfaction/)
})

test('a proposition reaches as far as the works that bear it out, not as all that were read', () => {
  const { outputs } = writeWholePaper('en', 'review')
  const text = JSON.stringify(outputs['theory-builder'])
  expect(text).toMatch(/places? that those works name/)
  expect(text).toMatch(/made no significant difference|does move/)
})

test('namesakes have initials where the style asks for them, and three authors are et al.', () => {
  const [first, second] = ['Ana Maria', 'Berta'].map((given, at) => ({
    key: `lima${at}`,
    work: workFixture({
      authors: [
        { given, family: 'Lima' },
        { given: 'C.', family: 'Reis' },
        { given: 'D.', family: 'Sá' },
      ],
    }),
  }))
  if (!first || !second) throw new Error('no works')
  const sources = [first, second]
  const of = (locale: 'en' | 'es' | 'pt-BR', known = sources) =>
    authorValues(first.work, first.key, { locale, sources: known }).authors
  expect([of('en'), of('es'), of('pt-BR')]).toEqual(['A. M. Lima et al.', 'A. M. Lima et al.', 'Lima et al.'])
  expect(of('en', [first])).toBe('Lima et al.')
})

test('a negative number has the sign of minus', () => {
  expect([decimal(-0.5, 'en'), decimal(-0.5, 'pt-BR'), decimal(0.5, 'es')]).toEqual(['−0.5', '−0,5', '0,5'])
})
