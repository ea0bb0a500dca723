import type { Origin, Work } from '@/lib/contracts/work'
import { hashText } from '@/lib/core/text/hash-text'

/** The one text of an origin, unique among the records of a project. */
export const originKey = (origin: Origin): string => `${origin.db}:${origin.id}`

/** The text by which a record of an index is known again: its first origin. */
export function recordKey(work: Work): string {
  const [origin] = work.source
  return origin === undefined ? `title:${work.title}` : originKey(origin)
}

/**
 * The id of a record in a project, short and the same in every process: "s" and 14 letters or digits.
 * A source bears the id of the record that founded it. FNV-1a (draft-eastlake-fnv), 64 bits in two halves: two records of one
 * project share an id with a chance under one in a billion.
 */
export const recordId = (work: Work): string => recordIdOfKey(recordKey(work))

/** The id of the record whose `recordKey` this is. */
export const recordIdOfKey = (key: string): string => `s${hashText(key)}`
