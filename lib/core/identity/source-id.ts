import type { Origin, Work } from '@/lib/contracts/work'

const FNV_PRIME = 0x01000193
/** The offset basis of FNV-1a, and a second start for the other half of the id. */
const START = 0x811c9dc5
const SECOND_START = 0x9dc5811c

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
export function recordIdOfKey(key: string): string {
  let first = START
  let second = SECOND_START
  for (let at = 0; at < key.length; at += 1) {
    const unit = key.charCodeAt(at)
    first = Math.imul(Math.imul(first ^ (unit & 0xff), FNV_PRIME) ^ (unit >>> 8), FNV_PRIME)
    second = Math.imul(Math.imul(second ^ (unit & 0xff), FNV_PRIME) ^ (unit >>> 8), FNV_PRIME)
  }
  return `s${halfId(first)}${halfId(second)}`
}

function halfId(hash: number): string {
  // Without these last steps the two halves of short keys would differ in few bits.
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 15)) >>> 0).toString(36).padStart(7, '0')
}
