import { z } from 'zod'
import { REFERENCE_REASON_MAX, REFERENCE_REASON_MIN } from './reference-limits'

/**
 * Terminology
 *   verdict    what indexes say about a reference: that it exists as described, exists but is described wrongly, cannot be
 *              found, was retracted (or is of concern), or could not be checked
 *   decision   what the student does about it; printed with the document
 */

export const ReferenceVerdictKind = z.enum([
  'verified',
  'described-wrongly',
  'not-found',
  'retracted',
  'concern',
  'not-checked',
])
export type ReferenceVerdictKind = z.infer<typeof ReferenceVerdictKind>

/** The fields that are compared; two of the first three must agree for a record to be the same work. */
export const comparedFields = ['title', 'author', 'year', 'venue', 'doi'] as const

export const FieldDifference = z.object({
  field: z.enum(comparedFields),
  ours: z.string().max(2_000),
  theirs: z.string().max(2_000),
  /** The index that says so. */
  via: z.string().max(40),
})
export type FieldDifference = z.infer<typeof FieldDifference>

/** What one index answered. `failed` is no statement about the reference. */
export const IndexStatement = z.object({
  index: z.string().max(40),
  answer: z.enum(['found', 'absent', 'failed']),
  /** Fields that agree, of those that both sides state. */
  agrees: z.array(z.enum(comparedFields)).max(5),
  /** The record's address in that index; '' where nothing was found. */
  url: z.string().max(2_000).default(''),
})
export type IndexStatement = z.infer<typeof IndexStatement>

export const ReferenceVerdict = z.object({
  verdict: ReferenceVerdictKind,
  statements: z.array(IndexStatement).max(4),
  differences: z.array(FieldDifference).max(10),
  /** DOI of the notice, for `retracted` and `concern`. */
  noticeDoi: z.string().max(300).nullable(),
  checkedAt: z.string().max(40),
})
export type ReferenceVerdict = z.infer<typeof ReferenceVerdict>

/** A verdict with the citation key it is about. */
export const LinkedReferenceVerdict = ReferenceVerdict.extend({ key: z.string().max(80) })
export type LinkedReferenceVerdict = z.infer<typeof LinkedReferenceVerdict>

/** `repair` takes the fields as the index states them; `keep` needs a reason. */
export const ReferenceDecision = z.discriminatedUnion('act', [
  z.object({
    key: z.string().max(80),
    act: z.literal('keep'),
    reason: z.string().trim().min(REFERENCE_REASON_MIN).max(REFERENCE_REASON_MAX),
  }),
  z.object({ key: z.string().max(80), act: z.literal('remove') }),
  z.object({ key: z.string().max(80), act: z.literal('repair') }),
])
export type ReferenceDecision = z.infer<typeof ReferenceDecision>
