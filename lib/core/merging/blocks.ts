/** The kinds of keys, so that one text under two of them is two keys. */
const kindNumbers = {
  doi: 1,
  pmid: 2,
  pmcid: 3,
  arxiv: 4,
  openalex: 5,
  title: 6,
  start: 7,
  abstract: 8,
  volume: 9,
  pages: 10,
  author: 11,
} as const
export type BlockKind = keyof typeof kindNumbers

/** Collects positions by key. */
export interface Blocks {
  add(position: number, key: number): void
  /** The positions of each key that at least two have, in the order in which they were added, none twice in a row. */
  shared(): readonly (readonly number[])[]
}

/**
 * A key of a kind and up to three numbers, those of its texts (`textNumber`) or a year. Two of them are one number once in 4 billion: then
 * records are compared that share nothing, and in a large block a few less that do.
 */
export const keyOf = (kind: BlockKind, first: number, second = 0, third = 0): number =>
  mixed(mixed(mixed(kindNumbers[kind], first), second), third)

/** FNV-1a, 32 bits (draft-eastlake-fnv). */
const HASH_START = 0x811c9dc5
const HASH_FACTOR = 0x01000193
const BLANK = 32

/** The number that stands in keys for the first `max` letters of a text, whatever blanks are between them. */
export function textNumber(text: string, max = Number.POSITIVE_INFINITY): number {
  let hash = HASH_START
  for (let at = 0, letters = 0; at < text.length && letters < max; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BLANK) continue
    hash = Math.imul(hash ^ code, HASH_FACTOR)
    letters += 1
  }
  return hash
}

/** What a place of the table holds: a key, and what is under it. */
const PLACE_CELLS = 2
const KEY = 0
/** 0 nothing; n the position n − 1 alone; −n the list n − 1. */
const UNDER = 1

/** For up to so many keys. A record has more than ten, most of them its own alone: they stand in one table of numbers, without a list for most. */
export function createBlocks(keysMax: number): Blocks {
  const table = new Int32Array(2 ** Math.ceil(Math.log2(2 * keysMax + 1)) * PLACE_CELLS)
  const blocks: number[][] = []
  return {
    add(position, key) {
      const place = placeOf(table, key)
      const under = table[place + UNDER] ?? 0
      if (under === 0) {
        table[place + KEY] = key
        table[place + UNDER] = position + 1
      } else if (under < 0) {
        const block = blocks[-under - 1]
        if (block !== undefined && block[block.length - 1] !== position) block.push(position)
      } else if (under - 1 !== position) table[place + UNDER] = -blocks.push([under - 1, position])
    },
    shared: () => blocks,
  }
}

/** A step of MurmurHash3 (Appleby 2011), one-to-one in either number. */
function mixed(hash: number, number: number): number {
  const spread = Math.imul(number, 0xcc9e2d51)
  const turned = hash ^ Math.imul((spread << 15) | (spread >>> 17), 0x1b873593)
  return (Math.imul((turned << 13) | (turned >>> 19), 5) + 0xe6546b64) | 0
}

/** Where in the table the key is, or the free place for it. */
function placeOf(table: Int32Array, key: number): number {
  const last = table.length - 1
  let place = Math.imul(key ^ (key >>> 16), PLACE_CELLS) & last
  while (table[place + UNDER] !== 0 && table[place + KEY] !== key) place = (place + PLACE_CELLS) & last
  return place
}
