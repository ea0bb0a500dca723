import type { Source } from '@/lib/contracts/source'
import type { ThresholdReport } from '@/lib/contracts/source-validation'

/** Sources a literature review needs before it can start. */
export const THRESHOLD = 8
/** How many of the ranked sources are recommended at first; the rest is one press away. */
export const RECOMMENDED_MAX = 15
/** Quality, in percent, under which a source is held back: counted, and shown only when asked for. */
export const QUALITY_SHOWN_MIN = 40
const QUALITY_HIGH_MIN = 80
const QUALITY_MEDIUM_MIN = 60

export type CountBand = ThresholdReport['band']

/** What to do with a count: one code for each band. */
export type CountAdvice = 'change-scope' | 'broaden-one' | 'proceed' | 'consider-narrowing' | 'must-narrow'

/** Upper end of each band, both ends included; what lies above the last is `too-many`. */
const bands = [
  { band: 'too-narrow', max: 3, advice: 'change-scope' },
  { band: 'few', max: 7, advice: 'broaden-one' },
  { band: 'optimal', max: 30, advice: 'proceed' },
  { band: 'many', max: 100, advice: 'consider-narrowing' },
  { band: 'too-many', max: Number.POSITIVE_INFINITY, advice: 'must-narrow' },
] as const satisfies readonly { band: CountBand; max: number; advice: CountAdvice }[]

export interface ThresholdVerdict {
  readonly status: 'met' | 'warning'
  readonly band: CountBand
  readonly advice: CountAdvice
  readonly count: number
  /** Sources still missing to the threshold; 0 when met. */
  readonly missing: number
}

/** The verdict on a number of found sources: whether the threshold is met, which band it is in and what that calls for. */
export function thresholdOf(count: number): ThresholdVerdict {
  const found = Math.max(0, Math.floor(Number.isFinite(count) ? count : 0))
  const { band, advice } = bands.find(({ max }) => found <= max) ?? bands[4]
  const status = found >= THRESHOLD ? 'met' : 'warning'
  return { status, band, advice, count: found, missing: Math.max(0, THRESHOLD - found) }
}

/** True when a source is held back for its quality. What the student brought is never held back. */
export function isHeldBack(source: Pick<Source, 'quality' | 'userProvided'>): boolean {
  return !source.userProvided && source.quality.score < QUALITY_SHOWN_MIN
}

export type QualityLevel = 'high' | 'medium' | 'lower' | 'heldBack'

/** The level of the quality distribution: high from 80 %, medium from 60 %, lower from 40 %, else held back. */
export function qualityLevel(source: Pick<Source, 'quality' | 'userProvided'>): QualityLevel {
  if (isHeldBack(source)) return 'heldBack'
  if (source.quality.score >= QUALITY_HIGH_MIN) return 'high'
  return source.quality.score >= QUALITY_MEDIUM_MIN ? 'medium' : 'lower'
}

/**
 * The figures of the threshold step. `found` counts what is not held back; `perDatabase` follows first appearance and
 * counts a source once for each database that has it, so its sum may exceed `found`.
 */
export function thresholdReport(sources: readonly Source[]): ThresholdReport {
  const distribution = { high: 0, medium: 0, lower: 0, heldBack: 0 }
  const counts = new Map<string, number>()
  for (const source of sources) {
    distribution[qualityLevel(source)] += 1
    if (isHeldBack(source)) continue
    for (const db of originsOf(source)) counts.set(db, (counts.get(db) ?? 0) + 1)
  }
  const { status, band, count } = thresholdOf(sources.length - distribution.heldBack)
  const perDatabase = [...counts].slice(0, 20).map(([database, found]) => ({ database, count: found }))
  return { status, band, found: count, heldBack: distribution.heldBack, perDatabase, distribution }
}

/** The databases that have a source, each once. */
export function originsOf(source: Pick<Source, 'work'>): readonly string[] {
  return [...new Set(source.work.source.map(({ db }) => db))]
}
