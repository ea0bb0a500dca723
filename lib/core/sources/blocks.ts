import { CHECK_START, checkStep, HASH_START, hashStep } from '@/lib/core/text/text-hash'

/** Collects positions by key. */
export interface Blocks {
  /** Puts a position under the key of these parts in this order; keys of different kinds are different keys. */
  add(position: number, kind: string, part: string, second?: string, third?: string): void
  /** The positions of each key that at least two have, in the order in which they were added, none twice in a row. */
  shared(): readonly (readonly number[])[]
}

const PLACES_START = 1 << 10
/** What a place of the table holds: the two hashes of its key, and the first position and the list under it, counted from 1. */
const PLACE_CELLS = 4
const HASH = 0
const CHECK = 1
const FIRST = 2
const BLOCK = 3
/** Ends each part of a key: "ab" and "c" are not "a" and "bc". No text holds this unit. */
const PART_END = 0xffff

/**
 * A record has more than ten keys, most of them its own alone. So keys are known by their two hashes (text-hash.ts) in a table of
 * numbers, without a text for any key or a list for most.
 */
export function createBlocks(): Blocks {
  let table = new Int32Array(PLACES_START * PLACE_CELLS)
  let keys = 0
  const blocks: number[][] = []
  return {
    add(position, kind, part, second = '', third = '') {
      const hash = hashText(hashText(hashText(hashText(HASH_START, kind), part), second), third)
      const check = checkText(checkText(checkText(checkText(CHECK_START, kind), part), second), third)
      const place = placeOf(table, hash, check)
      const first = (table[place + FIRST] ?? 0) - 1
      if (first === -1) {
        table[place + HASH] = hash
        table[place + CHECK] = check
        table[place + FIRST] = position + 1
        keys += 1
        if (keys * 2 * PLACE_CELLS > table.length) table = grown(table)
      } else if (first !== position) {
        const block = blocks[(table[place + BLOCK] ?? 0) - 1]
        if (block === undefined) table[place + BLOCK] = blocks.push([first, position])
        else if (block.at(-1) !== position) block.push(position)
      }
    },
    shared: () => blocks,
  }
}

function hashText(start: number, text: string): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = hashStep(hash, text.charCodeAt(at))
  return hashStep(hash, PART_END)
}

function checkText(start: number, text: string): number {
  let check = start
  for (let at = 0; at < text.length; at += 1) check = checkStep(check, text.charCodeAt(at))
  return checkStep(check, PART_END)
}

/** Where in the table the key is, or the free place for it. */
function placeOf(table: Int32Array, hash: number, check: number): number {
  const mask = table.length - 1
  let place = ((hash ^ (hash >>> 15)) * PLACE_CELLS) & mask
  while (table[place + FIRST] !== 0 && (table[place + HASH] !== hash || table[place + CHECK] !== check))
    place = (place + PLACE_CELLS) & mask
  return place
}

/** The same keys in a table twice as large. */
function grown(table: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 2)
  for (let from = 0; from < table.length; from += PLACE_CELLS) {
    if (table[from + FIRST] === 0) continue
    const to = placeOf(larger, table[from + HASH] ?? 0, table[from + CHECK] ?? 0)
    for (let cell = 0; cell < PLACE_CELLS; cell += 1) larger[to + cell] = table[from + cell] ?? 0
  }
  return larger
}
