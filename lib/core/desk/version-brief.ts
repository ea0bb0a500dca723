import type { VersionBrief } from '@/lib/contracts/desk'
import type { StageValues } from '@/lib/contracts/proposal-run'
import type { StageKey } from '@/lib/contracts/proposal-stages'
import { withoutCitations } from '@/lib/core/text/citation-marks'

/** The stages as they stand; null or absent for those that were not reached. */
type BriefStages = { readonly [K in StageKey]?: { readonly value: StageValues[K] } | null | undefined }

/** What somebody with one minute has to know of a proposal, word for word from its stages but without citations; null while one is missing. */
export function versionBrief(stages: BriefStages): VersionBrief | null {
  const { problem, objectives, methodology, 'data-collection': data } = stages
  if (!problem || !objectives || !methodology || !data) return null
  return {
    question: withoutCitations(problem.value.definition.main_research_question),
    objective: withoutCitations(objectives.value.objectives.general_objective),
    method: withoutCitations(methodology.value.recommendation.recommended_methodology),
    sample: withoutCitations(data.value.plan.estimated_sample_size),
    time: withoutCitations(data.value.plan.timeline_breakdown.total_duration),
  }
}
