import 'server-only'
import { headers } from 'next/headers'
import { addToScope, beyondScopes } from '@/lib/adapters/store/scope'
import { findDeskScope } from '@/lib/adapters/store/share-sessions'
import { type DeskScope, LinkId } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { coarseAgent } from '@/lib/core/desk/coarse-agent'
import { type AskedRight, includesRight } from '@/lib/core/desk/desk-rules'
import { log } from '@/lib/server/log'
import { services } from '@/lib/server/services'
import { readDeskCookie } from './desk-cookie'
import { hashSecret } from './desk-secret'

/** An advisor at the desk: what the link allows, and the kind of browser for the access log. */
export interface Advisor extends DeskScope {
  readonly agent: string
}

/**
 * Who looks through a link, judged anew at each call. Throws `not-signed-in` without a session of this link (enter again
 * with its secret), `link-revoked`, `link-expired`, and `not-allowed` when the link does not include the right.
 */
export async function requireDesk(link: string, right: AskedRight): Promise<Advisor> {
  return requireDeskOf(await headers(), link, right)
}

/** The same for the headers of a request at hand. */
export async function requireDeskOf(
  given: Pick<Headers, 'get'>,
  link: string,
  right: AskedRight,
): Promise<Advisor> {
  const linkId = LinkId.safeParse(link)
  const cookie = linkId.success ? readDeskCookie(given.get('cookie'), linkId.data) : null
  if (!linkId.success || cookie === null) throw new AppError('not-signed-in', 'no session of this link')
  const { db } = await services()
  const asked = { hash: hashSecret(cookie), now: new Date() }
  const scope = await beyondScopes(() => findDeskScope(db, linkId.data, asked))
  const { projectId, rights } = scope
  addToScope({ deskOf: projectId, ...(rights === 'screen' ? { screeningOf: projectId } : {}) })
  if (!includesRight(scope.rights, right)) {
    log.info({ name: 'desk', linkId: linkId.data, right }, 'refused')
    throw new AppError('not-allowed', `${scope.rights} is not ${right}`)
  }
  return { ...scope, agent: coarseAgent(given.get('user-agent') ?? '') }
}
