import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { oneTimeCode, PERIOD_MS } from './testing/one-time-code'
import { claim, newAddress, password, prepareAccounts, tokenIn } from './testing/test-accounts'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const { openBrowser, confirmed, arrived } = prepareAccounts(database)

const TOTP = '/two-factor/verify-totp'
const RECOVERY = '/two-factor/verify-backup-code'

const wrongOf = (secret: string) => String((Number(oneTimeCode(secret)) + 1) % 1_000_000).padStart(6, '0')

// Time is ours, so that each sign-in has a code of its own.
let now = Date.now()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => void vi.useRealTimers())
function later(): void {
  now += 2 * PERIOD_MS
  vi.setSystemTime(now)
}

const secrets: string[] = []

async function protectedAccount() {
  const { email, browser } = await confirmed()
  const begun = await (await browser.ask('/two-factor/enable', { password })).json()
  const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
  secrets.push(secret)
  const done = await browser.ask(TOTP, { code: oneTimeCode(secret), step: 'set-up' })
  expect(done.status).toBe(200)
  later()
  const recovery: string[] = begun.backupCodes
  return { email, browser, secret, recovery }
}

async function halfway(email: string, browser = openBrowser()) {
  const answer = await browser.ask('/sign-in/email', { email, password })
  expect(await answer.json()).toMatchObject({ twoFactorRedirect: true })
  return browser
}

describe('setting up a second step', () => {
  it('asks for the password, and is in force only once the app has shown a right code', async () => {
    const { email, browser } = await confirmed()
    const wrong = await browser.ask('/two-factor/enable', { password: 'not this one here' })
    expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'INVALID_PASSWORD'])
    const begun = await (await browser.ask('/two-factor/enable', { password })).json()
    expect(begun.totpURI).toMatch(/^otpauth:\/\/totp\/Carrel:/)
    const secret = new URL(begun.totpURI).searchParams.get('secret') ?? ''
    expect((await browser.ask(TOTP, { code: wrongOf(secret), step: 'set-up' })).status).toBe(401)
    const other = openBrowser()
    expect((await other.ask('/sign-in/email', { email, password })).status).toBe(200)
    expect(await other.isSignedIn()).toBe(true)
    expect((await browser.ask(TOTP, { code: oneTimeCode(secret), step: 'set-up' })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(true)
    expect(await (await halfway(email)).isSignedIn()).toBe(false)
  })

  it('keeps neither the secret nor a recovery code readable; of codes with 120 bits only hashes', async () => {
    const { email, secret, recovery } = await protectedAccount()
    const { id } = await database().db.user.findUniqueOrThrow({ where: { email } })
    const kept = JSON.stringify(await database().db.twoFactor.findFirstOrThrow({ where: { userId: id } }))
    for (const hidden of [secret, Buffer.from(secret).toString('base64'), ...recovery])
      expect(kept).not.toContain(hidden)
    expect(recovery).toHaveLength(8)
    expect(new Set(recovery).size).toBe(8)
    // 32 bytes of the account library's chance.
    expect(secret).toMatch(/^[A-Z2-7]{52}$/)
    expect(new Set(secrets).size).toBe(secrets.length)
    for (const code of recovery) expect(code).toMatch(/^([2-9a-km-np-z]{4}-){5}[2-9a-km-np-z]{4}$/)
  })
})

