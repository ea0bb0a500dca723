import { distance } from 'fastest-levenshtein'

/** How alike two texts are, 0…1: 1 − edit distance / longer length (Levenshtein 1966), or 0 when it would fall under `floor01`. */
export function editSimilarity01(a: string, b: string, floor01: number): number {
  if (a === b) return 1
  const longer = Math.max(a.length, b.length)
  const distanceMax = Math.floor(longer * (1 - floor01))
  if (Math.abs(a.length - b.length) > distanceMax) return 0
  const edits = distance(a, b)
  return edits > distanceMax ? 0 : 1 - edits / longer
}

/** The share of words that two lists have in common, 0…1 (Dice 1945, doi:10.2307/1932409); repeated words count as often. */
export function wordSimilarity01(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  return (2 * sharedCount(a, b)) / (a.length + b.length)
}

/** How many words of the shorter list also stand in the other. */
export function sharedCount(a: readonly string[], b: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count > 0) {
      shared += 1
      left.set(word, count - 1)
    }
  }
  return shared
}

/**
 * True when `short` can be read off `words` as beginnings of its words in order, words left out included:
 * "int j oncol", "jthoraccardiovascsurg" and "jama" are short for their full names.
 */
export function isAbbreviationOf(short: string, words: readonly string[]): boolean {
  if (short === '' || words[0] === undefined || short[0] !== words[0][0]) return false
  let reachable = new Set([0])
  for (const word of words) {
    const next = new Set(reachable)
    for (const at of reachable) {
      for (let length = 1; length <= word.length && short[at + length - 1] === word[length - 1]; length += 1)
        next.add(at + length)
    }
    if (next.has(short.length)) return true
    reachable = next
  }
  return false
}
