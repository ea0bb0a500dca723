/** One measured figure. `limit` null: nothing was promised, the figure informs. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly limit: string | null
  /** measured / limit where less is better, limit / measured where more is: at most 1 means reached. */
  readonly ratio: number | null
}

/** A figure that must not be larger than its limit. */
export function atMost(what: string, measured: number, limit: number | null, unit: string): Figure {
  return {
    what,
    measured: `${shortNumber(measured)} ${unit}`,
    limit: limit === null ? null : `≤ ${limit} ${unit}`,
    ratio:
      limit === null
        ? null
        : limit === 0
          ? measured === 0
            ? 0
            : Number.POSITIVE_INFINITY
          : measured / limit,
  }
}

/** A figure that must not be smaller than its limit. */
export function atLeast(what: string, measured: number, limit: number | null, unit: string): Figure {
  return {
    what,
    measured: `${shortNumber(measured)} ${unit}`,
    limit: limit === null ? null : `≥ ${limit} ${unit}`,
    ratio: limit === null ? null : limit / measured,
  }
}

/** The smallest value that at least this share of the values does not exceed (nearest rank); NaN of none. */
export function quantile(values: readonly number[], share01: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share01 * sorted.length) - 1)] ?? Number.NaN
}

/** A Markdown table of figures under a heading. */
export function figuresTable(title: string, figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, limit, ratio }) => {
    const verdict = ratio === null ? '–' : `${ratio.toFixed(2)}${ratio <= 1 ? '' : ' **missed**'}`
    return `| ${what} | ${measured} | ${limit ?? '–'} | ${verdict} |`
  })
  return [
    `### ${title}`,
    '',
    '| What | Measured | Must reach | Ratio |',
    '|---|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n')
}

function shortNumber(value: number): string {
  if (!Number.isFinite(value)) return 'none'
  return value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)
}
