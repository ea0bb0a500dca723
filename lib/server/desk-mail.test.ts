import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openMailer } from '@/lib/adapters/mail/smtp'
import { createComment } from '@/lib/adapters/store/comments'
import { createDecision } from '@/lib/adapters/store/decisions'
import { listInbox } from '@/lib/adapters/store/inbox'
import { sendDueMail } from './desk-mail'
import { addProject, prepareTestDatabase } from './testing/test-database'
import { addLink, addVersion, onQuoted } from './testing/test-desk'

const database = prepareTestDatabase()
let server: Server | undefined
const sockets = new Set<Socket>()

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

/** A mail server on this machine that takes or refuses what it is given. */
async function startMailServer({ refuses = false } = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  server = createServer((socket) => {
    sockets.add(socket)
    let data: string | null = null
    socket.write('220 loopback\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n').slice(0, -1)) {
        if (data !== null && line !== '.') data += `${line}\n`
        else if (data !== null) {
          received.push(data)
          data = null
          socket.write('250 taken\r\n')
        } else if (line.startsWith('RCPT') && refuses) socket.write('550 no such user\r\n')
        else if (line === 'DATA') {
          data = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  const port = await new Promise<number>((listening) => {
    const loopback = server
    loopback?.listen(0, '127.0.0.1', () => {
      const address = loopback.address()
      listening(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { url: `smtp://127.0.0.1:${port}`, received }
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
    const { url, received } = await startMailServer()
    const mailer = openMailer({ url, from: 'Carrel <carrel@carrel.example>' })
    await createComment(db, scope, onQuoted('<b>Which</b> schools?'))
    expect(await sendDueMail(db, mailer, now())).toBe(1)
    const decision = {
      version: 1,
      round: 1,
      verdict: 'changes-required',
      reason: 'Name them.',
      at: now(),
    } as const
    await createDecision(db, scope, decision)
    expect(await sendDueMail(db, mailer, now())).toBe(1)
    expect(await sendDueMail(db, mailer, now())).toBe(0)
    expect(received[0]).toContain(`To: ${ownerId}@reader.example`)
    expect(received[0]).toContain('Content-Type: text/plain')
    expect(received[0]).toContain('> <b>Which</b> schools?')
    expect(received[1]).toContain('asks for changes')
    expect(received[1]).toContain('> Name them.')
  })

  it('that is refused is logged and tried again later, and the inbox has it all the same', async () => {
    const { db, ownerId, scope } = await addDesk()
    const refusing = await startMailServer({ refuses: true })
    await createComment(db, scope, onQuoted('Which schools?'))
    const from = 'carrel@carrel.example'
    expect(await sendDueMail(db, openMailer({ url: refusing.url, from }), now())).toBe(0)
    server?.close()
    // Nobody listens any more: unreachable is the same.
    const later = (ms: number) => new Date(Date.now() + ms)
    expect(await sendDueMail(db, openMailer({ url: 'smtp://127.0.0.1:1', from }), later(61_000))).toBe(0)
    const { url, received } = await startMailServer()
    expect(await sendDueMail(db, openMailer({ url, from }), later(30_000))).toBe(0)
    expect(await sendDueMail(db, openMailer({ url, from }), later(200_000))).toBe(1)
    expect(received).toHaveLength(1)
    expect(await listInbox(db, ownerId)).toHaveLength(1)
  })

  it('goes to nobody who has no account', async () => {
    const { db, ownerId, scope } = await addDesk()
    await db.user.update({ where: { id: ownerId }, data: { isAnonymous: true } })
    const { url, received } = await startMailServer()
    await createComment(db, scope, onQuoted('Which schools?'))
    expect(await sendDueMail(db, openMailer({ url, from: 'carrel@carrel.example' }), now())).toBe(0)
    expect(await sendDueMail(db, openMailer({ url, from: 'carrel@carrel.example' }), now())).toBe(0)
    expect(received).toEqual([])
    expect(await listInbox(db, ownerId)).toHaveLength(1)
  })
})
