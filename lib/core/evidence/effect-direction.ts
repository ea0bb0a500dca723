import { cueMatcher } from './find-cue'
import { type RoleSentence, sentenceRolesOf } from './sentence-roles'

/** Which way a result points, as worded: more, less, no effect or difference, or several at once. Not whether that is good. */
export type EffectDirection = 'increase' | 'decrease' | 'none' | 'mixed'

export interface DirectedResult {
  readonly direction: EffectDirection
  /** The words it rests on, lower case, without accents. */
  readonly by: readonly string[]
  readonly sentence: RoleSentence
}

const matchers = {
  none: cueMatcher({
    en: 'no significant|no statistically significant|not significant|not statistically significant|not significantly|no _ difference*|no _ effect*|no _ association*|no _ relationship|no _ correlation|no evidence that|no evidence of|did not _ affect|did not _ improve|did not _ increase|did not _ reduce|did not differ|not associated|unrelated to|not _ affect',
    pt: 'nao houve _ diferenca*|nao houve _ efeito|nao houve _ associacao|sem diferenca*|nao _ significativ*|nao apresentou _ diferenca*|nao apresentaram _ diferenca*|nao foram encontrad* _ diferencas|nao foram observad* _ diferencas|nao foi observad* _ diferenca|nao se associ*|nao esteve associad*|nao influenci*|nao afet*|nao diferi*|nenhuma _ diferenca',
    es: 'no hubo _ diferencia*|no hubo _ efecto|no se encontr* _ diferencia*|no se observ* _ diferencia*|sin diferencia*|no _ significativ*|no presento _ diferencia*|no presentaron _ diferencia*|no se asoci*|no estuvo asociad*|no influy*|no afect*|no difir*|ninguna diferencia',
  }),
  increase: cueMatcher({
    en: 'increase|increased|increases|improve|improved|improves|improvement|improvements|higher|greater|positive association|positively associated|positive effect*|positively related|positive relationship|positively influence*|positively affect*|positive impact|gain|gains|enhance|enhanced|enhances|rose|risk factor*|more likely',
    pt: 'aumento|aumentou|aumentaram|aumenta|aumentam|melhor|melhora|melhorou|melhoraram|melhoria|maior|maiores|associacao positiva|positivamente|efeito positivo|efeitos positivos|impacto positivo|ganho|ganhos|favorece|favoreceu|elevou|mais elevad*|fator de risco|fatores de risco',
    es: 'aumento|aumentaron|aumenta|aumentan|incremento|incrementaron|mejor|mejora|mejoro|mejoraron|mayor|mayores|asociacion positiva|positivamente|efecto positivo|efectos positivos|impacto positivo|ganancia|ganancias|favorece|favorecio|elevo|mas elevad*|factor de riesgo|factores de riesgo',
  }),
  decrease: cueMatcher({
    en: 'decrease|decreased|decreases|reduce|reduced|reduces|reduction|reductions|lower|fewer|decline|declined|negative association|negatively associated|negative effect*|negatively related|negative relationship|negatively influence*|negatively affect*|negative impact|worse|worsened|less likely|inversely|protective',
    pt: 'reducao|reduziu|reduziram|reduz|reduzem|diminuicao|diminuiu|diminuiram|diminui|menor|menores|queda|declinio|associacao negativa|negativamente|efeito negativo|efeitos negativos|impacto negativo|pior|piora|piorou|inversamente|fator de protecao|fator protetor',
    es: 'reduccion|redujo|redujeron|reduce|reducen|disminucion|disminuyo|disminuyeron|disminuye|menor|menores|descenso|declive|asociacion negativa|negativamente|efecto negativo|efectos negativos|impacto negativo|peor|empeoro|inversamente|factor protector',
  }),
} as const

function directionOf(sentence: RoleSentence, language: string | null): DirectedResult | null {
  // "No significant increase" is no increase: what denies an effect is read first and alone.
  const denied = matchers.none(sentence.text, language)
  if (denied !== null) return { direction: 'none', by: [denied], sentence }
  const more = matchers.increase(sentence.text, language)
  const less = matchers.decrease(sentence.text, language)
  if (more !== null && less !== null) return { direction: 'mixed', by: [more, less], sentence }
  if (more !== null) return { direction: 'increase', by: [more], sentence }
  return less === null ? null : { direction: 'decrease', by: [less], sentence }
}

/**
 * The results and conclusions of a text that point somewhere, in order, each with its direction as worded and the words it rests on.
 * Sentences that report a finding without direction are left out (resultSentences has them). Never throws.
 */
export function directedResults(text: string, language: string | null): DirectedResult[] {
  return sentenceRolesOf(text, language)
    .filter(({ role }) => role === 'result' || role === 'conclusion')
    .flatMap((sentence) => directionOf(sentence, language) ?? [])
}

/** The direction of a text as a whole: that of all its directed results when they agree, `mixed` when not, null without any. */
export function effectDirection(text: string, language: string | null): EffectDirection | null {
  const directions = new Set(directedResults(text, language).map(({ direction }) => direction))
  const [only] = directions
  return directions.size > 1 ? 'mixed' : (only ?? null)
}
