import { z } from 'zod'
import { ReviewerPair } from './reviewers'
import { DatabaseId, DatabaseQuery, Outcome } from './search'

/**
 * Terminology
 *   search   one question put to one database, with what it answered
 *   record   what one search gave for one work, or what came without a search; each is counted once
 *   fate     where a record ended; of the records of one source the first carries the fate of the source, the others are duplicates
 */

/** Records that one project can have found: ten rounds over fourteen databases stay below. */
export const TRACED_RECORDS_MAX = 12_000
export const TRACED_SEARCHES_MAX = 400
/** Of ten reviewers each two. */
export const REVIEWER_PAIRS_MAX = 45

/** Not by a search: added by the student, or carried over from an earlier document. */
export const otherOrigins = ['brought', 'carried'] as const
export const RecordOrigin = z.union([DatabaseId, z.enum(otherOrigins)])
export type RecordOrigin = z.infer<typeof RecordOrigin>

/** In the order of PRISMA 2020: removed before screening, excluded in screening, excluded as reports, included. */
export const recordFates = [
  'duplicate',
  'years',
  'languages',
  'excluded-words',
  'outside',
  'held-back',
  'removed',
  'excluded',
  'not-chosen',
  'retracted',
  'beyond',
  'included',
] as const
export const RecordFate = z.enum(recordFates)
export type RecordFate = z.infer<typeof RecordFate>

export const TracedRecord = z.object({
  id: z.string().max(80),
  from: RecordOrigin,
  title: z.string().max(400),
  year: z.number().int().nullable(),
  doi: z.string().max(300).nullable(),
  /** The source that it became, also where it is another record of it; null where it never became one. */
  sourceId: z.string().max(40).nullable(),
  fate: RecordFate,
  /** In the student's words; '' for none. */
  reason: z.string().max(300).default(''),
})
export type TracedRecord = z.infer<typeof TracedRecord>

export const TracedSearch = z.object({
  /** As it was sent; null where it was not written down. */
  query: DatabaseQuery.nullable(),
  database: DatabaseId,
  /** ISO 8601 */
  at: z.string().max(40),
  /** `down` also where the database never answered. */
  outcome: Outcome,
  total: z.number().int().min(0).nullable(),
  records: z.number().int().min(0),
})
export type TracedSearch = z.infer<typeof TracedSearch>

/** All searches of a project, and where each record ended. */
export const SearchTrace = z.object({
  searches: z.array(TracedSearch).max(TRACED_SEARCHES_MAX),
  records: z.array(TracedRecord).max(TRACED_RECORDS_MAX),
  /** How far reviewers who screened the sources agree; empty where the student screened alone. */
  reviewers: z.array(ReviewerPair).max(REVIEWER_PAIRS_MAX).default([]),
})
export type SearchTrace = z.infer<typeof SearchTrace>

/** What the searches in force give when they are asked again. */
export const SearchReplay = z.object({
  at: z.string().max(40),
  searches: z.array(TracedSearch).max(TRACED_SEARCHES_MAX),
  /** Found now, and no record of any source that is known. */
  fresh: z
    .array(TracedRecord.pick({ id: true, from: true, title: true, year: true, doi: true }))
    .max(TRACED_RECORDS_MAX),
  /** Ids of sources that were withdrawn since. */
  retracted: z.array(z.string().max(40)).max(TRACED_RECORDS_MAX),
  /** Sources of which the registries said today whether they were withdrawn. */
  checked: z.number().int().min(0),
})
export type SearchReplay = z.infer<typeof SearchReplay>
