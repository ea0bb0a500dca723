import { z } from 'zod'
import type { Work } from './work'

/**
 * Terminology
 *   question    what sources are collected for: a key, words that say it, and how many sources it needs
 *   taxonomy    the questions of a project, in their order
 *   found       a record that a search or a page brought; only what was found can be saved
 *   saved       a found record with the questions that it answers, known by (source type, external id)
 *   citation    what a saved source is cited by: a claim and the words that bear it out
 *   deficit     how many sources a question lacks to its minimum
 */

export const COLLECTION_QUESTIONS_MAX = 20
/** Sources that one project may collect. */
export const COLLECTED_MAX = 5_000
/** What a tool answers is shorter than this, in characters of JSON (specification, version 3). */
export const TOOL_ANSWER_CHARS = 500

export const QuestionKey = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/)

const word = z.string().trim().min(1).max(120)

const questionFields = {
  label: z.string().trim().min(1).max(300),
  description: z.string().trim().max(1_000).default(''),
  min_sources: z.number().int().min(1).max(1_000).default(5),
  /** Groups of words: a source answers the question when it names one word of each. Empty: read from label and description. */
  concepts: z.array(z.array(word).min(1).max(20)).max(6).default([]),
}

export const CollectionQuestion = z.object({ key: QuestionKey, ...questionFields })
export type CollectionQuestion = z.infer<typeof CollectionQuestion>

export const CollectionQuestions = z
  .array(CollectionQuestion)
  .min(1)
  .max(COLLECTION_QUESTIONS_MAX)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'two questions have one key')

/** A taxonomy as a file: the questions by their key, in the form of the specification. */
export const TaxonomyFile = z
  .record(QuestionKey, z.object(questionFields))
  .transform((questions) => Object.entries(questions).map(([key, question]) => ({ key, ...question })))
  .refine(({ length }) => length > 0 && length <= COLLECTION_QUESTIONS_MAX, 'one to twenty questions')

const sourceType = z.string().trim().min(1).max(40)
const externalId = z.string().trim().min(1).max(300)
const citationId = z.string().trim().min(1).max(40)

/** The tools of the specification: what each takes. `finalize_sources` is none of them, since no agent may call it. */
export const collectionTools = {
  save_source: z.object({
    source_type: sourceType,
    external_id: externalId,
    url: z.url({ protocol: /^https?$/ }).max(2_000),
    title: z.string().trim().min(1).max(2_000),
    relevant_questions: z.array(z.string().trim().min(1).max(100)).min(1).max(COLLECTION_QUESTIONS_MAX),
    key_excerpts: z.string().trim().max(2_000).optional(),
    citation_id: citationId.optional(),
  }),
  get_progress: z.object({}),
  check_completion: z.object({}),
  register_citation: z.object({
    claim: z.string().trim().min(1).max(2_000),
    source_type: sourceType,
    source_id: externalId,
    direct_quote: z.string().trim().min(1).max(4_000),
    context: z.string().trim().max(2_000).default(''),
    metadata: z.record(z.string().max(40), z.string().max(2_000)).default({}),
  }),
  get_citation: z.object({ citation_id: citationId }),
} as const

export type SaveSourceInput = z.infer<typeof collectionTools.save_source>
export type CitationInput = z.infer<typeof collectionTools.register_citation>
export interface Citation extends CitationInput {
  readonly id: string
}

/** What the words of a source offer: read from its abstract, `unknown` where they do not say. */
export const SourceReading = z.object({
  part: z.enum(['background', 'method', 'evidence', 'unknown']),
  direction: z.enum(['increased', 'decreased', 'no-difference', 'unknown']),
})
export type SourceReading = z.infer<typeof SourceReading>

/** A source as it is to be saved. `questions` are keys that exist. */
export interface SourceToSave {
  readonly sourceType: string
  readonly externalId: string
  readonly url: string
  readonly title: string
  readonly excerpts: string
  readonly questions: readonly string[]
  readonly citationId: string
  /** The record that was found, and what its words offer. */
  readonly work: Work | null
  readonly reading: SourceReading
}

export interface CollectedSource extends SourceToSave {
  /** From 1, in the order of saving. */
  readonly number: number
}

/** Where the state of a collection is kept, for one project; every write stands repetition. */
export interface CollectionStore {
  listQuestions(): Promise<readonly CollectionQuestion[]>
  countSources(): Promise<SourceCounts>
  /** The saved source of this identity, or the one of the same DOI; null for neither. */
  findSource(source: SourceIdentity): Promise<CollectedSource | null>
  /** Adds a source, or its questions to the one that `findSource` finds; throws `too-large` past the bound. */
  saveSource(source: SourceToSave): Promise<{ readonly number: number; readonly isNew: boolean }>
  listSources(): Promise<readonly CollectedSource[]>
  saveCitation(citation: Citation): Promise<void>
  findCitation(id: string): Promise<Citation | null>
  /** Keeps records that were found, by each of their origins. */
  saveFound(works: readonly Work[]): Promise<void>
  findFound(sourceType: string, externalId: string): Promise<Work | null>
}

export interface SourceIdentity {
  readonly sourceType: string
  readonly externalId: string
  readonly work: Work | null
}

export interface SourceCounts {
  readonly total: number
  readonly byQuestion: ReadonlyMap<string, number>
}
