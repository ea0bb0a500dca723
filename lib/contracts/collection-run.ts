import { z } from 'zod'
import { COLLECTION_QUESTIONS_MAX, QuestionKey } from './collection'
import { ConceptMap } from './concept-map'
import { databaseIds } from './database-ids'
import { Locale } from './locale'
import { Outcome } from './search'
import type { Work } from './work'

/** Where sources are collected: the databases, and two services that hold no literature of their own. */
export const collectionDatabases = [...databaseIds, 'clinicaltrials', 'chembl'] as const
export const CollectionDatabase = z.enum(collectionDatabases)
export type CollectionDatabase = z.infer<typeof CollectionDatabase>

/** What a debt is searched by: the question's concepts, and more. */
export const PreparedSearch = z.object({
  question: QuestionKey,
  /** A further group of words, of which one must be named. */
  words: z.array(z.string().trim().min(1).max(120)).max(20).default([]),
  yearFrom: z.number().int().min(1800).max(2100).nullable().default(null),
  /** Sources of this author are passed over. */
  withoutAuthor: z.string().max(300).default(''),
})
export type PreparedSearch = z.infer<typeof PreparedSearch>

export const CollectionInput = z.object({
  topic: z.string().max(2_000).default(''),
  locale: Locale,
  sandbox: z.boolean(),
  /** One search that the student asks for; null collects whatever is missing. */
  search: PreparedSearch.nullable().default(null),
})
export type CollectionInput = z.infer<typeof CollectionInput>

/** One question made ready: what a source must name. */
export const PreparedCollection = z.object({
  questions: z
    .array(
      z.object({
        key: QuestionKey,
        label: z.string().max(300),
        map: ConceptMap,
        missing: z.number().int().min(0),
      }),
    )
    .max(COLLECTION_QUESTIONS_MAX),
  databases: z.array(CollectionDatabase).max(collectionDatabases.length),
})
export type PreparedCollection = z.infer<typeof PreparedCollection>

/** One search of the loop without a model: what was asked and what came of it. */
export const FillSearch = z.object({
  database: CollectionDatabase,
  query: z.string().max(4_000),
  page: z.number().int().min(0),
  outcome: Outcome,
  found: z.number().int().min(0),
  /** Of these, the ones that name what the question is about. */
  named: z.number().int().min(0),
})
export type FillSearch = z.infer<typeof FillSearch>

export const FillReport = z.object({
  question: QuestionKey,
  searches: z.array(FillSearch).max(200),
  saved: z.number().int().min(0),
  /** Records that were found and name something else. */
  refused: z.number().int().min(0),
})
export type FillReport = z.infer<typeof FillReport>

export const CollectionSummary = z.object({
  total: z.number().int().min(0),
  ready: z.boolean(),
  questions: z
    .array(z.object({ key: QuestionKey, count: z.number().int(), missing: z.number().int() }))
    .max(COLLECTION_QUESTIONS_MAX),
})
export type CollectionSummary = z.infer<typeof CollectionSummary>

/** One search as a database or service is asked it. */
export interface CollectionQuery {
  readonly database: CollectionDatabase
  readonly text: string
  readonly yearFrom: number | null
  /** From 0. */
  readonly page: number
}

export interface CollectionAnswer {
  readonly outcome: Outcome
  readonly records: readonly Work[]
}
