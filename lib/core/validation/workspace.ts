import type { ConceptMap, FoundName } from '@/lib/contracts/concept-map'
import type { RefinementEntry } from '@/lib/contracts/refinement-entry'
import type { RunState, StepRound, UnitState } from '@/lib/contracts/run'
import type { DatabaseQuery, SearchParameters } from '@/lib/contracts/search'
import { SINGLE_ITEM } from '@/lib/contracts/single-item'
import { deltaSteps, type SourceQuestion, sourceQuestions } from '@/lib/contracts/source-stages'
import type {
  ConfirmAnswer,
  Finalised,
  NextAnswer,
  OwnSourceResultView,
  PanelView,
  PreparedView,
  RefineAnswer,
  ScopeStrategy,
  SearchLane,
  SelectAnswer,
  SourceDeltaView,
  SourceRow,
  ThresholdReport,
  ValidationInput,
  WrittenQueries,
} from '@/lib/contracts/source-validation'
import type { FoundNames } from '@/lib/contracts/vocabulary'
import { withFoundNames } from '@/lib/core/concepts/concept-map'
import { type MapChanges, mapAfter } from '@/lib/core/concepts/map-changes'
import { completedUnits, openQuestions, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { type RoundYield, roundYields } from './round-yields'
import { foldDeltas, rankSources } from './source-deltas'
import { rowsOf } from './source-row'

/** What each question of the run takes for an answer, by the key of its step. */
export interface SourcesAnswers extends Readonly<Record<SourceQuestion, unknown>> {
  readonly confirm: ConfirmAnswer
  readonly refine: RefineAnswer
  readonly select: SelectAnswer
  readonly next: NextAnswer
}

export interface Lane {
  readonly database: string
  readonly status: 'queued' | 'searching' | 'done' | 'failed'
  readonly query: DatabaseQuery | null
  readonly answer: SearchLane | null
  readonly startedAt: string | null
}

/** A search as it can be asked again. */
export interface EarlierSearch {
  readonly parameters: SearchParameters
  readonly map: ConceptMap
  /** Those that the student wrote. */
  readonly queries: readonly DatabaseQuery[]
}

export interface HistoryEntry extends EarlierSearch {
  readonly round: number
  readonly at: string
  readonly mode: Extract<RefineAnswer, { kind: 'refine' }>['mode']
  readonly request: string
  /** Sources found so far when this round's count was made; null while it is under way. */
  readonly found: number | null
}

export interface OwnEntry {
  readonly id: string
  readonly status: 'reading' | 'done' | 'failed'
  readonly result: OwnSourceResultView | null
}

export interface BusyStep {
  readonly key: string
  readonly done: number
  readonly total: number
}

/** Everything the sources workspace shows, computed from a run whose outputs are in their browser form. */
export interface SourcesWorkspace {
  readonly input: ValidationInput | null
  readonly prepared: PreparedView | null
  readonly parameters: SearchParameters | null
  /** What the search in force is about, with the student's edits; null until the topic was read. */
  readonly map: ConceptMap | null
  readonly concepts: readonly (readonly string[])[]
  /** What vocabulary services said to its concepts; null until they were asked. */
  readonly learned: FoundNames | null
  readonly question: { readonly step: SourceQuestion; readonly round: number } | null
  /** The search round, from 1. */
  readonly round: number
  readonly lanes: readonly Lane[]
  /** Inside the present scope, best first. */
  readonly sources: readonly SourceRow[]
  /** Kept, and outside the present scope: other topics, years, languages. */
  readonly outside: readonly SourceRow[]
  readonly dropped: { readonly years: number; readonly languages: number; readonly excluded: number }
  readonly threshold: ThresholdReport | null
  readonly strategies: readonly ScopeStrategy[]
  readonly panel: readonly PanelView[]
  /** What was confirmed at the start, before any refinement; null until then. */
  readonly firstSearch: EarlierSearch | null
  readonly history: readonly HistoryEntry[]
  /** What each search itself brought, by its round; searches of which nothing is known are missing. */
  readonly yields: readonly RoundYield[]
  /** Refinements made before the project was brought here as a document, oldest first. */
  readonly broughtHistory: readonly RefinementEntry[]
  readonly own: readonly OwnEntry[]
  readonly busy: readonly BusyStep[]
  /** Who wrote each written step: 'built-in' or a model. */
  readonly engines: Readonly<Record<string, string>>
  /** What was chosen and closed; null while a choice is open, also one that was taken up again. */
  readonly finalised: Finalised | null
}

/** The workspace of a run; pure, and cheap enough to compute after each event. */
export function workspaceOf(run: RunState): SourcesWorkspace {
  const input = isInput(run.input) ? run.input : null
  const prepared = latestOutput(run, 'prepare', isPrepared)
  const queries = latestOutput(run, 'write-queries', isQueries)
  const history = historyOf(run)
  const confirmed = confirmedSearch(run)
  const rows = rankSources(foldDeltas([presentOf(run), ...deltasOf(run)]).values())
  return {
    input,
    prepared,
    parameters: parametersInForce(run) ?? prepared?.parameters ?? null,
    map: mapInForce(run) ?? prepared?.map ?? null,
    concepts: queries?.concepts ?? [],
    learned: latestOutput(run, 'learn-names', isLearned),
    question: questionOf(run),
    round: stepOf(run, 'search').round,
    lanes: lanesOf(run),
    sources: rows.filter(({ outside }) => outside !== true),
    outside: rows.filter(({ outside }) => outside === true),
    dropped: droppedOf(run),
    threshold: latestOutput(run, 'threshold', isThreshold),
    strategies: latestOutput(run, 'scope-strategies', isStrategies) ?? [],
    panel: latestOutput(run, 'quality-panel', isPanel) ?? [],
    firstSearch: confirmed && { parameters: confirmed.parameters, map: confirmed.map, queries: [] },
    history,
    yields: roundYields(run),
    broughtHistory: input?.refinements ?? [],
    own: ownOf(run),
    busy: busyOf(run),
    engines: enginesOf(run),
    finalised: presentOutput(run, 'finalise', isFinalised),
  }
}

/** All rows by their ids: what was ticked stays ticked, also outside the present scope. */
export function rowsByIdOf({
  sources,
  outside,
}: Pick<SourcesWorkspace, 'sources' | 'outside'>): ReadonlyMap<string, SourceRow> {
  return new Map([...sources, ...outside].map((row) => [row.id, row]))
}

/** The parameters of the latest refinement, or those confirmed at the start; null before that. */
export function parametersInForce(run: RunState): SearchParameters | null {
  const refined = refinementsOf(run).at(-1)
  return refined ? refined.answer.parameters : (confirmedSearch(run)?.parameters ?? null)
}

/** The search as it stands, with the queries that the student wrote for it; null before one was confirmed. */
export function searchInForce(run: RunState): EarlierSearch | null {
  const parameters = parametersInForce(run)
  const map = mapInForce(run)
  return parameters && map && { parameters, map, queries: historyOf(run).at(-1)?.queries ?? [] }
}

/** The map of the latest refinement, or the one confirmed at the start, with the names found since; null before that. */
function mapInForce(run: RunState): ConceptMap | null {
  const map = refinementsOf(run).at(-1)?.answer.map ?? confirmedSearch(run)?.map
  const named = completedUnits(run, ['write-queries', 'rank-arrivals', 'use-names']).flatMap(({ unit }) =>
    namesIn(unit.output),
  )
  return map ? withFoundNames(map, named) : null
}

/** The names that an output brings; one of an earlier version has none. */
function namesIn(output: unknown): readonly FoundName[] {
  return isNamed(output) ? output.names : []
}

function confirmedSearch(run: RunState): Pick<ConfirmAnswer, 'parameters' | 'map'> | null {
  const answers = roundsOf(stepOf(run, 'confirm'))
    .filter((round) => round.answered)
    .map((round) => round.answer)
  const last = answers.at(-1)
  return isSearch(last) ? last : null
}

/** The refinements, each with its whole map: a page gets those after the first as what changed (see viewSourceRun). */
function refinementsOf(run: RunState) {
  let before: ConceptMap = confirmedSearch(run)?.map ?? { language: null, concepts: [] }
  return roundsOf(stepOf(run, 'refine')).flatMap((round) => {
    if (!round.answered || !isRefinement(round.answer)) return []
    const map = mapAfter(round.answer.map, before)
    before = map
    return [{ round, answer: { ...round.answer, map } }]
  })
}

function historyOf(run: RunState): readonly HistoryEntry[] {
  const counts = completedUnits(run, ['threshold'])
  return refinementsOf(run).map(({ round, answer }, index) => {
    const after = counts.find(({ unit }) => (unit.endedSeq ?? 0) > (round.answeredSeq ?? 0))?.unit.output
    return {
      round: index + 2,
      at: round.answeredAt ?? run.updatedAt,
      mode: answer.mode,
      request: answer.request,
      map: answer.map,
      parameters: answer.parameters,
      // An answer may stand in the log as it was before this field was there.
      queries: Array.isArray(answer.queries) ? answer.queries : [],
      found: isThreshold(after) ? after.found : null,
    }
  })
}

/** What the run asks the student now; null for nothing. */
export function questionOf(run: RunState): SourcesWorkspace['question'] {
  for (const { key, round } of openQuestions(run)) if (isQuestion(key)) return { step: key, round }
  return null
}

/** Where each database of the search in force stands. */
export function lanesOf(run: RunState): readonly Lane[] {
  const queries = latestOutput(run, 'write-queries', isQueries)
  const { items } = stepOf(run, 'search')
  const searches = searchesInForce(run)
  const databases = queries?.queries.map((query) => query.database) ?? []
  const isPlanned = items !== null || searches.size > 0
  return databases
    .filter((database) => !isPlanned || searches.has(database) || items?.includes(database))
    .map((database) => {
      const unit = searches.get(database)
      return {
        database,
        status: laneStatus(unit),
        query: queries?.queries.find((query) => query.database === database) ?? null,
        answer: unit && isLane(unit.output) ? unit.output : null,
        startedAt: unit?.startedAt ?? null,
      }
    })
}

/**
 * The search of each database by the queries in force, as far as it has begun. "Try again" asks only some of them; what
 * the others had answered to the same queries still stands.
 */
export function searchesInForce(run: RunState): ReadonlyMap<string, UnitState> {
  return unitsInForce(run, 'search')
}

function unitsInForce(run: RunState, key: string): ReadonlyMap<string, UnitState> {
  const [written] = Object.values(stepOf(run, 'write-queries').units)
  const { past, items, units } = stepOf(run, key)
  const writtenSeq = written?.endedSeq ?? Number.POSITIVE_INFINITY
  const earlier = past
    .flatMap((round) => Object.values(round.units))
    .filter(({ item, endedSeq }) => (endedSeq ?? 0) > writtenSeq && !items?.includes(item))
  return new Map([...earlier, ...Object.values(units)].map((unit) => [unit.item, unit]))
}

function laneStatus(unit: UnitState | undefined): Lane['status'] {
  if (!unit) return 'queued'
  if (unit.status === 'running') return 'searching'
  return unit.status
}

/** The sources that the page began with, as what a first step found. */
function presentOf({ present }: RunState): SourceDeltaView {
  return { upserts: [...rowsOf(present)], patches: [], absorbed: [], dropped: [] }
}

function deltasOf(run: RunState): readonly SourceDeltaView[] {
  return completedUnits(run, deltaSteps).flatMap(({ unit }) => deltaIn(unit.output))
}

/** The delta an output carries: itself, or its `delta` field. */
function deltaIn(output: unknown): readonly SourceDeltaView[] {
  if (isDelta(output)) return [output]
  return isRecord(output) && isDelta(output.delta) ? [output.delta] : []
}

/** What the limits kept out of the answers in force; "try again" replaces only those of the databases that it asked. */
function droppedOf(run: RunState): SourcesWorkspace['dropped'] {
  const total = { years: 0, languages: 0, excluded: 0 }
  for (const delta of [...unitsInForce(run, 'rank-arrivals').values()].flatMap(({ output }) =>
    deltaIn(output),
  )) {
    for (const { reason, count } of delta.dropped) total[reason] += count
  }
  return total
}

function ownOf(run: RunState): readonly OwnEntry[] {
  return roundsOf(stepOf(run, 'own-sources')).flatMap((round: StepRound) =>
    Object.values(round.units).map((unit) => ({
      id: unit.item,
      status: unit.status === 'running' ? ('reading' as const) : unit.status,
      result: isOwnResult(unit.output) ? unit.output : null,
    })),
  )
}

function busyOf(run: RunState): readonly BusyStep[] {
  return Object.values(run.steps).flatMap((step) => {
    const units = Object.values(step.units)
    if (!units.some((unit) => unit.status === 'running')) return []
    const done = units.filter((unit) => unit.endedSeq !== null).length
    return [{ key: step.key, done, total: step.items?.length ?? units.length }]
  })
}

function enginesOf(run: RunState): Readonly<Record<string, string>> {
  const written = Object.values(run.steps).flatMap((step) => {
    const engine = Object.values(step.units).find(
      (unit) => unit.engine !== null && unit.engine !== 'code',
    )?.engine
    return engine ? [[step.key, engine] as const] : []
  })
  return Object.fromEntries(written)
}

function latestOutput<T>(run: RunState, key: string, is: (value: unknown) => value is T): T | null {
  const outputs = completedUnits(run, [key]).map(({ unit }) => unit.output)
  const last = outputs.at(-1)
  return is(last) ? last : null
}

/** The output of the present round only: a step that was opened again has none until it has run. */
function presentOutput<T>(run: RunState, key: string, is: (value: unknown) => value is T): T | null {
  const output = stepOf(run, key).units[SINGLE_ITEM]?.output
  return is(output) ? output : null
}

// The browser gets these from its own server, which has parsed them; here their kind is recognised, not checked again.
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
function isInput(value: unknown): value is ValidationInput {
  return isRecord(value) && typeof value.topic === 'string' && typeof value.mode === 'string'
}
function isParameters(value: unknown): value is SearchParameters {
  return isRecord(value) && typeof value.topic === 'string' && Array.isArray(value.databases)
}
function isSearch(value: unknown): value is Pick<ConfirmAnswer, 'parameters' | 'map'> {
  return isRecord(value) && isParameters(value.parameters) && isRecord(value.map)
}
function isPrepared(value: unknown): value is PreparedView {
  return isRecord(value) && isParameters(value.parameters)
}
function isQueries(value: unknown): value is WrittenQueries {
  return isRecord(value) && Array.isArray(value.queries)
}
function isNamed(value: unknown): value is Pick<WrittenQueries, 'names'> {
  return isRecord(value) && Array.isArray(value.names)
}
function isLearned(value: unknown): value is FoundNames {
  return isRecord(value) && Array.isArray(value.services) && Array.isArray(value.ambiguous)
}
function isLane(value: unknown): value is SearchLane {
  return isRecord(value) && typeof value.outcome === 'string' && typeof value.count === 'number'
}
function isDelta(value: unknown): value is SourceDeltaView {
  return isRecord(value) && Array.isArray(value.upserts) && Array.isArray(value.patches)
}
function isThreshold(value: unknown): value is ThresholdReport {
  return isRecord(value) && typeof value.found === 'number' && typeof value.band === 'string'
}
function isStrategies(value: unknown): value is ScopeStrategy[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && 'parameters' in entry)
}
function isPanel(value: unknown): value is PanelView[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && 'observation' in entry)
}
function isOwnResult(value: unknown): value is OwnSourceResultView {
  return isRecord(value) && typeof value.outcome === 'string' && isDelta(value.delta)
}
function isFinalised(value: unknown): value is Finalised {
  return isRecord(value) && Array.isArray(value.selected)
}
function isRefinement(
  value: unknown,
): value is Omit<Extract<RefineAnswer, { kind: 'refine' }>, 'map'> & { map: MapChanges } {
  return isRecord(value) && value.kind === 'refine' && isSearch(value)
}
function isQuestion(key: string): key is SourceQuestion {
  return sourceQuestions.some((question) => question === key)
}
