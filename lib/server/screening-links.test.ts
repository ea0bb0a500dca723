import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createProject } from '@/lib/adapters/store/projects'
import { createRun } from '@/lib/adapters/store/runs'
import { listSelections } from '@/lib/adapters/store/selections'
import { revokeLink } from '@/lib/adapters/store/share-links'
import { packChanges, replaceSources } from '@/lib/adapters/store/sources'
import { ProjectId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { makeSource, workFixture } from '@/lib/core/validation/source-fixture'
import { addCommentAction, decideAction, leaveDeskAction } from '@/lib/server/actions/desk'
import {
  openConflictsAction,
  screenSourceAction,
  settleConflictAction,
  takeCommonDecisionsAction,
} from '@/lib/server/actions/reviewers'
import { createLinkAction } from '@/lib/server/actions/share'
import { loadDesk } from '@/lib/server/loaders/desk'
import { loadReviewers, loadScreening, loadShared } from '@/lib/server/loaders/reviewers'
import { ReadTogether } from '@/lib/server/read-together'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { browser, signInStudent } from '@/lib/server/testing/request-headers'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addLink, addVersion, QUOTED } from '@/lib/server/testing/test-desk'
import { scriptedInput } from '@/lib/server/testing/validation-script'

const database = prepareTestDatabase()
const all = prepareProcess(database)

beforeEach(() => {
  browser.cookie = ''
})

const titles = ['Paper books', 'Screens at night', 'A survey of readers', 'Machines that read']

/** A student whose project has four sources, and two reviewers with a link each. */
async function addScreening() {
  const { db } = all()
  const { ownerId, cookie } = await signInStudent()
  const projectId = ProjectId.parse(
    await createProject(db, ownerId, { title: 'Reading', locale: 'en', sandbox: false }),
  )
  const runId = await createRun(db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: scriptedInput,
    tokenBudget: null,
  })
  const sources = titles.map((title, at) => makeSource(`s-${at}`, { work: workFixture({ title }) }))
  const { records } = packChanges({ upserts: sources, removed: [] })
  await db.runRecord.createMany({
    data: [...records].map(([hash, record]) => ({ runId, hash, record: JSON.parse(record) })),
  })
  await replaceSources(db, runId, { sources, seq: 1 })
  const reviewer = async (name: string) => {
    const link = await addLink(db, projectId, { rights: 'screen', name })
    const linkId = String(link.scope.linkId)
    const sit = () => {
      browser.cookie = `__Host-carrel-share-${linkId}=${link.cookie}`
    }
    const says = async (sourceId: string, decision: 'include' | 'unsure' | 'exclude', reason = '') => {
      sit()
      return screenSourceAction({ linkId, sourceId, decision, reason })
    }
    return { linkId, scope: link.scope, sit, says }
  }
  const sit = () => {
    browser.cookie = cookie
  }
  return { projectId, sit, ana: await reviewer('Ana'), rui: await reviewer('Rui') }
}

