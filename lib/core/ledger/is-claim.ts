import { cueMatcher } from '@/lib/core/evidence/find-cue'
import { wordsOf } from '@/lib/core/text/words'
import type { MarkedSentence } from './claim-sentences'

/** Fewer words say nothing about the world. */
const CLAIM_WORDS_MIN = 3

/** What the author means to do, in this work. */
const plan = cueMatcher({
  en: 'i will|we will|i intend|we intend|i plan|we plan|i aim|we aim|i propose|we propose|i hope|this thesis will|this dissertation will|this study will|this research will|this project will|this work will|this proposal|this thesis aims|this dissertation aims|this study aims|this research aims|this project aims|the aim of this|the objective of this|the purpose of this|the goal of this|the general objective|the specific objectives|the present study aims|research question is|research questions are|will be collected|will be analysed|will be analyzed|will be interviewed|will be recruited|will be invited|will be applied',
  pt: 'pretende-se|pretendo|pretendemos|busca-se|buscarei|buscaremos|propoe-se|proponho|objetiva-se|esta tese|esta dissertacao|este trabalho|esta pesquisa tem|esta pesquisa pretende|esta pesquisa busca|esta pesquisa visa|este estudo tem|este estudo pretende|este estudo busca|este estudo visa|este projeto|esta proposta|o objetivo desta|o objetivo deste|o objetivo geral|os objetivos especificos|a pergunta de pesquisa|sera realizad*|serao realizad*|sera aplicad*|serao aplicad*|serao entrevistad*|serao coletad*|serao analisad*|serao convidad*',
  es: 'se pretende|pretendo|pretendemos|se busca|buscare|buscaremos|se propone|propongo|esta tesis|esta disertacion|este trabajo|esta investigacion tiene|esta investigacion pretende|esta investigacion busca|este estudio tiene|este estudio pretende|este estudio busca|este proyecto|esta propuesta|el objetivo de esta|el objetivo de este|el objetivo general|los objetivos especificos|la pregunta de investigacion|se realizara|se realizaran|se aplicara|se aplicaran|se entrevistara|se recolectaran|se analizaran|se invitara',
})
/** Words about the text itself. */
const itself = cueMatcher({
  en: 'this chapter|this section|this subsection|this paragraph|the next section|the next chapter|the following section|the following chapter|the previous section|the previous chapter|the first chapter|the second chapter|the third chapter|the last chapter|see table|see figure|see appendix|is organised as|is organized as|is structured as|as mentioned above|as shown in table|as shown in figure',
  pt: 'este capitulo|esta secao|esta subsecao|este paragrafo|a proxima secao|o proximo capitulo|a secao seguinte|o capitulo seguinte|a secao anterior|o capitulo anterior|o primeiro capitulo|o segundo capitulo|o terceiro capitulo|o ultimo capitulo|ver tabela|ver figura|ver apendice|esta organizad*|esta estruturad*|conforme mencionado|conforme a tabela|conforme a figura',
  es: 'este capitulo|esta seccion|este apartado|este parrafo|la proxima seccion|el proximo capitulo|la seccion siguiente|el capitulo siguiente|la seccion anterior|el capitulo anterior|el primer capitulo|el segundo capitulo|el tercer capitulo|el ultimo capitulo|vease la tabla|vease la figura|ver tabla|ver figura|ver anexo|esta organizad*|esta estructurad*|como se menciono',
})

/**
 * Whether a sentence says something about the world or the literature. Headings, questions, single words, the author's plan and words about the
 * text itself do not; a sentence that cites does, unless it is a heading or a question.
 */
export function isClaim(sentence: MarkedSentence, language: string | null): boolean {
  const { claim, said, markers, isHeading } = sentence
  if (isHeading || /[?？]["”»']?\s*$/.test(claim)) return false
  if (wordsOf(said).length < CLAIM_WORDS_MIN) return false
  if (markers.length > 0) return true
  if (isTitle(claim)) return false
  return plan(claim, language) === null && itself(claim, language) === null
}

/** A short line without a full stop, as headings and labels are. */
function isTitle(claim: string): boolean {
  return claim.length <= 90 && !/[.!…:;]["”»')\]]?$/.test(claim) && wordsOf(claim).length <= 12
}
