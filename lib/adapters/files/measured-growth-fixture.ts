import { type Growth, grown } from './growth-fixture'

/** In UTF-16 units. What looks steep at the first is read again at the second, where chance counts less. */
const LENGTHS = [60_000, 240_000] as const
/** What takes less CPU time, in ms, is too short to say how it grows; what grows with the square takes far more. */
const FLOOR_MS = 60
const GROWTH_MAX = 2.5
const ROUNDS_MAX = 5

export type Read = (text: string) => unknown

/** CPU time in ms, which the other processes of the machine change least. */
function cpuMs(read: Read, text: string): number {
  const begun = process.cpuUsage()
  read(text)
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

/** How many times as long the double length takes, by the least of some rounds each; 1 for what is read at once. */
function growthAt(read: Read, growth: Growth, length: number): number {
  const [short, long] = [grown(growth, length), grown(growth, 2 * length)]
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    longMs = Math.min(longMs, cpuMs(read, long))
    if (longMs < FLOOR_MS) return 1
    shortMs = Math.min(shortMs, cpuMs(read, short))
    if (longMs / shortMs <= GROWTH_MAX) break
  }
  return longMs / shortMs
}

/** Whether the time grows faster than the length, at both lengths. */
export function isSteep(read: Read, growth: Growth): boolean {
  return LENGTHS.every((length) => growthAt(read, growth, length) > GROWTH_MAX)
}
