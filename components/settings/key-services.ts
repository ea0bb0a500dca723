import { databaseIds } from '@/lib/contracts/database-ids'
import { databaseFacts } from '@/lib/core/databases/database-facts'
import type { DatabaseKey } from '@/lib/core/databases/facts'

export interface KeyService extends DatabaseKey {
  /** Without a key the database stays closed. */
  readonly needed: boolean
}

/** Searches the web for answers in the library; no database uses it. */
const webKey: KeyService = {
  name: 'tavily',
  label: 'Tavily',
  href: 'https://app.tavily.com/home',
  needed: false,
}

/** Every key that is used, once; those that open a closed database first. */
export const keyServices: readonly KeyService[] = [
  ...new Map(
    databaseIds.flatMap((id) => {
      const { keys, needsKey } = databaseFacts[id]
      return keys.map((key) => [key.name, { ...key, needed: needsKey === true }] as const)
    }),
  ).values(),
  webKey,
].sort((a, b) => Number(b.needed) - Number(a.needed))
