import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeProposalSource } from '@/lib/core/proposal/problem/problem-fixture'
import type { ReviewState } from '@/lib/core/review/review-state'
import { themeYears } from './theme-years'

type Placed = Pick<ReviewState, 'gathered' | 'themes'>
const setAside = { retracted: [], offTopic: [] }

function placed(years: readonly (number | null)[], themed: number): Placed {
  const sources = years.map((year, at) => makeProposalSource(`s${at}`, { year }))
  const keys = sources.slice(0, themed).map(({ key }) => key)
  const themes = keys.length === 0 ? [] : [{ id: 't', name: 'Trust', concepts: [], sources: keys }]
  return { gathered: { topic: '', question: '', sources, beyond: 0, setAside, trace: null }, themes }
}

test('a source stands in its year and theme, a year without one is seen, and one without a year stands apart', () => {
  expect(themeYears(placed([2020, 2022, null, 2020], 3))).toEqual({
    years: [2020, 2021, 2022],
    isOpen: false,
    rows: [
      { theme: 'Trust', byYear: [['s0'], [], ['s1']], undated: ['s2'] },
      { theme: null, byYear: [['s3'], [], []], undated: [] },
    ],
  })
})

test('the first year says so where earlier sources stand in it', () => {
  expect(themeYears(placed([2000, 2020], 0))).toMatchObject({ isOpen: true, rows: [{ theme: null }] })
  expect(themeYears(placed([2006, 2020], 0)).isOpen).toBe(false)
})

test('whatever the years, each source stands in exactly one place, and the map stays narrow', () => {
  const year = fc.option(fc.integer({ min: 1850, max: 2030 }), { nil: null })
  fc.assert(
    fc.property(fc.array(year, { maxLength: 30 }), fc.integer({ min: 0, max: 30 }), (years, themed) => {
      const map = themeYears(placed(years, themed))
      const all = map.rows.flatMap(({ byYear, undated }) => [...byYear.flat(), ...undated])
      expect(all.toSorted()).toEqual(years.map((_, at) => `s${at}`).toSorted())
      expect(map.years.length).toBeLessThanOrEqual(15)
      for (const { byYear } of map.rows) expect(byYear).toHaveLength(map.years.length)
    }),
  )
})
