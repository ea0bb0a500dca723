import type { RunFact, RunState } from '@/lib/contracts/run'
import { SOURCE_VALIDATION, type SourceChanges } from '@/lib/contracts/source-validation'
import { sourceChanges } from '@/lib/pipelines/sources/source-changes'

const none: SourceChanges = { upserts: [], removed: [] }

/** What facts change in the present rows of their run, given the run after them. */
export function changesOf(after: RunState, facts: readonly RunFact[]): SourceChanges {
  return after.pipeline === SOURCE_VALIDATION ? sourceChanges(after, facts) : none
}
