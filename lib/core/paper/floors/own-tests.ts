import type { DataReport, DataTest } from '@/lib/contracts/paper-data'
import { AnalysisPlan, Hypotheses } from '@/lib/contracts/paper-synthesis'
import { decimal, namesPairs, plannedTest, testFigures } from './data-tests'
import type { FloorContext } from './floor-context'
import { columnsFor, matchOf } from './match-columns'

interface Planned {
  readonly id: string
  /** What the hypothesis says, to stand behind "that". */
  readonly statement: string
  readonly procedure: string
  readonly names: readonly [independent: string, dependent: string]
}

export interface MadeTest extends Planned {
  readonly test: DataTest
  /** Corrected where several were made and the plan says so. */
  readonly p: number
}

interface NotFound {
  readonly id: string
  readonly name: string
}

export interface OwnTests {
  readonly made: readonly MadeTest[]
  readonly isHolm: boolean
  /** 0 where the plan names no level. */
  readonly alpha: number
  /** How many tests the plan names. */
  readonly planned: number
  /** Hypotheses with the name that no single column is called by. */
  readonly unnamed: readonly NotFound[]
  /** Hypotheses with what the data do not measure, as the student has said. */
  readonly unmeasured: readonly NotFound[]
  /** Hypotheses whose columns give no test. */
  readonly untested: readonly { readonly id: string; readonly x: string; readonly y: string }[]
}

/** The tests that the plan names, as they come out of the student's own data. */
export function ownTests(context: FloorContext, data: DataReport): OwnTests {
  const plan = AnalysisPlan.safeParse(context.outputs['analysis-planner']).data
  const planned = plannedTests(context, plan)
  const sought = planned.map((one) => ({
    ...one,
    columns: pairedColumns(one, data, context) ?? one.names.map((name) => columnFor(name, data, context)),
  }))
  const isUnsaid = ({ name }: NotFound) => matchOf(name, data, context) === undefined
  const missing = sought.flatMap(({ id, columns, names }) => {
    const at = columns.map((column) => column === null).indexOf(true)
    return at < 0 ? [] : [{ id, name: names[at] ?? '' }]
  })
  const read = sought.flatMap(({ columns: [x, y], ...one }) => {
    if (!x || !y) return []
    const tests = data.tests.filter((test) => isOf(test, x, y))
    return [{ ...one, x, y, test: plannedTest(one.procedure, tests) }]
  })
  const found = read.flatMap(({ test, ...one }) => (test ? [{ ...one, test, p: test.p }] : []))
  const isHolm = plan?.correction != null && found.length > 1
  return {
    made: isHolm ? corrected(found) : found,
    isHolm,
    alpha: plan?.alpha ?? 0,
    planned: planned.length,
    unnamed: missing.filter(isUnsaid),
    unmeasured: missing.filter((one) => !isUnsaid(one)),
    untested: read.flatMap(({ id, x, y, test }) => (test ? [] : [{ id, x, y }])),
  }
}

/** Values of a sentence that tells a test: what was tested, on which rows, and what came out. */
export function testValues({ id, statement, test, p }: MadeTest, alpha: number, { locale }: FloorContext) {
  return {
    id,
    statement,
    x: test.x,
    y: test.y,
    count: test.n,
    alpha: decimal(alpha, locale),
    figures: testFigures(test, { p, locale }),
    isRejected: p < alpha ? 'yes' : 'no',
  }
}

/** Hypotheses with the test that the plan gives them. */
function plannedTests({ outputs }: FloorContext, plan: AnalysisPlan | undefined): readonly Planned[] {
  const hypotheses = Hypotheses.safeParse(outputs['hypothesis-generator']).data?.hypotheses ?? []
  return hypotheses.flatMap(({ id, alternative, independent, dependent }): Planned[] => {
    const own = plan?.analyses.find(({ serves, kind }) => serves === id && kind === 'confirmatory')
    const statement = alternative
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
      .replace(/[.\s]+$/, '')
    return own ? [{ id, statement, procedure: own.procedure, names: [independent.name, dependent.name] }] : []
  })
}

/** A paired test is made of the two measured columns that are called by the outcome, as "stress before" and "stress after" are; null for any other plan. */
function pairedColumns(
  { procedure, names: [, outcome] }: Planned,
  data: DataReport,
  context: FloorContext,
): readonly string[] | null {
  if (!namesPairs(procedure)) return null
  const found = columnsFor(outcome, data, context).filter(({ kind }) => kind === 'number')
  return found.length === 2 ? found.map(({ name }) => name) : null
}

/** The column that the student has said, else the one that is called by a name or by another name of the same concept; null of none and of several. */
function columnFor(name: string, data: DataReport, context: FloorContext): string | null {
  const match = matchOf(name, data, context)
  if (match !== undefined) return match.column
  const found = columnsFor(name, data, context)
  return found.length === 1 ? (found[0]?.name ?? null) : null
}

const isOf = ({ x, y }: DataTest, one: string, other: string) =>
  (x === one && y === other) || (x === other && y === one)

/** P values after Holm (1979, https://www.jstor.org/stable/4615733), each test in its place. */
function corrected<Test extends { readonly p: number }>(tests: readonly Test[]): readonly Test[] {
  const order = tests.map((_, at) => at).toSorted((a, b) => (tests[a]?.p ?? 0) - (tests[b]?.p ?? 0))
  const adjusted = new Map<number, number>()
  let highest = 0
  for (const [rank, at] of order.entries()) {
    highest = Math.min(1, Math.max(highest, (tests[at]?.p ?? 1) * (tests.length - rank)))
    adjusted.set(at, highest)
  }
  return tests.map((one, at) => ({ ...one, p: adjusted.get(at) ?? one.p }))
}
