import type { MatchFeatures } from './match-features'

/** Two positions in the list of records, `first` being the smaller. */
export interface CandidatePair {
  readonly first: number
  readonly second: number
}

/** A block of records with one key is compared in full up to this size; a larger one only between close neighbours. */
const BLOCK_SIZE_MAX = 20
/** Records of a large block are sorted, and each is compared with this many that follow (sorted neighbourhood, Hernández & Stolfo 1995, doi:10.1145/223784.223807). */
const NEIGHBOURS_MAX = 10

/** The positions of records that share a key (match-keys.ts): one list for each key that at least two have, each position once. */
export function blocksOf(records: readonly MatchFeatures[]): readonly (readonly number[])[] {
  // Most keys are those of one record alone.
  const firstWith = new Map<string, number>()
  const blocks = new Map<string, number[]>()
  records.forEach(({ keys }, position) => {
    for (const key of keys) {
      const first = firstWith.get(key)
      if (first === undefined) {
        firstWith.set(key, position)
        continue
      }
      const block = blocks.get(key)
      if (block === undefined) blocks.set(key, [first, position])
      else block.push(position)
    }
  })
  return [...blocks.values()]
}

/**
 * The pairs of records worth comparing, each once: those of one block; `blocks` are those of these records (`blocksOf`). The number of pairs grows with the number of records, not with
 * its square. Does not depend on the order of the records beyond the positions named.
 */
export function candidatePairs(
  records: readonly MatchFeatures[],
  blocks: readonly (readonly number[])[],
): CandidatePair[] {
  const seen = new Set<number>()
  const pairs: CandidatePair[] = []
  for (const block of blocks) {
    const isLarge = block.length > BLOCK_SIZE_MAX
    const ordered = isLarge ? sorted(block, records) : block
    const reach = isLarge ? NEIGHBOURS_MAX : BLOCK_SIZE_MAX
    for (let at = 0; at < ordered.length; at += 1) {
      for (let next = at + 1; next <= at + reach && next < ordered.length; next += 1) {
        const [one = 0, other = 0] = [ordered[at], ordered[next]]
        const first = Math.min(one, other)
        const second = Math.max(one, other)
        const code = first * records.length + second
        if (seen.has(code)) continue
        seen.add(code)
        pairs.push({ first, second })
      }
    }
  }
  return pairs
}

function sorted(block: readonly number[], records: readonly MatchFeatures[]): number[] {
  const keyed = block.map((position) => ({ position, key: sortKey(records[position]) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map((entry) => entry.position)
}

const sortKey = (record: MatchFeatures | undefined): string =>
  `${record?.titles[0]?.compact ?? ''}|${record?.firstFamily ?? ''}|${record?.year ?? ''}|${record?.id ?? ''}`
