import { z } from 'zod'
import { databaseIds } from './database-ids'
import {
  EXCLUDED_LENGTH_MAX,
  EXCLUDED_MAX,
  QUESTION_MAX,
  TOPIC_MAX,
  YEAR_MAX,
  YEAR_MIN,
} from './search-limits'
import { Work } from './work'

export const DatabaseId = z.enum(databaseIds)
export type DatabaseId = z.infer<typeof DatabaseId>

/**
 * What came of asking one database. Never an empty list for a failure.
 * `ok` and `empty` are answers; the others say why there is none:
 * `blocked` bot wall or address list · `auth` key missing or refused · `quota` budget gone until a later hour or day ·
 * `throttled` short rate limit · `bad-query` the service refused the query · `down` 5xx, timeout, silence or a broken body.
 */
export const Outcome = z.enum(['ok', 'empty', 'blocked', 'auth', 'quota', 'throttled', 'bad-query', 'down'])
export type Outcome = z.infer<typeof Outcome>

/** What the student confirms before a search. A missing bound of the date range means "no bound". */
export const SearchParameters = z.object({
  topic: z.string().trim().min(1).max(TOPIC_MAX),
  question: z.string().trim().max(QUESTION_MAX).default(''),
  yearFrom: z.number().int().min(YEAR_MIN).max(YEAR_MAX).nullable().default(null),
  yearTo: z.number().int().min(YEAR_MIN).max(YEAR_MAX).nullable().default(null),
  /** ISO 639-1; empty means any language. */
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .max(20)
    .default([]),
  excluded: z.array(z.string().trim().min(1).max(EXCLUDED_LENGTH_MAX)).max(EXCLUDED_MAX).default([]),
  databases: z.array(DatabaseId).min(1).max(databaseIds.length),
})
export type SearchParameters = z.infer<typeof SearchParameters>

/** One query as one database understands it; shown, editable and kept. */
export const DatabaseQuery = z.object({
  database: DatabaseId,
  text: z.string().min(1).max(4_000),
  yearFrom: z.number().int().nullable().default(null),
  yearTo: z.number().int().nullable().default(null),
  languages: z.array(z.string().max(100)).max(20).default([]),
  excluded: z.array(z.string().max(EXCLUDED_LENGTH_MAX)).max(EXCLUDED_MAX).default([]),
  limit: z.number().int().min(1).max(100).default(25),
  /** From 0. */
  page: z.number().int().min(0).max(100).default(0),
})
export type DatabaseQuery = z.infer<typeof DatabaseQuery>

/** The answer of one database to one query. `records` is empty unless `outcome` is `ok`. */
export const SearchAnswer = z.object({
  database: DatabaseId,
  outcome: Outcome,
  /** How many the service says it has; null when it does not say. */
  total: z.number().int().min(0).nullable(),
  records: z.array(Work).max(200),
  tookMs: z.number().min(0),
  /** What the service could not filter itself and must be filtered after the merge. */
  filterLocally: z.array(z.enum(['years', 'languages', 'excluded'])).default([]),
  /** For outcomes that end by themselves: when asking again makes sense, ISO 8601. */
  retryAt: z.string().optional(),
  /** One technical line for the log and the "details" fold; keys and addresses redacted. */
  detail: z.string().max(500).optional(),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** How one database took part: the outcome of its latest answer and how many of the sources found, after the merge, it has. */
export const DatabaseLine = z.object({
  database: DatabaseId,
  outcome: Outcome,
  count: z.number().int().min(0),
  /** How many the service says it has; null when it does not say. */
  total: z.number().int().min(0).nullable(),
  /** The query as it was sent. */
  query: z.string().max(4_000),
  detail: z.string().max(500),
})
export type DatabaseLine = z.infer<typeof DatabaseLine>
