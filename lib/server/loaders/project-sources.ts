import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import type { Source } from '@/lib/contracts/source'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { knownSources } from '@/lib/pipelines/sources/known-sources'
import { services } from '../services'
import { requireProject } from '../session'
import { loadRun } from './run'

/** The visitor's project with all its sources by id; throws `not-found` for a stranger's project. */
export async function loadProjectSources(projectId: string) {
  const project = await requireProject(projectId)
  const latest = await findLatestRun((await services()).db, project.id, SOURCE_VALIDATION)
  const sources = latest ? knownSources(await loadRun(latest.id)) : new Map<string, Source>()
  return { project, sources }
}

/** The source of this id, or the one that a source of this id has become. */
export function findSource(sources: ReadonlyMap<string, Source>, id: string): Source | undefined {
  return sources.get(id) ?? [...sources.values()].find(({ aliases }) => aliases.includes(id))
}
