import type { Source } from '@/lib/contracts/source'
import type { SourceDelta, SourceDeltaView, SourceRow } from '@/lib/contracts/source-validation'

/** A source as the list needs it; records and abstract are fetched when a row is opened. */
export function viewSource({ members, ...source }: Source): SourceRow {
  const work = { ...source.work, abstract: null }
  return { ...source, work, hasAbstract: source.work.abstract !== null, mergedCount: members.length }
}

export function viewDelta(delta: SourceDelta): SourceDeltaView {
  return { ...delta, upserts: delta.upserts.map(viewSource) }
}
