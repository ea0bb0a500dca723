import { commonWordsFor } from '@/i18n/common-words'
import type { Mailer } from '@/lib/adapters/mail/smtp'
import { reserveLetter } from '@/lib/adapters/store/account-letters'
import type { Database } from '@/lib/adapters/store/client'
import { errorCodeOf } from '@/lib/contracts/errors'
import { type AccountMailKind, accountMail } from '@/lib/core/account/account-mail'
import { log } from './log'
import { publicAddresses } from './public-addresses'

/** How long the link to confirm an address holds, and the one to a new password. */
export const CONFIRM_WITHIN_S = 24 * 60 * 60
export const RESET_WITHIN_S = 10 * 60

/**
 * Letters one account may cause within `windowMs`: enough for one that was lost, too few to fill the letter box of a stranger.
 */
const letters = {
  confirm: {
    max: 5,
    windowMs: CONFIRM_WITHIN_S * 1_000,
    path: (token: string) => `/account#confirm=${token}`,
  },
  password: {
    max: 3,
    windowMs: 60 * 60 * 1_000,
    path: (token: string) => `/account/new-password#${token}`,
  },
  // Its link is none that could be lost: it leads to where one signs in.
  known: { max: 3, windowMs: CONFIRM_WITHIN_S * 1_000, path: () => '/account' },
} as const

interface Letter {
  readonly kind: AccountMailKind
  readonly user: { readonly id: string; readonly email: string }
  readonly token: string
  /** Who asked for it, for the language. */
  readonly request: Request | undefined
}

/**
 * Sends a letter about an account, without waiting for the mail server; false when the account has had its share. The token
 * stands behind `#`, where no server and no log sees it, and the address is our own, whatever the request calls us.
 */
export async function postLetter(
  { db, mailer }: { readonly db: Database; readonly mailer: Mailer },
  { kind, user, token, request }: Letter,
): Promise<boolean> {
  // An invented address: nobody reads there.
  if ('isAnonymous' in user && user.isAnonymous === true) return false
  const { max, windowMs, path } = letters[kind]
  const isFree = await reserveLetter(db, { key: `${kind}:${user.id}`, max, windowMs, now: new Date() })
  if (!isFree) return false
  const url = `${publicAddresses()[0] ?? ''}${path(token)}`
  mailer
    .send({ to: user.email, ...accountMail(kind, { locale: localeOf(request), url }) })
    .catch((error) => log.warn({ name: 'mail', kind, code: errorCodeOf(error) }, 'not sent'))
  return true
}

function localeOf(request: Request | undefined) {
  return commonWordsFor(request?.headers ?? new Headers()).locale
}
