import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision, SourceRow } from '@/lib/contracts/source-validation'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { briefRow } from '@/lib/core/validation/source-row'
import {
  between,
  decisionFilters,
  heirOf,
  overlapKey,
  plainView,
  qualityLevels,
  readView,
  selectRows,
  sortKeys,
  stepFrom,
  wantedWhole,
  writeView,
} from './list-view'

function row(id: string, given: Parameters<typeof makeSource>[1] = {}): SourceRow {
  const { members: _members, ...source } = makeSource(id, given)
  return { ...source, hasAbstract: true, mergedCount: 1 }
}
const quality = (score: number) => ({ score, parts: [], reason: '' })
const none = new Map<string, Decision>()
const shown = (rows: readonly SourceRow[]) => rows.map(({ id }) => id)

it('a view survives the address', () => {
  const view = fc.record({
    sort: fc.constantFrom(...sortKeys),
    database: fc.option(fc.constantFrom('jstor', 'scielo')),
    overlap: fc.option(fc.constantFrom('jstor', 'jstor+scielo')),
    yearFrom: fc.option(fc.integer({ min: 1800, max: 2100 })),
    yearTo: fc.option(fc.integer({ min: 1800, max: 2100 })),
    openAccess: fc.boolean(),
    type: fc.option(fc.constantFrom('article', 'thesis')),
    quality: fc.option(fc.constantFrom(...qualityLevels)),
    decision: fc.option(fc.constantFrom(...decisionFilters)),
    text: fc.string({ maxLength: 40 }),
    heldBack: fc.boolean(),
  })
  fc.assert(
    fc.property(view, (given) => {
      expect(readView(new URLSearchParams(writeView(given)))).toEqual(given)
    }),
  )
})

it('an address that says nonsense gives the plain view', () => {
  expect(readView(new URLSearchParams('sort=best&from=12&quality=x&mine=all'))).toEqual(plainView)
})

it('what is held back or excluded is out of sight until it is asked for', () => {
  const rows = [row('good'), row('poor', { quality: quality(20) }), row('no')]
  const decisions = new Map<string, Decision>([['no', 'exclude']])
  expect(shown(selectRows(rows, plainView, decisions))).toEqual(['good'])
  expect(shown(selectRows(rows, { ...plainView, heldBack: true }, decisions))).toEqual(['good', 'poor'])
  expect(shown(selectRows(rows, { ...plainView, quality: 'heldBack' }, decisions))).toEqual(['poor'])
  expect(shown(selectRows(rows, { ...plainView, decision: 'exclude' }, decisions))).toEqual(['no'])
})

it('a source of unknown year is in no range of years', () => {
  const rows = [
    row('old', { work: workFixture({ year: 1999 }) }),
    row('unknown', { work: workFixture({ year: null }) }),
  ]
  expect(shown(selectRows(rows, { ...plainView, yearFrom: 1990 }, none))).toEqual(['old'])
  expect(shown(selectRows(rows, { ...plainView, yearTo: 2020 }, none))).toEqual(['old'])
})

it('words are found without their accents, in title, names and venue', () => {
  const rows = [
    row('a', { work: workFixture({ title: 'Educação básica', authors: [{ family: 'Conceição' }] }) }),
    row('b'),
  ]
  expect(shown(selectRows(rows, { ...plainView, text: 'conceicao EDUCAÇÃO' }, none))).toEqual(['a'])
})

it('other orders keep relevancy among equals', () => {
  const rows = [
    row('a', { quality: quality(60) }),
    row('b', { quality: quality(90) }),
    row('c', { quality: quality(60) }),
  ]
  expect(shown(selectRows(rows, { ...plainView, sort: 'quality' }, none))).toEqual(['b', 'a', 'c'])
})

it('what was put off comes back at the end of every order', () => {
  const rows = [row('a', { quality: quality(95) }), row('b', { quality: quality(60) }), row('c')]
  const decisions = new Map<string, Decision>([['a', 'skip']])
  expect(shown(selectRows(rows, plainView, decisions))).toEqual(['b', 'c', 'a'])
  expect(shown(selectRows(rows, { ...plainView, sort: 'quality' }, decisions)).at(-1)).toBe('a')
  expect(shown(selectRows(rows, { ...plainView, sort: 'choices' }, decisions, ['a', 'c', 'b']))).toEqual([
    'c',
    'b',
    'a',
  ])
})

