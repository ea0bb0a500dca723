import type { Angle } from '@/lib/contracts/topic'
import type { NarrowAnswer } from '@/lib/contracts/topic-run'

/** What the student said about angles that were not taken. */
export interface Rejection {
  readonly angle: string
  readonly title: string
  readonly reason: string
}

export interface AngleFates {
  readonly rejected: readonly Rejection[]
  /** Ids of angles put aside for later. */
  readonly parked: readonly string[]
}

type Fate = { readonly fate: 'rejected'; readonly reason: string } | { readonly fate: 'parked' }

/**
 * What became of the angles that were not taken, by what was said last of each: an angle that is taken up or opened again is neither
 * rejected nor parked any more, and what an answer does not name stays as it was. Pure.
 */
export function angleFates(answers: readonly NarrowAnswer[], angles: readonly Angle[]): AngleFates {
  const fates = new Map<string, Fate>()
  for (const answer of answers) {
    if (answer.kind !== 'finalists' && answer.kind !== 'regenerate') continue
    for (const { angle, reason } of answer.rejected) fates.set(angle, { fate: 'rejected', reason })
    for (const angle of answer.parked) fates.set(angle, { fate: 'parked' })
    const taken = answer.kind === 'finalists' ? answer.angles : []
    for (const angle of [...answer.reopened, ...taken]) fates.delete(angle)
  }
  const titleOf = (angle: string) => angles.find(({ id }) => id === angle)?.title ?? angle
  const said = [...fates]
  return {
    rejected: said.flatMap(([angle, one]) =>
      one.fate === 'rejected' ? [{ angle, title: titleOf(angle), reason: one.reason }] : [],
    ),
    parked: said.flatMap(([angle, { fate }]) => (fate === 'parked' ? [angle] : [])),
  }
}
