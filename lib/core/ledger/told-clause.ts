import { clauseWhere } from './clauses'
import type { ReadClaim, ReadSentence } from './compare-claim'
import { contentWords, holdsWord, indexWords } from './content-words'
import { countNegations, isNullFinding } from './polarity'

/** The clause that holds all of the claim's words which the sentence holds; else the whole sentence. */
export function toldClause(claim: ReadClaim, { text, index, language }: ReadSentence): string {
  const held = claim.words.filter((word) => holdsWord(index, word, claim.language))
  return clauseWhere(text, (part) => {
    const own = indexWords(contentWords(part, language), language)
    return held.every((word) => holdsWord(own, word, claim.language))
  })
}

/** Whether one of both denies in the words that tell it: what a later clause denies denies nothing of what stands before. */
export function isDeniedThere(claim: ReadClaim, sentence: ReadSentence): boolean {
  const clause = toldClause(claim, sentence)
  const denies = claim.negations + (claim.isNull ? 1 : 0) > 0
  return denies !== (countNegations(clause, sentence.language) > 0 || isNullFinding(clause))
}
