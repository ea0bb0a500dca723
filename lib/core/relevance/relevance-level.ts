/** From here on a source is close to the topic; chosen with the wording of the reasons, not on labelled data. */
const STRONG_FROM = 50
const PARTIAL_FROM = 25

/** What a relevancy of 0…100 is called. */
export type RelevanceLevel = 'strong' | 'partial' | 'weak'

/** How near the topic a source of this relevancy (0…100) is said to be. */
export function relevanceLevel(score: number): RelevanceLevel {
  if (score >= STRONG_FROM) return 'strong'
  return score >= PARTIAL_FROM ? 'partial' : 'weak'
}
