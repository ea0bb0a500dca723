import { findTensions, type Tension } from '@/lib/core/review/find-tensions'
import type { FloorContext } from './floor-context'
import { movedThings, sharedThing, thingsOfQuestion } from './moved-things'
import { paperStudies } from './paper-studies'

/** Pairs of results of one thing that went different ways, as two readings agree, opposite ways first; each work in one pair at most. */
export function askedTensions(context: FloorContext): readonly Tension[] {
  const found = findTensions(paperStudies(context).reviewed)
  const told = found.filter((pair) => thingOf(pair, context) !== null)
  const opposite = told.filter(isOpposite)
  return pairsOnce([...opposite, ...told.filter((pair) => !opposite.includes(pair))])
}

const isOpposite = ({ one, other }: Tension) =>
  [one, other].every(({ direction }) => direction !== 'no-difference')

/** What both results of a pair are about; null where their words share only how they are told and what varies. */
export function thingOf({ one, other, shared }: Tension, context: FloorContext): string | null {
  const things = thingsOfQuestion(context)
  const [a, b] = [movedThings(one.said.text, things), movedThings(other.said.text, things)]
  // Where the question asks for something, two results on something else are no answer that differs.
  if (things.length === 0) return sharedThing(shared, context, one.said.text)
  return a.find((thing) => b.includes(thing))?.name ?? null
}

/** Each work in one pair alone, so that no quotation stands twice. */
function pairsOnce(pairs: readonly Tension[]): readonly Tension[] {
  const used = new Set<string>()
  return pairs.filter(({ one, other }) => {
    const keys = [one, other].map(({ reviewed }) => reviewed.study.key)
    if (keys.some((key) => used.has(key))) return false
    for (const key of keys) used.add(key)
    return true
  })
}
