import { z } from 'zod'
import {
  DataCollectionPlan,
  MethodologyRecommendation,
  ProblemDefinition,
  QualityIssue,
  ResearchObjectives,
} from '@/lib/contracts/proposal'
import { DesignId } from '@/lib/contracts/proposal-run'

/**
 * What a language model may write for each stage. Everything that code decides (titles and addresses of sources, sums,
 * sample sizes, dates) is missing here on purpose: it is joined with the answer afterwards.
 */

export const WrittenLiteratureQueries = z.object({
  queries: z.array(z.string().trim().min(2).max(300)).min(1).max(6),
})
export type WrittenLiteratureQueries = z.infer<typeof WrittenLiteratureQueries>

export const WrittenProblem = ProblemDefinition.pick({
  problem_statement: true,
  main_research_question: true,
  secondary_questions: true,
  key_variables: true,
}).extend({
  literature: z
    .array(z.object({ key: z.string().max(80), relevance_note: z.string().trim().min(1).max(1_000) }))
    .max(15),
})
export type WrittenProblem = z.infer<typeof WrittenProblem>

const coverage = z
  .array(
    z.object({
      question: z.number().int().min(0).max(4),
      objectives: z.array(z.number().int().min(0)).max(5),
    }),
  )
  .max(5)

/** Questions are numbered from 0, the main one first; objectives from 0. */
export const WrittenObjectives = ResearchObjectives.extend({ coverage })
export type WrittenObjectives = z.infer<typeof WrittenObjectives>

export const WrittenMethodology = MethodologyRecommendation.omit({ timeline_fit: true }).extend({
  design: DesignId,
  methods: z
    .array(
      z.object({
        method: z.string().trim().min(1).max(300),
        objectives: z.array(z.number().int().min(0)).max(5),
      }),
    )
    .min(1)
    .max(12),
})
export type WrittenMethodology = z.infer<typeof WrittenMethodology>

export const WrittenDataCollection = DataCollectionPlan.pick({
  collection_techniques: true,
  recommended_tools: true,
  data_sources: true,
  resource_requirements: true,
})
export type WrittenDataCollection = z.infer<typeof WrittenDataCollection>

export const WrittenJudgement = z.object({
  coherence_score: z.number().min(0).max(1),
  feasibility_score: z.number().min(0).max(1),
  issues_identified: z.array(QualityIssue).max(20),
  recommendations: z.array(z.string().trim().min(1).max(1_000)).max(10),
})
export type WrittenJudgement = z.infer<typeof WrittenJudgement>
