import { smoothedIdf } from '@/lib/core/relevance/idf'
import type { QueryWords } from '@/lib/core/relevance/query-words'
import { damping, rankingParameters } from '@/lib/core/relevance/ranking-parameters'
import type { RecordText, Span } from '@/lib/core/relevance/record-text'
import { foldedWord, functionBitOf, isSingleLetter, type Lexicon } from '@/lib/core/text/lexicon'

/**
 * Terminology
 *   n-gram (run) four neighbouring letters of a word, its two borders counted as letters: _pai, pain, ain_
 *
 * Runs find what stems miss: "immunosuppressive" beside "immunosuppression", and cognates in another language.
 * McNamee & Mayfield 2004, doi:10.1023/B:INRT.0000009441.78971.be.
 */
const NGRAM_LETTERS = 4
const BORDER = 95
/** Longer words are not read further (read-words.ts cuts them at 60). */
const HASHES_MAX = 64
const FACTOR = 0x01000193
/** FACTOR to the power of RUN_LETTERS − 1: what the first letter of a run was multiplied by. */
const FACTOR_OF_FIRST = Math.imul(FACTOR, Math.imul(FACTOR, FACTOR))
/** One bit for each value of the low bits of a hash: most runs of most words are none of the query's. */
const FILTER_BITS = 1 << 16

interface QueryRuns {
  /** hash → number of the run. */
  runOf: Map<number, number>
  /** What each run is a part of, and its share of that word's weight. */
  uses: Array<{ run: number; weight: number; generic: boolean }>
}

/** The runs of the query in each word of the lexicon: `runs` from start[word] to start[word + 1]. */
interface RunTable {
  start: Int32Array
  runs: Int32Array
}

/** What the character n-grams of the query say about title and whole text of each record: share of the best possible, 0…1. */
export function scoreNgrams(
  lexicon: Lexicon,
  records: readonly RecordText[],
  query: QueryWords,
  mean: { titleLength: number; textLength: number },
): { title: Float64Array; text: Float64Array } {
  const { runOf, uses } = readQueryRuns(query)
  const table = findRuns(lexicon, runOf)
  const recordsWith = countRecordsWith(records, table, runOf.size)
  const out = { title: new Float64Array(records.length), text: new Float64Array(records.length) }
  const worth = new Float64Array(runOf.size)
  for (const { run, weight, generic } of uses) {
    worth[run] = (worth[run] ?? 0) + weight * smoothedIdf(recordsWith[run] ?? 0, records.length, generic)
  }
  const ideal = worth.reduce((sum, value) => sum + value, 0)
  if (ideal === 0) return out
  const { text: textShape, title: titleShape } = rankingParameters
  const { functionBits } = lexicon
  const found = { counts: new Int32Array(runOf.size), met: new Int32Array(runOf.size), metCount: 0 }
  records.forEach((record, row) => {
    const bits = { functionBits, functionBit: functionBitOf(record.language) }
    addField(found, table, record.words, record.title, bits)
    out.title[row] =
      scoreMet(found, worth, damping(titleShape, record.titleLength / mean.titleLength)) / ideal
    addField(found, table, record.words, record.abstract, bits)
    addField(found, table, record.words, record.keywords, bits)
    out.text[row] = scoreMet(found, worth, damping(textShape, record.textLength / mean.textLength)) / ideal
    for (let at = 0; at < found.metCount; at++) found.counts[found.met[at] ?? 0] = 0
    found.metCount = 0
  })
  return out
}

function readQueryRuns(query: QueryWords): QueryRuns {
  const runOf = new Map<number, number>()
  const buffer = new Int32Array(HASHES_MAX)
  const uses = query.words.flatMap(({ surface, weight, generic }) => {
    const hashes = [...buffer.subarray(0, hashRuns(foldedWord(surface), buffer))]
    return hashes.map((hash) => {
      const run = runOf.get(hash) ?? runOf.size
      runOf.set(hash, run)
      return { run, weight: weight / hashes.length, generic }
    })
  })
  return { runOf, uses }
}

