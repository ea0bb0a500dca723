/** How far two persons who judged the same records agree. */
export interface Agreement {
  /** Records that both judged. */
  readonly both: number
  /** The share of those that both judged alike, 0–1. */
  readonly observed01: number
  /** Cohen's kappa, −1 to 1: agreement beyond chance; null where it is not defined, as when both said the same of everything. */
  readonly kappa: number | null
  /** Records that they judged differently, in the order of the first. */
  readonly conflicts: readonly string[]
  /** Records that only one of them judged. */
  readonly single: readonly string[]
}

/**
 * The agreement of two screeners; each gives a decision for some records by id. Kappa after Cohen 1960, doi:10.1177/001316446002000104, over the records that both judged;
 * chance is the product of how often each gave each decision. Pure; never throws.
 */
export function screenerAgreement<Decision>(
  first: ReadonlyMap<string, Decision>,
  second: ReadonlyMap<string, Decision>,
): Agreement {
  const shared = [...first.keys()].filter((id) => second.has(id))
  const conflicts = shared.filter((id) => first.get(id) !== second.get(id))
  const both = shared.length
  const observed01 = both === 0 ? 0 : (both - conflicts.length) / both
  const decisions = new Set(shared.flatMap((id) => [first.get(id), second.get(id)]))
  const shareOf = (judged: ReadonlyMap<string, Decision>, decision: Decision | undefined) =>
    shared.filter((id) => judged.get(id) === decision).length / both
  const chance01 = [...decisions].reduce(
    (sum, decision) => sum + shareOf(first, decision) * shareOf(second, decision),
    0,
  )
  const kappa = both === 0 || chance01 >= 1 ? null : (observed01 - chance01) / (1 - chance01)
  const single = [
    ...[...first.keys()].filter((id) => !second.has(id)),
    ...[...second.keys()].filter((id) => !first.has(id)),
  ]
  return { both, observed01, kappa, conflicts, single }
}
