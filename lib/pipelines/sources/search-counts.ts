import type { SearchCounts } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { SearchAnswer } from '@/lib/contracts/search'
import { type SelectionEntry, SourceDelta } from '@/lib/contracts/source-validation'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import { completedUnits } from '@/lib/core/run/run-state'
import { knownSources } from './known-sources'

const Dropped = SourceDelta.pick({ dropped: true })

/**
 * How many records the searches of a run gave and what became of them. What a person brought along counts as found:
 * found − duplicates − filtered is the number of sources that were known at the end.
 */
export function searchCounts(run: RunState, selection: readonly SelectionEntry[]): SearchCounts {
  const sources = [...knownSources(run).values()]
  const searched = completedUnits(run, ['search']).reduce(
    (sum, { unit }) => sum + (SearchAnswer.safeParse(unit.output).data?.records.length ?? 0),
    0,
  )
  const brought = sources.filter(({ userProvided }) => userProvided).length
  const filtered = completedUnits(run, ['rank-arrivals'])
    .flatMap(({ unit }) => Dropped.safeParse(unit.output).data?.dropped ?? [])
    .reduce((sum, { count }) => sum + count, 0)
  const found = Math.max(searched + brought, sources.length + filtered)
  return {
    found,
    duplicates: found - filtered - sources.length,
    filtered,
    heldBack: sources.filter(isHeldBack).length,
    excluded: selection.filter(({ decision }) => decision === 'exclude').length,
    chosen: selection.filter(({ decision }) => decision === 'include').length,
  }
}
