import { countUse } from '@/lib/adapters/store/allowances'
import type { Database } from '@/lib/adapters/store/client'
import { AppError } from '@/lib/contracts/errors'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * How often something may be done by one owner, from one address and in the whole installation. A class begins at once behind
 * one address, and a student tries many topics in a day: the figures are far above both, and far below what fills a server.
 */
const allowances = {
  /** Anonymous visitors who begin something. */
  guests: { address: { max: 60, windowMs: 10 * MINUTE_MS }, all: { max: 3_000, windowMs: 60 * MINUTE_MS } },
  projects: { owner: { max: 60, windowMs: DAY_MS }, address: { max: 300, windowMs: DAY_MS } },
  /** Searches, runs, answers and what else sets a run to work. */
  runs: { owner: { max: 400, windowMs: 60 * MINUTE_MS }, address: { max: 2_000, windowMs: 60 * MINUTE_MS } },
  /** Fetching the embedding model, some hundred megabytes, for everybody on the machine. */
  modelFetches: {
    owner: { max: 5, windowMs: DAY_MS },
    address: { max: 10, windowMs: DAY_MS },
    all: { max: 20, windowMs: DAY_MS },
  },
  /** Calls of an outside assistant. */
  tools: {
    owner: { max: 3_000, windowMs: 60 * MINUTE_MS },
    address: { max: 6_000, windowMs: 60 * MINUTE_MS },
  },
  /** Files that are sent. */
  uploads: {
    owner: { max: 200, windowMs: 60 * MINUTE_MS },
    address: { max: 1_000, windowMs: 60 * MINUTE_MS },
  },
  /** Files for a library, which come by the hundred when somebody brings their collection. */
  libraryFiles: {
    owner: { max: 1_000, windowMs: 60 * MINUTE_MS },
    address: { max: 5_000, windowMs: 60 * MINUTE_MS },
  },
  /** Votes of a reviewer, by their link: somebody who screens in earnest gives some ten a minute. */
  votes: {
    owner: { max: 1_200, windowMs: 60 * MINUTE_MS },
    address: { max: 6_000, windowMs: 60 * MINUTE_MS },
  },
  /** Exports of everything that is kept of a person. */
  exports: { owner: { max: 10, windowMs: 60 * MINUTE_MS }, address: { max: 100, windowMs: 60 * MINUTE_MS } },
} as const
export type AllowanceKind = keyof typeof allowances

export interface Asking {
  /** Whose work it is, or by which link; null for somebody who has none yet. */
  readonly ownerId: string | null
  readonly address: string
}

/**
 * Takes one use of an allowance. Throws `allowance-used`, with the seconds after which there is a new one, when the owner, the
 * address or the installation has had its share; what was refused counts, too.
 */
export async function takeAllowance(
  db: Database,
  kind: AllowanceKind,
  { ownerId, address }: Asking,
  now = new Date(),
): Promise<void> {
  const subjects = { owner: ownerId, address, all: '' } as const
  for (const [scope, { max, windowMs }] of Object.entries(allowances[kind])) {
    const subject = scope === 'owner' || scope === 'address' ? subjects[scope] : subjects.all
    if (subject === null) continue
    const { used, endsAt } = await countUse(db, `${kind}:${scope}:${subject}`.slice(0, 160), {
      windowMs,
      now,
    })
    if (used <= max) continue
    const retryAfterS = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000))
    throw new AppError('allowance-used', `${kind} of one ${scope}: ${max}`, { retryAfterS })
  }
}
