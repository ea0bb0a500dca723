import { z } from 'zod'
import { QualityValidation } from './proposal'

/** One deterministic check of quality control. */
export const QualityCheck = z.object({
  id: z.enum([
    'questions-answered',
    'objectives-served',
    'citations-resolve',
    'literature-enough',
    'variables-used',
    'skills-covered',
    'hours-suffice',
    'dates-agree',
    'sums-agree',
    'sample-reachable',
    'constraints-kept',
    'references-sound',
    'about-concepts',
    'design-fits',
    'wording-sound',
    'parts-agree',
    'asked-in-sources',
  ]),
  score: z.enum(['coherence', 'feasibility']),
  /** null: not known, because nothing of it was looked up; neither passed nor failed. */
  passed: z.boolean().nullable(),
  /** Share of what was checked that holds, 0…1. */
  share01: z.number().min(0).max(1),
  weight: z.number().min(0),
  detail: z.string().max(600),
})
export type QualityCheck = z.infer<typeof QualityCheck>

export const QualityStage = z.object({
  validation: QualityValidation,
  checks: z.array(QualityCheck).max(20),
})
export type QualityStage = z.infer<typeof QualityStage>
