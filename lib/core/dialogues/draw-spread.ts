/** What is drawn from: ids of a registry with the category of each. */
interface Deck<Id extends string, Category extends string> {
  readonly ids: readonly Id[]
  readonly categories: readonly Category[]
  readonly categoryOf: (id: Id) => Category
}

interface Spread<Id, Category> {
  /** Any number; the same seed gives the same draw. */
  readonly seed: number
  /** What was already offered; it comes back only when too few others are left. */
  readonly excluded: readonly Id[]
  /** Categories that come first, in this order; the others follow in random order. */
  readonly first: readonly Category[]
  readonly size: number
}

/** Different ids, each of another category as long as categories last. Deterministic in the seed. */
export function drawSpread<Id extends string, Category extends string>(
  { ids, categories, categoryOf }: Deck<Id, Category>,
  { seed, excluded, first, size }: Spread<Id, Category>,
): readonly Id[] {
  const random = numbersFrom(seed)
  const offered = new Set(excluded)
  const order = [
    ...first,
    ...shuffle(
      categories.filter((category) => !first.includes(category)),
      random,
    ),
  ]
  const rows = order.map((category) =>
    shuffle(
      ids.filter((id) => categoryOf(id) === category),
      random,
    ),
  )
  const drawn = takeByRounds(rows.map((row) => row.filter((id) => !offered.has(id))))
  const again = takeByRounds(rows.map((row) => row.filter((id) => offered.has(id))))
  return [...drawn, ...again].slice(0, size)
}

/** One from each row, then a second from each, until the rows are empty. */
function takeByRounds<Id>(rows: readonly (readonly Id[])[]): readonly Id[] {
  const longest = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, round) => rows.flatMap((row) => row[round] ?? [])).flat()
}

function shuffle<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  return values
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)
}

/** Numbers 0…1 from a seed (the mulberry32 mixer): enough for a menu, not for anything secret. */
function numbersFrom(seed: number): () => number {
  let state = Math.floor(seed) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
