import type { SourceDelta, SourceDeltaView } from '@/lib/contracts/source-validation'
import { viewSource } from '@/lib/core/validation/source-row'

export function viewDelta(delta: SourceDelta): SourceDeltaView {
  return { ...delta, upserts: delta.upserts.map(viewSource) }
}
