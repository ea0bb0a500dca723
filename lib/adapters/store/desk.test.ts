import { describe, expect, it } from 'vitest'
import { CommentPlace } from '@/lib/contracts/desk'
import { COMMENTS_AN_HOUR_MAX } from '@/lib/contracts/desk-limits'
import { RunId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { deskBlocks } from '@/lib/core/desk/block-text'
import { foldThreads } from '@/lib/core/desk/comment-threads'
import { anchorComments } from '@/lib/core/desk/place-comment'
import { treeFixture } from '@/lib/core/desk/tree-fixture'
import { addProject, addUser, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addComment, addLink, addVersion, onQuoted, QUOTED } from '@/lib/server/testing/test-desk'
import { createAnswer, createReply, listComments, setResolved } from './comments'
import { createDecision, listDecisions } from './decisions'
import { claimDueMail, closeMail, countUnread, listInbox, markRead } from './inbox'
import { findProjectOfRun, setProjectDeleted } from './projects'
import { createVersion, findVersion, listVersions } from './proposal-versions'
import { findRun, latestSeqs, listAbandonedRuns, listEvents } from './runs'
import { addAccess, listAccesses } from './share-accesses'
import { listLinks, renameLink, revokeLink, saveDeskVisit } from './share-links'

const database = prepareTestDatabase()
const now = () => new Date()
const approve = (version: number, round: number) =>
  ({ version, round, verdict: 'approve', reason: '', at: now() }) as const

async function addDesk() {
  const { db } = database()
  const { projectId, ownerId } = await addProject(db)
  await addVersion(db, projectId)
  return { db, projectId, ownerId, ...(await addLink(db, projectId)) }
}

describe('versions', () => {
  it('are numbered densely however many are published at once, and come back as they were', async () => {
    const { db } = database()
    const { projectId } = await addProject(db)
    const texts = Array.from({ length: 8 }, (_, at) => `Version ${at} <b>says</b> “${at}” 🪑\u0000.`)
    const made = await Promise.all(texts.map((text) => addVersion(db, projectId, [text])))
    expect(made.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const [first] = made
    const read = await findVersion(db, projectId, PROPOSAL, first?.number ?? 0)
    expect(read?.tree).toEqual(treeFixture([['p1', 'Version 0 <b>says</b> “0” 🪑.']]))
    expect((await findVersion(db, projectId, PROPOSAL, 'current'))?.number).toBe(8)
  })

  it('are not made twice of the same document, unless a decision came between', async () => {
    const { db, projectId, scope } = await addDesk()
    expect(await addVersion(db, projectId)).toMatchObject({ number: 1, round: 1, isNew: false })
    await createDecision(db, scope, { ...approve(1, 1), verdict: 'reject', reason: 'It is too broad.' })
    expect(await addVersion(db, projectId)).toMatchObject({ number: 2, round: 2, isNew: true })
  })

  it('of two documents of a project are numbered and decided about apart', async () => {
    const { db, projectId, scope } = await addDesk()
    await createDecision(db, scope, { ...approve(1, 1), verdict: 'reject', reason: 'It is too broad.' })
    const paper = (text: string) =>
      createVersion(db, projectId, 'paper', {
        tree: treeFixture([['p1', text]]),
        evidence: { sources: [], quality: null, brief: null },
        note: '',
        at: new Date(),
      })
    expect(await paper('A paper.')).toMatchObject({ number: 1, round: 1, isNew: true })
    expect(await paper('A paper.')).toMatchObject({ number: 1, isNew: false })
    expect(await paper('Another one.')).toMatchObject({ number: 2, round: 1, isNew: true })
    expect(await listVersions(db, projectId, PROPOSAL)).toHaveLength(1)
    expect(await listVersions(db, projectId, 'paper')).toHaveLength(2)
    const [read, none] = [
      await findVersion(db, projectId, 'paper', 2),
      await findVersion(db, projectId, PROPOSAL, 2),
    ]
    expect(read?.tree).toEqual(treeFixture([['p1', 'Another one.']]))
    expect(none).toBeNull()
  })

  it('of another project do not exist', async () => {
    const { db } = await addDesk()
    const { projectId: other } = await addProject(db)
    expect(await findVersion(db, other, PROPOSAL, 1)).toBeNull()
    expect(await listVersions(db, other, PROPOSAL)).toEqual([])
  })
})

describe('links', () => {
  it('are renamed and revoked by their own project only', async () => {
    const { db, projectId, scope } = await addDesk()
    const { projectId: other } = await addProject(db)
    const id = scope.linkId
    expect(await renameLink(db, other, { id, name: 'Mine' })).toBe(false)
    expect(await revokeLink(db, other, { id, at: now() })).toBe(false)
    expect(await listLinks(db, other, now())).toEqual([])
    expect(await renameLink(db, projectId, { id, name: 'Prof. Sá' })).toBe(true)
    expect(await listLinks(db, projectId, now())).toMatchObject([{ id, name: 'Prof. Sá', state: 'open' }])
    expect(await revokeLink(db, projectId, { id, at: now() })).toBe(true)
    expect(await listLinks(db, projectId, now())).toMatchObject([{ state: 'revoked' }])
  })

  it('show neither secret nor hash to anybody who lists them', async () => {
    const { db, projectId, secret } = await addDesk()
    const shown = JSON.stringify(await listLinks(db, projectId, now()))
    expect(shown).not.toContain(secret)
    expect(shown).not.toMatch(/[0-9a-f]{64}/)
  })

  it('stay 20 at most, however many are made at once', async () => {
    const { db } = database()
    const { projectId } = await addProject(db)
    const made = await Promise.allSettled(Array.from({ length: 24 }, () => addLink(db, projectId)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  it('remember what was seen at the last visit', async () => {
    const { db, projectId, scope } = await addDesk()
    expect(await saveDeskVisit(db, scope, { current: 1, now: now() })).toMatchObject({
      isFirst: true,
      isNew: true,
    })
    await addVersion(db, projectId, ['Quite another text.'])
    const second = await saveDeskVisit(db, scope, { current: 2, now: now() })
    expect(second).toMatchObject({ baseVersion: 1, isFirst: false, isNew: true })
    expect(await saveDeskVisit(db, scope, { current: 2, now: now() })).toMatchObject({
      baseVersion: 1,
      isNew: false,
    })
    expect(await listLinks(db, projectId, now())).toMatchObject([{ seenVersion: 2 }])
  })

  it('keep a log of 500 entries at most, for their project only', async () => {
    const { db, projectId, scope } = await addDesk()
    const entry = { what: 'opened', version: 1, agent: 'Firefox, Windows', at: now() } as const
    const rows = Array.from({ length: 510 }, () => ({ projectId, linkId: scope.linkId, ...entry }))
    await db.shareAccess.createMany({ data: rows })
    await addAccess(db, scope, { ...entry, what: 'decided' })
    expect(await db.shareAccess.count({ where: { linkId: scope.linkId } })).toBe(500)
    expect((await listAccesses(db, projectId))[0]).toMatchObject({ what: 'decided', linkName: 'Prof. Lima' })
    expect(await listAccesses(db, (await addProject(db)).projectId)).toEqual([])
  })
})

describe('comments', () => {
  it('are kept as they were written, at their words', async () => {
    const { db, projectId, scope } = await addDesk()
    const body = '<script>alert(1)</script> & “why” 🪑'
    expect(await addComment(db, scope, onQuoted(body))).toMatchObject({ added: true })
    const [comment] = await listComments(db, projectId, PROPOSAL)
    expect(comment).toMatchObject({ body, name: 'Prof. Lima', version: 1, round: 1 })
    expect(comment?.place).toMatchObject({ quote: QUOTED, prefix: 'In all, ', start: 8 })
  })

  it('follow their words through versions, and are listed as orphaned when these are gone', async () => {
    const { db, projectId, scope } = await addDesk()
    await addComment(db, scope, onQuoted('Which schools?'))
    const seen = async () => {
      const [stored, version] = [
        await listComments(db, projectId, PROPOSAL),
        await findVersion(db, projectId, PROPOSAL, 'current'),
      ]
      const tree = version?.tree ?? treeFixture([])
      const found = anchorComments(
        tree,
        stored.map(({ place }) => place),
      )
      const anchors = new Map(stored.map(({ id }, at) => [id, found[at] ?? ({ kind: 'document' } as const)]))
      return foldThreads(stored, { blocks: deskBlocks(tree), anchors, viewer: scope.linkId })
    }
    await addVersion(db, projectId, ['A new beginning.', `Here ${QUOTED} read it.`])
    expect(await seen()).toMatchObject([{ anchor: { kind: 'moved', blockId: 'p2' }, isMine: true }])
    await addVersion(db, projectId, ['Nothing of it is left.'])
    expect(await seen()).toMatchObject([{ anchor: { kind: 'orphaned' }, place: { quote: QUOTED } }])
  })

  it('on a version that is gone go to the current one, or back with its number', async () => {
    const { db, scope } = await addDesk()
    const gone = { ...onQuoted('Which schools?'), version: 77 }
    expect(await addComment(db, scope, gone)).toMatchObject({ added: true })
    const place = CommentPlace.parse({ blockId: 'p9', quote: 'words of a lost version' })
    expect(await addComment(db, scope, { ...gone, place })).toEqual({
      added: false,
      why: 'version-gone',
      current: 1,
    })
  })

  it('and answers of one link are sixty an hour at most, exactly so when many come at once; others are not held up', async () => {
    const { db, projectId, scope } = await addDesk()
    const at = new Date()
    const bodies = Array.from({ length: COMMENTS_AN_HOUR_MAX - 4 }, (_, n) => `Comment ${n}`)
    for (const body of bodies) await addComment(db, scope, { ...onQuoted(body), at })
    const late = Array.from({ length: 8 }, (_, n) =>
      addComment(db, scope, { ...onQuoted(`Late ${n}`), at: new Date(at.getTime() + 60_000) }),
    )
    const refused = (await Promise.allSettled(late)).flatMap((one) =>
      one.status === 'rejected' ? [one.reason] : [],
    )
    expect(refused).toHaveLength(4)
    expect(refused[0]).toMatchObject({ code: 'comments-too-often', retryAfterS: 59 * 60 })
    const [first] = await listComments(db, projectId, PROPOSAL)
    const reply = { commentId: first?.id ?? '', body: 'And?', at }
    await expect(createReply(db, scope, reply)).rejects.toMatchObject({ code: 'comments-too-often' })
    const { scope: other } = await addLink(db, projectId, { name: 'Prof. Sá' })
    expect(await addComment(db, other, onQuoted('Mine.'))).toMatchObject({ added: true })
    const later = new Date(at.getTime() + 61 * 60_000)
    expect(await addComment(db, scope, { ...onQuoted('Later.'), at: later })).toMatchObject({ added: true })
  })

  it('are answered one by one; the latest answer of the student stands', async () => {
    const { db, projectId, scope } = await addDesk()
    await addComment(db, scope, onQuoted('Which schools?'))
    const [comment] = await listComments(db, projectId, PROPOSAL)
    const commentId = comment?.id ?? ''
    await createAnswer(db, projectId, { commentId, body: 'Not yet known.', stance: 'noted', at: now() })
    await createReply(db, scope, { commentId, body: 'Please say.', at: now() })
    await createAnswer(db, projectId, { commentId, body: 'Named now.', stance: 'accepted', at: now() })
    const [thread] = foldThreads(await listComments(db, projectId, PROPOSAL), {
      blocks: [],
      anchors: new Map(),
      viewer: null,
    })
    expect(thread?.replies.map(({ by, isMine }) => [by, isMine])).toEqual([
      ['student', true],
      ['advisor', false],
      ['student', true],
    ])
    expect(thread?.answer).toMatchObject({ body: 'Named now.', stance: 'accepted' })
  })

  it('can be touched through their own project only, and resolved by the link that wrote them or the student', async () => {
    const { db, projectId, scope } = await addDesk()
    const { scope: colleague } = await addLink(db, projectId, { name: 'Prof. Sá' })
    const stranger = await addDesk()
    await addComment(db, scope, onQuoted('Which schools?'))
    const [comment] = await listComments(db, projectId, PROPOSAL)
    const commentId = comment?.id ?? ''
    const resolved = { commentId, resolved: true, at: now() }
    const student = { projectId, linkId: null, name: '' }
    const gone = { code: 'not-found' }
    await expect(setResolved(db, colleague, resolved)).rejects.toMatchObject(gone)
    await expect(setResolved(db, stranger.scope, resolved)).rejects.toMatchObject(gone)
    await expect(
      setResolved(db, { ...student, projectId: stranger.projectId }, resolved),
    ).rejects.toMatchObject(gone)
    await expect(createReply(db, stranger.scope, { commentId, body: 'hm', at: now() })).rejects.toMatchObject(
      gone,
    )
    expect(await listComments(db, stranger.projectId, PROPOSAL)).toEqual([])
    await setResolved(db, scope, resolved)
    expect(await listComments(db, projectId, PROPOSAL)).toMatchObject([{ resolvedBy: 'Prof. Lima' }])
    await setResolved(db, student, { ...resolved, resolved: false })
    expect(await listComments(db, projectId, PROPOSAL)).toMatchObject([
      { resolvedAt: null, resolvedBy: null },
    ])
  })

  it('find no desk when the project was deleted', async () => {
    const { db, projectId, ownerId, scope } = await addDesk()
    await setProjectDeleted(db, ownerId, projectId, now())
    await expect(addComment(db, scope, onQuoted('Late'))).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('decisions', () => {
  it('made at once count once; the others get the one that counts', async () => {
    const { db, projectId } = await addDesk()
    const links = await Promise.all(['A', 'B', 'C', 'D'].map((name) => addLink(db, projectId, { name })))
    const outcomes = await Promise.all(links.map(({ scope }) => createDecision(db, scope, approve(1, 1))))
    const [won] = outcomes.filter(({ decided }) => decided)
    expect(outcomes.filter(({ decided }) => decided)).toHaveLength(1)
    const lost = outcomes.filter(({ decided }) => !decided)
    const by = won?.decided ? won.decision.by : ''
    for (const outcome of lost) expect(outcome).toMatchObject({ why: 'decided-before', decision: { by } })
    expect(await listDecisions(db, { projectId, kind: PROPOSAL }, null)).toHaveLength(1)
  })

  it('on an older version do not count, also when the newer one comes at that moment', async () => {
    const { db, projectId, scope } = await addDesk()
    const [published, outcome] = await Promise.all([
      addVersion(db, projectId, ['Published meanwhile.']),
      createDecision(db, scope, approve(1, 1)),
    ])
    // Whichever came first: a version is never approved after a newer one of its round was there.
    if (outcome.decided) expect(published.round).toBe(2)
    else expect(outcome).toMatchObject({ why: 'old-version', current: 2 })
    const next = outcome.decided ? 2 : 1
    expect(await createDecision(db, scope, approve(1, next))).toMatchObject({ decided: false })
    expect(await createDecision(db, scope, approve(2, next))).toMatchObject({ decided: true })
  })

  it('without a reason are refused, except to approve', async () => {
    const { db, scope } = await addDesk()
    const wanted = { ...approve(1, 1), verdict: 'changes-required', reason: ' a ' } as const
    await expect(createDecision(db, scope, wanted)).rejects.toMatchObject({ code: 'reason-missing' })
  })
})

describe('what happens at a desk', () => {
  it('is numbered densely within the project, also when much happens at once', async () => {
    const { db, projectId, scope } = await addDesk()
    const bodies = Array.from({ length: 10 }, (_, at) => `Comment ${at}`)
    await Promise.all(bodies.map((body) => addComment(db, scope, onQuoted(body))))
    const events = await listEvents(db, projectId, 0)
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(await latestSeqs(db, [projectId])).toEqual([{ id: projectId, seq: 11 }])
    expect(await listEvents(db, 'another', 0)).toEqual([])
  })

  it('is no run: no worker drives it, and nobody stops it', async () => {
    const { db, projectId } = await addDesk()
    expect(await latestSeqs(db, [projectId])).toHaveLength(1)
    expect(await findProjectOfRun(db, projectId)).toBeNull()
    expect(await findRun(db, projectId, RunId.parse(projectId))).toBeNull()
    expect(await listAbandonedRuns(db, 100)).not.toContain(projectId)
  })

  it('reaches the inbox of the owner, and nobody else', async () => {
    const { db, ownerId, projectId, scope } = await addDesk()
    const stranger = await addUser(db)
    await addComment(db, scope, onQuoted('Which schools?'))
    await createDecision(db, scope, { ...approve(1, 1), verdict: 'reject', reason: 'It is too broad.' })
    const lines = await listInbox(db, ownerId)
    expect(lines.map(({ kind, excerpt }) => [kind, excerpt]).sort()).toEqual([
      ['comment', 'Which schools?'],
      ['decision', 'It is too broad.'],
    ])
    expect(lines[0]).toMatchObject({ projectId, name: 'Prof. Lima', readAt: null })
    expect(await listInbox(db, stranger)).toEqual([])
    await markRead(db, stranger, { ids: null, at: now() })
    expect(await countUnread(db, ownerId)).toBe(2)
    await markRead(db, ownerId, { ids: [lines[0]?.id ?? ''], at: now() })
    expect(await countUnread(db, ownerId)).toBe(1)
  })

  it('is read once the student has answered or settled the comment, and only what is about it', async () => {
    const { db, ownerId, projectId, scope } = await addDesk()
    const stranger = await addDesk()
    await addComment(stranger.db, stranger.scope, onQuoted('Not mine'))
    const add = async (body: string) => {
      const outcome = await addComment(db, scope, onQuoted(body))
      return outcome.added ? outcome.id : ''
    }
    const [answered, settled] = [await add('Which schools?'), await add('Which year?')]
    await add('Who pays?')
    const unread = async () =>
      (await listInbox(db, ownerId)).filter(({ readAt }) => readAt === null).map(({ excerpt }) => excerpt)
    // An advisor who goes on writing has read nothing for the student.
    await createReply(db, scope, { commentId: answered, body: 'And which classes?', at: now() })
    expect(await countUnread(db, ownerId)).toBe(4)
    const answer = { commentId: answered, body: 'Those of one city.', stance: 'accepted', at: now() } as const
    await createAnswer(db, projectId, answer)
    expect((await unread()).toSorted()).toEqual(['Who pays?', 'Which year?'].toSorted())
    const student = { projectId, linkId: null, name: '' }
    await setResolved(db, student, { commentId: settled, resolved: true, at: now() })
    expect(await unread()).toEqual(['Who pays?'])
    expect(await countUnread(stranger.db, stranger.ownerId)).toBe(1)
  })

  it('is taken for one e-mail by one process, later notices waiting for each other', async () => {
    const { db, scope } = await addDesk()
    await db.inboxItem.updateMany({ data: { mailDueAt: null } })
    await addComment(db, scope, onQuoted('One'))
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimDueMail(db, now())))
    const taken = claims.flatMap((claim) => claim ?? [])
    expect(taken.map(({ notices }) => notices.length)).toEqual([1])
    expect(taken[0]?.to).toContain('@reader.example')
    await closeMail(db, taken[0]?.notices.map(({ id }) => id) ?? [], now())
    await addComment(db, scope, onQuoted('Two'))
    expect(await claimDueMail(db, now())).toBeNull()
    await createDecision(db, scope, approve(1, 1))
    const both = await claimDueMail(db, now())
    expect(both?.notices.map(({ kind }) => kind)).toEqual(['comment', 'decision'])
    expect(await claimDueMail(db, now())).toBeNull()
    expect(await claimDueMail(db, new Date(Date.now() + 61_000))).not.toBeNull()
  })
})
