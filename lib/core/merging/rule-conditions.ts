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

/** The order in which fields are asked: those that have to be compared letter by letter come last, and often never. */
const fieldsByCost = [
  'doi',
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

/**
 * Finds for a pair the position of the first condition that holds: every field it names is in one of the states it allows. -1 when none
 * does. A field is read only when all cheaper ones of the condition fit.
 */
export function firstToHold(conditions: readonly Condition[]): (pair: Evidence) => number {
  const prepared = conditions.map((condition) => ({
    condition,
    fields: fieldsByCost.filter((field) => condition[field] !== undefined),
  }))
  return (pair) =>
    prepared.findIndex(({ condition, fields }) => fields.every((field) => isAllowed(pair, condition, field)))
}

function isAllowed<Field extends keyof Evidence>(
  evidence: Evidence,
  condition: Condition,
  field: Field,
): boolean {
  const allowed: readonly Evidence[Field][] | undefined = condition[field]
  return allowed === undefined || allowed.includes(evidence[field])
}
