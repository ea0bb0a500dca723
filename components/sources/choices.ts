import type { Choice } from '@/lib/client/screening-session'
import type { Decision, SelectionEntry, SourceRow } from '@/lib/contracts/source-validation'
import { isHeldBack } from '@/lib/core/relevance/threshold'
import type { ScreeningProgress } from '@/lib/core/screening/stopping-rule'
import type { SelectionChange } from './selection-changes'

type Entries = ReadonlyMap<string, SelectionEntry>
type Aliased = Pick<SourceRow, 'id' | 'aliases'>

/**
 * The decisions by the ids of the present sources. A decision made before a merge counts for what the source became, and
 * of several the choice counts, as it does in the document.
 */
export function entriesOf(rows: Iterable<Aliased>, entries: Entries): Entries {
  const present = new Map<string, SelectionEntry>()
  for (const { id, aliases } of rows) {
    const made = [id, ...aliases].flatMap((name) => entries.get(name) ?? [])
    const entry = made.find(({ decision }) => decision === 'include') ?? made[0]
    if (entry) present.set(id, { ...entry, sourceId: id })
  }
  return present
}

/** The changes with those that take back what was decided about a source under its earlier ids. */
export function withEarlierIds(
  changes: readonly SelectionChange[],
  rowOf: (sourceId: string) => Aliased | undefined,
  entries: Entries,
): readonly SelectionChange[] {
  const earlier = changes
    .flatMap(({ sourceId }) => rowOf(sourceId)?.aliases ?? [])
    .filter((alias) => entries.has(alias))
  return [...changes, ...earlier.map((sourceId) => ({ sourceId, decision: null }))]
}

/** What the ranking learns from, earliest first. Maybes and what was put off teach it nothing. */
export function choicesOf(entries: Entries): readonly Choice[] {
  return [...entries.values()]
    .filter(({ decision }) => decision === 'include' || decision === 'exclude')
    .sort(byTime)
    .map(({ sourceId, decision }) => ({ id: sourceId, isRelevant: decision === 'include' }))
}

function byTime(a: SelectionEntry, b: SelectionEntry): number {
  return a.decidedAt < b.decidedAt ? -1 : a.decidedAt > b.decidedAt ? 1 : 0
}

/** Sources that fit, before their order is trusted alone: one or two say too little of what is looked for. */
export const TEACHING_TICKS = 3

/**
 * The order that the choices ask for, mixed with that by relevance until enough are made: with one tick of three, a third of the
 * place of a source comes from the learnt order. Sources that the learnt order does not know yet stand after those that it knows.
 */
export function mixedOrder(
  byRelevance: readonly string[],
  learnt: readonly string[],
  ticks: number,
): readonly string[] {
  const share = Math.min(1, ticks / TEACHING_TICKS)
  if (share === 1) return learnt
  const place = new Map(learnt.map((id, at) => [id, at]))
  const placeOf = (id: string, at: number) => share * (place.get(id) ?? learnt.length) + (1 - share) * at
  return byRelevance
    .map((id, at) => ({ id, place: placeOf(id, at) }))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}

/** After what is still to be judged: what comes back later, what may do, what is settled. */
const places = { skip: 1, maybe: 2, include: 3, exclude: 4 } as const

/**
 * The rows as they should be read: those without a decision in the given order, then what was put off, then the maybes,
 * then what is settled. Rows that the order does not know yet follow those it knows; equal rows keep their order.
 */
export function readingOrder(
  rows: readonly SourceRow[],
  order: readonly string[],
  decisions: ReadonlyMap<string, Decision>,
): readonly SourceRow[] {
  const rank = new Map(order.map((id, at) => [id, at]))
  const placeOf = (id: string) => {
    const decision = decisions.get(id)
    return decision ? places[decision] : 0
  }
  return rows
    .map((row) => ({ row, place: placeOf(row.id), at: rank.get(row.id) ?? order.length }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ row }) => row)
}

/**
 * How far the reading has come, for the stopping rule: in the order in which sources were chosen or excluded. Key papers that
 * the student brought were known before; what is held back and undecided will not be read.
 */
export function progressOf(rows: readonly SourceRow[], entries: Entries): ScreeningProgress {
  let records = 0
  let foundBefore = 0
  const read: SelectionEntry[] = []
  for (const row of rows) {
    const entry = entries.get(row.id)
    if (row.userProvided && entry?.decision === 'include') {
      foundBefore += 1
      continue
    }
    if (isHeldBack(row) && !entry) continue
    records += 1
    if (entry?.decision === 'include' || entry?.decision === 'exclude') read.push(entry)
  }
  read.sort(byTime)
  const found = read.flatMap(({ decision }, at) => (decision === 'include' ? [at + 1] : []))
  return { found, foundBefore, read: read.length, records }
}

/** What a reader is told of it: sources that were brought along were judged before, and count among the read as among the found. */
export function judgedOf({ found, foundBefore, read, records }: ScreeningProgress) {
  return { read: read + foundBefore, records: records + foundBefore, found: found.length + foundBefore }
}
