import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { RunEvent, RunFact } from '@/lib/contracts/run'
import { sideRecordOf, viewSide } from '@/lib/core/dialogues/side-session'
import { foldEvents } from '@/lib/core/run/run-state'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { migrate } from './migrate'

const database = prepareTestDatabase()
const root = mkdtempSync(path.join(tmpdir(), 'carrel-migrations-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A folder with one migration, named like nothing that there is. */
function folderWith(name: string, sql: string): string {
  const folder = path.join(root, name)
  mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, name, 'migration.sql'), sql)
  return folder
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database().url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a migration', () => {
  it('whose process is killed in the middle is applied by the next start, once', async () => {
    const slow = folderWith('a_slow', 'create table half_done (id int); select pg_sleep(60)')
    const first = migrate(database().url, slow)
    const refused = expect(first).rejects.toMatchObject({ code: 'storage-unavailable' })
    const isAsleep = "wait_event = 'PgSleep' and datname = current_database()"
    await expect.poll(() => query(`select pid from pg_stat_activity where ${isAsleep}`)).toHaveLength(1)
    // For the server a killed process and a cut connection are one thing.
    await query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isAsleep}`)
    await refused
    folderWith('a_slow', 'create table half_done (id int)')
    expect(await migrate(database().url, slow)).toEqual(['a_slow'])
    expect(await migrate(database().url, slow)).toEqual([])
    const rows = await query(`select * from _prisma_migrations where migration_name = 'a_slow'`)
    expect(rows).toMatchObject([{ applied_steps_count: 1, finished_at: expect.any(Date), logs: null }])
  })

  it('that fails leaves nothing behind, and says why', async () => {
    const wrong = folderWith('b_wrong', 'create table never_there (id int); select from nowhere_at_all')
    await expect(migrate(database().url, wrong)).rejects.toThrow(
      /^Migration b_wrong failed, nothing of it was kept: .*nowhere_at_all/,
    )
    expect(await query(`select to_regclass('never_there') as found`)).toEqual([{ found: null }])
  })

  it('of two processes at once is applied by one', async () => {
    const folder = folderWith('c_once', 'create table only_once (id int)')
    const applied = await Promise.all([migrate(database().url, folder), migrate(database().url, folder)])
    expect(applied.flat()).toEqual(['c_once'])
  })
})

/** What `read` finds in a database into which `written` was written before this migration, once it is up to date. */
async function afterMigrating(before: string, { written, read }: { written: string; read: string }) {
  const name = `before_${before}`
  const url = new URL(database().url)
  url.pathname = `/${name}`
  await query(`create database ${name}`)
  const folder = path.join(root, name)
  const names = readdirSync('prisma/migrations').filter((each) => each < before && /^\d/.test(each))
  for (const each of names)
    cpSync(path.join('prisma/migrations', each), path.join(folder, each), { recursive: true })
  await migrate(url.href, folder)
  const old = new pg.Client({ connectionString: url.href })
  await old.connect()
  try {
    await old.query(`
      insert into users (id, name, email, email_verified) values ('u', 'Reader', 'u@reader.example', true);
      insert into projects (id, owner_id, title, locale) values ('p', 'u', 'Reading', 'en');
      insert into projects (id, owner_id, title, locale) values ('q', 'u', 'Writing', 'en');
      ${written}`)
    await migrate(url.href, 'prisma/migrations')
    return (await old.query(read)).rows
  } finally {
    await old.end()
    await query(`drop database ${name}`)
  }
}

describe('what was written by an earlier version', () => {
  it('a document published before documents had kinds is the proposal, with its decision', async () => {
    const written = `
      insert into runs (id, project_id, pipeline, status) values ('r', 'p', 'proposal', 'waiting');
      insert into proposal_versions (project_id, number, round, tree, evidence, content_hash, created_at)
        values ('p', 1, 1, '{"a":1}', '{}', repeat('0', 64), now());
      insert into desk_decisions (project_id, round, version, verdict, reason, name, at)
        values ('p', 1, 1, 'approve', '', 'Advisor', now())`
    const read = `
      select version.kind, version.number, version.tree, decision.verdict, decision.kind as decided, runs.purpose
      from proposal_versions version join desk_decisions decision using (project_id) join runs using (project_id)`
    expect(await afterMigrating('20261122220000', { written, read })).toEqual([
      { kind: 'proposal', number: 1, tree: { a: 1 }, verdict: 'approve', decided: 'proposal', purpose: '' },
    ])
  })

  it('what happened at a desk stands in the one log, in its order', async () => {
    const written = `
      insert into desk_events (project_id, seq, at, kind, about) values
        ('p', 1, '2026-01-01T00:00:00Z', 'version-published', '1'),
        ('p', 2, '2026-01-02T00:00:00Z', 'comment-added', 'c'),
        ('q', 1, '2026-01-03T00:00:00Z', 'version-published', '1')`
    const read = `
      select runs.project_id, pipeline, status, runs.seq as last, event.seq, event.at, fact
      from runs join run_events event on run_id = runs.id order by runs.id, event.seq`
    const rows = await afterMigrating('20261122234000', { written, read })
    const desk = { pipeline: 'desk', status: 'waiting' }
    const changed = (kind: string, about: string) => RunFact.parse({ type: 'desk-changed', kind, about })
    expect(rows).toEqual([
      {
        project_id: 'p',
        ...desk,
        last: 2,
        seq: 1,
        at: new Date('2026-01-01'),
        fact: changed('version-published', '1'),
      },
      {
        project_id: 'p',
        ...desk,
        last: 2,
        seq: 2,
        at: new Date('2026-01-02'),
        fact: changed('comment-added', 'c'),
      },
      {
        project_id: 'q',
        ...desk,
        last: 1,
        seq: 1,
        at: new Date('2026-01-03'),
        fact: changed('version-published', '1'),
      },
    ])
  })

  it('elicitations and round tables are runs of their own, open where they were open', async () => {
    const opened = (extra: object) =>
      JSON.stringify([{ type: 'opened', section: 'confirm', returnTo: 'confirm:1', locale: 'en', ...extra }])
    const party = JSON.stringify([...JSON.parse(opened({})), { type: 'closed' }])
    const written = `
      insert into runs (id, project_id, pipeline, status) values ('r', 'p', 'source-validation', 'waiting');
      insert into side_sessions (id, project_id, run_id, step, kind, moves, created_at, updated_at) values
        ('e', 'p', 'r', 'confirm', 'elicitation', '${opened({ seed: 3, text: '{}' })}', '2026-01-01', '2026-01-02'),
        ('t', 'p', 'r', 'confirm', 'party', '${party}', '2026-01-01', '2026-01-02')`
    const read = `
      select runs.id, parent_id, purpose, runs.seq as last, status,
        jsonb_agg(jsonb_build_object('seq', event.seq, 'at', event.at, 'fact', fact) order by event.seq) as events
      from runs join run_events event on run_id = runs.id group by runs.id order by runs.id`
    const rows = await afterMigrating('20261123000000', { written, read })
    expect(rows).toMatchObject([
      { id: 'e', parent_id: 'r', purpose: 'confirm', last: 1, status: 'running' },
      { id: 't', parent_id: 'r', purpose: 'confirm', last: 2, status: 'completed' },
    ])
    const [elicitation, table] = rows.map(({ id, events }) =>
      viewSide(sideRecordOf(String(id), foldEvents(RunEvent.array().parse(events)))),
    )
    expect(elicitation).toMatchObject({
      kind: 'elicitation',
      isWorking: true,
      session: { phase: 'menu', seed: 3 },
    })
    expect(table).toMatchObject({ kind: 'party', isWorking: false, session: { phase: 'closed' } })
  })
})

describe('a database that cannot be reached', () => {
  const sentence = /^No connection to the database at \S+: .+\. Does it run, and is DATABASE_URL right\?$/

  it('is named in one sentence, without its password', async () => {
    const nobody = migrate('postgresql://carrel:hunter2@localhost:1/carrel', root)
    await expect(nobody).rejects.toThrow(sentence)
    await expect(nobody).rejects.not.toThrow('hunter2')
    const stranger = new URL(database().url)
    stranger.username = 'no-one'
    stranger.password = 'wrong'
    await expect(migrate(stranger.href, root)).rejects.toThrow(sentence)
  })

  it('and says nothing is not waited for', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    await expect(migrate(`postgresql://carrel@127.0.0.1:${port}/carrel`, root)).rejects.toThrow(sentence)
    for (const socket of sockets) socket.destroy()
    silent.close()
  }, 20_000)
})
