import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { openRunQueue } from '@/lib/adapters/queue/run-queue'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openAppRole } from './app-role'
import { openDatabase } from './client'
import { findProject } from './projects'
import { createRun, listEvents } from './runs'
import { withinScope } from './scope'

const database = prepareTestDatabase()
const key = randomBytes(32)

async function asApp<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await openAppRole(database().url, key) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe('the role that the application works as', () => {
  it('is no superuser, and its statements and idle transactions end after a minute', async () => {
    await asApp(async (client) => {
      const { rows } = await client.query(`
        select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
          current_setting('statement_timeout') as statements,
          current_setting('idle_in_transaction_session_timeout') as idle
        from pg_roles where rolname = current_user`)
      expect(rows).toEqual([
        {
          rolsuper: false,
          rolcreaterole: false,
          rolcreatedb: false,
          rolreplication: false,
          rolbypassrls: false,
          statements: '1min',
          idle: '1min',
        },
      ])
      await client.query("set statement_timeout = '50ms'")
      await expect(client.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
    })
  })

  it.each([
    'create table more (word text)',
    'create schema more',
    'create role more',
    'alter role current_user superuser',
    'alter table users add column more text',
    'drop table projects',
    'truncate users',
    'create function more() returns int language sql as $$ select 1 $$',
    "select pg_read_file('/etc/hostname')",
    "copy (select 1) to program 'true'",
    "copy users to '/tmp/carrel-users'",
    'select * from pg_authid',
    'select * from _prisma_migrations',
    'delete from _prisma_migrations',
    'set role postgres',
    'set session_replication_role = replica',
  ])('may not: %s', async (sql) => {
    await asApp(async (client) => {
      await expect(client.query(sql)).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|42704|22023)$/),
      })
    })
  })

  it('reads and writes what Carrel does, queue and whole deletion of a person included', async () => {
    const url = await openAppRole(database().url, key)
    const db = openDatabase(url)
    const { ownerId, projectId } = await addProject(database().db)
    const runId = await withinScope({ ownerId }, async () => {
      const made = await createRun(db, projectId, { pipeline: 'test', input: null, tokenBudget: null })
      expect(await findProject(db, ownerId, projectId)).not.toBeNull()
      expect(await listEvents(db, made, 0)).toHaveLength(1)
      return made
    })
    const woken: string[] = []
    const queue = await openRunQueue(url, () => undefined)
    await queue.work(1, async (id) => void woken.push(id))
    await queue.wake(runId)
    expect(woken).toEqual([runId])
    await queue.stop()
    await db.user.delete({ where: { id: ownerId } })
    expect(await database().db.runEvent.count({ where: { runId } })).toBe(0)
    await db.$disconnect()
  })

  it('is the same for processes that start together, and another for another installation', async () => {
    const urls = await Promise.all(Array.from({ length: 4 }, () => openAppRole(database().url, key)))
    expect(new Set(urls).size).toBe(1)
    const [url = ''] = urls
    expect(await openAppRole(url, key)).toBe(url)
    expect(await openAppRole(database().url, randomBytes(32))).not.toBe(url)
  })
})
