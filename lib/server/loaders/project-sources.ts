import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { ensureSourceRows } from '../runs/rebuild-rows'
import { services } from '../services'
import { requireProject } from '../session'

/**
 * The visitor's project with the place of its present sources; throws `not-found` for a stranger's project, and for one
 * without a source validation.
 */
export async function requireSources(projectId: string) {
  const project = await requireProject(projectId)
  const all = await services()
  const latest = await findLatestRun(all.db, project.id, SOURCE_VALIDATION)
  if (!latest) throw new AppError('not-found', 'this project has no source validation')
  await ensureSourceRows(all, latest.id)
  return { db: all.db, project, scope: { projectId: project.id, runId: latest.id } }
}
