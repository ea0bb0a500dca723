import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { GET as deskEvents } from '@/app/api/projects/[projectId]/desk/events/route'
import { GET as runEvents } from '@/app/api/runs/[runId]/events/route'
import { createProject, setProjectDeleted } from '@/lib/adapters/store/projects'
import { createRun } from '@/lib/adapters/store/runs'
import { endedAccesses } from '@/lib/adapters/store/stream-accesses'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import type { StreamEnd } from '@/lib/contracts/stream'
import { makeAuth } from './auth'
import { prepareProcess } from './testing/process-services'
import { browser as requested } from './testing/request-headers'
import { accountKeys, password, prepareAccounts, tokenIn } from './testing/test-accounts'
import { addProject, addProjectAccess, addUser, prepareTestDatabase } from './testing/test-database'
import { addLink } from './testing/test-desk'
import { scriptedInput } from './testing/validation-script'

/** How long a stream may outlive what it rests on. */
const ENDS_WITHIN_MS = 1_000

const database = prepareTestDatabase()
// The streams are of this process; what ends them is done through another pool, as another process would.
const all = prepareProcess(database)
const { openBrowser, confirmed, arrived } = prepareAccounts(database)

type Browser = ReturnType<typeof openBrowser>

interface Open {
  readonly browser: Browser
  readonly email: string
  readonly ownerId: UserId
  readonly projectId: ProjectId
}

async function student(): Promise<Open> {
  const { email, browser } = await confirmed()
  const user = await database().db.user.findUniqueOrThrow({ where: { email } })
  return withProject({ browser, email, ownerId: UserId.parse(user.id) })
}

async function guest(): Promise<Open> {
  const browser = openBrowser()
  return withProject({ browser, email: '', ownerId: await browser.visit() })
}

async function withProject(given: Omit<Open, 'projectId'>): Promise<Open> {
  const project = { title: 'Reading on screens', locale: 'en', sandbox: false } as const
  return {
    ...given,
    projectId: ProjectId.parse(await createProject(database().db, given.ownerId, project)),
  }
}

/** Opens the project's two streams as the browser's pages do; `again` opens them once more. */
async function openStreams({ browser, projectId }: Open) {
  const { db } = database()
  globalThis.carrelAuth = Promise.resolve(makeAuth({ ...all(), ...accountKeys }, null))
  const run = { pipeline: SOURCE_VALIDATION, input: scriptedInput, tokenBudget: null }
  const runId = await createRun(db, projectId, run)
  const again = async () => {
    requested.cookie = browser.cookie()
    const request = () => new Request('http://localhost/', { headers: { 'last-event-id': '1' } })
    return [
      await runEvents(request(), { params: Promise.resolve({ runId }) }),
      await deskEvents(request(), { params: Promise.resolve({ projectId }) }),
    ]
  }
  const streams = await again()
  expect(streams.map(({ status }) => status)).toEqual([200, 200])
  return { ended: Promise.all(streams.map(endOf)), again }
}

/** The last message of a stream and when it came, once the stream has ended. */
async function endOf(response: Response): Promise<{ said: string | undefined; atMs: number }> {
  const lines = (await response.text()).split('\n')
  return { said: lines.filter((line) => line.startsWith('data: ')).at(-1), atMs: performance.now() }
}

async function resetPassword(email: string): Promise<void> {
  await openBrowser().ask('/request-password-reset', { email })
  const token = tokenIn((await arrived(email, 2))[1])
  const answer = await openBrowser().ask('/reset-password', { token, newPassword: 'another five rooms' })
  expect(answer.status).toBe(200)
}

const sessionsOf = (userId: UserId) => ({ where: { userId } })

