import { cueMatcher } from './find-cue'

/** Whether a reported result says that something differs or goes together (`effect`), or that it does not (`none`). */
export type FindingDirection = 'effect' | 'none'

const none = cueMatcher({
  en: 'no significant|no _ difference*|no evidence|not significant*|not associated|no association|no effect|did not differ|did not affect|no relationship|no improvement|unrelated to',
  pt: 'nao houve diferenca*|sem diferenca*|nao significativ*|nao foi significativ*|nao houve associacao|nao houve efeito|nao ha evidencia*|sem associacao|nao diferiu|nao diferiram|nao se associ*',
  es: 'no hubo diferencia*|sin diferencia*|no significativ*|no fue significativ*|no hubo asociacion|no hubo efecto|no hay evidencia*|sin asociacion|no difirio|no difirieron|no se asocio',
})
const effect = cueMatcher({
  en: 'associated with|increase*|decrease*|reduce*|improve*|higher|lower|more|less|fewer|greater|predict*|correlat*|significant*|outperform*|led to|effective',
  pt: 'associad*|associa-se|aument*|reduz*|reduc*|diminu*|melhor*|maior|maiores|menor|menores|mais|menos|predi*|correlac*|significativ*|super*|eficaz|eficazes|efetiv*',
  es: 'asociad*|se asocia|aument*|reduj*|reduc*|disminu*|mejor*|mayor|mayores|menor|menores|mas|menos|predi*|correlac*|significativ*|super*|eficaz|eficaces|efectiv*',
})

/** The direction a result sentence states, or null when it states none; a denial wins over the word it denies. */
export function findingDirection(sentence: string, language: string | null): FindingDirection | null {
  if (none(sentence, language) !== null) return 'none'
  return effect(sentence, language) === null ? null : 'effect'
}
