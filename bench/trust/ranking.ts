import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { readRecords } from '@/lib/cli/read-records'
import type { ConceptMap } from '@/lib/contracts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
import { isReviewTitle, readReviewWords } from '@/lib/core/relevance/review-words'
import { pastedAbstractsRow } from './pasted-abstracts'
import type { TrustRow } from './row'
import { setsOf } from './set-files'

const noLimits = { languages: [], yearFrom: null, yearTo: null, excluded: [], concepts: null }
/** What each set must reach, by its name in the manifest; a set without a line informs. */
const targets: Readonly<Record<string, number>> = { scifact: 0.7, cacm: 0.5, cranfield: 0.38, cisi: 0.38 }
const RetrievalSet = z.object({ name: z.string(), dir: z.string() })
const REVIEW_FACTOR = 1.5
const RANK_MAX = 10

const Query = z.object({ id: z.string(), text: z.string() })
const ManifestReview = z.looseObject({
  key: z.string(),
  file: z.string().startsWith('screening/'),
  query: z.string(),
  topic: z.string(),
})
type ManifestReview = z.infer<typeof ManifestReview>
const References = z.looseObject({
  our_reference_runs: z.looseObject({
    retrieval: z.record(z.string(), z.looseObject({ 'nDCG@10': z.number() })),
    screening: z.record(
      z.string(),
      z.looseObject({ bm25_query: z.looseObject({ AP: z.number() }).optional() }),
    ),
  }),
})

/** `chosen`: looked at while weights were chosen. `report`: the other half, never looked at for a weight. */
type Half = 'chosen' | 'report'

/** Half of the queries, or of the reviews, by the hash of their id. */
const halfOf = (id: string): Half =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0 ? 'chosen' : 'report'

/** A figure of one query or review. */
interface Figure {
  readonly id: string
  readonly value: number
}

function meanOfHalf(figures: readonly Figure[], half: Half): number {
  return mean(figures.filter(({ id }) => halfOf(id) === half).map(({ value }) => value))
}

/** All of them, as published figures count, and beside it both halves. */
function inHalves(figures: readonly Figure[]): string {
  const all = mean(figures.map(({ value }) => value))
  const [report, chosen] = [meanOfHalf(figures, 'report'), meanOfHalf(figures, 'chosen')]
  return `${all.toFixed(3)}; reported half ${report.toFixed(3)}, half chosen on ${chosen.toFixed(3)}, gap ${(chosen - report).toFixed(3)}`
}

/**
 * Ranking by topic without a model: three retrieval sets by nDCG@10, the reviews by average precision. The target is that of the whole
 * set, since the reference is; weights were chosen on one half by the hash of the id, and both halves stand in the row.
 */
export async function rows(...dataFolders: readonly string[]): Promise<TrustRow[]> {
  const retrieval: TrustRow[] = []
  for (const { folder, name, dir } of setsOf(dataFolders, 'retrieval', RetrievalSet)) {
    const measured = await measureRetrieval(join(folder, dir))
    const target = targets[name]
    const reference = referencesOf(folder).retrieval[name]?.['nDCG@10']
    retrieval.push({
      what: 'Ranking by topic, nDCG@10',
      data: name,
      reference: `BM25 ${reference?.toFixed(3) ?? 'not measured'}`,
      target: target === undefined ? '–' : `≥ ${target}`,
      measured: inHalves(measured),
      reached: target === undefined ? null : mean(measured.map(({ value }) => value)) >= target,
    })
  }
  return [...retrieval, await pastedAbstractsRow(dataFolders), ...(await measureReviews(dataFolders))]
}

const referencesOf = (folder: string) =>
  References.parse(JSON.parse(readFileSync(join(folder, 'reference_results.json'), 'utf8')))
    .our_reference_runs

function readLines(path: string): unknown[] {
  const bytes = readFileSync(path)
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}

async function measureRetrieval(folder: string): Promise<readonly Figure[]> {
  const works = await readRecords(join(folder, 'corpus.jsonl.gz'))
  const grades = readGrades(join(folder, 'qrels.tsv'))
  const cache = createRankingCache()
  const gains: Figure[] = []
  for (const line of readLines(join(folder, 'queries.jsonl'))) {
    const { id, text } = Query.parse(line)
    const relevant = grades.get(id)
    if (!relevant || Math.max(...relevant.values()) <= 0) continue
    const scores = scoreRelevancy(works, prepareRelevancy({ topic: '', question: text, ...noLimits }), {
      cache,
    })
    const best = orderByScore(scores.map(({ score }) => score)).slice(0, RANK_MAX)
    const found = best.map((row) => relevant.get(String(works[row]?.id)) ?? 0)
    gains.push({ id, value: ndcg(found, [...relevant.values()]) })
  }
  return gains
}

