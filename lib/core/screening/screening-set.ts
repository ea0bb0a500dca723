import type { Work } from '@/lib/contracts/work'
import { createRankingCache, type RankingCache, recordTextOf } from '@/lib/core/ranking/record-text'
import { screeningMethod } from './screening-method'
import { createSimilarity, type SimilarityRow } from './similarity'
import { buildFeatures, type FeatureShape, type TextFeatures } from './text-features'

/** The records of a screening made ready once; any number of rankings may share it. */
export interface ScreeningSet {
  records: number
  /** Words and word pairs by stem, with damped counts. */
  text: TextFeatures
  /** Words and word pairs as written, with plain counts. */
  plainPairs: TextFeatures
  /** Words without function words, as written and by stem. */
  writtenWords: TextFeatures
  stemWords: TextFeatures
  textSimilarity: SimilarityRow
  /** The likeness by words and word pairs as written, with damped counts. */
  writtenSimilarity: SimilarityRow
}

/** Reads and weighs all records; some 600 ms for 2,000 abstracts. A missing abstract is no text, never a guess. */
export function prepareScreening(
  works: readonly Work[],
  cache: RankingCache = createRankingCache(),
): ScreeningSet {
  const texts = works.map((work) => recordTextOf(cache, work))
  const { recordsMin, shareMax01 } = screeningMethod.features
  const build = (shape: Pick<FeatureShape, 'withStems' | 'withPairs' | 'withDampedCounts'>): TextFeatures =>
    buildFeatures(cache.lexicon, texts, {
      ...shape,
      fields: ['title', 'abstract', 'keywords'],
      withFunctionWords: shape.withPairs,
      recordsMin,
      shareMax01: shape.withDampedCounts ? shareMax01 : 1,
    })
  const pairs = { withPairs: true, withDampedCounts: true }
  const words = { withPairs: false, withDampedCounts: false }
  const text = build({ ...pairs, withStems: true })
  return {
    records: works.length,
    text,
    plainPairs: build({ withPairs: true, withDampedCounts: false, withStems: false }),
    writtenWords: build({ ...words, withStems: false }),
    stemWords: build({ ...words, withStems: true }),
    textSimilarity: createSimilarity(text),
    writtenSimilarity: createSimilarity(build({ ...pairs, withStems: false })),
  }
}
