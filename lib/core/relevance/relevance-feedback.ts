import { type Lexicon, stemIdOf } from '@/lib/core/text/lexicon'
import { type RankingLanguage, rankingLanguages } from '@/lib/core/text/stem-word'
import { idf } from './idf'
import { rankingParameters } from './ranking-parameters'
import type { RankingCache, RecordText } from './record-text'

/** A record with evidence of its own, and how much. */
export interface Ranked {
  row: number
  evidence: number
}

export interface RelevanceFeedback {
  /** How near title and whole text of each record are to the best records, 0…1: share of the nearest. */
  title: Float64Array
  text: Float64Array
  /** Words that tell the best records from the others and that the query does not name, most telling first. */
  terms: string[]
  /** One row of `terms.length` for each record: 1 where the record has the term. */
  hits: Uint8Array
}

const TERM_LETTERS_MIN = 3
/** Stands for a word that is no term. */
const NO_TERM = -1
/** How many of the nearest records stand for "as near as can be": one outlier does not set the scale. */
const NEAREST = 5

/**
 * How near each record is to the best ones by all of its words: the cosine between the record and the weighted mean of
 * the best records, after Rocchio 1971 (see Manning, Raghavan & Schütze 2008, ch. 9, doi:10.1017/CBO9780511809071), with a
 * pivot for the length (Singhal, Buckley & Mitra 1996, doi:10.1145/243199.243206). Each language is compared with its own best
 * records, which count for as much as their evidence. `ranked` has all records with evidence, best first, in a stable order.
 */
export function scoreFeedback(
  cache: RankingCache,
  records: readonly RecordText[],
  ranked: readonly Ranked[],
  isQueryWord: (word: number) => boolean,
): RelevanceFeedback {
  const idfOf = idfOfWords(cache.lexicon, records)
  const norms = normsOf(records, idfOf)
  const out: RelevanceFeedback = {
    title: new Float64Array(records.length),
    text: new Float64Array(records.length),
    terms: [],
    hits: new Uint8Array(0),
  }
  const groupOf = groupLanguages(records, ranked)
  for (const group of new Set(Object.values(groupOf))) {
    const own = ranked.filter(({ row }) => groupOf[records[row]?.language ?? group] === group)
    compareWith(out, {
      records,
      isOwn: ({ language }) => groupOf[language] === group,
      profile: profileOf(own, records, idfOf, norms.text),
      norms,
      scale: own.length === ranked.length ? 1 : strengthOf(own) / strengthOf(ranked),
    })
  }
  const telling = tellingWords(ranked, records, idfOf)
  return { ...out, ...nameTerms(cache.lexicon, records, telling, isQueryWord) }
}

/** A language of only a few records with evidence cannot speak for itself: it goes with the most frequent one. */
function groupLanguages(
  records: readonly RecordText[],
  ranked: readonly Ranked[],
): Record<RankingLanguage, RankingLanguage> {
  const counts = { en: 0, pt: 0, es: 0 }
  for (const { row } of ranked) counts[records[row]?.language ?? 'en'] += 1
  const [main = 'en'] = [...rankingLanguages].sort((a, b) => counts[b] - counts[a])
  const groupOf = (language: RankingLanguage) => (counts[language] < NEAREST ? main : language)
  return { en: groupOf('en'), pt: groupOf('pt'), es: groupOf('es') }
}

function idfOfWords(lexicon: Lexicon, records: readonly RecordText[]): Float64Array {
  const recordsWith = new Int32Array(lexicon.words.length)
  for (const { distinct } of records)
    for (const word of distinct) recordsWith[word] = (recordsWith[word] ?? 0) + 1
  const idfOf = new Float64Array(recordsWith.length)
  for (let word = 0; word < idfOf.length; word++) {
    const count = recordsWith[word] ?? 0
    // A word of a single record cannot be shared.
    if (count > 1) idfOf[word] = idf(count, records.length)
  }
  return idfOf
}

interface Norms {
  title: Float64Array
  text: Float64Array
}

/** Length of each record as a vector of IDF values, pulled towards the mean: a short text is no nearer for being short. */
function normsOf(records: readonly RecordText[], idfOf: Float64Array): Norms {
  const norms = { title: new Float64Array(records.length), text: new Float64Array(records.length) }
  records.forEach(({ distinct, distinctInTitle }, row) => {
    let sum = 0
    distinct.forEach((word, at) => {
      sum += (idfOf[word] ?? 0) ** 2
      if (at === distinctInTitle - 1) norms.title[row] = Math.sqrt(sum)
    })
    norms.text[row] = Math.sqrt(sum)
  })
  const { titlePivot, textPivot } = rankingParameters.feedback
  pivot(norms.title, titlePivot)
  pivot(norms.text, textPivot)
  return norms
}

function pivot(norms: Float64Array, share: number): void {
  const mean = norms.reduce((sum, norm) => sum + norm, 0) / norms.length || 1
  norms.forEach((norm, row) => {
    norms[row] = (1 - share) * mean + share * norm
  })
}

