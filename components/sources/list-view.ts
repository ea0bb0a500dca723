import type { Decision, SourceRow } from '@/lib/contracts/source-validation'
import { isHeldBack, originsOf, type QualityLevel, qualityLevel } from '@/lib/core/relevance/threshold'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { readingOrder } from './choices'

export const sortKeys = ['relevancy', 'choices', 'quality', 'year', 'arrival'] as const
export type SortKey = (typeof sortKeys)[number]

export const qualityLevels = [
  'high',
  'medium',
  'lower',
  'heldBack',
] as const satisfies readonly QualityLevel[]

export const decisionFilters = ['include', 'maybe', 'skip', 'exclude', 'undecided'] as const
type DecisionFilter = (typeof decisionFilters)[number]

/** What of the list is shown and in which order. It lives in the address, so a view can be kept and sent. */
export interface ListView {
  readonly sort: SortKey
  /** Sources that this database has. */
  readonly database: string | null
  /** Sources that exactly these databases have, ids sorted and joined by '+': a bar of the overlap chart. */
  readonly overlap: string | null
  readonly yearFrom: number | null
  readonly yearTo: number | null
  readonly openAccess: boolean
  readonly type: string | null
  readonly quality: QualityLevel | null
  readonly decision: DecisionFilter | null
  /** Words that title, authors, venue or summary must all hold. */
  readonly text: string
  /** Also what is held back for its quality. */
  readonly heldBack: boolean
}

export const plainView: ListView = {
  sort: 'relevancy',
  database: null,
  overlap: null,
  yearFrom: null,
  yearTo: null,
  openAccess: false,
  type: null,
  quality: null,
  decision: null,
  text: '',
  heldBack: false,
}

/** Longer searches within the list are cut. */
export const FIND_MAX = 200

/** The view an address asks for; what it does not say or says wrongly is plain. */
export function readView(address: { get(name: string): string | null }): ListView {
  const oneOf = <T extends string>(options: readonly T[], name: string) =>
    options.find((option) => option === address.get(name)) ?? null
  return {
    sort: oneOf(sortKeys, 'sort') ?? 'relevancy',
    database: address.get('db')?.slice(0, 40) || null,
    overlap: address.get('in')?.slice(0, 300) || null,
    yearFrom: yearIn(address.get('from')),
    yearTo: yearIn(address.get('to')),
    openAccess: address.get('open') === '1',
    type: address.get('type')?.slice(0, 40) || null,
    quality: oneOf(qualityLevels, 'quality'),
    decision: oneOf(decisionFilters, 'mine'),
    text: address.get('find')?.slice(0, FIND_MAX) ?? '',
    heldBack: address.get('held') === '1',
  }
}

/** The query of the address for a view, without '?'; '' for the plain view. Reading it gives the view back. */
export function writeView(view: ListView): string {
  const entries: [string, string | number | null][] = [
    ['sort', view.sort === 'relevancy' ? null : view.sort],
    ['db', view.database],
    ['in', view.overlap],
    ['from', view.yearFrom],
    ['to', view.yearTo],
    ['open', view.openAccess ? '1' : null],
    ['type', view.type],
    ['quality', view.quality],
    ['mine', view.decision],
    ['find', view.text || null],
    ['held', view.heldBack ? '1' : null],
  ]
  const given = entries.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return new URLSearchParams(given).toString()
}

/** True when something is hidden by the reader's own filters. */
export function isFiltered(view: ListView): boolean {
  return writeView({ ...view, sort: 'relevancy', heldBack: false }) !== ''
}

/**
 * The rows of a view in its order. What is held back or was excluded is left out unless the view asks for it; what was put
 * off comes last. `byChoices` is the order learnt from the choices.
 */
