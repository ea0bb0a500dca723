import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { databaseIds } from '@/lib/contracts/database-ids'
import { DatabaseQuery } from '@/lib/contracts/search'
import { databaseFacts } from './database-facts'

const query = (parts: object) => DatabaseQuery.parse({ database: 'jstor', text: 'soil', ...parts })
const searchPageOf = (asked: DatabaseQuery) => databaseFacts[asked.database].searchPage(asked)

describe('the search page of a database', () => {
  it('keeps years, languages and excluded words where the page takes them', () => {
    const url = searchPageOf(
      query({ database: 'googlescholar', yearFrom: 2015, languages: ['pt'], excluded: ['rice', 'wet land'] }),
    )
    const { searchParams } = new URL(url)
    expect(searchParams.get('q')).toBe('soil -rice -"wet land"')
    expect(searchParams.get('as_ylo')).toBe('2015')
    expect(searchParams.get('as_yhi')).toBeNull()
    expect(searchParams.get('lr')).toBe('lang_pt')
  })

  it('is an https address of the same host for every database whatever the query says', () => {
    const text = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' })
    fc.assert(
      fc.property(fc.constantFrom(...databaseIds), text, (database, words) => {
        const url = new URL(searchPageOf(query({ database, text: words })))
        expect(url.protocol).toBe('https:')
        expect(url.host).toBe(new URL(searchPageOf(query({ database }))).host)
      }),
    )
  })
})

it('trusts no two databases alike, so that what a merge keeps never hangs on their order', () => {
  const ranks = databaseIds.map((id) => databaseFacts[id].trustRank)
  expect(new Set(ranks).size).toBe(ranks.length)
})
