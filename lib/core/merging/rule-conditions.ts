/**
 * How two records stand to each other, field by field. `unknown`: at least one of them does not say.
 * Title: `same` up to slips · `near` reworded, cut or with a subtitle · `numbers` alike but for a number ("Part I", "Part II") ·
 * `notice` one is an erratum, comment or reply · `correction` one is the erratum of the other · `far` otherwise.
 */
export interface Evidence {
  readonly title: 'same' | 'part' | 'near' | 'far' | 'numbers' | 'notice' | 'correction' | 'unknown'
  /** The title is one that many works bear ("Editorial"). */
  readonly isGeneric: boolean
  readonly authors: 'same' | 'shared' | 'other' | 'unknown'
  readonly venue: 'same' | 'other' | 'unknown'
  readonly year: 'same' | 'adjacent' | 'other' | 'unknown'
  readonly volume: 'same' | 'other' | 'unknown'
  readonly issue: 'same' | 'other' | 'unknown'
  /** `range`: both ends · `start`: the first page, and the last is the same or not told · `common`: as `start`, on page 1 · `near`: one end. */
  readonly pages: 'range' | 'start' | 'common' | 'near' | 'other' | 'unknown'
  readonly doi: 'same' | 'other' | 'unknown'
  readonly pmid: 'same' | 'other' | 'unknown'
  readonly arxiv: 'same' | 'other' | 'unknown'
  readonly openalex: 'same' | 'other' | 'unknown'
  readonly abstract: 'same' | 'other' | 'unknown'
  /** `other`: one is a preprint and one is the version of record · `stated`: an index says that they are. */
  readonly form: 'same' | 'other' | 'stated' | 'unknown'
  /** `conferences`: both were printed by a conference, whose name every index writes in its own way. */
  readonly kind: 'conferences' | 'mixed'
}

/** The states of a field with which a condition holds; a field that is not named may be in any state. */
export type Condition = { readonly [Field in keyof Evidence]?: readonly Evidence[Field][] }

/** The order in which fields besides the DOI are asked: those that have to be compared letter by letter come last, and often never. */
const fieldsByCost = [
  'pmid',
  'arxiv',
  'openalex',
  'volume',
  'issue',
  'year',
  'pages',
  'form',
  'kind',
  'isGeneric',
  'venue',
  'title',
  'authors',
  'abstract',
] as const satisfies readonly (keyof Evidence)[]

/** One field of a condition and the states that it may be in. */
interface Check {
  readonly field: keyof Evidence
  readonly allowed: readonly unknown[]
}

/**
 * Finds for a pair the position of the first condition that holds: every field it names is in one of the states it allows. -1 when none
 * does. A field is read only when all cheaper ones of the condition fit; conditions that the DOIs rule out are not looked at.
 */
export function firstToHold(conditions: readonly Condition[]): (pair: Evidence) => number {
  const prepared = conditions.map((condition, at) => ({ at, condition, checks: checksOf(condition) }))
  const allowing = (doi: Evidence['doi']) =>
    prepared.filter(({ condition }) => condition.doi?.includes(doi) ?? true)
  const byDoi = { same: allowing('same'), other: allowing('other'), unknown: allowing('unknown') }
  // Asked of every pair of records: a closure for each condition would be most of what merging allocates.
  return (pair) => {
    for (const { at, checks } of byDoi[pair.doi]) if (holds(pair, checks)) return at
    return -1
  }
}

/** What a condition asks besides the DOIs, the cheapest first. */
function checksOf(condition: Condition): readonly Check[] {
  return fieldsByCost.flatMap((field) => {
    const allowed = condition[field]
    return allowed === undefined ? [] : [{ field, allowed }]
  })
}

function holds(pair: Evidence, checks: readonly Check[]): boolean {
  for (const { field, allowed } of checks) if (!allowed.includes(pair[field])) return false
  return true
}
