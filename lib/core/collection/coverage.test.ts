import { expect, test } from 'vitest'
import type { CollectedSource } from '@/lib/contracts/collection'
import type { Work } from '@/lib/contracts/work'
import { coverageOf } from './coverage'
import { defaultQuestions } from './default-questions'
import { preparedSearch } from './prepared-search'
import { readSource } from './read-source'

const [question] = defaultQuestions('Remote work', [])
const year = (at: number, more: Partial<Work> = {}): Work => ({
  title: `Remote work ${at}`,
  authors: [{ family: 'Silva', given: 'Ana' }],
  year: at,
  venue: null,
  issn: [],
  type: 'article',
  language: 'en',
  abstract: null,
  doi: null,
  urls: {},
  citations: null,
  peerReviewed: null,
  openAccess: null,
  retraction: null,
  source: [{ db: 'openalex', id: String(at) }],
  ...more,
})

type Reading = CollectedSource['reading']
const evidence = (direction: Reading['direction']): Reading => ({ part: 'evidence', direction })
const unknown: Reading = { part: 'unknown', direction: 'unknown' }

function rowOf(...sources: readonly (readonly [Work | null, Reading])[]) {
  if (!question) throw new Error('no question')
  const collected = sources.map(
    ([work, reading], at): CollectedSource => ({
      number: at + 1,
      sourceType: 'openalex',
      externalId: String(at),
      url: 'https://example.org',
      title: 'T',
      excerpts: '',
      questions: [question.key],
      citationId: 'cit_1',
      work,
      reading,
    }),
  )
  const [row] = coverageOf([question], collected, { currentYear: 2026 })
  return row
}
const debts = (row: ReturnType<typeof rowOf>) =>
  row?.debts.map(({ kind, count, name }) => [kind, count, name])

test('a result against the direction of the others is contrary evidence; what is unknown stays unknown', () => {
  const row = rowOf(
    [year(2024), evidence('increased')],
    [year(2023), evidence('increased')],
    [year(2022), evidence('decreased')],
    [year(2022), evidence('unknown')],
    [year(2021), { part: 'method', direction: 'unknown' }],
    [null, unknown],
  )
  expect(row?.cells).toEqual({
    1: 'evidence',
    2: 'evidence',
    3: 'contrary',
    4: 'evidence',
    5: 'method',
    6: 'unknown',
  })
  expect(debts(row)).toEqual([])
})

test('the named debts: too few, nothing recent, nothing contrary, one group; each becomes a search', () => {
  const row = rowOf(
    [year(2018), evidence('increased')],
    [year(2019), evidence('increased')],
    [year(2020), unknown],
  )
  expect(debts(row)).toEqual([
    ['too-few', 2, ''],
    ['none-recent', 2020, ''],
    ['none-contrary', 0, ''],
    ['one-group', 0, 'Silva, A'],
  ])
  expect(
    row?.debts.map(preparedSearch).map(({ yearFrom, withoutAuthor }) => [yearFrom, withoutAuthor]),
  ).toEqual([
    [null, ''],
    [2021, ''],
    [null, ''],
    [null, 'Silva, A'],
  ])
  expect(row?.debts.map(preparedSearch)[2]?.words).toContain('no effect')
})

test('a year, direction or author that nobody stated makes no debt', () => {
  const [none] = [year(2018, { year: null, authors: [] })]
  expect(debts(rowOf([year(2018), unknown], [year(2019), unknown], [none, unknown]))).toEqual([
    ['too-few', 2, ''],
  ])
  expect(debts(rowOf())).toEqual([['too-few', 5, '']])
})

test('what a source offers is read from its abstract alone', () => {
  const read = (abstract: string | null) => readSource({ title: 'Remote work', abstract, language: 'en' })
  expect(read(null)).toEqual(unknown)
  expect(
    read(
      'Remote work is common. We surveyed 240 employees with a questionnaire. Results showed that productivity increased significantly among remote workers (p < 0.01).',
    ),
  ).toEqual(evidence('increased'))
})

test('the own research questions are the taxonomy, each once; without one the topic', () => {
  expect(defaultQuestions('T', ['Does it help?', 'does it help?', ' ']).map(({ label }) => label)).toEqual([
    'Does it help?',
  ])
  expect(defaultQuestions('T', []).map(({ key, label }) => [key, label])).toEqual([['question-1', 'T']])
})
