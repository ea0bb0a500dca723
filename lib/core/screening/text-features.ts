import { isFunctionWord, type Lexicon, stemIdOf } from '@/lib/core/ranking/lexicon'
import type { RecordText } from '@/lib/core/ranking/record-text'

/** Sparse unit vectors, one for each record, and for each feature the records that have it. */
export interface TextFeatures {
  records: number
  /** Features that are kept, and all that were read. */
  width: number
  vocabulary: number
  /** Features of record r: `feature` and `value` from start[r] to start[r + 1]. */
  start: Int32Array
  feature: Int32Array
  value: Float32Array
  /** Records of feature f: `record` and `recordValue` from featureStart[f] to featureStart[f + 1]. */
  featureStart: Int32Array
  record: Int32Array
  recordValue: Float32Array
  /** Words of each feature, to be shown. */
  nameOf: (feature: number) => string
}

export interface FeatureShape {
  fields: ReadonlyArray<'title' | 'abstract' | 'keywords'>
  withPairs: boolean
  /** Words of one stem are one feature; else each written form stands for itself. */
  withStems: boolean
  /** 1 + ln(count) instead of the count. */
  withDampedCounts: boolean
  /** Function words carry style: "we conducted a" tells trials from essays. */
  withFunctionWords: boolean
  /** Features of a larger share of the records are left out. */
  shareMax01: number
  /** Features of fewer records are left out; they still count towards the length of their record. */
  recordsMin: number
}

const WORD_LETTERS_MIN = 2
/** Two stem ids in one number: stems stay far below it, and the product far below 2^53. */
const PAIR_BASE = 2 ** 24

/** TF-IDF, the count or 1 + ln(count) times ln((1 + N) / (1 + n)) + 1, at unit length. O(words). */
export function buildFeatures(
  lexicon: Lexicon,
  texts: readonly RecordText[],
  shape: FeatureShape,
): TextFeatures {
  const seen = new Map<number, number>()
  const surfaces: number[][] = []
  const counted = texts.map((text) => countFeatures(lexicon, text, shape, seen, surfaces))
  const recordsWith = new Int32Array(seen.size)
  for (const counts of counted)
    for (const feature of counts.keys()) recordsWith[feature] = (recordsWith[feature] ?? 0) + 1
  const columnOf = new Int32Array(seen.size).fill(-1)
  const kept: number[] = []
  const idf = new Float64Array(seen.size)
  recordsWith.forEach((records, feature) => {
    if (records > shape.shareMax01 * texts.length) return
    idf[feature] = Math.log((1 + texts.length) / (1 + records)) + 1
    if (records < shape.recordsMin) return
    columnOf[feature] = kept.length
    kept.push(feature)
  })
  const rows = fillRows(counted, { columnOf, idf, withDampedCounts: shape.withDampedCounts })
  return {
    records: texts.length,
    width: kept.length,
    vocabulary: seen.size,
    ...rows,
    ...transpose(rows, texts.length, kept.length),
    nameOf: (column) =>
      (surfaces[kept[column] ?? -1] ?? []).map((word) => lexicon.words[word] ?? '').join(' '),
  }
}

function countFeatures(
  lexicon: Lexicon,
  text: RecordText,
  shape: FeatureShape,
  seen: Map<number, number>,
  surfaces: number[][],
): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (key: number, words: number[]) => {
    let feature = seen.get(key)
    if (feature === undefined) {
      feature = seen.size
      seen.set(key, feature)
      surfaces.push(words)
    }
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  for (const field of shape.fields) {
    let last = { stem: -1, word: -1 }
    for (const word of text[field]) {
      const isLeftOut = (lexicon.words[word] ?? '').length < WORD_LETTERS_MIN
      if (isLeftOut || (!shape.withFunctionWords && isFunctionWord(lexicon, word, text.language))) {
        if (!isLeftOut) last = { stem: -1, word: -1 }
        continue
      }
      const stem = shape.withStems ? stemIdOf(lexicon, word, text.language) : word
      add(stem, [word])
      if (shape.withPairs && last.stem !== -1) add((last.stem + 1) * PAIR_BASE + stem, [last.word, word])
      last = { stem, word }
    }
  }
  return counts
}

type Rows = Pick<TextFeatures, 'start' | 'feature' | 'value'>

function fillRows(
  counted: ReadonlyArray<ReadonlyMap<number, number>>,
  { columnOf, idf, withDampedCounts }: { columnOf: Int32Array; idf: Float64Array; withDampedCounts: boolean },
): Rows {
  const start = new Int32Array(counted.length + 1)
  const features: number[] = []
  const values: number[] = []
  counted.forEach((counts, row) => {
    const from = features.length
    let squares = 0
    for (const [feature, count] of counts) {
      const value = (withDampedCounts ? 1 + Math.log(count) : count) * (idf[feature] ?? 0)
      squares += value * value
      const column = columnOf[feature] ?? -1
      if (column === -1) continue
      features.push(column)
      values.push(value)
    }
    const length = Math.sqrt(squares) || 1
    for (let at = from; at < values.length; at++) values[at] = (values[at] ?? 0) / length
    start[row + 1] = features.length
  })
  return { start, feature: Int32Array.from(features), value: Float32Array.from(values) }
}

function transpose(
  rows: Rows,
  records: number,
  width: number,
): Pick<TextFeatures, 'featureStart' | 'record' | 'recordValue'> {
  const featureStart = new Int32Array(width + 1)
  for (const feature of rows.feature) featureStart[feature + 1] = (featureStart[feature + 1] ?? 0) + 1
  for (let feature = 0; feature < width; feature++) {
    featureStart[feature + 1] = (featureStart[feature + 1] ?? 0) + (featureStart[feature] ?? 0)
  }
  const next = featureStart.slice(0, width)
  const record = new Int32Array(rows.feature.length)
  const recordValue = new Float32Array(rows.feature.length)
  for (let row = 0; row < records; row++) {
    for (let at = rows.start[row] ?? 0; at < (rows.start[row + 1] ?? 0); at++) {
      const feature = rows.feature[at] ?? 0
      const slot = next[feature] ?? 0
      next[feature] = slot + 1
      record[slot] = row
      recordValue[slot] = rows.value[at] ?? 0
    }
  }
  return { featureStart, record, recordValue }
}
