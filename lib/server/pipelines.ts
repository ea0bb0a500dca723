import { collectionStages } from '@/lib/contracts/collection-stages'
import {
  brainstormingStages,
  elicitationStages,
  isDialogue,
  roundTableStages,
} from '@/lib/contracts/dialogue-stages'
import { AppError } from '@/lib/contracts/errors'
import { PAPER_PROMPT_FOLDER } from '@/lib/contracts/paper-agents'
import { paperStages } from '@/lib/contracts/paper-stages'
import type { ModelPort } from '@/lib/contracts/ports'
import { proposalStages } from '@/lib/contracts/proposal-stages'
import { researchStages } from '@/lib/contracts/research-stages'
import { reviewStages } from '@/lib/contracts/review-stages'
import type { RunFact, RunState } from '@/lib/contracts/run'
import { sourceStages } from '@/lib/contracts/source-stages'
import type { SourceChanges } from '@/lib/contracts/source-validation'
import type { StageTable } from '@/lib/contracts/stage-table'
import { topicStages } from '@/lib/contracts/topic-stages'
import { stepsOfStage } from '@/lib/core/run/stage-table'
import type { Pipeline } from '@/lib/engine/pipeline'
import { viewRun } from '@/lib/engine/view'
import { brainstorming } from '@/lib/pipelines/brainstorming/pipeline'
import { collection } from '@/lib/pipelines/collection/pipeline'
import { elicitation } from '@/lib/pipelines/elicitation/pipeline'
import { paperPipeline } from '@/lib/pipelines/paper/pipeline'
import { proposalPipeline } from '@/lib/pipelines/proposal/pipeline'
import { research } from '@/lib/pipelines/research/pipeline'
import { literatureReview } from '@/lib/pipelines/review/pipeline'
import { roundTable } from '@/lib/pipelines/round-table/pipeline'
import { sourceValidation } from '@/lib/pipelines/sources/pipeline'
import { sourceChanges } from '@/lib/pipelines/sources/source-changes'
import { viewSourceRun } from '@/lib/pipelines/sources/view-run'
import { topicDiscovery } from '@/lib/pipelines/topic/pipeline'
import { modelPort } from './model-port'
import type { PortServices, RunOwner } from './port-services'

/** All that the server knows of one pipeline. Whoever needs something of a pipeline asks its row, never its name. */
export interface PipelineRow {
  readonly pipeline: Pipeline
  readonly stages: StageTable
  /** Where its prompts lie, one file for each agent. */
  readonly promptFolder: string
  /** The namespace of its labels, `stage.<key>` and `step.<key>`; null shows the keys. */
  readonly words:
    | 'topic'
    | 'sources'
    | 'review'
    | 'proposal'
    | 'paper'
    | 'side'
    | 'answers'
    | 'collection'
    | null
  /** The room it is worked in; null: its progress page is all there is. */
  readonly room: 'topic' | 'sources' | 'review' | 'proposal' | 'paper' | null
  /** Whether single steps may be run again as they are; else only where there is no room with rules for it. */
  readonly reruns?: true
  /** The input of a run that is begun from the list of runs; without it, runs begin in a room. */
  begin?(): unknown
  /** A run as its page begins with it; null: with every step in its small form. */
  readonly view: ((run: RunState) => RunState) | null
  /** What facts change in the present sources, given the run after them; null: nothing. */
  readonly sourceChanges: ((after: RunState, facts: readonly RunFact[]) => SourceChanges) | null
  /** Loads how its steps touch the world: for the worker alone, since pages need nothing of it. */
  world(): Promise<World>
}

/** The ports of one run, and among them the model where it is not the configured one. */
type World = (services: PortServices, owner: RunOwner) => Promise<object>

