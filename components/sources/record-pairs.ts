import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/identity/source-id'

/** The pairs that keep one record (by its place) apart from all the others of its source. */
export function pairsWithout(members: readonly Work[], place: number): [string, string][] {
  const apart = members[place]
  if (!apart) return []
  return members.filter((member) => member !== apart).map((member) => [recordKey(apart), recordKey(member)])
}

/** As many pairs as one answer may name. */
const PAIRS_MAX = 120

/** Every record of one source with every record of another, so that no earlier separation holds them apart. */
export function pairsBetween(one: readonly Work[], other: readonly Work[]): [string, string][] {
  return one
    .flatMap((a) => other.map((b): [string, string] => [recordKey(a), recordKey(b)]))
    .slice(0, PAIRS_MAX)
}