const causes: readonly (readonly [
  string,
  () => Promise<Open>,
  (open: Open) => Promise<unknown>,
  StreamEnd,
])[] = [
  ['signing out', student, ({ browser }) => browser.ask('/sign-out', {}), 'not-signed-in'],
  [
    'a password changed in another browser',
    student,
    async ({ email }) => {
      const other = openBrowser()
      await other.ask('/sign-in/email', { email, password })
      const change = { currentPassword: password, newPassword: 'another five rooms' }
      expect((await other.ask('/change-password', change)).status).toBe(200)
    },
    'not-signed-in',
  ],
  ['a password set anew by letter', student, ({ email }) => resetPassword(email), 'not-signed-in'],
  [
    'a session that was revoked',
    student,
    ({ ownerId }) => database().db.session.deleteMany(sessionsOf(ownerId)),
    'not-signed-in',
  ],
  [
    'a session whose time is over',
    student,
    ({ ownerId }) =>
      database().db.session.updateMany({ ...sessionsOf(ownerId), data: { expiresAt: new Date() } }),
    'not-signed-in',
  ],
  [
    'an account that was deleted',
    student,
    ({ ownerId }) => database().db.user.delete({ where: { id: ownerId } }),
    'not-signed-in',
  ],
  [
    'a project that was deleted',
    student,
    ({ ownerId, projectId }) => setProjectDeleted(database().db, ownerId, projectId, new Date()),
    'not-found',
  ],
  [
    'a project that went to another account',
    student,
    async ({ projectId }) =>
      database().db.project.update({
        where: { id: projectId },
        data: { ownerId: await addUser(database().db) },
      }),
    'not-found',
  ],
  ['a guest who signs out', guest, ({ browser }) => browser.ask('/sign-out', {}), 'not-signed-in'],
  [
    'a guest who has everything deleted',
    guest,
    ({ browser }) => browser.ask('/delete-anonymous-user', {}),
    'not-signed-in',
  ],
]

describe('the streams of a project', () => {
  it.each(causes)('end within a second of %s, and cannot be opened again', async (_, open, end, why) => {
    const opened = await open()
    const { ended, again } = await openStreams(opened)
    await end(opened)
    const beganMs = performance.now()
    const ends = await ended
    expect(ends.map(({ said }) => said)).toEqual(Array(2).fill(`data: {"closed":"${why}"}`))
    for (const { atMs } of ends) expect(atMs - beganMs).toBeLessThan(ENDS_WITHIN_MS)
    // An EventSource stops at any of these; the routes of a project tell nobody without a session that it exists.
    const statuses = (await again()).map(({ status }) => status)
    expect(statuses).toEqual(why === 'not-found' ? [404, 404] : [401, 404])
  })

  it('end for a guest who signs in, and open again for the account that has the project now', async () => {
    const { email } = await confirmed()
    const opened = await guest()
    const { ended, again } = await openStreams(opened)
    await opened.browser.ask('/sign-in/email', { email, password })
    const beganMs = performance.now()
    for (const { said, atMs } of await ended) {
      // The project moves a moment before the old session ends; a look in between sees only that.
      expect(said).toMatch(/^data: \{"closed":"(not-signed-in|not-found)"\}$/)
      expect(atMs - beganMs).toBeLessThan(ENDS_WITHIN_MS)
    }
    const streams = await again()
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    await Promise.all(streams.map(({ body }) => body?.cancel()))
  })

  it('go on for others when one of them ends', async () => {
    const [leaving, staying] = [await student(), await student()]
    const [left, stayed] = [await openStreams(leaving), await openStreams(staying)]
    let hasEnded = false
    void stayed.ended.then(() => {
      hasEnded = true
    })
    await leaving.browser.ask('/sign-out', {})
    await left.ended
    expect(hasEnded).toBe(false)
    await staying.browser.ask('/sign-out', {})
    await stayed.ended
  })

  it('are looked after by one query, however many there are and whoever reads', async () => {
    const { db } = database()
    const owned = await addProject(db)
    const accesses = await Promise.all(Array.from({ length: 50 }, () => addProjectAccess(db, owned)))
    const link = await addLink(db, owned.projectId)
    const [gone, stranger] = [accesses[7], { sessionId: randomUUID(), projectId: owned.projectId }]
    await db.session.delete({ where: { id: gone?.sessionId ?? '' } })
    const students = vi.spyOn(db, '$queryRaw')
    const advisors = vi.spyOn(db.shareSession, 'findMany')
    const ended = await endedAccesses(db, [...accesses, link.scope, stranger], new Date())
    const signedOut = 'not-signed-in'
    expect(ended).toEqual(
      new Map([
        [gone, signedOut],
        [stranger, signedOut],
      ]),
    )
    expect([students.mock.calls.length, advisors.mock.calls.length]).toEqual([1, 1])
    vi.restoreAllMocks()
  })
})

it('an advisor who has not come for seven days has no session any more, nor a stream', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const { scope } = await addLink(db, projectId)
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000)
  expect(await endedAccesses(db, [scope], inDays(6.9))).toEqual(new Map())
  expect(await endedAccesses(db, [scope], inDays(7.1))).toEqual(new Map([[scope, 'not-signed-in']]))
})
