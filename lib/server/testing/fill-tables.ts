import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '@/lib/adapters/store/client'
import { personalTables } from '@/lib/adapters/store/personal-tables'

const Columns = z.array(
  z.object({
    table: z.string(),
    column: z.string(),
    type: z.string(),
    length: z.number().nullable(),
    must: z.boolean(),
    /** What the column refers to, as table and column. */
    of: z.string().nullable(),
  }),
)
type Column = z.infer<typeof Columns>[number]

/**
 * Puts a row of this person into every table that holds something of one, made from the columns that the database has, so that
 * a table which comes later is filled, too. Answers the project that the rows hang on.
 */
export async function fillTables(db: Database, userId: string): Promise<{ readonly projectId: string }> {
  const columns = await columnsOf(db)
  const made = new Map<string, Record<string, unknown>>()
  const given: Readonly<Record<string, Record<string, unknown>>> = {
    users: { id: userId },
    verifications: { value: userId },
    allowances: { key: `${randomUUID().slice(0, 8)}:owner:${userId}` },
    library_items: { state: 'ready', kind: 'pdf', file_hash: 'f'.repeat(64) },
    library_files: { hash: 'f'.repeat(64) },
    library_texts: { parts: [] },
  }
  made.set('users', { id: userId })
  const open = new Set(
    Object.entries(personalTables).flatMap(([table, { holds }]) =>
      holds === 'nobody' || table === 'users' ? [] : [table],
    ),
  )
  while (open.size > 0) {
    const before = open.size
    for (const table of [...open]) {
      const own = columns.filter((one) => one.table === table)
      const parents = own.flatMap(({ of }) => (of === null ? [] : [of.split('.')[0] ?? '']))
      if (parents.some((parent) => parent !== table && open.has(parent))) continue
      const row = rowOf(own, { made, given: given[table] ?? {} })
      made.set(table, row)
      open.delete(table)
      const names = Object.keys(row)
        .map((name) => `"${name}"`)
        .join(', ')
      await db.$executeRawUnsafe(
        `INSERT INTO "${table}" (${names}) SELECT ${names} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`,
        JSON.stringify(row),
      )
    }
    if (open.size === before) throw new Error(`these tables wait for each other: ${[...open].join(', ')}`)
  }
  return { projectId: String(made.get('projects')?.id) }
}

async function columnsOf(db: Database): Promise<readonly Column[]> {
  return Columns.parse(
    await db.$queryRaw`
      SELECT c.table_name::text AS table, c.column_name::text AS column, c.udt_name::text AS type,
        c.character_maximum_length::int AS length,
        c.is_nullable = 'NO' AND c.column_default IS NULL AS must,
        (SELECT f.relname || '.' || fa.attname FROM pg_constraint k
          JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class f ON f.oid = k.confrelid
          JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.conkey[1]
          JOIN pg_attribute fa ON fa.attrelid = f.oid AND fa.attnum = k.confkey[1]
          WHERE k.contype = 'f' AND t.relname = c.table_name AND a.attname = c.column_name LIMIT 1) AS of
      FROM information_schema.columns c WHERE c.table_schema = 'public'`,
  )
}

interface Known {
  readonly made: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  readonly given: Readonly<Record<string, unknown>>
}

function rowOf(columns: readonly Column[], { made, given }: Known): Record<string, unknown> {
  const row: Record<string, unknown> = { ...given }
  for (const { table, column, type, length, must, of } of columns) {
    const [parent = '', key = ''] = of?.split('.') ?? []
    if (column in given) continue
    if (of !== null && parent !== table) row[column] = made.get(parent)?.[key]
    else if (column === 'project_id') row[column] = made.get('projects')?.id
    else if (must) row[column] = someValue(type, length)
  }
  return row
}

function someValue(type: string, length: number | null): unknown {
  const text = randomUUID().replaceAll('-', '')
  if (type === 'json' || type === 'jsonb') return { said: 'this' }
  if (type.startsWith('_')) return []
  if (type === 'bool') return false
  if (type === 'timestamptz') return new Date().toISOString()
  if (type === 'bytea') return '\\x2550'
  if (type === 'tsvector') return "'word':1"
  if (type === 'text' || type === 'varchar' || type === 'bpchar') return text.slice(0, length ?? 32)
  return 1
}
