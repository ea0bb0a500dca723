import 'server-only'
import { findCollection } from '@/lib/adapters/store/collections'
import { findOwnerOfProject } from '@/lib/adapters/store/projects'
import { addToScope, beyondScopes } from '@/lib/adapters/store/scope'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId } from '@/lib/contracts/ids'
import { takeAllowance } from '../allowances'
import { clientAddress } from '../client-address'
import { isSecretOf } from '../desk/desk-secret'
import { publicAddresses } from '../public-addresses'
import type { Services } from '../services'

/** `Bearer`, whatever its capitals, and what stands behind it. */
const BEARER = /^bearer +([\w-]{20,100})$/i

/**
 * The project that an outside assistant may work in. Throws `not-allowed` for a page of another origin, and `not-signed-in` for a
 * wrong token as for a project that lets nobody in, is deleted or does not exist: these are not told apart.
 */
export async function requireAssistant({ db }: Pick<Services, 'db'>, request: Request, id: string) {
  const origin = request.headers.get('origin')
  if (origin !== null && !publicAddresses().includes(origin))
    throw new AppError('not-allowed', 'a page of another origin')
  const projectId = ProjectId.safeParse(id)
  const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  const [project, kept] = projectId.success
    ? await beyondScopes(() =>
        Promise.all([findOwnerOfProject(db, projectId.data), findCollection(db, projectId.data)]),
      )
    : [null, null]
  const isLetIn = isSecretOf(kept?.tokenHash ?? null, token)
  if (!projectId.success || !project || !kept || !isLetIn)
    throw new AppError('not-signed-in', 'no token of this project')
  addToScope({ ownerId: project.ownerId, projectId: projectId.data })
  const address = clientAddress(request.headers)
  await takeAllowance(db, 'tools', { ownerId: project.ownerId, address })
  return { projectId: projectId.data, ...project, topic: kept.topic, questions: kept.questions }
}