/** For each word, IDF × its weight in the mean of the best records. */
function profileOf(
  ranked: readonly Ranked[],
  records: readonly RecordText[],
  idfOf: Float64Array,
  norms: Float64Array,
): Float64Array {
  const { power, records: bestMax } = rankingParameters.feedback
  const best = ranked.slice(0, bestMax)
  const total = best.reduce((sum, { evidence }) => sum + evidence ** power, 0)
  const profile = new Float64Array(idfOf.length)
  for (const { row, evidence } of best) {
    const weight = evidence ** power / total / (norms[row] ?? 1)
    for (const word of records[row]?.distinct ?? []) profile[word] = (profile[word] ?? 0) + weight
  }
  for (let word = 0; word < profile.length; word++) {
    const value = idfOf[word] ?? 0
    profile[word] = (profile[word] ?? 0) * value * value
  }
  return profile
}

/** Mean evidence of the best records. */
function strengthOf(ranked: readonly Ranked[]): number {
  return ranked.slice(0, NEAREST).reduce((sum, { evidence }) => sum + evidence, 0) / NEAREST
}

interface Comparison {
  records: readonly RecordText[]
  isOwn: (record: RecordText) => boolean
  profile: Float64Array
  norms: Norms
  scale: number
}

function compareWith(out: RelevanceFeedback, { records, isOwn, profile, norms, scale }: Comparison): void {
  const rows: number[] = []
  records.forEach((record, row) => {
    if (!isOwn(record)) return
    rows.push(row)
    let sum = 0
    record.distinct.forEach((word, at) => {
      sum += profile[word] ?? 0
      if (at === record.distinctInTitle - 1) out.title[row] = sum / (norms.title[row] ?? 1)
    })
    out.text[row] = sum / (norms.text[row] ?? 1)
  })
  for (const cells of [out.title, out.text]) {
    const full = nearest(cells, rows) / scale
    for (const row of rows) cells[row] = full === 0 ? 0 : Math.min(scale, (cells[row] ?? 0) / full)
  }
}

/** The mean of the largest cells of these rows. */
function nearest(cells: Float64Array, rows: readonly number[]): number {
  const best: number[] = []
  for (const row of rows) {
    const value = cells[row] ?? 0
    if (best.length === NEAREST && value <= (best[NEAREST - 1] ?? 0)) continue
    best.push(value)
    best.sort((a, b) => b - a)
    best.length = Math.min(best.length, NEAREST)
  }
  return best.reduce((sum, value) => sum + value, 0) / best.length
}

/** For each word, IDF × the number of the best records that have it; a word of one of them is not shared. */
function tellingWords(
  ranked: readonly Ranked[],
  records: readonly RecordText[],
  idfOf: Float64Array,
): Float64Array {
  const counts = new Float64Array(idfOf.length)
  for (const { row } of ranked.slice(0, rankingParameters.feedback.records)) {
    for (const word of records[row]?.distinct ?? []) counts[word] = (counts[word] ?? 0) + 1
  }
  for (let word = 0; word < counts.length; word++) {
    const count = counts[word] ?? 0
    counts[word] = count < 2 ? 0 : count * (idfOf[word] ?? 0)
  }
  return counts
}

function nameTerms(
  lexicon: Lexicon,
  records: readonly RecordText[],
  telling: Float64Array,
  isQueryWord: (word: number) => boolean,
): Pick<RelevanceFeedback, 'terms' | 'hits'> {
  const shown = mostTelling(lexicon, telling, isQueryWord)
  const termOf = new Int32Array(lexicon.words.length).fill(NO_TERM)
  for (const [term, word] of shown.entries()) termOf[word] = term
  const hits = new Uint8Array(records.length * shown.length)
  records.forEach(({ distinct }, row) => {
    for (const word of distinct) {
      const term = termOf[word] ?? NO_TERM
      if (term !== NO_TERM) hits[row * shown.length + term] = 1
    }
  })
  return { terms: shown.map((word) => lexicon.words[word] ?? ''), hits }
}

/** The word ids of the largest weights, one for each stem; equal weights in the order of the alphabet. */
function mostTelling(
  lexicon: Lexicon,
  telling: Float64Array,
  isQueryWord: (word: number) => boolean,
): number[] {
  const { termsShown } = rankingParameters.feedback
  const weightOf = (word: number) => telling[word] ?? 0
  const textOf = (word: number) => lexicon.words[word] ?? ''
  const candidates: number[] = []
  for (let word = 0; word < telling.length; word++) {
    if (weightOf(word) > 0 && textOf(word).length >= TERM_LETTERS_MIN && !isQueryWord(word))
      candidates.push(word)
  }
  candidates.sort((a, b) => weightOf(b) - weightOf(a) || (textOf(a) < textOf(b) ? -1 : 1))
  const stems = new Set<number>()
  const words: number[] = []
  for (const word of candidates) {
    if (words.length === termsShown) break
    const stem = stemIdOf(lexicon, word, 'en')
    if (stems.has(stem)) continue
    stems.add(stem)
    words.push(word)
  }
  return words
}
