import { z } from 'zod'
import {
  createNotebookIndex,
  indexPassage,
  type NotebookIndex,
  searchNotebook,
} from '@/lib/core/library/notebook-index'
import { halfOf, readAnswers } from './answers-data'
import { barRow } from './bar-row'
import type { TrustRow } from './row'

/** A unit that is searched: a paragraph of a paper, a passage or a document. */
interface Unit {
  readonly id: string
  readonly doc: string
  readonly title: string
  readonly language: string
  readonly text: string
  readonly headings: readonly string[]
}
interface Question {
  readonly doc: string
  readonly text: string
  readonly gold: readonly string[]
}
interface SearchSet {
  readonly units: readonly Unit[]
  readonly questions: readonly Question[]
}
interface SearchBar {
  readonly what: string
  readonly reference: string
  readonly must: number
  readonly goal: number
  readonly hits: number
  /** Only passages of the paper that the question is about. */
  readonly within?: boolean
}

const RANKED = 5

/** The share of questions of each half with a gold passage among the first hits. */
function measure({ units, questions }: SearchSet, { hits, within = false }: SearchBar) {
  const index = createNotebookIndex()
  for (const unit of units) addUnit(index, unit)
  const tally = { chosen: { hit: 0, all: 0 }, report: { hit: 0, all: 0 } }
  for (const { doc, text, gold } of questions) {
    const wanted = new Set(gold)
    const query = { query: text, type: 'vector', limit: hits, minimumScore: 0 } as const
    const isLeftOut = (row: number) => within && units[row]?.doc !== doc
    const { rows } = searchNotebook(index, query, isLeftOut)
    const half = tally[halfOf(doc)]
    half.all += 1
    if (rows.some(({ row }) => wanted.has(units[row]?.id ?? ''))) half.hit += 1
  }
  return tally
}

function addUnit(index: NotebookIndex, { doc, ...unit }: Unit): void {
  indexPassage(index, { ...unit, itemId: doc })
}

const ranges = z.array(z.array(z.union([z.number(), z.string()])))

function papers(folder: string, file: string): readonly Unit[] {
  const Paper = z.object({ doc_id: z.string(), title: z.string(), text: z.string(), paragraphs: ranges })
  const docs = readAnswers(folder, `${file}/docs.jsonl.gz`, Paper)
  return docs.flatMap(({ doc_id, title, text, paragraphs }) =>
    paragraphs.map(([start, end, section], at) => ({
      id: `${doc_id}#${at}`,
      doc: doc_id,
      title,
      language: 'en',
      text: text.slice(Number(start), Number(end)),
      headings: section === undefined ? [] : [String(section).replaceAll('.', ' ').toLowerCase()],
    })),
  )
}

function covid(folder: string): SearchSet {
  const Line = z.object({ doc_id: z.string(), question: z.string(), gold_paragraphs: z.array(z.number()) })
  const lines = readAnswers(folder, 'qa/covid_qa/questions.jsonl.gz', Line)
  return {
    units: papers(folder, 'qa/covid_qa'),
    questions: lines.map(({ doc_id, question, gold_paragraphs }) => ({
      doc: doc_id,
      text: question,
      gold: gold_paragraphs.map((at) => `${doc_id}#${at}`),
    })),
  }
}

function trials(folder: string): SearchSet {
  const Line = z.object({
    doc_id: z.string(),
    outcome: z.string(),
    intervention: z.string(),
    comparator: z.string(),
    gold_paragraphs: z.array(z.number()),
  })
  const lines = readAnswers(folder, 'qa/evidence_inference/prompts.jsonl.gz', Line)
  return {
    units: papers(folder, 'qa/evidence_inference'),
    questions: lines.map(({ doc_id, outcome, intervention, comparator, gold_paragraphs }) => ({
      doc: doc_id,
      text: `What is the effect of ${intervention} compared with ${comparator} on ${outcome}?`,
      gold: gold_paragraphs.map((at) => `${doc_id}#${at}`),
    })),
  }
}

const Passages = z.object({
  id: z.string(),
  doc_id: z.string(),
  text: z.string(),
  title: z.string().nullish(),
})
const Asked = z.object({
  doc_id: z.string().optional(),
  question: z.string(),
  gold_passages: z.array(z.string()),
})

function ready(folder: string, set: string, language: string): SearchSet {
  const passages = readAnswers(folder, `${set}/passages.jsonl.gz`, Passages)
  const lines = readAnswers(folder, `${set}/questions.jsonl.gz`, Asked)
  const docOf = new Map(passages.map(({ id, doc_id }) => [id, doc_id]))
  return {
    units: passages.map(({ id, doc_id, text, title }) => ({
      id,
      doc: doc_id,
      text,
      language,
      title: title ?? '',
      headings: [],
    })),
    questions: lines.map(({ doc_id, question, gold_passages }) => ({
      doc: doc_id ?? docOf.get(gold_passages[0] ?? '') ?? '',
      text: question,
      gold: gold_passages,
    })),
  }
}

