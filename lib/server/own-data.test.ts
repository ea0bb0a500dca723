import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/account/export/route'
import type { Database } from '@/lib/adapters/store/client'
import { personalTables } from '@/lib/adapters/store/personal-tables'
import { UserId } from '@/lib/contracts/ids'
import { makeAuth } from './auth'
import { purge } from './retention'
import { fillTables } from './testing/fill-tables'
import { prepareProcess } from './testing/process-services'
import { browser as requested } from './testing/request-headers'
import { accountKeys, password, prepareAccounts } from './testing/test-accounts'
import { addUser, prepareTestDatabase } from './testing/test-database'

const DAY_MS = 24 * 60 * 60 * 1_000
const database = prepareTestDatabase()
const all = prepareProcess(database)
const { openBrowser, confirmed } = prepareAccounts(database)

/** Tables that hold something of a person, with how many rows of theirs. */
async function heldOf(db: Database, { userId, projectId }: { userId: string; projectId: string }) {
  const counted = Object.entries(personalTables).map(async ([table, rule]) => {
    if (rule.holds === 'nobody') return [table, 0] as const
    const rows: unknown[] = await db.$queryRaw(rule.rows(rule.holds === 'person' ? userId : projectId))
    return [table, rows.length] as const
  })
  return (await Promise.all(counted)).filter(([, count]) => count > 0).map(([table]) => table)
}

const personal = Object.entries(personalTables).flatMap(([table, { holds }]) =>
  holds === 'nobody' ? [] : [table],
)

async function account() {
  const { email, browser } = await confirmed()
  const { id } = await database().db.user.findUniqueOrThrow({ where: { email } })
  const userId = UserId.parse(id)
  return { email, browser, userId, ...(await fillTables(database().db, userId)) }
}

