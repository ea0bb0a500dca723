import type { SourcePatch } from '@/lib/contracts/source-validation'

interface SourceLike {
  readonly id: string
  readonly aliases: readonly string[]
  readonly relevancy: { readonly score: number }
}

interface DeltaLike<S extends SourceLike> {
  readonly upserts: readonly S[]
  readonly patches: readonly SourcePatch[]
  readonly absorbed: readonly { readonly id: string; readonly into: string }[]
  readonly removed?: readonly string[] | undefined
}

/**
 * The sources after all deltas, in the order given: later ones replace, patches change only the fields they name,
 * absorbed sources disappear into the one that took them, removed ones altogether. Patches for sources that are gone are ignored.
 */
export function foldDeltas<S extends SourceLike>(deltas: Iterable<DeltaLike<S>>): ReadonlyMap<string, S> {
  const sources = new Map<string, S>()
  for (const delta of deltas) {
    for (const source of delta.upserts) sources.set(source.id, source)
    for (const { id } of delta.absorbed) sources.delete(id)
    for (const id of delta.removed ?? []) sources.delete(id)
    for (const patch of delta.patches) {
      const source = sources.get(patch.id)
      if (source) sources.set(patch.id, { ...source, ...withoutUndefined(patch) })
    }
  }
  return sources
}

/** Most relevant first; equal ones by id, so that the order never depends on arrival. */
export function rankSources<S extends SourceLike>(sources: Iterable<S>): S[] {
  return [...sources].sort((a, b) => b.relevancy.score - a.relevancy.score || (a.id < b.id ? -1 : 1))
}

function withoutUndefined(patch: SourcePatch): Partial<SourcePatch> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
}
