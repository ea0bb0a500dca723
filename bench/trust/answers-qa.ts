import { z } from 'zod'
import type { ComposedAnswer } from '@/lib/contracts/composed-answer'
import type { LibraryHit } from '@/lib/contracts/library'
import { composeAnswer } from '@/lib/core/answers/compose-answer'
import { sideOfResults } from '@/lib/core/answers/side-of-results'
import { compareAll } from '@/lib/core/ledger/claim-features'
import { readClaim } from '@/lib/core/ledger/compare-claim'
import { hitsWithAndWithout, type LibraryQuestion, readLibraryQuestions } from './answer-sets'
import { type Half, halfOf, macroF1, type Pair, readAnswers } from './answers-data'
import { barRow, both, mean, shareOf } from './bar-row'
import type { TrustRow } from './row'
import { readSideItems } from './side-items'

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
  const bars = [
    {
      what: 'Answered with the paper in the library',
      must: 0.85,
      goal: 0.9,
      isSo: (one: Asked) => one.answered,
    },
    { what: 'Silent with the paper taken out', must: 0.75, goal: 0.85, isSo: (one: Asked) => one.silent },
  ]
  const sets = [['covid_qa'], ['evidence_inference'], ['covid_qa', 'evidence_inference']] as const
  const rates = sets.flatMap((names) => {
    const of = (half: Half) =>
      asked.filter(({ question }) => question.half === half && names.some((name) => name === question.set))
    const data = `${names.join(' and ')}, ${of('report').length} of ${of('report').length + of('chosen').length} questions`
    return bars.map(({ isSo, ...bar }) =>
      barRow(
        { ...bar, data, reference: 'none' },
        both((half) => shareOf(of(half), isSo)),
      ),
    )
  })
  const quotes = asked.flatMap((one) => one.quotes)
  const exact = quotes.filter(Boolean).length
  return [
    ...rates,
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

/** A title that asks, against its abstract without the conclusion. */
function pubmedRows(dataFolder: string): TrustRow[] {
  const judged = readSideItems(dataFolder).map(({ half, answer, asked, hits }) => {
    const side = sideOfResults(asked, hits)
    return { half, gold: answer, read: side === 'unclear' ? 'maybe' : side }
  })
  const of = (half: Half) => judged.filter((one) => one.half === half)
  const data = `pubmedqa without conclusion, ${of('report').length} of ${judged.length}`
  return [
    barRow(
      {
        what: 'Yes, no or maybe from an abstract: accuracy',
        data,
        reference: 'majority .561',
        must: 0.6,
        goal: 0.64,
      },
      both((half) => shareOf(of(half), ({ gold, read }) => gold === read)),
    ),
    barRow(
      {
        what: 'Yes, no or maybe from an abstract: macro-F1',
        data,
        reference: 'majority .24',
        must: 0.38,
        goal: 0.47,
      },
      both((half) =>
        macroF1(
          of(half).map(({ gold, read }): Pair => [gold, read]),
          ['yes', 'no', 'maybe'],
        ),
      ),
    ),
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
  const bars = [
    { taken: 'optimal', reference: 'BM25 .208', must: 0.24, goal: 0.28 },
    { taken: 'ten', reference: 'BM25 .403', must: 0.44, goal: 0.5 },
  ] as const
  return bars.map(({ taken, ...bar }) =>
    barRow(
      {
        ...bar,
        what: `Aspects of a hypothesis that the chosen sentences name, at ${taken === 'ten' ? '10' : 'optimal'}`,
        data: `evidence_bench, ${of('report').length} of ${read.length} papers`,
      },
      both((half) => mean(of(half).map((one) => one[taken]))),
    ),
  )
}