function pira(folder: string): SearchSet {
  const Doc = z.object({ doc_id: z.string(), text_en: z.string() })
  const Line = z.object({
    doc_id: z.string(),
    question_pt: z.string(),
    answerable: z.boolean().nullable(),
    generic: z.boolean().nullable(),
  })
  const docs = readAnswers(folder, 'qa/pira_pt_en/docs.jsonl.gz', Doc)
  const lines = readAnswers(folder, 'qa/pira_pt_en/items.jsonl.gz', Line)
  return {
    units: docs.map(({ doc_id, text_en }) => whole(doc_id, text_en, 'en')),
    questions: lines
      .filter(({ answerable, generic }) => answerable !== false && generic !== true)
      .map(({ doc_id, question_pt }) => ({ doc: doc_id, text: question_pt, gold: [doc_id] })),
  }
}

function rebec(folder: string): SearchSet {
  const Sides = z.object({ en: z.string(), pt: z.string() })
  const Line = z.object({ id: z.string(), title: Sides, text: Sides })
  const lines = readAnswers(folder, 'crosslang/rebec_pt_en/trials.jsonl.gz', Line)
  return {
    units: lines.map(({ id, text }) => whole(id, text.en, 'en')),
    questions: lines.map(({ id, title }) => ({ doc: id, text: title.pt, gold: [id] })),
  }
}

function xquad(folder: string): SearchSet {
  const Passage = z.object({ id: z.string(), doc_id: z.string(), text_en: z.string() })
  const Line = z.object({ question_es: z.string(), gold_passages: z.array(z.string()) })
  const passages = readAnswers(folder, 'qa/xquad_es_en/passages.jsonl.gz', Passage)
  const lines = readAnswers(folder, 'qa/xquad_es_en/questions.jsonl.gz', Line)
  const docOf = new Map(passages.map(({ id, doc_id }) => [id, doc_id]))
  return {
    units: passages.map(({ id, doc_id, text_en }) => ({ ...whole(id, text_en, 'en'), doc: doc_id })),
    questions: lines.map(({ question_es, gold_passages }) => ({
      doc: docOf.get(gold_passages[0] ?? '') ?? '',
      text: question_es,
      gold: gold_passages,
    })),
  }
}

const whole = (id: string, text: string, language: string): Unit => ({
  id,
  doc: id,
  text,
  language,
  title: '',
  headings: [],
})

const sets: readonly (readonly [string, (folder: string) => SearchSet, readonly SearchBar[]])[] = [
  [
    'qa/covid_qa',
    covid,
    [
      {
        what: 'hit@5 within the paper',
        reference: 'BM25 .908',
        must: 0.93,
        goal: 0.95,
        hits: RANKED,
        within: true,
      },
      { what: 'hit@5 in the library', reference: 'BM25 .771', must: 0.82, goal: 0.87, hits: RANKED },
    ],
  ],
  [
    'qa/evidence_inference',
    trials,
    [
      {
        what: 'hit@5 within the paper',
        reference: 'BM25 .697',
        must: 0.76,
        goal: 0.82,
        hits: RANKED,
        within: true,
      },
      { what: 'hit@5 in the library', reference: 'BM25 .621', must: 0.7, goal: 0.78, hits: RANKED },
    ],
  ],
  [
    'qa/qasper_evidence',
    (folder) => ready(folder, 'qa/qasper_evidence', 'en'),
    [{ what: 'hit@5 in the library', reference: 'BM25 .360', must: 0.42, goal: 0.48, hits: RANKED }],
  ],
  [
    'qa/pira_pt_en',
    pira,
    [{ what: 'Portuguese → English hit@5', reference: 'BM25 .399', must: 0.5, goal: 0.6, hits: RANKED }],
  ],
  [
    'crosslang/rebec_pt_en',
    rebec,
    [{ what: 'Portuguese → English hit@5', reference: 'BM25 .384', must: 0.48, goal: 0.6, hits: RANKED }],
  ],
  [
    'qa/xquad_es_en',
    xquad,
    [{ what: 'Spanish → English hit@5', reference: 'BM25 .485', must: 0.58, goal: 0.65, hits: RANKED }],
  ],
  [
    'qa/faquad_pt',
    (folder) => ready(folder, 'qa/faquad_pt', 'pt'),
    [{ what: 'hit@1', reference: 'BM25 .821', must: 0.86, goal: 0.9, hits: 1 }],
  ],
]

/** How often the search of the library finds the passage that answers; each row gives both halves, and is judged on the one that nothing was chosen on. */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  const found: TrustRow[] = []
  for (const [name, read, bars] of sets) {
    const set = read(dataFolder)
    for (const bar of bars) {
      const { chosen, report } = measure(set, bar)
      const share = ({ hit, all }: { hit: number; all: number }) => hit / Math.max(1, all)
      const data = `answers/${name}, ${chosen.all} + ${report.all} questions`
      found.push(
        barRow(
          { ...bar, what: `Passages found: ${bar.what}`, data },
          { chosen: share(chosen), report: share(report) },
        ),
      )
    }
  }
  return found
}
