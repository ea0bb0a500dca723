import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { openMailer } from '@/lib/adapters/mail/smtp'
import { UserId } from '@/lib/contracts/ids'
import { answerAccount } from '@/lib/server/account-endpoints'
import { makeAuth } from '../auth'
import type { Services } from '../services'
import { letterText, type MailServer, startMailServer } from './mail-server'
import type { TestDatabase } from './test-database'

/** The address under which the tests reach the account system. */
export const OWN = 'http://localhost:3000'
export const accountKeys = { sessionKey: randomBytes(32), secretsKey: randomBytes(32) }

export const newAddress = () => `${randomUUID()}@student.example`
export const password = 'four quiet reading rooms'
export const claim = (email: string) => ({ email, password })

/** What stands behind `#` in the link of a letter. */
export const tokenIn = (letter: string | undefined) => /#(?:confirm=)?(\S+)$/m.exec(letter ?? '')?.[1] ?? ''

/** Accounts, browsers and letters on the database of a test file, with a mail server while its tests run. */
export function prepareAccounts(
  database: () => TestDatabase,
  keys: Pick<Services, 'sessionKey' | 'secretsKey'> = accountKeys,
) {
  let server: MailServer
  beforeAll(async () => {
    server = await startMailServer()
  })
  afterAll(() => server.close())

  const authWith = (sendsMail: boolean) =>
    makeAuth(
      { db: database().db, ...keys },
      sendsMail ? openMailer({ url: server.url, from: 'carrel@carrel.example' }) : null,
    )

  /** A browser with an address and, unless it is given some, cookies of its own. */
  function openBrowser({
    sendsMail = true,
    jar = new Map<string, string>(),
  }: {
    sendsMail?: boolean
    jar?: Map<string, string>
  } = {}) {
    const auth = authWith(sendsMail)
    const peer = `10.${[...randomBytes(3)].join('.')}`
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const keep = (answered: Headers) => {
      for (const line of answered.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
    }
    const ask = async (path: string, body?: object, headers: Record<string, string> = {}) => {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' }
      const response = await answerAccount(
        auth,
        new Request(`${OWN}/api/auth${path}`, {
          ...init,
          headers: {
            'content-type': 'application/json',
            origin: OWN,
            'x-carrel-peer': peer,
            cookie: cookie(),
            ...headers,
          },
        }),
      )
      keep(response.headers)
      return response
    }
    /** What the first project of a newcomer makes: an anonymous session. */
    const visit = async (): Promise<UserId> => {
      const made = await auth.api.signInAnonymous({
        headers: new Headers({ cookie: cookie() }),
        returnHeaders: true,
      })
      keep(made.headers)
      return UserId.parse(made.response?.user.id)
    }
    const isSignedIn = async () =>
      (await auth.api.getSession({ headers: new Headers({ cookie: cookie() }) })) !== null
    return { ask, visit, isSignedIn, jar, cookie }
  }

  const lettersTo = (email: string) =>
    server.received.filter((letter) => letter.includes(`To: ${email}`)).map(letterText)

  /** The letters to an address once there are this many; they are sent in the background. */
  const arrived = (email: string, count: number) =>
    vi.waitFor(() => {
      const found = lettersTo(email)
      if (found.length < count) throw new Error(`${found.length} of ${count} letters`)
      return found
    }, 10_000)

  /** An account that was just created: its letter is there, and nobody is signed in to it. */
  async function claimed() {
    const email = newAddress()
    const browser = openBrowser()
    expect((await browser.ask('/sign-up/email', claim(email))).status).toBe(200)
    const [letter] = await arrived(email, 1)
    return { email, browser, letter: letter ?? '' }
  }

  async function confirmed() {
    const account = await claimed()
    await account.browser.ask('/verify-email', { token: tokenIn(account.letter) })
    await account.browser.ask('/sign-in/email', { email: account.email, password })
    return account
  }

  /** An account from before there was a mail server: signed in to, and its address never confirmed. */
  async function older() {
    const email = newAddress()
    const { ask, jar } = openBrowser({ sendsMail: false })
    await ask('/sign-up/email', claim(email))
    return { email, browser: openBrowser({ jar }) }
  }

  return {
    openBrowser,
    claimed,
    confirmed,
    older,
    lettersTo,
    arrived,
    allLetters: () => server.received.map(letterText),
  }
}
