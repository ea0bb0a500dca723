import type { RunState, UnitState } from '@/lib/contracts/run'
import { DatabaseId, type DatabaseQuery, SearchAnswer, type SearchParameters } from '@/lib/contracts/search'
import {
  type SearchTrace,
  TRACED_RECORDS_MAX,
  TRACED_SEARCHES_MAX,
  type TracedSearch,
} from '@/lib/contracts/search-trace'
import type { Source } from '@/lib/contracts/source'
import {
  ConfirmAnswer,
  RefineAnswer,
  type SelectionEntry,
  WrittenQueries,
} from '@/lib/contracts/source-validation'
import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/identity/source-id'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import { type FoundRecord, type TracedSource, traceRecords } from '@/lib/core/review/trace-records'
import { completedUnits, roundsOf, stepOf } from '@/lib/core/run/run-state'
import { knownSources } from './known-sources'
import { brokenLimit } from './local-filter'

const TITLE_MAX = 400

/** Every search of a run as it was sent and answered, and where each of its records ended, with the student's decisions. */
export function searchTrace(
  run: RunState,
  selection: readonly SelectionEntry[],
): Omit<SearchTrace, 'reviewers'> {
  const searches = searchUnits(run).map((unit) => ({
    unit,
    answer: SearchAnswer.safeParse(unit.output).data ?? null,
  }))
  const queriesOf = queriesAt(run)
  const parametersOf = parametersAt(run)
  const found = searches.flatMap(({ unit, answer }, searched) => {
    if (answer === null) return []
    return answer.records.map((work, at): FoundRecord => {
      const parameters = parametersOf(unit)
      const broken = parameters ? brokenLimit(work, answer, parameters) : null
      return {
        ...facts(work),
        id: `${searched}-${at}`,
        from: answer.database,
        key: recordKey(work),
        lost: broken === 'excluded' ? 'excluded-words' : (broken ?? 'removed'),
      }
    })
  })
  const decisions = new Map(selection.map((entry) => [entry.sourceId, entry]))
  const sources = [...knownSources(run).values()].map((source) => tracedSource(source, decisions))
  return {
    searches: searches
      .flatMap(({ unit, answer }) => tracedSearch(unit, { answer, queries: queriesOf(unit) }))
      .slice(-TRACED_SEARCHES_MAX),
    records: traceRecords(found, sources).slice(0, TRACED_RECORDS_MAX),
  }
}

/** Searches that were made, also those that failed, in the order in which they ended. */
function searchUnits(run: RunState): readonly UnitState[] {
  return roundsOf(stepOf(run, 'search'))
    .flatMap(({ units }) => Object.values(units))
    .filter(({ status }) => status !== 'running')
    .toSorted((a, b) => (a.endedSeq ?? 0) - (b.endedSeq ?? 0))
}

function tracedSearch(
  { item, startedAt, endedAt }: UnitState,
  { answer, queries }: { readonly answer: SearchAnswer | null; readonly queries: readonly DatabaseQuery[] },
): readonly TracedSearch[] {
  const database = DatabaseId.safeParse(item)
  if (!database.success) return []
  return [
    {
      query: queries.find((query) => query.database === database.data) ?? null,
      database: database.data,
      at: endedAt ?? startedAt,
      outcome: answer?.outcome ?? 'down',
      total: answer?.total ?? null,
      records: answer?.records.length ?? 0,
    },
  ]
}

/** What was in force when a search ended: the queries written last before it. */
function queriesAt(run: RunState): (unit: UnitState) => readonly DatabaseQuery[] {
  const written = completedUnits(run, ['write-queries']).flatMap(({ unit }) => {
    const queries = WrittenQueries.safeParse(unit.output).data?.queries
    return queries ? [{ seq: unit.endedSeq ?? 0, queries }] : []
  })
  return ({ endedSeq }) => written.findLast(({ seq }) => seq < (endedSeq ?? 0))?.queries ?? []
}

/** The same for the limits that were confirmed or refined last before it. */
function parametersAt(run: RunState): (unit: UnitState) => SearchParameters | null {
  const confirmed = ConfirmAnswer.safeParse(stepOf(run, 'confirm').answer).data
  const refined = roundsOf(stepOf(run, 'refine')).flatMap(({ answered, answer, answeredSeq }) => {
    const read = answered ? RefineAnswer.safeParse(answer).data : undefined
    return read?.kind === 'refine' ? [{ seq: answeredSeq ?? 0, parameters: read.parameters }] : []
  })
  return ({ endedSeq }) =>
    refined.findLast(({ seq }) => seq < (endedSeq ?? 0))?.parameters ?? confirmed?.parameters ?? null
}

function tracedSource(source: Source, decisions: ReadonlyMap<string, SelectionEntry>): TracedSource {
  const entry = [source.id, ...source.aliases].map((id) => decisions.get(id)).find(Boolean)
  const isExcluded = entry?.decision === 'exclude'
  return {
    ...facts(source.work),
    id: source.id,
    keys: source.members.map(recordKey),
    isBrought: source.userProvided,
    reason: isExcluded ? entry.reason.trim() : '',
    fate: isExcluded ? 'excluded' : fateUndecided(source, entry),
  }
}

/** Who was chosen or looked at was screened, whatever a machine thinks of it. */
function fateUndecided(source: Source, entry: SelectionEntry | undefined): TracedSource['fate'] {
  if (entry !== undefined) return 'not-chosen'
  if (source.outside === true) return 'outside'
  return isHeldBack(source) ? 'held-back' : 'not-chosen'
}

function facts({ title, year, doi }: Work) {
  return { title: title.slice(0, TITLE_MAX), year, doi }
}
