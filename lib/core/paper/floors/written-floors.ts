import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import {
  composeBiases,
  composeContradictions,
  composeFrameworks,
  composeGaps,
  composeValidity,
} from './analysis-floors'
import { ofCitable } from './citable-sources'
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
  'step-back-analyzer': ofCitable(composePrinciples),
  'self-ask-decomposer': ofCitable(composeSubQuestions),
  'construct-definer': ofCitable(composeConstructs),
  'ambiguity-clarifier': ofCitable(composeTerminology),
  'research-planner': ofCitable(composePlan),
  'dissertation-architect': ofCitable(composeStructure),
  'literature-mapper': ofCitable(composeMap),
  'citation-extractor': composeCitations,
  'methodology-scanner': ofCitable(composeMethodsFound),
  'systematic-reviewer': composePrisma,
  'source-tier-classifier': composeTiers,
  'quality-assessor': ofCitable(composeAppraisal),
  'context-tier-manager': ofCitable(composeContextTiers),
  'theoretical-framework-analyst': ofCitable(composeFrameworks),
  'gap-hunter': ofCitable(composeGaps),
  'contradiction-analyzer': ofCitable(composeContradictions),
  'bias-detector': ofCitable(composeBiases),
  'risk-analyst': composeRisks,
  'ethics-reviewer': ofCitable(composeEthics),
  'validity-guardian': ofCitable(composeValidity),
  'evidence-synthesizer': ofCitable(composeSynthesis),
  'pattern-analyst': ofCitable(composePatterns),
  'thematic-synthesizer': ofCitable(composeThemes),
  'theory-builder': ofCitable(composeTheory),
  'hypothesis-generator': ofCitable(composeHypotheses),
  'model-architect': ofCitable(composeModel),
  'opportunity-identifier': ofCitable(composeOpportunities),
  'method-designer': ofCitable(composeMethod),
  'analysis-planner': ofCitable(composeAnalysis),
  'sampling-strategist': ofCitable(composeSampling),
  'instrument-developer': ofCitable(composeInstruments),
  'introduction-writer': ofCitable(composeIntroduction),
  'literature-review-writer': ofCitable(composeReviewChapters),
  'methodology-writer': ofCitable(composeMethodChapter),
  'results-writer': ofCitable(composeResults),
  'discussion-writer': ofCitable(composeDiscussion),
  'conclusion-writer': ofCitable(composeConclusion),
  'abstract-writer': ofCitable(composeAbstract),
}
