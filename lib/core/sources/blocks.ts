/** The kinds of keys, so that one text under two of them is two keys. */
const kinds = [
  'doi',
  'pmid',
  'pmcid',
  'arxiv',
  'openalex',
  'title',
  'start',
  'abstract',
  'volume',
  'pages',
  'author',
] as const
export type BlockKind = (typeof kinds)[number]

/** Collects positions by key. */
export interface Blocks {
  /** The number that stands for this text in keys; 0 is no text. */
  numberOf(text: string): number
  /** Puts a position under the key of a kind and up to two texts, by their numbers, and a whole number from 0 to 9999, such as a year. */
  add(position: number, kind: BlockKind, text: number, other?: number, year?: number): void
  /** The positions of each key that at least two have, in the order in which they were added, none twice in a row. */
  shared(): readonly (readonly number[])[]
}

const PLACES_START = 1 << 10
/** What a place of the table holds: the parts of its key, and what is under it. */
const PLACE_CELLS = 4
const TEXT = 0
const OTHER = 1
const KIND_AND_YEAR = 2
/** 0 nothing; n the position n − 1 alone; −n the list n − 1. */
const UNDER = 3
const YEARS = 10_000

/**
 * A record has more than ten keys, most of them its own alone. So each text is given a number once, and keys are kept as numbers in one
 * table, without a text for any key or a list for most.
 */
export function createBlocks(): Blocks {
  let table = new Int32Array(PLACES_START * PLACE_CELLS)
  let keys = 0
  const numbers = new Map<string, number>()
  const kindNumbers = new Map<BlockKind, number>(kinds.map((kind, at) => [kind, at * YEARS]))
  const blocks: number[][] = []
  return {
    numberOf(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, numbers.size + 1)
      return numbers.size
    },
    add(position, kind, text, other = 0, year = 0) {
      const kindAndYear = (kindNumbers.get(kind) ?? 0) + year
      const place = placeOf(table, text, other, kindAndYear)
      const under = table[place + UNDER] ?? 0
      if (under === 0) {
        table[place + TEXT] = text
        table[place + OTHER] = other
        table[place + KIND_AND_YEAR] = kindAndYear
        table[place + UNDER] = position + 1
        keys += 1
        if (keys * 2 * PLACE_CELLS > table.length) table = grown(table)
      } else if (under < 0) {
        const block = blocks[-under - 1]
        if (block?.at(-1) !== position) block?.push(position)
      } else if (under - 1 !== position) table[place + UNDER] = -blocks.push([under - 1, position])
    },
    shared: () => blocks,
  }
}

/** Where in the table the key is, or the free place for it. */
function placeOf(table: Int32Array, text: number, other: number, kindAndYear: number): number {
  const mask = table.length - 1
  const hash = Math.imul(text, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b) ^ Math.imul(kindAndYear, 0xc2b2ae35)
  let place = ((hash ^ (hash >>> 15)) * PLACE_CELLS) & mask
  while (
    table[place + UNDER] !== 0 &&
    (table[place + TEXT] !== text ||
      table[place + OTHER] !== other ||
      table[place + KIND_AND_YEAR] !== kindAndYear)
  )
    place = (place + PLACE_CELLS) & mask
  return place
}

/** The same keys in a table four times as large. */
function grown(table: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(table.length * 4)
  for (let from = 0; from < table.length; from += PLACE_CELLS) {
    if (table[from + UNDER] === 0) continue
    const to = placeOf(
      larger,
      table[from + TEXT] ?? 0,
      table[from + OTHER] ?? 0,
      table[from + KIND_AND_YEAR] ?? 0,
    )
    for (let cell = 0; cell < PLACE_CELLS; cell += 1) larger[to + cell] = table[from + cell] ?? 0
  }
  return larger
}
