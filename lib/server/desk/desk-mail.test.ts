import { afterEach, describe, expect, it } from 'vitest'
import { openMailer } from '@/lib/adapters/mail/smtp'
import { createDecision } from '@/lib/adapters/store/decisions'
import { listInbox } from '@/lib/adapters/store/inbox'
import { type MailServer, startMailServer } from '@/lib/server/testing/mail-server'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addComment, addLink, addVersion, onQuoted } from '@/lib/server/testing/test-desk'
import { sendDueMail } from './desk-mail'

const database = prepareTestDatabase()
const servers: MailServer[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function openMailServer(options?: { refuses: boolean }): Promise<MailServer> {
  const server = await startMailServer(options)
  servers.push(server)
  return server
}

async function addDesk() {
  const { db } = database()
  await db.inboxItem.deleteMany()
  const { projectId, ownerId } = await addProject(db)
  await addVersion(db, projectId)
  return { db, projectId, ownerId, ...(await addLink(db, projectId)) }
}

const now = () => new Date()

describe('e-mail about a desk', () => {
  it('goes to the student for a comment and for a decision, as plain text', async () => {
    const { db, ownerId, scope } = await addDesk()
    const { url, received } = await openMailServer()
    const mailer = openMailer({ url, from: 'Carrel <carrel@carrel.example>' })
    await addComment(db, scope, onQuoted('<b>Which</b> schools?'))
    expect(await sendDueMail(db, mailer, now())).toBe(1)
    const decision = {
      version: 1,
      round: 1,
      verdict: 'changes-required',
      reason: 'Name them in the aim.',
      at: now(),
    } as const
    await createDecision(db, scope, decision)
    expect(await sendDueMail(db, mailer, now())).toBe(1)
    expect(await sendDueMail(db, mailer, now())).toBe(0)
    expect(received[0]).toContain(`To: ${ownerId}@reader.example`)
    expect(received[0]).toContain('Content-Type: text/plain')
    expect(received[0]).toContain('> <b>Which</b> schools?')
    expect(received[1]).toContain('asks for changes')
    expect(received[1]).toContain('> Name them in the aim.')
  })

  it('that is refused is logged and tried again later, and the inbox has it all the same', async () => {
    const { db, ownerId, scope } = await addDesk()
    const refusing = await openMailServer({ refuses: true })
    await addComment(db, scope, onQuoted('Which schools?'))
    const from = 'carrel@carrel.example'
    expect(await sendDueMail(db, openMailer({ url: refusing.url, from }), now())).toBe(0)
    refusing.close()
    // Nobody listens any more: unreachable is the same.
    const later = (ms: number) => new Date(Date.now() + ms)
    expect(await sendDueMail(db, openMailer({ url: 'smtp://127.0.0.1:1', from }), later(61_000))).toBe(0)
    const { url, received } = await openMailServer()
    expect(await sendDueMail(db, openMailer({ url, from }), later(30_000))).toBe(0)
    expect(await sendDueMail(db, openMailer({ url, from }), later(200_000))).toBe(1)
    expect(received).toHaveLength(1)
    expect(await listInbox(db, ownerId)).toHaveLength(1)
  })

  it.each([
    ['has no account', { isAnonymous: true }],
    ['never confirmed the address', { emailVerified: false }],
  ])('goes to nobody who %s, and the inbox has it all the same', async (_, data) => {
    const { db, ownerId, scope } = await addDesk()
    await db.user.update({ where: { id: ownerId }, data })
    const { url, received } = await openMailServer()
    await addComment(db, scope, onQuoted('Which schools?'))
    expect(await sendDueMail(db, openMailer({ url, from: 'carrel@carrel.example' }), now())).toBe(0)
    // Nor once it is confirmed: what was said before is in the inbox only.
    await db.user.update({ where: { id: ownerId }, data: { emailVerified: true, isAnonymous: false } })
    expect(await sendDueMail(db, openMailer({ url, from: 'carrel@carrel.example' }), now())).toBe(0)
    expect(received).toEqual([])
    expect(await listInbox(db, ownerId)).toHaveLength(1)
  })
})
