import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openAppRole } from '@/lib/adapters/store/app-role'
import type { Database } from '@/lib/adapters/store/client'
import { packRecords } from '@/lib/adapters/store/records-once'
import { createRun } from '@/lib/adapters/store/runs'
import { withinScope } from '@/lib/adapters/store/scope'
import { saveSelections } from '@/lib/adapters/store/selections'
import type { ProjectId } from '@/lib/contracts/ids'
import { RunEvent } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'
import { listEntries } from '@/scripts/authorization/entries'
import { addCommentAction, decideAction, replyAction } from './actions/desk'
import { addNoteAction } from './actions/library'
import { screenSourceAction } from './actions/reviewers'
import { setDecisionsAction } from './actions/selection'
import { createLinkAction } from './actions/share'
import { loadDesk } from './loaders/desk'
import { loadFrame } from './loaders/frame'
import { loadReviewers, loadScreening } from './loaders/reviewers'
import { loadInbox, loadShare } from './loaders/share'
import type { Services } from './services'
import { prepareProcess } from './testing/process-services'
import { browser, signInStudent } from './testing/request-headers'
import { addProject, prepareTestDatabase } from './testing/test-database'
import { addComment, addLink, addVersion, onQuoted, QUOTED } from './testing/test-desk'
import { openTestServices } from './testing/test-services'

/*
 * The same requests once where row-level security does not bind and once where it does: whoever may see something sees the same.
 */
const Packed = z.array(z.object({ seq: z.number(), at: z.string(), fact: z.json() }))
const RECORDED = 'lib/pipelines/recorded'
const database = prepareTestDatabase()
const free = prepareProcess(database)
let bound: Services
let owner: { readonly cookie: string; readonly projectId: ProjectId; readonly runs: readonly string[] }
let desk: Awaited<ReturnType<typeof addLink>>
let screen: Awaited<ReturnType<typeof addLink>>

beforeAll(async () => {
  const { db, url } = database()
  const { ownerId, cookie } = await signInStudent()
  const { projectId } = await addProject(db, { sandbox: true })
  await db.project.update({ where: { id: projectId }, data: { ownerId } })
  const runs: string[] = []
  for (const file of readdirSync(RECORDED).filter((name) => name.endsWith('.gz')))
    runs.push(await addRecorded(db, projectId, path.join(RECORDED, file)))
  await addVersion(db, projectId)
  desk = await addLink(db, projectId)
  screen = await addLink(db, projectId, { rights: 'screen', name: 'Ana' })
  await addComment(db, desk.scope, onQuoted('Which schools?'))
  await saveSelections(db, projectId, [{ sourceId: 's1', decision: 'include', reason: '' }])
  owner = { cookie, projectId, runs }
  bound = await openTestServices(await openAppRole(url, randomBytes(32)))
  // The first visit of a link is another than all that follow.
  await asked(free(), linkCookie(), () => loadDesk(desk.scope.linkId))
  Object.assign(bound, { sessionKey: free().sessionKey, secretsKey: free().secretsKey })
}, 120_000)
afterAll(async () => {
  browser.cookie = ''
  await bound?.close()
})

/** A run as its recorded log says, whatever wrote it. */
async function addRecorded(db: Database, projectId: ProjectId, file: string): Promise<string> {
  const events = gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .map((line) => RunEvent.parse(JSON.parse(line)))
  const [first] = events
  if (first?.fact.type !== 'run-created') throw new Error(`${file} does not begin with its run`)
  const { pipeline, version = 1, input } = first.fact
  const id = await createRun(db, projectId, { pipeline, version, input, tokenBudget: null })
  const { seq, status } = foldEvents(events)
  const { json, records } = packRecords(events.slice(1))
  await db.runRecord.createMany({
    data: [...records].map(([hash, record]) => ({ runId: id, hash, record: JSON.parse(record) })),
    skipDuplicates: true,
  })
  await db.runEvent.createMany({
    data: Packed.parse(JSON.parse(json)).map(({ seq: place, at, fact }) => ({
      runId: id,
      seq: place,
      at: new Date(at),
      fact: fact ?? {},
    })),
  })
  await db.run.update({ where: { id }, data: { seq, status, rowsVersion: 0 } })
  return id
}

/** What a request comes to: within a scope that is empty until somebody is recognised, as the server begins it. */
async function asked(services: Services, cookie: string, ask: () => Promise<unknown>): Promise<unknown> {
  browser.cookie = cookie
  globalThis.carrelServices = Promise.resolve(services)
  try {
    return await withinScope({}, ask)
  } catch (error) {
    return error instanceof Error && 'code' in error ? { refused: error.code } : { failed: String(error) }
  } finally {
    globalThis.carrelServices = Promise.resolve(free())
  }
}

/** As JSON; the row of a pipeline is code, the same for all. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (key, part: unknown) => (key === 'row' ? undefined : part)))
const bothWays = async (cookie: string, ask: () => Promise<unknown>) => {
  const [one, other] = [await asked(free(), cookie, ask), await asked(bound, cookie, ask)]
  return { free: plain(one), bound: plain(other) }
}
const linkCookie = () => `__Host-carrel-share-${desk.scope.linkId}=${desk.cookie}`

const routes = listEntries().filter(({ kind, name }) => kind === 'route' && name.startsWith('GET /api/'))

/** What a route answers, as far as two answers can be compared: files of a drawing program are another each time. */
async function answerOf(file: string, params: object): Promise<unknown> {
  const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ path.resolve(file))
  if (typeof module.GET !== 'function') throw new Error(`${file} answers no GET`)
  const headers = { cookie: browser.cookie, 'x-carrel-peer': '203.0.113.9' }
  const request = new Request('http://localhost:3000/api/test', { headers })
  const answer: unknown = await module.GET(request, { params: Promise.resolve(params) })
  if (!(answer instanceof Response)) throw new Error(`${file} gives no response`)
  const type = answer.headers.get('content-type') ?? ''
  if (!/json|text\/(plain|csv|markdown)/.test(type)) {
    await answer.body?.cancel()
    return [answer.status, type]
  }
  return [answer.status, type, withoutMoments(await answer.text())]
}

