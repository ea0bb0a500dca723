import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { AppError } from '@/lib/contracts/errors'

/** The advisory lock that Prisma Migrate takes, so that both wait for each other. */
const MIGRATE_LOCK = 72_707_369

const MIGRATIONS_TABLE = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`

const AppliedRow = z.object({ migration_name: z.string(), finished_at: z.date().nullable() })

/**
 * Applies the migrations that are missing, each with its row in `_prisma_migrations` exactly as `prisma migrate
 * deploy` writes it, and returns their names. Safe when several processes start together.
 * Throws `storage-unavailable` when an earlier migration is known to have failed, or one fails now.
 */
export async function migrate(url: string, folder: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATE_LOCK])
    await client.query(MIGRATIONS_TABLE)
    const applied = await appliedNames(client)
    const missing = namesIn(folder).filter((name) => !applied.has(name))
    for (const name of missing) await apply(client, folder, name)
    return missing
  } finally {
    await client.end()
  }
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
  await client.query('insert into _prisma_migrations (id, checksum, migration_name) values ($1, $2, $3)', [
    id,
    checksum,
    name,
  ])
  try {
    await client.query(sql)
  } catch (cause) {
    await client.query('update _prisma_migrations set logs = $2 where id = $1', [id, String(cause)])
    throw new AppError('storage-unavailable', `Migration ${name} failed.`, { cause })
  }
  await client.query(
    'update _prisma_migrations set finished_at = now(), applied_steps_count = 1 where id = $1',
    [id],
  )
}
