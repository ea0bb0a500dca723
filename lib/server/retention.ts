import type { Database } from '@/lib/adapters/store/client'
import { purgeDeletedProjects, purgeGuests, purgeRunOut } from '@/lib/adapters/store/remove-people'
import { beyondScopes } from '@/lib/adapters/store/scope'
import { errorCodeOf } from '@/lib/contracts/errors'
import { env } from './env'
import { log } from './log'

const DAY_MS = 24 * 60 * 60 * 1_000

/** How often is looked for what is to be purged. */
const PURGE_EVERY_MS = 10 * 60 * 1_000

/** Days after which deleted projects, and guests who do not come back, are gone for good. */
export function retention(): { readonly deletedDays: number; readonly guestDays: number } {
  return { deletedDays: env().DELETED_KEPT_DAYS, guestDays: env().GUESTS_KEPT_DAYS }
}

/** Deletes for good what the stated times are over for, and what has run out by itself. Counts stand in the log. */
export async function purge(db: Database, now: Date): Promise<void> {
  const { deletedDays, guestDays } = retention()
  const projects = await purgeDeletedProjects(db, new Date(now.getTime() - deletedDays * DAY_MS))
  const guests = await purgeGuests(db, new Date(now.getTime() - guestDays * DAY_MS))
  await purgeRunOut(db, now)
  if (projects + guests > 0) log.info({ name: 'retention', projects, guests }, 'purged')
}

/** Purges now and again; returns what ends that. Several processes may do so at once. */
export function purgeRegularly(db: Database): () => void {
  const look = () =>
    void beyondScopes(() => purge(db, new Date())).catch((error: unknown) =>
      log.warn({ name: 'retention', code: errorCodeOf(error) }, 'not purged'),
    )
  const timer = setInterval(look, PURGE_EVERY_MS)
  timer.unref()
  look()
  return () => clearInterval(timer)
}