export function selectRows(
  rows: readonly SourceRow[],
  view: ListView,
  decisions: ReadonlyMap<string, Decision>,
  byChoices: readonly string[] = [],
): readonly SourceRow[] {
  const words = foldAccents(view.text).split(/\s+/).filter(Boolean)
  const shown = rows.filter((row) => {
    const decision = decisions.get(row.id) ?? 'undecided'
    if (view.decision ? decision !== view.decision : decision === 'exclude') return false
    if (isHeldBack(row) && !view.heldBack && view.quality !== 'heldBack') return false
    return fitsFilters(row, view) && hasWords(row, words)
  })
  if (view.sort === 'choices') return readingOrder(shown, byChoices, decisions)
  const sorted = view.sort === 'relevancy' ? shown : [...shown].sort(comparisons[view.sort])
  const isPutOff = (row: SourceRow) => decisions.get(row.id) === 'skip'
  return [...sorted.filter((row) => !isPutOff(row)), ...sorted.filter(isPutOff)]
}

/** Rows that must be whole for what the list shows, those that a person looks at first. */
export function wantedWhole(
  rows: readonly SourceRow[],
  shown: {
    /** Rows that stand in the list with their summaries. */
    readonly listed: readonly SourceRow[]
    /** The row whose place is being explained. */
    readonly explained: SourceRow | undefined
    /** Words are looked for, also in summaries. */
    readonly isSearched: boolean
  },
): readonly SourceRow[] {
  const first = [...(shown.explained ? [shown.explained] : []), ...shown.listed]
  return [...new Set([...first, ...(shown.isSearched ? rows : [])])].filter(({ isBrief }) => isBrief)
}

/** The ids from one to another in the order of the list, both included; none where one of them is not in it. */
export function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const ends = [ids.indexOf(from ?? ''), ids.indexOf(to)]
  return ends.includes(-1) ? [] : ids.slice(Math.min(...ends), Math.max(...ends) + 1)
}

/** The row that takes the place of the active one when it has left the list; null when it has not, or nothing is left. */
export function heirOf(
  before: readonly string[],
  now: readonly string[],
  activeId: string | null,
): string | null {
  if (activeId === null || now.includes(activeId)) return null
  return now[Math.min(before.indexOf(activeId), now.length - 1)] ?? null
}

/** The id so many places after the active one, at the ends the last one there; the first where none is active. */
export function stepFrom(ids: readonly string[], activeId: string | null, step: number): string | null {
  const at = ids.indexOf(activeId ?? '')
  return ids[at === -1 ? 0 : Math.max(0, Math.min(ids.length - 1, at + step))] ?? null
}

/** The databases of a source as the overlap chart names them: sorted, joined by '+'. */
export function overlapKey(row: Pick<SourceRow, 'work'>): string {
  return [...originsOf(row)].sort().join('+')
}

// Rows come ranked by relevancy and sorting is stable, so equal rows keep that order.
const comparisons: Record<
  Exclude<SortKey, 'relevancy' | 'choices'>,
  (a: SourceRow, b: SourceRow) => number
> = {
  quality: (a, b) => b.quality.score - a.quality.score,
  year: (a, b) => (b.work.year ?? 0) - (a.work.year ?? 0),
  arrival: (a, b) => b.firstRound - a.firstRound,
}

function fitsFilters(row: SourceRow, view: ListView): boolean {
  const { work } = row
  if (view.database && !originsOf(row).includes(view.database)) return false
  if (view.overlap && overlapKey(row) !== view.overlap) return false
  if (view.openAccess && !isOpen(row)) return false
  if (view.type && work.type !== view.type) return false
  if (view.quality && qualityLevel(row) !== view.quality) return false
  if (view.yearFrom !== null && (work.year === null || work.year < view.yearFrom)) return false
  return view.yearTo === null || (work.year !== null && work.year <= view.yearTo)
}

/** Open by what an index says, or by what the link check found. */
export function isOpen(row: Pick<SourceRow, 'work' | 'access'>): boolean {
  return row.work.openAccess === true || row.access.state === 'open' || row.access.openCopyUrl !== null
}

function hasWords(row: SourceRow, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const names = row.work.authors.map(
    ({ given, family, full }) => `${given ?? ''} ${family ?? ''} ${full ?? ''}`,
  )
  const text = foldAccents(
    [row.work.title, row.work.venue ?? '', row.summary?.text ?? '', ...names].join(' '),
  )
  return words.every((word) => text.includes(word))
}

function yearIn(text: string | null): number | null {
  if (!text || !/^\d{4}$/.test(text)) return null
  return Number(text)
}
