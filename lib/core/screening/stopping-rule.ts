/** What is known of a screening in progress. Positions count records read, from 1, ascending. */
export interface ScreeningProgress {
  /** Positions at which relevant records were found. */
  found: readonly number[]
  /** Relevant records known before reading began. */
  foundBefore: number
  read: number
  /** All records that can be read. */
  records: number
}

export interface StoppingRule {
  /** False is "not yet": nothing is claimed, not even that the target is missed. */
  isReached: boolean
  /** Upper bound of the relevant records still unread, at the confidence below; null while too little was found. */
  missedAtMost: number | null
  /** Lower bound of recall, 0…1, at the same confidence; null while too little was found. */
  recallAtLeast01: number | null
}

/** The yield falls with this power of the records read. */
const FALL = 2.5
/** Standard normal quantile of the one-sided confidence, 99.9 %. */
const CONFIDENCE_Z = 3.09
/** Many finds make the gamma bound narrow, but not the law of the falling yield true: the bound is at least this multiple of the mean. */
const BOUND_OVER_MEAN_MIN = 3
/** With fewer finds a rate is a guess. */
const FOUND_MIN = 3

/**
 * Whether the target share of relevant records has been found, with a one-sided 99.9 % bound.
 *
 * Relevant records are taken as a Poisson process whose yield falls with a power of the records read, or faster. Let m
 * be the number of misses that the target allows. The last m + 1 finds and the reading since bound the rate from above
 * (gamma quantile, Wilson & Hilferty 1931, doi:10.1073/pnas.17.12.684); carried on to the end of the list it bounds the finds
 * still to come. The sign is reached when that bound rounds to no more than m. Counting processes as stopping rule:
 * Stevenson & Bin-Hezam 2023, doi:10.1145/3631990. When all is read the target is reached. The bound fails where the
 * ranking misses a whole group of relevant records. The power, the confidence and the multiple were chosen on simulated reviews; see
 * docs/decisions/0075.
 */
export function applyStoppingRule(progress: ScreeningProgress, target01: number): StoppingRule {
  const { found, foundBefore, read, records } = progress
  if (read >= records) return { isReached: true, missedAtMost: 0, recallAtLeast01: 1 }
  if (found.length < FOUND_MIN) return { isReached: false, missedAtMost: null, recallAtLeast01: null }
  const all = found.length + foundBefore
  const allowed = Math.floor(all / target01 - all + 1e-9)
  const window = Math.min(allowed, found.length - 1)
  const since = found[found.length - 1 - window] ?? read
  const spent = expected(since, read)
  if (spent <= 0) return { isReached: false, missedAtMost: null, recallAtLeast01: null }
  const finds = window + 1
  const rateAtMost = Math.max(gammaQuantile(finds), BOUND_OVER_MEAN_MIN * finds) / spent
  const missedAtMost = Math.min(records - read, rateAtMost * expected(read, records))
  return {
    isReached: missedAtMost < allowed + 0.5,
    missedAtMost,
    recallAtLeast01: all / (all + missedAtMost),
  }
}

/** The integral of the yield between two reading positions: finds to expect at rate 1, as a share that two such keep. */
function expected(from: number, to: number): number {
  return from ** (1 - FALL) - to ** (1 - FALL)
}

/** The upper quantile of a gamma distribution with this shape and scale 1. */
function gammaQuantile(shape: number): number {
  return shape * (1 - 1 / (9 * shape) + CONFIDENCE_Z / (3 * Math.sqrt(shape))) ** 3
}
