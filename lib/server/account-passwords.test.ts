import { hashPassword as formerHash } from 'better-auth/crypto'
import { describe, expect, it, vi } from 'vitest'
import { endSession, endSessionsOf, listSessions } from '@/lib/adapters/store/account-sessions'
import { capSession } from './account-hooks'
import { hashPassword, isFormerHash, verifyPassword } from './password-hash'
import { accountKeys, claim, newAddress, password, prepareAccounts, tokenIn } from './testing/test-accounts'
import { prepareTestDatabase } from './testing/test-database'

// Here a password costs what it costs everybody; elsewhere tests take a quicker one.
vi.mock('@/lib/server/password-cost', () => import('./password-cost'))

const database = prepareTestDatabase()
const { openBrowser, confirmed, arrived } = prepareAccounts(database)

const codeOf = async (response: Response) => [response.status, (await response.json()).code]
const userOf = (email: string) => database().db.user.findUniqueOrThrow({ where: { email } })

describe('a password that others guess first', () => {
  it('is refused where it is set: at sign-up, at a change and by a link', async () => {
    const signUp = await openBrowser().ask('/sign-up/email', {
      ...claim(newAddress()),
      password: 'Password2024!',
    })
    expect(await codeOf(signUp)).toEqual([400, 'PASSWORD_TOO_COMMON'])
    const named = await openBrowser().ask('/sign-up/email', {
      email: 'marina.queiroz@uni.example',
      password: 'MarinaQueiroz1',
    })
    expect(await codeOf(named)).toEqual([400, 'PASSWORD_NAMES_ACCOUNT'])
    const { email, browser } = await confirmed()
    const change = await browser.ask('/change-password', {
      currentPassword: password,
      newPassword: 'qwertyuiop123',
    })
    expect(await codeOf(change)).toEqual([400, 'PASSWORD_TOO_COMMON'])
    await openBrowser().ask('/request-password-reset', { email })
    const token = tokenIn((await arrived(email, 2))[1])
    const reset = await openBrowser().ask('/reset-password', { token, newPassword: 'iloveyou2025' })
    expect(await codeOf(reset)).toEqual([400, 'PASSWORD_TOO_COMMON'])
    expect((await openBrowser().ask('/sign-in/email', { email, password })).status).toBe(200)
  })
})

describe('what is kept of a password', () => {
  it('is a hash with its settings and a salt of its own, which only that password fits', async () => {
    const [one, other] = await Promise.all([hashPassword(password), hashPassword(password)])
    expect(one).toMatch(/^scrypt\$16384\$8\$5\$/)
    expect(one).not.toBe(other)
    expect(await verifyPassword({ hash: one, password })).toBe(true)
    const long = password.repeat(8)
    const others = [`${password}.`, ` ${password}`, password.toUpperCase(), password.slice(0, -1)]
    for (const other of others) expect(await verifyPassword({ hash: one, password: other })).toBe(false)
    expect(await verifyPassword({ hash: await hashPassword(`${long}a`), password: `${long}b` })).toBe(false)
  })

  it('is made anew when somebody signs in whose hash is of another year, and not for a wrong password', async () => {
    const { email } = await confirmed()
    const { id: userId } = await userOf(email)
    const kept = async () =>
      (await database().db.account.findFirstOrThrow({ where: { userId } })).password ?? ''
    await database().db.account.updateMany({
      where: { userId },
      data: { password: await formerHash(password) },
    })
    expect((await openBrowser().ask('/sign-in/email', { email, password: 'not this one here' })).status).toBe(
      401,
    )
    expect(isFormerHash(await kept())).toBe(true)
    expect((await openBrowser().ask('/sign-in/email', { email, password })).status).toBe(200)
    expect(isFormerHash(await kept())).toBe(false)
    expect((await openBrowser().ask('/sign-in/email', { email, password })).status).toBe(200)
  })
})

