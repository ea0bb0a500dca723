import type { Score } from '@/lib/contracts/source'
import { type ReasonLanguage, relevancyReason, sayReason } from './relevancy-reason'

/**
 * How much of the abstract part the meaning decides. Not tuned: no embedding model runs where the labelled sets are
 * measured, so it stays below half and the words lead.
 */
const MEANING_SHARE01 = 0.4
/** How many of the nearest stand for "as near as can be": one outlier does not set the scale. */
const NEAREST = 5
const NEAR_FROM01 = 0.5

/**
 * The scores with one more signal: how near each work lies to the topic in the space of an embedding model, as the cosine
 * of the two vectors (null: not known, the score stays). Cosines of one model are only comparable with each other: the
 * median of those given counts as 0 and the mean of the nearest as 1. The signal is part of the abstract's score, since it is made
 * from title and abstract. A work outside the limits set stays where it is.
 */
export function blendMeaning(
  scores: readonly Score[],
  cosines: readonly (number | null)[],
  language: ReasonLanguage,
): Score[] {
  const known = cosines.filter((cosine) => cosine !== null).sort((a, b) => b - a)
  const top = known.slice(0, NEAREST)
  const high = top.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, top.length)
  const low = known[Math.floor(known.length / 2)] ?? high
  return scores.map((score, at) => {
    const cosine = cosines[at] ?? null
    const isOutside = score.parts.some((part) => part.name === 'scope' && part.score === 0)
    if (cosine === null || high <= low || isOutside) return score
    return withMeaning(score, Math.min(1, Math.max(0, (cosine - low) / (high - low))), language)
  })
}

function withMeaning(score: Score, meaning01: number, language: ReasonLanguage): Score {
  const parts = score.parts.map((part) => {
    if (part.name !== 'abstract') return part
    const ground = [part.ground, meaning01 >= NEAR_FROM01 ? sayReason(language)('nearInMeaning') : '']
    return {
      ...part,
      score: (1 - MEANING_SHARE01) * part.score + MEANING_SHARE01 * 100 * meaning01,
      ground: ground.filter(Boolean).join('; ').slice(0, 300),
    }
  })
  const total = parts.reduce((sum, part) => sum + part.weight * part.score, 0)
  const reason = relevancyReason({ parts, concepts: score.concepts }, language)
  return { ...score, score: Math.min(100, total), parts, reason }
}

/** The cosine of two vectors, −1…1; 0 when one has no length or their lengths differ. */
export function cosineOf(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return 0
  let [dot, lengthA, lengthB] = [0, 0, 0]
  a.forEach((value, at) => {
    const other = b[at] ?? 0
    dot += value * other
    lengthA += value * value
    lengthB += other * other
  })
  const cosine = dot / Math.sqrt(lengthA * lengthB)
  return Number.isFinite(cosine) ? Math.min(1, Math.max(-1, cosine)) : 0
}