describe('where row-level security binds', () => {
  it.each(routes.map(({ name, file }) => [name, file] as const))(
    'the owner is answered as without it: %s',
    async (name, file) => {
      const runs = name.includes('[runId]') || name.includes('onversation') ? owner.runs.slice(0, 3) : ['']
      for (const runId of runs) {
        const params = { projectId: owner.projectId, runId, linkId: desk.scope.linkId, conversationId: runId }
        const answers = await bothWays(owner.cookie, () => answerOf(file, params))
        expect(answers.bound).toEqual(answers.free)
        expect(answers.bound).not.toHaveProperty('failed')
        const byLink = await bothWays(linkCookie(), () => answerOf(file, params))
        expect(byLink.bound).toEqual(byLink.free)
      }
    },
    120_000,
  )

  // Those of a run are asked once it is known whose it is; by themselves they ask nobody.
  const loaders = readdirSync('lib/server/loaders').filter(
    (file) => file.endsWith('.ts') && file !== 'run.ts',
  )
  it.each(loaders)(
    'what pages are made of is the same: %s',
    async (file) => {
      const module: Readonly<Record<string, unknown>> = await import(path.resolve('lib/server/loaders', file))
      for (const [name, load] of Object.entries(module)) {
        if (typeof load !== 'function' || !name.startsWith('load')) continue
        // Those of a second kind get a run's id as well, whichever they want of it.
        for (const second of [null, ...owner.runs.slice(0, 2)]) {
          const answers = await bothWays(owner.cookie, async () => load(owner.projectId, second))
          expect([name, withoutVisit(answers.bound)]).toEqual([name, withoutVisit(answers.free)])
        }
      }
    },
    120_000,
  )

  it('a student sees the project, decides on sources, writes a note and makes a link', async () => {
    const { projectId, cookie } = owner
    expect(await asked(bound, cookie, () => loadFrame(projectId))).not.toBeNull()
    expect(await asked(bound, cookie, () => loadShare(projectId))).toHaveProperty('versions')
    const acts = [
      () => setDecisionsAction({ projectId, entries: [{ sourceId: 's1', decision: null }] }),
      () => addNoteAction({ projectId, title: 'Note', text: 'Forty students read.' }),
      () => createLinkAction({ projectId, name: 'Prof. Reis', rights: 'view', days: 30 }),
    ]
    for (const act of acts) expect(await asked(bound, cookie, act)).toMatchObject({ ok: true })
  })

  it('an advisor reads, comments, replies and decides by the link alone', async () => {
    const { linkId } = desk.scope
    const cookie = linkCookie()
    const view = await asked(bound, cookie, () => loadDesk(linkId))
    expect(view).not.toHaveProperty('refused')
    expect(view).not.toHaveProperty('failed')
    const place = { blockId: 'p1', quote: QUOTED, prefix: '', suffix: '', start: 0 }
    const added = await asked(bound, cookie, () =>
      addCommentAction({ linkId, version: 1, place, body: 'Why forty?' }),
    )
    expect(added).toMatchObject({ ok: true })
    const comment = await database().db.deskComment.findFirstOrThrow({ where: { body: 'Why forty?' } })
    expect(
      await asked(bound, cookie, () => replyAction({ linkId, commentId: comment.id, body: 'Or fifty?' })),
    ).toMatchObject({ ok: true })
    const decision = { linkId, round: 1, version: 1, verdict: 'approve', reason: '' } as const
    expect(await asked(bound, cookie, () => decideAction(decision))).toMatchObject({ ok: true })
    const inbox = await asked(bound, owner.cookie, () => loadInbox())
    expect(JSON.stringify(inbox)).toContain('Why forty?')
  })

  it('a reviewer sees the sources and votes by a link to screen, and sees no desk', async () => {
    const { linkId } = screen.scope
    const cookie = `__Host-carrel-share-${linkId}=${screen.cookie}`
    const answers = await bothWays(cookie, () => loadScreening(linkId))
    expect(answers.bound).toEqual(answers.free)
    expect(answers.bound).toHaveProperty('next')
    const { next } = z.object({ next: z.array(z.object({ id: z.string() })).min(1) }).parse(answers.bound)
    const vote = { linkId, sourceId: next[0]?.id ?? '', decision: 'include', reason: '' } as const
    expect(await asked(bound, cookie, () => screenSourceAction(vote))).toMatchObject({ ok: true })
    expect(await asked(bound, cookie, () => loadDesk(linkId))).toEqual({ refused: 'not-allowed' })
    const reviewers = await bothWays(owner.cookie, () => loadReviewers(owner.projectId))
    expect(reviewers.bound).toEqual(reviewers.free)
    expect(reviewers.bound).toMatchObject({ reviewers: [{ done: 1 }] })
  })
})

/** When the owner last looked is noted by the looking itself, and when a standing was read by the reading. */
const withoutVisit = (value: unknown): string => withoutMoments(JSON.stringify(value) ?? '')
const withoutMoments = (json: string): string =>
  json.replace(/"(lastSeenAt|seenAt|readAt)":"[^"]*"/g, '"$1":""')
