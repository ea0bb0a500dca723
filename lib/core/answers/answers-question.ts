import type { LibraryHit } from '@/lib/contracts/library'
import { type AskedQuestion, answerSigns, type SignName, signNames } from './answer-signs'

/**
 * What each sign counts. Logistic regression on covid_qa of data/answers, the half by hash that was looked at: each question with its paper in the library,
 * and with it taken out. On trials (evidence_inference), which were not looked at for it, it holds as well; figures in the trust bench.
 */
const weights: Readonly<Record<SignName, number>> = {
  bestPassage: 1.353,
  bestSentence: 2.998,
  rarePassage: 0.672,
  rareSentence: 0.847,
  firstThree: -1.157,
  missingEverywhere: -0.913,
  concentration: 3.04,
  gap: 4.98,
  order: 1.002,
  names: 0.256,
  questionLength: 1.038,
}
const BIAS = -7.76
/** Shares from which a question is answered. Chosen on the same half: more answers would be answers to other questions. */
const ANSWERED_MIN01 = 0.4
/** In a library of one or two sources it says nothing that all passages are of one. */
const ITEMS_MIN = 3
const NEUTRAL_CONCENTRATION = 0.6

/** Whether the hits answer the question at all; false for none. */
export function answersQuestion(asked: AskedQuestion, hits: readonly LibraryHit[]): boolean {
  if (hits.length === 0 || asked.words.length === 0) return false
  const signs = answerSigns(asked, hits)
  // Half of the question's words in one passage is the least, whatever else speaks for it.
  if (signs.bestPassage < PASSAGE_MIN) return false
  const items = new Set(hits.map(({ passage }) => passage.itemId)).size
  const concentration = items < ITEMS_MIN ? NEUTRAL_CONCENTRATION : signs.concentration
  const score = signNames.reduce(
    (sum, name) => sum + weights[name] * (name === 'concentration' ? concentration : signs[name]),
    BIAS,
  )
  return 1 / (1 + Math.exp(-score)) >= ANSWERED_MIN01
}

const PASSAGE_MIN = 0.34
