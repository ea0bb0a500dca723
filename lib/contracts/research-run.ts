import { z } from 'zod'
import { Locale } from './locale'
import { Evidence, ResearchInput, UnsupportedChoice } from './research'

/** Who is asked for knowledge: the own library, or the notebook server of this installation. */
export const KnowledgeSource = z.enum(['library', 'notebook'])
export type KnowledgeSource = z.infer<typeof KnowledgeSource>

/** One question of a conversation, with what the student wants of its answer. */
export const ResearchQuestion = ResearchInput.extend({
  knowledge: KnowledgeSource.default('library'),
  unsupported: UnsupportedChoice.default('show'),
  /** Of the page: what is said where the question's own language cannot be told. */
  locale: Locale,
})
export type ResearchQuestion = z.infer<typeof ResearchQuestion>

/** A question made ready: what is searched for. */
export const PreparedQuestion = z.object({
  /** Understood by itself: a follow-up is preceded by what it leans on. */
  standalone: z.string().min(1).max(8_000),
  /** ISO 639-1. */
  language: z.string().max(12),
  /** One query for each thing that is compared or named; empty for one subject. */
  entities: z.array(z.string().min(1).max(2_000)).max(10),
  /** Earlier questions and answers, oldest first. */
  history: z.array(z.object({ question: z.string().max(20_000), answer: z.string().max(20_000) })).max(20),
})
export type PreparedQuestion = z.infer<typeof PreparedQuestion>

const EVIDENCE_PER_CALL_MAX = 100

/** One call of a tool: what was asked, and what came of it. Its answer in the words of the specification is made of this. */
export const ToolRecord = z.object({
  tool: z.enum(['searchKnowledge', 'searchMultiple', 'askKnowledge', 'webSearch', 'webSearchMultiple']),
  input: z.record(z.string(), z.unknown()),
  /** One search for each query; a tool with one query has one. */
  searches: z
    .array(
      z.object({
        query: z.string().max(8_000),
        evidence: z.array(Evidence).max(EVIDENCE_PER_CALL_MAX),
        total: z.number().int().min(0),
      }),
    )
    .max(10),
  /** Of askKnowledge. */
  answer: z.string().max(20_000),
})
export type ToolRecord = z.infer<typeof ToolRecord>
