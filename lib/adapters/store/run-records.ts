import { Prisma } from '@/generated/prisma/client'
import type { Database } from './client'

/** Reads the records of a run with these hashes into `known`, those that it has not yet. */
export async function addRecords(
  db: Pick<Database, 'runRecord'>,
  runId: string,
  hashes: ReadonlySet<string>,
  known: Map<string, unknown>,
): Promise<void> {
  const missing = [...hashes].filter((hash) => !known.has(hash))
  if (missing.length === 0) return
  const rows = await db.runRecord.findMany({
    where: { runId, hash: { in: missing } },
    select: { hash: true, record: true },
  })
  for (const { hash, record } of rows) known.set(hash, record)
}

/** The part of an append that stores records which the run does not have yet; nothing when its facts name none. */
export function recordsKept(runId: string, records: ReadonlyMap<string, string>): Prisma.Sql {
  if (records.size === 0) return Prisma.empty
  const json = `{${[...records].map(([hash, record]) => `"${hash}":${record}`).join(',')}}`
  return Prisma.sql`, kept AS (
      INSERT INTO run_records (run_id, hash, record)
      SELECT ${runId}, entry.key, entry.value FROM bumped, jsonb_each(${json}::jsonb) AS entry
      ON CONFLICT DO NOTHING
    )`
}
