import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { log } from './log'
import { claim, newAddress, password, prepareAccounts, tokenIn } from './testing/test-accounts'
import { prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
const { openBrowser, claimed, confirmed, lettersTo, arrived } = prepareAccounts(database)

/** A letter that was asked for by now would have come: one that is asked for later has. */
const laterLetterArrived = () => claimed()

describe('signing up where letters are sent', () => {
  /** Everything of an answer that may tell one address from another; times and invented ids are different each time. */
  async function told(path: string, email: string, chosen: string) {
    const response = await openBrowser().ask(path, { ...claim(email), password: chosen })
    const body = await response.text()
    const shape = body.replaceAll(email, 'ADDRESS').replace(/"(id|createdAt|updatedAt)":"[^"]*"/g, '"$1":""')
    const ids = /"id":"([^"]*)"/.exec(body)?.[1]?.replace(/[A-Za-z0-9]/g, 'x')
    return { status: response.status, shape, ids, headers: [...response.headers.keys()] }
  }

  it('is answered alike for a new address, a confirmed one and one that is not yet, and so is signing in then', async () => {
    const addresses = [newAddress(), (await confirmed()).email, (await claimed()).email]
    for (const path of ['/sign-up/email', '/sign-in/email']) {
      const answers = await Promise.all(addresses.map((email) => told(path, email, 'an attacker chose this')))
      expect(answers[0]).toMatchObject({ status: path === '/sign-up/email' ? 200 : 401 })
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    }
    expect((await openBrowser().ask('/sign-in/email', { email: addresses[1], password })).status).toBe(200)
  })

  it('tells the owner of a known address by letter, three times a day at most, and changes nothing', async () => {
    const { email } = await confirmed()
    for (let times = 0; times < 4; times += 1)
      await told('/sign-up/email', email.toUpperCase(), 'an attacker chose this')
    const letters = (await arrived(email, 4)).slice(1)
    await laterLetterArrived()
    expect(lettersTo(email)).toHaveLength(4)
    for (const letter of letters) expect(letter).toMatch(/^http:\/\/localhost:3000\/account$/m)
    expect((await openBrowser().ask('/sign-in/email', { email, password })).status).toBe(200)
  })

  it('leaves the work of a visitor where it is until they sign in, and then moves it', async () => {
    const { db } = database()
    const visitor = openBrowser()
    const visitorId = await visitor.visit()
    const title = randomUUID()
    await db.project.create({ data: { id: randomUUID(), ownerId: visitorId, title, locale: 'en' } })
    const email = newAddress()
    await visitor.ask('/sign-up/email', claim(email))
    const ownerOf = async () => (await db.project.findFirstOrThrow({ where: { title } })).ownerId
    expect(await ownerOf()).toBe(visitorId)
    expect(await visitor.isSignedIn()).toBe(true)
    await openBrowser().ask('/verify-email', { token: tokenIn((await arrived(email, 1))[0]) })
    await visitor.ask('/sign-in/email', { email, password })
    expect(await ownerOf()).toBe((await db.user.findUniqueOrThrow({ where: { email } })).id)
  })
})

describe('changing the password that one knows', () => {
  const newPassword = 'another five quiet rooms'

  it('asks for it, keeps this browser signed in, and ends other sessions and links to a new password', async () => {
    const { email, browser } = await confirmed()
    const other = openBrowser()
    await other.ask('/sign-in/email', { email, password })
    await openBrowser().ask('/request-password-reset', { email })
    const token = tokenIn((await arrived(email, 2))[1])
    const wrong = await browser.ask('/change-password', { currentPassword: 'not this one here', newPassword })
    expect(await wrong.json()).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect(await other.isSignedIn()).toBe(true)
    // What the request says about other sessions does not count.
    const change = { currentPassword: password, newPassword, revokeOtherSessions: false }
    expect((await browser.ask('/change-password', change)).status).toBe(200)
    expect([await browser.isSignedIn(), await other.isSignedIn()]).toEqual([true, false])
    expect((await other.ask('/reset-password', { token, newPassword: 'a thief sets a third' })).status).toBe(
      400,
    )
    expect((await openBrowser().ask('/sign-in/email', { email, password })).status).toBe(401)
    expect((await openBrowser().ask('/sign-in/email', { email, password: newPassword })).status).toBe(200)
  })

  it('holds the new one to the rules, and works without a mail server', async () => {
    const email = newAddress()
    const browser = openBrowser({ sendsMail: false })
    await browser.ask('/sign-up/email', claim(email))
    const short = await browser.ask('/change-password', { currentPassword: password, newPassword: 'short' })
    expect(await short.json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' })
    expect((await browser.ask('/change-password', { currentPassword: password, newPassword })).status).toBe(
      200,
    )
  })

  it('is open to nobody else, and guessed at six times a minute at most', async () => {
    const guess = { currentPassword: 'not this one here', newPassword }
    expect((await openBrowser().ask('/change-password', guess)).status).toBe(401)
    const visitor = openBrowser()
    await visitor.visit()
    expect((await visitor.ask('/change-password', guess)).status).toBe(400)
    const { browser } = await confirmed()
    const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
    const statuses: number[] = []
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await browser.ask('/change-password', guess)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429])
    const limited = { name: 'account', act: 'change-password', userId: null, code: 'TOO_MANY_REQUESTS' }
    expect(info.mock.calls.at(-1)).toEqual([limited, 'refused'])
    info.mockRestore()
  })
})

it('what is done with an account stands in the log, done or refused, without address, password or token', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined)
  const { email, browser } = await confirmed()
  await browser.ask('/change-password', {
    currentPassword: password,
    newPassword: 'another five quiet rooms',
  })
  await browser.ask('/sign-out', {})
  await openBrowser().ask('/sign-in/email', { email, password })
  const { id: userId } = await database().db.user.findUniqueOrThrow({ where: { email } })
  const lines = info.mock.calls.map(([line, word]) => [line, word])
  const done = (act: string) => [{ name: 'account', act, userId, code: null }, 'done']
  expect(lines).toEqual(expect.arrayContaining([done('sign-in/email'), done('change-password')]))
  const refused = { name: 'account', act: 'sign-in/email', userId: null, code: 'INVALID_EMAIL_OR_PASSWORD' }
  expect(lines.at(-1)).toEqual([refused, 'refused'])
  const said = JSON.stringify(lines)
  for (const secret of [email, password, 'another five', ...browser.jar.values()].filter(Boolean))
    expect(said).not.toContain(secret)
  info.mockRestore()
})
