import { z } from 'zod'
import { SearchReplay } from './search-trace'

/** Days between two runs of the searches; what a student may ask for. */
export const alertIntervals = [7, 30] as const
export const AlertInterval = z.union([z.literal(7), z.literal(30)])
export type AlertInterval = z.infer<typeof AlertInterval>

/** The searches of a project run again at an interval. */
export const SearchAlert = z.object({
  everyDays: AlertInterval,
  /** ISO 8601 */
  nextAt: z.string().max(40),
  /** What the last run gave; null before the first. */
  replay: SearchReplay.nullable(),
  /** Something was found that was not told before, and the student has not said that they saw it. */
  isUnseen: z.boolean(),
})
export type SearchAlert = z.infer<typeof SearchAlert>
