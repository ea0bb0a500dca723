import type { Source } from '@/lib/contracts/source'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import { isDatabaseId } from '@/lib/core/databases/database-names'

/** Sources whose records are completed in one round, most relevant first. */
export const COMPLETED_MAX = 20

/** True when a record lacks what the records of one of its databases often lack. */
export function hasGaps({ work, userProvided }: Pick<Source, 'work' | 'userProvided'>): boolean {
  if (userProvided) return false
  return work.source.some(({ db }) => {
    const lacking = isDatabaseId(db) ? databaseFacts[db].oftenLacks : undefined
    return lacking !== undefined && work[lacking] === null
  })
}
