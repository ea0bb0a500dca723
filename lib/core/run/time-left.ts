import type { RunState } from '@/lib/contracts/run'
import { completedUnits } from './run-state'

/** Fewer ended steps than these tell nothing about the others. */
const ENDED_MIN = 3

/**
 * Milliseconds that the steps which are left will take if they go as those that ended; null while too few have. Times in which nothing was at
 * work do not count, so that a pause of a month changes nothing.
 */
export function timeLeftMs(run: RunState, left: number): number | null {
  const spans = completedUnits(run, Object.keys(run.steps))
    .map(({ unit }) => ({ from: Date.parse(unit.startedAt), to: Date.parse(unit.endedAt ?? unit.startedAt) }))
    .toSorted((a, b) => a.from - b.from)
  if (spans.length < ENDED_MIN) return null
  let [busyMs, until] = [0, Number.NEGATIVE_INFINITY]
  for (const { from, to } of spans) {
    busyMs += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return (busyMs / spans.length) * left
}