/** Writes the hash of each run of a word to `out` and gives their number; a single letter has none, a sign that is a word has one. */
function hashRuns(word: string, out: Int32Array): number {
  if (isSingleLetter(word)) return 0
  const length = Math.min(word.length, HASHES_MAX)
  let hash = BORDER
  let count = 0
  for (let at = 0; at <= length; at++) {
    const code = at === length ? BORDER : word.charCodeAt(at)
    if (at >= NGRAM_LETTERS - 1) {
      const left = at === NGRAM_LETTERS - 1 ? BORDER : word.charCodeAt(at - NGRAM_LETTERS)
      hash -= Math.imul(left, FACTOR_OF_FIRST)
    }
    hash = (Math.imul(hash, FACTOR) + code) | 0
    if (at >= NGRAM_LETTERS - 2) out[count++] = hash
  }
  if (count === 0) out[count++] = hash
  return count
}

function findRuns(lexicon: Lexicon, runOf: ReadonlyMap<number, number>): RunTable {
  const filter = new Uint8Array(FILTER_BITS)
  for (const hash of runOf.keys()) filter[hash & (FILTER_BITS - 1)] = 1
  const { folded } = lexicon
  const start = new Int32Array(folded.length + 1)
  const runs: number[] = []
  const buffer = new Int32Array(HASHES_MAX)
  for (let id = 0; id < folded.length; id++) {
    const count = hashRuns(folded[id] ?? '', buffer)
    for (let at = 0; at < count; at++) {
      const hash = buffer[at] ?? 0
      if (filter[hash & (FILTER_BITS - 1)] === 0) continue
      const run = runOf.get(hash)
      if (run !== undefined) runs.push(run)
    }
    start[id + 1] = runs.length
  }
  return { start, runs: Int32Array.from(runs) }
}

/** In how many records each run occurs. */
function countRecordsWith(records: readonly RecordText[], table: RunTable, width: number): Int32Array {
  const recordsWith = new Int32Array(width)
  const lastRow = new Int32Array(width).fill(-1)
  for (const [row, { words, distinct }] of records.entries()) {
    for (let at = distinct.from; at < distinct.to; at++) {
      const word = words[at] ?? 0
      const end = table.start[word + 1] ?? 0
      for (let next = table.start[word] ?? 0; next < end; next++) {
        const run = table.runs[next] ?? 0
        if (lastRow[run] === row) continue
        lastRow[run] = row
        recordsWith[run] = (recordsWith[run] ?? 0) + 1
      }
    }
  }
  return recordsWith
}

/** How often each run occurs in one record, kept between records: `met` has the runs whose count is not 0. */
interface RunCounts {
  counts: Int32Array
  met: Int32Array
  metCount: number
}

/** Adds the runs of one field; function words of the language of the record have none. */
function addField(
  into: RunCounts,
  table: RunTable,
  words: Int32Array,
  { from, to }: Span,
  { functionBits, functionBit }: { functionBits: Uint8Array; functionBit: number },
): void {
  const { counts, met } = into
  for (let at = from; at < to; at++) {
    const word = words[at] ?? 0
    const end = table.start[word + 1] ?? 0
    let next = table.start[word] ?? 0
    if (next === end || ((functionBits[word] ?? 0) & functionBit) !== 0) continue
    for (; next < end; next++) {
      const run = table.runs[next] ?? 0
      const count = counts[run] ?? 0
      if (count === 0) met[into.metCount++] = run
      counts[run] = count + 1
    }
  }
}

/** BM25 of what was met so far. */
function scoreMet({ counts, met, metCount }: RunCounts, worth: Float64Array, ownDamping: number): number {
  let sum = 0
  for (let at = 0; at < metCount; at++) {
    const run = met[at] ?? 0
    const count = counts[run] ?? 0
    sum += ((worth[run] ?? 0) * count) / (count + ownDamping)
  }
  return sum
}
