import type { Locale } from '@/lib/contracts/locale'
import type { DataTest } from '@/lib/contracts/paper-data'

const P_MIN = 0.001

/** What a procedure of the plan is called, in three languages; the first that fits is meant, so that the narrower names stand first. */
const procedures = [
  [
    'spearman',
    /spearman|rank correlation|correla[cç][aãi]\w* (?:de postos|por postos|de rangos|por rangos)/i,
  ],
  [
    'paired',
    /paired t|t pareado|t de student pareado|teste t para amostras (?:pareadas|dependentes)|t (?:para muestras )?(?:emparejad|relacionad|pareada)\w*|dependent[- ]samples? t/i,
  ],
  ['mann-whitney', /mann|rank[- ]sum|soma de postos|suma de rangos/i],
  ['wilcoxon', /wilcoxon|signed[- ]rank|postos sinalizados|postos com sinais|rangos con signo/i],
  ['kruskal-wallis', /kruskal/i],
  ['pearson', /pearson|correla/i],
  ['welch', /welch|\bt[- ]test|teste t|prueba t/i],
  ['anova', /anova|varian/i],
  ['chi-square', /chi|qui-quad|ji cuad|χ/i],
] as const satisfies readonly (readonly [DataTest['by'], RegExp])[]

/** Made where the plan names none that fits the columns. */
const usual: readonly DataTest['by'][] = ['pearson', 'welch', 'anova', 'chi-square']
const PAIRS =
  /paired|paread|emparejad|relacionad|signed|sinaliz|con signo|wilcoxon|before and after|antes e depois|antes y despu/i

const plannedKind = (procedure: string): DataTest['by'] | null =>
  procedures.find(([, named]) => named.test(procedure))?.[0] ?? null

/** Whether a procedure compares two columns of the same rows. */
export function namesPairs(procedure: string): boolean {
  return PAIRS.test(procedure)
}

/** The test of two columns that the plan names, else the usual one for columns of their kinds; null where there is neither. */
export function plannedTest(procedure: string, tests: readonly DataTest[]): DataTest | null {
  return (
    tests.find((test) => isPlanned(test, procedure)) ?? tests.find(({ by }) => usual.includes(by)) ?? null
  )
}

/** Wilcoxon's name stands for two tests: of two groups it is that of Mann and Whitney. */
export function isPlanned({ by }: Pick<DataTest, 'by'>, procedure: string): boolean {
  const kind = plannedKind(procedure)
  return (
    kind === by || (by === 'mann-whitney' && kind === 'wilcoxon' && !/signed|sinaliz|signo/i.test(procedure))
  )
}

interface Shown {
  /** As it is told: corrected where the plan says so. */
  readonly p: number
  readonly locale: Locale
}

/** A test as the cells of a row: its columns, rows, statistic, p and effect. */
export function testCells(test: DataTest, { p, locale }: Shown): readonly string[] {
  const shown = (value: number) => decimal(value, locale)
  const { statistic, effect } = statisticOf(test, shown)
  return [
    `${test.x}, ${test.y}`,
    String(test.n),
    statistic,
    p < P_MIN ? `< ${shown(P_MIN)}` : shown(p),
    [effect, ...intervalOf(test, shown)].join(' '),
  ]
}

/** Statistic, p, effect and its interval as they stand in a sentence. */
export function testFigures(test: DataTest, { p, locale }: Shown): string {
  const shown = (value: number) => decimal(value, locale)
  const { statistic, effect } = statisticOf(test, shown)
  const told = p < P_MIN ? `p < ${shown(P_MIN)}` : `p = ${shown(p)}`
  return [statistic, told, [effect, ...intervalOf(test, shown)].join(' ')].join('; ')
}

const Z95 = 1.959964
const INTERVAL_ROWS_MIN = 4

/** The 95 % interval of a correlation after Fisher's z (1921, hdl:2440/15169), in brackets; none of other effects. */
function intervalOf(test: DataTest, shown: (value: number) => string): readonly string[] {
  if (test.by !== 'pearson' || test.n < INTERVAL_ROWS_MIN || Math.abs(test.r) >= 1) return []
  const reach = Z95 / Math.sqrt(test.n - 3)
  const [low, high] = [-reach, reach].map((by) => Math.tanh(Math.atanh(test.r) + by))
  return [`[${shown(low ?? 0)}; ${shown(high ?? 0)}]`]
}

interface Told {
  readonly statistic: string
  readonly effect: string
}

function statisticOf(test: DataTest, shown: (value: number) => string): Told {
  const ofT = ({ t, df }: { readonly t: number; readonly df: number }) => `t(${shown(df)}) = ${shown(t)}`
  switch (test.by) {
    case 'pearson':
      return { statistic: ofT(test), effect: `r = ${shown(test.r)}` }
    case 'spearman':
      return { statistic: ofT(test), effect: `rₛ = ${shown(test.rho)}` }
    case 'welch':
      return { statistic: ofT(test), effect: `d = ${shown(test.d)}` }
    case 'paired':
      return { statistic: ofT(test), effect: `d = ${shown(test.d)}` }
    case 'anova':
      return {
        statistic: `F(${shown(test.df1)}; ${shown(test.df2)}) = ${shown(test.f)}`,
        effect: `η² = ${shown(test.eta2)}`,
      }
    case 'mann-whitney':
      return { statistic: `U = ${shown(test.u)}`, effect: `r = ${shown(test.effect)}` }
    case 'wilcoxon':
      return { statistic: `V = ${shown(test.v)}`, effect: `r = ${shown(test.effect)}` }
    case 'kruskal-wallis':
      return { statistic: `H(${shown(test.df)}) = ${shown(test.h)}`, effect: `ε² = ${shown(test.epsilon2)}` }
    case 'chi-square':
      return { statistic: `χ²(${shown(test.df)}) = ${shown(test.chi2)}`, effect: `V = ${shown(test.v)}` }
  }
}

const DIGITS = 3

/** Three digits behind the sign, trailing zeros left out; no sign between thousands, and before a negative number the sign of minus. */
export function decimal(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: DIGITS, useGrouping: false })
  return format.format(value).replace('-', '−')
}
