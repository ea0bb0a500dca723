import type { LibraryHit } from '@/lib/contracts/library'
import { labelShares } from '@/lib/core/ledger/linear-labels'
import { type AskedQuestion, answerSigns, signNames } from './answer-signs'
import { answeredWeights } from './answered-weights'

/** Shares from which a question is answered. Chosen on the half that the weights were fitted on: more answers would be answers to other questions. */
const ANSWERED_MIN01 = 0.35
/** Less than a third of the question's words in the best passage is no answer, whatever else speaks for it. */
const PASSAGE_MIN = 0.34
/** In a library of one or two sources it says nothing how the others compare with the best one. */
const ITEMS_MIN = 3
const NEUTRAL_CONCENTRATION = 0.6
/** Where nearly each hit is of another source, they are abstracts: that the first ones are of several sources says nothing. */
const SPREAD_MIN = 0.8
const NEUTRAL_SHARE = 0.8

/** What a question asks of its subjects, and an answer says in many other words: "raise" is answered by "higher". Folded; English, Portuguese, Spanish. */
const ASKED_OF =
  /^(?:(?:affect|influenc|impact|chang|alter|increas|rais|reduc|decreas|lower|improv|worsen|enhanc|boost|caus|contribut|associat|link|predict|afet|mud|aument|reduz|diminu|melhor|pior|contribu|associ|relacion|ajud|afect|influy|cambi|disminu|mejor|empeor|asoci|ayud)\p{L}*|leads?|led|adds?|added|helps?|related|relation(?:s|ships?)?|relacao|relacoes|relaciones|leva|levam|levou|levar|eleva|elevam|elevou|elevar|elevan|elevo|lleva|llevan|llevo|llevar)$/u
const SUBJECTS_MIN = 2

/** The question without what it asks of its subjects, where two of them are named. */
function subjectsOf(asked: AskedQuestion): AskedQuestion {
  const words = asked.words.filter(({ folded }) => !ASKED_OF.test(folded))
  return words.length >= SUBJECTS_MIN ? { ...asked, words } : asked
}

/** Whether the hits answer the question at all; false for none. Measured on covid_qa and evidence_inference; figures in the trust bench. */
export function answersQuestion(whole: AskedQuestion, hits: readonly LibraryHit[]): boolean {
  const asked = subjectsOf(whole)
  if (hits.length === 0 || asked.words.length === 0) return false
  const found = answerSigns(asked, hits)
  if (found.bestPassage < PASSAGE_MIN) return false
  const items = new Set(hits.map(({ passage }) => passage.itemId)).size
  const isSpread = items >= SPREAD_MIN * hits.length
  const concentration = isSpread ? NEUTRAL_CONCENTRATION : found.concentration
  const signs =
    items < ITEMS_MIN ? { ...found, ...neutralSigns(found.topScore) } : { ...found, concentration }
  const shares = labelShares(
    answeredWeights,
    signNames.map((name) => signs[name]),
  )
  return (shares[answeredWeights.labels.indexOf('answered')] ?? 0) >= ANSWERED_MIN01
}

const neutralSigns = (topScore: number) => ({
  concentration: NEUTRAL_CONCENTRATION,
  otherShare: NEUTRAL_SHARE,
  otherScore: NEUTRAL_SHARE * topScore,
})
