import { afterEach, describe, expect, it } from 'vitest'
import { letterText, type MailServer, startMailServer } from '@/lib/server/testing/mail-server'
import { openMailer } from './smtp'

let server: MailServer | null = null
afterEach(() => server?.close())

/** What the server took of one letter, or nothing when it was not sent. */
async function sent(mail: { to: string; subject: string; text: string }) {
  server = await startMailServer()
  await openMailer({ url: server.url, from: 'carrel@carrel.example' })
    .send(mail)
    .catch(() => undefined)
  return server.received
}

const namesOf = (letter: string) =>
  (letter.split('\n\n')[0] ?? '')
    .split('\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => (line.split(':')[0] ?? '').toLowerCase())
    .sort()

const plain = { to: 'reader@uni.example', subject: 'A comment', text: 'Hello.' }

describe('a letter', () => {
  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u0085', '\u2028'])(
    'gets no header and no body from a subject or an address with %j in it',
    async (feed) => {
      const [ordinary = ''] = await sent(plain)
      const forged = `x${feed}Bcc: thief@evil.example${feed}Content-Type: text/html`
      const letters = [
        ...(await sent({ ...plain, subject: forged })),
        ...(await sent({ ...plain, to: `reader@uni.example${feed}Bcc: thief@evil.example` })),
      ]
      expect(letters.length).toBeGreaterThan(0)
      for (const letter of letters) {
        expect(namesOf(letter)).toEqual(namesOf(ordinary))
        expect(letterText(letter).trim()).toBe('Hello.')
      }
    },
  )

  it('ends where its text ends, not at a dot on a line of its own', async () => {
    const text = 'Before.\r\n.\r\nMAIL FROM:<thief@evil.example>\r\nAfter.'
    const received = await sent({ ...plain, text })
    expect(received).toHaveLength(1)
    expect(received[0]).toContain('After.')
  })
})
