import 'server-only'
import { findLatestRun } from '@/lib/adapters/store/runs'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { ensureSourceRows } from '../runs/rebuild-rows'
import { type Services, services } from '../services'
import { requireProject } from '../session'

/**
 * The visitor's project with the place of its present sources; throws `not-found` for a stranger's project, and for one
 * without a source validation.
 */
export async function requireSources(projectId: string) {
  // Both are looked for at once, since a person waits; what is found of a stranger's project goes nowhere.
  const [project, latest] = await Promise.all([requireProject(projectId), findValidation(projectId)])
  const all = await services()
  return { db: all.db, project, scope: await scopeOf(all, project.id, latest) }
}

/** Null for what is no id of a project, too. */
async function findValidation(id: string) {
  const projectId = ProjectId.safeParse(id)
  return projectId.success ? findLatestRun((await services()).db, projectId.data, SOURCE_VALIDATION) : null
}

/** Where the present sources of a project stand; throws `not-found` for one without a source validation. */
export async function presentSources(all: Services, projectId: ProjectId) {
  return scopeOf(all, projectId, await findLatestRun(all.db, projectId, SOURCE_VALIDATION))
}

async function scopeOf(
  all: Services,
  projectId: ProjectId,
  latest: Awaited<ReturnType<typeof findLatestRun>>,
) {
  if (!latest) throw new AppError('not-found', 'this project has no source validation')
  await ensureSourceRows(all, latest)
  return { projectId, runId: latest.id }
}
