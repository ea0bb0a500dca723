import { REFINEMENTS_MAX, type RefinementEntry } from '@/lib/contracts/refinement-entry'
import type { RunState } from '@/lib/contracts/run'
import { DatabaseId, SearchAnswer } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import { ConfirmAnswer, type SelectionEntry, WrittenQueries } from '@/lib/contracts/source-validation'
import type { ValidationDocument, WorkflowStepId } from '@/lib/contracts/validation-document'
import { completedUnits, stepOf } from '@/lib/core/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { originsOf } from '@/lib/core/validation/threshold'
import { stepKeys, workspaceOf } from '@/lib/core/validation/workspace'
import { isDone } from '@/lib/engine/plan'
import { knownSources } from './known-sources'
import { sourceValidation } from './pipeline'
import { prepareSearch } from './prepare'
import { inputOf, planInForce } from './run-answers'
import { composeStrategies } from './scope-strategies'

/** Which steps of the run make up each step of the written workflow. */
const workflowSteps: readonly (readonly [WorkflowStepId, readonly string[]])[] = [
  ['step-01-init', [stepKeys.prepare]],
  ['step-02-handoff-confirmation', [stepKeys.confirm]],
  ['step-03-parallel-search', [stepKeys.search]],
  ['step-04-score-rank', [stepKeys.check, stepKeys.summaries]],
  ['step-05-threshold-analysis', [stepKeys.threshold]],
  ['step-06-refinement-loop', [stepKeys.refine]],
  ['step-07-source-selection', [stepKeys.select]],
  ['step-08-finalize-handoff', [stepKeys.finalise]],
]

/** The output document of a run as it stands: always current, from the log and the person's decisions alone. */
export function documentOf(run: RunState, selection: readonly SelectionEntry[]): ValidationDocument {
  const input = inputOf(run)
  const sources = rankSources(knownSources(run).values())
  const isConfirmed = stepOf(run, stepKeys.confirm).answered
  const plan = isConfirmed
    ? planInForce(run)
    : { parameters: prepareSearch(input).parameters, keywords: input.keywords }
  const completed = workflowSteps
    .filter(([, keys]) => keys.every((key) => isStepDone(run, key)))
    .map(([id]) => id)
  const searches = completedUnits(run, [stepKeys.search])
  return {
    locale: input.locale,
    mode: input.mode === 'handoff' ? 'handoff' : 'standalone',
    status: statusOf(run),
    stepsCompleted: completed,
    lastStep: completed.at(-1) ?? null,
    lastContinued: run.updatedAt,
    parameters: plan.parameters,
    keywords: [...plan.keywords],
    concepts: queriesOf(run)?.concepts ?? [],
    searchedAt: searches.at(-1)?.unit.endedAt ?? null,
    databases: databaseLines(run, sources),
    sources,
    selected: selectedIds(sources, selection),
    refinements: [...input.refinements, ...refinementsOf(run)].slice(-REFINEMENTS_MAX),
    strategies: isConfirmed ? composeStrategies(run, sources, Number(run.updatedAt.slice(0, 4))) : [],
    notes: input.notes,
    abridged: 0,
    omitted: { shown: 0, heldBack: 0 },
  }
}

/** Ids of included sources in the order of the ranking; a decision made before a merge counts for what it became. */
export function selectedIds(sources: readonly Source[], selection: readonly SelectionEntry[]): string[] {
  const included = new Set(
    selection.filter(({ decision }) => decision === 'include').map(({ sourceId }) => sourceId),
  )
  return sources
    .filter(({ id, aliases }) => included.has(id) || aliases.some((alias) => included.has(alias)))
    .map(({ id }) => id)
}

function isStepDone(run: RunState, key: string): boolean {
  const step = sourceValidation.steps.find((candidate) => candidate.key === key)
  return step !== undefined && isDone(step, run)
}

function statusOf(run: RunState): ValidationDocument['status'] {
  if (run.status === 'completed') return 'complete'
  return run.pausedFor === 'consultation' ? 'paused-for-consultation' : 'in-progress'
}

function queriesOf(run: RunState): WrittenQueries | null {
  const output = completedUnits(run, [stepKeys.queries]).at(-1)?.unit.output
  const parsed = WrittenQueries.safeParse(output)
  return parsed.success ? parsed.data : null
}

function databaseLines(run: RunState, sources: readonly Source[]): ValidationDocument['databases'] {
  const queries = queriesOf(run)?.queries ?? []
  const latest = new Map(
    completedUnits(run, [stepKeys.search]).map(({ unit }) => [
      unit.item,
      SearchAnswer.omit({ records: true }).safeParse(unit.output),
    ]),
  )
  return [...latest].flatMap(([item, answer]) => {
    if (!answer.success) return []
    const { outcome, total, detail = '' } = answer.data
    const count = sources.filter((source) => originsOf(source).includes(item)).length
    const query = queries.find(({ database }) => database === item)?.text ?? ''
    return [{ database: DatabaseId.parse(item), outcome, count, total, query, detail }]
  })
}

function refinementsOf(run: RunState): RefinementEntry[] {
  const confirmed = ConfirmAnswer.safeParse(stepOf(run, stepKeys.confirm).answer)
  let before = confirmed.success ? confirmed.data.parameters : null
  return workspaceOf(run).history.flatMap(({ at, mode, request, keywords, parameters, found }) => {
    const entry = before && {
      date: at,
      mode,
      request,
      before,
      after: parameters,
      keywords: [...keywords],
      resultCount: found,
    }
    before = parameters
    return entry ? [entry] : []
  })
}
