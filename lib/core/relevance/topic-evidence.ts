import { rankingLanguages } from '@/lib/core/text/stem-word'
import { scoreNgrams } from './character-ngrams'
import { countTerms, type TermCounts } from './count-terms'
import { smoothedIdf } from './idf'
import { matchTerms } from './match-words'
import type { QueryWords } from './query-words'
import { damping, rankingParameters } from './ranking-parameters'
import type { RankingCache, RecordText } from './record-text'
import { type RelevanceFeedback, scoreFeedback } from './relevance-feedback'

/** What the words say about each record, 0…1 each: share of the best possible evidence. */
export interface TopicEvidence {
  counts: TermCounts
  /** Worth of each query word: weight × IDF, before occurrence. */
  worth: Float64Array
  title: Float64Array
  text: Float64Array
  keywords: Float64Array
  feedback: RelevanceFeedback
  /** How much of title and abstract the feedback decides, 0…1: more, the less the query words tell. */
  feedbackShare: number
  /** The `title` of a record whose title is the topic word by word. */
  fullTitle: number
}

/** `tieBreak` orders records of equal evidence by content, so that the order of the input changes nothing. */
export function gatherEvidence(
  cache: RankingCache,
  records: readonly RecordText[],
  query: QueryWords,
  tieBreak: (rowA: number, rowB: number) => number,
): TopicEvidence {
  const table = matchTerms(cache.lexicon, query.words, records)
  const counts = countTerms(records, table, {
    width: query.words.length,
    pairs: query.pairs,
    gapMax: rankingParameters.phrase.gapMax,
  })
  const worth = Float64Array.from(
    query.words,
    (word, term) =>
      word.weight * smoothedIdf(counts.recordsWithTerm[term] ?? 0, records.length, word.generic),
  )
  const fields = scoreFields(cache, records, query, counts, worth)
  const ranked = records
    .map((_, row) => ({
      row,
      evidence: (fields.text[row] ?? 0) + rankingParameters.feedback.titleAsTold * (fields.title[row] ?? 0),
    }))
    .filter(({ evidence }) => evidence > 0)
    .sort((a, b) => b.evidence - a.evidence || tieBreak(a.row, b.row))
  const isQueryWord = (word: number) =>
    rankingLanguages.some((language) => table[language]?.[word] !== undefined)
  const feedback = scoreFeedback(cache, records, ranked, isQueryWord)
  const fullTitle = fullTitleOf(records, query, worth)
  return { counts, worth, ...fields, feedback, feedbackShare: feedbackShareOf(query, worth), fullTitle }
}

/** Each word once in a text of that length, as a share of what no text reaches: every word without end. */
function fullTitleOf(
  records: readonly RecordText[],
  { topicWords }: QueryWords,
  worth: Float64Array,
): number {
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0)
  const meanLength = meanOf(records.map((record) => record.titleLength))
  const share = sum(worth.subarray(0, topicWords)) / sum(worth) || 1
  return share / (1 + damping(rankingParameters.title, topicWords / meanLength))
}

function feedbackShareOf(query: QueryWords, worth: Float64Array): number {
  const { from, to, max } = rankingParameters.feedbackShare
  const weight = query.words.reduce((sum, word) => sum + word.weight, 0)
  if (weight === 0) return 0
  const meanIdf = worth.reduce((sum, value) => sum + value, 0) / weight
  return max * Math.min(1, Math.max(0, (from - meanIdf) / (from - to)))
}

function scoreFields(
  cache: RankingCache,
  records: readonly RecordText[],
  query: QueryWords,
  counts: TermCounts,
  worth: Float64Array,
): { title: Float64Array; text: Float64Array; keywords: Float64Array } {
  const mean = {
    titleLength: meanOf(records.map((record) => record.titleLength)),
    textLength: meanOf(records.map((record) => record.textLength)),
  }
  const words = scoreWords(records, query, { counts, worth, mean })
  const runs = scoreNgrams(cache.lexicon, records, query, mean)
  return {
    title: mix(words.title, runs.title, rankingParameters.ngramShare),
    text: mix(words.text, runs.text, rankingParameters.ngramShare),
    keywords: words.keywords,
  }
}

function mix(cells: Float64Array, others: Float64Array, share: number): Float64Array {
  const mixed = new Float64Array(cells.length)
  for (let row = 0; row < mixed.length; row++)
    mixed[row] = (1 - share) * (cells[row] ?? 0) + share * (others[row] ?? 0)
  return mixed
}

function scoreWords(
  records: readonly RecordText[],
  query: QueryWords,
  {
    counts,
    worth,
    mean,
  }: Pick<TopicEvidence, 'counts' | 'worth'> & { mean: { titleLength: number; textLength: number } },
): { title: Float64Array; text: Float64Array; keywords: Float64Array } {
  const { text: textShape, title: titleShape, phrase } = rankingParameters
  const width = counts.width
  const out = {
    title: new Float64Array(records.length),
    text: new Float64Array(records.length),
    keywords: new Float64Array(records.length),
  }
  const ideal = worth.reduce((sum, value) => sum + value, 0)
  if (ideal === 0) return out
  const pairWorth = query.pairs.map(
    (pair, index) =>
      phrase.weight * pair.weight * smoothedIdf(counts.recordsWithPair[index] ?? 0, records.length, false),
  )
  records.forEach((record, row) => {
    const titleDamping = damping(titleShape, record.titleLength / mean.titleLength)
    const textDamping = damping(textShape, record.textLength / mean.textLength)
    let title = 0
    let text = 0
    let keywords = 0
    for (let term = 0; term < width; term++) {
      const cell = row * width + term
      const gain = worth[term] ?? 0
      const inText = counts.inText[cell] ?? 0
      if (inText > 0) {
        text += (gain * inText) / (inText + textDamping)
        const inTitle = counts.inTitle[cell] ?? 0
        if (inTitle > 0) title += (gain * inTitle) / (inTitle + titleDamping)
      }
      if (counts.inKeywords[cell]) keywords += gain
    }
    for (let pair = 0; pair < counts.pairs; pair++) {
      const together = counts.pairsInText[row * counts.pairs + pair] ?? 0
      if (together > 0) text += ((pairWorth[pair] ?? 0) * together) / (together + textDamping)
    }
    out.title[row] = title / ideal
    out.text[row] = text / ideal
    out.keywords[row] = keywords / ideal
  })
  return out
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length || 1
