import type { ScreeningRun } from '@/lib/core/screening/simulate-screening'

/**
 * How relevant records lie in the reading order of one review: at x records read the yield falls as (x + shift)^-exponent; a share
 * of them, which the ranking cannot tell from the others, lies anywhere.
 */
interface RelevanceProcess {
  readonly records: number
  readonly relevant: number
  /** As a share of the relevant records. */
  readonly shift: number
  readonly exponent: number
  readonly unseen01: number
}

const SHIFTS = [0.1, 0.2, 0.4, 0.7, 1, 1.5, 2.5, 4, 7, 12]
const EXPONENTS = [1.05, 1.3, 1.6, 2, 2.5, 3.2, 4, 5.5]
const UNSEEN = [0.001, 0.01, 0.02, 0.04, 0.07, 0.12, 0.2, 0.35]

/** The process under which the run is likeliest, on a grid. */
function fitProcess(run: ScreeningRun): RelevanceProcess {
  const { records, relevant, found } = run
  let best: RelevanceProcess = { records, relevant, shift: 1, exponent: 2, unseen01: 0.1 }
  let highest = Number.NEGATIVE_INFINITY
  for (const shift of SHIFTS)
    for (const exponent of EXPONENTS) {
      const from = shift * relevant
      const mass = (from ** (1 - exponent) - (from + records) ** (1 - exponent)) / (exponent - 1)
      const densities = found.map((read) => (read + from) ** -exponent / mass)
      for (const unseen01 of UNSEEN) {
        const likelihood = densities.reduce(
          (sum, density) => sum + Math.log((1 - unseen01) * density + unseen01 / records),
          0,
        )
        if (likelihood <= highest) continue
        highest = likelihood
        best = { records, relevant, shift, exponent, unseen01 }
      }
    }
  return best
}

/** Each factor between 1 / SPREAD and SPREAD: a drawn review is like one of those fitted, and is none of them. */
const SPREAD = 1.6

/**
 * Reviews that nobody has made, as many as asked: each has the size, the number of relevant records and the yield of one of the runs'
 * reviews, all varied (a smoothed bootstrap; Silverman & Young 1987, doi:10.1093/biomet/74.3.469), and its relevant records
 * are drawn anew.
 */
export function syntheticRuns(runs: readonly ScreeningRun[], count: number): ScreeningRun[] {
  const processes = runs.map(fitProcess)
  const random = numbersFrom(20)
  const vary = () => SPREAD ** (2 * random() - 1)
  return Array.from({ length: count }, (_, seed) => {
    const like = processes[Math.floor(random() * processes.length)]
    if (like === undefined) throw new Error('No run to draw reviews after')
    const records = Math.round(like.records * vary())
    const drawn = {
      records,
      relevant: Math.min(Math.round(records / 2), Math.max(5, Math.round(like.relevant * vary()))),
      shift: like.shift * vary(),
      exponent: 1.02 + (like.exponent - 1) * vary(),
      unseen01: Math.min(0.5, like.unseen01 * vary()),
    }
    return drawRun(drawn, { seed, random })
  })
}

function drawRun(
  { records, relevant, shift, exponent, unseen01 }: RelevanceProcess,
  { seed, random }: { seed: number; random: () => number },
): ScreeningRun {
  const from = shift * relevant
  const [high, low] = [from ** (1 - exponent), (from + records) ** (1 - exponent)]
  const taken = new Set<number>()
  while (taken.size < relevant) {
    const at =
      random() < unseen01
        ? random() * records
        : (high - random() * (high - low)) ** (1 / (1 - exponent)) - from
    let read = Math.min(records, Math.max(1, Math.ceil(at)))
    // Two cannot stand in one place: the later one moves on.
    while (taken.has(read)) read = (read % records) + 1
    taken.add(read)
  }
  return { seed, found: [...taken].sort((a, b) => a - b), relevant, records }
}

/** Numbers in [0, 1), the same for a seed on every machine (the minimal standard of Park & Miller 1988, doi:10.1145/63039.63042). */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return (state - 1) / 2_147_483_646
  }
}
