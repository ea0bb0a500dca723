import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openMailer } from '@/lib/adapters/mail/smtp'
import { listInbox } from '@/lib/adapters/store/inbox'
import { createProject } from '@/lib/adapters/store/projects'
import { claimDueAlert, findAlert, saveAlertRun, setAlert } from '@/lib/adapters/store/search-alerts'
import { ProjectId, type UserId } from '@/lib/contracts/ids'
import type { SearchReplay } from '@/lib/contracts/search-trace'
import { seeNewsAction, setAlertAction } from '@/lib/server/actions/review'
import { sendDueMail } from '@/lib/server/desk/desk-mail'
import { startMailServer } from '@/lib/server/testing/mail-server'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { browser, signInStudent } from '@/lib/server/testing/request-headers'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { runDueAlerts } from './search-alerts'

const database = prepareTestDatabase()
const all = prepareProcess(database)
const DAY_MS = 24 * 60 * 60 * 1_000

beforeEach(async () => {
  browser.cookie = ''
  await database().db.searchAlert.deleteMany()
})
afterAll(() => {
  browser.cookie = ''
})

const replay: SearchReplay = {
  ...{ at: '2026-11-26T20:00:00.000Z', searches: [], retracted: [], checked: 0 },
  fresh: [{ id: 'a', from: 'openalex', title: 'A new work', year: 2026, doi: null }],
}

async function addStudent() {
  const { ownerId, cookie } = await signInStudent()
  const made = await createProject(all().db, ownerId, { title: 'Reading', locale: 'en', sandbox: false })
  return { ownerId, cookie, projectId: ProjectId.parse(made) }
}

describe('an alert', () => {
  it('is asked for and taken back by the student alone', async () => {
    const { projectId, cookie } = await addStudent()
    const refused = await setAlertAction({ projectId, everyDays: 7 })
    expect(refused.ok).toBe(false)
    browser.cookie = (await addStudent()).cookie
    expect(await setAlertAction({ projectId, everyDays: 7 })).toEqual({ ok: false, code: 'not-found' })
    expect(await seeNewsAction({ projectId })).toEqual({ ok: false, code: 'not-found' })
    expect(await findAlert(all().db, projectId)).toBeNull()
    browser.cookie = cookie
    expect(await setAlertAction({ projectId, everyDays: 30 })).toMatchObject({ ok: true })
    const alert = await findAlert(all().db, projectId)
    const days = (Date.parse(alert?.nextAt ?? '') - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(29.9)
    expect(await setAlertAction({ projectId, everyDays: null })).toMatchObject({ ok: true })
    expect(await findAlert(all().db, projectId)).toBeNull()
  })

  it('is run by one process only, when its time has come, and not in a deleted project', async () => {
    const { db } = all()
    const { projectId } = await addProject(db)
    const now = new Date()
    await setAlert(db, projectId, { everyDays: 7, now })
    expect(await claimDueAlert(db, now, [])).toBeNull()
    const week = new Date(now.getTime() + 7 * DAY_MS + 1)
    await db.project.update({ where: { id: projectId }, data: { deletedAt: now } })
    expect(await claimDueAlert(db, week, [])).toBeNull()
    await db.project.update({ where: { id: projectId }, data: { deletedAt: null } })
    const claims = await Promise.all([claimDueAlert(db, week, []), claimDueAlert(db, week, [])])
    expect(claims.filter((claim) => claim?.projectId === projectId)).toHaveLength(1)
    // What did not come to its end is tried again.
    expect(await claimDueAlert(db, new Date(week.getTime() + 61 * 60 * 1_000), [])).not.toBeNull()
  })

  it('waits for one of another owner at most, however many are due longer', async () => {
    const { db } = all()
    const now = new Date()
    const due = async (projectId: ProjectId, days: number) => {
      const nextAt = new Date(now.getTime() - days * DAY_MS)
      await db.searchAlert.create({ data: { projectId, everyDays: 7, nextAt } })
    }
    const many = await addProject(db)
    await due(many.projectId, 20)
    const given = { title: 'Reading', locale: 'en', sandbox: true } as const
    for (const days of [19, 18, 17])
      await due(ProjectId.parse(await createProject(db, many.ownerId, given)), days)
    const [one, other] = [await addProject(db), await addProject(db)]
    await due(one.projectId, 2)
    await due(other.projectId, 1)
    const served: UserId[] = []
    for (;;) {
      const claimed = await claimDueAlert(db, now, served)
      if (!claimed) break
      served.push(claimed.ownerId)
    }
    const rest = Array.from({ length: 3 }, () => many.ownerId)
    expect(served).toEqual([many.ownerId, one.ownerId, other.ownerId, ...rest])
  })

  it('tells news in the inbox and by e-mail, and is silent where there is none', async () => {
    const { db } = all()
    const { projectId, ownerId } = await addProject(db)
    const now = new Date()
    await setAlert(db, projectId, { everyDays: 7, now })
    const run = { replay, told: ['a'], now }
    const due = { projectId, everyDays: 7 }
    await saveAlertRun(db, due, { ...run, notice: null })
    expect(await listInbox(db, ownerId)).toEqual([])
    expect(await findAlert(db, projectId)).toMatchObject({
      isUnseen: false,
      replay: { fresh: [{ id: 'a' }] },
    })
    await saveAlertRun(db, due, { ...run, notice: 'Run again on 2026-11-26: 1 new record.' })
    expect(await findAlert(db, projectId)).toMatchObject({ isUnseen: true })
    expect(await listInbox(db, ownerId)).toMatchObject([
      { kind: 'alert', excerpt: expect.stringContaining('1 new record') },
    ])
    const server = await startMailServer()
    const mailer = openMailer({ url: server.url, from: 'carrel@carrel.example' })
    expect(await sendDueMail(db, mailer, new Date())).toBe(1)
    server.close()
    // Long lines are broken as mail does it.
    const letter = server.received[0]?.replaceAll('=\n', '').replaceAll('=\r\n', '') ?? ''
    expect(letter).toContain('Your searches were run again')
    expect(letter).toContain(`/projects/${projectId}/review`)
    expect(letter).not.toContain('shared a proposal')
    // Whoever takes the alert back while it runs is told nothing.
    await setAlert(db, projectId, { everyDays: null, now })
    await saveAlertRun(db, due, { ...run, notice: 'Something else.' })
    expect(await findAlert(db, projectId)).toBeNull()
    expect(await listInbox(db, ownerId)).toHaveLength(1)
  })

  it('of a project without a search finds nothing, and comes again at its interval', async () => {
    const { projectId, ownerId } = await addStudent()
    const { db } = all()
    const now = new Date()
    await setAlert(db, projectId, { everyDays: 7, now: new Date(now.getTime() - 8 * DAY_MS) })
    expect(await runDueAlerts(all(), now)).toBe(1)
    const alert = await findAlert(db, projectId)
    expect(alert).toMatchObject({ isUnseen: false, replay: { fresh: [], searches: [] } })
    expect(Date.parse(alert?.nextAt ?? '')).toBeGreaterThan(now.getTime() + 6.9 * DAY_MS)
    expect(await listInbox(db, ownerId)).toEqual([])
    expect(await runDueAlerts(all(), now)).toBe(0)
  })
})
