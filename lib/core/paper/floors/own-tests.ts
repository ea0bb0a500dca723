import type { DataColumn, DataReport, DataTest } from '@/lib/contracts/paper-data'
import { AnalysisPlan, Hypotheses } from '@/lib/contracts/paper-synthesis'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { decimal, namesPairs, plannedTest, testFigures } from './data-tests'
import type { FloorContext } from './floor-context'
import { questionConcepts } from './question-concepts'

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

export interface OwnTests {
  readonly made: readonly MadeTest[]
  readonly isHolm: boolean
  /** 0 where the plan names no level. */
  readonly alpha: number
  /** How many tests the plan names. */
  readonly planned: number
  /** Hypotheses with the name that no single column is called by. */
  readonly unnamed: readonly { readonly id: string; readonly name: string }[]
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
  const unnamed = sought.flatMap(({ id, columns, names }) => {
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
    unnamed,
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

/** The one column that is called by a name or by another name of the same concept; null of none and of several. */
function columnFor(name: string, data: DataReport, context: FloorContext): string | null {
  const found = columnsFor(name, data, context)
  return found.length === 1 ? (found[0]?.name ?? null) : null
}

/** Columns that are called exactly so, else those whose name holds it. */
function columnsFor(name: string, { columns }: DataReport, { query }: FloorContext): readonly DataColumn[] {
  const concept = questionConcepts(query).find(({ names }) => names.some((one) => isSame(one, name)))
  const names = concept?.names ?? [name]
  const usable = columns.filter(({ kind }) => kind !== 'text')
  const exact = usable.filter((column) => names.some((one) => isSame(one, wordsOf(column))))
  const near = usable.filter((column) => names.some((one) => isWithin(one, wordsOf(column))))
  return exact.length > 0 ? exact : near
}

/** "remoteWork_hours" as words. */
const wordsOf = ({ name }: DataColumn): string =>
  name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_.-]+/g, ' ')
const stems = (text: string): readonly string[] => cognateStems(text)
const isSame = (one: string, other: string) => stems(one).join(' ') === stems(other).join(' ')
/** Whether all words of a name stand in the name of a column. */
function isWithin(name: string, column: string): boolean {
  const own = stems(column)
  const wanted = stems(name)
  return wanted.length > 0 && wanted.every((stem) => own.includes(stem))
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
