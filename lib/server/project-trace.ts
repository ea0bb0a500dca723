import { findLatestRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import type { SearchTrace } from '@/lib/contracts/search-trace'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { searchTrace } from '@/lib/pipelines/sources/search-trace'
import type { PortServices, RunOwner } from './port-services'

/** Every search of a project with where its records ended, from its latest search of sources; empty where it has none. */
export async function readProjectTrace(
  { db, runs }: Pick<PortServices, 'db' | 'runs'>,
  { projectId }: Pick<RunOwner, 'projectId'>,
): Promise<SearchTrace> {
  const latest = await findLatestRun(db, projectId, SOURCE_VALIDATION)
  if (!latest) return { searches: [], records: [] }
  return searchTrace(await runs.get(latest.id), await listSelections(db, projectId))
}
