import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/sources/source-id'

/** The pairs that keep one record (by its place) apart from all the others of its source. */
export function pairsWithout(members: readonly Work[], place: number): [string, string][] {
  const apart = members[place]
  if (!apart) return []
  return members.filter((member) => member !== apart).map((member) => [recordKey(apart), recordKey(member)])
}
