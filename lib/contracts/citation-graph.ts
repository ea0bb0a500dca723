import { z } from 'zod'
import { ProposalSource } from './proposal-run'

/**
 * Terminology
 *   cites    a work stands in the list of references of another, as an index has it
 *   lacking  a work that several sources of a review cite and that is none of them
 *   later    a work that cites a source, with the sentences in which it does
 */

const key = ProposalSource.shape.key
/** Works that several cite, shown at most. */
export const LACKING_MAX = 20
/** Sources of which later works are asked for: one request each, to a service that takes one a second. */
export const LATER_SOURCES_MAX = 12
/** Later works told of one source. */
export const LATER_WORKS_MAX = 10
const SENTENCES_MAX = 4
const SENTENCE_CHARS_MAX = 1_000
const SOURCES_MAX = 200

export const NamedWork = z.object({
  title: z.string().max(400),
  authors: z.string().max(300),
  year: z.number().int().nullable(),
  doi: z.string().max(300).nullable(),
})
export type NamedWork = z.infer<typeof NamedWork>

/** Why the citing work names it, as the service that read it says; not judged here. */
export const CitationIntent = z.enum(['background', 'methodology', 'result'])
export type CitationIntent = z.infer<typeof CitationIntent>

export const LaterCitation = NamedWork.extend({
  /** Letter by letter, as the service gives them; none where it has not read the text. */
  sentences: z.array(z.string().max(SENTENCE_CHARS_MAX)).max(SENTENCES_MAX),
  intents: z.array(CitationIntent).max(3),
})
export type LaterCitation = z.infer<typeof LaterCitation>

export const LackingWork = NamedWork.extend({
  openAlexId: z.string().max(20),
  isRetracted: z.boolean(),
  /** The sources that cite it. */
  by: z.array(key).min(2).max(SOURCES_MAX),
})
export type LackingWork = z.infer<typeof LackingWork>

export const CitationGraph = z.object({
  /** ISO 8601 */
  at: z.string().max(40),
  /** Sources whose references the index has. */
  read: z.array(key).max(SOURCES_MAX),
  /** Sources that the index knows without references, or not at all. */
  unknown: z.array(key).max(SOURCES_MAX),
  /** Sources that could not be asked about: the index did not answer. */
  unasked: z.array(key).max(SOURCES_MAX),
  edges: z.array(z.object({ from: key, to: key })).max(4_000),
  lacking: z.array(LackingWork).max(LACKING_MAX),
  /** By source, only of those that the service answered for. */
  later: z
    .array(z.object({ key, works: z.array(LaterCitation).max(LATER_WORKS_MAX) }))
    .max(LATER_SOURCES_MAX),
  /** Sources of which later works were asked for without an answer. */
  laterUnasked: z.array(key).max(LATER_SOURCES_MAX),
})
export type CitationGraph = z.infer<typeof CitationGraph>

/** null while nobody asked. */
export const ReviewCitations = z.object({ graph: CitationGraph.nullable() })
export type ReviewCitations = z.infer<typeof ReviewCitations>
