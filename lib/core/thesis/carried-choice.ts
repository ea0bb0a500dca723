import type { Source } from '@/lib/contracts/source'
import type { SelectionEntry } from '@/lib/contracts/source-validation'

/** What changed in the choice of sources since it was carried on. */
export interface ChoiceChange {
  readonly added: readonly string[]
  readonly gone: readonly string[]
}

/**
 * The sources chosen now that were not carried on, and those carried on that are no longer chosen, by their present ids: a source
 * that was merged counts as what it became. Nothing where it was not written down what was carried on (null).
 */
export function changeOfChoice(
  carried: readonly string[] | null,
  sources: Iterable<Pick<Source, 'id' | 'aliases'>>,
  selection: readonly SelectionEntry[],
): ChoiceChange {
  if (carried === null) return { added: [], gone: [] }
  const present = new Map(
    [...sources].flatMap(({ id, aliases }) => [id, ...aliases].map((name) => [name, id])),
  )
  const now = (id: string) => present.get(id) ?? id
  const before = new Set(carried.map(now))
  const included = selection.filter(({ decision }) => decision === 'include')
  const after = new Set(included.map(({ sourceId }) => now(sourceId)))
  return {
    added: [...after].filter((id) => !before.has(id)),
    gone: [...before].filter((id) => !after.has(id)),
  }
}
