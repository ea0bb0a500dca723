import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertNews } from './alert-news'

const found = (...ids: string[]) =>
  ids.map((id) => ({ id, from: 'openalex' as const, title: id, year: 2026, doi: null }))

describe('alertNews', () => {
  it('tells of each work and each withdrawal once', () => {
    const first = alertNews({ fresh: found('a', 'b'), retracted: ['s1'] }, [])
    expect(first).toMatchObject({ fresh: 2, retracted: 1 })
    expect(alertNews({ fresh: found('a', 'b'), retracted: ['s1'] }, first.told)).toMatchObject({
      fresh: 0,
      retracted: 0,
    })
    // A work that was told as new, and is a source withdrawn now, is news of another kind.
    const later = alertNews({ fresh: found('b', 'c'), retracted: ['s1', 'a'] }, first.told)
    expect(later).toMatchObject({ fresh: 1, retracted: 1 })
  })

  it('tells over any number of runs just as many works as were found', () => {
    const run = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 })
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        let told: readonly string[] = []
        let sum = 0
        for (const ids of runs) {
          const news = alertNews({ fresh: found(...ids), retracted: [] }, told)
          told = news.told
          sum += news.fresh
        }
        expect(sum).toBe(new Set(runs.flat()).size)
      }),
    )
  })
})
