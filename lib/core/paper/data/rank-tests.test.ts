import { expect, test } from 'vitest'
import { groupRankTest, midranks, pairedTest, signedRankTest, spearmanTest } from './rank-tests'

const column = (name: string, values: readonly (number | null)[]) => ({ name, values })
const inGroups = (groups: Readonly<Record<string, readonly number[]>>) => {
  const rows = Object.entries(groups).flatMap(([name, values]) => values.map((value) => ({ name, value })))
  return [
    { name: 'group', values: rows.map(({ name }) => name) },
    column(
      'value',
      rows.map(({ value }) => value),
    ),
  ] as const
}
const near = (value: number, digits: number) => expect.closeTo(value, digits)

test('equal values share the mean of their ranks', () => {
  expect(midranks([3, 1, 3, 2])).toEqual({ ranks: [3.5, 1, 3.5, 2], ties: 6 })
})

/** Ozone in May and August 1973 in New York (Chambers and others 1983), as R gives it: W = 127.5, p = .0001208. */
const may = [
  41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45, 115, 37,
]
const august = [
  39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73, 76, 118, 84, 85,
]

test('Mann and Whitney with ties, as R gives it', () => {
  expect(groupRankTest(...inGroups({ may, xaugust: august }))).toMatchObject({
    by: 'mann-whitney',
    n: 52,
    u: 127.5,
    exact: false,
    p: near(0.0001208, 7),
  })
})

test('Mann and Whitney counted whole: permeability of membranes (Hollander and Wolfe 1973, 69), as R gives it', () => {
  const found = groupRankTest(
    ...inGroups({
      a: [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46],
      b: [1.15, 0.88, 0.9, 0.74, 1.21],
    }),
  )
  expect(found).toMatchObject({ u: 35, exact: true, p: near(0.2544, 4) })
})

test('Wilcoxon of pairs: depression (Hollander and Wolfe 1973, 29), as R gives it two-sided', () => {
  const first = column('first', [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3])
  const second = column('second', [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29])
  expect(signedRankTest(first, second)).toMatchObject({ v: 40, n: 9, exact: true, p: near(0.03906, 5) })
})

test('Kruskal and Wallis: mucociliary efficiency (Hollander and Wolfe 1973, 116), as R gives it', () => {
  const found = groupRankTest(
    ...inGroups({ a: [2.9, 3, 2.5, 2.6, 3.2], b: [3.8, 2.7, 4, 2.4], c: [2.8, 3.4, 3.7, 2.2, 2] }),
  )
  expect(found).toMatchObject({ by: 'kruskal-wallis', h: near(0.77143, 5), df: 2, p: near(0.68, 2) })
})

test('Student of pairs: the sleep data (Student 1908), as R gives it', () => {
  const one = column('one', [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2])
  const other = column('other', [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4])
  expect(pairedTest(one, other)).toMatchObject({ t: near(-4.0621, 4), df: 9, p: near(0.002833, 6) })
})

test('Spearman: lightness of tuna (Hollander and Wolfe 1973, 187): rho .6', () => {
  const x = column('x', [44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1])
  const y = column('y', [2.6, 3.1, 2.5, 5, 3.6, 4, 5.2, 2.8, 3.8])
  expect(spearmanTest(x, y)).toMatchObject({ rho: near(0.6, 6), df: 7, n: 9 })
})

test('rows that lack one of the values are left out, and what does not vary is not tested', () => {
  const gaps = signedRankTest(column('a', [1, null, 3, 5, 9]), column('b', [2, 7, 5, null, 4]))
  expect(gaps?.n).toBe(3)
  expect(signedRankTest(column('a', [1, 2, 3]), column('b', [1, 2, 3]))).toBeNull()
  expect(pairedTest(column('a', [1, 2, 3]), column('b', [2, 3, 4]))).toBeNull()
  expect(spearmanTest(column('a', [1, 1, 1]), column('b', [2, 3, 4]))).toBeNull()
  expect(groupRankTest(...inGroups({ a: [1, 1], b: [1, 1, 1], c: [1, 1] }))).toBeNull()
})
