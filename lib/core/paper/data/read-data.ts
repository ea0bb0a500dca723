import { parse } from 'csv-parse/sync'
import { bin, deviation, max, mean, median, min, quantile } from 'd3-array'
import {
  DATA_BINS_MAX,
  DATA_COLUMNS_MAX,
  DATA_GROUPS_MAX,
  DATA_ROWS_MAX,
  type DataColumn,
  type DataProblem,
  type DataReport,
  type DataTest,
  RANKED_ROWS_MAX,
  type ReadData,
} from '@/lib/contracts/paper-data'
import { groupRankTest, pairedTest, signedRankTest, spearmanTest } from './rank-tests'
import { grouped, groupTest, independenceTest, pearsonTest } from './two-column-tests'

/** What stands for nothing in files of data. */
const MISSING = /^(?:|na|n\/a|nan|null|none|missing|-|–|\.|\?|#n\/a)$/i
/** A column is measured when so many of its cells are numbers; the others are told. */
const NUMBERS_MIN01 = 0.8
const NAME_MAX = 80

/**
 * What code computes of a file of comma-, semicolon- or tab-separated values with the names of its columns in the first line: each column described, and each two columns tested on
 * the rows that have both. A column of one or two numbers parts the rows, as 0 and 1 do. Never throws.
 */
export function readData(text: string): ReadData {
  const table = tableOf(text)
  if ('problem' in table) return { ok: false, ...table }
  const columns = table.names.map((name, at) => columnOf(name, table.rows, { at, comma: table.comma }))
  const pairs = columns.flatMap((one, at) => columns.slice(at + 1).map((other) => [one, other] as const))
  const isRanked = table.rows.length <= RANKED_ROWS_MAX
  const tests = pairs.flatMap(([one, other]) => [
    ...withNone(testOf(one, other)),
    ...(isRanked ? rankTestsOf(one, other) : []),
  ])
  const described = columns.map(({ column }) => column)
  if (described.every(({ kind }) => kind === 'text'))
    return { ok: false, problem: 'nothing-to-compute', about: '' }
  return {
    ok: true,
    report: { rows: table.rows.length, columns: described, tests, spreads: pairs.flatMap(spreadOf) },
  }
}

interface Table {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Decimals are parted by a comma. */
  readonly comma: boolean
}

const problem = (name: DataProblem['problem'], about: string | number = ''): DataProblem => ({
  problem: name,
  about: String(about).slice(0, 100),
})

function tableOf(text: string): Table | DataProblem {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const [delimiter = ','] = ['\t', ';', ','].toSorted((a, b) => first.split(b).length - first.split(a).length)
  let read: readonly (readonly string[])[]
  try {
    read = parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      to: DATA_ROWS_MAX + 2,
    })
  } catch (cause) {
    // csv-parse throws on a quotation that never ends, and says in which line it was.
    const { lines } = Object(cause)
    return problem('uneven-rows', typeof lines === 'number' ? lines : 1)
  }
  const [names = [], ...rows] = read
  if (rows.length === 0) return problem('no-rows')
  if (names.length < 2) return problem('one-column')
  if (names.length > DATA_COLUMNS_MAX) return problem('too-many-columns', names.length)
  if (rows.length > DATA_ROWS_MAX) return problem('too-many-rows', DATA_ROWS_MAX)
  if (names.some((name) => name === '' || isNumber(name, false))) return problem('no-names')
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return problem('same-names', twice)
  const uneven = rows.findIndex((row) => row.length !== names.length)
  if (uneven >= 0) return problem('uneven-rows', uneven + 2)
  return { names: names.map((name) => name.slice(0, NAME_MAX)), rows, comma: delimiter !== ',' }
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const WITH_COMMA = /^[+-]?\d+,\d+$/

const isNumber = (cell: string, comma: boolean): boolean =>
  PLAIN.test(cell) || (comma && WITH_COMMA.test(cell))
const numberOf = (cell: string): number => Number(cell.replace(',', '.'))

interface ReadColumn {
  readonly column: DataColumn
  readonly numbers: readonly (number | null)[] | null
  readonly groups: readonly (string | null)[] | null
}

