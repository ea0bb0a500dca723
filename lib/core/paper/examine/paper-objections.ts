import { bodyCounted, openingCounted, wholeCounted } from './counted-objections'
import type { PaperObjection } from './objection'
import { closingTold, introductionTold, methodTold } from './told-objections'

/** What an examiner holds against a paper, in the order of the paper: from the guidelines named, the exit criteria of the phases and our own list. */
export const paperObjections: readonly PaperObjection[] = [
  ...openingCounted,
  ...introductionTold,
  ...methodTold,
  ...bodyCounted,
  ...closingTold,
  ...wholeCounted,
]
