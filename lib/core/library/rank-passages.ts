import { keepBestRows } from './best-rows'
import type { PassageQuery, QueryGroup } from './library-query'
import { type PassageIndex, readPosting } from './passage-index'

/** Chosen on one half of the open question sets; bench/trust/answers-search.ts gives the figures of both. */
const parameters = {
  /** Saturation of repeated words: in a passage, and in its whole item. */
  k1: 1,
  itemK1: 1.5,
  bodyNorm: 0.8,
  headWeight: 1.5,
  /** What the item says of the question beside what the passage says. */
  item: 0.3,
  /** Neighbouring words of the question that are neighbours in the passage. */
  phrases: 0.4,
  /** Signs and headings of results, for a question of effects. */
  resultSigns: 0.6,
  resultHeading: 0.25,
  /** References and acknowledgements hold words of every question. */
  furniture: 0.25,
  /** Brings a passage that says all to about 1. */
  scale: 1.35,
} as const

/** Passages whose words are looked at in order. */
const PHRASES_READ_MIN = 200

export interface RankedRow {
  readonly row: number
  /** 0–1: the share of what the question asks after that the passage speaks of; rare words count for more. */
  readonly score: number
}

export interface RankOptions {
  readonly limit: number
  readonly isLeftOut?: (row: number) => boolean
}

/**
 * The passages that speak of the question, best first, with how many speak of it at all. BM25F over the passage and its headings
 * (Robertson, Zaragoza & Taylor 2004, doi:10.1145/1031171.1031181), BM25 over its item, neighbouring words, and for a question of effects
 * the signs of results. Forms of one word in several languages count as one word.
 */
export function rankPassages(
  index: PassageIndex,
  query: PassageQuery,
  { limit, isLeftOut = () => false }: RankOptions,
): { readonly rows: readonly RankedRow[]; readonly total: number } {
  const scores = new Float64Array(index.items.length)
  const itemScores = new Float64Array(index.itemNumbers.size)
  const touched: number[] = []
  let ideal = 0
  let itemIdeal = 0
  for (const group of query.groups) {
    const { rows, items } = countGroup(index, group)
    const worth = group.weight * idf(rows.places.length, index.items.length)
    const itemWorth = group.weight * idf(items.places.length, index.itemNumbers.size)
    ideal += worth
    itemIdeal += itemWorth
    addSaturated(scores, rows, { worth, k1: parameters.k1, touched })
    addSaturated(itemScores, items, { worth: itemWorth, k1: parameters.itemK1 })
  }
  if (ideal === 0) return { rows: [], total: 0 }
  const best = keepBestRows(Math.max(PHRASES_READ_MIN, limit))
  let total = 0
  for (const row of touched) {
    if (isLeftOut(row)) continue
    const own = ((scores[row] ?? 0) / ideal) * factorOf(index, row, query)
    const item = (itemScores[index.items[row] ?? 0] ?? 0) / itemIdeal
    best.add(row, own + parameters.item * item)
    total += 1
  }
  const phrases = phraseFinder(index, query)
  const rows = best.list().map(({ row, score }) => ({
    row,
    score: Math.min(1, (score + parameters.phrases * phrases(row)) / parameters.scale),
  }))
  return { rows: rows.sort(byScore).slice(0, limit), total }
}

const byScore = (a: RankedRow, b: RankedRow): number => b.score - a.score || a.row - b.row

/** How often something stands at places, each place once. */
interface Counts {
  readonly places: Uint32Array
  readonly counts: Float64Array
}

interface Saturation {
  readonly worth: number
  readonly k1: number
  /** Gets the places that had nothing before. */
  readonly touched?: number[]
}

/** Adds to each place what the counts are worth there: ever less for more of them. */
function addSaturated(sums: Float64Array, { places, counts }: Counts, { worth, k1, touched }: Saturation) {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0
    const count = counts[at] ?? 0
    const before = sums[place] ?? 0
    if (before === 0) touched?.push(place)
    sums[place] = before + (worth * count) / (count + k1)
  }
}

