import { describe, expect, test } from 'vitest'
import { DataReport } from '@/lib/contracts/paper-data'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { readData } from '../data/read-data'
import { areMatchesOf, columnQuestion, matchesByName } from './match-columns'
import { wholePaperQueries, writeWholePaper } from './whole-paper-fixture'

function reportOf(csv: string, matches: DataReport['matches'] = []): DataReport {
  const read = readData(csv)
  if (!read.ok) throw new Error(read.problem)
  return DataReport.parse({ ...read.report, file: 'answers.csv', sha256: 'b2'.repeat(32), matches })
}

/** Anscombe's first quartet (1973) under names that no concept has: r = .816. */
const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
const csv = ['remote_days,output,age', ...x.map((one, at) => `${one},${y[at]},${30 + ((at * 3) % 11)}`)].join(
  '\n',
)
const asked = { query: wholePaperQueries.en, locale: 'en' as const }
const resultsOf = (data: DataReport) => {
  const { outputs, faults } = writeWholePaper('en', 'empirical', { data })
  expect(faults).toEqual([])
  return WrittenChapters.parse(outputs['results-writer'])
    .chapters.flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')
}
const both = [
  { concept: 'remote work', column: 'remote_days' },
  { concept: 'productivity', column: 'output' },
]

describe('what is asked of columns that do not bear the names of the concepts', () => {
  test('nothing is taken for known, and what may be meant is suggested', () => {
    const question = columnQuestion(asked, reportOf(csv))
    expect(matchesByName(question)).toBeNull()
    expect(question.concepts).toEqual([
      { concept: 'remote work', column: null, suggested: ['remote_days'] },
      { concept: 'productivity', column: null, suggested: [] },
    ])
    expect(question.columns.find(({ name }) => name === 'remote_days')?.values).toEqual(['4', '14'])
  })

  test('a shortened name and the names of groups suggest, and nothing else does', () => {
    const lines = x.map((_, at) => `${at % 2 === 0 ? 'remote' : 'office'},${y[at]},${at}`)
    const { concepts } = columnQuestion(asked, reportOf(['place,prod,x9', ...lines].join('\n')))
    expect(concepts.map(({ suggested }) => suggested)).toEqual([['place'], ['prod']])
  })

  test.each([
    ['en', 'remote work,productivity'],
    ['pt-BR', 'trabalho_remoto,produtividade'],
    ['es', 'trabajoRemoto,productividad'],
  ] as const)('names that tell are not asked about, %s', (locale, names) => {
    const report = reportOf([names, ...x.map((one, at) => `${one},${y[at]}`)].join('\n'))
    const question = columnQuestion({ query: wholePaperQueries[locale], locale }, report)
    expect(matchesByName(question)?.map(({ column }) => column)).toEqual(names.split(','))
  })

  test('two columns of one name are no answer', () => {
    const report = reportOf('productivity_may,productivity_june,remote work\n1,2,3\n2,4,4\n3,5,6\n4,9,7')
    expect(columnQuestion(asked, report).concepts[1]).toEqual({
      concept: 'productivity',
      column: null,
      suggested: ['productivity_may', 'productivity_june'],
    })
  })
})

describe('matches that are refused', () => {
  const question = columnQuestion(asked, reportOf(csv))
  test.each([
    ['a column that there is not', [{ concept: 'remote work', column: 'salary' }]],
    ['one column for two things', both.map((one) => ({ ...one, column: 'output' }))],
  ])('%s', (_name, matches) => {
    expect(areMatchesOf(question, matches)).toBe(false)
  })
  test('nothing is measured by two: neither is a column', () => {
    expect(
      areMatchesOf(
        question,
        both.map((one) => ({ ...one, column: null })),
      ),
    ).toBe(true)
  })
})

describe('what is tested', () => {
  test('without matches nothing', () => {
    expect(resultsOf(reportOf(csv))).toMatch(/since no single column is called “remote work”/)
  })
  test('with them the columns that the student has said', () => {
    const text = resultsOf(reportOf(csv, both))
    expect(text).toContain('r = 0.816')
    expect(text).toContain('remote_days')
    expect(text).not.toContain('was not tested')
  })
  test('the student is believed before the names', () => {
    const other = [
      { concept: 'remote work', column: 'age' },
      { concept: 'productivity', column: 'output' },
    ]
    const named = csv.replace('remote_days', 'remote work')
    expect(resultsOf(reportOf(named, other))).not.toContain('r = 0.816')
  })
  test('what is not measured is said to be so, and is not tested', () => {
    const text = resultsOf(reportOf(csv, [...both.slice(0, 1), { concept: 'productivity', column: null }]))
    expect(text).toMatch(/was not tested, since these data do not measure “productivity”/)
    expect(text).not.toContain('null hypothesis')
  })
})
