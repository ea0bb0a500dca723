import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GET } from '@/app/api/shared/[linkId]/events/route'
import { listComments } from '@/lib/adapters/store/comments'
import { revokeLink } from '@/lib/adapters/store/share-links'
import { removeShareSession } from '@/lib/adapters/store/share-sessions'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { RunEvent } from '@/lib/contracts/run'
import { streamEnds } from '@/lib/contracts/stream'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addComment, addLink, addVersion, onQuoted } from '@/lib/server/testing/test-desk'
import { streamDesk } from './desk-stream'

const database = prepareTestDatabase()
const all = prepareProcess(database)

async function addDesk() {
  const { db } = database()
  const { projectId } = await addProject(db)
  await addVersion(db, projectId)
  const { cookie, scope } = await addLink(db, projectId)
  const open = (headers: Record<string, string> = {}) =>
    GET(
      new Request(`http://localhost/api/shared/${scope.linkId}/events`, {
        headers: { cookie: `__Host-carrel-share-${scope.linkId}=${cookie}`, ...headers },
      }),
      { params: Promise.resolve({ linkId: scope.linkId }) },
    )
  // Written through another pool than the stream reads through, as another process would.
  return { db, projectId, scope, open }
}

const Message = z.union([RunEvent, z.object({ closed: z.enum(streamEnds) })])

/** Messages on the wire until `count` of them have come or the stream has ended. */
async function messagesOf(response: Response, count: number): Promise<z.infer<typeof Message>[]> {
  const messages: z.infer<typeof Message>[] = []
  let rest = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    const data = lines.filter((line) => line.startsWith('data: '))
    messages.push(...data.map((line) => Message.parse(JSON.parse(line.slice(6)))))
    if (messages.length >= count) break
  }
  return messages
}

describe('the stream of a desk', () => {
  it('brings what happened and what happens, and after an id what is behind it', async () => {
    const { db, projectId, scope, open } = await addDesk()
    const response = await open()
    expect(response.headers.get('cache-control')).toContain('no-store')
    const messages = messagesOf(response, 3)
    await addComment(db, scope, onQuoted('Which schools?'))
    await addVersion(db, projectId, ['Another text.'])
    expect(
      (await messages).map((message) => ('fact' in message ? [message.seq, message.fact] : message)),
    ).toEqual([
      [1, { type: 'desk-changed', kind: 'version-published', about: '1' }],
      [2, { type: 'desk-changed', kind: 'comment-added', about: expect.any(String) }],
      [3, { type: 'desk-changed', kind: 'version-published', about: '2' }],
    ])
    expect(await messagesOf(await open({ 'last-event-id': '2' }), 1)).toMatchObject([{ seq: 3 }])
    const fromTheFuture = messagesOf(await open({ 'last-event-id': '900' }), 1)
    await addVersion(db, projectId, ['A third text.'])
    expect(await fromTheFuture).toMatchObject([{ seq: 4 }])
  })

  it('ends within a second of the link being revoked in another process, and cannot be opened again', async () => {
    const { db, projectId, scope, open } = await addDesk()
    const streams = await Promise.all([open({ 'last-event-id': '1' }), open({ 'last-event-id': '1' })])
    const ended = streams.map((stream) => messagesOf(stream, 99))
    await revokeLink(db, projectId, { id: scope.linkId, at: new Date() })
    const began = performance.now()
    expect(await Promise.all(ended)).toEqual([[{ closed: 'link-revoked' }], [{ closed: 'link-revoked' }]])
    expect(performance.now() - began).toBeLessThan(1_000)
    expect((await open()).status).toBe(410)
  })

  it('ends when the browser leaves, and with the time of the link', async () => {
    const left = await addDesk()
    const late = await addDesk()
    const ended = [await left.open({ 'last-event-id': '1' }), await late.open({ 'last-event-id': '1' })].map(
      (stream) => messagesOf(stream, 99),
    )
    await removeShareSession(left.db, left.scope.linkId, left.scope.sessionHash)
    await late.db.shareLink.update({ where: { id: late.scope.linkId }, data: { expiresAt: new Date() } })
    expect(await Promise.all(ended)).toEqual([[{ closed: 'not-signed-in' }], [{ closed: 'link-expired' }]])
  })

  it('shows a link nothing of another project', async () => {
    const [one, other] = [await addDesk(), await addDesk()]
    const messages = messagesOf(await one.open({ 'last-event-id': '1' }), 1)
    await addComment(other.db, other.scope, onQuoted('Not for you.'))
    await addComment(one.db, one.scope, onQuoted('For you.'))
    const [event] = await messages
    const comments = await listComments(one.db, one.projectId, PROPOSAL)
    expect(comments.map(({ body }) => body)).toEqual(['For you.'])
    expect(event).toMatchObject({ seq: 2, fact: { about: comments[0]?.id } })
  })

  it('leaves nothing open behind a reader who goes', async () => {
    const { projectId, scope } = await addDesk()
    const { feed } = all()
    const left = () => ({ streams: globalThis.carrelStreams?.size ?? 0, listeners: feed.listenerCount })
    const before = left()
    const leaving = new AbortController()
    const options = { projectId, access: scope, lastEventId: null, signal: leaving.signal }
    const [first] = await Promise.all([1, 2, 3].map(() => streamDesk(options)))
    expect(feed.listenerCount).toBe(before.listeners + 3)
    await first?.body?.cancel()
    leaving.abort()
    await expect.poll(left).toEqual(before)
  })
})
