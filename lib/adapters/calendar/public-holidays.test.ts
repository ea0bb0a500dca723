import { describe, expect, it } from 'vitest'
import { publicHolidays } from './public-holidays'

describe('publicHolidays', () => {
  it.each([
    ['BR', 'pt-BR', ['2027-02-09', '2027-04-21', '2027-11-20']],
    ['PT', 'pt-BR', ['2027-04-25', '2027-06-10']],
    ['ES', 'es', ['2027-10-12', '2027-12-06']],
    ['MX', 'es', ['2027-09-16']],
    ['GB', 'en', ['2027-12-27']],
    ['US', 'en', ['2027-07-04', '2027-11-25']],
  ] as const)('%s: has the days on which the whole country rests', async (country, locale, wanted) => {
    const found = await publicHolidays({ country, from: 2027, to: 2027, locale })
    expect(found?.days.map(({ day }) => day)).toEqual(expect.arrayContaining([...wanted]))
  })

  it('knows nothing of a country that does not exist', async () => {
    expect(await publicHolidays({ country: 'QQ', from: 2027, to: 2027, locale: 'en' })).toBeNull()
  })
})
