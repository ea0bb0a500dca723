import { z } from 'zod'
import { SearchType } from './library'
import { LIBRARY_QUERY_MAX } from './library-limits'

const query = z.string().trim().min(1).max(LIBRARY_QUERY_MAX)
const queries = z.array(query).min(1).max(10)
const notebookId = z.string().trim().min(1).max(200)
const count = z.number().int().min(0)
/** Said when `success` is false. */
const error = z.string().max(500).optional()

const KnowledgeResult = z.object({
  sourceId: z.string().max(80),
  content: z.string().max(4_000),
  source: z.string().max(500),
  score: z.number().min(0).max(1),
  metadata: z.record(z.string(), z.unknown()),
})
export type KnowledgeResult = z.infer<typeof KnowledgeResult>

const WebResult = z.object({
  title: z.string().max(500),
  url: z.string().max(2_000),
  content: z.string().max(4_000),
  score: z.number().min(0).max(1),
  publishedDate: z.string().max(40).optional(),
})
export type WebResult = z.infer<typeof WebResult>

/** The seven tools of the research workflow: what each takes and what it answers, in the words of the specification. */
export const researchTools = {
  searchKnowledge: {
    input: z.object({
      query,
      type: SearchType.default('vector'),
      limit: z.number().int().min(1).max(100).default(10),
      minimum_score: z.number().min(0).max(1).default(0),
    }),
    output: z.object({
      success: z.boolean(),
      results: z.array(KnowledgeResult).max(100),
      totalCount: count,
      error,
    }),
  },
  searchMultiple: {
    input: z.object({
      queries,
      type: SearchType.default('vector'),
      limitPerQuery: z.number().int().min(1).max(50).default(5),
    }),
    output: z.object({
      success: z.boolean(),
      searches: z
        .array(z.object({ query: z.string(), results: z.array(KnowledgeResult).max(50), totalCount: count }))
        .max(10),
      totalQueries: count,
      error,
    }),
  },
  askKnowledge: {
    input: z.object({ question: query }),
    output: z.object({ success: z.boolean(), answer: z.string().max(20_000), question: z.string(), error }),
  },
  webSearch: {
    input: z.object({ query, maxResults: z.number().int().min(1).max(20).default(5) }),
    output: z.object({
      success: z.boolean(),
      results: z.array(WebResult).max(20),
      totalCount: count,
      error,
    }),
  },
  webSearchMultiple: {
    input: z.object({ queries, maxResultsPerQuery: z.number().int().min(1).max(20).default(3) }),
    output: z.object({
      success: z.boolean(),
      searches: z
        .array(z.object({ query: z.string(), results: z.array(WebResult).max(20), totalCount: count }))
        .max(10),
      totalQueries: count,
      error,
    }),
  },
  chatWithNotebook: {
    input: z.object({ message: query, notebookId, newSession: z.boolean().default(false) }),
    output: z.object({ success: z.boolean(), response: z.string().max(20_000), error }),
  },
  buildContext: {
    input: z.object({ notebookId }),
    output: z.object({
      success: z.boolean(),
      context: z.string().max(200_000),
      tokenCount: count,
      charCount: count,
      error,
    }),
  },
} as const

export type ResearchToolName = keyof typeof researchTools
export type ToolInput<Name extends ResearchToolName> = z.infer<(typeof researchTools)[Name]['input']>
export type ToolOutput<Name extends ResearchToolName> = z.infer<(typeof researchTools)[Name]['output']>
