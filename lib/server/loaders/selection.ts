import 'server-only'
import { listSelections } from '@/lib/adapters/store/selections'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { services } from '../services'
import { requireProject } from '../session'

/** The visitor's decisions about a project's sources; throws `not-found` for a stranger's project. */
export async function loadSelection(projectId: string): Promise<readonly SelectionEntry[]> {
  const project = await requireProject(projectId)
  return listSelections((await services()).db, project.id)
}
