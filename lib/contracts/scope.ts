import { z } from 'zod'
import { SCOPE_REASON_MAX } from './scope-limits'
import { ScopeCheck } from './topic'

/**
 * The scope guard: what a project works on now, compared with the topic that was validated.
 *
 * Terminology
 *   validated   the question with its IN and OUT lists that topic discovery ended with; frozen
 *   finding     a text of the project that is no longer the validated topic word for word, and how far it is from it
 */

/** Where a text stands that is compared. */
export const scopePlaces = [
  'search',
  'queries',
  'collection',
  'question',
  'objectives',
  'paper',
  'draft',
] as const
export const ScopePlace = z.enum(scopePlaces)
export type ScopePlace = z.infer<typeof ScopePlace>

export const SCOPE_TEXT_MAX = 1_000
/** Notes of one validated topic; the oldest go first. */
export const SCOPE_NOTES_MAX = 20

export const ScopeFinding = z.object({
  place: ScopePlace,
  text: z.string().max(SCOPE_TEXT_MAX),
  check: ScopeCheck,
  /** Why the student holds it for the same thesis; '' while nothing was said. */
  reason: z.string().max(SCOPE_REASON_MAX),
})
export type ScopeFinding = z.infer<typeof ScopeFinding>

/** What was validated, and every text that left it or refines it, in the order of the work. */
export const ScopeStanding = z.object({
  topic: z.string(),
  question: z.string(),
  /** When it was validated, ISO 8601. */
  at: z.string(),
  findings: z.array(ScopeFinding).max(40),
})
export type ScopeStanding = z.infer<typeof ScopeStanding>

/** What is kept beside the logs: reasons of the student, and the aims of drafts that were uploaded. */
export const ScopeNotes = z.object({
  reasons: z
    .array(
      z.object({
        text: z.string().max(SCOPE_TEXT_MAX),
        reason: z.string().max(SCOPE_REASON_MAX),
        at: z.string().max(40),
      }),
    )
    .max(SCOPE_NOTES_MAX)
    .default([]),
  drafts: z
    .array(z.object({ text: z.string().max(SCOPE_TEXT_MAX), at: z.string().max(40) }))
    .max(SCOPE_NOTES_MAX)
    .default([]),
})
export type ScopeNotes = z.infer<typeof ScopeNotes>

/** What a person says about a text that was called a second thesis. */
export const ScopeReason = z.object({
  projectId: z.string(),
  text: z.string().trim().min(1).max(SCOPE_TEXT_MAX),
  reason: z.string().trim().min(1).max(SCOPE_REASON_MAX),
})
