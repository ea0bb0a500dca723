import type { VersionBrief } from '@/lib/contracts/desk'
import type {
  DataCollectionPlan,
  MethodologyRecommendation,
  ProblemDefinition,
  ResearchObjectives,
} from '@/lib/contracts/proposal'

interface BriefStages {
  readonly problem?: { readonly value: { readonly definition: ProblemDefinition } } | null | undefined
  readonly objectives?: { readonly value: { readonly objectives: ResearchObjectives } } | null | undefined
  readonly methodology?:
    | { readonly value: { readonly recommendation: MethodologyRecommendation } }
    | null
    | undefined
  readonly 'data-collection'?: { readonly value: { readonly plan: DataCollectionPlan } } | null | undefined
}

/** What somebody with one minute has to know of a proposal, word for word from its stages; null while one is missing. */
export function versionBrief(stages: BriefStages): VersionBrief | null {
  const { problem, objectives, methodology, 'data-collection': data } = stages
  if (!problem || !objectives || !methodology || !data) return null
  return {
    question: problem.value.definition.main_research_question,
    objective: objectives.value.objectives.general_objective,
    method: methodology.value.recommendation.recommended_methodology,
    sample: data.value.plan.estimated_sample_size,
    time: data.value.plan.timeline_breakdown.total_duration,
  }
}
