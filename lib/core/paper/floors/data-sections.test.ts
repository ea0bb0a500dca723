import { describe, expect, test } from 'vitest'
import { sequentialAgents } from '@/lib/contracts/paper-agents'
import { DataReport } from '@/lib/contracts/paper-data'
import { AnalysisPlan } from '@/lib/contracts/paper-synthesis'
import { WrittenChapters } from '@/lib/contracts/paper-writing'
import { buildsOn } from '../agent-needs'
import { checkOutput } from '../check-output'
import { consistencyFindings } from '../checks/consistency'
import { paperLedger } from '../checks/paper-ledger'
import { readAbstract, readPaper } from '../checks/paper-text'
import { readData } from '../data/read-data'
import { composeResults } from './closing-chapters'
import { paperFloors } from './paper-floors'
import { wholePaperQueries, wholePaperSources, writeWholePaper } from './whole-paper-fixture'

const locales = ['en', 'pt-BR', 'es'] as const
type Locale = (typeof locales)[number]

function reportOf(csv: string): DataReport {
  const read = readData(csv)
  if (!read.ok) throw new Error(read.problem)
  return DataReport.parse({ ...read.report, file: 'answers.csv', sha256: 'a1'.repeat(32) })
}

/** Anscombe's first quartet (1973): r = .816, t(9) = 4.241, p = .002. */
const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
const lines = x.map((one, at) => `${one},${y[at]},${at % 2 === 0 ? 'night' : 'day'}`)
const data = reportOf(['remote_work,productivity,shift', ...lines, 'many,5,night', ',6,day'].join('\n'))

const contextOf = (locale: Locale, outputs: Record<string, unknown>) => ({
  query: wholePaperQueries[locale],
  locale,
  kind: 'empirical' as const,
  sources: wholePaperSources,
  outputs,
  currentYear: 2026,
  data,
})
const resultsOf = (outputs: Record<string, unknown>) =>
  WrittenChapters.parse(outputs['results-writer'])
    .chapters.flatMap(({ sections }) => sections)
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

describe('without data there are no results of the student’s own', () => {
  test('no chapter of an empirical paper has any, and a structure that asks for one is refused', () => {
    const { outputs, locked } = writeWholePaper('en', 'empirical')
    expect(locked.some(({ writer }) => writer === 'results-writer')).toBe(false)
    const withData = writeWholePaper('en', 'empirical', { data }).outputs['dissertation-architect']
    const context = { kind: 'empirical' as const, sources: wholePaperSources, outputs, judged: null }
    expect(checkOutput('dissertation-architect', withData, context)).toMatchObject({
      ok: false,
      faults: ['there is no data of which results could be written'],
    })
    expect(checkOutput('dissertation-architect', withData, { ...context, data }).ok).toBe(true)
  })
})

