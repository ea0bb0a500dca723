import { z } from 'zod'
import type { ComposedAnswer } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import { composeAnswer } from '@/lib/core/answers/compose-answer'
import { compareAll } from '@/lib/core/ledger/claim-features'
import { readClaim } from '@/lib/core/ledger/compare-claim'
import { hitsWithAndWithout, type LibraryQuestion, readLibraryQuestions } from './answer-sets'
import { type Half, halfOf, macroF1, type Pair, readAnswers } from './answers-data'
import type { TrustRow } from './row'

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const both = (of: (half: Half) => number) =>
  `${of('report').toFixed(3)}; half looked at ${of('chosen').toFixed(3)}`

/**
 * Answers without a model on data/answers: whether it answers with the paper in the library and is silent with it taken out, quotations letter by
 * letter, yes / no / maybe of abstracts, and sentences for the aspects of a hypothesis. The half by hash that was not looked at decides.
 */
export async function rows(dataFolder: string): Promise<TrustRow[]> {
  return [
    ...(await abstainingRows(readLibraryQuestions(dataFolder))),
    ...pubmedRows(dataFolder),
    ...aspectRows(dataFolder),
  ]
}

interface Asked {
  readonly question: LibraryQuestion
  readonly answered: boolean
  readonly silent: boolean
  readonly quotes: readonly boolean[]
}

async function askTwice(question: LibraryQuestion): Promise<Asked> {
  const { present, absent } = await hitsWithAndWithout(question)
  const answer = (hits: readonly LibraryHit[]) =>
    composeAnswer({ question: question.question, history: [], hits, language: 'en' })
  const found = answer(present)
  return {
    question,
    answered: !found.abstained,
    silent: answer(absent).abstained,
    quotes: quotesOf(found, present),
  }
}

function quotesOf({ sentences }: ComposedAnswer, hits: readonly LibraryHit[]): boolean[] {
  return sentences.map(({ quote, start, passageId }) => {
    const hit = hits.find(({ passage }) => passage.id === passageId)
    return hit?.passage.text.slice(start, start + quote.length) === quote
  })
}

async function abstainingRows(questions: readonly LibraryQuestion[]): Promise<TrustRow[]> {
  const asked: Asked[] = []
  for (const question of questions) asked.push(await askTwice(question))
  const of = (half: Half, set?: string) =>
    asked.filter((one) => one.question.half === half && (set === undefined || one.question.set === set))
  const rate = (what: 'answered' | 'silent', half: Half, set?: string) =>
    mean(of(half, set).map((one) => (one[what] ? 1 : 0)))
  const sets = ['covid_qa', 'evidence_inference']
  const row = (what: 'answered' | 'silent', must: number, aim: number): TrustRow => ({
    what: what === 'answered' ? 'Answered with the paper in the library' : 'Silent with the paper taken out',
    data: `covid_qa and evidence_inference, ${of('report').length} of ${asked.length} questions`,
    reference: 'none',
    target: `≥ ${must} (aim ${aim})`,
    measured: both((half) => rate(what, half)),
    reached: rate(what, 'report') >= must,
    note: `The other half by set: ${sets.map((set) => `${set} ${rate(what, 'report', set).toFixed(3)}`).join(', ')}.`,
  })
  const quotes = asked.flatMap((one) => one.quotes)
  const exact = quotes.filter(Boolean).length
  return [
    row('answered', 0.85, 0.9),
    row('silent', 0.75, 0.85),
    {
      what: 'Quotations letter by letter in their passage',
      data: `answers to the same, ${quotes.length} quotations`,
      reference: 'none',
      target: '1.0',
      measured: quotes.length === 0 ? 'none' : (exact / quotes.length).toFixed(4),
      reached: quotes.length > 0 && exact === quotes.length,
    },
  ]
}

const PubmedItem = z.object({
  id: z.string(),
  question: z.string(),
  context: z.array(z.object({ heading: z.string(), text: z.string() })),
  answer: z.string(),
})

