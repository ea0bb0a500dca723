import type { Figure } from './read-figures'

/** How far a figure may lie from one that is said to be about it. */
const ABOUT_SHARE = 0.06
/** "More than 40" is not said of 400. */
const BOUND_SHARE = 0.5

/** "Two reviewers" and "half of the items" are words of a plan, as "dos" is of a sentence. */
const WORDED_MAX = 12

/** Whether a figure says how many there are, and is no word of a sentence. */
export function isCounted({ text, values, unit }: Figure): boolean {
  return /\d/.test(text) || (unit === 'count' && values.some((value) => value > WORDED_MAX))
}

/** The figures of a claim that a passage does not have: of the same unit, and equal unless the claim says that it is rounded or a bound. */
export function unmatchedFigures(claimed: readonly Figure[], found: readonly Figure[]): readonly Figure[] {
  return claimed.filter((figure) => !found.some((other) => agrees(figure, other)))
}

/** Whether a passage's figure bears out a claim's. */
export function agrees(claimed: Figure, found: Figure): boolean {
  if (claimed.unit !== found.unit) return false
  return claimed.values.some((value) => found.values.some((other) => isNear(value, other, claimed, found)))
}

function isNear(value: number, other: number, claimed: Figure, found: Figure): boolean {
  if (Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value)))
    return claimed.bound === found.bound || claimed.bound !== 'exact' || found.bound === 'about'
  const share = value === 0 ? Number.POSITIVE_INFINITY : (other - value) / value
  // "More than 48" follows from "more than 72", and says something else.
  if (claimed.bound !== 'exact' && claimed.bound === found.bound) return Math.abs(share) <= ABOUT_SHARE
  if (claimed.bound === 'about') return Math.abs(share) <= ABOUT_SHARE
  if (claimed.bound === 'above') return share > 0 && share <= BOUND_SHARE
  if (claimed.bound === 'below') return share < 0 && share >= -BOUND_SHARE
  return false
}
