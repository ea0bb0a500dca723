import type { TextFeatures } from './text-features'

/** The cosine of one record with every record. The array belongs to the similarity: read it, do not change it. */
export type SimilarityRow = (record: number) => Float32Array

/** Rows are kept up to this many bytes; beyond it they are computed again when asked for. */
const KEPT_BYTES_MAX = 192 * 1024 * 1024

export function createSimilarity(features: TextFeatures): SimilarityRow {
  const kept = new Map<number, Float32Array>()
  const keptMax = Math.floor(KEPT_BYTES_MAX / (4 * Math.max(1, features.records)))
  return (record) => {
    const known = kept.get(record)
    if (known) return known
    const row = similarityRow(features, record)
    if (kept.size < keptMax) kept.set(record, row)
    return row
  }
}

function similarityRow(features: TextFeatures, record: number): Float32Array {
  const { start, feature, value, featureStart, record: records, recordValue } = features
  const row = new Float32Array(features.records)
  for (let at = start[record] ?? 0; at < (start[record + 1] ?? 0); at++) {
    const column = feature[at] ?? 0
    const own = value[at] ?? 0
    const end = featureStart[column + 1] ?? 0
    for (let k = featureStart[column] ?? 0; k < end; k++) {
      const other = records[k] ?? 0
      row[other] = (row[other] ?? 0) + own * (recordValue[k] ?? 0)
    }
  }
  return row
}
