import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import {
  composeBiases,
  composeContradictions,
  composeFrameworks,
  composeGaps,
  composeValidity,
} from './analysis-floors'
import { composeAbstract, composeConclusion, composeDiscussion, composeResults } from './closing-chapters'
import { composeAnalysis, composeInstruments, composeMethod, composeSampling } from './design-floors'
import {
  composeAppraisal,
  composeCitations,
  composeContextTiers,
  composeMap,
  composeMethodsFound,
  composeTiers,
} from './discovery-floors'
import { composeEthics } from './ethics-floor'
import type { PaperFloor } from './floor-context'
import { composeConstructs, composeSubQuestions, composeTerminology } from './foundation-floors'
import { composeIntroduction } from './introduction-chapter'
import { composeMethodChapter } from './method-chapter'
import { composePatterns } from './pattern-floor'
import { composePlan } from './plan-floor'
import { composePrinciples } from './principles-floor'
import { composePrisma } from './prisma-floor'
import { composeReviewChapters } from './review-chapter'
import { composeRisks } from './risk-floor'
import { composeStructure } from './structure-floor'
import { composeSynthesis, composeThemes } from './synthesis-floors'
import { composeHypotheses, composeModel, composeOpportunities, composeTheory } from './theory-floors'

/** The agents up to the written paper; what judges it is not here, so that it may compute it anew. */
export const writtenFloors: Readonly<Partial<Record<PaperAgentKey, PaperFloor>>> = {
  'step-back-analyzer': composePrinciples,
  'self-ask-decomposer': composeSubQuestions,
  'construct-definer': composeConstructs,
  'ambiguity-clarifier': composeTerminology,
  'research-planner': composePlan,
  'dissertation-architect': composeStructure,
  'literature-mapper': composeMap,
  'citation-extractor': composeCitations,
  'methodology-scanner': composeMethodsFound,
  'systematic-reviewer': composePrisma,
  'source-tier-classifier': composeTiers,
  'quality-assessor': composeAppraisal,
  'context-tier-manager': composeContextTiers,
  'theoretical-framework-analyst': composeFrameworks,
  'gap-hunter': composeGaps,
  'contradiction-analyzer': composeContradictions,
  'bias-detector': composeBiases,
  'risk-analyst': composeRisks,
  'ethics-reviewer': composeEthics,
  'validity-guardian': composeValidity,
  'evidence-synthesizer': composeSynthesis,
  'pattern-analyst': composePatterns,
  'thematic-synthesizer': composeThemes,
  'theory-builder': composeTheory,
  'hypothesis-generator': composeHypotheses,
  'model-architect': composeModel,
  'opportunity-identifier': composeOpportunities,
  'method-designer': composeMethod,
  'analysis-planner': composeAnalysis,
  'sampling-strategist': composeSampling,
  'instrument-developer': composeInstruments,
  'introduction-writer': composeIntroduction,
  'literature-review-writer': composeReviewChapters,
  'methodology-writer': composeMethodChapter,
  'results-writer': composeResults,
  'discussion-writer': composeDiscussion,
  'conclusion-writer': composeConclusion,
  'abstract-writer': composeAbstract,
}
