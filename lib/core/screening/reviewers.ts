import type { NamedVote, ReviewerPair, ScreeningDecision, Settlement, Vote } from '@/lib/contracts/reviewers'
import { screenerAgreement } from './cohen-kappa'

export interface Reviewer {
  readonly id: string
  readonly name: string
}

/** A doubt takes the source in: it is judged again by its full text. */
export function countsAs(decision: ScreeningDecision): 'include' | 'exclude' {
  return decision === 'exclude' ? 'exclude' : 'include'
}

/**
 * How far each two reviewers agree who both judged something, in the order of the reviewers; from what each said before seeing the others'
 * decisions. Two reviewers without a common source are no pair.
 */
export function reviewerPairs(
  reviewers: readonly Reviewer[],
  votes: readonly Vote[],
): readonly ReviewerPair[] {
  const firstOf = ({ id }: Reviewer) =>
    new Map(
      votes.filter(({ linkId }) => linkId === id).map(({ sourceId, first }) => [sourceId, countsAs(first)]),
    )
  return reviewers.flatMap((first, at) =>
    reviewers.slice(at + 1).flatMap((second) => {
      const { both, observed01, kappa, conflicts } = screenerAgreement(firstOf(first), firstOf(second))
      if (both === 0) return []
      return [
        {
          ...{ first: first.name, second: second.name },
          ...{ both, observed01, kappa, conflicts: conflicts.length },
        },
      ]
    }),
  )
}

/** The votes on each source that two or more reviewers judged. */
export function votesBySource(votes: readonly Vote[]): ReadonlyMap<string, readonly Vote[]> {
  const all = new Map<string, Vote[]>()
  for (const vote of votes) all.set(vote.sourceId, [...(all.get(vote.sourceId) ?? []), vote])
  return new Map([...all].filter(([, own]) => own.length > 1))
}

/** Ids of sources about which reviewers differ as they stand now, or differed at first. */
export function conflictsIn(votes: readonly Vote[]): readonly string[] {
  const differ = (own: readonly Vote[], of: (vote: Vote) => ScreeningDecision) =>
    new Set(own.map((vote) => countsAs(of(vote)))).size > 1
  return [...votesBySource(votes)].flatMap(([sourceId, own]) =>
    differ(own, ({ first }) => first) || differ(own, ({ decision }) => decision) ? [sourceId] : [],
  )
}

/**
 * What was decided together of each source: what was settled, else what two or more reviewers say alike. A source that one reviewer judged, or
 * about which they still differ, has no common decision. The reason of an exclusion is the settled one, or what reviewers gave, each once.
 */
export function commonDecisions(
  votes: readonly Vote[],
  {
    settled,
    reviewers,
  }: { readonly settled: readonly Settlement[]; readonly reviewers: readonly Reviewer[] },
): ReadonlyMap<string, Pick<Settlement, 'decision' | 'reason'>> {
  const common = new Map<string, Pick<Settlement, 'decision' | 'reason'>>()
  for (const [sourceId, own] of votesBySource(votes)) {
    const decisions = new Set(own.map(({ decision }) => countsAs(decision)))
    const [decision] = decisions
    if (decisions.size !== 1 || decision === undefined) continue
    const reasons = decision === 'exclude' ? namedVotes(own, reviewers).filter(({ reason }) => reason) : []
    common.set(sourceId, { decision, reason: reasonOf(reasons) })
  }
  for (const { sourceId, decision, reason } of settled) common.set(sourceId, { decision, reason })
  return common
}

/** Reviewers who give one reason are one reason: exclusions are counted by it. */
function reasonOf(votes: readonly NamedVote[]): string {
  const reasons = new Set(votes.map(({ reason }) => reason))
  return [...reasons].join('; ').slice(0, 300)
}

/** Votes with the names of who gave them, in the order of the reviewers; those of nobody are left out. */
export function namedVotes(votes: readonly Vote[], reviewers: readonly Reviewer[]): readonly NamedVote[] {
  return reviewers.flatMap(({ id, name }) =>
    votes.flatMap(({ linkId, decision, reason }) => (linkId === id ? [{ name, decision, reason }] : [])),
  )
}