it('an overlap names its databases in one order', () => {
  const source = [
    { db: 'scielo', id: '1' },
    { db: 'doaj', id: '2' },
    { db: 'scielo', id: '3' },
  ]
  expect(overlapKey(row('a', { work: workFixture({ source }) }))).toBe('doaj+scielo')
})

describe('a range of the list', () => {
  it('holds both its ends, whichever was named first', () => {
    expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(between(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('is empty while nothing was ticked, or when that has left the list', () => {
    expect(between(['a', 'b'], null, 'b')).toEqual([])
    expect(between(['a', 'b'], 'gone', 'b')).toEqual([])
  })
})

it('brief rows are filtered and ordered as whole ones are, whatever is asked for besides words', () => {
  const given = fc.record({
    year: fc.option(fc.integer({ min: 2000, max: 2026 })),
    db: fc.constantFrom('jstor', 'scielo'),
    openAccess: fc.option(fc.boolean()),
    score: fc.integer({ min: 0, max: 100 }),
  })
  const rows = fc.array(given, { maxLength: 30 }).map((list) =>
    list.map(({ score, db, ...work }, at) =>
      row(`s${at}`, {
        work: workFixture({ ...work, source: [{ db, id: `${at}` }] }),
        quality: quality(score),
      }),
    ),
  )
  const view = fc.record({
    sort: fc.constantFrom('relevancy' as const, 'quality' as const, 'year' as const, 'arrival' as const),
    database: fc.option(fc.constantFrom('jstor', 'scielo')),
    yearFrom: fc.option(fc.integer({ min: 2000, max: 2026 })),
    openAccess: fc.boolean(),
    quality: fc.option(fc.constantFrom(...qualityLevels)),
    heldBack: fc.boolean(),
  })
  fc.assert(
    fc.property(rows, view, (list, wanted) => {
      const asked = { ...plainView, ...wanted }
      expect(shown(selectRows(list.map(briefRow), asked, none))).toEqual(shown(selectRows(list, asked, none)))
    }),
  )
})

it('rows are wanted whole where they stand with their summaries, are explained, or words are looked for', () => {
  const brief = [row('a'), row('b'), row('c')].map(briefRow)
  const [a, b] = brief
  const rows = [...brief, row('whole')]
  const wanted = (given: Partial<Parameters<typeof wantedWhole>[1]>) =>
    shown(wantedWhole(rows, { listed: [], explained: undefined, isSearched: false, ...given }))
  expect(wanted({})).toEqual([])
  expect(wanted({ explained: b })).toEqual(['b'])
  expect(wanted({ listed: rows.slice(2), explained: a })).toEqual(['a', 'c'])
  expect(wanted({ isSearched: true, explained: b })).toEqual(['b', 'a', 'c'])
})

it('the row after one that leaves the list takes its place, the last one at its end, and nobody while it stays', () => {
  expect(heirOf(['a', 'b', 'c'], ['a', 'c'], 'b')).toBe('c')
  expect(heirOf(['a', 'b', 'c'], ['a', 'b'], 'c')).toBe('b')
  expect(heirOf(['a', 'b'], ['b', 'a'], 'a')).toBeNull()
  expect(heirOf(['a'], [], 'a')).toBeNull()
  expect(heirOf(['a', 'b'], ['b'], null)).toBeNull()
  expect(heirOf([], ['b'], 'never listed')).toBeNull()
})

it('a step stays within the list, and begins at its first row', () => {
  const ids = ['a', 'b', 'c']
  expect(stepFrom(ids, null, 1)).toBe('a')
  expect(stepFrom(ids, 'gone', -1)).toBe('a')
  expect(stepFrom(ids, 'b', 1)).toBe('c')
  expect(stepFrom(ids, 'c', 1)).toBe('c')
  expect(stepFrom(ids, 'a', -1)).toBe('a')
  expect(stepFrom([], 'a', 1)).toBeNull()
})
