/** What pages need of a brainstorming without its schemas and registries. */

/** Ideas that may go on. */
export const PICKS_MAX = 5
/** After so many ideas of one technique another domain is proposed. */
const SWITCH_AFTER = 10
/** From so many on, putting in order is worth the while. */
const ENOUGH = 100
/** Every so many turns the student is asked whether there is strength left. */
const ENERGY_EVERY = 5

export const pickCriteria = ['impact', 'feasibility', 'novelty', 'fit'] as const

/** The points of a pick, 4 to 12. */
export function worthOf(pick: Readonly<Record<(typeof pickCriteria)[number], number>>): number {
  return pickCriteria.reduce((sum, key) => sum + pick[key], 0)
}

/** What the student may be told between two turns; null: nothing. */
export function nudgeOf({
  ideas,
  technique,
  turns,
}: {
  readonly ideas: readonly { readonly technique: string | null }[]
  readonly technique: string | null
  /** Times that ideas were sent. */
  readonly turns: number
}): 'switch' | 'enough' | 'energy' | null {
  if (ideas.length >= ENOUGH) return 'enough'
  if (technique && ideas.filter((idea) => idea.technique === technique).length >= SWITCH_AFTER)
    return 'switch'
  return turns > 0 && turns % ENERGY_EVERY === 0 ? 'energy' : null
}