describe('sessions', () => {
  it('of one account are listed for it alone, and ended one by one by nobody else', async () => {
    const { db } = database()
    const [one, other] = [await confirmed(), await confirmed()]
    const { id } = await userOf(one.email)
    await openBrowser().ask('/sign-in/email', { email: one.email, password })
    const sessions = await listSessions(db, id, new Date())
    expect(sessions).toHaveLength(2)
    const mine = sessions.at(-1)?.id ?? ''
    expect(await endSession(db, (await userOf(other.email)).id, mine)).toBe(false)
    expect(await one.browser.isSignedIn()).toBe(true)
    expect(await endSession(db, id, mine)).toBe(true)
    expect(await one.browser.isSignedIn()).toBe(false)
    expect(await listSessions(db, id, new Date())).toHaveLength(1)
  })

  it('begin in a cookie alone: their token stands in no answer that a script reads', async () => {
    const { email } = await confirmed()
    const browser = openBrowser({ sendsMail: false })
    for (const path of ['/sign-up/email', '/sign-in/email', '/change-password']) {
      const own = path === '/sign-in/email' ? email : newAddress()
      const body = { ...claim(own), currentPassword: password, newPassword: 'six slow lifts here' }
      const answer = await browser.ask(path, body)
      expect([path, answer.status]).toEqual([path, 200])
      const token = browser.jar.get('carrel.session_token')?.split('.')[0] ?? 'none'
      expect(token.length).toBeGreaterThan(20)
      expect(await answer.text()).not.toContain(token)
    }
  })

  it('end elsewhere once the password is said again, and nobody else ends them', async () => {
    const [one, other] = [await confirmed(), await confirmed()]
    const { id: userId } = await userOf(one.email)
    const second = openBrowser()
    await second.ask('/sign-in/email', { email: one.email, password })
    const [latest] = await listSessions(database().db, userId, new Date())
    const id = latest?.id ?? ''
    const end = (browser: typeof second, said: string) => browser.ask('/end-session', { id, password: said })
    expect(await codeOf(await end(one.browser, 'not this one here'))).toEqual([400, 'INVALID_PASSWORD'])
    expect((await end(openBrowser(), password)).status).toBe(401)
    const strange = await end(other.browser, password)
    expect([strange.status, await strange.json()]).toEqual([200, { isEnded: false }])
    expect(await second.isSignedIn()).toBe(true)
    expect(await (await end(one.browser, password)).json()).toEqual({ isEnded: true })
    expect([await second.isSignedIn(), await one.browser.isSignedIn()]).toEqual([false, true])
  })

  it('of one account, or of all, are ended by the operator; a guest’s, which alone lead back to their work, are not', async () => {
    const { db } = database()
    const [one, other] = [await confirmed(), await confirmed()]
    const guest = openBrowser()
    await guest.visit()
    const signedIn = () =>
      Promise.all([one.browser, other.browser, guest].map((browser) => browser.isSignedIn()))
    expect(await endSessionsOf(db, { email: newAddress() })).toBe(0)
    expect(await endSessionsOf(db, { email: ` ${one.email.toUpperCase()}` })).toBe(1)
    expect(await signedIn()).toEqual([false, true, true])
    expect(await endSessionsOf(db, 'all')).toBeGreaterThan(0)
    expect(await signedIn()).toEqual([false, false, true])
  })

  it('of the account before end when another one signs in in the same browser', async () => {
    const [first, second] = [await confirmed(), await confirmed()]
    const former = new Map(first.browser.jar)
    const again = await first.browser.ask('/sign-in/email', { email: second.email, password })
    expect(again.status).toBe(200)
    expect(await first.browser.isSignedIn()).toBe(true)
    expect(await openBrowser({ jar: former }).isSignedIn()).toBe(false)
  })

  it('of an account end 180 days after signing in, however often they are used; a guest’s go on', async () => {
    const { email, browser } = await confirmed()
    const { db } = database()
    const { id: userId } = await userOf(email)
    const createdAt = new Date(Date.now() - 179 * 24 * 60 * 60 * 1_000)
    const soon = new Date(Date.now() + 60_000)
    await db.session.updateMany({ where: { userId }, data: { createdAt, expiresAt: soon } })
    expect(await browser.isSignedIn()).toBe(true)
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId } })
    expect(expiresAt.getTime()).toBe(createdAt.getTime() + 180 * 24 * 60 * 60 * 1_000)
    const guest = { session: { createdAt }, user: { isAnonymous: true } }
    expect(await capSession({ expiresAt: new Date(8e15) }, { context: { session: guest } })).toBeUndefined()
  })

  it('leave nothing in the browser once they are ended there', async () => {
    const { browser } = await confirmed()
    const response = await browser.ask('/sign-out', {})
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
    const failed = await openBrowser().ask('/sign-in/email', claim(newAddress()))
    expect(failed.headers.has('clear-site-data')).toBe(false)
  })

  it('stand in a cookie that no other host can set, where Carrel is reached by https', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://carrel.example')
    vi.resetModules()
    const { makeAuth } = await import('./auth')
    const auth = makeAuth({ db: database().db, ...accountKeys }, null)
    const made = await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
    vi.unstubAllEnvs()
    const [cookie = ''] = made.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-carrel\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain=/i)
    // 32 signs of an alphabet of 62: 190 bits.
    const other = await auth.api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
    const [token, next] = [made, other].map(
      ({ headers }) => /session_token=([A-Za-z0-9]{32})\./.exec(headers.getSetCookie()[0] ?? '')?.[1],
    )
    expect(token).toBeTruthy()
    expect(next).not.toBe(token)
  })
})
