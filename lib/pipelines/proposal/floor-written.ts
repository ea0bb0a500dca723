import type {
  DataCollectionStage,
  MethodologyStage,
  ObjectivesStage,
  ProblemStage,
} from '@/lib/contracts/proposal-run'
import type { WrittenJudgement, WrittenProblem } from './written'

/*
 * What is written without a model in the shape in which a model answers, so that a refused text can be replaced by the one that stands in its place.
 */

export function problemAsWritten({ definition, literatureKeys }: ProblemStage): WrittenProblem {
  const { problem_statement, main_research_question, secondary_questions, key_variables } = definition
  return {
    problem_statement,
    main_research_question,
    secondary_questions,
    key_variables,
    literature: definition.preliminary_literature.map(({ relevance_note }, at) => ({
      key: literatureKeys[at] ?? '',
      relevance_note,
    })),
  }
}

export function objectivesAsWritten({ objectives, coverage }: ObjectivesStage) {
  return {
    ...objectives,
    coverage: coverage.map(({ objectives: numbers }, question) => ({ question, objectives: numbers })),
  }
}

export function methodologyAsWritten({ recommendation, design, methods }: MethodologyStage) {
  const { timeline_fit: _, ...written } = recommendation
  return { ...written, design, methods }
}

export function collectionAsWritten({ plan }: DataCollectionStage) {
  const { collection_techniques, recommended_tools, data_sources, resource_requirements } = plan
  return { collection_techniques, recommended_tools, data_sources, resource_requirements }
}

/** A judgement adds to the checks; a refused part of it is missed by nobody. */
export function noJudgement(): WrittenJudgement {
  return { coherence_score: 1, feasibility_score: 1, issues_identified: [], recommendations: [] }
}

/** The objectives, first, and what speaks of them by number. */
export const numberedObjectives = ['specific_objectives', 'coverage', 'alignment_check'] as const
