import { foldedWord, functionBitOf, HASH_START, hashStep, type Lexicon } from './lexicon'
import type { QueryWords } from './query-words'
import { damping, rankingParameters } from './ranking-parameters'
import { rarity } from './rarity'
import type { RecordText } from './record-text'

/**
 * Terminology
 *   letter run   four neighbouring letters of a word, its two borders counted as letters: _pai, pain, ain_
 *
 * Runs find what stems miss: "immunosuppressive" beside "immunosuppression", and cognates in another language.
 * McNamee & Mayfield 2004, doi:10.1023/B:INRT.0000009441.78971.be.
 */
const RUN_LETTERS = 4
const BORDER = 95
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

/** What the letter runs of the query say about title and whole text of each record: share of the best possible, 0…1. */
export function scoreLetterRuns(
  lexicon: Lexicon,
  records: readonly RecordText[],
  query: QueryWords,
  mean: { titleLength: number; textLength: number },
): { title: Float64Array; text: Float64Array } {
  const { runOf, uses } = readQueryRuns(query)
  const table = findRuns(lexicon, runOf)
  const out = { title: new Float64Array(records.length), text: new Float64Array(records.length) }
  const worth = weighRuns(lexicon, records, table, { uses, width: runOf.size })
  const ideal = worth.reduce((sum, value) => sum + value, 0)
  if (ideal === 0) return out
  const counts = new Int32Array(runOf.size)
  const touched: number[] = []
  const take = (relativeDamping: number): number => {
    let sum = 0
    for (const run of touched) {
      const count = counts[run] ?? 0
      sum += ((worth[run] ?? 0) * count) / (count + relativeDamping)
    }
    return sum / ideal
  }
  const { text: textShape, title: titleShape } = rankingParameters
  records.forEach((record, row) => {
    touched.length = 0
    countRuns(lexicon, table, record, [record.title], counts, touched)
    out.title[row] = take(damping(titleShape, record.titleLength / mean.titleLength))
    countRuns(lexicon, table, record, [record.abstract, record.keywords], counts, touched)
    out.text[row] = take(damping(textShape, record.textLength / mean.textLength))
    for (const run of touched) counts[run] = 0
  })
  return out
}

function readQueryRuns(query: QueryWords): QueryRuns {
  const runOf = new Map<number, number>()
  const uses = query.words.flatMap(({ surface, weight, generic }) => {
    const hashes = runHashes(foldedWord(surface))
    return hashes.map((hash) => {
      const run = runOf.get(hash) ?? runOf.size
      runOf.set(hash, run)
      return { run, weight: weight / hashes.length, generic }
    })
  })
  return { runOf, uses }
}

/** The hashes of the runs of a word; a word of one letter is one run with its borders. */
function runHashes(word: string): number[] {
  const hashes: number[] = []
  const last = Math.max(0, word.length + 2 - RUN_LETTERS)
  for (let at = 0; at <= last; at++) hashes.push(runHash(word, at))
  return hashes
}

function runHash(word: string, at: number): number {
  let hash = HASH_START
  for (let k = at - 1; k < at - 1 + RUN_LETTERS; k++) {
    hash = hashStep(hash, k < 0 || k >= word.length ? BORDER : word.charCodeAt(k))
  }
  return hash
}

function findRuns(lexicon: Lexicon, runOf: ReadonlyMap<number, number>): RunTable {
  const filter = new Uint8Array(FILTER_BITS)
  for (const hash of runOf.keys()) filter[hash & (FILTER_BITS - 1)] = 1
  const start = new Int32Array(lexicon.words.length + 1)
  const runs: number[] = []
  lexicon.words.forEach((written, id) => {
    const word = foldedWord(written)
    const last = Math.max(0, word.length + 2 - RUN_LETTERS)
    for (let at = 0; at <= last; at++) {
      const hash = runHash(word, at)
      if (filter[hash & (FILTER_BITS - 1)] === 0) continue
      const run = runOf.get(hash)
      if (run !== undefined) runs.push(run)
    }
    start[id + 1] = runs.length
  })
  return { start, runs: Int32Array.from(runs) }
}

/** Worth of each run: weight × rarity, summed over the query words it is a part of. */
function weighRuns(
  lexicon: Lexicon,
  records: readonly RecordText[],
  table: RunTable,
  query: { uses: QueryRuns['uses']; width: number },
): Float64Array {
  const recordsWith = new Int32Array(query.width)
  const counts = new Int32Array(query.width)
  const touched: number[] = []
  for (const record of records) {
    touched.length = 0
    countRuns(lexicon, table, record, [record.title, record.abstract, record.keywords], counts, touched)
    for (const run of touched) {
      recordsWith[run] = (recordsWith[run] ?? 0) + 1
      counts[run] = 0
    }
  }
  const worth = new Float64Array(query.width)
  for (const { run, weight, generic } of query.uses) {
    worth[run] = (worth[run] ?? 0) + weight * rarity(recordsWith[run] ?? 0, records.length, generic)
  }
  return worth
}

/** Adds the runs of the fields to `counts`; a run met for the first time is noted in `touched`. */
function countRuns(
  lexicon: Lexicon,
  { start, runs }: RunTable,
  record: RecordText,
  fields: readonly Int32Array[],
  counts: Int32Array,
  touched: number[],
): void {
  const functionBit = functionBitOf(record.language)
  for (const words of fields) {
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? 0
      const end = start[word + 1] ?? 0
      let next = start[word] ?? 0
      if (next === end || ((lexicon.functionBits[word] ?? 0) & functionBit) !== 0) continue
      for (; next < end; next++) {
        const run = runs[next] ?? 0
        if (counts[run] === 0) touched.push(run)
        counts[run] = (counts[run] ?? 0) + 1
      }
    }
  }
}
