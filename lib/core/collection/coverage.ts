import type { CollectedSource, CollectionQuestion, SourceReading } from '@/lib/contracts/collection'
import type { CellKind, CoverageRow, Debt, DebtKind } from '@/lib/contracts/collection-page'
import { authorNames } from './group-names'

/** Sources of these last years are recent. */
const RECENT_YEARS = 5
/** Fewer sources than these are no group, and say nothing of agreement. */
const JUDGED_SOURCES_MIN = 3
/** So many sources must report one direction before another is contrary to it. */
const AGREEING_MIN = 2

/** The matrix of questions and sources, in the order of the taxonomy, with what each question owes. */
export function coverageOf(
  questions: readonly CollectionQuestion[],
  sources: readonly CollectedSource[],
  { currentYear }: { readonly currentYear: number },
): readonly CoverageRow[] {
  return questions.map((question) => {
    const own = sources.filter(({ questions: keys }) => keys.includes(question.key))
    const main = mainDirection(own)
    const cells = Object.fromEntries(own.map(({ number, reading }) => [number, cellOf(reading, main)]))
    const missing = Math.max(0, question.min_sources - own.length)
    const debts = debtsOf(own, { question: question.key, missing, main, cells, currentYear })
    return { key: question.key, count: own.length, missing, cells, debts }
  })
}

type Direction = SourceReading['direction']

/** The direction that most sources of a question report, at least two and more than any other; null without one. */
function mainDirection(sources: readonly CollectedSource[]): Direction | null {
  const counts = new Map<Direction, number>()
  for (const { reading } of sources)
    if (reading.part === 'evidence' && reading.direction !== 'unknown')
      counts.set(reading.direction, (counts.get(reading.direction) ?? 0) + 1)
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1])
  return first && first[1] >= AGREEING_MIN && first[1] > (second?.[1] ?? 0) ? first[0] : null
}

function cellOf({ part, direction }: SourceReading, main: Direction | null): CellKind {
  const isContrary = part === 'evidence' && main !== null && direction !== 'unknown' && direction !== main
  return isContrary ? 'contrary' : part
}

interface Judged {
  readonly question: string
  readonly missing: number
  readonly main: Direction | null
  readonly cells: CoverageRow['cells']
  readonly currentYear: number
}

function debtsOf(
  sources: readonly CollectedSource[],
  { question, missing, main, cells, currentYear }: Judged,
): readonly Debt[] {
  const recentFrom = currentYear - RECENT_YEARS
  const years = sources.map(({ work }) => work?.year ?? null)
  const isOld = years.length > 0 && years.every((year) => year !== null && year < recentFrom)
  const group = sources.length >= JUDGED_SOURCES_MIN ? sharedAuthor(sources) : null
  const debt = (kind: DebtKind, count = 0, name = ''): Debt => ({ question, kind, count, name })
  return [
    ...(missing > 0 ? [debt('too-few', missing)] : []),
    ...(isOld ? [debt('none-recent', recentFrom - 1)] : []),
    ...(main !== null && !Object.values(cells).includes('contrary') ? [debt('none-contrary')] : []),
    ...(group === null ? [] : [debt('one-group', 0, group)]),
  ]
}

/** An author of every source; null where there is none, or a source names nobody. */
function sharedAuthor(sources: readonly CollectedSource[]): string | null {
  const [first, ...others] = sources.map(({ work }) => authorNames(work))
  return first?.find((name) => others.every((names) => names.includes(name))) ?? null
}
