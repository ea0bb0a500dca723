import type { Score } from '@/lib/contracts/source'
import type { Work } from '@/lib/contracts/work'
import { findExcluded } from './find-excluded'
import { matchConcepts } from './match-concepts'
import { createRankingCache, type RankingCache, recordTextOf } from './record-text'
import type { RelevancyQuery } from './relevancy-query'
import { type ReasonLanguage, relevancyReason } from './relevancy-reason'
import { scoreParts } from './score-parts'
import { gatherEvidence } from './topic-evidence'

export interface RelevancyOptions {
  /** Pass the same value again while works arrive: each work object is then read once. */
  cache?: RankingCache
  /** The language of the reasons. */
  language?: ReasonLanguage
}

/**
 * One score for each work, in the order given; higher is nearer to the topic. The total is the weighted sum of the parts,
 * unrounded: which concepts of the map a work names in any language, and inside that what its words say. A part whose field is
 * missing is `unknown` and takes the value that the other fields make likely, so a record without abstract is neither worth
 * zero nor equal to one that matches. Scores compare the given works with each other: the IDF of words is counted among
 * them, and they move as more arrive. The order of the works changes nothing.
 */
export function scoreRelevancy(
  works: readonly Work[],
  query: RelevancyQuery,
  options: RelevancyOptions = {},
): Score[] {
  const { cache = createRankingCache(), language = 'en' } = options
  const records = works.map((work) => recordTextOf(cache, work))
  const concepts = query.concepts && matchConcepts(cache, records, { map: query.concepts, text: query.text })
  const told = concepts?.told ?? records
  const evidence = gatherEvidence(cache, told, query.words, (a, b) => compareWorks(works[a], works[b]))
  const excluded = findExcluded(cache, records, query.limits.excluded)
  return works.map((work, row) => {
    const parts = scoreParts(work, row, { query, evidence, concepts, excluded: excluded[row] ?? null })
    const score = parts.reduce((sum, part) => sum + part.weight * part.score, 0)
    const named = concepts?.evidence[row]
    const reason = relevancyReason({ parts, concepts: named }, language)
    return { score: Math.min(100, score), parts, reason, ...(named ? { concepts: named } : {}) }
  })
}

function compareWorks(a: Work | undefined, b: Work | undefined): number {
  if (!a || !b) return 0
  const keyA = `${a.title} ${a.abstract ?? ''}`
  const keyB = `${b.title} ${b.abstract ?? ''}`
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0
}
