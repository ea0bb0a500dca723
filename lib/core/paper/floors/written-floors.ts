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
import { ofSupporting } from './supporting-sources'
import { composeSynthesis, composeThemes } from './synthesis-floors'
import { composeHypotheses, composeModel, composeOpportunities, composeTheory } from './theory-floors'

/** The agents up to the written paper; what judges it is not here, so that it may compute it anew. */
export const writtenFloors: Readonly<Partial<Record<PaperAgentKey, PaperFloor>>> = {
  'step-back-analyzer': ofSupporting(composePrinciples),
  'self-ask-decomposer': ofSupporting(composeSubQuestions),
  'construct-definer': ofSupporting(composeConstructs),
  'ambiguity-clarifier': ofSupporting(composeTerminology),
  'research-planner': ofSupporting(composePlan),
  'dissertation-architect': ofSupporting(composeStructure),
  'literature-mapper': ofSupporting(composeMap),
  'citation-extractor': composeCitations,
  'methodology-scanner': ofSupporting(composeMethodsFound),
  'systematic-reviewer': composePrisma,
  'source-tier-classifier': composeTiers,
  'quality-assessor': ofSupporting(composeAppraisal),
  'context-tier-manager': ofSupporting(composeContextTiers),
  'theoretical-framework-analyst': ofSupporting(composeFrameworks),
  'gap-hunter': ofSupporting(composeGaps),
  'contradiction-analyzer': ofSupporting(composeContradictions),
  'bias-detector': ofSupporting(composeBiases),
  'risk-analyst': composeRisks,
  'ethics-reviewer': ofSupporting(composeEthics),
  'validity-guardian': ofSupporting(composeValidity),
  'evidence-synthesizer': ofSupporting(composeSynthesis),
  'pattern-analyst': ofSupporting(composePatterns),
  'thematic-synthesizer': ofSupporting(composeThemes),
  'theory-builder': ofSupporting(composeTheory),
  'hypothesis-generator': ofSupporting(composeHypotheses),
  'model-architect': ofSupporting(composeModel),
  'opportunity-identifier': ofSupporting(composeOpportunities),
  'method-designer': ofSupporting(composeMethod),
  'analysis-planner': ofSupporting(composeAnalysis),
  'sampling-strategist': ofSupporting(composeSampling),
  'instrument-developer': ofSupporting(composeInstruments),
  'introduction-writer': ofSupporting(composeIntroduction),
  'literature-review-writer': ofSupporting(composeReviewChapters),
  'methodology-writer': ofSupporting(composeMethodChapter),
  'results-writer': ofSupporting(composeResults),
  'discussion-writer': ofSupporting(composeDiscussion),
  'conclusion-writer': ofSupporting(composeConclusion),
  'abstract-writer': ofSupporting(composeAbstract),
}
