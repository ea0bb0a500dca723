import { z } from 'zod'

/**
 * Terminology
 *   report    what was computed of a file of the student's own data; its rows are not kept
 *   number    a column that is measured; `group`, one of few values that part the rows; `text`, neither
 *   match     which column measures something that the question names, or that none does
 */
export const DATA_BYTES_MAX = 20 * 1024 * 1024
export const DATA_ROWS_MAX = 100_000
export const DATA_COLUMNS_MAX = 30
/** Values that part the rows: more are text. */
export const DATA_GROUPS_MAX = 12

/** Bars of a histogram. */
export const DATA_BINS_MAX = 20
/** Rank and paired tests are made of so many rows at most. */
export const RANKED_ROWS_MAX = 5_000
const TESTS_OF_PAIR = 4

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
    /** Quarters of the values; null in reports that were made without them. */
    quartiles: z.object({ lower: z.number(), upper: z.number() }).nullable().default(null),
    /** Counts between borders that lie at equal distances; the last one holds its upper border. */
    bins: z
      .array(z.object({ from: z.number(), to: z.number(), count: Rows }))
      .max(DATA_BINS_MAX)
      .default([]),
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

const Correlation = z.number().min(-1).max(1)
const RankedGroup = z.object({ value: z.string().max(80), n: Rows, median: z.number() })
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
  z.object({ by: z.literal('spearman'), ...pair, rho: Correlation, t: z.number(), df: z.number() }),
  /** `effect` is the rank-biserial correlation; `exact` where the distribution was counted whole. */
  z.object({
    by: z.literal('mann-whitney'),
    ...pair,
    groups: z.array(RankedGroup).length(2),
    u: z.number(),
    effect: Correlation,
    exact: z.boolean(),
  }),
  z.object({
    by: z.literal('kruskal-wallis'),
    ...pair,
    groups: z.array(RankedGroup).min(3).max(DATA_GROUPS_MAX),
    h: z.number(),
    df: z.number(),
    epsilon2: Share01,
  }),
  /** Two columns of the same rows. */
  z.object({
    by: z.literal('wilcoxon'),
    ...pair,
    v: z.number(),
    effect: Correlation,
    exact: z.boolean(),
  }),
  /** `mean` of the differences, `d` in their own standard deviations. */
  z.object({
    by: z.literal('paired'),
    ...pair,
    mean: z.number(),
    t: z.number(),
    df: z.number(),
    d: z.number(),
  }),
])
export type DataTest = z.infer<typeof DataTest>

/** What a match calls a thing of the question: the name of its concept. */
const Concept = z.string().min(1).max(300)
/** A column that measures a thing of the question; null where the data do not measure it. */
export const ColumnMatch = z.object({ concept: Concept, column: Name.nullable() })
export type ColumnMatch = z.infer<typeof ColumnMatch>
export const COLUMN_MATCHES_MAX = 40
export const ColumnMatches = z.array(ColumnMatch).max(COLUMN_MATCHES_MAX)

/** What is asked where the names of the columns do not tell which thing of the question each measures. */
export const MatchQuestion = z.object({
  concepts: z
    .array(
      z.object({
        concept: Concept,
        /** The single column that is called so; null of none and of several. */
        column: Name.nullable(),
        /** Columns that may be meant, the likeliest first. */
        suggested: z.array(Name).max(DATA_COLUMNS_MAX),
      }),
    )
    .max(COLUMN_MATCHES_MAX),
  columns: z.array(
    z.object({
      name: Name,
      /** What stands in it: its lowest and highest value, or its groups. */
      values: z.array(z.string().max(80)).max(DATA_GROUPS_MAX),
    }),
  ),
})
export type MatchQuestion = z.infer<typeof MatchQuestion>

export const DataReport = z.object({
  file: z.string().max(200),
  /** Of the bytes, so that the file can be told from another. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  rows: Rows,
  columns: z.array(DataColumn).min(1).max(DATA_COLUMNS_MAX),
  tests: z.array(DataTest).max((TESTS_OF_PAIR * DATA_COLUMNS_MAX * (DATA_COLUMNS_MAX - 1)) / 2),
  /** A measured column in the groups of another. */
  spreads: z
    .array(
      z.object({
        x: Name,
        y: Name,
        groups: z
          .array(
            z.object({
              value: z.string().max(80),
              n: Rows,
              min: z.number(),
              lower: z.number(),
              median: z.number(),
              upper: z.number(),
              max: z.number(),
            }),
          )
          .min(2)
          .max(DATA_GROUPS_MAX),
      }),
    )
    .max((DATA_COLUMNS_MAX * (DATA_COLUMNS_MAX - 1)) / 2)
    .default([]),
  /** As the student has said; what is not in them is told by the names of the columns. */
  matches: ColumnMatches.default([]),
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
  z.object({ ok: z.literal(true), report: DataReport.omit({ file: true, sha256: true, matches: true }) }),
  DataProblem.extend({ ok: z.literal(false) }),
])
export type ReadData = z.infer<typeof ReadData>
