import { describe, expect, it } from 'vitest'
import { PASSKEYS_MAX } from '@/lib/contracts/account'
import { Authenticator } from './testing/authenticator'
import { OWN, password, prepareAccounts } from './testing/test-accounts'
import { addProject, prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const { openBrowser, confirmed } = prepareAccounts(database)

type Browser = ReturnType<typeof openBrowser>

const BEGIN = '/passkey/generate-register-options'
const KEEP = '/passkey/verify-registration'
const ASK = '/passkey/generate-authenticate-options'
const ENTER = '/passkey/verify-authentication'

/** Status and code of an answer. */
async function said(answer: Response): Promise<[number, string | undefined]> {
  return [answer.status, (await answer.json()).code]
}

async function challengeFor(browser: Browser, path: string, body: object = {}): Promise<string> {
  const answer = await browser.ask(path, body)
  expect(answer.status).toBe(200)
  return (await answer.json()).challenge
}

async function keep(browser: Browser, key: Authenticator, origin = OWN): Promise<Response> {
  const challenge = await challengeFor(browser, BEGIN, { password })
  return browser.ask(KEEP, { response: key.register({ challenge, origin }), name: 'My phone' })
}

async function enter(key: Authenticator, browser = openBrowser(), origin = OWN): Promise<Response> {
  const challenge = await challengeFor(browser, ASK)
  return browser.ask(ENTER, { response: key.show({ challenge, origin }) })
}

async function withPasskey() {
  const account = await confirmed()
  const key = new Authenticator()
  expect((await keep(account.browser, key)).status).toBe(200)
  const { id } = await database().db.user.findUniqueOrThrow({ where: { email: account.email } })
  return { ...account, key, userId: id }
}

const tokenOf = ({ jar }: Browser) => jar.get('carrel.session_token')?.split('.')[0] ?? 'none'

const keptOf = (userId: string) => database().db.passkey.findMany({ where: { userId } })

describe('a new passkey', () => {
  it('is begun by nobody without a session, by no guest, and by no session without the password', async () => {
    const { browser } = await confirmed()
    const guest = openBrowser()
    await guest.visit()
    expect((await openBrowser().ask(BEGIN, { password })).status).toBe(401)
    expect(await said(await guest.ask(BEGIN, { password }))).toEqual([400, 'INVALID_PASSWORD'])
    for (const given of ['not this one here', ''])
      expect(await said(await browser.ask(BEGIN, { password: given }))).toEqual([400, 'INVALID_PASSWORD'])
    expect(await said(await browser.ask(BEGIN, {}))).toEqual([400, 'VALIDATION_ERROR'])
  })

  it('is not kept when it was made elsewhere, for another challenge or account, or without asking who holds it', async () => {
    const { browser, email } = await confirmed()
    const { browser: other } = await confirmed()
    const { id } = await database().db.user.findUniqueOrThrow({ where: { email } })
    const key = new Authenticator()
    const elsewhere = new Authenticator({ rpId: 'carrel.example' })
    const unverified = new Authenticator()
    unverified.verifiesPerson = false
    expect((await keep(browser, key, 'https://evil.example')).status).toBe(400)
    expect((await keep(browser, elsewhere)).status).toBe(400)
    expect(await said(await keep(browser, unverified))).toEqual([401, 'PASSKEY_WITHOUT_PERSON'])
    const made = key.register({ challenge: await challengeFor(browser, BEGIN, { password }), origin: OWN })
    // The challenge of another browser, and then none at all.
    await challengeFor(other, BEGIN, { password })
    expect((await other.ask(KEEP, { response: made })).status).toBe(400)
    expect((await openBrowser().ask(KEEP, { response: made })).status).toBe(401)
    const forSignIn = await challengeFor(browser, ASK)
    const used = key.register({ challenge: forSignIn, origin: OWN })
    expect(await said(await browser.ask(KEEP, { response: used }))).toEqual([400, 'CHALLENGE_NOT_FOUND'])
    expect(await keptOf(id)).toEqual([])
  })

  it('is kept once for a challenge, under its name, and never for a second account', async () => {
    const { browser, key, userId } = await withPasskey()
    const [kept] = await keptOf(userId)
    expect(kept).toMatchObject({ name: 'My phone', credentialID: key.id })
    const challenge = await challengeFor(browser, BEGIN, { password })
    const response = new Authenticator().register({ challenge, origin: OWN })
    expect((await browser.ask(KEEP, { response })).status).toBe(200)
    expect(await said(await browser.ask(KEEP, { response }))).toEqual([400, 'CHALLENGE_NOT_FOUND'])
    const thief = await confirmed()
    expect((await keep(thief.browser, new Authenticator({ id: key.id }))).status).toBe(400)
    expect(await keptOf(userId)).toHaveLength(2)
  })

  it(`is refused behind ${PASSKEYS_MAX} others, and while it is awaited no address stands beside its challenge`, async () => {
    const { browser, userId, email } = await withPasskey()
    const { db } = database()
    await challengeFor(browser, BEGIN, { password })
    const waiting = await db.verification.findMany({ where: { value: { contains: userId } } })
    expect(waiting.length).toBeGreaterThan(0)
    expect(JSON.stringify(waiting)).not.toContain(email)
    await db.passkey.createMany({
      data: Array.from({ length: PASSKEYS_MAX - 1 }, (_, at) => ({
        ...{ id: `${userId}-${at}`, userId, publicKey: 'x', credentialID: `${userId}-${at}` },
        ...{ counter: 0, deviceType: 'singleDevice', backedUp: false },
      })),
    })
    expect(await said(await browser.ask(BEGIN, { password }))).toEqual([400, 'TOO_MANY_PASSKEYS'])
  })
})

describe('signing in with a passkey', () => {
  it('begins a session of its own, whose token stands in the cookie alone', async () => {
    const { key, userId } = await withPasskey()
    const browser = openBrowser()
    const answer = await enter(key, browser)
    expect(answer.status).toBe(200)
    const said = await answer.json()
    expect(said.user.id).toBe(userId)
    expect(JSON.stringify(said)).not.toContain(tokenOf(browser))
    expect(await browser.isSignedIn()).toBe(true)
    expect(
      (
        await browser.ask('/change-password', {
          currentPassword: password,
          newPassword: 'seven open windows here',
        })
      ).status,
    ).toBe(200)
  })

  it('is refused for a signature, a site, an origin, a count or a challenge that is not right', async () => {
    const { key } = await withPasskey()
    const same = () => new Authenticator({ id: key.id })
    const refused = async (answer: Promise<Response>) => {
      const { status } = await answer
      expect([400, 401]).toContain(status)
    }
    await refused(enter(same()))
    await refused(enter(new Authenticator()))
    await refused(enter(key, openBrowser(), 'https://evil.example'))
    const browser = openBrowser()
    const challenge = await challengeFor(browser, ASK)
    const shown = key.show({ challenge, origin: OWN }, 5)
    expect((await openBrowser().ask(ENTER, { response: shown })).status).toBe(400)
    expect((await browser.ask(ENTER, { response: shown })).status).toBe(200)
    expect((await browser.ask(ENTER, { response: shown })).status).toBe(400)
    // A copy of the key has counted fewer uses.
    const copy = openBrowser()
    const again = await challengeFor(copy, ASK)
    await refused(copy.ask(ENTER, { response: key.show({ challenge: again, origin: OWN }, 3) }))
    expect(await copy.isSignedIn()).toBe(false)
  })

  it('stands for the second step only when it asked who holds it', async () => {
    const { key, userId } = await withPasskey()
    await database().db.user.update({ where: { id: userId }, data: { twoFactorEnabled: true } })
    const browser = openBrowser()
    key.verifiesPerson = false
    expect(await said(await enter(key, browser))).toEqual([401, 'PASSKEY_WITHOUT_PERSON'])
    expect(await browser.isSignedIn()).toBe(false)
    key.verifiesPerson = true
    expect((await enter(key, browser)).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(true)
  })

  it("moves a guest's work into the account, and ends the session of the account before", async () => {
    const { key, userId } = await withPasskey()
    const { db } = database()
    const guest = openBrowser()
    const guestId = await guest.visit()
    const { projectId } = await addProject(db)
    await db.project.update({ where: { id: projectId }, data: { ownerId: guestId } })
    expect((await enter(key, guest)).status).toBe(200)
    expect(await db.project.findUniqueOrThrow({ where: { id: projectId } })).toMatchObject({
      ownerId: userId,
    })
    expect(await db.user.findUnique({ where: { id: guestId } })).toBeNull()
    const { browser, email } = await confirmed()
    const before = openBrowser({ jar: new Map(browser.jar) })
    expect((await enter(key, browser)).status).toBe(200)
    expect([email, await before.isSignedIn()]).toEqual([email, false])
  })
})

describe('a passkey that is there', () => {
  it('is named and removed by its account alone, removed with the password, and then opens nothing', async () => {
    const { browser, key, userId } = await withPasskey()
    const { browser: stranger } = await confirmed()
    const [kept] = await keptOf(userId)
    const id = kept?.id ?? ''
    const rename = { id, name: 'Key on my ring' }
    for (const path of ['/passkey/update-passkey', '/passkey/delete-passkey'])
      expect((await stranger.ask(path, { ...rename, password })).status).toBe(401)
    expect((await openBrowser().ask('/passkey/update-passkey', rename)).status).toBe(401)
    expect((await browser.ask('/passkey/update-passkey', rename)).status).toBe(200)
    expect(await said(await browser.ask('/passkey/update-passkey', { id, name: ' ' }))).toEqual([
      400,
      'PASSKEY_NAME',
    ])
    expect(await said(await browser.ask('/passkey/update-passkey', { id, name: 'x'.repeat(61) }))).toEqual([
      400,
      'PASSKEY_NAME',
    ])
    expect(
      await said(await browser.ask('/passkey/delete-passkey', { id, password: 'not this one here' })),
    ).toEqual([400, 'INVALID_PASSWORD'])
    expect((await keptOf(userId)).map(({ name }) => name)).toEqual(['Key on my ring'])
    expect((await browser.ask('/passkey/delete-passkey', { id, password })).status).toBe(200)
    expect(await keptOf(userId)).toEqual([])
    expect(await said(await enter(key))).toEqual([401, 'PASSKEY_NOT_FOUND'])
  })

  it('goes with the account', async () => {
    const { browser, userId } = await withPasskey()
    await challengeFor(browser, BEGIN, { password })
    expect((await browser.ask('/delete-user', { password })).status).toBe(200)
    expect(await keptOf(userId)).toEqual([])
    expect(await database().db.verification.findMany({ where: { value: { contains: userId } } })).toEqual([])
  })
})
