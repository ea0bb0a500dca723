import type { Locale } from '@/lib/contracts/locale'
import type { DataColumn, DataReport, DataTest } from '@/lib/contracts/paper-data'
import { AnalysisPlan, Hypotheses } from '@/lib/contracts/paper-synthesis'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import type { ChapterKit, LockedChapter, Section } from './chapter-kit'
import { decimal, isPlanned, namesPairs, plannedTest, testCells } from './data-tests'
import type { FloorContext } from './floor-context'
import { questionConcepts } from './question-concepts'

const HASH_SHOWN = 12
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

/** With the columns that its names stand for; null for a name that none or several are called by. */
interface Sought extends Planned {
  readonly columns: readonly (string | null)[]
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
  const sought = planned.map(
    (one): Sought => ({
      ...one,
      columns: pairedColumns(one, data, context) ?? one.names.map((name) => columnFor(name, data, context)),
    }),
  )
  const unnamed = sought.flatMap(({ id, columns, names }) => {
    const at = columns.indexOf(null)
    return at < 0 ? [] : [{ id, name: names[at] ?? '' }]
  })
  const read = sought.flatMap(({ columns: [x, y], ...one }) =>
    x && y
      ? [
          {
            ...one,
            x,
            y,
            test: plannedTest(
              one.procedure,
              data.tests.filter((test) => isOf(test, x, y)),
            ),
          },
        ]
      : [],
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
      made.map(({ id, test, p }) => [id, kit.part('data', test.by), ...testCells(test, { p, locale })]),
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
        .filter(({ procedure, test }) => !isPlanned(test, procedure))
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
