/** What is on screen and what has come meanwhile. */
interface SteadyOrder {
  readonly order: readonly string[]
  /** Ids that are not on screen yet. */
  readonly waiting: number
  /** What is on screen would stand in another order. */
  readonly moved: boolean
}

/**
 * The ids to show, given those on screen and those in their present rank. While the reader holds the list (pointer,
 * focus or finger on it) nothing on screen moves or goes: new ids wait. Otherwise the present rank is shown.
 */
export function steadyOrder(
  onScreen: readonly string[],
  ranked: readonly string[],
  isHeld: boolean,
): SteadyOrder {
  if (!isHeld || onScreen.length === 0) return { order: ranked, waiting: 0, moved: false }
  const seen = new Set(onScreen)
  const present = new Set(ranked)
  const old = ranked.filter((id) => seen.has(id))
  const kept = onScreen.filter((id) => present.has(id))
  return {
    order: onScreen,
    waiting: ranked.length - old.length,
    moved: old.some((id, index) => kept[index] !== id),
  }
}
