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

/**
 * When one worker with `perStep` units a step does each piece. Work may be interrupted by a piece of higher rank and fills
 * waiting times; no step holds more than `perStep`; a piece begins at the earliest on the step on which its last
 * prerequisite ended. Null where the work does not fit into STEPS_MAX. Prerequisites must be known and without cycle.
 */
export function levelWork(pieces: readonly Piece[], perStep: number): ReadonlyMap<string, Span> | null {
  const open = new Map(pieces.map((piece) => [piece.id, { piece, left: piece.units, first: -1 }]))
  const spans = new Map<string, Span>()
  const opensAt = ({ prerequisites, lead }: Piece): number => {
    const ends = prerequisites.map((id) => spans.get(id)?.last ?? Number.POSITIVE_INFINITY)
    return Math.max(0, ...ends) + lead
  }
  for (let step = 0; open.size > 0; step++) {
    if (step > STEPS_MAX) return null
    let capacity = perStep
    for (;;) {
      const ready = [...open.values()].filter(
        ({ piece, left }) => (left === 0 || capacity > 0) && opensAt(piece) <= step,
      )
      const [chosen] = ready.sort((one, other) => other.piece.rank - one.piece.rank)
      if (!chosen) break
      const done = Math.min(capacity, chosen.left)
      capacity -= done
      chosen.left -= done
      if (chosen.first < 0) chosen.first = step
      if (chosen.left > 0) continue
      open.delete(chosen.piece.id)
      spans.set(chosen.piece.id, { first: chosen.first, worked: step, last: step + chosen.piece.tail })
    }
  }
  return spans
}
