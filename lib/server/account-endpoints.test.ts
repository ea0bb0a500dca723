import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GET, POST } from '@/app/api/auth/[...all]/route'
import { PASSWORD_MAX } from '@/lib/contracts/account'
import { accountActs } from './account-acts'
import { answerAccount } from './account-endpoints'
import { auth, makeAuth } from './auth'
import { Authenticator } from './testing/authenticator'
import { prepareProcess } from './testing/process-services'
import { accountKeys, newAddress, OWN, password, prepareAccounts } from './testing/test-accounts'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
prepareProcess(database)
const { openBrowser, confirmed } = prepareAccounts(database)

afterEach(() => {
  vi.restoreAllMocks()
})

/** Every endpoint of the library as it is installed and set up, with an example for each part that is named in its path. */
async function endpointsOfLibrary(): Promise<readonly { path: string; methods: readonly string[] }[]> {
  return Object.values((await auth()).api).flatMap(({ path, options }) =>
    path ? [{ path: path.replaceAll(/:\w+/g, 'x'), methods: [options.method].flat() }] : [],
  )
}

const asked = (path: string, method: string) =>
  new Request(`${OWN}/api/auth${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: OWN },
    body: method === 'GET' ? null : '{}',
  })

const handle = { GET, POST }

describe('the account library', () => {
  it('answers to what Carrel uses and to nothing else of all that it can do', async () => {
    const handler = vi.spyOn(await auth(), 'handler')
    const endpoints = await endpointsOfLibrary()
    const paths = endpoints.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([...Object.keys(accountActs), '/verify-password', '/update-user']),
    )
    const unused = paths.filter((path) => !Object.hasOwn(accountActs, path))
    expect(unused.length).toBeGreaterThan(20)
    for (const path of [...unused, '/', '', '/nothing', '/__proto__', '/constructor'])
      for (const method of ['GET', 'POST'] as const)
        expect([path, method, (await handle[method](asked(path, method))).status]).toEqual([
          path,
          method,
          404,
        ])
    expect(handler).not.toHaveBeenCalled()
  })

  it.each([
    '/verify-password/',
    '//verify-password',
    '/sign-out/../verify-password',
    '/sign-out%2f..%2fverify-password',
    '/sign-out/../update-user?x=/sign-out',
    '/Sign-Out',
    '/sign-out/',
  ])('is not reached by another spelling: %s', async (path) => {
    expect((await POST(asked(path, 'POST'))).status).toBe(404)
  })

  it('has each act that Carrel uses, by its method alone', async () => {
    const endpoints = await endpointsOfLibrary()
    for (const [path, { isGetInside }] of Object.entries(accountActs)) {
      const inside = isGetInside ? 'GET' : 'POST'
      expect(endpoints.find((endpoint) => endpoint.path === path)?.methods, path).toContain(inside)
      // Nothing of an account is changed by a link that somebody follows.
      expect((await handle.GET(asked(path, 'GET'))).status, path).toBe(404)
    }
  })
})

describe('what is sent with an act on an account', () => {
  it.each([
    ['/sign-up/email', { email: `${'a'.repeat(243)}@uni.example`, password }, 'INVALID_EMAIL'],
    ['/sign-up/email', { email: [newAddress()], password }, 'INVALID_EMAIL'],
    ['/sign-up/email', { email: newAddress(), password: 'x'.repeat(PASSWORD_MAX + 1) }, 'PASSWORD_TOO_LONG'],
    ['/sign-in/email', { email: newAddress(), password: 'x'.repeat(PASSWORD_MAX + 1) }, 'PASSWORD_TOO_LONG'],
    ['/sign-in/email', { email: newAddress() }, 'VALIDATION_ERROR'],
    ['/change-password', { currentPassword: 'x'.repeat(999), newPassword: password }, 'PASSWORD_TOO_LONG'],
    ['/reset-password', { token: 'x'.repeat(2_001), newPassword: password }, 'INVALID_TOKEN'],
    ['/request-password-reset', { email: 'a'.repeat(300) }, 'INVALID_EMAIL'],
    ['/send-verification-email', {}, 'INVALID_EMAIL'],
    ['/passkey/verify-registration', { response: 'x' }, 'AUTHENTICATION_FAILED'],
    ['/passkey/verify-authentication', { response: { id: 'x'.repeat(6_001) } }, 'AUTHENTICATION_FAILED'],
  ])('is held to its length: %s', async (path, body, code) => {
    const answer = await openBrowser().ask(path, body)
    expect([answer.status, await answer.json()]).toEqual([400, { code }])
  })

  it('may be as long as Carrel says', async () => {
    const long = {
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
      password: 'quatre épées là-bas '.repeat(PASSWORD_MAX / 20),
    }
    expect((await openBrowser({ sendsMail: false }).ask('/sign-up/email', long)).status).toBe(200)
    expect((await openBrowser({ sendsMail: false }).ask('/sign-in/email', long)).status).toBe(200)
  })

  it('is cut off when it is too large, and what Carrel does not send never reaches the account', async () => {
    const email = newAddress()
    const browser = openBrowser({ sendsMail: false })
    const huge = await browser.ask('/sign-up/email', { email, password, name: 'x'.repeat(1_500_000) })
    expect([huge.status, await huge.json()]).toEqual([413, { code: 'too-large' }])
    const extra = {
      name: 'x'.repeat(1_000),
      image: 'https://evil.example/',
      emailVerified: true,
      isAnonymous: true,
    }
    expect((await browser.ask('/sign-up/email', { email, password, ...extra })).status).toBe(200)
    const user = await database().db.user.findUniqueOrThrow({ where: { email } })
    expect(user).toMatchObject({ name: email, image: null, emailVerified: false })
    expect(user.isAnonymous).not.toBe(true)
  })

  it.each([
    ['of another site', { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' }, '{}'],
    ['that is a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a'],
    ['that is no JSON', { 'content-type': 'application/json' }, '{"email":'],
  ])('is refused from a page %s', async (_, headers, body) => {
    const auth = makeAuth({ db: database().db, ...accountKeys }, null)
    const handler = vi.spyOn(auth, 'handler')
    const request = new Request(`${OWN}/api/auth/sign-in/email`, { method: 'POST', headers, body })
    const answer = await answerAccount(auth, request)
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'invalid-input' }])
    expect(handler).not.toHaveBeenCalled()
  })
})

describe('one address', () => {
  const fitting: Readonly<Record<string, object>> = {
    '/sign-up/email': { email: newAddress(), password },
    '/sign-in/email': { email: newAddress(), password },
    '/sign-out': {},
    '/change-password': { currentPassword: 'not this one here', newPassword: password },
    '/request-password-reset': { email: newAddress() },
    '/reset-password': { token: randomUUID(), newPassword: password },
    '/send-verification-email': { email: newAddress() },
    '/verify-email': { token: 'x' },
    '/two-factor/enable': { password: 'not this one here' },
    '/two-factor/disable': { password: 'not this one here' },
    '/two-factor/generate-backup-codes': { password: 'not this one here' },
    '/two-factor/verify-totp': { code: '123456', step: 'sign-in' },
    '/two-factor/verify-backup-code': { code: 'aaaa-bbbb', step: 'sign-in' },
    '/end-session': { id: 'x', password: 'not this one here' },
    '/passkey/generate-register-options': { password: 'not this one here' },
    '/passkey/verify-registration': {
      response: new Authenticator().register({ challenge: 'eA', origin: OWN }),
    },
    '/passkey/update-passkey': { id: 'x', name: 'x' },
    '/passkey/delete-passkey': { id: 'x', password: 'not this one here' },
    '/passkey/generate-authenticate-options': {},
    '/passkey/verify-authentication': {
      response: new Authenticator().show({ challenge: 'eA', origin: OWN }),
    },
    '/delete-user': { password: 'not this one here' },
    '/delete-anonymous-user': {},
  }

  const asksForPassword: ReadonlySet<string> = new Set(['/change-password', '/delete-user'])

  it.each(Object.entries(accountActs))(
    'may ask for %s no more often than is set, also at once',
    async (path, { aMinute }) => {
      const { browser } = asksForPassword.has(path) ? await confirmed() : { browser: openBrowser() }
      const body = fitting[path]
      const once = () => browser.ask(path, body)
      const statuses = (await Promise.all(Array.from({ length: aMinute + 5 }, once))).map(
        ({ status }) => status,
      )
      expect(statuses.filter((status) => status !== 429)).toHaveLength(aMinute)
      expect(statuses.filter((status) => status === 500 || status === 404)).toEqual([])
    },
  )
})
