/**
 * Terminology
 *   sketch     one bit for each number of a vector, its sign: enough to leave out what is far away
 *   similarity cosine of two vectors of length 1
 */

export interface VectorIndex {
  readonly dimensions: number
  count: number
  /** Row after row. */
  values: Float32Array
  /** Row after row, a bit for each dimension. */
  sketches: Uint8Array
}

const FIRST_ROWS = 256
/** Up to so many rows every vector is compared; above it the sketches choose the candidates. */
const EXACT_ROWS_MAX = 20_000
/** At least so many candidates, and so many times what is asked for, are compared exactly. */
const CANDIDATES_MIN = 2_000
const CANDIDATES_PER_HIT = 40
const BITS = 8
const BYTE_VALUES = 256
const BUCKETS = 2_048

/** Dimensions must be a multiple of eight. */
export function createVectorIndex(dimensions: number): VectorIndex {
  return {
    dimensions,
    count: 0,
    values: new Float32Array(FIRST_ROWS * dimensions),
    sketches: new Uint8Array((FIRST_ROWS * dimensions) / BITS),
  }
}

/** Adds a vector of length 1 as the next row. */
export function addVector(index: VectorIndex, vector: Float32Array): void {
  const { dimensions, count } = index
  if ((count + 1) * dimensions > index.values.length) grow(index)
  index.values.set(vector, count * dimensions)
  const bytes = dimensions / BITS
  vector.forEach((value, at) => {
    if (value <= 0) return
    const byte = count * bytes + Math.floor(at / BITS)
    index.sketches[byte] = (index.sketches[byte] ?? 0) | (1 << (at % BITS))
  })
  index.count += 1
}

function grow(index: VectorIndex): void {
  const values = new Float32Array(index.values.length * 2)
  values.set(index.values)
  index.values = values
  const sketches = new Uint8Array(index.sketches.length * 2)
  sketches.set(index.sketches)
  index.sketches = sketches
}

export interface NearRow {
  readonly row: number
  /** Cosine, −1…1. */
  readonly similarity: number
}

/**
 * The `limit` rows most similar to the query, best first. Up to 20,000 rows all are compared; above it those whose signs
 * agree best with the query (product of the query with the sketch, Charikar 2002, doi:10.1145/509907.509965).
 */
export function nearestRows(index: VectorIndex, query: Float32Array, limit: number): NearRow[] {
  const candidates = index.count <= EXACT_ROWS_MAX ? null : likelyRows(index, query, limit)
  const near: NearRow[] = []
  const rows = candidates?.length ?? index.count
  for (let at = 0; at < rows; at += 1) {
    const row = candidates?.[at] ?? at
    near.push({ row, similarity: similarityOf(index, row, query) })
  }
  near.sort((a, b) => b.similarity - a.similarity || a.row - b.row)
  return near.slice(0, limit)
}

/** Cosine of a row with the query. */
export function similarityOf({ values, dimensions }: VectorIndex, row: number, query: Float32Array): number {
  const from = row * dimensions
  let sum = 0
  for (let at = 0; at < dimensions; at += 1) sum += (values[from + at] ?? 0) * (query[at] ?? 0)
  return sum
}

function likelyRows(index: VectorIndex, query: Float32Array, limit: number): Uint32Array {
  const scores = sketchScores(index, query)
  const wanted = Math.max(CANDIDATES_MIN, limit * CANDIDATES_PER_HIT)
  const least = thresholdFor(scores, wanted)
  const rows = new Uint32Array(index.count)
  let found = 0
  for (let row = 0; row < index.count; row += 1) {
    if ((scores[row] ?? 0) >= least) {
      rows[found] = row
      found += 1
    }
  }
  return rows.subarray(0, found)
}

/** For each row the sum of the query's numbers where its sign is positive, by a table for each byte of a sketch. */
function sketchScores({ sketches, dimensions, count }: VectorIndex, query: Float32Array): Float32Array {
  const bytes = dimensions / BITS
  const table = new Float32Array(bytes * BYTE_VALUES)
  for (let byte = 0; byte < bytes; byte += 1) {
    for (let value = 0; value < BYTE_VALUES; value += 1) {
      let sum = 0
      for (let bit = 0; bit < BITS; bit += 1) {
        if ((value & (1 << bit)) !== 0) sum += query[byte * BITS + bit] ?? 0
      }
      table[byte * BYTE_VALUES + value] = sum
    }
  }
  const scores = new Float32Array(count)
  for (let row = 0; row < count; row += 1) {
    const from = row * bytes
    let sum = 0
    for (let byte = 0; byte < bytes; byte += 1)
      sum += table[byte * BYTE_VALUES + (sketches[from + byte] ?? 0)] ?? 0
    scores[row] = sum
  }
  return scores
}

/** A score that about `wanted` rows reach, found by counting instead of sorting. */
function thresholdFor(scores: Float32Array, wanted: number): number {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const score of scores) {
    if (score < low) low = score
    if (score > high) high = score
  }
  if (!(high > low)) return low
  const width = (high - low) / BUCKETS
  const counts = new Uint32Array(BUCKETS + 1)
  for (const score of scores) {
    const bucket = Math.floor((score - low) / width)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  let above = 0
  for (let bucket = BUCKETS; bucket > 0; bucket -= 1) {
    above += counts[bucket] ?? 0
    if (above >= wanted) return low + bucket * width
  }
  return low
}
