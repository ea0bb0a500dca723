import 'server-only'
import { removeItem } from '@/lib/adapters/store/library-items'
import { AppError } from '@/lib/contracts/errors'
import { services } from '../services'
import { requireProject } from '../session'

/** Takes an item out of the library of the visitor's project; throws `not-found` where there is none. */
export async function takeOutItem(
  { projectId, itemId }: { readonly projectId: string; readonly itemId: string },
  request: Request,
): Promise<{ ok: true }> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new AppError('invalid-input', `removal from ${site}`)
  const project = await requireProject(projectId)
  if (!(await removeItem((await services()).db, project.id, itemId.slice(0, 64))))
    throw new AppError('not-found', 'no such item in this project')
  return { ok: true }
}
