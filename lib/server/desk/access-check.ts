import 'server-only'
import { addAccess } from '@/lib/adapters/store/share-accesses'
import { countGuess } from '@/lib/adapters/store/share-guesses'
import { findLinkToEnter } from '@/lib/adapters/store/share-links'
import { createShareSession } from '@/lib/adapters/store/share-sessions'
import { LinkId, LinkSecret } from '@/lib/contracts/desk'
import type { ErrorCode } from '@/lib/contracts/errors'
import { linkState } from '@/lib/core/desk/desk-rules'
import { log } from '@/lib/server/log'
import type { Services } from '@/lib/server/services'
import { deskCookie } from './desk-cookie'
import { addressKey, hashSecret, isSecretOf, makeSecret } from './desk-secret'

/** Wrong secrets are counted within this. */
const GUESS_WINDOW_MS = 15 * 60 * 1_000
/** Of one address at one link, and at all links together. A link has no limit of its own: others would use it up for its advisor. */
const GUESSES_AT_LINK = 10
const GUESSES_PER_ADDRESS = 30
/** A session ends after this at the latest, then the link is opened again. */
const SESSION_MS = 30 * 24 * 60 * 60 * 1_000

interface AccessAttempt {
  /** As it stands in the address. */
  readonly link: string
  readonly secret: string
  readonly address: string
  /** Browser and system, see coarseAgent. */
  readonly agent: string
  /** The session this browser has for the link already. */
  readonly cookie: string | null
  readonly now: Date
}

export type AccessAnswer =
  | { readonly ok: true; readonly cookie: string }
  | { readonly ok: false; readonly code: ErrorCode; readonly retryAfterS: number | null }

/**
 * Exchanges a link's secret for a cookie. Refused with `link-unknown` for a wrong secret as for no such link,
 * `link-truncated` for what cannot be a secret, `rate-limited` after too many of these; and, with the right secret only,
 * `link-revoked` or `link-expired`. The right one is never counted and always heard: of 256 random bits no number of tries comes
 * near it, and whoever shares an address with somebody who guesses is not kept out. Neither secret nor cookie is kept or logged.
 */
export async function checkAccess(
  { db, sessionKey }: Services,
  attempt: AccessAttempt,
): Promise<AccessAnswer> {
  const { now, agent } = attempt
  const linkId = LinkId.safeParse(attempt.link).data ?? null
  const isSecret = LinkSecret.safeParse(attempt.secret).success
  const link = isSecret && linkId ? await findLinkToEnter(db, linkId) : null
  const isRight = isSecretOf(link?.secretHash ?? null, attempt.secret)
  if (!linkId || !link || !isRight) {
    const waitMs = await waitAfterGuess(db, linkId, { now, address: addressKey(attempt.address, sessionKey) })
    if (waitMs !== null) return refuse('rate-limited', linkId, waitMs)
    if (linkId && link)
      await addAccess(
        db,
        { projectId: link.projectId, linkId },
        { what: 'refused', version: null, agent, at: now },
      )
    return refuse(isSecret ? 'link-unknown' : 'link-truncated', linkId)
  }
  const state = linkState(link, now)
  if (state !== 'open') return refuse(state === 'revoked' ? 'link-revoked' : 'link-expired', linkId)
  const expiresAt = new Date(Math.min(link.expiresAt.getTime(), now.getTime() + SESSION_MS))
  const value = makeSecret()
  await createShareSession(db, linkId, {
    hash: hashSecret(value),
    before: attempt.cookie && hashSecret(attempt.cookie),
    now,
    expiresAt,
  })
  await addAccess(
    db,
    { projectId: link.projectId, linkId },
    { what: 'entered', version: null, agent, at: now },
  )
  log.info({ name: 'desk', linkId }, 'entered')
  const maxAgeS = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000)
  return { ok: true, cookie: deskCookie(linkId, { value, maxAgeS }) }
}

interface Guess {
  /** The keyed hash of the address. */
  readonly address: string
  readonly now: Date
}

/** Counts a wrong try; the milliseconds until there may be another where there were too many, else null. */
async function waitAfterGuess(
  db: Services['db'],
  linkId: LinkId | null,
  { address, now }: Guess,
): Promise<number | null> {
  const keys = [
    // Also for links that there are not: otherwise the limit would tell which there are.
    ...(linkId ? [{ key: `link:${linkId} ${address}`, most: GUESSES_AT_LINK }] : []),
    { key: `address:${address}`, most: GUESSES_PER_ADDRESS },
  ]
  for (const { key, most } of keys) {
    const { count, openedAt } = await countGuess(db, key, { windowMs: GUESS_WINDOW_MS, now })
    if (count > most) return openedAt.getTime() + GUESS_WINDOW_MS - now.getTime()
  }
  return null
}

function refuse(code: ErrorCode, linkId: LinkId | null, waitMs?: number): AccessAnswer {
  log.info({ name: 'desk', linkId, code }, 'refused')
  return {
    ok: false,
    code,
    retryAfterS: waitMs === undefined ? null : Math.max(1, Math.ceil(waitMs / 1_000)),
  }
}
