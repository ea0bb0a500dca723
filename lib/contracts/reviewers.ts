import { z } from 'zod'
import type { LinkLine } from './desk'
import { REASON_CHARS_MAX, screeningDecisions } from './reviewers-limits'

/**
 * Screening by several reviewers, each through a link of their own.
 *
 * Terminology
 *   vote      what one reviewer says of one source; `unsure` counts as taking it in, so that no source is lost to a doubt
 *   first     a vote as it was before its reviewer could see the others'; agreement is computed from these only
 *   conflict  a source that two reviewers judged differently
 *   settled   what was decided of a conflict in the end
 */

export const ScreeningDecision = z.enum(screeningDecisions)
export type ScreeningDecision = z.infer<typeof ScreeningDecision>

export const NewVote = z.object({
  sourceId: z.string().min(1).max(40),
  decision: ScreeningDecision,
  reason: z.string().trim().max(REASON_CHARS_MAX).default(''),
})
export type NewVote = z.infer<typeof NewVote>

/** A vote as it is stored. */
export const Vote = NewVote.extend({ linkId: z.string().max(16), first: ScreeningDecision })
export type Vote = z.infer<typeof Vote>

export const Settlement = NewVote.extend({ decision: z.enum(['include', 'exclude']) })
export type Settlement = z.infer<typeof Settlement>

/** A source as a reviewer reads it: nothing of ranks, scores or what others think. */
export interface ScreeningCard {
  readonly id: string
  readonly title: string
  readonly authors: string
  readonly year: number | null
  readonly venue: string | null
  readonly doi: string | null
  readonly language: string | null
  /** null: no database gave one. */
  readonly abstract: string | null
}

/** What somebody said of a source, by name. */
export interface NamedVote extends Pick<Vote, 'decision' | 'reason'> {
  readonly name: string
}

/** All that a reviewer sees. */
export interface ScreeningView {
  readonly link: { readonly id: string; readonly name: string; readonly expiresAt: string }
  readonly topic: string
  readonly question: string
  readonly total: number
  /** Not judged yet by this reviewer, the next ones. */
  readonly next: readonly ScreeningCard[]
  /** Judged by this reviewer, the latest first. */
  readonly done: readonly (Pick<ScreeningCard, 'id' | 'title' | 'year'> & Pick<Vote, 'decision' | 'reason'>)[]
  /** Sources that this reviewer and another judged differently; null while reviewers judge apart. */
  readonly conflicts:
    | readonly {
        readonly card: ScreeningCard
        readonly mine: Pick<Vote, 'decision' | 'reason'>
        readonly others: readonly NamedVote[]
        readonly settled: Pick<Settlement, 'decision' | 'reason'> | null
      }[]
    | null
}

/** How far two reviewers agree, by what each said before seeing the other. */
export const ReviewerPair = z.object({
  first: z.string().max(120),
  second: z.string().max(120),
  /** Sources that both judged. */
  both: z.number().int().min(1),
  observed01: z.number().min(0).max(1),
  /** Cohen's kappa; null where it is not defined. */
  kappa: z.number().nullable(),
  conflicts: z.number().int().min(0),
})
export type ReviewerPair = Readonly<z.infer<typeof ReviewerPair>>

/** All that the student sees of the reviewers. */
export interface ReviewersView {
  readonly total: number
  /** Since when reviewers who differ see each other's decisions; null while they judge apart. */
  readonly conflictsOpenAt: string | null
  readonly reviewers: readonly (Pick<LinkLine, 'id' | 'name' | 'state'> & { readonly done: number })[]
  readonly pairs: readonly ReviewerPair[]
  readonly conflicts: readonly {
    readonly card: ScreeningCard
    readonly votes: readonly NamedVote[]
    readonly settled: Pick<Settlement, 'decision' | 'reason'> | null
  }[]
  /** Sources whose common decision is not yet the student's own. */
  readonly toTake: { readonly include: number; readonly exclude: number }
}
