import type { Half } from './answers-data'
import type { TrustRow } from './row'

/** A figure on each half. */
export type Both = Readonly<Record<Half, number>>

/** What a figure must reach, and what it should. */
export interface Bar {
  readonly what: string
  readonly data: string
  readonly reference: string
  readonly must: number
  readonly goal: number
  /** Of an error rate, less is better. */
  readonly isError?: boolean
  readonly note?: string
}

export function both(measure: (half: Half) => number): Both {
  return { chosen: measure('chosen'), report: measure('report') }
}

/**
 * One bar as a row: judged on the half that nothing was chosen on, beside the other half and how much better that one is (what was
 * learned by heart shows there).
 */
export function barRow(
  { what, data, reference, must, goal, isError = false, note }: Bar,
  { chosen, report }: Both,
): TrustRow {
  const reaches = (bar: number) => (isError ? report <= bar : report >= bar)
  const gap = isError ? report - chosen : chosen - report
  return {
    what,
    data,
    reference,
    target: `${isError ? '≤' : '≥'} ${must}, goal ${goal}`,
    measured: `${report.toFixed(3)}, goal ${reaches(goal) ? 'reached' : 'missed'}; half chosen on ${chosen.toFixed(3)}, gap ${gap.toFixed(3)}`,
    reached: reaches(must),
    ...(note === undefined ? {} : { note }),
  }
}

/** The mean of some figures; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** The share of some that are so; 0 of none. */
export const shareOf = <One>(all: readonly One[], isSo: (one: One) => boolean): number =>
  mean(all.map((one) => (isSo(one) ? 1 : 0)))
