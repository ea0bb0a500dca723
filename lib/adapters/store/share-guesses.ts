import { z } from 'zod'
import type { Database } from './client'

const Counted = z.array(z.object({ count: z.number().int(), opened_at: z.date() }))

/** How often a key was tried in its window, and when the window began. */
export interface GuessCount {
  readonly count: number
  readonly openedAt: Date
}

/**
 * Counts one try for a key, in one statement, so that tries at the same time are all counted. The first try after
 * `windowMs` begins a new window. Windows that are over are removed on the way.
 */
export async function countGuess(
  db: Database,
  key: string,
  { windowMs, now }: { windowMs: number; now: Date },
): Promise<GuessCount> {
  const over = new Date(now.getTime() - windowMs)
  await db.shareGuess.deleteMany({ where: { openedAt: { lte: over } } })
  const rows = await db.$queryRaw`
    INSERT INTO share_guesses (key, count, opened_at) VALUES (${key}, 1, ${now})
    ON CONFLICT (key) DO UPDATE SET count = share_guesses.count + 1
    RETURNING count, opened_at`
  const [row] = Counted.parse(rows)
  return { count: row?.count ?? 1, openedAt: row?.opened_at ?? now }
}
