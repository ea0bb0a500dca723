/**
 * How alike two texts are, 0…1: 1 − edit distance / longer length (Levenshtein 1966), or 0 when it would fall under `floor01`.
 * The floor bounds the work: only a diagonal band as wide as the allowed distance is filled.
 */
export function editSimilarity01(a: string, b: string, floor01: number): number {
  if (a === b) return 1
  const longer = Math.max(a.length, b.length)
  const distanceMax = Math.floor(longer * (1 - floor01))
  if (Math.abs(a.length - b.length) > distanceMax || lettersApart(a, b) > distanceMax) return 0
  const distance = bandedDistance(a, b, distanceMax)
  return distance > distanceMax ? 0 : 1 - distance / longer
}

/** Letters are counted in this many drawers; letters that share one are not told apart, which only lowers the count. */
const DRAWERS = 64
const drawers = new Int32Array(DRAWERS)

const count = (letter: number, by: number): void => {
  const drawer = letter % DRAWERS
  drawers[drawer] = (drawers[drawer] ?? 0) + by
}

/** A lower bound of the edit distance: the letters that one text has and the other lacks. Most pairs end here. */
function lettersApart(a: string, b: string): number {
  drawers.fill(0)
  for (let at = 0; at < a.length; at += 1) count(a.charCodeAt(at), 1)
  for (let at = 0; at < b.length; at += 1) count(b.charCodeAt(at), -1)
  let [more, less] = [0, 0]
  for (const left of drawers) {
    if (left > 0) more += left
    else less -= left
  }
  return Math.max(more, less)
}

/** The row of the table of distances that is being filled, and the letters above it, kept from pair to pair. */
let row = new Int32Array(512)
let letters = new Uint16Array(512)

/** The edit distance of two texts, or `distanceMax + 1` when it is larger. */
function bandedDistance(a: string, b: string, distanceMax: number): number {
  const beyond = distanceMax + 1
  // What both begin or end with changes nothing.
  const start = sharedStart(a, b)
  const end = sharedEnd(a, b, start)
  const [height, width] = [a.length - end - start, b.length - end - start]
  if (row.length <= width) [row, letters] = [new Int32Array(2 * width), new Uint16Array(2 * width)]
  for (let j = 0; j <= width; j += 1) row[j] = Math.min(j, beyond)
  for (let j = 0; j < width; j += 1) letters[j] = b.charCodeAt(start + j)
  for (let i = 1; i <= height; i += 1) {
    const best = fillRow(i, a.charCodeAt(start + i - 1), width, distanceMax)
    if (best > distanceMax) return beyond
  }
  return row[width] ?? beyond
}

/** Row `i` of the table, within the band; gives its least distance. */
function fillRow(i: number, letter: number, width: number, distanceMax: number): number {
  const beyond = distanceMax + 1
  const from = Math.max(1, i - distanceMax)
  const to = Math.min(width, i + distanceMax)
  let diagonal = row[from - 1] ?? beyond
  let left = from === 1 ? Math.min(i, beyond) : beyond
  row[from - 1] = left
  let best = left
  for (let j = from; j <= to; j += 1) {
    const above = row[j] ?? beyond
    let cost = letters[j - 1] === letter ? diagonal : diagonal + 1
    if (above < cost) cost = above + 1
    if (left < cost) cost = left + 1
    if (cost > beyond) cost = beyond
    row[j] = cost
    diagonal = above
    left = cost
    if (cost < best) best = cost
  }
  return best
}

function sharedStart(a: string, b: string): number {
  const max = Math.min(a.length, b.length)
  let at = 0
  while (at < max && a.charCodeAt(at) === b.charCodeAt(at)) at += 1
  return at
}

/** How many letters both end with, of those behind `start`. */
function sharedEnd(a: string, b: string, start: number): number {
  const max = Math.min(a.length, b.length) - start
  let count = 0
  while (count < max && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count += 1
  return count
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
