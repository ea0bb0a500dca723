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

/** Two rows of the table of distances, kept from pair to pair. */
let rows: readonly [Uint16Array, Uint16Array] = [new Uint16Array(0), new Uint16Array(0)]

function bandedDistance(a: string, b: string, distanceMax: number): number {
  const beyond = distanceMax + 1
  const width = b.length + 2
  if (rows[0].length < width) rows = [new Uint16Array(2 * width), new Uint16Array(2 * width)]
  let [previous, current] = rows
  previous.fill(beyond, 0, width)
  current.fill(beyond, 0, width)
  for (let j = 0; j <= Math.min(b.length, distanceMax); j += 1) previous[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - distanceMax)
    const to = Math.min(b.length, i + distanceMax)
    current[from - 1] = from === 1 ? Math.min(i, beyond) : beyond
    let best = current[from - 1] ?? beyond
    for (let j = from; j <= to; j += 1) {
      const change = (previous[j - 1] ?? beyond) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      const cost = Math.min(change, (previous[j] ?? beyond) + 1, (current[j - 1] ?? beyond) + 1, beyond)
      current[j] = cost
      if (cost < best) best = cost
    }
    current[to + 1] = beyond
    if (best > distanceMax) return beyond
    ;[previous, current] = [current, previous]
  }
  return previous[b.length] ?? beyond
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
