import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { ensureSourceRows } from '../runs/rebuild-rows'
import { type Services, services } from '../services'
import { requireProject } from '../session'

/**
 * The visitor's project with the place of its present sources; throws `not-found` for a stranger's project, and for one
 * without a source validation.
 */
export async function requireSources(projectId: string) {
  const project = await requireProject(projectId)
  const all = await services()
  return { db: all.db, project, scope: await presentSources(all, project.id) }
}

/** Where the present sources of a project stand; throws `not-found` for one without a source validation. */
export async function presentSources(all: Services, projectId: ProjectId) {
  const latest = await findLatestRun(all.db, projectId, SOURCE_VALIDATION)
  if (!latest) throw new AppError('not-found', 'this project has no source validation')
  await ensureSourceRows(all, latest)
  return { projectId, runId: latest.id }
}
