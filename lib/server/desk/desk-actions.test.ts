import { beforeEach, describe, expect, it } from 'vitest'
import { createProject } from '@/lib/adapters/store/projects'
import type { NewLink } from '@/lib/contracts/desk'
import { COMMENT_MAX } from '@/lib/contracts/desk-limits'
import { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import {
  addCommentAction,
  decideAction,
  leaveDeskAction,
  replyAction,
  resolveOwnCommentAction,
} from '@/lib/server/actions/desk'
import {
  answerCommentAction,
  createLinkAction,
  markInboxReadAction,
  renameLinkAction,
  resolveCommentAction,
  revokeLinkAction,
} from '@/lib/server/actions/share'
import { getVersionTree, loadDesk } from '@/lib/server/loaders/desk'
import { loadInbox, loadShare } from '@/lib/server/loaders/share'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { browser, signInStudent } from '@/lib/server/testing/request-headers'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addLink, addVersion, QUOTED } from '@/lib/server/testing/test-desk'
import { publishVersion } from './desk-publish'
import { requireDesk } from './desk-session'

const database = prepareTestDatabase()
const all = prepareProcess(database)

beforeEach(() => {
  browser.cookie = ''
})

async function addDesk(rights: NewLink['rights'] = 'decide') {
  const { projectId } = await addProject(all().db)
  await addVersion(all().db, projectId)
  const { scope, cookie } = await addLink(all().db, projectId, { rights })
  const sit = () => {
    browser.cookie = `__Host-carrel-share-${scope.linkId}=${cookie}`
  }
  return { projectId, linkId: String(scope.linkId), sit }
}

/** Signs a student in, with a project that has a version. */
async function addStudent() {
  const { ownerId, cookie } = await signInStudent()
  const made = await createProject(all().db, ownerId, { title: 'Screens', locale: 'en', sandbox: false })
  const projectId = ProjectId.parse(made)
  await addVersion(all().db, projectId)
  const sit = () => {
    browser.cookie = cookie
  }
  return { projectId, sit }
}

const comment = { version: 1, place: { blockId: 'p1', quote: QUOTED }, body: 'Which schools?' }
const verdict = { version: 1, round: 1, verdict: 'reject', reason: 'It is too broad.' } as const

describe('an advisor', () => {
  it('sees the proposal, and no other word of the project', async () => {
    const { projectId, linkId, sit } = await addDesk()
    sit()
    const view = await loadDesk(linkId)
    expect(view).toMatchObject({ version: { number: 1 }, isFirstVisit: true, changes: null, canDecide: true })
    expect(Object.keys(view).sort()).toEqual(
      [
        'canDecide',
        'changes',
        'comments',
        'documents',
        'isFirstVisit',
        'kind',
        'link',
        'rounds',
        'scope',
        'seq',
        'version',
        'versions',
      ].sort(),
    )
    expect(JSON.stringify(view)).not.toContain(projectId)
    await addVersion(all().db, projectId, [`In all, ${QUOTED} read a book.`])
    const changed = await loadDesk(linkId)
    expect(changed.changes).toMatchObject({ from: 1, to: 2 })
    expect(changed.changes?.blocks.map(({ kind, blockId }) => [kind, blockId])).toEqual([
      ['changed', 'p1'],
      ['removed', 'p2'],
    ])
    expect((await loadDesk(linkId, { version: 1 })).canDecide).toBe(false)
    expect(
      (await getVersionTree(await requireDesk(linkId, 'view'), { kind: PROPOSAL, number: 1 })).number,
    ).toBe(1)
  })

  it('without the right may neither comment nor decide, and without a session not even look', async () => {
    const view = await addDesk('view')
    view.sit()
    const refused = { ok: false, code: 'not-allowed' }
    expect(await addCommentAction({ linkId: view.linkId, ...comment })).toEqual(refused)
    expect(await replyAction({ linkId: view.linkId, commentId: 'x', body: 'hm' })).toEqual(refused)
    expect(await resolveOwnCommentAction({ linkId: view.linkId, commentId: 'x', resolved: true })).toEqual(
      refused,
    )
    expect(await decideAction({ linkId: view.linkId, ...verdict })).toEqual(refused)
    const words = await addDesk('comment')
    words.sit()
    expect(await addCommentAction({ linkId: words.linkId, ...comment })).toMatchObject({
      value: { added: true },
    })
    expect(await decideAction({ linkId: words.linkId, ...verdict })).toEqual(refused)
    // The cookie of one desk opens no other.
    const none = { ok: false, code: 'not-signed-in' }
    expect(await addCommentAction({ linkId: view.linkId, ...comment })).toEqual(none)
    await expect(loadDesk(view.linkId)).rejects.toMatchObject({ code: 'not-signed-in' })
  })

  it('is told what does not fit: too long, no reason, an old version, a round that is closed', async () => {
    const { projectId, linkId, sit } = await addDesk()
    sit()
    const long = { linkId, ...comment, body: 'x'.repeat(2 * COMMENT_MAX) }
    expect(await addCommentAction(long)).toEqual({ ok: false, code: 'text-too-long' })
    expect(await addCommentAction({ linkId, ...comment, body: ' \n ' })).toEqual({
      ok: false,
      code: 'invalid-input',
    })
    expect(await addCommentAction({ linkId, ...comment, body: 'a\u0000b' })).toEqual({
      ok: false,
      code: 'invalid-input',
    })
    expect(await decideAction({ linkId, ...verdict, reason: '' })).toEqual({
      ok: false,
      code: 'reason-missing',
    })
    await addVersion(all().db, projectId, ['Changed meanwhile.'])
    const old = await decideAction({ linkId, ...verdict })
    expect(old).toMatchObject({ value: { decided: false, why: 'old-version', current: 2 } })
    expect(await decideAction({ linkId, ...verdict, version: 2 })).toMatchObject({ value: { decided: true } })
    const again = await decideAction({ linkId, ...verdict, version: 2, verdict: 'approve' })
    expect(again).toMatchObject({
      value: { why: 'decided-before', decision: { verdict: 'reject', isMine: true } },
    })
    expect((await loadDesk(linkId)).canDecide).toBe(false)
  })

  it('who leaves is out', async () => {
    const { linkId, sit } = await addDesk()
    sit()
    expect(await leaveDeskAction({ linkId })).toMatchObject({ ok: true })
    await expect(loadDesk(linkId)).rejects.toMatchObject({ code: 'not-signed-in' })
  })
})