describe('a link to screen sources', () => {
  it('shows the sources and nothing else of the project, and opens no desk', async () => {
    const { projectId, ana } = await addScreening()
    await addVersion(all().db, projectId)
    ana.sit()
    const shared = await loadShared(ana.linkId)
    if (!('screening' in shared)) throw new Error('it opens the desk')
    expect(shared.screening).toMatchObject({ total: 4, done: [], conflicts: null })
    expect(shared.screening.next.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
    const text = JSON.stringify(shared)
    for (const hidden of [projectId, 'relevancy', 'quality', QUOTED]) expect(text).not.toContain(hidden)
    await expect(loadDesk(ana.linkId)).rejects.toMatchObject({ code: 'not-allowed' })
    const refused = { ok: false, code: 'not-allowed' }
    const comment = { version: 1, place: { blockId: 'p1', quote: QUOTED }, body: 'Which?' }
    expect(await addCommentAction({ linkId: ana.linkId, ...comment })).toEqual(refused)
    const verdict = { version: 1, round: 1, verdict: 'approve', reason: '' } as const
    expect(await decideAction({ linkId: ana.linkId, ...verdict })).toEqual(refused)
  })

  it('lets nobody in by another link, without a session, after leaving or once it is closed', async () => {
    const { projectId, ana, rui } = await addScreening()
    const none = { ok: false, code: 'not-signed-in' }
    expect(await screenSourceAction({ linkId: ana.linkId, sourceId: 's-0', decision: 'include' })).toEqual(
      none,
    )
    rui.sit()
    expect(await screenSourceAction({ linkId: ana.linkId, sourceId: 's-0', decision: 'include' })).toEqual(
      none,
    )
    const advisor = await addLink(all().db, projectId)
    browser.cookie = `__Host-carrel-share-${advisor.scope.linkId}=${advisor.cookie}`
    expect(
      await screenSourceAction({ linkId: advisor.scope.linkId, sourceId: 's-0', decision: 'include' }),
    ).toEqual({ ok: false, code: 'not-allowed' })
    expect(await ana.says('s-9', 'include')).toEqual({ ok: false, code: 'not-found' })
    expect(await leaveDeskAction({ linkId: ana.linkId })).toMatchObject({ ok: true })
    expect(await ana.says('s-0', 'include')).toEqual(none)
    await revokeLink(all().db, projectId, { id: rui.scope.linkId, at: new Date() })
    expect(await rui.says('s-0', 'include')).toEqual({ ok: false, code: 'link-revoked' })
  })

  it('takes no more than 1,200 votes an hour, and those of another reviewer all the same', async () => {
    const { ana, rui } = await addScreening()
    expect(await ana.says('s-0', 'include')).toMatchObject({ ok: true })
    const { count } = await all().db.allowance.updateMany({
      where: { key: `votes:owner:link-${ana.linkId}` },
      data: { used: 1_199 },
    })
    expect(count).toBe(1)
    expect(await ana.says('s-1', 'include')).toMatchObject({ ok: true })
    expect(await ana.says('s-1', 'exclude')).toMatchObject({ ok: false, code: 'allowance-used' })
    expect((await loadScreening(ana.linkId)).done.map(({ decision }) => decision)).toEqual([
      'include',
      'include',
    ])
    expect(await rui.says('s-0', 'include')).toMatchObject({ ok: true })
  })

  it('is read together for those who look at once, and a vote is seen by whoever looks after it', async () => {
    const { ana } = await addScreening()
    ana.sit()
    const read = vi.spyOn(ReadTogether.prototype, 'get')
    const views = await Promise.all(Array.from({ length: 20 }, () => loadScreening(ana.linkId)))
    expect(views.every(({ total }) => total === 4)).toBe(true)
    expect(read.mock.calls.map(([link]) => link)).toEqual(views.map(() => ana.linkId))
    read.mockRestore()
    const looking = loadScreening(ana.linkId)
    expect(await ana.says('s-0', 'include')).toMatchObject({ value: { done: [{ id: 's-0' }] } })
    await looking
    expect((await loadScreening(ana.linkId)).done).toHaveLength(1)
  })

  it('does not reach the sources of another project', async () => {
    const [one, other] = [await addScreening(), await addScreening()]
    await one.ana.says('s-0', 'exclude', 'mine')
    other.sit()
    await expect(loadReviewers(one.projectId)).rejects.toMatchObject({ code: 'not-found' })
    expect(await openConflictsAction({ projectId: one.projectId })).toEqual({ ok: false, code: 'not-found' })
    expect((await loadReviewers(other.projectId)).reviewers.map(({ done }) => done)).toEqual([0, 0])
  })
})

describe('two reviewers', () => {
  it('judge apart, are told where they differ, settle it together, and what was decided is taken over', async () => {
    const { projectId, sit, ana, rui } = await addScreening()
    await ana.says('s-0', 'include')
    await ana.says('s-1', 'exclude', 'Another population')
    await ana.says('s-2', 'include')
    await rui.says('s-0', 'unsure')
    await rui.says('s-1', 'include')
    const apart = await rui.says('s-2', 'exclude', 'No data')
    expect(apart).toMatchObject({ value: { total: 4, conflicts: null, next: [{ id: 's-3' }] } })
    expect(JSON.stringify(apart)).not.toContain('Another population')

    sit()
    // A doubt takes the source in: one of three alike; by chance (2·2 + 1·1) / 9; kappa (1/3 − 5/9) / (4/9).
    const before = await loadReviewers(projectId)
    expect(before.pairs).toMatchObject([{ first: 'Ana', second: 'Rui', both: 3, conflicts: 2 }])
    expect(before.pairs[0]?.kappa).toBeCloseTo(-0.5, 10)
    expect(before.toTake).toEqual({ include: 1, exclude: 0 })
    const settle = { projectId, sourceId: 's-2', decision: 'include', reason: 'It has data' } as const
    expect(await settleConflictAction({ ...settle, sourceId: 's-0' })).toEqual({
      ok: false,
      code: 'not-found',
    })
    expect(await openConflictsAction({ projectId })).toMatchObject({ ok: true })

    rui.sit()
    const { conflicts } = await loadScreening(rui.linkId)
    expect(conflicts?.map(({ card, others }) => [card.id, others]).toSorted()).toEqual([
      ['s-1', [{ name: 'Ana', decision: 'exclude', reason: 'Another population' }]],
      ['s-2', [{ name: 'Ana', decision: 'include', reason: '' }]],
    ])
    await rui.says('s-1', 'exclude', 'Another population')

    sit()
    expect(await settleConflictAction(settle)).toMatchObject({ ok: true })
    const after = await loadReviewers(projectId)
    // Whoever gives in does not raise the agreement.
    expect(after.pairs).toEqual(before.pairs)
    expect(after.toTake).toEqual({ include: 2, exclude: 1 })
    expect(await takeCommonDecisionsAction({ projectId })).toMatchObject({
      value: { toTake: { include: 0, exclude: 0 } },
    })
    const taken = await listSelections(all().db, projectId)
    expect(
      Object.fromEntries(taken.map(({ sourceId, decision, reason }) => [sourceId, [decision, reason]])),
    ).toEqual({
      's-0': ['include', ''],
      's-1': ['exclude', 'Another population'],
      's-2': ['include', ''],
    })
  })

  it('get their links as an advisor does, with the secret shown once', async () => {
    const { projectId, sit } = await addScreening()
    sit()
    const made = await createLinkAction({ projectId, name: 'Eva', rights: 'screen' })
    if (!made.ok) throw new Error(made.code)
    expect(made.value.path).toMatch(/^\/shared\/[\w-]{16}#[\w-]{43}$/)
    expect((await loadReviewers(projectId)).reviewers.map(({ name }) => name)).toEqual(['Ana', 'Rui', 'Eva'])
  })
})