describe('signing in with a second step', () => {
  it('takes the code as well as the password; a code works once, and none without the password before it', async () => {
    const { email, secret } = await protectedAccount()
    expect((await openBrowser().ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).toBe(401)
    const browser = await halfway(email)
    expect((await browser.ask(TOTP, { code: wrongOf(secret), step: 'sign-in' })).status).toBe(401)
    expect(await browser.isSignedIn()).toBe(false)
    expect((await browser.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(true)
    const onlooker = await halfway(email)
    const again = await onlooker.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })
    expect([again.status, (await again.json()).code]).toEqual([401, 'INVALID_CODE'])
    expect(await onlooker.isSignedIn()).toBe(false)
  })

  it('takes each recovery code once, however it is typed, and none after new ones were made', async () => {
    const { email, browser, recovery } = await protectedAccount()
    const [first = '', second = ''] = recovery
    const typed = first.replaceAll('-', ' ').toUpperCase()
    const lost = await halfway(email)
    expect((await lost.ask(RECOVERY, { code: 'aaaa-bbbb', step: 'sign-in' })).status).toBe(401)
    expect((await lost.ask(RECOVERY, { code: typed, step: 'sign-in' })).status).toBe(200)
    expect(await lost.isSignedIn()).toBe(true)
    const again = await halfway(email)
    expect((await again.ask(RECOVERY, { code: first, step: 'sign-in' })).status).toBe(401)
    const made = '/two-factor/generate-backup-codes'
    expect((await browser.ask(made, { password: 'not this one here' })).status).toBe(400)
    const { backupCodes } = await (await browser.ask(made, { password })).json()
    expect((await again.ask(RECOVERY, { code: second, step: 'sign-in' })).status).toBe(401)
    expect((await again.ask(RECOVERY, { code: backupCodes[0], step: 'sign-in' })).status).toBe(200)
  })

  it('ends the attempt after five wrong codes and closes the account to codes for a while after ten', async () => {
    const { email, secret } = await protectedAccount()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const guessing = await halfway(email)
      for (let guess = 0; guess < 5; guess += 1)
        expect((await guessing.ask(TOTP, { code: wrongOf(secret), step: 'sign-in' })).status).toBe(401)
      expect((await guessing.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).not.toBe(200)
      expect(await guessing.isSignedIn()).toBe(false)
    }
    const owner = await halfway(email)
    expect((await owner.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).toBe(429)
    now += 16 * 60_000
    vi.setSystemTime(now)
    const later = await halfway(email)
    expect((await later.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).toBe(200)
  })

  it('is not gone around by a letter to the address', async () => {
    const { email } = await protectedAccount()
    const browser = openBrowser()
    await browser.ask('/request-password-reset', { email })
    const token = tokenIn((await arrived(email, 2))[1])
    // 24 signs of an alphabet of 62: 142 bits.
    expect(token).toMatch(/^[A-Za-z0-9]{24}$/)
    await browser.ask('/reset-password', { token, newPassword: 'another five quiet rooms' })
    await browser.ask('/sign-in/email', { email, password: 'another five quiet rooms' })
    expect(await browser.isSignedIn()).toBe(false)
  })

  it('moves the work of a guest with the code, not before it, and ends another account’s session likewise', async () => {
    const { db } = database()
    const { email, secret } = await protectedAccount()
    const guest = openBrowser()
    const guestId = await guest.visit()
    const title = randomUUID()
    await db.project.create({ data: { id: randomUUID(), ownerId: guestId, title, locale: 'en' } })
    const ownerOf = async () => (await db.project.findFirstOrThrow({ where: { title } })).ownerId
    await halfway(email, guest)
    expect([await ownerOf(), await guest.isSignedIn()]).toEqual([guestId, true])
    expect((await guest.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).toBe(200)
    expect(await ownerOf()).toBe((await db.user.findUniqueOrThrow({ where: { email } })).id)
    expect(await db.user.findUnique({ where: { id: guestId } })).toBeNull()
    later()
    const { browser: former } = await confirmed()
    const held = new Map(former.jar)
    await halfway(email, former)
    expect(await openBrowser({ jar: held }).isSignedIn()).toBe(true)
    expect((await former.ask(TOTP, { code: oneTimeCode(secret), step: 'sign-in' })).status).toBe(200)
    expect(await openBrowser({ jar: held }).isSignedIn()).toBe(false)
  })

  it('is turned off with the password alone asked for, and is nobody’s who has none', async () => {
    const { email, browser } = await protectedAccount()
    expect((await browser.ask('/two-factor/disable', { password: 'not this one here' })).status).toBe(400)
    expect((await (await halfway(email)).ask('/two-factor/disable', { password })).status).toBe(401)
    expect((await browser.ask('/two-factor/disable', { password })).status).toBe(200)
    const plain = openBrowser()
    await plain.ask('/sign-in/email', { email, password })
    expect(await plain.isSignedIn()).toBe(true)
    const guest = openBrowser()
    await guest.visit()
    expect((await guest.ask('/two-factor/enable', { password })).status).toBe(400)
    expect(
      (await openBrowser().ask('/two-factor/enable', { password: claim(newAddress()).password })).status,
    ).toBe(401)
  })
})
