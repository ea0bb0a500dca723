import { z } from 'zod'
import { ConceptMap } from './concept-map'
import { SearchParameters } from './search'

/** Refinements one project may have. */
export const REFINEMENTS_MAX = 200

export const RefinementMode = z.enum(['more', 'narrower', 'broader', 'keywords'])
export type RefinementMode = z.infer<typeof RefinementMode>

/** One turn of the refinement loop. `resultCount` is null until its search has ended. */
export const RefinementEntry = z.object({
  date: z.string().min(1).max(40),
  mode: RefinementMode,
  request: z.string().max(2_000),
  before: SearchParameters,
  after: SearchParameters,
  /** The map that was searched with. */
  map: ConceptMap,
  resultCount: z.number().int().min(0).nullable(),
})
export type RefinementEntry = z.infer<typeof RefinementEntry>
