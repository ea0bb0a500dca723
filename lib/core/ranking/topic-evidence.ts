import { countTerms, type TermCounts } from './count-terms'
import { type FeedbackEvidence, scoreFeedback } from './feedback'
import { stemIdOf } from './lexicon'
import { matchTerms } from './match-words'
import type { QueryWords } from './query-words'
import { rankingParameters } from './ranking-parameters'
import type { RankingCache, RecordText } from './record-text'
import { rankingLanguages } from './stem-word'

/** What the words say about each record, 0…1 each: share of the best possible evidence. */
export interface TopicEvidence {
  counts: TermCounts
  /** Worth of each query word: weight × rarity, before occurrence. */
  worth: Float64Array
  title: Float64Array
  text: Float64Array
  keywords: Float64Array
  feedback: FeedbackEvidence
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
    (word, term) => word.weight * rarity(counts.recordsWithTerm[term] ?? 0, records.length, word.generic),
  )
  const fields = scoreFields(records, query, counts, worth)
  const order = records
    .map((_, row) => ({ row, evidence: (fields.text[row] ?? 0) + 0.3 * (fields.title[row] ?? 0) }))
    .filter(({ evidence }) => evidence > 0)
    .sort((a, b) => b.evidence - a.evidence || tieBreak(a.row, b.row))
    .slice(0, rankingParameters.feedback.records)
  const isQueryWord = (word: number) =>
    rankingLanguages.some((language) => (table[language]?.[word] ?? -1) !== -1)
  const feedback = scoreFeedback(cache, records, order, queryStems(cache, isQueryWord))
  return { counts, worth, ...fields, feedback }
}

function queryStems(cache: RankingCache, isQueryWord: (word: number) => boolean): (stem: number) => boolean {
  const stems = new Set<number>()
  cache.lexicon.words.forEach((_, word) => {
    if (isQueryWord(word))
      for (const language of rankingLanguages) stems.add(stemIdOf(cache.lexicon, word, language))
  })
  return (stem) => stems.has(stem)
}

/** Inverse document frequency among the candidates, pulled towards the background while there are few of them. */
function rarity(recordsWith: number, records: number, isGeneric: boolean): number {
  const seen = Math.log(1 + (records - recordsWith + 0.5) / (recordsWith + 0.5))
  const { backgroundRecords, backgroundIdf } = rankingParameters
  const background = isGeneric ? backgroundIdf.generic : backgroundIdf.other
  return (records * seen + backgroundRecords * background) / (records + backgroundRecords)
}

function scoreFields(
  records: readonly RecordText[],
  query: QueryWords,
  counts: TermCounts,
  worth: Float64Array,
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
  const meanTitle = mean(records.map((record) => record.titleLength))
  const meanText = mean(records.map((record) => record.textLength))
  const pairWorth = query.pairs.map(
    (pair, index) =>
      phrase.weight * pair.weight * rarity(counts.recordsWithPair[index] ?? 0, records.length, false),
  )
  records.forEach((record, row) => {
    const titleDamping = damping(titleShape, record.titleLength / meanTitle)
    const textDamping = damping(textShape, record.textLength / meanText)
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

const damping = (shape: { k1: number; b: number }, relativeLength: number): number =>
  shape.k1 * (1 - shape.b + shape.b * relativeLength)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length || 1
