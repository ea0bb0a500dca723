import { z } from 'zod'
import type { Database } from './client'

const Used = z.array(z.object({ used: z.number().int(), ends_at: z.date() }))

/**
 * Counts one use of what `key` names, in one statement, so that uses at the same time are all counted. Answers how many there are
 * in the present window with this one, and when it ends; the first use after that begins a new one. Windows that are over are
 * removed when a new one begins.
 */
export async function countUse(
  db: Database,
  key: string,
  { windowMs, now }: { readonly windowMs: number; readonly now: Date },
): Promise<{ readonly used: number; readonly endsAt: Date }> {
  const end = new Date(now.getTime() + windowMs)
  const rows = await db.$queryRaw`
    INSERT INTO allowances (key, used, ends_at) VALUES (${key}, 1, ${end})
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN allowances.ends_at <= ${now} THEN 1 ELSE allowances.used + 1 END,
      ends_at = CASE WHEN allowances.ends_at <= ${now} THEN ${end} ELSE allowances.ends_at END
    RETURNING used, ends_at`
  const [row] = Used.parse(rows)
  const counted = { used: row?.used ?? 1, endsAt: row?.ends_at ?? end }
  if (counted.used === 1) await db.allowance.deleteMany({ where: { endsAt: { lte: now } } })
  return counted
}