function columnOf(
  name: string,
  rows: Table['rows'],
  { at, comma }: { readonly at: number; readonly comma: boolean },
): ReadColumn {
  const cells = rows.map((row) => {
    const cell = row[at] ?? ''
    return MISSING.test(cell) ? null : cell
  })
  const present = cells.filter((cell) => cell !== null)
  const missing = cells.length - present.length
  const read = present.filter((cell) => isNumber(cell, comma))
  const distinct = new Set(present)
  const isMeasured =
    read.length >= NUMBERS_MIN01 * present.length && new Set(read).size > 2 && !isNumbering(cells, comma)
  if (isMeasured) {
    const numbers = cells.map((cell) => (cell !== null && isNumber(cell, comma) ? numberOf(cell) : null))
    const values = numbers.filter((value) => value !== null)
    const column = {
      kind: 'number',
      name,
      n: values.length,
      missing,
      unread: present.length - read.length,
      mean: mean(values) ?? 0,
      sd: deviation(values) ?? null,
      median: median(values) ?? 0,
      min: min(values) ?? 0,
      max: max(values) ?? 0,
      quartiles:
        values.length === 0
          ? null
          : { lower: quantile(values, 0.25) ?? 0, upper: quantile(values, 0.75) ?? 0 },
      bins: binned(values),
    } as const
    return { column, numbers, groups: null }
  }
  if (distinct.size > 0 && distinct.size <= DATA_GROUPS_MAX && present.length > distinct.size) {
    const groups = cells.map((cell) => (cell === null ? null : cell.slice(0, NAME_MAX)))
    const counts = new Map<string, number>()
    for (const value of groups) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
    const levels = [...counts]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count)
    return { column: { kind: 'group', name, n: present.length, missing, levels }, numbers: null, groups }
  }
  return { column: { kind: 'text', name, n: present.length, missing }, numbers: null, groups: null }
}

function testOf(one: ReadColumn, other: ReadColumn): DataTest | null {
  const [x, y] = [one.column.name, other.column.name]
  if (one.numbers && other.numbers)
    return pearsonTest({ name: x, values: one.numbers }, { name: y, values: other.numbers })
  if (one.groups && other.numbers)
    return groupTest({ name: x, values: one.groups }, { name: y, values: other.numbers })
  if (one.numbers && other.groups)
    return groupTest({ name: y, values: other.groups }, { name: x, values: one.numbers })
  if (one.groups && other.groups)
    return independenceTest({ name: x, values: one.groups }, { name: y, values: other.groups })
  return null
}

const withNone = (test: DataTest | null): readonly DataTest[] => (test === null ? [] : [test])

/** The tests that hold where no normal distribution may be assumed, and those of two columns of the same rows. */
function rankTestsOf(one: ReadColumn, other: ReadColumn): readonly DataTest[] {
  const [x, y] = [one.column.name, other.column.name]
  if (one.numbers && other.numbers) {
    const [a, b] = [
      { name: x, values: one.numbers },
      { name: y, values: other.numbers },
    ]
    return [spearmanTest(a, b), pairedTest(a, b), signedRankTest(a, b)].flatMap(withNone)
  }
  const parted = partedBy(one, other)
  return parted ? withNone(groupRankTest(...parted)) : []
}

/** The column that parts the rows and the one that is measured in its groups; null where there are not both. */
function partedBy(one: ReadColumn, other: ReadColumn) {
  const [groups, numbers] = one.groups ? [one, other] : [other, one]
  return groups.groups && numbers.numbers
    ? ([
        { name: groups.column.name, values: groups.groups },
        { name: numbers.column.name, values: numbers.numbers },
      ] as const)
    : null
}

function spreadOf([one, other]: readonly [ReadColumn, ReadColumn]): DataReport['spreads'] {
  const parted = partedBy(one, other)
  const groups = parted ? grouped(...parted) : []
  if (!parted || groups.length < 2) return []
  const [{ name: x }, { name: y }] = parted
  return [
    {
      x,
      y,
      groups: groups.map(([value, values]) => ({
        value,
        n: values.length,
        min: min(values) ?? 0,
        lower: quantile(values, 0.25) ?? 0,
        median: median(values) ?? 0,
        upper: quantile(values, 0.75) ?? 0,
        max: max(values) ?? 0,
      })),
    },
  ]
}

/** Rows that count up from 0 or 1 are numbered, not measured; so many at least. */
const NUMBERED_MIN = 10

function isNumbering(cells: readonly (string | null)[], comma: boolean): boolean {
  const [head] = cells
  if (cells.length < NUMBERED_MIN || head === null || head === undefined || !/^[01]$/.test(head)) return false
  const first = Number(head)
  return cells.every((cell, at) => cell !== null && isNumber(cell, comma) && numberOf(cell) === first + at)
}

/** Points of a scale are bars of their own up to so many. */
const POINTS_MAX = 12

/** A histogram whose bars d3 chooses by Sturges' rule, at round borders; fewer where that gives too many. Whole numbers of a short scale have a bar each. */
function binned(values: readonly number[]) {
  const [first, last] = [min(values) ?? 0, max(values) ?? 0]
  if (values.every(Number.isInteger) && last - first < POINTS_MAX)
    return Array.from({ length: last - first + 1 }, (_, at) => {
      const point = first + at
      return { from: point - 0.5, to: point + 0.5, count: values.filter((value) => value === point).length }
    })
  const made = bin()(values)
  const bins = made.length <= DATA_BINS_MAX ? made : bin().thresholds(DATA_BINS_MAX / 2)(values)
  return bins.map((own) => ({ from: own.x0 ?? 0, to: own.x1 ?? 0, count: own.length }))
}
