import { z } from 'zod'
import {
  DataCollectionPlan,
  MethodologyRecommendation,
  ProblemDefinition,
  QualityValidation,
  ResearchObjectives,
} from '@/lib/contracts/proposal'
import { QualityCheck } from '@/lib/contracts/proposal-quality'
import { Ledger, SampleSize } from '@/lib/contracts/proposal-run'

/** What an examination reads of a finished `proposal.json`; everything else in it is left alone. */
export const ExaminedProposal = z.object({
  problem_definition: ProblemDefinition.strip(),
  research_objectives: ResearchObjectives.strip(),
  methodology: MethodologyRecommendation.strip(),
  data_collection: DataCollectionPlan.strip(),
  quality_validation: QualityValidation.strip(),
  metadata: z.object({
    /** What the document says beside the stages, by section. */
    computed_sections: z.record(z.string().max(40), z.string().max(20_000)).default({}),
    coverage: z.array(z.object({ question: z.string(), objectives: z.array(z.number()) })),
    sample_size: SampleSize.nullable(),
    feasibility_ledger: Ledger.nullable(),
    quality_checks: z.array(QualityCheck.pick({ id: true, passed: true })),
    references: z.array(z.object({ key: z.string(), year: z.number().nullish() })),
    /** Of a file that was written before objections could be admitted: none. */
    admitted_objections: z.array(z.string().max(40)).max(40).default([]),
    reference_passport: z.array(z.object({ key: z.string(), verdict: z.string() })),
  }),
})
export type ExaminedProposal = z.infer<typeof ExaminedProposal>
