import { createHash } from 'node:crypto'
import type { CountCache } from '@/lib/contracts/kept-count'
import type { Database } from './client'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The counts that this installation keeps, for all projects together. A key is stored as its hash: it holds a student's words. */
export function keptCounts(
  db: Database,
  { now = () => new Date() }: { readonly now?: () => Date } = {},
): CountCache {
  const since = () => new Date(now().getTime() - DAY_MS)
  return {
    read: async (key) => {
      const row = await db.keptCount.findFirst({
        where: { key: digest(key), countedAt: { gt: since() } },
      })
      return row && { total: row.total, at: row.countedAt.toISOString() }
    },
    save: async (key, { total, at }) => {
      const row = { total, countedAt: new Date(at) }
      const hash = digest(key)
      await db.keptCount.upsert({ where: { key: hash }, create: { key: hash, ...row }, update: row })
      await db.keptCount.deleteMany({ where: { countedAt: { lte: since() } } })
    },
  }
}

function digest(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
