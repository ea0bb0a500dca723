import { z } from 'zod'
import { proposalComponents } from './proposal-stages'

/**
 * The contracts between the stages of a research proposal, with the fields of its specification under their names.
 * In texts `[@key]` stands for a citation of a source of the project (see ProposalSource.key); several keys are written
 * `[@one; @two]`, as Pandoc does.
 */

const text = (max: number) => z.string().trim().min(1).max(max)
const lines = (countMax: number, max = 300) => z.array(text(max)).max(countMax)

export const WEEKLY_HOURS_MAX = 80
/** Months of the longest programme that can be planned: eight years. */
export const TIMELINE_MONTHS_MAX = 96

export const timelineUnits = ['weeks', 'months', 'years'] as const
export const Timeline = z.strictObject({
  value: z.number().int().min(1).max(416),
  unit: z.enum(timelineUnits),
})
export type Timeline = z.infer<typeof Timeline>

/** Stage 1: who writes the thesis, with what time and skills. */
export const UserProfile = z.strictObject({
  academic_program: text(200),
  field_of_study: text(200),
  research_area: text(300),
  /** In quarters of an hour: 7.5 is a number. */
  weekly_hours: z.number().min(1).max(WEEKLY_HOURS_MAX).multipleOf(0.25),
  total_timeline: Timeline,
  existing_skills: lines(30, 100),
  missing_skills: lines(30, 100),
  constraints: lines(20),
  additional_context: z.string().trim().max(4_000).nullish(),
})
export type UserProfile = z.infer<typeof UserProfile>

/** A paper that the problem rests on; always a source of the project. */
export const LiteratureEntry = z.strictObject({
  title: text(2_000),
  /** The address that was checked; '' only where no index gives one. */
  url: z.string().max(2_000),
  relevance_note: text(1_000),
  /** Where it was found, e.g. "arxiv.org". */
  source: text(200),
})
export type LiteratureEntry = z.infer<typeof LiteratureEntry>

export const REFINEMENT_HISTORY_MAX = 10

/** Stage 2: the gap and the questions. */
export const ProblemDefinition = z.strictObject({
  problem_statement: text(8_000),
  main_research_question: text(1_000),
  secondary_questions: lines(4, 1_000).min(2),
  key_variables: lines(12, 200).min(1),
  preliminary_literature: z.array(LiteratureEntry).max(15),
  refinement_history: z
    .array(z.union([z.string().max(4_000), z.record(z.string().max(60), z.unknown())]))
    .max(REFINEMENT_HISTORY_MAX),
})
export type ProblemDefinition = z.infer<typeof ProblemDefinition>

/** Stage 3: what is to be reached. */
export const ResearchObjectives = z.strictObject({
  general_objective: text(1_000),
  specific_objectives: lines(5, 1_000).min(3),
  feasibility_notes: z.strictObject({
    timeline_assessment: text(2_000),
    skills_required: lines(20, 200),
    risk_factors: lines(12, 500),
  }),
  alignment_check: z.strictObject({
    coverage_analysis: text(4_000),
    coherence_score: z.enum(['High', 'Medium', 'Low']),
  }),
})
export type ResearchObjectives = z.infer<typeof ResearchObjectives>

export const methodologyTypes = ['quantitative', 'qualitative', 'mixed'] as const

/** Stage 4: how. */
export const MethodologyRecommendation = z.strictObject({
  recommended_methodology: text(300),
  methodology_type: z.enum(methodologyTypes),
  justification: text(6_000),
  required_skills: lines(20, 200),
  timeline_fit: z.strictObject({
    is_feasible: z.boolean(),
    estimated_duration: text(200),
    key_phases: z
      .array(z.strictObject({ phase: text(200), duration: text(100), activities: lines(12, 300) }))
      .max(12),
  }),
  alternative_methodologies: z
    .array(
      z.strictObject({
        methodology: text(300),
        methodology_type: z.enum(methodologyTypes),
        pros: lines(8, 500).min(1),
        cons: lines(8, 500).min(1),
      }),
    )
    .max(4),
})
export type MethodologyRecommendation = z.infer<typeof MethodologyRecommendation>

const CollectionPhase = z.strictObject({ duration: text(100), activities: lines(12, 300) })

/** Stage 5: with what data. */
export const DataCollectionPlan = z.strictObject({
  collection_techniques: lines(10).min(1),
  recommended_tools: z
    .array(
      z.strictObject({
        name: text(100),
        type: text(100),
        accessibility: text(200),
        learning_curve: text(200),
      }),
    )
    .max(10),
  data_sources: lines(10, 500).min(1),
  estimated_sample_size: text(500),
  timeline_breakdown: z.strictObject({
    preparation: CollectionPhase,
    collection: CollectionPhase,
    quality_check: CollectionPhase,
    total_duration: text(100),
  }),
  resource_requirements: lines(20),
})
export type DataCollectionPlan = z.infer<typeof DataCollectionPlan>

/** The parts of a proposal as quality control names them. */
export const ProposalComponent = z.enum(proposalComponents)
export type ProposalComponent = z.infer<typeof ProposalComponent>

export const QualityIssue = z.strictObject({
  severity: z.enum(['critical', 'major', 'minor']),
  component: ProposalComponent,
  description: text(1_000),
  impact: text(1_000),
})
export type QualityIssue = z.infer<typeof QualityIssue>

/** Stage 6: whether it holds together and can be done. */
export const QualityValidation = z.strictObject({
  validation_passed: z.boolean(),
  coherence_score: z.number().min(0).max(1),
  feasibility_score: z.number().min(0).max(1),
  /** ((coherence + feasibility) / 2) * 100. */
  overall_quality_score: z.number().min(0).max(100),
  issues_identified: z.array(QualityIssue).max(40),
  recommendations: lines(20, 1_000),
  requires_refinement: z.boolean(),
  refinement_targets: z.array(ProposalComponent).max(proposalComponents.length),
})
export type QualityValidation = z.infer<typeof QualityValidation>
