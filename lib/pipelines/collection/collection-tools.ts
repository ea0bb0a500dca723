import type {
  Citation,
  CitationInput,
  CollectedSource,
  CollectionQuestion,
  CollectionStore,
  SaveSourceInput,
} from '@/lib/contracts/collection'
import { AppError } from '@/lib/contracts/errors'
import { automaticCitation, citationAnswer, citationOf } from '@/lib/core/collection/citation'
import { type JudgedQuestion, judgeRecords } from '@/lib/core/collection/judge-source'
import { completionAnswer, progressAnswer, questionProgress } from '@/lib/core/collection/progress'
import { readSource } from '@/lib/core/collection/read-source'
import { savedAnswer, unknownKeysRefusal } from '@/lib/core/collection/save-answer'

/** Where a collection is kept, and the concepts of its questions. */
export interface CollectionDesk {
  readonly store: CollectionStore
  readonly judged: readonly JudgedQuestion[]
}

/**
 * Saves a source that was found, under those of the questions whose concepts it names; saved before, it gets the questions
 * added. Without a citation one is registered. Throws `invalid-input`, with a sentence for the caller, for a question that does
 * not exist, for a citation that does not, for a source that nothing here has found, and for one that answers none of the
 * questions.
 */
export async function saveSource({ store, judged }: CollectionDesk, input: SaveSourceInput) {
  const questions = await store.listQuestions()
  const wanted = [...new Set(input.relevant_questions)]
  const unknown = unknownKeysRefusal(wanted, questions)
  if (unknown !== null) throw refusal(unknown)
  if (input.citation_id !== undefined && !(await store.findCitation(input.citation_id)))
    throw refusal(`Citation ${input.citation_id} not found`)
  const { source_type: sourceType, external_id: externalId } = input
  const work = await store.findFound(sourceType, externalId)
  if (!work)
    throw refusal(
      `Nothing found here has the id ${externalId.slice(0, 60)} of ${sourceType}: search or read it first`,
    )
  const asked = judged.filter(({ question }) => wanted.includes(question.key))
  const [verdicts = []] = judgeRecords([work], asked)
  const named = wanted.filter((key) => verdicts.some((one) => one.key === key && one.isNamed))
  if (named.length === 0) {
    const missing = verdicts.find(({ key }) => wanted.includes(key))?.missing.slice(0, 4) ?? []
    throw refusal(
      `Not saved: title and abstract do not name what ${wanted[0]} is about (missing: ${missing.join(', ').slice(0, 200)})`,
    )
  }
  const before = await store.findSource({ sourceType, externalId, work })
  const citation = input.citation_id === undefined && !before ? automaticCitation(input) : null
  if (citation) await store.saveCitation(citation)
  const citationId = input.citation_id ?? before?.citationId ?? citation?.id ?? ''
  const { number, isNew } = await store.saveSource({
    sourceType,
    externalId,
    url: input.url,
    // What the index says counts, not what a caller makes of it.
    title: work.title,
    excerpts: input.key_excerpts ?? '',
    questions: named,
    citationId,
    work,
    reading: readSource(work),
  })
  const progress = questionProgress(questions, await store.countSources())
  return savedAnswer({
    number,
    isNew,
    sourceType,
    citationId,
    citationStatus: citation ? 'auto_registered' : 'existing',
    progress: progress.filter(({ question }) => named.includes(question.key)),
    refused: wanted.filter((key) => !named.includes(key)),
  })
}

/** How many sources each question has and lacks. */
export async function getProgress(store: CollectionStore) {
  const counts = await store.countSources()
  return progressAnswer(questionProgress(await store.listQuestions(), counts), counts.total)
}

/** Whether every question has its minimum, and what is missing. */
export async function checkCompletion(store: CollectionStore) {
  return completionAnswer(questionProgress(await store.listQuestions(), await store.countSources()))
}

/** Registers the words of a source under a claim; the same words get the same id. */
export async function registerCitation(store: CollectionStore, input: CitationInput) {
  const citation: Citation = citationOf(input)
  await store.saveCitation(citation)
  return { citation_id: citation.id }
}

/** A registered citation, its texts cut; throws `invalid-input` for an id that does not exist. */
export async function getCitation(store: CollectionStore, id: string) {
  const citation = await store.findCitation(id)
  if (!citation) throw refusal(`Citation ${id} not found`)
  return citationAnswer(citation)
}

export interface FinalQuestion {
  readonly question: CollectionQuestion
  readonly sources: readonly CollectedSource[]
}

/** All sources by question, ready for what is written from them. For the workflow alone: no agent is given it. */
export async function finalizeSources(store: CollectionStore): Promise<readonly FinalQuestion[]> {
  const [questions, sources] = await Promise.all([store.listQuestions(), store.listSources()])
  return questions.map((question) => ({
    question,
    sources: sources.filter(({ questions: keys }) => keys.includes(question.key)),
  }))
}

function refusal(sentence: string): AppError {
  return new AppError('invalid-input', sentence.slice(0, 480))
}
