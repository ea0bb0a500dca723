import { describe, expect, it, test } from 'vitest'
import type { ZodObject } from 'zod'
import {
  DataCollectionPlan,
  LiteratureEntry,
  MethodologyRecommendation,
  ProblemDefinition,
  QualityIssue,
  QualityValidation,
  ResearchObjectives,
  Timeline,
  UserProfile,
} from './proposal'

/** The fields of the specification, as it lists them. */
const specified: readonly (readonly [string, ZodObject, string])[] = [
  [
    'UserProfile',
    UserProfile,
    'academic_program field_of_study research_area weekly_hours total_timeline existing_skills missing_skills constraints additional_context',
  ],
  ['Timeline', Timeline, 'value unit'],
  [
    'ProblemDefinition',
    ProblemDefinition,
    'problem_statement main_research_question secondary_questions key_variables preliminary_literature refinement_history',
  ],
  ['LiteratureEntry', LiteratureEntry, 'title url relevance_note source'],
  [
    'ResearchObjectives',
    ResearchObjectives,
    'general_objective specific_objectives feasibility_notes alignment_check',
  ],
  [
    'feasibility_notes',
    ResearchObjectives.shape.feasibility_notes,
    'timeline_assessment skills_required risk_factors',
  ],
  ['alignment_check', ResearchObjectives.shape.alignment_check, 'coverage_analysis coherence_score'],
  [
    'MethodologyRecommendation',
    MethodologyRecommendation,
    'recommended_methodology methodology_type justification required_skills timeline_fit alternative_methodologies',
  ],
  ['timeline_fit', MethodologyRecommendation.shape.timeline_fit, 'is_feasible estimated_duration key_phases'],
  [
    'DataCollectionPlan',
    DataCollectionPlan,
    'collection_techniques recommended_tools data_sources estimated_sample_size timeline_breakdown resource_requirements',
  ],
  [
    'recommended_tools',
    DataCollectionPlan.shape.recommended_tools.element,
    'name type accessibility learning_curve',
  ],
  [
    'timeline_breakdown',
    DataCollectionPlan.shape.timeline_breakdown,
    'preparation collection quality_check total_duration',
  ],
  [
    'QualityValidation',
    QualityValidation,
    'validation_passed coherence_score feasibility_score overall_quality_score issues_identified recommendations requires_refinement refinement_targets',
  ],
  ['QualityIssue', QualityIssue, 'severity component description impact'],
]

const profile = {
  academic_program: "Master's",
  field_of_study: 'Nursing',
  research_area: 'Occupational health',
  weekly_hours: 15,
  total_timeline: { value: 6, unit: 'months' },
  existing_skills: [],
  missing_skills: [],
  constraints: [],
}
const problem = {
  problem_statement: 'A gap.',
  main_research_question: 'Why?',
  secondary_questions: ['How?', 'When?'],
  key_variables: ['Sleep'],
  preliminary_literature: [],
  refinement_history: ['Narrow it.', { note: 'Narrow it.' }],
}
const objectives = {
  general_objective: 'Analyse sleep.',
  specific_objectives: ['One.', 'Two.', 'Three.'],
  feasibility_notes: { timeline_assessment: 'It fits.', skills_required: [], risk_factors: [] },
  alignment_check: { coverage_analysis: 'All.', coherence_score: 'High' },
}
const quality = {
  validation_passed: true,
  coherence_score: 1,
  feasibility_score: 0.7,
  overall_quality_score: 85,
  issues_identified: [{ severity: 'minor', component: 'data_collection', description: 'x', impact: 'y' }],
  recommendations: [],
  requires_refinement: false,
  refinement_targets: ['problem_definition'],
}
const listOf = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at}.`)

describe('the contracts of a proposal', () => {
  test.each(specified)('%s has the fields of the specification and no other', (_, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(fields.split(' '))
  })

  it('take what keeps their bounds', () => {
    expect(UserProfile.safeParse(profile).success).toBe(true)
    expect(ProblemDefinition.safeParse(problem).success).toBe(true)
    expect(ResearchObjectives.safeParse(objectives).success).toBe(true)
    expect(QualityValidation.safeParse(quality).success).toBe(true)
  })

  test.each<[string, ZodObject, object]>([
    ['a field nobody specified', UserProfile, { ...profile, age: 30 }],
    ['no hours', UserProfile, { ...profile, weekly_hours: 0 }],
    ['half an hour', UserProfile, { ...profile, weekly_hours: 0.5 }],
    ['more hours than a week of work has', UserProfile, { ...profile, weekly_hours: 81 }],
    ['a timeline of nothing', UserProfile, { ...profile, total_timeline: { value: 0, unit: 'months' } }],
    ['a timeline in days', UserProfile, { ...profile, total_timeline: { value: 9, unit: 'days' } }],
    ['a blank field', UserProfile, { ...profile, field_of_study: '  ' }],
    ['one secondary question', ProblemDefinition, { ...problem, secondary_questions: listOf(1) }],
    ['five secondary questions', ProblemDefinition, { ...problem, secondary_questions: listOf(5) }],
    ['two specific objectives', ResearchObjectives, { ...objectives, specific_objectives: listOf(2) }],
    ['six specific objectives', ResearchObjectives, { ...objectives, specific_objectives: listOf(6) }],
    ['a score above one', QualityValidation, { ...quality, coherence_score: 1.01 }],
    ['a score below zero', QualityValidation, { ...quality, feasibility_score: -0.01 }],
    ['more than a hundred', QualityValidation, { ...quality, overall_quality_score: 101 }],
    ['a target that is no component', QualityValidation, { ...quality, refinement_targets: ['title'] }],
    [
      'another severity',
      QualityValidation,
      { ...quality, issues_identified: [{ ...quality.issues_identified[0], severity: 'fatal' }] },
    ],
  ])('refuse %s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })
})
