import { keepBestRows } from './best-rows'
import type { PassageQuery, QueryGroup } from './library-query'
import { eachPosting, type PassageIndex } from './passage-index'

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
  const inRows = createCounter(index.items.length)
  const inItems = createCounter(index.itemNumbers.size)
  const touched = createCounter(index.items.length)
  let ideal = 0
  let itemIdeal = 0
  for (const group of query.groups) {
    countGroup(index, group, { inRows, inItems })
    const worth = group.weight * idf(inRows.places.length, index.items.length)
    const itemWorth = group.weight * idf(inItems.places.length, index.itemNumbers.size)
    ideal += worth
    itemIdeal += itemWorth
    emptyCounter(inRows, (row, count) => {
      scores[row] = (scores[row] ?? 0) + (worth * count) / (count + parameters.k1)
      countAt(touched, row, 1)
    })
    emptyCounter(inItems, (item, count) => {
      itemScores[item] = (itemScores[item] ?? 0) + (itemWorth * count) / (count + parameters.itemK1)
    })
  }
  if (ideal === 0) return { rows: [], total: 0 }
  const best = keepBestRows(Math.max(PHRASES_READ_MIN, limit))
  let total = 0
  for (const row of touched.places) {
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

/** Counts by place, and the places that were counted at. */
interface Counter {
  readonly counts: Float64Array
  readonly places: number[]
}

const createCounter = (places: number): Counter => ({ counts: new Float64Array(places), places: [] })

/** `count` is above zero. */
function countAt({ counts, places }: Counter, place: number, count: number): void {
  const before = counts[place] ?? 0
  if (before === 0) places.push(place)
  counts[place] = before + count
}

/** Hands out every count and forgets it. */
function emptyCounter({ counts, places }: Counter, take: (place: number, count: number) => void): void {
  for (const place of places) {
    take(place, counts[place] ?? 0)
    counts[place] = 0
  }
  places.length = 0
}

/** Counts how often each passage and item has the group; in a passage its length is taken into account. */
function countGroup(
  index: PassageIndex,
  { forms }: QueryGroup,
  { inRows, inItems }: { readonly inRows: Counter; readonly inItems: Counter },
): void {
  const { bodyNorm, headWeight } = parameters
  const meanLength = Math.max(1, index.totals.body / Math.max(1, index.items.length))
  for (const [stem, worth] of forms) {
    eachPosting(index, stem, (row, body, head) => {
      const inBody = body / (1 - bodyNorm + (bodyNorm * (index.bodyLengths[row] ?? 0)) / meanLength)
      countAt(inRows, row, worth * (inBody + headWeight * head))
      if (body > 0) countAt(inItems, index.items[row] ?? 0, worth * body)
    })
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
