import { smoothedIdf } from '@/lib/core/relevance/idf'
import { keptByTopic } from '@/lib/core/relevance/kept-by-topic'
import type { QueryWords } from '@/lib/core/relevance/query-words'
import { damping, rankingParameters } from '@/lib/core/relevance/ranking-parameters'
import type { RecordText } from '@/lib/core/relevance/record-text'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { isFunctionWord, isSingleLetter, type Lexicon } from '@/lib/core/text/lexicon'

/**
 * Terminology
 *   n-gram (run) four neighbouring letters of a word, its two borders counted as letters: _pai, pain, ain_
 *
 * Runs find what stems miss: "immunosuppressive" beside "immunosuppression", and cognates in another language.
 * McNamee & Mayfield 2004, doi:10.1023/B:INRT.0000009441.78971.be.
 */
const NGRAM_LETTERS = 4
/** Longer words are not read further: no run behind their beginning tells more. */
const WORD_READ_MAX = 64
const NO_RUNS: readonly number[] = []
const NO_RUN_COUNTS: RunCounts = { runs: [], counts: [] }

interface QueryRuns {
  /** Letters → number of the run. */
  readonly runOf: ReadonlyMap<string, number>
  /** What each run is a part of, and its share of that word's weight. */
  readonly uses: readonly { readonly run: number; readonly weight: number; readonly generic: boolean }[]
}

/** For each word of the lexicon the runs of the query in it, repeated ones as often as they occur. */
type RunTable = readonly (readonly number[])[]

/** The runs of the query in one record and how often each occurs, in the order of their first occurrence. */
interface RecordRuns {
  readonly title: RunCounts
  /** Title, abstract and keywords. */
  readonly text: RunCounts
  /** The runs of its telling words, each once. */
  readonly distinct: readonly number[]
}

/** Side by side, not as pairs: they are kept for every record of a project. */
interface RunCounts {
  readonly runs: readonly number[]
  readonly counts: readonly number[]
}

/** What is kept for one set of runs: their places in the lexicon as far as it was read, and what was counted in records. */
interface KeptRuns {
  readonly table: (readonly number[])[]
  readonly counts: WeakMap<RecordText, RecordRuns>
}
const keptRuns = keptByTopic((): KeptRuns => ({ table: [], counts: new WeakMap() }))

/** What the character n-grams of the query say about title and whole text of each record: share of the best possible, 0…1. */
export function scoreNgrams(
  lexicon: Lexicon,
  records: readonly RecordText[],
  query: QueryWords,
  mean: { titleLength: number; textLength: number },
): { title: Float64Array; text: Float64Array } {
  const { runOf, uses } = readQueryRuns(query)
  const kept = keptRuns(lexicon, [...runOf.keys()].join(' '))
  addRuns(kept.table, lexicon, runOf)
  const countsOf = records.map((record) => {
    const counts = kept.counts.get(record) ?? countRuns(lexicon, record, kept.table)
    kept.counts.set(record, counts)
    return counts
  })
  const recordsWith = countRecordsWith(countsOf, runOf.size)
  const out = { title: new Float64Array(records.length), text: new Float64Array(records.length) }
  const worth = new Float64Array(runOf.size)
  for (const { run, weight, generic } of uses) {
    worth[run] = (worth[run] ?? 0) + weight * smoothedIdf(recordsWith[run] ?? 0, records.length, generic)
  }
  const ideal = worth.reduce((sum, value) => sum + value, 0)
  if (ideal === 0) return out
  const { text: textShape, title: titleShape } = rankingParameters
  records.forEach((record, row) => {
    const { title = NO_RUN_COUNTS, text = NO_RUN_COUNTS } = countsOf[row] ?? {}
    out.title[row] = scoreOf(title, worth, damping(titleShape, record.titleLength / mean.titleLength)) / ideal
    out.text[row] = scoreOf(text, worth, damping(textShape, record.textLength / mean.textLength)) / ideal
  })
  return out
}

function readQueryRuns(query: QueryWords): QueryRuns {
  const runOf = new Map<string, number>()
  const uses = query.words.flatMap(({ surface, weight, generic }) => {
    const runs = runsOf(foldAccents(surface))
    return runs.map((letters) => {
      const run = runOf.get(letters) ?? runOf.size
      runOf.set(letters, run)
      return { run, weight: weight / runs.length, generic }
    })
  })
  return { runOf, uses }
}

/** The runs of a word without accents; a single letter has none, a shorter word is one run with its borders. */
function runsOf(folded: string): string[] {
  if (isSingleLetter(folded)) return []
  const bordered = `_${folded.slice(0, WORD_READ_MAX)}_`
  const count = Math.max(1, bordered.length - NGRAM_LETTERS + 1)
  return Array.from({ length: count }, (_, at) => bordered.slice(at, at + NGRAM_LETTERS))
}

/** Brings the table up to the words that the lexicon has by now. */
function addRuns(
  table: (readonly number[])[],
  { folded }: Lexicon,
  runOf: ReadonlyMap<string, number>,
): void {
  for (const word of folded.slice(table.length)) {
    const runs = runsOf(word).flatMap((letters) => runOf.get(letters) ?? [])
    table.push(runs.length === 0 ? NO_RUNS : runs)
  }
}

function countRuns(lexicon: Lexicon, record: RecordText, table: RunTable): RecordRuns {
  const counts = new Map<number, number>()
  const add = (words: readonly number[]): void => {
    for (const word of words) {
      const runs = table[word] ?? NO_RUNS
      if (runs.length === 0 || isFunctionWord(lexicon, word, record.language)) continue
      for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1)
    }
  }
  add(record.title)
  const title = runCountsOf(counts)
  add(record.abstract)
  add(record.keywords)
  const distinct = new Set<number>()
  for (const word of record.distinct) for (const run of table[word] ?? NO_RUNS) distinct.add(run)
  return { title, text: runCountsOf(counts), distinct: [...distinct] }
}

const runCountsOf = (counts: ReadonlyMap<number, number>): RunCounts =>
  counts.size === 0 ? NO_RUN_COUNTS : { runs: [...counts.keys()], counts: [...counts.values()] }

/** In how many records each run occurs. */
function countRecordsWith(counts: readonly RecordRuns[], width: number): number[] {
  const recordsWith = new Array<number>(width).fill(0)
  for (const { distinct } of counts)
    for (const run of distinct) recordsWith[run] = (recordsWith[run] ?? 0) + 1
  return recordsWith
}

/** BM25 of what was counted. */
function scoreOf({ runs, counts }: RunCounts, worth: Float64Array, ownDamping: number): number {
  return runs.reduce((sum, run, at) => {
    const count = counts[at] ?? 0
    return sum + ((worth[run] ?? 0) * count) / (count + ownDamping)
  }, 0)
}
