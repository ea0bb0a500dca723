import type { LinkId } from '@/lib/contracts/desk'

/**
 * The cookie of one link, so that a browser may be at several desks. `__Host-`: this host alone, sent over https only;
 * browsers treat http://127.0.0.1 and http://localhost alike.
 */
export function deskCookieName(linkId: LinkId): string {
  return `__Host-carrel-share-${linkId}`
}

/** The value of Set-Cookie that keeps a session; `maxAgeS` 0 removes it. */
export function deskCookie(linkId: LinkId, { value, maxAgeS }: { value: string; maxAgeS: number }): string {
  return `${deskCookieName(linkId)}=${value}; Path=/; Max-Age=${maxAgeS}; Secure; HttpOnly; SameSite=Lax`
}

/** The session of a link in a Cookie header; null when there is none. */
export function readDeskCookie(header: string | null, linkId: LinkId): string | null {
  const name = `${deskCookieName(linkId)}=`
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(name))
  const value = found?.trim().slice(name.length) ?? ''
  return /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null
}
