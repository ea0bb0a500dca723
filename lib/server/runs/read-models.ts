import type { RunFact, RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION, type SourceChanges } from '@/lib/contracts/source-validation'
import { viewRun } from '@/lib/engine/view'
import { sourceChanges } from '@/lib/pipelines/sources/source-changes'
import { viewSourceRun } from '@/lib/pipelines/sources/view-run'
import { getPipeline } from '@/lib/server/pipelines'

const none: SourceChanges = { upserts: [], removed: [] }

/** What facts change in the present rows of their run, given the run after them. */
export function changesAfter(after: RunState, facts: readonly RunFact[]): SourceChanges {
  return after.pipeline === SOURCE_VALIDATION ? sourceChanges(after, facts) : none
}

/** A run as the page of its pipeline begins with it. */
export function viewOf(run: RunState): RunState {
  return run.pipeline === SOURCE_VALIDATION ? viewSourceRun(run) : viewRun(getPipeline(run.pipeline), run)
}
