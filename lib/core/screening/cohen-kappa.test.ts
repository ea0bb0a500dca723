import { expect, test } from 'vitest'
import { screenerAgreement } from './cohen-kappa'

/** Decisions of two screeners from the four cells of a table: both yes, only the first, only the second, both no. */
function of(yes: number, first: number, second: number, no: number) {
  const cells = [
    { count: yes, one: 1, other: 1 },
    { count: first, one: 1, other: 0 },
    { count: second, one: 0, other: 1 },
    { count: no, one: 0, other: 0 },
  ]
  const rows = cells.flatMap(({ count, ...row }) => Array.from({ length: count }, () => row))
  return screenerAgreement(
    new Map(rows.map(({ one }, at) => [`r${at}`, one])),
    new Map(rows.map(({ other }, at) => [`r${at}`, other])),
  )
}

test('kappa is that of the worked example, 1 for full agreement, 0 for chance and negative below it', () => {
  // 20 and 15 alike of 50: observed .70, chance .50, kappa .40.
  expect(of(20, 5, 10, 15).kappa).toBeCloseTo(0.4, 10)
  expect(of(20, 5, 10, 15).observed01).toBeCloseTo(0.7, 10)
  expect(of(7, 0, 0, 13).kappa).toBe(1)
  expect(of(10, 10, 10, 10).kappa).toBeCloseTo(0, 10)
  expect(of(0, 10, 10, 0).kappa).toBe(-1)
})

test('kappa is not defined where nothing was judged by both, or both said the same of everything', () => {
  expect(of(9, 0, 0, 0)).toMatchObject({ kappa: null, observed01: 1, both: 9 })
  expect(screenerAgreement(new Map([['a', 1]]), new Map([['b', 1]]))).toEqual({
    ...{ both: 0, observed01: 0, kappa: null, conflicts: [], single: ['a', 'b'] },
  })
})

test('names the records in conflict, those that only one judged, and does not change when the two change places', () => {
  const first = new Map([
    ['a', 1],
    ['b', 0],
    ['c', 1],
    ['d', 0],
  ])
  const second = new Map([
    ['a', 1],
    ['b', 1],
    ['c', 0],
    ['e', 0],
  ])
  const agreement = screenerAgreement(first, second)
  expect(agreement).toMatchObject({ conflicts: ['b', 'c'], single: ['d', 'e'] })
  expect(screenerAgreement(second, first).kappa).toBe(agreement.kappa)
})
