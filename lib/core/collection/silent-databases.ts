import { type CollectionDatabase, FillReport } from '@/lib/contracts/collection-run'
import type { RunState } from '@/lib/contracts/run'
import { stepOf } from '@/lib/core/run/run-state'

/** Databases of the latest round of a collection none of whose searches was answered, in the order in which they were asked. */
export function silentDatabases(run: RunState): readonly CollectionDatabase[] {
  const searches = Object.values(stepOf(run, 'fill').units).flatMap(
    ({ output }) => FillReport.safeParse(output).data?.searches ?? [],
  )
  const answered = new Set(
    searches.filter(({ outcome }) => outcome === 'ok' || outcome === 'empty').map(({ database }) => database),
  )
  return [...new Set(searches.map(({ database }) => database))].filter((one) => !answered.has(one))
}
