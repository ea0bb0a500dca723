import type { LibraryHit } from '@/lib/contracts/library'
import { sentenceRolesOf } from '@/lib/core/evidence/sentence-roles'
import { headingKind } from '@/lib/core/library/passage-signs'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type AskedQuestion, type HitSentence, heldShare, sentencesOfHits } from './answer-signs'

/** What the results say to a question that asks whether, as shares of them, 0–1. */
export const sideSignNames = ['sameness', 'smallP', 'largeP', 'significant', 'change', 'hedged'] as const
export type SideSignName = (typeof sideSignNames)[number]

/** Nothing was found, or both sides are alike; folded, all three languages. */
const SAMENESS =
  /\b(?:similar(?:es|ly)?|comparable|comparavel|comparaveis|unchanged|no (?:\w+ ){0,3}(?:differ|association|correlat|effect|relation|change|improve|increase|evidence|benefit)\w*|(?:nao|sem|nenhuma?|ningun[ao]?|sin) (?:\p{L}+ ){0,3}(?:diferenc|associac|asociac|correlac|efeito|efecto|relac|mudanca|cambio|evidencia|beneficio)\p{L}*|did not|was not|were not|neither|nor|not differ|failed to|independent of|nao (?:houve|foi|foram|diferi\p{L}*)|no (?:hubo|fue|fueron|difiri\p{L}*)|tampouco|tampoco)/u
const LARGE_P =
  /\bp\s*(?:>\s*0?[.,·]|=\s*0?[.,·]\s*(?:[1-9]|0[6-9]))|\b(?:ns|nonsignificant|non-significant|not significant\w*|nao significativ\w*|no significativ\w*)\b/
const SMALL_P = /\bp\s*(?:[<≤]\s*(?:or\s*=\s*)?0?\s?[.,·]\s*0[0-5]?|=\s*0?[.,·]\s*0[0-4])/
const SIGNIFICANT = /signific|associated with|correlat|associad[oa]s? (?:a|com)|asociad[oa]s? (?:a|con)/
const CHANGE =
  /increas|decreas|improv|reduc|reduz|higher|lower|greater|better|worse|more likely|less likely|predict|predi[tzc]|risk factor|effective|superior|aument|diminu|dismin|melhor|mejor|maior|mayor|menor|pior|peor|eficaz|fator de risco|factor de riesgo/

/** Both sides are told, or what was seen is taken back in part. */
const HEDGED =
  /\b(?:however|although|but|whereas|while|only|except|depend\w*|trend|tend\w*|may|might|could|porem|embora|mas|enquanto|apenas|somente|exceto|tendencia|pero|aunque|mientras|solo|salvo|podria\w*|poderia\w*)\b/

/** A sentence of results with the share of the question's words that it holds. */
interface Result {
  readonly folded: string
  readonly share: number
}

/** Results count by what they hold of the question, and a little each. */
const LEAST_WEIGHT = 0.15
const SHARE_POWER = 1.5
const LAST_SENTENCES = 4

/** The signs of a question over what was found; shares are 0 without results. */
export function sideSigns(
  asked: AskedQuestion,
  hits: readonly LibraryHit[],
): Readonly<Record<SideSignName, number>> {
  const results = resultsOf(asked, hits)
  const total = results.reduce((sum, one) => sum + weightOf(one), 0)
  const share = (is: (folded: string) => boolean) =>
    total === 0 ? 0 : results.reduce((sum, one) => sum + (is(one.folded) ? weightOf(one) : 0), 0) / total
  const isSame = (folded: string) => SAMENESS.test(folded)
  return {
    sameness: share(isSame),
    smallP: share((folded) => SMALL_P.test(folded)),
    largeP: share((folded) => LARGE_P.test(folded)),
    significant: share((folded) => (SIGNIFICANT.test(folded) || SMALL_P.test(folded)) && !isSame(folded)),
    change: share((folded) => CHANGE.test(folded) && !isSame(folded)),
    hedged: share((folded) => HEDGED.test(folded)),
  }
}

const weightOf = ({ share }: Result): number => LEAST_WEIGHT + share ** SHARE_POWER

/** The sentences under headings of results, else those that read like results, else the last ones. */
function resultsOf(asked: AskedQuestion, hits: readonly LibraryHit[]): readonly Result[] {
  const sentences = sentencesOfHits(hits)
  const headed = sentences.filter(({ hit }) => headingKind(hit.passage.headings) === 'results')
  const read = headed.length > 0 ? headed : sentences.filter(isResult)
  const taken = read.length > 0 ? read : sentences.slice(-LAST_SENTENCES)
  return taken.map(({ text, index }) => ({
    folded: foldAccents(text),
    share: heldShare(asked, index, ({ weight }) => weight),
  }))
}

function isResult({ text, hit }: HitSentence): boolean {
  const role = sentenceRolesOf(text, hit.passage.language)[0]?.role
  return role === 'result' || role === 'conclusion'
}
