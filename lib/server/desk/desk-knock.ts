import 'server-only'
import { EnterDesk, LinkId } from '@/lib/contracts/desk'
import { AppError } from '@/lib/contracts/errors'
import { coarseAgent } from '@/lib/core/desk/coarse-agent'
import { addressOf } from '@/lib/server/client-address'
import { services } from '@/lib/server/services'
import { readDeskCookie } from './desk-cookie'
import { type Entered, enterDesk } from './desk-door'

/** A secret and the JSON around it. */
const BODY_BYTES_MAX = 1_000

/**
 * Reads a request to enter and tries its secret. Throws `invalid-input` for one that another page sent or that holds no
 * secret, and `too-large`.
 */
export async function knockAt(request: Request, link: string): Promise<Entered> {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new AppError('invalid-input', `entered from ${site}`)
  if (!headers.get('content-type')?.startsWith('application/json'))
    throw new AppError('invalid-input', 'the body is no JSON')
  const { secret } = EnterDesk.parse(await readSmallJson(request))
  const linkId = LinkId.safeParse(link)
  return enterDesk(await services(), {
    link,
    secret,
    address: addressOf(headers),
    agent: coarseAgent(headers.get('user-agent') ?? ''),
    cookie: linkId.success ? readDeskCookie(headers.get('cookie'), linkId.data) : null,
    now: new Date(),
  })
}

async function readSmallJson(request: Request): Promise<unknown> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > BODY_BYTES_MAX) throw new AppError('too-large', 'more than a secret')
  }
  try {
    return JSON.parse(text)
  } catch {
    // The cause is left out: its message would repeat the beginning of the body.
    throw new AppError('invalid-input', 'the body is no JSON')
  }
}
