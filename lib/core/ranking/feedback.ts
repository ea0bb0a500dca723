import { isFunctionWord, stemIdOf } from './lexicon'
import { matchTerms } from './match-words'
import { rankingParameters } from './ranking-parameters'
import type { RankingCache, RecordText } from './record-text'

/** A word that the best records share and the query does not name. Weights of a list sum to 1. */
interface FeedbackTerm {
  surface: string
  weight: number
  idf: number
}

export interface FeedbackEvidence {
  evidence: Float64Array
  terms: FeedbackTerm[]
  /** One row of `terms.length` for each record: 1 where the record has the term. */
  hits: Uint8Array
}

const SURFACE_LETTERS_MIN = 3

interface Candidate {
  word: number
  weight: number
}

/**
 * How strongly each record uses the words that the best records share, 0…1, and those words, strongest first.
 * A relevance model after Lavrenko & Croft 2001 (doi:10.1145/383952.383972): the first records speak in proportion to their
 * evidence to a power. Query words are left out, since they are counted already. `best` must be in a stable order.
 */
export function scoreFeedback(
  cache: RankingCache,
  records: readonly RecordText[],
  best: ReadonlyArray<{ row: number; evidence: number }>,
  isQueryStem: (stem: number) => boolean,
): FeedbackEvidence {
  const { terms: termsMax, candidates: candidatesMax } = rankingParameters.feedback
  const candidates = [...gatherCandidates(cache, records, best, isQueryStem).values()]
    .sort((a, b) => b.weight - a.weight || compareText(wordOf(cache, a), wordOf(cache, b)))
    .slice(0, candidatesMax)
  const evidence = new Float64Array(records.length)
  if (candidates.length === 0) return { evidence, terms: [], hits: new Uint8Array(0) }
  const termOf = matchTerms(
    cache.lexicon,
    candidates.map((candidate) => ({ spellings: [wordOf(cache, candidate)] })),
    records,
  )
  const recordsWith = countRecordsWith(records, termOf, candidates.length)
  const terms = candidates
    .map((candidate, index) => ({
      index,
      surface: wordOf(cache, candidate),
      ...weigh(candidate.weight, recordsWith[index] ?? 0, records.length),
    }))
    .filter((term) => (recordsWith[term.index] ?? 0) > 1)
    .sort((a, b) => b.weight - a.weight || compareText(a.surface, b.surface))
    .slice(0, termsMax)
  const total = terms.reduce((sum, term) => sum + term.weight, 0)
  for (const term of terms) term.weight /= total
  const hits = new Uint8Array(records.length * terms.length)
  addEvidence({ evidence, hits }, records, termOf, terms, candidates.length)
  return { evidence, terms, hits }
}

const wordOf = (cache: RankingCache, candidate: Candidate): string =>
  cache.lexicon.words[candidate.word] ?? ''
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function weigh(weight: number, recordsWith: number, records: number): { weight: number; idf: number } {
  const idf = Math.log(1 + (records - recordsWith + 0.5) / (recordsWith + 0.5))
  return { weight: weight * idf, idf }
}

function gatherCandidates(
  cache: RankingCache,
  records: readonly RecordText[],
  best: ReadonlyArray<{ row: number; evidence: number }>,
  isQueryStem: (stem: number) => boolean,
): Map<number, Candidate> {
  const { power } = rankingParameters.feedback
  const { k1 } = rankingParameters.text
  const total = best.reduce((sum, { evidence }) => sum + evidence ** power, 0)
  const found = new Map<number, Candidate>()
  for (const { row, evidence } of best) {
    const record = records[row]
    if (!record) continue
    for (const [stem, { word, count }] of countStems(cache, record)) {
      if (isQueryStem(stem)) continue
      const weight = ((evidence ** power / total) * count) / (count + k1)
      const known = found.get(stem)
      if (known) known.weight += weight
      else found.set(stem, { word, weight })
    }
  }
  return found
}

function countStems(cache: RankingCache, record: RecordText): Map<number, { word: number; count: number }> {
  const counts = new Map<number, { word: number; count: number }>()
  for (const words of [record.title, record.abstract, record.keywords]) {
    for (const word of words) {
      if (isFunctionWord(cache.lexicon, word, record.language)) continue
      if ((cache.lexicon.words[word] ?? '').length < SURFACE_LETTERS_MIN) continue
      const stem = stemIdOf(cache.lexicon, word, record.language)
      const known = counts.get(stem)
      if (known) known.count += 1
      else counts.set(stem, { word, count: 1 })
    }
  }
  return counts
}

type TermOf = ReturnType<typeof matchTerms>

function countRecordsWith(records: readonly RecordText[], termOf: TermOf, width: number): Int32Array {
  const recordsWith = new Int32Array(width)
  const lastRow = new Int32Array(width).fill(-1)
  records.forEach((record, row) => {
    const table = termOf[record.language]
    if (!table) return
    for (const words of [record.title, record.abstract, record.keywords]) {
      for (const word of words) {
        const term = table[word] ?? -1
        if (term === -1 || lastRow[term] === row) continue
        lastRow[term] = row
        recordsWith[term] = (recordsWith[term] ?? 0) + 1
      }
    }
  })
  return recordsWith
}

function addEvidence(
  out: { evidence: Float64Array; hits: Uint8Array },
  records: readonly RecordText[],
  termOf: TermOf,
  terms: ReadonlyArray<FeedbackTerm & { index: number }>,
  width: number,
): void {
  const { k1, b } = rankingParameters.text
  const gain = new Float64Array(width)
  const ideal = terms.reduce((sum, term) => sum + term.weight * term.idf, 0)
  for (const term of terms) gain[term.index] = (term.weight * term.idf) / ideal
  const meanLength = records.reduce((sum, record) => sum + record.textLength, 0) / records.length || 1
  const counts = new Int32Array(width)
  records.forEach((record, row) => {
    const table = termOf[record.language]
    if (!table) return
    counts.fill(0)
    for (const words of [record.title, record.abstract, record.keywords]) {
      for (const word of words) {
        const term = table[word] ?? -1
        if (term !== -1) counts[term] = (counts[term] ?? 0) + 1
      }
    }
    const damping = k1 * (1 - b + (b * record.textLength) / meanLength)
    let sum = 0
    terms.forEach((term, position) => {
      const count = counts[term.index] ?? 0
      if (count === 0) return
      sum += ((gain[term.index] ?? 0) * count) / (count + damping)
      out.hits[row * terms.length + position] = 1
    })
    out.evidence[row] = sum
  })
}
