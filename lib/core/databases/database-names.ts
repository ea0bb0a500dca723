import type { DatabaseId } from '@/lib/contracts/search'
import { databaseFacts } from './database-facts'

export function isDatabaseId(text: string): text is DatabaseId {
  return Object.hasOwn(databaseFacts, text)
}

/** The name to show; an origin that is no database of the list keeps its own word. */
export function databaseName(id: string): string {
  return isDatabaseId(id) ? databaseFacts[id].name : id
}

/** The names of several databases, in their order. */
export function databaseNamesOf(ids: readonly DatabaseId[]): string {
  return ids.map((id) => databaseFacts[id].name).join(', ')
}
