/**
 * Terminology
 *   step   one day, counted from 0 in the direction of planning: forwards from a start, or backwards from a deadline
 *   unit   the smallest piece of work; whole numbers, so that sums are exact
 *   lead   days that pass between the prerequisites and the work; tail: days that pass after the work
 */

export interface Piece {
  readonly id: string
  readonly units: number
  readonly prerequisites: readonly string[]
  readonly lead: number
  readonly tail: number
  /** The first step on which it may be worked on; 0 when left out. */
  readonly notBefore?: number
  /** Among pieces that could be worked on, the highest goes first; equal ranks go in the order given. */
  readonly rank: number
}

/** Steps of the first work, the last work and the end of the tail. */
export interface Span {
  readonly first: number
  readonly worked: number
  readonly last: number
}

/** No plan is longer: a hundred years. */
export const STEPS_MAX = 36_525

interface Open {
  readonly piece: Piece
  left: number
  first: number
  /** The step on which it can begin; infinite while a prerequisite is open. */
  opensAt: number
}

/**
 * When one worker with `perStep` units a step, and none on steps that `isFree` names, does each piece. Work may be interrupted by a piece of higher rank and fills
 * waiting times; no step holds more than `perStep`; a piece begins at the earliest on the step on which its last
 * prerequisite ended. Null where the work does not fit into STEPS_MAX. Prerequisites must be known and without cycle.
 */
export function levelWork(
  pieces: readonly Piece[],
  perStep: number,
  isFree: ((step: number) => boolean) | null = null,
): ReadonlyMap<string, Span> | null {
  const open = new Map(pieces.map((piece): [string, Open] => [piece.id, opened(piece)]))
  const spans = new Map<string, Span>()
  let step = 0
  let capacity = perStep
  while (open.size > 0) {
    if (isFree?.(step)) {
      step += 1
      capacity = perStep
      if (step > STEPS_MAX) return null
      continue
    }
    const { ready, opening } = standing(open.values(), step)
    const chosen = choose(ready, capacity)
    if (!chosen) {
      step = ready.length > 0 ? step + 1 : opening
      capacity = perStep
      if (step > STEPS_MAX) return null
      continue
    }
    if (chosen.first < 0) chosen.first = step
    // Whole steps go by at once as long as nothing else opens and the piece does not end.
    const whole = Math.min(Math.ceil(chosen.left / perStep) - 1, opening - step, STEPS_MAX + 1 - step)
    if (isFree === null && capacity === perStep && whole > 0) {
      chosen.left -= whole * perStep
      step += whole
      continue
    }
    const done = Math.min(capacity, chosen.left)
    capacity -= done
    chosen.left -= done
    if (chosen.left > 0) continue
    open.delete(chosen.piece.id)
    spans.set(chosen.piece.id, { first: chosen.first, worked: step, last: step + chosen.piece.tail })
    for (const one of open.values()) {
      if (one.piece.prerequisites.includes(chosen.piece.id)) one.opensAt = openingOf(one.piece, spans)
    }
  }
  return spans
}

function opened(piece: Piece): Open {
  return { piece, left: piece.units, first: -1, opensAt: openingOf(piece, new Map()) }
}

function openingOf({ prerequisites, lead, notBefore = 0 }: Piece, spans: ReadonlyMap<string, Span>): number {
  const ends = prerequisites.map((id) => spans.get(id)?.last ?? Number.POSITIVE_INFINITY)
  return Math.max(notBefore, Math.max(0, ...ends) + lead)
}

/** The pieces that could be worked on, and the step on which the next one opens. */
function standing(open: Iterable<Open>, step: number): { ready: Open[]; opening: number } {
  const ready: Open[] = []
  let opening = Number.POSITIVE_INFINITY
  for (const one of open) {
    if (one.opensAt <= step) ready.push(one)
    else opening = Math.min(opening, one.opensAt)
  }
  return { ready, opening }
}

/** What takes no time goes first, then the highest rank. */
function choose(ready: readonly Open[], capacity: number): Open | null {
  const instant = ready.find(({ left }) => left === 0)
  if (instant) return instant
  if (capacity === 0) return null
  return ready.reduce<Open | null>(
    (best, one) => (best === null || one.piece.rank > best.piece.rank ? one : best),
    null,
  )
}
