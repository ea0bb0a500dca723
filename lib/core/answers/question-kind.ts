import type { QuestionKind } from '@/lib/contracts/composed-answer'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** Beginnings and phrases of questions, folded, all three languages; the first that fits decides. */
const kinds: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'compare',
    /\b(?:compared? (?:to|with)|versus|vs\.?|differences? between|differ from|diferencas? entre|diferencias? entre|em comparacao|en comparacion|comparad[oa]s? (?:com|con|a)|(?:better|worse|more effective|superior) (?:than|to)|melhor(?:es)? (?:do )?que|mejor(?:es)? que|mais eficaz(?:es)? (?:do )?que|mas eficaz(?:es)? que)\b|^(?:compare|comparar?)\b/,
  ],
  [
    'how-many',
    /\b(?:how (?:many|much|long|often|old|large|big|far|high)|what (?:percentage|proportion|number|fraction|share|amount|rate)|quant[oa]s?|cuant[oa]s?|qual (?:e |foi )?(?:a |o )?(?:percentual|porcentagem|proporcao|numero|quantidade|taxa|prevalencia|incidencia)|que (?:porcentaje|proporcion|numero|cantidad)|cual (?:es|fue) (?:el|la) (?:porcentaje|proporcion|numero|cantidad|tasa|prevalencia|incidencia)|what (?:is|was|are|were) the (?:prevalence|incidence|rate|number|percentage|mortality rate|sample size|average|mean|median))\b/,
  ],
  [
    'why',
    /\b(?:why|por ?que razao|por que motivo|por que razon|what (?:causes|caused|explains|is the reason|are the reasons)|o que causa|que causa|what leads to)\b|^(?:por que|porque)\b/,
  ],
  [
    'when',
    /\b(?:when (?:was|were|did|does|do|is|are|will|should)|in (?:what|which) year|em que (?:ano|data|epoca)|en que (?:ano|fecha|epoca))\b|^(?:when|quando|cuando)\b/,
  ],
  [
    'where',
    /\b(?:where (?:was|were|did|does|do|is|are)|in (?:what|which) (?:country|city|region|place)|em que (?:pais|cidade|regiao|lugar)|en que (?:pais|ciudad|region|lugar))\b|^(?:where|onde|aonde|donde)\b/,
  ],
  [
    'who',
    /^(?:who|whom|whose|quem|quien(?:es)?|de quem|de quien)\b|\b(?:which (?:author|researcher)s?|qua(?:l|is) autor(?:es)?)\b/,
  ],
  [
    'define',
    /^(?:what (?:is|are) (?:an? |the )?(?:(?:meaning|definition) of [^?]{2,60}|(?:(?! (?:of|on|in|for|between|to|from|with) )[^?]){2,60})(?=\??$)|o que (?:e|sao|significa)|que (?:es|son|significa)|define|defina|conceitue|qual (?:e )?o conceito)\b|\b(?:what does [^?]{1,60} (?:mean|stand for)|definition of|meaning of|definicao de|definicion de|como se define|how (?:is|are) [^?]{1,60} defined)\b/,
  ],
  [
    'list',
    /^(?:list|name|liste|cite|enumere|mencione)\b|\b(?:what are|which are|quais (?:sao|foram|os|as)|cuales son|cuales fueron|what (?:factors|types|kinds|methods|symptoms|examples|challenges|barriers))\b|^(?:quais|cuales|which)\b/,
  ],
  [
    'whether',
    /^(?:is|are|was|were|do|does|did|can|could|has|have|had|should|will|would|may|might|must)\b|[:,;.] (?:is|are|was|were|do|does|did|can|could|has|have|should|will|would) |\b(?:whether|existe(?:m|n)?|ha (?:relacao|diferenca|evidencia|associacao)|hay (?:relacion|diferencia|evidencia|asociacion))\b/,
  ],
  ['how', /\b(?:how|como|de que (?:forma|modo|maneira|manera))\b/],
]
/** A Portuguese or Spanish question without a question word asks for yes or no. */
const ASKING = /\b(?:o que|que|qual|quais|cual|cuales|quem|quien|onde|donde|what|which)\b/

/** What kind of answer a question wants, in English, Portuguese or Spanish; `open` where its words do not tell. */
export function questionKindOf(question: string): QuestionKind {
  const folded = foldAccents(question)
    .replace(/^[\s¿¡"'“«]+/, '')
    .trim()
  const found = kinds.find(([, words]) => words.test(folded))
  if (found) return found[0]
  return folded.endsWith('?') && !ASKING.test(folded) ? 'whether' : 'open'
}

/** A question after what a word means. English "what is …" asks after which, as often ("what is the baseline?"), and is answered more widely. */
const MEANING =
  /^(?:what (?:is|are) meant by\b|o que (?:e|sao|significa)\b|que (?:es|son|significa)\b|defin[ae]\b|conceitue\b|qual (?:e )?o conceito\b|what does .{1,60} (?:mean|stand for)\b)|\b(?:definition of|meaning of|definicao de|definicion de|como se define)\b/u

/** Whether a question asks for a definition, which no other sentence about the thing answers. Three languages. */
export function asksForDefinition(question: string): boolean {
  const folded = foldAccents(question)
    .replace(/^[\s¿¡"'“«]+/, '')
    .trim()
  return questionKindOf(question) === 'define' && MEANING.test(folded)
}
