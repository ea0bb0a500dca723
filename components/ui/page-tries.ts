/** A page that failed is asked for again after these waits, and then no more by itself. */
const WAITS_MS = [1_000, 3_000, 8_000] as const

/** After a calm of this length a failure is a new one. */
const CALM_MS = 60_000

interface Tries {
  readonly count: number
  readonly lastAt: number
}

// The page that shows a failure is made anew at each: it cannot count itself.
const triesOf = new Map<string, Tries>()

/** Milliseconds until the page at `path` is to be asked for again; null when it was asked often enough. */
export function nextTryMs(path: string, nowMs: number): number | null {
  const tries = triesOf.get(path)
  const count = tries && nowMs - tries.lastAt < CALM_MS ? tries.count : 0
  return WAITS_MS[count] ?? null
}

/** Counts that the page at `path` is asked for again now. */
export function noteTry(path: string, nowMs: number): void {
  const tries = triesOf.get(path)
  const count = tries && nowMs - tries.lastAt < CALM_MS ? tries.count : 0
  triesOf.set(path, { count: count + 1, lastAt: nowMs })
}
