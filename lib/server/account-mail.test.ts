import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openMailer } from '@/lib/adapters/mail/smtp'
import { makeAuth } from './auth'
import { log } from './log'
import { startMailServer } from './testing/mail-server'
import {
  accountKeys,
  claim,
  newAddress,
  OWN,
  password,
  prepareAccounts,
  tokenIn,
} from './testing/test-accounts'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const { openBrowser, claimed, older, lettersTo, arrived, allLetters } = prepareAccounts(database)

/** Everything that went to the log, whatever its level. */
const logged: unknown[] = []
beforeAll(() => {
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...args: unknown[]) => void logged.push(args))
})
afterAll(() => void vi.restoreAllMocks())

const isConfirmed = async (email: string) =>
  (await database().db.user.findUniqueOrThrow({ where: { email } })).emailVerified

/** A letter that was asked for by now would have come: one that is asked for later has. */
const laterLetterArrived = () => claimed()

describe('the letter that confirms an address', () => {
  it('goes out when an account is created, and opens it', async () => {
    const { email, browser, letter } = await claimed()
    expect(await browser.isSignedIn()).toBe(false)
    expect(await isConfirmed(email)).toBe(false)
    expect(letter).toMatch(/^http:\/\/localhost:3000\/account#confirm=[\w.-]+$/m)
    expect((await browser.ask('/sign-in/email', { email, password })).status).toBe(401)
    await browser.ask('/verify-email', { token: tokenIn(letter) })
    expect((await browser.ask('/sign-in/email', { email, password })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('confirms by its link, from any browser, and signs nobody in', async () => {
    const { email, letter } = await claimed()
    const other = openBrowser()
    expect((await other.ask('/verify-email', { token: tokenIn(letter) })).status).toBe(200)
    expect(await isConfirmed(email)).toBe(true)
    expect(await other.isSignedIn()).toBe(false)
  })

  it('confirms nothing when its link is wrong or a day old', async () => {
    const { email, browser, letter } = await claimed()
    const wrong = await browser.ask('/verify-email', { token: tokenIn(letter).slice(0, -3) })
    expect(await wrong.json()).toMatchObject({ code: 'INVALID_TOKEN' })
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1_000 + 2_000, toFake: ['Date'] })
    const late = await openBrowser().ask('/verify-email', { token: tokenIn(letter) })
    vi.useRealTimers()
    expect(await late.json()).toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(await isConfirmed(email)).toBe(false)
  })

  it('is sent again to who is signed in or has the password, and five times a day at most', async () => {
    const { email, browser } = await older()
    const stranger = await openBrowser().ask('/send-verification-email', { email })
    expect(stranger.status).toBe(401)
    expect(
      (await openBrowser().ask('/sign-in/email', { email, password: 'a wrong guess of it' })).status,
    ).toBe(401)
    const tries = []
    for (let times = 0; times < 6; times += 1)
      tries.push((await openBrowser().ask('/sign-in/email', { email, password })).status)
    expect(tries).toEqual([401, 401, 401, 401, 401, 401])
    expect((await browser.ask('/send-verification-email', { email })).status).toBe(429)
    await arrived(email, 5)
    await laterLetterArrived()
    expect(lettersTo(email)).toHaveLength(5)
    expect(await browser.isSignedIn()).toBe(true)
  })

  it('is asked for three times a minute at most from one address', async () => {
    const { email, browser } = await older()
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1)
      statuses.push((await browser.ask('/send-verification-email', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('speaks the language of who asks: the one kept, else the one the browser wishes', async () => {
    const kept = newAddress()
    await openBrowser().ask('/sign-up/email', claim(kept), { cookie: 'theme=dark; locale=pt-BR' })
    expect((await arrived(kept, 1))[0]).toContain('Se foi você, confirme-o em até 24 horas:')
    const wished = newAddress()
    await openBrowser().ask('/sign-up/email', claim(wished), { 'accept-language': 'es-MX,es;q=0.9' })
    expect((await arrived(wished, 1))[0]).toContain('Si fuiste tú, confírmala')
  })
})

describe('the letter with a link to a new password', () => {
  const forget = (email: string, headers?: Record<string, string>) =>
    openBrowser().ask('/request-password-reset', { email }, headers)

  async function forgotten() {
    const { email, browser } = await older()
    expect((await forget(email)).status).toBe(200)
    const [letter = ''] = await arrived(email, 1)
    return { email, browser, letter, token: tokenIn(letter) }
  }

  it('sets the password once, ends every session and confirms the address', async () => {
    const { email, browser, letter, token } = await forgotten()
    expect(letter).toMatch(/^http:\/\/localhost:3000\/account\/new-password#\w+$/m)
    const other = openBrowser()
    const newPassword = 'another five quiet rooms'
    expect((await other.ask('/reset-password', { token, newPassword: 'short' })).status).toBe(400)
    expect(await browser.isSignedIn()).toBe(true)
    expect((await other.ask('/reset-password', { token, newPassword })).status).toBe(200)
    expect(await browser.isSignedIn()).toBe(false)
    expect(await other.isSignedIn()).toBe(false)
    expect(await isConfirmed(email)).toBe(true)
    const again = await other.ask('/reset-password', { token, newPassword: 'a thief sets a third one' })
    expect(await again.json()).toMatchObject({ code: 'INVALID_TOKEN' })
    expect((await openBrowser().ask('/sign-in/email', { email, password })).status).toBe(401)
    expect((await openBrowser().ask('/sign-in/email', { email, password: newPassword })).status).toBe(200)
  })

  it('holds for ten minutes, and no longer than until another one was used', async () => {
    const first = await forgotten()
    await forget(first.email)
    const second = tokenIn((await arrived(first.email, 2))[1])
    const newPassword = 'another five quiet rooms'
    vi.useFakeTimers({ now: Date.now() + 10 * 60 * 1_000 + 2_000, toFake: ['Date'] })
    const late = await openBrowser().ask('/reset-password', { token: first.token, newPassword })
    vi.useRealTimers()
    expect(await late.json()).toMatchObject({ code: 'INVALID_TOKEN' })
    await forget(first.email)
    const third = tokenIn((await arrived(first.email, 3))[2])
    expect((await openBrowser().ask('/reset-password', { token: second, newPassword })).status).toBe(200)
    expect((await openBrowser().ask('/reset-password', { token: third, newPassword })).status).toBe(400)
  })

  it('is answered alike for an account, for none and for an anonymous visitor, who get none', async () => {
    const { email } = await claimed()
    const visitor = openBrowser()
    const visitorId = await visitor.visit()
    const invented = (await database().db.user.findUniqueOrThrow({ where: { id: visitorId } })).email
    const answers = await Promise.all(
      [email, newAddress(), invented].map(async (address) => {
        const answer = await forget(address)
        return [answer.status, await answer.text()]
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    await arrived(email, 2)
    await laterLetterArrived()
    expect(lettersTo(invented)).toEqual([])
  })

  it('goes out three times an hour at most, and who asks more often is told nothing else', async () => {
    const { email } = await forgotten()
    const answers = [await forget(email), await forget(email), await forget(email)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await arrived(email, 3)
    await laterLetterArrived()
    expect(lettersTo(email)).toHaveLength(3)
    const browser = openBrowser()
    const asked: number[] = []
    for (let tries = 0; tries < 4; tries += 1)
      asked.push((await browser.ask('/request-password-reset', { email: newAddress() })).status)
    expect(asked).toEqual([200, 200, 200, 429])
  })

  it('leads to our own address, whatever the request calls the server', async () => {
    const email = newAddress()
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    await openBrowser().ask('/sign-up/email', { ...claim(email), callbackURL: '/elsewhere' }, forged)
    await arrived(email, 1)
    await forget(email, forged)
    const redirected = { email, redirectTo: 'https://evil.example/' }
    expect((await openBrowser().ask('/request-password-reset', redirected)).status).toBe(200)
    const letters = (await arrived(email, 3)).join()
    expect(letters).not.toMatch(/evil|elsewhere/)
    expect(letters.match(/http\S+/g)?.every((url) => url.startsWith(`${OWN}/account`))).toBe(true)
    const foreign = { origin: 'https://evil.example', cookie: 'theme=dark' }
    expect((await forget(email, foreign)).status).toBe(403)
  })

  it('leaves no token in the database, and neither token nor address in the log, also when it is refused', async () => {
    const { email, token } = await forgotten()
    const refusing = await startMailServer({ refuses: true })
    const mailer = openMailer({ url: refusing.url, from: 'carrel@carrel.example' })
    await makeAuth({ db: database().db, ...accountKeys }, mailer).handler(
      new Request(`${OWN}/api/auth/request-password-reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-carrel-peer': '10.9.9.9' },
        body: JSON.stringify({ email }),
      }),
    )
    await vi.waitFor(() => expect(JSON.stringify(logged)).toContain('source-unreachable'), 10_000)
    refusing.close()
    const rows = JSON.stringify(await database().db.verification.findMany())
    const lines = JSON.stringify(logged)
    expect(token.length).toBeGreaterThan(20)
    expect(rows).not.toContain(token)
    expect(lines).toContain('source-unreachable')
    expect(lines).not.toContain(email)
    const withToken = allLetters().filter((letter) => letter.includes('#'))
    const tokens = withToken.map(tokenIn)
    expect(tokens.filter((sent) => sent === '' || lines.includes(sent))).toEqual([])
  })
})

it('without a mail server an account is claimed as ever, and neither letter can be asked for', async () => {
  const email = newAddress()
  const browser = openBrowser({ sendsMail: false })
  expect((await browser.ask('/sign-up/email', claim(email))).status).toBe(200)
  expect(await browser.isSignedIn()).toBe(true)
  expect((await openBrowser({ sendsMail: false }).ask('/sign-up/email', claim(email))).status).toBe(422)
  expect((await browser.ask('/send-verification-email', { email })).status).toBe(400)
  expect((await browser.ask('/request-password-reset', { email })).status).toBe(400)
  await laterLetterArrived()
  expect(lettersTo(email)).toEqual([])
})
