import type { Decision, SelectionEntry } from '@/lib/contracts/source-validation'

/** `null` takes the decision back. */
export interface SelectionChange {
  readonly sourceId: string
  readonly decision: Decision | null
  readonly reason?: string
}

/** The entries after the changes; a later change of the same source wins, other entries keep their place. */
export function mergeChanges(
  entries: readonly SelectionEntry[],
  changes: readonly SelectionChange[],
  decidedAt: string,
): SelectionEntry[] {
  const after = new Map(entries.map((entry) => [entry.sourceId, entry]))
  for (const { sourceId, decision, reason } of changes) {
    if (decision === null) after.delete(sourceId)
    else after.set(sourceId, { sourceId, decision, reason: reason ?? '', decidedAt })
  }
  return [...after.values()]
}

/** The changes that bring the same sources back to where they were in `entries`. */
export function reverseChanges(
  entries: ReadonlyMap<string, SelectionEntry>,
  changes: readonly SelectionChange[],
): SelectionChange[] {
  return changes.map(({ sourceId }) => {
    const was = entries.get(sourceId)
    return was ? { sourceId, decision: was.decision, reason: was.reason } : { sourceId, decision: null }
  })
}
