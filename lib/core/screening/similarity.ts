import type { TextFeatures } from './text-features'

/** The cosine of one record with every record. The array belongs to the similarity: read it, do not change it. */
export type SimilarityRow = (record: number) => Float32Array

/** Rows are kept up to this many bytes; beyond it they are computed again when asked for. */
const KEPT_BYTES_MAX = 192 * 1024 * 1024

export function createSimilarity(features: TextFeatures): SimilarityRow {
  const columns = columnsOf(features)
  const kept = new Map<number, Float32Array>()
  const keptMax = Math.floor(KEPT_BYTES_MAX / (4 * Math.max(1, features.records)))
  return (record) => {
    const known = kept.get(record)
    if (known) return known
    const row = similarityRow(features, columns, record)
    if (kept.size < keptMax) kept.set(record, row)
    return row
  }
}

/** The records of feature f: `record` and `value` from start[f] to start[f + 1]. */
interface FeatureColumns {
  start: Int32Array
  record: Int32Array
  value: Float32Array
}

function similarityRow(features: TextFeatures, columns: FeatureColumns, record: number): Float32Array {
  const row = new Float32Array(features.records)
  for (let at = features.start[record] ?? 0; at < (features.start[record + 1] ?? 0); at++) {
    const column = features.feature[at] ?? 0
    const own = features.value[at] ?? 0
    const end = columns.start[column + 1] ?? 0
    for (let k = columns.start[column] ?? 0; k < end; k++) {
      const other = columns.record[k] ?? 0
      row[other] = (row[other] ?? 0) + own * (columns.value[k] ?? 0)
    }
  }
  return row
}

function columnsOf(features: TextFeatures): FeatureColumns {
  const start = new Int32Array(features.width + 1)
  for (const feature of features.feature) start[feature + 1] = (start[feature + 1] ?? 0) + 1
  for (let feature = 0; feature < features.width; feature++)
    start[feature + 1] = (start[feature + 1] ?? 0) + (start[feature] ?? 0)
  const next = start.slice(0, features.width)
  const record = new Int32Array(features.feature.length)
  const value = new Float32Array(features.feature.length)
  for (let row = 0; row < features.records; row++) {
    for (let at = features.start[row] ?? 0; at < (features.start[row + 1] ?? 0); at++) {
      const feature = features.feature[at] ?? 0
      const slot = next[feature] ?? 0
      next[feature] = slot + 1
      record[slot] = row
      value[slot] = features.value[at] ?? 0
    }
  }
  return { start, record, value }
}
