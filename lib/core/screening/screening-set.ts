import type { Work } from '@/lib/contracts/work'
import { createRankingCache, type RankingCache, recordTextOf } from '@/lib/core/relevance/record-text'
import { countFeatures } from './feature-counts'
import { screeningMethod } from './screening-method'
import { createSimilarity, type SimilarityRow } from './similarity'
import { type TextFeatures, weighFeatures } from './text-features'

/** The records of a screening made ready once; any number of rankings may share it. */
export interface ScreeningSet {
  records: number
  /** Words and word pairs by stem, with damped counts. */
  text: TextFeatures
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
  const damped = { withDampedCounts: true, recordsMin, shareMax01 }
  const plain = { withDampedCounts: false, recordsMin, shareMax01: 1 }
  const count = (shape: { withPairs: boolean; withStems: boolean }) =>
    countFeatures(cache.lexicon, texts, { ...shape, withFunctionWords: shape.withPairs })
  const text = weighFeatures(count({ withPairs: true, withStems: true }), damped)
  return {
    records: works.length,
    text,
    writtenWords: weighFeatures(count({ withPairs: false, withStems: false }), plain),
    stemWords: weighFeatures(count({ withPairs: false, withStems: true }), plain),
    textSimilarity: createSimilarity(text),
    writtenSimilarity: createSimilarity(weighFeatures(count({ withPairs: true, withStems: false }), damped)),
  }
}
