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

/** Two records with what is known of them at once: one bit for the state of each field in `bitOf`. */
export interface ComparedPair extends Evidence {
  readonly states: number
}

/** The fields that cost nothing to compare; 32 states, so that one number holds them all. */
const bitOf = {
  doi: { same: 1, other: 1 << 1, unknown: 1 << 2 },
  pmid: { same: 1 << 3, other: 1 << 4, unknown: 1 << 5 },
  arxiv: { same: 1 << 6, other: 1 << 7, unknown: 1 << 8 },
  openalex: { same: 1 << 9, other: 1 << 10, unknown: 1 << 11 },
  volume: { same: 1 << 12, other: 1 << 13, unknown: 1 << 14 },
  issue: { same: 1 << 15, other: 1 << 16, unknown: 1 << 17 },
  year: { same: 1 << 18, adjacent: 1 << 19, other: 1 << 20, unknown: 1 << 21 },
  pages: {
    range: 1 << 22,
    start: 1 << 23,
    common: 1 << 24,
    near: 1 << 25,
    other: 1 << 26,
    unknown: 1 << 27,
  },
  form: { same: 1 << 28, other: 1 << 29, stated: 1 << 30, unknown: 1 << 31 },
} as const

/** The fields that may have to be compared letter by letter, cheap ones first. */
const costlyFields = ['kind', 'isGeneric', 'venue', 'title', 'authors', 'abstract'] as const

/** The bits of a pair's states. */
export function statesOf(evidence: Pick<Evidence, keyof typeof bitOf>): number {
  return (
    bitOf.doi[evidence.doi] |
    bitOf.pmid[evidence.pmid] |
    bitOf.arxiv[evidence.arxiv] |
    bitOf.openalex[evidence.openalex] |
    bitOf.volume[evidence.volume] |
    bitOf.issue[evidence.issue] |
    bitOf.year[evidence.year] |
    bitOf.pages[evidence.pages] |
    bitOf.form[evidence.form]
  )
}

/**
 * Finds for a pair the position of the first condition that holds: every field it names is in one of the states it allows. -1 when
 * none does. Most pairs fail all of them on a number before a word is compared.
 */
export function firstToHold(conditions: readonly Condition[]): (pair: ComparedPair) => number {
  const forbidden = Int32Array.from(conditions, forbiddenStates)
  return (pair) => {
    const { states } = pair
    for (let at = 0; at < forbidden.length; at += 1) {
      if ((states & (forbidden[at] ?? 0)) === 0 && holdsInWords(pair, conditions[at] ?? {})) return at
    }
    return -1
  }
}

function holdsInWords(pair: ComparedPair, condition: Condition): boolean {
  for (const field of costlyFields) if (!isAllowed(pair, condition, field)) return false
  return true
}

function forbiddenStates(condition: Condition): number {
  let forbidden = 0
  for (const [field, bits] of Object.entries(bitOf)) {
    const allowed = allowedStates(condition, field)
    for (const [state, bit] of Object.entries(bits))
      if (allowed !== undefined && !allowed.includes(state)) forbidden |= bit
  }
  return forbidden
}

function allowedStates(condition: Condition, field: string): readonly unknown[] | undefined {
  return new Map(Object.entries(condition)).get(field)
}

function isAllowed<Field extends keyof Evidence>(
  evidence: Evidence,
  condition: Condition,
  field: Field,
): boolean {
  const allowed: readonly Evidence[Field][] | undefined = condition[field]
  return allowed === undefined || allowed.includes(evidence[field])
}
