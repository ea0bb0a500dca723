import type { DatabaseId } from '@/lib/contracts/search'
import { databaseNames } from '@/lib/core/search/database-names'

export function isDatabaseId(text: string): text is DatabaseId {
  return Object.hasOwn(databaseNames, text)
}

/** All databases in the order on screen. */
export const allDatabases: readonly DatabaseId[] = Object.keys(databaseNames).filter(isDatabaseId)

/** The name to show; an origin that is no database of the list keeps its own word. */
export function databaseName(id: string): string {
  return isDatabaseId(id) ? databaseNames[id] : id
}