const rows: readonly PipelineRow[] = [
  {
    pipeline: topicDiscovery,
    stages: topicStages,
    promptFolder: 'lib/pipelines/topic/prompts',
    words: 'topic',
    room: 'topic',
    view: null,
    sourceChanges: null,
    world: async () => (await import('./topic-ports')).makeTopicPorts,
  },
  {
    pipeline: sourceValidation,
    stages: sourceStages,
    promptFolder: 'lib/pipelines/sources/prompts',
    words: 'sources',
    room: 'sources',
    view: viewSourceRun,
    sourceChanges,
    world: async () => (await import('./source-ports')).makeSourcePorts,
  },
  {
    pipeline: literatureReview,
    stages: reviewStages,
    promptFolder: 'lib/pipelines/review/prompts',
    words: 'review',
    room: 'review',
    view: null,
    sourceChanges: null,
    world: async () => (await import('./review-ports')).makeReviewPorts,
  },
  {
    pipeline: proposalPipeline,
    stages: proposalStages,
    promptFolder: 'lib/pipelines/proposal/prompts',
    words: 'proposal',
    room: 'proposal',
    view: null,
    sourceChanges: null,
    world: async () => (await import('./proposal-ports')).makeProposalPorts,
  },
  {
    pipeline: paperPipeline,
    stages: paperStages,
    promptFolder: PAPER_PROMPT_FOLDER,
    words: 'paper',
    room: 'paper',
    reruns: true,
    view: null,
    sourceChanges: null,
    world: async () => (await import('./paper-row-ports')).makePaperRowPorts,
  },
  {
    pipeline: elicitation,
    stages: elicitationStages,
    promptFolder: 'lib/pipelines/elicitation/prompts',
    words: 'side',
    room: null,
    view: null,
    sourceChanges: null,
    world: async () => async () => ({}),
  },
  {
    pipeline: roundTable,
    stages: roundTableStages,
    promptFolder: 'lib/pipelines/round-table/prompts',
    words: 'side',
    room: null,
    view: null,
    sourceChanges: null,
    world: async () => (await import('./round-table-ports')).makeRoundTablePorts,
  },
  {
    pipeline: brainstorming,
    stages: brainstormingStages,
    promptFolder: 'lib/pipelines/brainstorming/prompts',
    words: 'side',
    room: null,
    view: null,
    sourceChanges: null,
    world: async () => async () => ({}),
  },
  {
    pipeline: research,
    stages: researchStages,
    promptFolder: 'lib/pipelines/research/prompts',
    words: 'answers',
    room: null,
    view: null,
    sourceChanges: null,
    world: async () => (await import('./research-ports')).makeResearchPorts,
  },
  {
    pipeline: collection,
    stages: collectionStages,
    promptFolder: 'lib/pipelines/collection/prompts',
    words: 'collection',
    room: null,
    view: null,
    sourceChanges: null,
    world: async () => (await import('./collection-ports')).makeCollectionPorts,
  },
]

// On globalThis because pages are bundled apart from the process that adds them.
declare global {
  var carrelExtraPipelines: readonly PipelineRow[] | undefined
}

/** Every pipeline of this version in the order of the thesis, then those that were added to this process (by tests: no setting adds one). */
export function listPipelines(): readonly PipelineRow[] {
  return [...rows, ...(globalThis.carrelExtraPipelines ?? [])]
}

/** The row of the pipeline of that name; throws `internal` for one that this version does not have. */
export function getRow(name: string): PipelineRow {
  const found = listPipelines().find(({ pipeline }) => pipeline.name === name)
  if (!found) throw new AppError('internal', `there is no pipeline ${name}`)
  return found
}

/** The pipeline of that name, or null where this version has none. */
export function findPipeline(name: string): Pipeline | null {
  return listPipelines().find(({ pipeline }) => pipeline.name === name)?.pipeline ?? null
}

/** The pipeline of that name; throws `internal` for one that this version does not have. */
export function getPipeline(name: string): Pipeline {
  return getRow(name).pipeline
}

/** A run as its page begins with it. */
export function viewOf(run: RunState): RunState {
  const { pipeline, view } = getRow(run.pipeline)
  return view === null ? viewRun(pipeline, run) : view(run)
}

/** What facts change in the present sources of a project, given their run after them. */
export function changesAfter(after: RunState, facts: readonly RunFact[]): SourceChanges {
  const row = listPipelines().find(({ pipeline }) => pipeline.name === after.pipeline)
  return row?.sourceChanges?.(after, facts) ?? { upserts: [], removed: [] }
}

/** The steps of a stage that dialogues can be opened at: every stage of every pipeline but the dialogues themselves; none for no stage of it. */
export function stepsToThinkOver({ pipeline, stages }: PipelineRow, stage: string): readonly string[] {
  return isDialogue(pipeline.name) ? [] : stepsOfStage(stages, stage)
}

/** The ports of one run: the row's, with the configured model reading the row's prompts. */
export async function portsOf(
  row: PipelineRow,
  services: PortServices,
  owner: RunOwner,
): Promise<{ model: ModelPort }> {
  return { model: modelPort(row), ...(await (await row.world())(services, owner)) }
}
