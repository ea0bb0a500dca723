import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ProjectId, type UserId } from '@/lib/contracts/ids'
import { fillTables } from '@/lib/server/testing/fill-tables'
import { addUser, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openAppRole } from './app-role'
import { type Database, openDatabase } from './client'
import { personalTables } from './personal-tables'
import { createProject } from './projects'
import { beyondScopes, type Scope, withinScope } from './scope'

const database = prepareTestDatabase()

/** Of accounts, kept by the account library, which finds out who asks; and of its projects, what a person's own row leads to. */
const OF_ACCOUNTS = [
  'users',
  'sessions',
  'accounts',
  'two_factors',
  'passkeys',
  'verifications',
  'allowances',
]

/** What a link into a project opens, and the log of its desk. */
const AT_DESK = [
  'projects',
  'runs',
  'run_events',
  'run_records',
  'proposal_versions',
  'share_links',
  'share_sessions',
  'share_accesses',
  'desk_comments',
  'desk_anchors',
  'desk_decisions',
  'inbox_items',
]

/** What serves all projects of a person. */
const OF_PERSON = ['projects', 'secrets', 'project_memories']

const scoped = Object.entries(personalTables).flatMap(([table, { holds }]) =>
  holds === 'nobody' || OF_ACCOUNTS.includes(table) ? [] : [table],
)

interface Person {
  readonly ownerId: UserId
  readonly projectId: ProjectId
  /** A second project, with nothing in it. */
  readonly empty: ProjectId
}

let app: Database
let reader: Person
let stranger: Person

beforeAll(async () => {
  const { db, url } = database()
  app = openDatabase(await openAppRole(url, randomBytes(32)))
  reader = await addPerson(db)
  stranger = await addPerson(db)
  return () => app.$disconnect()
}, 60_000)

async function addPerson(db: Database): Promise<Person> {
  const ownerId = await addUser(db)
  const { projectId } = await fillTables(db, ownerId)
  const empty = await createProject(db, ownerId, { title: 'Empty', locale: 'en', sandbox: false })
  return { ownerId, projectId: ProjectId.parse(projectId), empty: ProjectId.parse(empty) }
}

/** How many rows a statement without any filter reaches, by table. */
async function reached(db: Database, scope: Scope): Promise<ReadonlyMap<string, number>> {
  return withinScope(scope, async () => {
    const counts = new Map<string, number>()
    for (const table of scoped)
      counts.set(table, await countOf(db, `SELECT count(*)::int AS n FROM ${table}`))
    return counts
  })
}

async function countOf(db: Database, sql: string): Promise<number> {
  const [row] = z.tuple([z.object({ n: z.number() })]).parse(await db.$queryRawUnsafe(sql))
  return row.n
}

const expected = (of: (table: string) => number) => new Map(scoped.map((table) => [table, of(table)]))

