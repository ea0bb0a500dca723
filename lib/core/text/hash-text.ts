const FNV_PRIME = 0x01000193
/** The offset basis of FNV-1a, and a second start for the other half of the hash. */
const START = 0x811c9dc5
const SECOND_START = 0x9dc5811c

/**
 * Fourteen letters or digits that are the same for a text in every process. FNV-1a (draft-eastlake-fnv), 64 bits in two halves:
 * for telling texts apart, no protection against who seeks two of one hash.
 */
export function hashText(text: string): string {
  let first = START
  let second = SECOND_START
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    first = Math.imul(Math.imul(first ^ (unit & 0xff), FNV_PRIME) ^ (unit >>> 8), FNV_PRIME)
    second = Math.imul(Math.imul(second ^ (unit & 0xff), FNV_PRIME) ^ (unit >>> 8), FNV_PRIME)
  }
  return `${halfHash(first)}${halfHash(second)}`
}

function halfHash(hash: number): string {
  // Without these last steps the two halves of short texts would differ in few bits.
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 15)) >>> 0).toString(36).padStart(7, '0')
}
