import { z } from 'zod'
import { LedgerRow } from './claim-ledger'
import { Locator, Passage } from './library'
import { LIBRARY_QUERY_MAX } from './library-limits'

/**
 * Terminology
 *   answer        what is said to one question, sentence by sentence, each with what its sources say to it
 *   conversation  questions and answers one after the other, a run of its own; a project has several
 *   provider      who is asked: the student's own library, an Open Notebook server, the web
 *   step          one call of a tool; a run of the workflow makes at most ten
 */

export const RESEARCH_STEPS_MAX = 10
/** Earlier messages that a request may bring along. */
const HISTORY_MAX = 40
const MESSAGE_MAX = 20_000

const query = z.string().trim().min(1).max(LIBRARY_QUERY_MAX)

const HistoryMessage = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(MESSAGE_MAX),
})
export type HistoryMessage = z.infer<typeof HistoryMessage>

/** The inputs of the research workflow. */
export const ResearchInput = z.object({
  query,
  /** A notebook of the provider; it opens chatWithNotebook and buildContext. */
  notebookId: z.string().trim().min(1).max(200).optional(),
  /** What was said before this conversation. */
  history: z.array(HistoryMessage).max(HISTORY_MAX).default([]),
  searchWeb: z.boolean().default(false),
  maxSteps: z.number().int().min(1).max(RESEARCH_STEPS_MAX).default(RESEARCH_STEPS_MAX),
  verbose: z.boolean().default(false),
})
export type ResearchInput = z.infer<typeof ResearchInput>

/** The events of a stream, under the names of the specification. */
export const researchEventTypes = [
  'status',
  'tool_start',
  'tool_result',
  'delta',
  'sources',
  'done',
  'error',
] as const

/** Where evidence comes from; the library weighs more than the web. */
export const EvidenceOrigin = z.enum(['library', 'notebook', 'web'])
export type EvidenceOrigin = z.infer<typeof EvidenceOrigin>

/** A passage that a provider has found. */
export const Evidence = z.object({
  passage: Passage,
  /** The title of its source. */
  title: z.string().min(1).max(500),
  url: z.string().max(2_000).nullable(),
  origin: EvidenceOrigin,
  /** 0–1, as far as the provider's own scores mean anything. */
  score: z.number().min(0).max(1),
})
export type Evidence = z.infer<typeof Evidence>

/** A source that an answer cites, with the passage that bears it out. */
export const ResearchSource = z.object({
  id: z.string().max(64),
  name: z.string().max(500),
  url: z.string().max(2_000).nullable(),
  locator: Locator.nullable(),
  passageId: z.string().max(80),
  /** The sentence of the passage that decided, letter by letter. */
  quote: z.string().max(4_000),
  /** The whole passage, for reading beside the answer. */
  text: z.string().max(4_000),
  origin: EvidenceOrigin,
})
export type ResearchSource = z.infer<typeof ResearchSource>

const SOURCES_MAX = 100

/** One event; every field is always there, empty where its type says nothing with it. */
export const ResearchEvent = z.object({
  type: z.enum(researchEventTypes),
  status: z.string().max(500),
  tool: z.string().max(100),
  toolInput: z.record(z.string(), z.unknown()),
  toolResult: z.record(z.string(), z.unknown()),
  content: z.string().max(MESSAGE_MAX),
  sources: z.array(ResearchSource).max(SOURCES_MAX),
  response: z.string().max(60_000),
  steps: z.number().int().min(0),
  error: z.string().max(500),
})
export type ResearchEvent = z.infer<typeof ResearchEvent>

const emptyEvent: Omit<ResearchEvent, 'type'> = {
  status: '',
  tool: '',
  toolInput: {},
  toolResult: {},
  content: '',
  sources: [],
  response: '',
  steps: 0,
  error: '',
}

/** An event with all fields of the specification. */
export function researchEvent(said: Partial<ResearchEvent> & Pick<ResearchEvent, 'type'>): ResearchEvent {
  return { ...emptyEvent, ...said }
}

/** What becomes of a sentence that its sources do not bear out. */
export const UnsupportedChoice = z.enum(['show', 'hold-back'])
export type UnsupportedChoice = z.infer<typeof UnsupportedChoice>

/** A sentence of an answer as the ledger judges it; the markers in its claim are left out. */
export const JudgedSentence = z.object({
  row: LedgerRow,
  /** Places in the answer's sources that it cites, best first. */
  cites: z.array(z.number().int().min(0)).max(20),
  /** Held back from the text as the student chose. */
  held: z.boolean(),
  /** Sentences of one number stand in one paragraph. */
  paragraph: z.number().int().min(0),
})
export type JudgedSentence = z.infer<typeof JudgedSentence>

/** A finished answer. */
export const ResearchAnswer = z.object({
  /** As the reader gets it, with markers; each resolves to one of `sources`. */
  text: z.string().max(60_000),
  /** ISO 639-1 of the question. */
  language: z.string().max(12),
  /** False: nothing was found, and the text says only that. */
  found: z.boolean(),
  sentences: z.array(JudgedSentence).max(500),
  sources: z.array(ResearchSource).max(SOURCES_MAX),
  steps: z.number().int().min(0).max(RESEARCH_STEPS_MAX),
})
export type ResearchAnswer = z.infer<typeof ResearchAnswer>
