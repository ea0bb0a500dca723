import { type RoomStage, roomStages } from '@/lib/contracts/proposal-stages'

/** The first part of a block's id names what it shows: its stage itself, or a section that is written in one. */
const sections: Readonly<Record<string, RoomStage>> = {
  introduction: 'problem',
  questions: 'problem',
  variables: 'problem',
  literature: 'problem',
  flow: 'problem',
  contributions: 'objectives',
  hypotheses: 'methodology',
  analysis: 'methodology',
  limitations: 'methodology',
  setting: 'data-collection',
  criteria: 'data-collection',
  sample: 'data-collection',
  techniques: 'data-collection',
  'data-sources': 'data-collection',
  tools: 'data-collection',
  resources: 'data-collection',
  ethics: 'data-collection',
  schedule: 'data-collection',
  feasibility: 'data-collection',
  budget: 'data-collection',
}

/** The stage of the proposal in which a block of its document is written; `document` for what belongs to none. */
export function stageOfBlock(blockId: string): RoomStage {
  const [section = ''] = blockId.split('.')
  return roomStages.find((stage) => stage === section) ?? sections[section] ?? 'document'
}
