import { z } from 'zod'
import { SearchTrace, TRACED_RECORDS_MAX, TRACED_SEARCHES_MAX, TracedSearch } from './search-trace'

const Counted = z.number().int().min(0).max(TRACED_RECORDS_MAX)

/** Boxes of the flow of PRISMA 2020 (doi:10.1136/bmj.n71), in its order. */
export const flowBoxKeys = [
  'databases',
  'other',
  'before',
  'screened',
  'excluded',
  'assessed',
  'reports',
  'included',
] as const

/** A box and its parts, counted; a part is an origin, a fate, or `reason:` with the student's words. */
export const CountedBox = z.object({
  key: z.enum(flowBoxKeys),
  count: Counted,
  parts: z.array(z.object({ key: z.string().max(320), count: Counted })).max(400),
})
export type CountedBox = z.infer<typeof CountedBox>

/** How the sources of a paper were found, from the log of its project: each search as it was sent, and where the records ended. */
export const PaperSearch = z.object({
  searches: z.array(TracedSearch).max(TRACED_SEARCHES_MAX),
  flow: z.array(CountedBox).max(flowBoxKeys.length),
  reviewers: SearchTrace.shape.reviewers,
})
export type PaperSearch = z.infer<typeof PaperSearch>
