import { listVotes } from '@/lib/adapters/store/reviewers'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { listLinks } from '@/lib/adapters/store/share-links'
import { REVIEWER_PAIRS_MAX, type SearchTrace } from '@/lib/contracts/search-trace'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { reviewerPairs } from '@/lib/core/screening/reviewers'
import { underPresentIds } from '@/lib/core/screening/screening-card'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { searchTrace } from '@/lib/pipelines/sources/search-trace'
import type { PortServices, RunOwner } from './port-services'

/**
 * Every search of a project with where its records ended and how far its reviewers agree, from its latest search of sources; empty where
 * it has none.
 */
export async function readProjectTrace(
  { db, runs }: Pick<PortServices, 'db' | 'runs'>,
  { projectId }: Pick<RunOwner, 'projectId'>,
): Promise<SearchTrace> {
  const latest = await findLatestRun(db, projectId, SOURCE_VALIDATION)
  if (!latest) return { searches: [], records: [], reviewers: [] }
  const run = await runs.get(latest.id)
  const votes = underPresentIds(await listVotes(db, projectId), [...knownSources(run).values()])
  const links = votes.length === 0 ? [] : await listLinks(db, projectId, new Date())
  return {
    ...searchTrace(run, await listSelections(db, projectId)),
    reviewers: [...reviewerPairs(links.toReversed(), votes)].slice(0, REVIEWER_PAIRS_MAX),
  }
}
