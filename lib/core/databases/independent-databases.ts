import type { Origin } from '@/lib/contracts/work'
import { databaseFacts } from './database-facts'
import { isDatabaseId } from './database-names'

/**
 * How many databases found a work independently of each other: ids that read the same index count once, what a student
 * brought along does not count, and a page at JSTOR that another index links to is no find of JSTOR's.
 */
export function independentCount(origins: readonly Origin[]): number {
  const found = origins.flatMap(({ db, id }) =>
    isDatabaseId(db) && !id.startsWith('/') ? [indexesOf(db)] : [],
  )
  const indexes = new Set(found.flatMap((read) => (read.length === 1 ? read : [])))
  // A database that reads several is one more only where none of them has been counted.
  for (const read of found) if (!read.some((index) => indexes.has(index))) indexes.add(read[0] ?? '')
  return indexes.size
}

function indexesOf(id: keyof typeof databaseFacts): readonly string[] {
  const { through } = databaseFacts[id]
  return through !== undefined && 'indexes' in through ? through.indexes : [id]
}
