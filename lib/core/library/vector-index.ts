import { keepBestRows } from './best-rows'

/** Vectors of length 1 in one block, row after row: all are compared, which for a notebook is fast enough and misses none. */
export interface VectorIndex {
  readonly dimensions: number
  count: number
  values: Float32Array
}

const FIRST_ROWS = 256

export function createVectorIndex(dimensions: number): VectorIndex {
  return { dimensions, count: 0, values: new Float32Array(FIRST_ROWS * dimensions) }
}

/** Adds a vector of length 1 as the next row. */
export function addVector(index: VectorIndex, vector: Float32Array): void {
  const { dimensions, count } = index
  if ((count + 1) * dimensions > index.values.length) {
    const values = new Float32Array(index.values.length * 2)
    values.set(index.values)
    index.values = values
  }
  index.values.set(vector, count * dimensions)
  index.count += 1
}

/** The direction of a model's answer at length 1; null where it has none. */
export function unitVector(numbers: readonly number[]): Float32Array | null {
  const length = Math.hypot(...numbers)
  return length > 0 && Number.isFinite(length) ? Float32Array.from(numbers, (value) => value / length) : null
}

export interface NearRow {
  readonly row: number
  /** Cosine, −1…1. */
  readonly similarity: number
}

/** The `limit` rows most similar to the query, best first. */
export function nearestRows(index: VectorIndex, query: Float32Array, limit: number): NearRow[] {
  const best = keepBestRows(limit)
  for (let row = 0; row < index.count; row += 1) best.add(row, similarityOf(index, row, query))
  return best.list().map(({ row, score }) => ({ row, similarity: score }))
}

/** Cosine of a row with the query. */
export function similarityOf({ values, dimensions }: VectorIndex, row: number, query: Float32Array): number {
  const from = row * dimensions
  // Four sums that do not wait for each other take half the time of one; lengths are multiples of four, and what is missing is 0.
  let [first, second, third, fourth] = [0, 0, 0, 0]
  for (let at = 0; at < dimensions; at += 4) {
    first += (values[from + at] ?? 0) * (query[at] ?? 0)
    second += (values[from + at + 1] ?? 0) * (query[at + 1] ?? 0)
    third += (values[from + at + 2] ?? 0) * (query[at + 2] ?? 0)
    fourth += (values[from + at + 3] ?? 0) * (query[at + 3] ?? 0)
  }
  return first + second + third + fourth
}
