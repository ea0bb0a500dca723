import type { Work } from '@/lib/contracts/work'
import type { ServiceDeps } from './ask-service'
import { completeFromArticleMeta } from './scielo-enrichment'
import { completeByTitle } from './title-lookup'

/** Completing is worth only this much waiting. */
const COMPLETE_WITHIN_MS = 5_000

/**
 * The works that gained something: SciELO deposits from ArticleMeta, records without a DOI by their title. What cannot
 * be looked up in time is left as it was. Rejects only when `deps.signal` aborts.
 */
export async function completeRecords(works: readonly Work[], deps: ServiceDeps): Promise<readonly Work[]> {
  if (works.length === 0) return []
  const outer = deps.signal ?? new AbortController().signal
  const inTime = { ...deps, signal: AbortSignal.any([outer, AbortSignal.timeout(COMPLETE_WITHIN_MS)]) }
  const [byTitle, fromScielo] = await Promise.all([
    Promise.all(
      works.filter((work) => work.doi === null).map((work) => orNull(completeByTitle(work, inTime), outer)),
    ),
    orNull(completeFromArticleMeta(works, inTime), outer),
  ])
  const gained = (fromScielo ?? []).filter((work, index) => work !== works[index])
  return [...byTitle.flatMap((work) => work ?? []), ...gained]
}

async function orNull<T>(work: Promise<T>, outer: AbortSignal): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    // Out of time is "not completed"; an abort from outside goes on up.
    if (outer.aborted) throw error
    return null
  }
}
