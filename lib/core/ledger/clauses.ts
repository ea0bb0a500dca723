/** Where one clause ends and another concludes, concedes or goes on; English, Portuguese and Spanish. */
const CLAUSE_END =
  /[,;:]\s+(?=(?:so|but|and|yet|thus|therefore|which|whereas|although|though|mas|portanto|por isso|embora|enquanto|e|o que|pero|por lo que|por tanto|aunque|mientras|y|lo que)\s)/u

/** The first clause of a sentence for which `holds` is true, since what one clause says another may doubt ("…, so results may not hold elsewhere"); else the whole. */
export function clauseWhere(sentence: string, holds: (clause: string) => boolean): string {
  return sentence.split(CLAUSE_END).find(holds) ?? sentence
}
