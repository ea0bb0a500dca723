import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Work } from '@/lib/contracts/work'
import { createRankingCache } from '@/lib/core/relevance/record-text'
import { scoreRelevancy } from '@/lib/core/relevance/relevancy'
import { prepareRelevancy } from '@/lib/core/relevance/relevancy-query'
import { bareWork } from '@/lib/core/validation/source-fixture'
import type { TrustRow } from './row'

const HIT_RANK = 5

/** A question in one language and the place of its answer among texts in another. */
interface Asked {
  readonly question: string
  readonly gold: number
}

interface CrossSet {
  readonly name: string
  readonly label: string
  readonly reference: number
  readonly must: number
  readonly aim: number
  readonly read: (folder: string) => { readonly works: readonly Work[]; readonly asked: readonly Asked[] }
}

const Doc = z.object({ doc_id: z.string(), text_en: z.string() })
const PiraItem = z.object({
  doc_id: z.string(),
  question_pt: z.string().nullable(),
  answerable: z.boolean().nullable(),
  generic: z.boolean().nullable(),
})
const Trial = z.object({
  title: z.object({ en: z.string(), pt: z.string() }),
  text: z.object({ en: z.string() }),
})
const Passage = z.object({ id: z.string(), text_en: z.string() })
const XquadQuestion = z.object({ question_es: z.string(), gold_passages: z.array(z.string()).min(1) })

const sets: readonly CrossSet[] = [
  {
    name: 'pira',
    label: 'pira_pt_en',
    reference: 0.399,
    must: 0.5,
    aim: 0.6,
    read: (folder) => {
      const docs = readLines(join(folder, 'qa/pira_pt_en/docs.jsonl.gz'), Doc)
      const items = readLines(join(folder, 'qa/pira_pt_en/items.jsonl.gz'), PiraItem)
      const rowOf = new Map(docs.map(({ doc_id }, row) => [doc_id, row]))
      return {
        works: docs.map(({ text_en }) => englishWork('', text_en)),
        asked: items.flatMap(({ doc_id, question_pt, answerable, generic }) => {
          const gold = rowOf.get(doc_id)
          const isAsked = question_pt && answerable !== false && generic !== true && gold !== undefined
          return isAsked ? [{ question: question_pt, gold }] : []
        }),
      }
    },
  },
  {
    name: 'rebec',
    label: 'rebec_pt_en',
    reference: 0.384,
    must: 0.48,
    aim: 0.6,
    read: (folder) => {
      const trials = readLines(join(folder, 'crosslang/rebec_pt_en/trials.jsonl.gz'), Trial)
      return {
        works: trials.map(({ title, text }) => englishWork(title.en, text.en)),
        asked: trials.map(({ title }, gold) => ({ question: title.pt, gold })),
      }
    },
  },
  {
    name: 'xquad',
    label: 'xquad_es_en',
    reference: 0.485,
    must: 0.58,
    aim: 0.65,
    read: (folder) => {
      const passages = readLines(join(folder, 'qa/xquad_es_en/passages.jsonl.gz'), Passage)
      const questions = readLines(join(folder, 'qa/xquad_es_en/questions.jsonl.gz'), XquadQuestion)
      const rowOf = new Map(passages.map(({ id }, row) => [id, row]))
      return {
        works: passages.map(({ text_en }) => englishWork('', text_en)),
        asked: questions.flatMap(({ question_es, gold_passages: [id = ''] }) => {
          const gold = rowOf.get(id)
          return gold === undefined ? [] : [{ question: question_es, gold }]
        }),
      }
    },
  },
]

/**
 * Portuguese or Spanish question → English text by ranking alone, without a model: hit@5. Every second question was looked at
 * while choosing; the figure of the others stands beside it, and decides.
 */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  return sets.map((set) => {
    const { works, asked } = set.read(join(dataFolder, 'answers'))
    const hits = measureHits(works, asked)
    const seen = mean(hits.filter((_, at) => at % 2 === 0))
    const unseen = mean(hits.filter((_, at) => at % 2 === 1))
    return {
      what: 'Question in another language, hit@5',
      data: `${set.label}, ${asked.length} questions`,
      reference: `BM25 ${set.reference}`,
      target: `≥ ${set.must} (aim ${set.aim})`,
      measured: `${unseen.toFixed(3)}; half looked at ${seen.toFixed(3)}`,
      reached: unseen >= set.must,
    }
  })
}

function measureHits(works: readonly Work[], asked: readonly Asked[]): number[] {
  const cache = createRankingCache()
  return asked.map(({ question, gold }) => {
    const query = prepareRelevancy({
      topic: '',
      question,
      concepts: null,
      languages: [],
      yearFrom: null,
      yearTo: null,
      excluded: [],
    })
    const scores = scoreRelevancy(works, query, { cache }).map(({ score }) => score)
    const own = scores[gold] ?? 0
    return scores.filter((score, row) => score > own || (score === own && row < gold)).length < HIT_RANK
      ? 1
      : 0
  })
}

function englishWork(title: string, abstract: string): Work {
  return bareWork(title, { abstract, language: 'en' })
}

function readLines<T>(path: string, schema: z.ZodType<T>): T[] {
  return gunzipSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
