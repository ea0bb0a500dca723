import { type RecordFate, TRACED_RECORDS_MAX, type TracedRecord } from '@/lib/contracts/search-trace'
import type { Source } from '@/lib/contracts/source'

/** A record as a search gave it. */
export interface FoundRecord extends Omit<TracedRecord, 'fate' | 'sourceId' | 'reason'> {
  /** What makes records of sources one record (see recordKey). */
  readonly key: string
  /** What becomes of it where no source holds it: the limit that kept it out, or `removed`. */
  readonly lost: Extract<RecordFate, 'years' | 'languages' | 'excluded-words' | 'removed'>
}

/** A source with the keys of its records. */
export interface TracedSource extends Pick<TracedRecord, 'title' | 'year' | 'doi' | 'reason'> {
  readonly id: string
  readonly keys: readonly string[]
  readonly isBrought: boolean
  readonly fate: Exclude<RecordFate, 'duplicate' | FoundRecord['lost']>
}

/**
 * Every record with where it ended, in the order in which they were found; what came without a search stands behind. Each source has exactly
 * one record with its fate: the first that was found; all others of it are duplicates. Pure; O(n).
 */
export function traceRecords(
  found: readonly FoundRecord[],
  sources: readonly TracedSource[],
): readonly TracedRecord[] {
  const bySourceKey = new Map(sources.flatMap((source) => source.keys.map((key) => [key, source] as const)))
  const told = new Set<string>()
  const fateIn = ({ id, fate, reason }: TracedSource): Pick<TracedRecord, 'sourceId' | 'fate' | 'reason'> => {
    if (told.has(id)) return { sourceId: id, fate: 'duplicate', reason: '' }
    told.add(id)
    return { sourceId: id, fate, reason }
  }
  const searched = found.map(({ key, lost, ...record }): TracedRecord => {
    const source = bySourceKey.get(key)
    return source ? { ...record, ...fateIn(source) } : { ...record, sourceId: null, fate: lost, reason: '' }
  })
  const others = sources.flatMap((source): TracedRecord[] => {
    if (!source.isBrought && told.has(source.id)) return []
    const { id, title, year, doi, isBrought } = source
    return [{ id: `own:${id}`, from: isBrought ? 'brought' : 'carried', title, year, doi, ...fateIn(source) }]
  })
  return [...searched, ...others]
}

/** A source that is taken in, or would be. */
export type WantedSource = Pick<Source, 'id' | 'work'>

/** With a record for each source that the log says nothing of: it came without a search. */
function withUntraced(
  records: readonly TracedRecord[],
  wanted: readonly WantedSource[],
): readonly TracedRecord[] {
  const traced = new Set(records.map(({ sourceId }) => sourceId))
  const untraced = wanted.filter(({ id }) => !traced.has(id))
  return [
    ...untraced.map(
      ({ id, work }): TracedRecord => ({
        ...{ id: `own:${id}`, from: 'carried', title: work.title.slice(0, TITLE_MAX), year: work.year },
        ...{ doi: work.doi, sourceId: id, fate: 'not-chosen', reason: '' },
      }),
    ),
    ...records,
  ]
}

const TITLE_MAX = 400

/** The records of a log as a document leaves them, with those of its sources that the log does not know. */
export function closedTrace(
  records: readonly TracedRecord[],
  {
    wanted,
    ...taken
  }: { readonly wanted: readonly WantedSource[] } & {
    readonly [Kind in keyof TakenSources]: readonly WantedSource[]
  },
): readonly TracedRecord[] {
  const idsOf = (sources: readonly WantedSource[]) => new Set(sources.map(({ id }) => id))
  return closeTrace(withUntraced(records, wanted), {
    included: idsOf(taken.included),
    retracted: idsOf(taken.retracted),
    beyond: idsOf(taken.beyond),
  }).slice(0, TRACED_RECORDS_MAX)
}

/** What a review takes in, by the ids of sources. */
export interface TakenSources {
  readonly included: ReadonlySet<string>
  readonly retracted: ReadonlySet<string>
  readonly beyond: ReadonlySet<string>
}

/**
 * The records as a review leaves them: those of its sources are included, retracted or beyond its bound, whatever they were before; what is in
 * none of them was not chosen. Duplicates and what never became a source stay as they are.
 */
export function closeTrace(
  records: readonly TracedRecord[],
  { included, retracted, beyond }: TakenSources,
): readonly TracedRecord[] {
  return records.map((record): TracedRecord => {
    const { sourceId, fate } = record
    if (sourceId === null || fate === 'duplicate') return record
    if (retracted.has(sourceId)) return { ...record, fate: 'retracted', reason: '' }
    if (included.has(sourceId)) return { ...record, fate: 'included', reason: '' }
    return beyond.has(sourceId) ? { ...record, fate: 'beyond', reason: '' } : record
  })
}
