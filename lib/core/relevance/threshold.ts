import type { Outcome } from '@/lib/contracts/search'
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
export type CountAdvice =
  | 'change-scope'
  | 'broaden-one'
  | 'proceed'
  | 'consider-narrowing'
  | 'must-narrow'
  | 'ask-again'

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

/**
 * The verdict on a number of sources on the topic: whether the threshold is met, which band it is in and what that calls for.
 * Where no database that was asked has answered (`isUnreached`), few sources are no reason to change the topic, but to ask again.
 */
export function thresholdOf(
  count: number,
  { isUnreached = false }: { readonly isUnreached?: boolean | undefined } = {},
): ThresholdVerdict {
  const found = Math.max(0, Math.floor(Number.isFinite(count) ? count : 0))
  const { band, advice } = bands.find(({ max }) => found <= max) ?? bands[4]
  const status = found >= THRESHOLD ? 'met' : 'warning'
  const missing = Math.max(0, THRESHOLD - found)
  return { status, band, advice: isUnreached && missing > 0 ? 'ask-again' : advice, count: found, missing }
}

/** True when a source is held back for its quality. What the student brought is never held back. */
export function isHeldBack(source: Pick<Source, 'quality' | 'userProvided'>): boolean {
  return !source.userProvided && source.quality.score < QUALITY_SHOWN_MIN
}

/**
 * True when a source counts for the threshold: it names every required concept of the topic in force. A relevancy without
 * concepts, of a run from before there was a concept map or of a topic in which none was found, counts as it did then.
 */
export function isOnTopic({ relevancy }: Pick<Source, 'relevancy'>): boolean {
  return relevancy.concepts?.isOnTopic ?? true
}

/**
 * True when a review or a paper may be written from a source: what nobody chose must be on the topic; what the student chose must
 * name one of its concepts, for a person who read the title knows of words that no vocabulary lists.
 */
export function isTold(source: Pick<Source, 'relevancy'>, chosen: boolean): boolean {
  return isOnTopic(source) || (chosen && (source.relevancy.concepts?.named.length ?? 0) > 0)
}

export interface ThresholdCounts {
  /** What is not held back. */
  readonly found: number
  /** Those of `found` that are on the topic. */
  readonly relevant: number
  readonly heldBack: number
}

/** The numbers that every page, document and summary shows of a list of sources. */
export function thresholdCounts(
  sources: readonly Pick<Source, 'relevancy' | 'quality' | 'userProvided'>[],
): ThresholdCounts {
  const shown = sources.filter((source) => !isHeldBack(source))
  return {
    found: shown.length,
    relevant: shown.filter(isOnTopic).length,
    heldBack: sources.length - shown.length,
  }
}

/** True when databases were asked and not one of them answered, be it with nothing. */
export function isUnreached(outcomes: readonly Outcome[]): boolean {
  return outcomes.length > 0 && outcomes.every((outcome) => outcome !== 'ok' && outcome !== 'empty')
}

/** True when a source is in the list: inside the present scope and not held back. */
export function isShown(source: Pick<Source, 'quality' | 'userProvided' | 'outside'>): boolean {
  return source.outside !== true && !isHeldBack(source)
}

export type QualityLevel = 'high' | 'medium' | 'lower' | 'heldBack'

/** The level of the quality distribution: high from 80 %, medium from 60 %, lower from 40 %, else held back. */
export function qualityLevel(source: Pick<Source, 'quality' | 'userProvided'>): QualityLevel {
  if (isHeldBack(source)) return 'heldBack'
  if (source.quality.score >= QUALITY_HIGH_MIN) return 'high'
  return source.quality.score >= QUALITY_MEDIUM_MIN ? 'medium' : 'lower'
}

/**
 * The figures of the threshold step; `outcomes` are those of the databases in the search in force. `found` counts what is not held back; `perDatabase` follows first appearance and
 * counts a source once for each database that has it, so its sum may exceed `found`.
 */
export function thresholdReport(
  sources: readonly Source[],
  outcomes: readonly Outcome[] = [],
): ThresholdReport {
  const distribution = { high: 0, medium: 0, lower: 0, heldBack: 0 }
  const counts = new Map<string, number>()
  for (const source of sources) {
    distribution[qualityLevel(source)] += 1
    if (isHeldBack(source)) continue
    for (const db of originsOf(source)) counts.set(db, (counts.get(db) ?? 0) + 1)
  }
  const { found, relevant, heldBack } = thresholdCounts(sources)
  const { status, band } = thresholdOf(relevant)
  const perDatabase = [...counts].slice(0, 20).map(([database, count]) => ({ database, count }))
  return {
    status,
    band,
    found,
    relevant,
    isUnreached: isUnreached(outcomes),
    heldBack,
    perDatabase,
    distribution,
  }
}

/** The databases that have a source, each once. */
export function originsOf(source: Pick<Source, 'work'>): readonly string[] {
  return [...new Set(source.work.source.map(({ db }) => db))]
}
