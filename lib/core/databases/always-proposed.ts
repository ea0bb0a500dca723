import { databaseIds } from '@/lib/contracts/database-ids'
import type { DatabaseId } from '@/lib/contracts/search'
import { databaseFacts } from './database-facts'

/** The databases that are proposed for every topic, in the order of the screen. */
export const alwaysProposed: readonly DatabaseId[] = databaseIds.filter(
  (id) => databaseFacts[id].proposedFor === 'always',
)
