import path from 'node:path'
import { z } from 'zod'
import { readRecords } from '@/lib/cli/read-records'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
import { stemWord } from '@/lib/core/text/stem-word'
import { functionWords } from '@/lib/core/text/stop-words'
import { halfOf } from './answers-data'
import { barRow, both, mean } from './bar-row'
import type { TrustRow } from './row'
import { setsOf } from './set-files'

const Review = z.looseObject({ key: z.string(), file: z.string() })
const noLimits = { languages: [], yearFrom: null, yearTo: null, excluded: [], concepts: null }
/** Abstracts that are pasted, of each review; shorter ones are no long query. */
const ABSTRACTS_MAX = 3
const ABSTRACT_CHARS_MIN = 600
const RANK_MAX = 10
/** Reviews with more records take long and add little. */
const RECORDS_MAX = 3_000

interface Pasted {
  readonly review: string
  readonly own: number
  readonly bm25: number
}

/**
 * A long query as people give it: the abstract of one included record of a review, pasted as question, should bring the other included
 * ones up. nDCG@10 against BM25 on the same texts, on both halves of the reviews.
 */
export async function pastedAbstractsRow(dataFolders: readonly string[]): Promise<TrustRow> {
  const found: Pasted[] = []
  for (const { folder, key, file } of setsOf(dataFolders, 'screening', Review)) {
    const works = await readRecords(path.join(folder, file))
    if (works.length > RECORDS_MAX) continue
    const isIncluded = works.map(({ label }) => label === 1)
    const cache = createRankingCache()
    const bm25 = bm25Over(works.map(({ title, abstract }) => `${title} ${abstract ?? ''}`))
    const queries = [...works.entries()].filter(
      ([row, { abstract }]) => isIncluded[row] && (abstract ?? '').length >= ABSTRACT_CHARS_MIN,
    )
    for (const [row, { abstract }] of queries.slice(0, ABSTRACTS_MAX)) {
      const question = abstract ?? ''
      const own = scoreRelevancy(works, prepareRelevancy({ topic: '', question, ...noLimits }), { cache })
      const gain = (scores: readonly number[]) => ndcg(scores, { isIncluded, pasted: row })
      found.push({ review: key, own: gain(own.map(({ score }) => score)), bm25: gain(bm25(question)) })
    }
  }
  const figure = (of: 'own' | 'bm25') =>
    both((half) => mean(found.filter(({ review }) => halfOf(review) === half).map((one) => one[of])))
  const reference = figure('bm25')
  return barRow(
    {
      what: 'Ranking by a pasted abstract, nDCG@10',
      data: `${found.length} abstracts of included records, ${new Set(found.map(({ review }) => review)).size} reviews`,
      reference: `BM25 ${reference.report.toFixed(3)}; half chosen on ${reference.chosen.toFixed(3)}`,
      must: Number(reference.report.toFixed(3)),
      goal: Number(reference.report.toFixed(3)),
    },
    figure('own'),
  )
}

function ndcg(
  scores: readonly number[],
  { isIncluded, pasted }: { isIncluded: readonly boolean[]; pasted: number },
): number {
  const order = [...scores.keys()]
    .filter((row) => row !== pasted)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
  const others = isIncluded.filter((is, row) => is && row !== pasted).length
  const discount = (at: number) => 1 / Math.log2(at + 2)
  const ideal = Array.from({ length: Math.min(RANK_MAX, others) }, (_, at) => discount(at))
  const gains = order.slice(0, RANK_MAX).map((row, at) => (isIncluded[row] ? discount(at) : 0))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return sum(gains) / sum(ideal)
}

const K1 = 0.9
const B = 0.4
const stopWords = new Set(functionWords.en.split(' '))

/** BM25 as the references of the data count it, over English texts. */
function bm25Over(texts: readonly string[]): (query: string) => number[] {
  const stems = new Map<string, string>()
  const wordsOf = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !stopWords.has(word))
      .map((word) => {
        const stem = stems.get(word) ?? stemWord(word, 'en')
        stems.set(word, stem)
        return stem
      })
  const counted = texts.map((text) => {
    const words = wordsOf(text)
    const counts = new Map<string, number>()
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { counts, length: words.length }
  })
  const having = new Map<string, number>()
  for (const { counts } of counted)
    for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1)
  const meanLength = mean(counted.map(({ length }) => length))
  return (query) => {
    const asked = wordsOf(query)
    return counted.map(({ counts, length }) =>
      asked.reduce((sum, word) => {
        const times = counts.get(word) ?? 0
        const n = having.get(word) ?? 0
        const idf = Math.log(1 + (texts.length - n + 0.5) / (n + 0.5))
        return sum + (idf * times) / (times + K1 * (1 - B + (B * length) / meanLength))
      }, 0),
    )
  }
}
