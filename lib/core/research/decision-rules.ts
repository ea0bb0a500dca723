import type { ResearchToolName } from '@/lib/contracts/research-tools'

/** Fewer results than these are sparse (specification, step 1). */
const SPARSE_RESULTS_BELOW = 3
/** A best score below this is weak, 0–1 (specification, step 1). */
const WEAK_SCORE_BELOW01 = 0.3

interface Scored {
  readonly score: number
}

/** Whether the text search follows: fewer than 3 results, or none better than 0.3. A search that failed has no results. */
export function needsTextSearch(results: readonly Scored[] | null): boolean {
  if (results === null || results.length < SPARSE_RESULTS_BELOW) return true
  return Math.max(...results.map(({ score }) => score)) < WEAK_SCORE_BELOW01
}

export interface WorkflowFacts {
  /** Of the vector search; null when it failed. */
  readonly vectorResults: readonly Scored[] | null
  /** One query for each thing that the question compares or names. */
  readonly entities: readonly string[]
  readonly searchWeb: boolean
  readonly maxSteps: number
}

/** The calls of the workflow by name; `searchText` is searchKnowledge once more, with words. */
export const workflowCalls = {
  askKnowledge: 'askKnowledge',
  searchVector: 'searchKnowledge',
  searchText: 'searchKnowledge',
  searchEach: 'searchMultiple',
  searchWeb: 'webSearch',
} as const satisfies Record<string, ResearchToolName>
export type WorkflowCall = keyof typeof workflowCalls

/**
 * The calls that a question needs, the most needed first: what must not be skipped stands before what may be left out when the steps
 * are few. They are made in the order of the workflow, askKnowledge after the searches.
 */
export function callsOf({
  vectorResults,
  entities,
  searchWeb,
  maxSteps,
}: WorkflowFacts): readonly WorkflowCall[] {
  const wanted: readonly (readonly [WorkflowCall, boolean])[] = [
    ['askKnowledge', true],
    ['searchVector', true],
    ['searchText', needsTextSearch(vectorResults)],
    ['searchEach', entities.length > 1],
    ['searchWeb', searchWeb],
  ]
  return wanted.flatMap(([call, isWanted]) => (isWanted ? [call] : [])).slice(0, maxSteps)
}