describe.each(locales)('an empirical paper with data, %s', (locale) => {
  const { outputs, faults } = writeWholePaper(locale, 'empirical', { data })

  test('tells its own result in abstract, discussion and conclusion, with its 95 % interval', () => {
    // Fisher's z: atanh(.816) ± 1.96 / √8.
    const interval = locale === 'en' ? '[0.424; 0.951]' : '[0,424; 0,951]'
    const whole = readPaper(outputs)
    const of = (writer: string) => whole.locked.find((one) => one.writer === writer)?.number ?? Number.NaN
    const textOf = (number: number) =>
      whole.paragraphs.flatMap((one) => (one.chapter === number ? [one.text] : [])).join(' ')
    for (const text of [
      readAbstract(outputs).join(' '),
      textOf(of('discussion-writer')),
      textOf(of('conclusion-writer')),
    ])
      expect(text).toContain(interval)
    expect(textOf(of('methodology-writer'))).not.toMatch(/\bR\.|(?:if people|se houver|si participan)/i)
  })

  test('has a results chapter with the planned test and its published values', () => {
    expect(faults).toEqual([])
    const text = resultsOf(outputs).replaceAll(',', '.')
    expect(text).toContain('r = 0.816')
    expect(text).toContain('t(9) = 4.241')
    expect(text).toContain('0.002')
    expect(text).toContain('| remote_work | 11 | 2 | 9 | 3.317 | 9 | 4 | 14 |')
    expect(text).toMatch(/\| shift \| night \| 7 \|/)
    expect(text).not.toMatch(/\[@/)
  })

  test('contradicts itself nowhere and has no sentence that rests on nothing', () => {
    const { findings } = consistencyFindings(readPaper(outputs), {
      currentYear: 2026,
      abstract: readAbstract(outputs),
    })
    expect(findings).toEqual([])
    const rows = paperLedger(contextOf(locale, outputs), { student: [] })
    expect(rows.filter(({ support }) => support === null)).toEqual([])
  })

  test('a figure of the results that was changed is told', () => {
    const planted = JSON.parse(JSON.stringify(outputs['results-writer']).replace(/0([.,])816/, '0$1916'))
    const rows = paperLedger(contextOf(locale, { ...outputs, 'results-writer': planted }), { student: [] })
    expect(rows.filter(({ reason }) => reason === 'miscounted')).toHaveLength(1)
  })
})

test('a hypothesis whose columns nobody can tell is not tested, and that is said', () => {
  const other = reportOf('alpha,beta\n1,2\n2,4\n3,5\n4,9\n5,9')
  const { outputs } = writeWholePaper('en', 'empirical', { data: other })
  expect(resultsOf(outputs)).toMatch(
    /was not tested, since no single column is called “(?:remote work|productivity)”/,
  )
  expect(resultsOf(outputs)).not.toContain('null hypothesis')
})

/** The plan may name a test for which nothing normal needs to be assumed, or one of two columns of the same rows. */
describe('a test that the plan names is the one that is made', () => {
  const groups = reportOf(
    ['remote_work,productivity', ...x.map((_, at) => `${at % 2 === 0 ? 'home' : 'office'},${y[at]}`)].join(
      '\n',
    ),
  )
  const pairs = reportOf(
    [
      'remote_work,productivity_before,productivity_after',
      ...x.map((one, at) => `${at % 2},${one},${y[at]}`),
    ].join('\n'),
  )
  const resultsWith = (own: DataReport, procedure: string) => {
    const paper = writeWholePaper('en', 'empirical', { data: own }).outputs
    const plan = AnalysisPlan.parse(paper['analysis-planner'])
    const analyses = plan.analyses.map((one) => (one.kind === 'confirmatory' ? { ...one, procedure } : one))
    const outputs = { ...paper, 'analysis-planner': { ...plan, analyses } }
    const made = composeResults({ ...contextOf('en', outputs), data: own })
    return JSON.stringify(made)
  }

  test.each([
    ['Mann–Whitney U test', groups, /Mann–Whitney U test \| remote_work, productivity \| 11 \| U = /],
    ['Wilcoxon rank-sum test', groups, /Mann–Whitney U test \|/],
    ['Welch’s t test', groups, /Welch’s t test \|/],
    [
      'Wilcoxon signed-rank test',
      pairs,
      /Wilcoxon signed-rank test \| productivity_before, productivity_after \| 11 \| V = /,
    ],
    ['Paired t test', pairs, /Paired t test \| productivity_before, productivity_after \|/],
    ['Spearman’s rank correlation', data, /Spearman correlation \| remote_work, productivity \| 11 \|/],
  ] as const)('%s', (procedure, own, found) => {
    const text = resultsWith(own, procedure)
    expect(text).toMatch(found)
    expect(text).not.toContain('The plan names for')
  })

  test('and where columns of these kinds give no such test, that is said', () => {
    const text = resultsWith(data, 'Kruskal–Wallis test')
    expect(text).toContain('The plan names for')
    expect(text).toMatch(/Pearson correlation \|/)
  })
})

/** In a project an agent is given no more: what it asks for beside that is not there, and it would say so of the student's work. */
test.each(['review', 'proposal-stage', 'empirical'] as const)(
  'an agent writes of what the table says that it builds on the same as of all that was written before, in a paper of the kind %s',
  (kind) => {
    const own = kind === 'empirical' ? data : null
    const { outputs } = writeWholePaper('en', kind, { data: own })
    const context = { ...contextOf('en', outputs), kind, data: own }
    const keys = sequentialAgents.filter((key) => outputs[key] !== undefined)
    const differing = keys.filter((key, at) => {
      const of = (given: readonly string[]) =>
        JSON.stringify(
          paperFloors[key]?.({
            ...context,
            outputs: Object.fromEntries(given.map((one) => [one, outputs[one]])),
          }),
        )
      return of(keys.slice(0, at)) !== of(buildsOn(key))
    })
    expect(differing).toEqual([])
  },
)
