import type { RoomStage } from '@/lib/contracts/proposal-stages'

/** The first part of a block's id names what it shows; here the stage in which that is written. */
const stages: Readonly<Record<string, RoomStage>> = {
  introduction: 'problem',
  problem: 'problem',
  questions: 'problem',
  variables: 'problem',
  literature: 'problem',
  flow: 'problem',
  objectives: 'objectives',
  methodology: 'methodology',
  hypotheses: 'methodology',
  'data-collection': 'data-collection',
  sample: 'data-collection',
  techniques: 'data-collection',
  'data-sources': 'data-collection',
  tools: 'data-collection',
  resources: 'data-collection',
  schedule: 'data-collection',
  feasibility: 'data-collection',
  quality: 'quality',
}

/** The stage of the proposal in which a block of its document is written; `document` for what belongs to none. */
export function stageOfBlock(blockId: string): RoomStage {
  return stages[blockId.split('.')[0] ?? ''] ?? 'document'
}
