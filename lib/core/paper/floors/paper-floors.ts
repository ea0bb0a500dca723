import type { PaperAgentKey } from '@/lib/contracts/paper-agents'
import type { PaperFloor } from './floor-context'
import {
  composeCitationCheck,
  composeConfidence,
  composeConsistency,
  composeLengths,
  composeObjections,
  composeReferenceFaults,
  composeReproducibility,
  composeTransitions,
} from './quality-floors'
import { writtenFloors } from './written-floors'

/** The agents that are written without a language model; what is not here needs one and says so. */
export const paperFloors: Readonly<Partial<Record<PaperAgentKey, PaperFloor>>> = {
  ...writtenFloors,
  'apa-citation-specialist': composeReferenceFaults,
  'adversarial-reviewer': composeObjections,
  'confidence-quantifier': composeConfidence,
  'citation-validator': composeCitationCheck,
  'reproducibility-checker': composeReproducibility,
  'consistency-validator': composeConsistency,
  'chapter-synthesizer': composeTransitions,
  'file-length-manager': composeLengths,
}
