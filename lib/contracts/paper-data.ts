import { z } from 'zod'

/**
 * Terminology
 *   report    what was computed of a file of the student's own data; its rows are not kept
 *   number    a column that is measured; `group`, one of few values that part the rows; `text`, neither
 */
export const DATA_BYTES_MAX = 20 * 1024 * 1024
export const DATA_ROWS_MAX = 100_000
export const DATA_COLUMNS_MAX = 30
/** Values that part the rows: more are text. */
export const DATA_GROUPS_MAX = 12

const Name = z.string().min(1).max(80)
const Rows = z.number().int().min(0).max(DATA_ROWS_MAX)
const Share01 = z.number().min(0).max(1)

export const DataColumn = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    name: Name,
    n: Rows,
    missing: Rows,
    /** Cells that hold text where numbers stand; counted as missing. */
    unread: Rows,
    mean: z.number(),
    /** Of a sample; null of a single value. */
    sd: z.number().nullable(),
    median: z.number(),
    min: z.number(),
    max: z.number(),
  }),
  z.object({
    kind: z.literal('group'),
    name: Name,
    n: Rows,
    missing: Rows,
    levels: z.array(z.object({ value: z.string().max(80), count: Rows })).max(DATA_GROUPS_MAX),
  }),
  z.object({ kind: z.literal('text'), name: Name, n: Rows, missing: Rows }),
])
export type DataColumn = z.infer<typeof DataColumn>

const pair = { x: Name, y: Name, n: Rows, p: Share01 }

/** Tests of two columns on the rows that have both; two-sided. */
export const DataTest = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('pearson'),
    ...pair,
    r: z.number().min(-1).max(1),
    t: z.number(),
    df: z.number(),
  }),
  /** Welch's t test: `x` parts the rows into two groups, `d` is Cohen's. */
  z.object({
    by: z.literal('welch'),
    ...pair,
    groups: z
      .array(z.object({ value: z.string().max(80), n: Rows, mean: z.number(), sd: z.number() }))
      .length(2),
    t: z.number(),
    df: z.number(),
    d: z.number(),
  }),
  /** One-way analysis of variance: `x` parts the rows into three groups or more. */
  z.object({
    by: z.literal('anova'),
    ...pair,
    f: z.number(),
    df1: z.number(),
    df2: z.number(),
    eta2: Share01,
  }),
  /** Pearson's test of independence; `v` is Cramér's, `few01` the share of cells in which fewer than five were expected. */
  z.object({
    by: z.literal('chi-square'),
    ...pair,
    chi2: z.number(),
    df: z.number(),
    v: Share01,
    few01: Share01,
  }),
])
export type DataTest = z.infer<typeof DataTest>

export const DataReport = z.object({
  file: z.string().max(200),
  /** Of the bytes, so that the file can be told from another. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: Rows,
  columns: z.array(DataColumn).min(1).max(DATA_COLUMNS_MAX),
  tests: z.array(DataTest).max((DATA_COLUMNS_MAX * (DATA_COLUMNS_MAX - 1)) / 2),
})
export type DataReport = z.infer<typeof DataReport>

/** Why a file cannot be used. */
export const dataProblems = [
  'not-text',
  'no-rows',
  'one-column',
  'no-names',
  'same-names',
  'uneven-rows',
  'too-many-rows',
  'too-many-columns',
  'nothing-to-compute',
] as const
export const DataProblem = z.object({
  problem: z.enum(dataProblems),
  /** The line, the column or the number that it is about; empty where none is. */
  about: z.string().max(100),
})
export type DataProblem = z.infer<typeof DataProblem>

export const ReadData = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), report: DataReport.omit({ file: true, sha256: true }) }),
  DataProblem.extend({ ok: z.literal(false) }),
])
export type ReadData = z.infer<typeof ReadData>