/** What the sentences found say on the whole; yes where none takes a side, as most studies ask for what they find. */
function sideOf({ sentences }: ComposedAnswer): string {
  const first = sentences.slice(0, 3).map(({ stance }) => stance)
  const count = (stance: string) => first.filter((one) => one === stance).length
  if (count('no') > count('yes')) return 'no'
  return count('unclear') > count('yes') ? 'maybe' : 'yes'
}

function pubmedRows(dataFolder: string): TrustRow[] {
  const judged = readAnswers(dataFolder, 'qa/pubmedqa/items.jsonl.gz', PubmedItem).map((item) => {
    const hits = item.context.map(
      ({ text }, index): LibraryHit => ({
        title: item.question,
        score: 1,
        passage: {
          id: `${index}`,
          itemId: item.id,
          index,
          text: text.slice(0, 4_000),
          language: 'en',
          headings: [],
          locator: { type: 'index', value: index + 1 },
          boxes: [],
        },
      }),
    )
    const composed = composeAnswer({ question: item.question, history: [], hits, language: 'en' })
    return { half: halfOf(item.id), gold: item.answer, read: sideOf(composed) }
  })
  const of = (half: Half) => judged.filter((one) => one.half === half)
  const accuracy = (half: Half) => mean(of(half).map(({ gold, read }) => (gold === read ? 1 : 0)))
  const f1 = (half: Half) =>
    macroF1(
      of(half).map(({ gold, read }): Pair => [gold, read]),
      ['yes', 'no', 'maybe'],
    )
  const data = `pubmedqa without conclusion, ${of('report').length} of ${judged.length}`
  return [
    {
      what: 'Yes, no or maybe from an abstract: accuracy',
      data,
      reference: 'majority .561',
      target: '≥ 0.6 (aim 0.64)',
      measured: both(accuracy),
      reached: accuracy('report') >= 0.6,
    },
    {
      what: 'Yes, no or maybe from an abstract: macro-F1',
      data,
      reference: 'majority .24',
      target: '≥ 0.38 (aim 0.47)',
      measured: both(f1),
      reached: f1('report') >= 0.38,
    },
  ]
}

const EvidencePaper = z.object({
  id: z.string(),
  doc_id: z.string(),
  hypothesis: z.string(),
  sentences: z.array(z.string()),
  sentence_kinds: z.array(z.string()),
  aspects: z.array(z.object({ sentences: z.array(z.number()) })),
  optimal: z.number(),
})

function aspectRows(dataFolder: string): TrustRow[] {
  const read = readAnswers(dataFolder, 'qa/evidence_bench/papers.jsonl.gz', EvidencePaper).map((paper) => {
    const places = paper.sentences.flatMap((_, at) => (paper.sentence_kinds[at] === 'heading' ? [] : [at]))
    const texts = places.map((at) => ({ text: paper.sentences[at] ?? '', language: 'en' }))
    const ranked = [
      ...new Set(compareAll(readClaim(paper.hypothesis, 'en'), texts).map(({ at }) => places[at] ?? -1)),
    ]
    const recall = (count: number) => {
      const taken = new Set(ranked.slice(0, count))
      return mean(paper.aspects.map(({ sentences }) => (sentences.some((at) => taken.has(at)) ? 1 : 0)))
    }
    return { half: halfOf(paper.doc_id), optimal: recall(paper.optimal), ten: recall(10) }
  })
  const of = (half: Half) => read.filter((one) => one.half === half)
  const row = (what: 'optimal' | 'ten', reference: string, must: number, aim: number): TrustRow => ({
    what: `Aspects of a hypothesis that the chosen sentences name, at ${what === 'ten' ? '10' : 'optimal'}`,
    data: `evidence_bench, ${of('report').length} of ${read.length} papers`,
    reference,
    target: `≥ ${must} (aim ${aim})`,
    measured: both((half) => mean(of(half).map((one) => one[what]))),
    reached: mean(of('report').map((one) => one[what])) >= must,
  })
  return [row('optimal', 'BM25 .208', 0.24, 0.28), row('ten', 'BM25 .403', 0.44, 0.5)]
}
