import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as child from '@/lib/adapters/child/run-child'
import type { ProjectId } from '@/lib/contracts/ids'
import { PROPOSAL } from '@/lib/contracts/proposal-run'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { addLink, addVersion, QUOTED } from '@/lib/server/testing/test-desk'
import { viewDesk, viewShare } from './desk-view'

// What grows with what people have written must not be worked out in the process that answers them.
vi.mock('@/lib/core/desk/anchor-comment', () => ({
  anchorComment: () => Promise.reject(new Error('anchored in the process of the requests')),
  settlePlace: () => Promise.reject(new Error('placed in the process of the requests')),
}))
vi.mock('@/lib/core/desk/diff-trees', () => ({
  diffVersions: () => Promise.reject(new Error('compared in the process of the requests')),
}))

const database = prepareTestDatabase()
const COMMENTS = 150
const look = () => ({ kind: null, version: null, since: null, agent: 'Firefox, Windows', now: new Date() })

afterEach(() => vi.restoreAllMocks())

/** Comments whose words stand nowhere, which is what takes longest to find out; the first one stands where it says. */
async function addComments(projectId: ProjectId, linkId: string, at = new Date()) {
  const words = (n: number) => Array.from({ length: 9 }, (_, word) => `lost${(n * 7 + word) % 97}`).join(' ')
  const rows = Array.from({ length: COMMENTS }, (_, n) => ({
    id: randomUUID(),
    projectId,
    linkId,
    name: 'Prof. Lima',
    version: 1,
    round: 1,
    blockId: 'p1',
    quote: n === 0 ? QUOTED : words(n),
    prefix: '',
    suffix: '',
    start: 0,
    body: `Comment ${n}`,
    createdAt: at,
  }))
  await database().db.deskComment.createMany({ data: rows })
}

async function addDesk() {
  const { db } = database()
  const { projectId } = await addProject(db)
  await addVersion(db, projectId)
  const { scope } = await addLink(db, projectId)
  return { db, projectId, scope }
}

describe('the comments of a desk', () => {
  it('are placed once for a version, away from the process that answers, for all who look', async () => {
    const { db, projectId, scope } = await addDesk()
    await addComments(projectId, scope.linkId)
    const runs = vi.spyOn(child, 'runChild')
    const together = await Promise.all([
      viewDesk(db, scope, look()),
      viewDesk(db, scope, look()),
      viewShare(db, projectId, { kind: PROPOSAL, owner: 'user:student', now: new Date() }),
    ])
    const needed = runs.mock.calls.length
    expect(needed).toBe(3)
    for (const { comments } of together) {
      expect(comments).toHaveLength(COMMENTS)
      expect(comments.filter(({ anchor }) => anchor.kind === 'orphaned')).toHaveLength(COMMENTS - 1)
      expect(comments[0]).toMatchObject({ anchor: { kind: 'found', blockId: 'p1', text: QUOTED } })
    }
    await viewDesk(db, scope, look())
    expect(runs).toHaveBeenCalledTimes(needed)
    await addVersion(db, projectId, [`Of ${QUOTED}, all read.`])
    await viewShare(db, projectId, { kind: PROPOSAL, owner: 'user:student', now: new Date() })
    expect(runs).toHaveBeenCalledTimes(2 * needed)
  })

  it('whose place cannot be found in time stand nowhere, and are not looked for again', async () => {
    const { db, projectId, scope } = await addDesk()
    await addComments(projectId, scope.linkId)
    const runs = vi.spyOn(child, 'runChild')
    runs.mockResolvedValue({ end: 'timed-out', written: Buffer.alloc(0) })
    const { comments } = await viewDesk(db, scope, look())
    expect(new Set(comments.map(({ anchor }) => anchor.kind))).toEqual(new Set(['orphaned']))
    runs.mockClear()
    await viewDesk(db, scope, look())
    expect(runs).not.toHaveBeenCalled()
  })
})

describe('changes between two versions', () => {
  it('are worked out once, away from the process that answers', async () => {
    const { db, projectId, scope } = await addDesk()
    await addVersion(db, projectId, ['Nothing of it is left.'])
    const runs = vi.spyOn(child, 'runChild')
    const view = await viewDesk(db, scope, { ...look(), since: 1 })
    expect(view.changes).toMatchObject({ from: 1, to: 2 })
    expect(await viewDesk(db, scope, { ...look(), since: 1 })).toMatchObject({ changes: view.changes })
    expect(runs).toHaveBeenCalledTimes(1)
  })
})
