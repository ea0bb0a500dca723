import { UserId } from '@/lib/contracts/ids'
import { auth } from '../auth'

/** What the browser sends with the next call; Next would read it from the request. */
export const browser = { cookie: '' }

/** Stands in for Next's module of the same name in every test with a database (vitest.config.ts). */
export async function headers(): Promise<Headers> {
  return new Headers({ cookie: browser.cookie, 'user-agent': 'Firefox/140 Windows' })
}

export async function cookies(): Promise<{ set(): void }> {
  return { set: () => undefined }
}

/** A new student without an address, with the cookie of the session. */
export async function signInStudent(): Promise<{ ownerId: UserId; cookie: string }> {
  const { api } = await auth()
  const answer = await api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { ownerId: UserId.parse(answer.response?.user.id), cookie }
}
