import type { Locale } from '@/lib/contracts/locale'
import type { DataColumn, DataReport, DataTest } from '@/lib/contracts/paper-data'
import { AnalysisPlan, Hypotheses } from '@/lib/contracts/paper-synthesis'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import type { ChapterKit, LockedChapter, Section } from './chapter-kit'
import type { FloorContext } from './floor-context'
import { questionConcepts } from './question-concepts'

const HASH_SHOWN = 12
const P_MIN = 0.001
/** What a procedure of the plan is called, in three languages. */
const procedures: Readonly<Record<DataTest['by'], RegExp>> = {
  pearson: /pearson|correla/i,
  welch: /welch|\bt[- ]test|teste t|prueba t/i,
  anova: /anova|varian/i,
  'chi-square': /chi|qui-quad|ji cuad|χ/i,
}

/** Results of the student's own, from the report of the data alone: the columns described, and the tests that the analysis plan names. */
export function dataSections(
  context: FloorContext,
  kit: ChapterKit,
  { chapter: { number }, data }: { readonly chapter: LockedChapter; readonly data: DataReport },
): readonly Section[] {
  return [
    kit.section(
      kit.part('headings', 'dataDescribed'),
      ...described(data, kit, { number, locale: context.locale }),
    ),
    kit.section(kit.part('headings', 'dataTested'), ...tested(context, kit, { number, data })),
  ]
}

type Paragraphs = readonly (string | readonly string[])[]

function described(
  { file, sha256, rows, columns }: DataReport,
  kit: ChapterKit,
  { number, locale }: { readonly number: number; readonly locale: Locale },
): Paragraphs {
  const measured = columns.filter((one) => one.kind === 'number')
  const groups = columns.filter((one) => one.kind === 'group')
  const missing = columns.reduce((sum, one) => sum + one.missing, 0)
  const unread = measured.reduce((sum, one) => sum + one.unread, 0)
  const [numbers, parts] = [`${number}.1`, `${number}.2`]
  const word = (key: string) => kit.part('data', key)
  const figure = (value: number | null) => (value === null ? '–' : decimal(value, locale))
  return [
    kit.paragraph(
      kit.say('data', 'file', { rows, columns: columns.length, file, hash: sha256.slice(0, HASH_SHOWN) }),
      kit.say('data', 'gaps', { missing, unread }),
    ),
    measured.length === 0 ? '' : kit.say('data', 'numbersText', { table: numbers }),
    kit.table(
      kit.part('data', 'numbersTable', { table: numbers }),
      ['column', 'count', 'missing', 'mean', 'sd', 'median', 'min', 'max'].map(word),
      measured.map((one) => [
        one.name,
        String(one.n),
        String(one.missing + one.unread),
        ...[one.mean, one.sd, one.median, one.min, one.max].map(figure),
      ]),
    ),
    groups.length === 0 ? '' : kit.say('data', 'groupsText', { table: parts }),
    kit.table(
      kit.part('data', 'groupsTable', { table: parts }),
      ['column', 'group', 'count', 'missing'].map(word),
      groups.flatMap((one) =>
        one.levels.map(({ value, count }) => [one.name, value, String(count), String(one.missing)]),
      ),
    ),
  ]
}

interface Planned {
  readonly id: string
  readonly statement: string
  readonly procedure: string
  readonly names: readonly [independent: string, dependent: string]
}

interface Made extends Planned {
  readonly test: DataTest
  /** Corrected where the plan says so. */
  readonly p: number
}

