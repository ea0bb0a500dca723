import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SourceRow } from '@/lib/contracts/source-validation'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { countedRows, overlapOf, qualityCounts, yearColumns } from './chart-data'
import { type ListView, plainView, selectRows } from './list-view'

function row(id: string, year: number | null, databases: readonly string[] = ['scielo']): SourceRow {
  const source = databases.map((db) => ({ db, id }))
  const { members: _members, ...rest } = makeSource(id, { work: workFixture({ year, source }) })
  return { ...rest, hasAbstract: true, mergedCount: 1 }
}

const rows = fc
  .array(
    fc.tuple(
      fc.option(fc.integer({ min: 1400, max: 2200 })),
      fc.uniqueArray(fc.constantFrom('jstor', 'scielo', 'doaj', 'capes'), { minLength: 1 }),
    ),
    { maxLength: 60 },
  )
  .map((list) => list.map(([year, databases], index) => row(`s${index}`, year, databases)))

it('every source is in exactly one column of years or among the unknown', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const { columns, unknown } = yearColumns(list)
      expect(columns.reduce((sum, { count }) => sum + count, unknown)).toBe(list.length)
      expect(columns.length).toBeLessThanOrEqual(26)
    }),
  )
})

it('years without a source keep their place', () => {
  expect(
    yearColumns([row('a', 2018), row('b', 2020)]).columns.map(({ from, count }) => [from, count]),
  ).toEqual([
    [2018, 1],
    [2019, 0],
    [2020, 1],
  ])
})

it('wide columns end with the first and the last year that there is', () => {
  const { columns } = yearColumns([row('a', 1991, []), row('b', 2026, [])])
  expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([1991, 2026])
})

it('combinations of databases are exact and add up', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const { combinations, others } = overlapOf(list)
      const drawn = combinations.reduce((sum, { count }) => sum + count, 0)
      expect(others === 0 ? drawn === list.length : drawn < list.length).toBe(true)
    }),
  )
  const overlap = overlapOf([
    row('a', 2020, ['jstor', 'doaj']),
    row('b', 2020, ['doaj', 'jstor']),
    row('c', 2020, ['doaj']),
  ])
  expect(overlap.combinations.map(({ key, count }) => [key, count])).toEqual([
    ['doaj+jstor', 2],
    ['doaj', 1],
  ])
  expect(overlap.databases[0]).toEqual({ id: 'doaj', count: 3 })
})

it('quality levels add up to all sources', () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(Object.values(qualityCounts(list)).reduce((a, b) => a + b, 0)).toBe(list.length)
    }),
  )
})

it('a bar counts what the list shows once it is pressed, also where sources are held back', () => {
  const poor = { ...row('poor', 2020, ['scielo', 'doaj']), quality: { score: 10, parts: [], reason: '' } }
  const all = [row('a', 2020), row('b', 2020, ['scielo', 'doaj']), row('c', 2021, ['doaj']), poor]
  for (const heldBack of [false, true]) {
    const view = { ...plainView, heldBack }
    const counted = countedRows(all, view)
    const shown = (changed: Partial<ListView>) => selectRows(all, { ...view, ...changed }, new Map()).length
    for (const { from, to, count } of yearColumns(counted).columns)
      expect(shown({ yearFrom: from, yearTo: to })).toBe(count)
    const { databases, combinations } = overlapOf(counted)
    for (const { id, count } of databases) expect(shown({ database: id })).toBe(count)
    for (const { key, count } of combinations) expect(shown({ overlap: key })).toBe(count)
  }
})
