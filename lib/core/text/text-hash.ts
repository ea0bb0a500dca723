/**
 * Two hashes of 32 bits over UTF-16 units, independent of each other by start and factor. Texts are told apart by the two together:
 * two of a million texts share them once in 37 million times.
 */

export const HASH_START = 0x811c9dc5

/** FNV-1a (draft-eastlake-fnv). */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

export const CHECK_START = 0x1b873593

export function checkStep(check: number, code: number): number {
  return Math.imul(check + code, 0x85ebca6b) ^ (check >>> 13)
}
