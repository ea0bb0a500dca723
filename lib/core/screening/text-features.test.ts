import { describe, expect, it } from 'vitest'
import { createRankingCache, recordTextOf } from '@/lib/core/relevance/record-text'
import { bareWork } from '@/lib/core/validation/source-fixture'
import { countFeatures } from './feature-counts'
import { weighFeatures } from './text-features'

function count(titles: readonly string[], shape: Partial<Parameters<typeof countFeatures>[2]> = {}) {
  const cache = createRankingCache()
  const texts = titles.map((title) => recordTextOf(cache, workOf(title)))
  return countFeatures(cache.lexicon, texts, {
    withPairs: false,
    withStems: false,
    withFunctionWords: false,
    ...shape,
  })
}

const workOf = (title: string) => bareWork(title, { language: 'en' })

const namesOf = (counts: ReturnType<typeof count>) =>
  Array.from({ length: counts.vocabulary }, (_, feature) => counts.nameOf(feature))

describe('countFeatures', () => {
  it('counts each word of each record and names pairs of neighbours by their words', () => {
    const counts = count(['wild bees wild bees', 'bees'], { withPairs: true })
    expect(namesOf(counts)).toEqual(['wild', 'bees', 'wild bees', 'bees wild'])
    expect([...counts.count]).toEqual([2, 2, 2, 1, 1])
    expect([...counts.start]).toEqual([0, 4, 5])
  })

  it('never joins words across a function word that is left out', () => {
    expect(namesOf(count(['burnout of teachers'], { withPairs: true }))).toEqual(['burnout', 'teachers'])
  })

  it('holds forms of one stem together only when stems are asked for', () => {
    expect(count(['teacher', 'teachers']).vocabulary).toBe(2)
    expect(count(['teacher', 'teachers'], { withStems: true }).vocabulary).toBe(1)
  })

  it('tells all pairs apart when the table has grown', () => {
    const words = Array.from({ length: 300 }, (_, at) => `word${at}`)
    const titles = words.map((word, at) =>
      words
        .flatMap((other) => [word, other])
        .slice(at, at + 390)
        .join(' '),
    )
    const names = namesOf(count(titles, { withPairs: true }))
    expect(names.length).toBeGreaterThan(2 ** 15)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('weighFeatures', () => {
  const shape = { withDampedCounts: true, shareMax01: 1, recordsMin: 2 }

  it('gives unit length over all words, also those of a single record that are not kept', () => {
    const features = weighFeatures(count(['bees pesticides', 'bees soils nitrogen', 'bees']), shape)
    expect(features.width).toBe(1)
    expect(features.vocabulary).toBe(4)
    expect(features.value[2]).toBeCloseTo(1)
    expect(features.value[1]).toBeLessThan(features.value[0] ?? 0)
    expect(features.value[0]).toBeLessThan(1)
  })

  it('leaves out words of nearly all records, from the length too', () => {
    const features = weighFeatures(count(['study bees', 'study bees', 'study']), {
      ...shape,
      shareMax01: 0.95,
    })
    expect(features.nameOf(0)).toBe('bees')
    expect([...features.value]).toEqual([1, 1])
  })
})
