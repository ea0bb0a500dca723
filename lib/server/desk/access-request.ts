import 'server-only'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { EnterDesk, LinkId } from '@/lib/contracts/desk'
import { coarseAgent } from '@/lib/core/desk/coarse-agent'
import { clientAddress } from '@/lib/server/client-address'
import { readSmallJson } from '@/lib/server/read-small-json'
import { services } from '@/lib/server/services'
import { type AccessAnswer, checkAccess } from './access-check'
import { readDeskCookie } from './desk-cookie'

/** A secret and the JSON around it. */
const BODY_BYTES_MAX = 1_000

/**
 * Reads a request to enter and tries its secret. Throws `invalid-input` for one that another page sent or that holds no
 * secret, and `too-large`.
 */
export async function answerAccessRequest(request: Request, link: string): Promise<AccessAnswer> {
  const { headers } = request
  const { secret } = EnterDesk.parse(await readSmallJson(request, BODY_BYTES_MAX))
  const linkId = LinkId.safeParse(link)
  const all = await services()
  const attempt = {
    link,
    secret,
    address: clientAddress(headers),
    agent: coarseAgent(headers.get('user-agent') ?? ''),
    cookie: linkId.success ? readDeskCookie(headers.get('cookie'), linkId.data) : null,
    now: new Date(),
  }
  return beyondScopes(() => checkAccess(all, attempt))
}