function tested(
  context: FloorContext,
  kit: ChapterKit,
  { number, data }: { readonly number: number; readonly data: DataReport },
): Paragraphs {
  const { locale, outputs } = context
  const plan = AnalysisPlan.safeParse(outputs['analysis-planner']).data
  const planned = plannedTests(context, plan)
  if (planned.length === 0) return [kit.say('data', 'none')]
  const sought = planned.map((one) => ({
    ...one,
    columns: one.names.map((name) => columnFor(name, data, context)),
  }))
  const unnamed = sought.flatMap(({ id, columns, names }) => {
    const at = columns.indexOf(null)
    return at < 0 ? [] : [{ id, name: names[at] ?? '' }]
  })
  const read = sought.flatMap(({ columns: [x, y], ...one }) =>
    x && y ? [{ ...one, x, y, test: data.tests.find((test) => isOf(test, x, y)) ?? null }] : [],
  )
  const found = read.flatMap(({ test, ...one }) => (test ? [{ ...one, test, p: test.p }] : []))
  const isHolm = plan?.correction != null && found.length > 1
  const made = isHolm ? corrected(found) : found
  const alpha = plan?.alpha ?? 0
  const table = `${number}.3`
  return [
    made.length === 0 ? '' : kit.say('data', 'testsText', { table }),
    kit.table(
      kit.part('data', 'testsTable', { table }),
      ['hypothesis', 'test', 'columns', 'count', 'statistic', 'p', 'effect'].map((key) =>
        kit.part('data', key),
      ),
      made.map((one) => testRow(one, kit, locale)),
    ),
    kit.paragraph(
      ...made.map(({ id, statement, test, p }) =>
        kit.oneOf('data', p < alpha ? ['rejected1', 'rejected2'] : ['kept1', 'kept2'], {
          id,
          statement,
          x: test.x,
          y: test.y,
          alpha: decimal(alpha, locale),
        }),
      ),
    ),
    kit.paragraph(
      isHolm ? kit.say('data', 'holm', { count: made.length }) : '',
      ...made
        .filter(({ procedure, test }) => !procedures[test.by].test(procedure))
        .map(({ id, procedure }) => kit.oneOf('data', ['other'], { id, planned: procedure })),
      ...made
        .filter(({ test }) => test.by === 'chi-square' && test.few01 > 0)
        .map(({ id }) => kit.oneOf('data', ['few'], { id })),
      ...unnamed.map((values) => kit.oneOf('data', ['unnamed'], values)),
      ...read.flatMap(({ id, x, y, test }) => (test ? [] : [kit.oneOf('data', ['untested'], { id, x, y })])),
      made.length === 0 ? '' : kit.say('data', 'cause'),
    ),
  ]
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

/** The one column that is called by a name or by another name of the same concept; null of none and of several. */
function columnFor(name: string, { columns }: DataReport, { query }: FloorContext): string | null {
  const concept = questionConcepts(query).find(({ names }) => names.some((one) => isSame(one, name)))
  const names = concept?.names ?? [name]
  const usable = columns.filter(({ kind }) => kind !== 'text')
  const exact = usable.filter((column) => names.some((one) => isSame(one, wordsOf(column))))
  const near = usable.filter((column) => names.some((one) => isWithin(one, wordsOf(column))))
  const found = exact.length > 0 ? exact : near
  return found.length === 1 ? (found[0]?.name ?? null) : null
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

function testRow({ id, test, p }: Made, kit: ChapterKit, locale: Locale): readonly string[] {
  const shown = (value: number) => decimal(value, locale)
  const { statistic, effect } = statisticOf(test, shown)
  const probability = p < P_MIN ? `< ${shown(P_MIN)}` : shown(p)
  return [
    id,
    kit.part('data', test.by),
    `${test.x}, ${test.y}`,
    String(test.n),
    statistic,
    probability,
    effect,
  ]
}

function statisticOf(test: DataTest, shown: (value: number) => string) {
  if (test.by === 'pearson')
    return { statistic: `t(${shown(test.df)}) = ${shown(test.t)}`, effect: `r = ${shown(test.r)}` }
  if (test.by === 'welch')
    return { statistic: `t(${shown(test.df)}) = ${shown(test.t)}`, effect: `d = ${shown(test.d)}` }
  if (test.by === 'anova')
    return {
      statistic: `F(${shown(test.df1)}; ${shown(test.df2)}) = ${shown(test.f)}`,
      effect: `η² = ${shown(test.eta2)}`,
    }
  return { statistic: `χ²(${shown(test.df)}) = ${shown(test.chi2)}`, effect: `V = ${shown(test.v)}` }
}

const DIGITS = 3

/** Three digits behind the sign, trailing zeros left out; no sign between thousands. */
function decimal(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: DIGITS, useGrouping: false }).format(value)
}
