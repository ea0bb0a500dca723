import { z } from 'zod'
import type { LibraryHit, LibrarySearch, Passage } from '@/lib/contracts/library'
import { searchInMemory } from '@/lib/core/library/memory-search'
import { type Half, halfOf, readAnswers } from './answers-data'

/** A question on a library of papers, with the paper that answers it. */
export interface LibraryQuestion {
  readonly set: 'covid_qa' | 'evidence_inference'
  readonly id: string
  readonly half: Half
  readonly question: string
  readonly gold: string
  readonly search: LibrarySearch
}

const Doc = z.object({
  doc_id: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  paragraphs: z.array(z.array(z.unknown())),
})
const CovidQuestion = z.object({ id: z.string(), doc_id: z.string(), question: z.string() })
const Prompt = z.object({
  id: z.string(),
  doc_id: z.string(),
  outcome: z.string(),
  intervention: z.string(),
  comparator: z.string(),
})

/** The paragraphs of a paper as passages; what is longer than a passage may be is left out of the measure. */
function passagesOf({ doc_id, text, paragraphs }: z.infer<typeof Doc>): Passage[] {
  return paragraphs.flatMap(([start, end], index) => {
    const own = text.slice(Number(start), Number(end)).slice(0, 4_000)
    if (own.trim() === '') return []
    return [
      {
        id: `${doc_id}#${index}`,
        itemId: doc_id,
        index,
        text: own,
        language: 'en',
        headings: [],
        locator: { type: 'index', value: index + 1 },
        boxes: [],
      },
    ]
  })
}

function libraryOf(docs: readonly z.infer<typeof Doc>[]): LibrarySearch {
  return searchInMemory(
    docs.map((doc) => ({ title: (doc.title ?? '').slice(0, 500) || doc.doc_id, passages: passagesOf(doc) })),
  )
}

export function readLibraryQuestions(folder: string): readonly LibraryQuestion[] {
  const covid = libraryOf(readAnswers(folder, 'qa/covid_qa/docs.jsonl.gz', Doc))
  const trials = libraryOf(readAnswers(folder, 'qa/evidence_inference/docs.jsonl.gz', Doc))
  return [
    ...readAnswers(folder, 'qa/covid_qa/questions.jsonl.gz', CovidQuestion).map(
      ({ id, doc_id, question }): LibraryQuestion => ({
        set: 'covid_qa',
        id,
        half: halfOf(doc_id),
        question,
        gold: doc_id,
        search: covid,
      }),
    ),
    ...readAnswers(folder, 'qa/evidence_inference/prompts.jsonl.gz', Prompt).map(
      ({ id, doc_id, outcome, intervention, comparator }): LibraryQuestion => ({
        set: 'evidence_inference',
        id,
        half: halfOf(doc_id),
        question: `What is the effect of ${intervention} compared to ${comparator} on ${outcome}?`,
        gold: doc_id,
        search: trials,
      }),
    ),
  ]
}

const FOUND = 100
const SHOWN = 20

/** The best passages with the paper that answers in the library, and with it taken out. */
export async function hitsWithAndWithout({ search, question, gold }: LibraryQuestion): Promise<{
  readonly present: readonly LibraryHit[]
  readonly absent: readonly LibraryHit[]
}> {
  const { hits } = await search.search({
    query: question.slice(0, 2_000),
    type: 'text',
    limit: FOUND,
    minimumScore: 0,
  })
  return {
    present: hits.slice(0, SHOWN),
    absent: hits.filter(({ passage }) => passage.itemId !== gold).slice(0, SHOWN),
  }
}
