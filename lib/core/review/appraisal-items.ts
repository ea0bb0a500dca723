import type { AppraisalAnswer, Instrument } from '@/lib/contracts/appraisal'
import type { Study } from '@/lib/contracts/review'
import type { AppraisalSignal } from './appraisal-signals'

const checklist: readonly AppraisalAnswer[] = ['yes', 'no', 'unclear', 'not-applicable']

/** The answers that an instrument knows. */
export const answersOf: Readonly<Record<Instrument, readonly AppraisalAnswer[]>> = {
  rob2: ['low', 'some-concerns', 'high'],
  'jbi-quasi-experimental': checklist,
  'jbi-cohort': checklist,
  'jbi-cross-sectional': checklist,
  'jbi-qualitative': checklist,
  'casp-qualitative': ['yes', 'no', 'unclear'],
  'jbi-systematic-review': checklist,
}

/**
 * The items of each instrument in its own order, each with what a sentence must speak of to be quoted beside it; null: no words of a paper tell, it is judged from
 * the whole. The words of the items are ours and short; the published form decides what each asks.
 */
export const itemsOf: Readonly<Record<Instrument, readonly (AppraisalSignal | null)[]>> = {
  rob2: ['randomised', 'blinding', 'attrition', 'measured', 'registered'],
  'jbi-quasi-experimental': [
    'aim',
    'recruited',
    null,
    'control',
    'followed',
    'attrition',
    'measured',
    'measured',
    'statistics',
  ],
  'jbi-cohort': [
    'recruited',
    'measured',
    'measured',
    'confounders',
    'confounders',
    'criteria',
    'measured',
    'followed',
    'attrition',
    'attrition',
    'statistics',
  ],
  'jbi-cross-sectional': [
    'criteria',
    'recruited',
    'measured',
    'criteria',
    'confounders',
    'confounders',
    'measured',
    'statistics',
  ],
  'jbi-qualitative': [
    'framework',
    'aim',
    'interviews',
    'analysis',
    'analysis',
    'reflexivity',
    'reflexivity',
    'voices',
    'ethics',
    null,
  ],
  'casp-qualitative': [
    'aim',
    'framework',
    'framework',
    'recruited',
    'interviews',
    'reflexivity',
    'ethics',
    'analysis',
    'voices',
    null,
  ],
  'jbi-systematic-review': [
    'aim',
    'criteria',
    'searched',
    'searched',
    'appraised',
    'reviewers',
    'reviewers',
    'pooled',
    'publication',
    null,
    null,
  ],
}

/** The instrument that fits the design that a study names; the student may take another. */
export function suggestedInstrument({ design }: Pick<Study, 'design'>): Instrument {
  // RoB 2 judges how chance was used; where nobody drew lots it does not apply.
  if (design === 'experiment' || design === 'laboratory-experiment') return 'rob2'
  if (design === 'quasi-experiment') return 'jbi-quasi-experimental'
  if (design === 'cohort') return 'jbi-cohort'
  if (design === 'systematic-review') return 'jbi-systematic-review'
  const isQualitative = design === 'interviews' || design === 'case-study' || design === 'document-analysis'
  return isQualitative ? 'jbi-qualitative' : 'jbi-cross-sectional'
}
