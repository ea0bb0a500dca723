/** Collects positions by key. */
export interface Blocks {
  add(key: string, position: number): void
  /** The positions of each key that at least two have, in the order in which they were added, none twice in a row. */
  shared(): Iterable<readonly number[]>
}

/** Most keys belong to one record alone, for which a list would be made in vain. */
export function createBlocks(): Blocks {
  const firstOf = new Map<string, number>()
  const blocks = new Map<string, number[]>()
  return {
    add(key, position) {
      const first = firstOf.get(key)
      if (first === undefined) firstOf.set(key, position)
      else if (first !== position) {
        const block = blocks.get(key)
        if (block === undefined) blocks.set(key, [first, position])
        else if (block.at(-1) !== position) block.push(position)
      }
    },
    shared: () => blocks.values(),
  }
}
