import { databaseIds } from '@/lib/contracts/database-ids'
import { REFINEMENTS_MAX, type RefinementEntry } from '@/lib/contracts/refinement-entry'
import type { RunState } from '@/lib/contracts/run'
import { type DatabaseLine, SearchAnswer } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import { ConfirmAnswer, type SelectionEntry, WrittenQueries } from '@/lib/contracts/source-validation'
import type { ValidationDocument, WorkflowStepId } from '@/lib/contracts/validation-document'
import { thresholdReport } from '@/lib/core/relevance/threshold'
import { completedUnits, stepOf } from '@/lib/core/run/run-state'
import { rankSources } from '@/lib/core/validation/source-deltas'
import { workspaceOf } from '@/lib/core/validation/workspace'
import { isDone } from '@/lib/engine/plan'
import { knownSources } from './known-sources'
import { sourceValidation } from './pipeline'
import { prepareSearch } from './prepare'
import { regroupings } from './regroup'
import { planInForce, validationInputOf } from './run-answers'
import { composeStrategies } from './scope-strategies'

/** Which steps of the run make up each step of the written workflow. */
const workflowSteps: readonly (readonly [WorkflowStepId, readonly string[]])[] = [
  ['step-01-init', ['prepare']],
  ['step-01b-continue', ['prepare']],
  ['step-02-handoff-confirmation', ['confirm']],
  ['step-03-parallel-search', ['search']],
  ['step-04-score-rank', ['check-sources', 'summarise']],
  ['step-05-threshold-analysis', ['threshold']],
  ['step-06-refinement-loop', ['refine']],
  ['step-07-source-selection', ['select']],
  ['step-08-finalize-handoff', ['finalise']],
]

/** The output document of a run as it stands: always current, from the log and the person's decisions alone. */
export function documentOf(run: RunState, selection: readonly SelectionEntry[]): ValidationDocument {
  const input = validationInputOf(run)
  const sources = rankSources(knownSources(run).values())
  const isConfirmed = stepOf(run, 'confirm').answered
  const plan = isConfirmed ? planInForce(run) : prepareSearch(input, Number(run.updatedAt.slice(0, 4)))
  const completed = workflowSteps
    .filter(([id]) => id !== 'step-01b-continue' || input.mode === 'resumed')
    .filter(([, keys]) => keys.every((key) => isStepDone(run, key)))
    .map(([id]) => id)
  const searches = completedUnits(run, ['search'])
  const { earlier } = input
  const inside = sources.filter(({ outside }) => outside !== true)
  const { keepApart, together } = regroupings(run)
  return {
    locale: input.locale,
    mode: input.mode === 'handoff' ? 'handoff' : (earlier?.mode ?? 'standalone'),
    status: statusOf(run),
    stepsCompleted: completed,
    lastStep: completed.at(-1) ?? null,
    lastContinued: run.updatedAt,
    parameters: plan.parameters,
    map: plan.map,
    concepts: queriesOf(run)?.concepts ?? earlier?.concepts ?? [],
    searchedAt: searches.at(-1)?.unit.endedAt ?? earlier?.searchedAt ?? null,
    databases: databaseLines(run, sources),
    sources,
    selected: selectedIds(sources, selection),
    setAside: setAsideIn(sources, selection),
    keepApart: [...keepApart],
    together: [...together],
    refinements: [...input.refinements, ...refinementsOf(run)].slice(-REFINEMENTS_MAX),
    strategies: isConfirmed ? composeStrategies(run, inside, Number(run.updatedAt.slice(0, 4))) : [],
    notes: input.notes,
    wish: run.wish,
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

/** The decisions that are no tick, each once, under the id that its source has now; a tick outweighs them. */
function setAsideIn(
  sources: readonly Source[],
  selection: readonly SelectionEntry[],
): ValidationDocument['setAside'] {
  const selected = new Set(selectedIds(sources, selection))
  return sources.flatMap(({ id, aliases }) => {
    const names = new Set([id, ...aliases])
    const entry = selected.has(id) ? undefined : selection.find(({ sourceId }) => names.has(sourceId))
    return entry ? [{ sourceId: id, decision: entry.decision, reason: entry.reason }] : []
  })
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
  return queriesAt(run, Number.POSITIVE_INFINITY)
}

/** The queries that were in force at a point of the log. */
function queriesAt(run: RunState, seq: number): WrittenQueries | null {
  const written = completedUnits(run, ['write-queries']).filter(({ unit }) => (unit.endedSeq ?? 0) < seq)
  const parsed = WrittenQueries.safeParse(written.at(-1)?.unit.output)
  return parsed.success ? parsed.data : null
}

/**
 * Every database that was ever asked, in the order of `databaseIds`, with its latest answer and the query that brought it: one
 * that a later search left out keeps both, and so does one that was asked before the project was brought here.
 */
function databaseLines(run: RunState, sources: readonly Source[]): ValidationDocument['databases'] {
  const counts = new Map(thresholdReport(sources).perDatabase.map(({ database, count }) => [database, count]))
  const before = validationInputOf(run).earlier?.databases ?? []
  const asked = completedUnits(run, ['search']).flatMap(({ unit }): DatabaseLine[] => {
    const answer = SearchAnswer.omit({ records: true }).safeParse(unit.output)
    if (!answer.success) return []
    const { database, outcome, total, detail = '' } = answer.data
    const queries = queriesAt(run, unit.endedSeq ?? 0)?.queries
    const query = queries?.find((written) => written.database === database)?.text ?? ''
    return [{ database, outcome, count: 0, total, query, detail }]
  })
  const latest = new Map([...before, ...asked].map((line) => [line.database, line]))
  return databaseIds.flatMap((database) => {
    const line = latest.get(database)
    return line ? [{ ...line, count: counts.get(database) ?? 0 }] : []
  })
}

function refinementsOf(run: RunState): RefinementEntry[] {
  const confirmed = ConfirmAnswer.safeParse(stepOf(run, 'confirm').answer)
  let before = confirmed.success ? confirmed.data.parameters : null
  return workspaceOf(run).history.flatMap(({ at, mode, request, map, parameters, found }) => {
    const entry = before && {
      date: at,
      mode,
      request,
      before,
      after: parameters,
      map,
      resultCount: found,
    }
    before = parameters
    return entry ? [entry] : []
  })
}
