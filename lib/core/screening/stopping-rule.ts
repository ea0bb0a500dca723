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
  /** At most about so many relevant records are still unread; null while too little was found. */
  missedAtMost: number | null
  /** At least about this recall, 0…1; null while too little was found. */
  recallAtLeast01: number | null
}

/** One reads on to this multiple of the knee … */
const REACH = 2
/** … and to more with few finds: this, divided by the root of their number, is added. */
const REACH_OF_FEW = 12
/** What is left falls with this power of the records read. */
const FALL = 1.5
/** With fewer finds nothing can be said. */
const FOUND_MIN = 6

/**
 * Whether the target share of relevant records has been found, with a bound on what is missed.
 *
 * The yield is taken to fall with a power of the records read, so that a multiple of the reading that brought a share of what is
 * known leaves the same share unread in a short and in a long list; compare the knee and its slope in Cormack & Grossman 2016,
 * doi:10.1145/2911451.2911510. At that multiple the bound is what the target allows to be missed, and it falls with further
 * reading. When all is read the target is reached. The bound fails where the ranking misses a whole group of relevant records. The
 * constants were chosen on simulated reviews; see docs/decisions/0075.
 */
export function applyStoppingRule(progress: ScreeningProgress, target01: number): StoppingRule {
  const { found, foundBefore, read, records } = progress
  if (read >= records) return { isReached: true, missedAtMost: 0, recallAtLeast01: 1 }
  const knee = kneeOf(found, target01)
  if (found.length < FOUND_MIN || knee === null)
    return { isReached: false, missedAtMost: null, recallAtLeast01: null }
  const all = found.length + foundBefore
  const allowed = Math.floor(all / target01 - all + 1e-9)
  const reach = (REACH + REACH_OF_FEW / Math.sqrt(found.length)) * knee
  const missedAtMost = Math.min(records - read, (allowed + 0.49) * (reach / read) ** FALL)
  return { isReached: read >= reach, missedAtMost, recallAtLeast01: all / (all + missedAtMost) }
}

/**
 * The geometric mean of the readings that brought the target share of the finds, and all but four times what may be missed (95 and 80 %):
 * the first alone rests on the last few finds, which are early where the rest has hardly begun. Null where there is none.
 */
function kneeOf(found: readonly number[], target01: number): number | null {
  const readFor = (share01: number) => found[Math.ceil(share01 * found.length) - 1]
  const [late, early] = [readFor(target01), readFor(4 * target01 - 3)]
  return late === undefined || early === undefined ? null : Math.sqrt(late * early)
}
