import type { DatabaseId } from '@/lib/contracts/search'
import {
  ANGLES_MIN,
  HOPELESS_BELOW,
  type TopicBand,
  type TopicCount,
  type Viability,
} from '@/lib/contracts/topic'

/** Upper ends of the bands, both ends included; what lies above the last is `high`. */
export const VERY_LOW_MAX = 4
export const LOW_MAX = 14
export const GOOD_MAX = 200
/** The band of a number of sources: under 5, 5 to 14, 15 to 200, above; `unknown` for no number. */
export function bandOf(total: number | null): TopicBand {
  if (total === null) return 'unknown'
  if (total <= VERY_LOW_MAX) return 'very-low'
  if (total <= LOW_MAX) return 'low'
  return total <= GOOD_MAX ? 'good' : 'high'
}

/**
 * At least how many different works the databases have: the most that one of them says. They overlap, so their sum would count
 * works twice. Null where none gave a number: that is unknown, not none.
 */
export function totalOf(counts: readonly Pick<TopicCount, 'total'>[]): number | null {
  const known = counts.flatMap(({ total }) => (total === null ? [] : [total]))
  return known.length === 0 ? null : Math.max(...known)
}

/** The databases that have not said how much they have of something, and may still: those that refuse are not asked again. */
export function owingDatabases(counts: readonly TopicCount[]): readonly DatabaseId[] {
  const owed = counts.filter(
    ({ total, outcome }) => total === null && (outcome === 'down' || outcome === 'throttled'),
  )
  return [...new Set(owed.map(({ database }) => database))]
}

/** Whether what was read lies around the angle: the databases have hardly a work that meets all its limits. */
export function isAround({
  grade,
  relevant,
  pyramid,
}: Pick<Viability, 'grade' | 'relevant' | 'pyramid'>): boolean {
  const whole = pyramid.find(({ dropped }) => dropped === '')?.total ?? null
  return grade !== null && whole !== null && whole <= VERY_LOW_MAX && relevant > whole
}

/** True when the angles that were counted all lie under ten: then none is chosen, and the interests are broadened. */
export function isHopeless(totals: readonly (number | null)[]): boolean {
  const known = totals.flatMap((total) => (total === null ? [] : [total]))
  return (
    known.length > 0 &&
    known.length >= Math.min(ANGLES_MIN, totals.length) &&
    known.every((total) => total < HOPELESS_BELOW)
  )
}

/** What is proposed for a counted angle: out under ten, the student's own excitement to twenty, a free choice above. */
export function narrowingOf(
  total: number | null,
): 'propose-dropping' | 'ask-excitement' | 'free' | 'unknown' {
  if (total === null) return 'unknown'
  if (total < HOPELESS_BELOW) return 'propose-dropping'
  return total <= 20 ? 'ask-excitement' : 'free'
}
