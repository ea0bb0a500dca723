import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DatabaseQuery, databaseIds } from '@/lib/contracts/search'
import { searchPageOf } from './search-page'

const query = (parts: object) => DatabaseQuery.parse({ database: 'jstor', text: 'soil', ...parts })

describe('searchPageOf', () => {
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
