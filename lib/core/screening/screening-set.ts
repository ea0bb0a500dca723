import type { Work } from '@/lib/contracts/work'
import { createRankingCache, type RankingCache, recordTextOf } from '@/lib/core/ranking/record-text'
import { screeningMethod } from './screening-method'
import { createSimilarity, type SimilarityRow } from './similarity'
import { buildFeatures, type TextFeatures } from './text-features'

/** The records of a screening made ready once; any number of rankings may share it. */
export interface ScreeningSet {
  records: number
  /** Words and word pairs of title, abstract and keywords. */
  text: TextFeatures
  words: TextFeatures
  titles: TextFeatures
  textSimilarity: SimilarityRow
  titleSimilarity: SimilarityRow
}

/** Reads and weighs all records; some 150 ms for 2,000 abstracts. A missing abstract is no text, never a guess. */
export function prepareScreening(
  works: readonly Work[],
  cache: RankingCache = createRankingCache(),
): ScreeningSet {
  const texts = works.map((work) => recordTextOf(cache, work))
  const { recordsMin, shareMax01 } = screeningMethod.features
  const fields = ['title', 'abstract', 'keywords'] as const
  const full = { withPairs: true, withFunctionWords: true, recordsMin }
  const plain = { withPairs: false, withFunctionWords: false, recordsMin, shareMax01: 1 }
  const text = buildFeatures(cache.lexicon, texts, { fields, ...full, shareMax01 })
  const titles = buildFeatures(cache.lexicon, texts, { fields: ['title'], ...full, shareMax01: 1 })
  return {
    records: works.length,
    text,
    words: buildFeatures(cache.lexicon, texts, { fields, ...plain }),
    titles,
    textSimilarity: createSimilarity(text),
    titleSimilarity: createSimilarity(titles),
  }
}