describe('a student', () => {
  it('makes a link, reads what is said, answers, publishes the next round, and closes the link', async () => {
    const student = await addStudent()
    const { projectId } = student
    student.sit()
    const made = await createLinkAction({ projectId, name: 'Prof. Lima', rights: 'decide' })
    if (!made.ok) throw new Error(made.code)
    expect(made.value.path).toMatch(new RegExp(`^/shared/${made.value.id}#[\\w-]{43}$`))
    const days = (Date.parse(made.value.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(await createLinkAction({ projectId, name: 'Long', rights: 'view', days: 91 })).toMatchObject({
      ok: false,
    })

    const { scope, cookie } = await addLink(all().db, projectId, { name: 'Prof. Sá' })
    const linkId = String(scope.linkId)
    const advisorSits = () => {
      browser.cookie = `__Host-carrel-share-${linkId}=${cookie}`
    }
    advisorSits()
    await loadDesk(linkId)
    await addCommentAction({ linkId, ...comment })
    await decideAction({ linkId, ...verdict })

    student.sit()
    const share = await loadShare(projectId)
    expect(share.links.find(({ id }) => id === linkId)).toMatchObject({ seenVersion: 1, state: 'open' })
    expect(share.access.map(({ what }) => what)).toEqual(['decided', 'commented', 'opened'])
    expect((await loadInbox()).lines.map(({ kind }) => kind).sort()).toEqual([
      'comment',
      'decision',
      'first-visit',
    ])
    await markInboxReadAction({ ids: null })
    expect((await loadInbox()).unread).toBe(0)
    const commentId = share.comments[0]?.id ?? ''
    await answerCommentAction({ projectId, commentId, stance: 'accepted', body: 'Named now.' })
    await resolveCommentAction({ projectId, commentId, resolved: true })
    const { tree } = await getVersionTree({ ...scope, agent: '' }, { kind: PROPOSAL, number: 'current' })
    const evidence = { sources: [], quality: null, brief: null }
    expect(await publishVersion(projectId, { tree, evidence, note: 'With schools.' })).toMatchObject({
      round: 2,
    })
    expect((await loadShare(projectId)).rounds).toMatchObject([
      { round: 1, decision: { verdict: 'reject', by: 'Prof. Sá' } },
      { round: 2, versions: [2], decision: null },
    ])
    await revokeLinkAction({ projectId, linkId })
    advisorSits()
    await expect(loadDesk(linkId)).rejects.toMatchObject({ code: 'link-revoked' })
  })

  it('cannot touch the desk of another', async () => {
    const { projectId, linkId, sit } = await addDesk()
    sit()
    const added = await addCommentAction({ linkId, ...comment })
    const commentId = added.ok && added.value.added ? added.value.id : ''
    const stranger = await addStudent()
    stranger.sit()
    const none = { ok: false, code: 'not-found' }
    expect(await createLinkAction({ projectId, name: 'Mine', rights: 'view' })).toEqual(none)
    expect(await renameLinkAction({ projectId, linkId, name: 'Mine' })).toEqual(none)
    expect(await revokeLinkAction({ projectId, linkId })).toEqual(none)
    expect(await answerCommentAction({ projectId, commentId, stance: 'noted', body: 'hm' })).toEqual(none)
    expect(await resolveCommentAction({ projectId, commentId, resolved: true })).toEqual(none)
    await expect(loadShare(projectId)).rejects.toMatchObject({ code: 'not-found' })
    // Nor through the own project.
    const own = { projectId: stranger.projectId }
    expect(await revokeLinkAction({ ...own, linkId })).toEqual(none)
    expect(await resolveCommentAction({ ...own, commentId, resolved: true })).toEqual(none)
    expect((await loadInbox()).lines).toEqual([])
  })
})