describe('row-level security', () => {
  it('is forced on every table of what people work on', async () => {
    const rows = await database().db.$queryRaw`
      SELECT relname::text AS "table", relforcerowsecurity AND relrowsecurity
        AND EXISTS (SELECT FROM pg_policy WHERE polrelid = pg_class.oid) AS "isForced"
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`
    const tables = z.array(z.object({ table: z.string(), isForced: z.boolean() })).parse(rows)
    const forced = tables.flatMap(({ table, isForced }) => (isForced ? [table] : []))
    expect(forced.sort()).toEqual([...scoped].sort())
  })

  it('gives a statement without a filter the rows of its scope and no other', async () => {
    const { ownerId, projectId, empty } = reader
    expect(await reached(app, { ownerId })).toEqual(expected((table) => (table === 'projects' ? 2 : 1)))
    expect(await reached(app, { ownerId, projectId })).toEqual(
      expected((table) => (table === 'projects' ? 2 : 1)),
    )
    expect(await reached(app, { ownerId, projectId: empty })).toEqual(
      expected((table) => (table === 'projects' ? 2 : OF_PERSON.includes(table) ? 1 : 0)),
    )
    // Not even who names a stranger's project gets there.
    const mixed = { ownerId, projectId: stranger.projectId }
    expect(await reached(app, mixed)).toEqual(
      expected((table) => (table === 'projects' ? 2 : OF_PERSON.includes(table) ? 1 : 0)),
    )
  })

  it('gives nothing without a scope, nor to a project without its owner', async () => {
    const none = expected(() => 0)
    expect(await reached(app, {})).toEqual(none)
    expect(await reached(app, { projectId: reader.projectId })).toEqual(none)
    const outside = await Promise.all(
      scoped.map((table) => countOf(app, `SELECT count(*)::int AS n FROM ${table}`)),
    )
    expect(outside.every((count) => count === 0)).toBe(true)
  })

  it('gives a link the desk of its project, of the runs the log of the desk alone', async () => {
    await database().db.run.create({
      data: { id: reader.empty, projectId: reader.empty, pipeline: 'desk', status: 'waiting' },
    })
    const counts = await reached(app, { deskOf: reader.projectId })
    const besides = ['runs', 'run_events', 'run_records']
    expect(counts).toEqual(expected((table) => (AT_DESK.includes(table) && !besides.includes(table) ? 1 : 0)))
    expect((await reached(app, { deskOf: reader.empty })).get('runs')).toBe(1)
    await database().db.run.delete({ where: { id: reader.empty } })
    await withinScope({ deskOf: reader.projectId }, async () => {
      expect(await app.$queryRaw`SELECT id FROM projects FOR NO KEY UPDATE`).toEqual([
        { id: reader.projectId },
      ])
      await expect(app.$executeRaw`UPDATE projects SET title = 'Mine now'`).rejects.toThrow(
        'row-level security',
      )
      expect(await app.$executeRaw`DELETE FROM projects`).toBe(0)
    })
  })

  it('gives a link to screen the sources and what reviewers say of them besides, to read', async () => {
    const [deskOf, screeningOf] = [reader.projectId, reader.projectId]
    const counts = await reached(app, { deskOf, screeningOf })
    const besides = ['sources', 'screening_votes', 'settled_conflicts']
    const notOfDesk = ['runs', 'run_events', 'run_records']
    expect(counts).toEqual(
      expected((table) => ([...AT_DESK, ...besides].includes(table) && !notOfDesk.includes(table) ? 1 : 0)),
    )
    await withinScope({ deskOf, screeningOf }, async () => {
      expect(await app.$executeRaw`DELETE FROM sources`).toBe(0)
      expect(await app.$executeRaw`UPDATE settled_conflicts SET reason = ''`).toBe(0)
    })
  })

  it.each(scoped)(
    'no statement changes or removes rows of others in %s, or adds any for them',
    async (table) => {
      const { db } = database()
      const before = await countOf(db, `SELECT count(*)::int AS n FROM ${table}`)
      const [column] = z
        .array(z.object({ name: z.string() }))
        .min(1)
        .parse(
          await db.$queryRawUnsafe(
            `SELECT column_name::text AS name FROM information_schema.columns WHERE table_name = '${table}' LIMIT 1`,
          ),
        )
      await withinScope({ ownerId: reader.ownerId }, async () => {
        const rolledBack = app.$transaction(async (tx) => {
          const own = table === 'projects' ? 2 : 1
          expect(
            await tx.$executeRawUnsafe(`UPDATE ${table} SET "${column?.name}" = "${column?.name}"`),
          ).toBe(own)
          await tx.$executeRawUnsafe(`DELETE FROM ${table}`)
          throw new Error('take it back')
        })
        await expect(rolledBack).rejects.toThrow('take it back')
      })
      const copy = await db.$queryRawUnsafe(
        `SELECT to_jsonb(t) AS row FROM ${table} t WHERE EXISTS (SELECT FROM projects) LIMIT 50`,
      )
      const rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) })).parse(copy)
      // Each row once more, as somebody who owns none of them: refused before its key is looked at.
      for (const { row } of rows)
        await withinScope({ ownerId: await addUser(db) }, () =>
          expect(
            app.$executeRawUnsafe(
              `INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1::jsonb)`,
              JSON.stringify(row),
            ),
          ).rejects.toThrow(/row-level security/),
        )
      expect(await countOf(db, `SELECT count(*)::int AS n FROM ${table}`)).toBe(before)
    },
  )

  it('is passed over by what belongs to no single person, and only within it', async () => {
    const seen = () => countOf(app, 'SELECT count(*)::int AS n FROM projects')
    expect(await beyondScopes(seen)).toBe(4)
    expect(await withinScope({ ownerId: reader.ownerId }, seen)).toBe(2)
    expect(await seen()).toBe(0)
  })

  it('keeps many who ask at the same time over the same connections apart', async () => {
    const ask = async ({ ownerId }: Person) =>
      withinScope({ ownerId }, async () => {
        const [one, two] = await Promise.all([
          app.project.findMany({ select: { ownerId: true } }),
          app.$transaction((tx) => tx.project.findMany({ select: { ownerId: true } })),
        ])
        return [...one, ...two].every((row) => row.ownerId === ownerId) && one.length + two.length === 4
      })
    const asked = Array.from({ length: 60 }, (_, at) => ask(at % 2 === 0 ? reader : stranger))
    expect(await Promise.all(asked)).toEqual(asked.map(() => true))
  })

  it('stays as it was set when a transaction on its connection fails', async () => {
    await withinScope({ ownerId: reader.ownerId }, async () => {
      await expect(
        app.$transaction(async (tx) => {
          await tx.project.findMany()
          throw new Error('no')
        }),
      ).rejects.toThrow('no')
      expect(await app.project.count()).toBe(2)
    })
    await withinScope({ ownerId: stranger.ownerId }, async () => {
      await expect(
        app.project.create({ data: { ...newProject(), ownerId: reader.ownerId } }),
      ).rejects.toThrow()
      expect(await app.project.count()).toBe(2)
    })
  })
})

const newProject = () => ({ id: randomUUID(), title: 'T', locale: 'en', sandbox: false })
