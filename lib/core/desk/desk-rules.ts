import type {
  DecisionOutcome,
  DeskDecision,
  DeskRound,
  LinkLine,
  LinkRights,
  NewDecision,
  VersionLine,
} from '@/lib/contracts/desk'
import { deskRights, REASON_WORDS_MIN } from '@/lib/contracts/desk-limits'

/** After this long without a request the next one begins another visit. */
export const VISIT_GAP_MS = 30 * 60 * 1_000

/** What an entry asks of a link: one of its rights, or only that it is open. */
export type AskedRight = LinkRights | 'enter'

/**
 * True when a link with `rights` may do what `right` names: each right at the desk includes those before it; the right to screen
 * includes none of them, and is in none.
 */
export function includesRight(rights: LinkRights, right: AskedRight): boolean {
  if (right === 'enter') return true
  if (rights === 'screen' || right === 'screen') return rights === right
  return deskRights.indexOf(rights) >= deskRights.indexOf(right)
}

/** The state of a link at a time; revoked wins over expired. */
export function linkState(
  { revokedAt, expiresAt }: { readonly revokedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): LinkLine['state'] {
  if (revokedAt !== null) return 'revoked'
  return expiresAt.getTime() <= now.getTime() ? 'expired' : 'open'
}

export interface Visit {
  readonly seenAt: Date | null
  readonly seenVersion: number | null
  /** What changes are counted from; null: nothing to compare with. */
  readonly baseVersion: number | null
}

/**
 * The visit after the desk was opened with `current` as its newest version. Changes are counted from the version seen before
 * it, stay shown while the visit lasts, and are gone at the next visit unless something newer has come.
 */
export function nextVisit(visit: Visit, current: number | null, now: Date): Visit {
  const { seenAt, seenVersion, baseVersion } = visit
  if (current !== seenVersion) return { seenAt: now, seenVersion: current, baseVersion: seenVersion }
  const isSameVisit = seenAt !== null && now.getTime() - seenAt.getTime() < VISIT_GAP_MS
  return { seenAt: now, seenVersion, baseVersion: isSameVisit ? baseVersion : null }
}

/** The rounds that versions and decisions form, first to last; without a version there is none. */
export function deskRounds(
  versions: readonly Pick<VersionLine, 'number' | 'round'>[],
  decisions: readonly DeskDecision[],
): readonly DeskRound[] {
  const rounds = [...new Set(versions.map(({ round }) => round))].sort((one, other) => one - other)
  return rounds.map((round) => ({
    round,
    versions: versions.filter((version) => version.round === round).map(({ number }) => number),
    decision: decisions.find((decision) => decision.round === round) ?? null,
  }))
}

/** The round of the version that is published next: the open one, or the one after the latest decision. */
export function roundOfNext(latest: { readonly round: number } | null, isDecided: boolean): number {
  if (!latest) return 1
  return isDecided ? latest.round + 1 : latest.round
}

/** True when changes are asked for, or the proposal rejected, without a word why. */
export function lacksReason({ verdict, reason }: Pick<NewDecision, 'verdict' | 'reason'>): boolean {
  return verdict !== 'approve' && reason.split(/\s+/).filter(Boolean).length < REASON_WORDS_MIN
}

/** Why a decision cannot count, or null when it can: each round takes one, and only on its newest version. */
export function decisionConflict(
  wanted: Pick<NewDecision, 'version' | 'round'>,
  {
    current,
    decision,
  }: {
    readonly current: { readonly number: number; readonly round: number } | null
    /** The decision that closed the wanted round. */
    readonly decision: DeskDecision | null
  },
): (DecisionOutcome & { readonly decided: false }) | null {
  if (decision) return { decided: false, why: 'decided-before', decision }
  const isCurrent = current?.number === wanted.version && current.round === wanted.round
  return isCurrent ? null : { decided: false, why: 'old-version', current: current?.number ?? null }
}