function readGrades(path: string): Map<string, Map<string, number>> {
  const grades = new Map<string, Map<string, number>>()
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [query, document, grade] = line.split('\t')
    if (query === undefined || document === undefined || grade === undefined) continue
    const known = grades.get(query) ?? new Map<string, number>()
    grades.set(query, known.set(document, Number(grade)))
  }
  return grades
}

/** Linear gain, discount log2(rank + 1), ideal from all judged documents. */
function ndcg(found: readonly number[], judged: readonly number[]): number {
  const gain = (values: readonly number[]) =>
    values.reduce((sum, value, at) => sum + value / Math.log2(at + 2), 0)
  const ideal = judged
    .filter((grade) => grade > 0)
    .sort((a, b) => b - a)
    .slice(0, RANK_MAX)
  return gain(found) / gain(ideal)
}

function orderByScore(scores: readonly number[]): number[] {
  return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

interface ReviewResult {
  key: string
  question: number
  both: number
  /** With the concepts read from topic and question, as in a project. */
  mapped: number
  reference: number
  /** Share of review articles among the ten best, and among all records. */
  reviewsOnTop: number
  reviewsInAll: number
  isAskingForReviews: boolean
}

async function measureReviews(dataFolders: readonly string[]): Promise<TrustRow[]> {
  const results: ReviewResult[] = []
  for (const review of setsOf(dataFolders, 'screening', ManifestReview)) {
    const reference = referencesOf(review.folder).screening[review.key]?.bm25_query?.AP
    if (reference !== undefined) results.push(await measureReview(review.folder, review, reference))
  }
  const reference = mean(results.map((result) => result.reference))
  const target = REVIEW_FACTOR * reference
  const row = (what: string, value: (result: ReviewResult) => number): TrustRow => {
    const measured = mean(results.map(value))
    const figures = results.map((result) => ({ id: result.key, value: value(result) }))
    return {
      what,
      data: `${results.length} reviews`,
      reference: `BM25 mean AP ${reference.toFixed(3)}`,
      target: `≥ ${REVIEW_FACTOR} × (${target.toFixed(3)})`,
      measured: `${inHalves(figures)}; all = ${(measured / reference).toFixed(2)} ×`,
      reached: measured >= target,
    }
  }
  // A question about reviews is answered by reviews.
  const others = results.filter((result) => !result.isAskingForReviews)
  const onTop = mean(others.map((result) => result.reviewsOnTop))
  const inAll = mean(others.map((result) => result.reviewsInAll))
  return [
    row('Ranking a review by its title or question, mean AP', (result) => result.question),
    row('Same, with its short topic as topic', (result) => result.both),
    row('Same, with the concepts read from both', (result) => result.mapped),
    {
      what: 'Review articles among the ten best records, unless asked for',
      data: `${others.length} reviews`,
      reference: `${percent(inAll)} of all records`,
      target: 'not more than in all',
      measured: percent(onTop),
      reached: onTop <= inAll,
    },
  ]
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

async function measureReview(
  dataFolder: string,
  review: ManifestReview,
  reference: number,
): Promise<ReviewResult> {
  const works = await readRecords(join(dataFolder, review.file))
  const cache = createRankingCache()
  const labels = works.map((work) => work.label === 1)
  const rank = (topic: string, concepts: ConceptMap | null = null) => {
    const query = prepareRelevancy({ topic, question: review.query, ...noLimits, concepts })
    return orderByScore(scoreRelevancy(works, query, { cache }).map(({ score }) => score))
  }
  const order = rank('')
  const shareOfReviews = (rows: readonly number[]) =>
    rows.filter((at) => isReviewTitle(works[at]?.title ?? '')).length / rows.length
  return {
    key: review.key,
    question: averagePrecision(order, labels),
    both: averagePrecision(rank(review.topic), labels),
    mapped: averagePrecision(
      rank(review.topic, readTopic({ ...review, question: review.query, language: 'en' })),
      labels,
    ),
    reference,
    reviewsOnTop: shareOfReviews(order.slice(0, RANK_MAX)),
    reviewsInAll: shareOfReviews(order),
    isAskingForReviews: readReviewWords(review.query).isAskingForReviews,
  }
}

function averagePrecision(order: readonly number[], labels: readonly boolean[]): number {
  let found = 0
  let sum = 0
  order.forEach((row, at) => {
    if (labels[row] !== true) return
    found += 1
    sum += found / (at + 1)
  })
  return found === 0 ? 0 : sum / found
}