/** How often each passage and item has the group; in a passage its length is taken into account. */
function countGroup(
  index: PassageIndex,
  { forms }: QueryGroup,
): { readonly rows: Counts; readonly items: Counts } {
  const counted = [...forms].map(([stem, worth]) => countForm(index, stem, worth))
  const rows = counted.map((one) => one.rows)
  const [only] = rows
  return {
    rows: only !== undefined && rows.length === 1 ? only : together(rows, index.items.length),
    // Always put together: an item that was read again has rows at two places.
    items: together(
      counted.map(({ items }) => items),
      index.itemNumbers.size,
    ),
  }
}

/** One form: its postings are in the order of rows, and the rows of an item side by side, so that one pass counts both. */
function countForm(
  index: PassageIndex,
  stem: string,
  worth: number,
): { readonly rows: Counts; readonly items: Counts } {
  const { bodyNorm, headWeight } = parameters
  const meanLength = Math.max(1, index.totals.body / Math.max(1, index.items.length))
  const postings = index.terms.get(stem)?.postings ?? []
  const places = new Uint32Array(postings.length)
  const counts = new Float64Array(postings.length)
  const items: number[] = []
  const itemCounts: number[] = []
  for (let at = 0; at < postings.length; at += 1) {
    const { row, body, head } = readPosting(postings[at] ?? 0)
    const length = 1 - bodyNorm + (bodyNorm * (index.bodyLengths[row] ?? 0)) / meanLength
    places[at] = row
    counts[at] = worth * (body / length + headWeight * head)
    if (body === 0) continue
    const item = index.items[row] ?? 0
    if (items.at(-1) !== item) {
      items.push(item)
      itemCounts.push(0)
    }
    itemCounts[itemCounts.length - 1] = (itemCounts.at(-1) ?? 0) + worth * body
  }
  return {
    rows: { places, counts },
    items: { places: Uint32Array.from(items), counts: Float64Array.from(itemCounts) },
  }
}

/** Several counts as one; `size` places there are at most. */
function together(all: readonly Counts[], size: number): Counts {
  const sums = new Float64Array(size)
  const touched: number[] = []
  for (const { places, counts } of all) {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      if (sums[place] === 0) touched.push(place)
      sums[place] = (sums[place] ?? 0) + (counts[at] ?? 0)
    }
  }
  return {
    places: Uint32Array.from(touched),
    counts: Float64Array.from(touched, (place) => sums[place] ?? 0),
  }
}

/** Robertson & Spärck Jones, kept above zero. */
const idf = (rowsWith: number, all: number): number => Math.log(1 + (all - rowsWith + 0.5) / (rowsWith + 0.5))

function factorOf(index: PassageIndex, row: number, { isAboutEffects }: PassageQuery): number {
  const kind = index.headingKinds[row]
  if (kind === 'furniture') return 1 - parameters.furniture
  if (!isAboutEffects) return 1
  const signs = parameters.resultSigns * (index.resultSigns[row] ?? 0)
  return 1 + signs + (kind === 'results' ? parameters.resultHeading : 0)
}

/** Answers the share of the question's pairs of neighbouring words that a passage has side by side. */
function phraseFinder(index: PassageIndex, { stems }: PassageQuery): (row: number) => number {
  const pairs = new Set<string>()
  const ids = stems.map((stem) => index.terms.get(stem)?.id)
  const all = new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)).size
  ids.forEach((id, at) => {
    const next = ids[at + 1]
    if (id !== undefined && next !== undefined) pairs.add(`${id} ${next}`)
  })
  const firsts = new Set(ids)
  return (row) => {
    if (pairs.size === 0) return 0
    const found = new Set<string>()
    const sequence = index.sequences[row] ?? new Uint32Array()
    sequence.forEach((id, at) => {
      const pair = firsts.has(id) ? `${id} ${sequence[at + 1]}` : ''
      if (pairs.has(pair)) found.add(pair)
    })
    return found.size / all
  }
}
