import 'server-only'
import { AppError } from '@/lib/contracts/errors'
import { env } from './env'

/** The standard asks for less than a year; the text is made anew with every answer. */
const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1_000

/**
 * Whom to tell about a weakness: the text of `/.well-known/security.txt` (RFC 9116), valid for 180 days after `now`. Throws
 * `not-found` when this installation names nobody (CONTACT_EMAIL).
 */
export function securityContact(now: Date): Response {
  const { CONTACT_EMAIL, PUBLIC_URL } = env()
  if (CONTACT_EMAIL === undefined) throw new AppError('not-found', 'CONTACT_EMAIL is not set')
  const lines = [
    `Contact: mailto:${encodeURI(CONTACT_EMAIL)}`,
    `Expires: ${new Date(now.getTime() + VALID_FOR_MS).toISOString()}`,
    'Preferred-Languages: en, pt, es',
    ...(PUBLIC_URL ? [`Canonical: ${new URL(PUBLIC_URL).origin}/.well-known/security.txt`] : []),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
