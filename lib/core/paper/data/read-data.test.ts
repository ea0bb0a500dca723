import { describe, expect, test } from 'vitest'
import { DATA_ROWS_MAX, type DataTest, ReadData } from '@/lib/contracts/paper-data'
import { readData } from './read-data'

function reportOf(text: string) {
  const read = ReadData.parse(readData(text))
  if (!read.ok) throw new Error(read.problem)
  return read.report
}
const csv = (names: string, rows: readonly (readonly (string | number)[])[], sign = ',') =>
  [names, ...rows.map((row) => row.join(sign))].join('\n')
const columnsOf = (groups: Readonly<Record<string, readonly number[]>>) =>
  csv(
    'group,value',
    Object.entries(groups).flatMap(([name, values]) => values.map((value) => [name, value])),
  )

describe('tests give the published values of known data', () => {
  test('Welch of the sleep data of Student (1908), as R gives it', () => {
    const [found] = reportOf(
      columnsOf({
        a: [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
        b: [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
      }),
    ).tests
    expect(found).toMatchObject({ by: 'welch', x: 'group', y: 'value', n: 20 })
    expect(figuresOf(found)).toEqual({ t: -1.8608, df: 17.7765, p: 0.0794 })
  })

  test('analysis of variance of the plants of Dobson (1983), as R gives it', () => {
    const [found] = reportOf(
      columnsOf({
        ctrl: [4.17, 5.58, 5.18, 6.11, 4.5, 4.61, 5.17, 4.53, 5.33, 5.14],
        trt1: [4.81, 4.17, 4.41, 3.59, 5.87, 3.83, 6.03, 4.89, 4.32, 4.69],
        trt2: [6.31, 5.12, 5.54, 5.5, 5.37, 5.29, 4.92, 6.15, 5.8, 5.26],
      }),
    ).tests
    expect(found).toMatchObject({ by: 'anova', df1: 2, df2: 27 })
    expect(figuresOf(found)).toEqual({ f: 4.8461, p: 0.0159 })
  })

  test('correlation of the first quartet of Anscombe (1973)', () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    const report = reportOf(
      csv(
        'x,y',
        x.map((one, at) => [one, y[at] ?? 0]),
      ),
    )
    expect(figuresOf(report.tests[0])).toEqual({ r: 0.8164, t: 4.2415, df: 9, p: 0.0022 })
    expect(report.columns[0]).toMatchObject({ kind: 'number', n: 11, mean: 9, median: 9, min: 4, max: 14 })
    const [, described] = report.columns
    expect(described?.kind === 'number' && described.sd?.toFixed(3)).toBe('2.032')
  })

  test('independence of hair and eyes (Snee 1974), as R gives it', () => {
    const eyes = ['brown', 'blue', 'hazel', 'green']
    const counts = {
      black: [68, 20, 15, 5],
      brown: [119, 84, 54, 29],
      red: [26, 17, 14, 14],
      blond: [7, 94, 10, 16],
    }
    const rows = Object.entries(counts).flatMap(([hair, own]) =>
      own.flatMap((count, at) => Array.from({ length: count }, () => [hair, eyes[at] ?? ''])),
    )
    const [found] = reportOf(csv('hair,eye', rows)).tests
    expect(found).toMatchObject({ by: 'chi-square', n: 592, df: 9 })
    expect(found?.by === 'chi-square' && [found.chi2.toFixed(2), found.v.toFixed(3)]).toEqual([
      '138.29',
      '0.279',
    ])
    expect(found?.p).toBeLessThan(1e-15)
  })
})

/** Statistics to four digits. */
function figuresOf(found: DataTest | undefined): Record<string, number> {
  const names = ['r', 't', 'f', 'df', 'p']
  return Object.fromEntries(
    Object.entries(found ?? {}).flatMap(([name, value]) =>
      names.includes(name) && typeof value === 'number' ? [[name, Number(value.toFixed(4))]] : [],
    ),
  )
}

describe('files as they come', () => {
  test('missing values and text among numbers are counted and computed without', () => {
    const { columns } = reportOf(
      'id,hours,score\nA1,10,4\nA2,NA,5\nA3,many,6\nA4,12,\nA5,14,8\nA6,16,9\nA7,11,2',
    )
    expect(columns).toMatchObject([
      { kind: 'text', name: 'id' },
      { kind: 'number', name: 'hours', n: 5, missing: 1, unread: 1, mean: 12.6 },
      { kind: 'number', name: 'score', n: 6, missing: 1, unread: 0 },
    ])
  })

  test('a semicolon parts the columns where a comma parts decimals', () => {
    const { columns } = reportOf('Horas;Grupo\n1,5;sim\n2,5;não\n3,5;sim\n4,5;não')
    expect(columns).toMatchObject([
      { kind: 'number', mean: 3 },
      {
        kind: 'group',
        levels: [
          { value: 'sim', count: 2 },
          { value: 'não', count: 2 },
        ],
      },
    ])
  })

  test('a hundred thousand rows are read', () => {
    const rows = Array.from({ length: DATA_ROWS_MAX }, (_, at) => [at % 97, (at * 7) % 89, at % 2])
    const { rows: read, tests } = reportOf(csv('a,b,c', rows))
    expect([read, tests.length]).toEqual([DATA_ROWS_MAX, 3])
  }, 20_000)

  test.each([
    ['a name alone', 'a,b', 'no-rows'],
    ['a single column', 'a\n1\n2', 'one-column'],
    ['no names', '1,2\n3,4', 'no-names'],
    ['a name twice', 'a,a\n1,2', 'same-names'],
    ['a row too short', 'a,b\n1,2\n3', 'uneven-rows'],
    ['a quotation that never ends', 'a,b\n"1,2', 'uneven-rows'],
    [
      'too many columns',
      `${Array.from({ length: 31 }, (_, at) => `c${at}`).join(',')}\n1`,
      'too-many-columns',
    ],
    ['text alone', 'a,b\nx1,y1\nx2,y2', 'nothing-to-compute'],
    ['a row too many', `a,b\n${'1,2\n'.repeat(DATA_ROWS_MAX + 1)}`, 'too-many-rows'],
  ])('%s is refused with its reason', (_name, text, problem) => {
    expect(readData(text)).toMatchObject({ ok: false, problem })
  })

  test('what does not vary is not tested', () => {
    expect(reportOf('a,b\n1,5\n2,5\n3,5\n4,5').tests).toEqual([])
  })
})

test('rows that are numbered are not measured, and values that happen to follow each other are', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [at + 1, 5 - (at % 6), 12 - at])
  const { columns, tests } = reportOf(csv('respondent,days,score', rows))
  expect(columns.map(({ kind }) => kind)).toEqual(['text', 'number', 'number'])
  expect(tests.flatMap(({ x, y }) => [x, y])).not.toContain('respondent')
})

test('whole numbers of a short scale have a bar each', () => {
  const [, column] = reportOf(
    csv(
      'group,days',
      Array.from({ length: 30 }, (_, at) => [at < 15 ? 'a' : 'b', at % 6]),
    ),
  ).columns
  expect(column).toMatchObject({ kind: 'number', bins: Array.from({ length: 6 }, () => ({ count: 5 })) })
})
