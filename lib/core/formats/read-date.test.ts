import { expect, it } from 'vitest'
import { cslDate } from './read-date'

it.each<[string, number[][]]>([
  [
    '2001 May-Jun',
    [
      [2001, 5],
      [2001, 6],
    ],
  ],
  [
    'jul./dez. 1988',
    [
      [1988, 7],
      [1988, 12],
    ],
  ],
  [
    'May–June 2001',
    [
      [2001, 5],
      [2001, 6],
    ],
  ],
])('reads %s as two months', (text, parts) => {
  expect(cslDate(text)).toEqual({ 'date-parts': parts })
})

it('makes no range of a second month that is earlier, of words that are no months, or of two years', () => {
  for (const text of ['2001 Dec-Jan', '2001 Foo-Bar', '2001 May-Jun 2002'])
    expect(cslDate(text)?.['date-parts']?.length ?? 1).toBe(1)
})

it.each([
  ['2020-21', '1'],
  ['Spring 2020', '1'],
  ['verano de 2020', '2'],
  ['Outono 2020', '3'],
  ['2020 Winter', '4'],
])('reads %s as a season', (text, season) => {
  expect(cslDate(text)).toEqual({ 'date-parts': [[2020]], season })
})

it('takes no month, word or span of years for a season', () => {
  for (const text of ['2020-12', '2020 May', '2020 Test', '2020/2021'])
    expect(cslDate(text)).not.toHaveProperty('season')
})
