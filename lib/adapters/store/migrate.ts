import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'

/** The advisory lock that Prisma Migrate takes, so that both wait for each other. */
const MIGRATE_LOCK = 72_707_369

/** A server that accepts a connection and says nothing would hold a start for ever. */
const CONNECT_WITHIN_MS = 10_000

const MIGRATIONS_TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`

const AppliedRow = z.object({ migration_name: z.string(), finished_at: z.date().nullable() })

/**
 * Applies the migrations that are missing, each with its row in `_prisma_migrations` exactly as `prisma migrate
 * deploy` writes it, and returns their names. Safe when several processes start together.
 * Throws `storage-unavailable` when there is no connection, an earlier migration is known to have failed, or one fails now:
 * then nothing of it stays, and the next start tries again.
 */
export async function migrate(url: string, folder: string): Promise<readonly string[]> {
  const client = await connect(url)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATE_LOCK])
    // A migration changes the rows of all, also as a role that its policies bind.
    await client.query("select set_config('carrel.everything', 'on', false)")
    await client.query(MIGRATIONS_TABLE)
    const applied = await appliedNames(client)
    const missing = namesIn(folder).filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, folder, name)
    return missing
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  // A connection that breaks says so here as well as to the query under way, which is where it is answered.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (cause) {
    const { host } = new URL(url)
    const message = `No connection to the database at ${host}: ${reasonOf(cause)}. Does it run, and is DATABASE_URL right?`
    throw new AppError('storage-unavailable', message, { cause })
  }
}

/** Node names each address that did not answer in an error of its own, and says nothing in the one around them. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  return cause instanceof Error ? cause.message : String(cause)
}

function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'migration.sql')))
    .map((entry) => entry.name)
    .sort()
}

async function appliedNames(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query(
    'select migration_name, finished_at from _prisma_migrations where rolled_back_at is null',
  )
  const known = z.array(AppliedRow).parse(rows)
  const failed = known.find((row) => row.finished_at === null)
  if (failed) {
    const message = `Migration ${failed.migration_name} did not finish earlier: see prisma migrate resolve.`
    throw new AppError('storage-unavailable', message)
  }
  return new Set(known.map((row) => row.migration_name))
}

async function apply(client: pg.Client, folder: string, name: string): Promise<void> {
  const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  const id = randomUUID()
  try {
    // One transaction with its row: a process that is killed in between leaves either all of it or nothing.
    await client.query('begin')
    await client.query('insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)', [
      id,
      checksum,
      name,
    ])
    await client.query(sql)
    await client.query(
      'update _prisma_migrations set finished_at = clock_timestamp(), applied_steps_count = 1 where id = $1',
      [id],
    )
    await client.query('commit')
  } catch (cause) {
    // On a broken connection the server has taken it back already.
    await client.query('rollback').catch(() => undefined)
    const message = `Migration ${name} failed, nothing of it was kept: ${reasonOf(cause)}.`
    throw new AppError('storage-unavailable', message, { cause })
  }
}