describe('what is kept of a person', () => {
  it('stands in tables that each have a rule; a new table without one fails here', async () => {
    const rows = await database().db.$queryRaw<{ name: string }[]>`
      SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'`
    expect(Object.keys(personalTables).sort()).toEqual(rows.map(({ name }) => name).sort())
  })

  it('is gone from every table when the account is deleted, which takes its password; of others nothing is', async () => {
    const { db } = database()
    const [one, other] = [await account(), await account()]
    expect((await heldOf(db, one)).sort()).toEqual([...personal].sort())
    const wrong = await one.browser.ask('/delete-user', { password: 'not this one here' })
    expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'INVALID_PASSWORD'])
    expect((await one.browser.ask('/delete-user', {})).status).toBe(400)
    expect((await openBrowser().ask('/delete-user', { password })).status).toBe(401)
    expect((await heldOf(db, one)).sort()).toEqual([...personal].sort())

    const done = await one.browser.ask('/delete-user', { password })
    expect([done.status, done.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"'])
    expect(await heldOf(db, one)).toEqual([])
    expect((await heldOf(db, other)).sort()).toEqual([...personal].sort())
    expect(await one.browser.isSignedIn()).toBe(false)
    expect((await openBrowser().ask('/sign-in/email', { email: one.email, password })).status).toBe(401)
    // Nothing anywhere names the person any more, whatever the rules say.
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT table_name::text AS name FROM information_schema.tables WHERE table_schema = 'public'`
    for (const { name } of tables) {
      const left: unknown[] = await db.$queryRawUnsafe(
        `SELECT 1 FROM "${name}" t WHERE to_jsonb(t)::text LIKE '%${one.userId}%' OR to_jsonb(t)::text LIKE '%${one.projectId}%'`,
      )
      expect([name, left.length]).toEqual([name, 0])
    }
  })

  it('is deleted with a guest who leaves, and counts of what they did with it', async () => {
    const { db } = database()
    const guest = openBrowser()
    const userId = await guest.visit()
    const filled = await fillTables(db, userId)
    expect((await guest.ask('/delete-user', { password })).status).toBe(400)
    expect((await guest.ask('/delete-anonymous-user', {})).status).toBe(200)
    expect(await heldOf(db, { userId, ...filled })).toEqual([])
  })

  it('is given to them whole as a ZIP, without tokens, hashes and keys, and nothing of anybody else', async () => {
    const { db } = database()
    const [one, other] = [await account(), await account()]
    globalThis.carrelAuth = Promise.resolve(makeAuth({ ...all(), ...accountKeys }, null))
    requested.cookie = one.browser.cookie()
    const answer = await GET(new Request('http://localhost:3000/api/account/export'))
    requested.cookie = ''
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
    const names = files.map(([name]) => name)
    const given = Object.entries(personalTables).flatMap(([table, rule]) =>
      rule.holds === 'nobody' || ('isLeftOut' in rule && rule.isLeftOut) ? [] : [table],
    )
    const inside = (table: string) => names.some((name) => name.endsWith(`/${table}.json`))
    expect(given.filter((table) => !inside(table))).toEqual([])
    expect(names).toContain('README.txt')
    expect(names.filter((name) => /\/library\/1-.*\.(txt|file)$/.test(name))).toHaveLength(2)
    const text = files.map(([, bytes]) => strFromU8(bytes)).join('\n')
    expect(text).toContain(one.email)
    for (const strange of [other.email, other.userId, other.projectId]) expect(text).not.toContain(strange)
    const { token } = await db.session.findFirstOrThrow({ where: { userId: one.userId } })
    const { password: hash } = await db.account.findFirstOrThrow({ where: { userId: one.userId } })
    const { secretHash } = await db.shareLink.findFirstOrThrow({ where: { projectId: one.projectId } })
    for (const hidden of [token, hash, secretHash]) expect(text).not.toContain(hidden)
  })

  it('is given to nobody without a session', async () => {
    globalThis.carrelAuth = Promise.resolve(makeAuth({ ...all(), ...accountKeys }, null))
    requested.cookie = ''
    expect((await GET(new Request('http://localhost:3000/api/account/export'))).status).toBe(401)
  })
})

describe('after its time', () => {
  it('what was deleted is purged, with all that hung on it, and what can still be taken back is not', async () => {
    const { db } = database()
    const userId = await addUser(db)
    const [over, still, kept] = [
      await fillTables(db, userId),
      await fillTables(db, userId),
      await fillTables(db, userId),
    ]
    const now = new Date()
    const deleted = (id: string, days: number) =>
      db.project.update({ where: { id }, data: { deletedAt: new Date(now.getTime() - days * DAY_MS) } })
    await deleted(over.projectId, 30.01)
    await deleted(still.projectId, 29.99)
    await purge(db, now)
    const left = await db.project.findMany({ where: { ownerId: userId }, select: { id: true } })
    expect(left.map(({ id }) => id).sort()).toEqual([still.projectId, kept.projectId].sort())
    expect(await db.runEvent.count({ where: { run: { projectId: over.projectId } } })).toBe(0)
    expect(await db.libraryFile.count({ where: { projectId: still.projectId } })).toBe(1)
  })

  it('a guest who was not here goes with everything; one who was here, looked or worked, and an account stay', async () => {
    const { db } = database()
    const now = new Date()
    const long = new Date(now.getTime() - 121 * DAY_MS)
    const lately = new Date(now.getTime() - 119 * DAY_MS)
    async function person({ isAnonymous = true, used = long, seen = long, changed = long }) {
      const id = await addUser(db)
      await db.user.update({ where: { id }, data: { isAnonymous, createdAt: long } })
      const session = { id: randomUUID(), token: randomUUID(), userId: id, expiresAt: now, updatedAt: used }
      await db.session.create({ data: session })
      const project = { id: randomUUID(), ownerId: id, title: 'Work', locale: 'en' }
      await db.project.create({ data: { ...project, lastSeenAt: seen, updatedAt: changed } })
      return id
    }
    const gone = await person({})
    const stays = [
      await person({ used: lately }),
      await person({ seen: lately }),
      await person({ changed: lately }),
      await person({ isAnonymous: false }),
    ]
    await purge(db, now)
    const left = await db.user.findMany({ where: { id: { in: [gone, ...stays] } }, select: { id: true } })
    expect(left.map(({ id }) => id).sort()).toEqual([...stays].sort())
    expect(await db.project.count({ where: { ownerId: gone } })).toBe(0)
  })
})
