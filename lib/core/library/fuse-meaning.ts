/** A passage with what speaks for it, best first in a list. */
export interface ScoredPassage {
  readonly id: string
  /** 0–1. */
  readonly score: number
}
export interface NearPassage {
  readonly id: string
  /** Cosine, −1…1; of one model comparable with each other only. */
  readonly similarity: number
}

/** What the meaning decides beside the words. Not tuned: no trained model runs where the labelled sets are measured. */
const MEANING_WEIGHT = 0.5
/** What is near in meaning counts as much as the best hit by its words, and at least so much: in another language no word is shared. */
const NEAREST_SCORE_MIN = 0.3

/**
 * Hits by their words and those near in meaning as one list, best first. The nearest passage counts as much as the best hit by words,
 * the farthest of those given nothing: how high cosines lie differs from model to model, and a library that does not speak of a question
 * has a nearest passage, too.
 */
export function fuseMeaning(
  byWords: readonly ScoredPassage[],
  near: readonly NearPassage[],
): readonly ScoredPassage[] {
  const similarities = near.map(({ similarity }) => similarity)
  const high = Math.max(...similarities)
  const low = Math.min(...similarities)
  if (near.length === 0 || high <= low) return byWords
  const best = Math.max(NEAREST_SCORE_MIN, ...byWords.map(({ score }) => score))
  const scores = new Map(byWords.map(({ id, score }) => [id, (1 - MEANING_WEIGHT) * score]))
  for (const { id, similarity } of near) {
    const meaning01 = (similarity - low) / (high - low)
    scores.set(id, (scores.get(id) ?? 0) + MEANING_WEIGHT * meaning01 * best)
  }
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
}
