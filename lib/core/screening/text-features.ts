import type { FeatureCounts } from './feature-counts'

/** Sparse unit vectors, one for each record. */
export interface TextFeatures {
  records: number
  /** Features that are kept, and all that were read. */
  width: number
  vocabulary: number
  /** Features of record r: `feature` and `value` from start[r] to start[r + 1]. */
  start: Int32Array
  feature: Int32Array
  value: Float32Array
  /** Words of each feature, to be shown. */
  nameOf: (feature: number) => string
}

interface FeatureWeighing {
  /** 1 + ln(count) instead of the count. */
  withDampedCounts: boolean
  /** Features of a larger share of the records are left out. */
  shareMax01: number
  /** Features of fewer records are left out; they still count towards the length of their record. */
  recordsMin: number
}

/** TF-IDF, the count or 1 + ln(count) times ln((1 + N) / (1 + n)) + 1, at unit length. O(features of all records). */
export function weighFeatures(counts: FeatureCounts, weighing: FeatureWeighing): TextFeatures {
  const records = counts.start.length - 1
  const recordsWith = new Int32Array(counts.vocabulary)
  for (const feature of counts.feature) recordsWith[feature] = (recordsWith[feature] ?? 0) + 1
  const columnOf = new Int32Array(counts.vocabulary).fill(-1)
  const kept: number[] = []
  const idf = new Float64Array(counts.vocabulary)
  recordsWith.forEach((having, feature) => {
    if (having > weighing.shareMax01 * records) return
    idf[feature] = Math.log((1 + records) / (1 + having)) + 1
    if (having < weighing.recordsMin) return
    columnOf[feature] = kept.length
    kept.push(feature)
  })
  return {
    records,
    width: kept.length,
    vocabulary: counts.vocabulary,
    ...fillRows(counts, { columnOf, idf, withDampedCounts: weighing.withDampedCounts }),
    nameOf: (column) => counts.nameOf(kept[column] ?? -1),
  }
}

function fillRows(
  counts: FeatureCounts,
  { columnOf, idf, withDampedCounts }: { columnOf: Int32Array; idf: Float64Array; withDampedCounts: boolean },
): Pick<TextFeatures, 'start' | 'feature' | 'value'> {
  const start = new Int32Array(counts.start.length)
  const features = new Int32Array(counts.feature.length)
  const values = new Float32Array(counts.feature.length)
  let filled = 0
  for (let row = 0; row < start.length - 1; row++) {
    const from = filled
    let squares = 0
    for (let at = counts.start[row] ?? 0; at < (counts.start[row + 1] ?? 0); at++) {
      const feature = counts.feature[at] ?? 0
      const count = counts.count[at] ?? 0
      const value = (withDampedCounts ? 1 + Math.log(count) : count) * (idf[feature] ?? 0)
      squares += value * value
      const column = columnOf[feature] ?? -1
      if (column === -1) continue
      features[filled] = column
      values[filled] = value
      filled += 1
    }
    const length = Math.sqrt(squares) || 1
    for (let at = from; at < filled; at++) values[at] = (values[at] ?? 0) / length
    start[row + 1] = filled
  }
  return { start, feature: features.slice(0, filled), value: values.slice(0, filled) }
}
