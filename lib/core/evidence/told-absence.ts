import { foldAccents } from '@/lib/core/text/fold-accents'
import type { RoleSentence } from './sentence-roles'

const STUDIES = '(?:studies|study|trials?|papers?|articles?|reviews?|research|investigations?)'
const ESTUDOS = '(?:estudos?|pesquisas?|trabalhos?|artigos?|ensaios?|investigacoes|evidencias?)'
const ESTUDIOS = '(?:estudios?|investigacion(?:es)?|trabajos?|articulos?|ensayos?|evidencias?)'

/** That a field has not, or hardly, been studied somewhere or somehow; folded. */
const UNSTUDIED = new RegExp(
  `\\b(?:${[
    `(?:no|few|hardly any|only (?:one|two|three|a few|\\d+)) (?:of these |of the )?(?:[\\w-]+ ){0,2}${STUDIES}\\b(?! (?:participants?|subjects?|drugs?|groups?|arms?|sites?|(?:was|were) excluded|withdr\\w+))`,
    `(?:most|much of the|the majority of) (?:[\\w-]+ ){0,2}(?:${STUDIES}|evidence) (?:concerns?|comes?|came|stems?|focus\\w*|(?:is|are|was|were) (?:from|limited|conducted))`,
    `(?:evidence|${STUDIES}|validation|replications?) (?:[\\w-]+ ){0,5}(?:is|are|remains?) (?:missing|scarce|lacking|rare)`,
    'only (?:one|two|three|a few) (?:was|were) (?:conducted|carried out|done)',
    '(?:rarely|seldom|hardly ever) (?:been )?(?:studied|examined|measured|evaluated|compared|asked|reported)',
    '(?:little|not much) is known',
    `(?:nenhum|nenhuma|poucos|poucas|raros|raras|escassos|escassas) (?:d[aoe]s? )?(?:[\\w-]+ ){0,2}${ESTUDOS}\\b(?! (?:foi|foram) exclu)`,
    `faltam? (?:[\\w-]+ ){0,2}${ESTUDOS}`,
    `${ESTUDOS} (?:[\\w-]+ ){0,4}(?:sao|e) (?:ainda )?(?:escass|rar|inexistent)\\w+`,
    'pouc[oa]s (?:ouviram|avaliaram|compararam|analisaram|investigaram|incluiram|mediram|examinaram)',
    `a maior parte d[ao]s? ${ESTUDOS}`,
    'pouco se sabe',
    `(?:ningun|ninguna|pocos|pocas|escasos|escasas) (?:de l[ao]s )?(?:[\\w-]+ ){0,2}${ESTUDIOS}\\b(?! (?:fue|fueron) exclu)`,
    `faltan? (?:[\\w-]+ ){0,2}${ESTUDIOS}`,
    `${ESTUDIOS} (?:[\\w-]+ ){0,4}(?:son|es) (?:aun )?(?:escas|inexistent)\\w+`,
    'poc[oa]s (?:evaluaron|compararon|analizaron|investigaron|incluyeron|midieron|examinaron)',
    `la mayor parte de l[ao]s? ${ESTUDIOS}`,
    'poco se sabe',
  ].join('|')})`,
)

/** What a study itself did not take in, measure or reach; folded. */
const UNREACHED =
  /\b(?:(?:we|stud(?:y|ies)|data|sample|survey|analysis|method) (?:did|do|does) not (?:include|cover|measure|collect|assess|follow)|(?:was|were) (?:left out|not (?:collected|included|measured|covered|followed))|under-?represented|only [\w ]{2,30} (?:was|were) studied|may not (?:transfer|generali[sz]e)|limits the (?:results|findings)|(?:validation|replication) is missing|nao (?:inclui|incluiu|incluimos|aborda|abordou|abrange|abrangeu|abrangem|mediu|medimos)\b|(?:ficou|ficaram) de fora|nao (?:foi|foram) (?:inclui|coletad|medid|acompanhad)\w+|no (?:incluyo|incluye|incluyen|incluimos|aborda|abordo|abarca|abarco|midio|cubre|cubren)\b|(?:quedo|quedaron) fuera|no se (?:incluy|recog|recolect|midi)\w+)/
/** A rule by which others were chosen, an interval, a reason: no bound of the study. */
const OTHERWISE = /\b(?:exclu\w+|zero|interval\w*|because they|null value)\b/

/** Sentences from the end of an abstract in which its authors may say what they did not reach. */
const LAST_SENTENCES = 2

/**
 * Whether a sentence of an abstract says that something has not, or hardly, been studied, and stands where results do: what authors write before they say what they
 * did themselves is a gap that they set out to fill.
 */
export function saysUnstudied(sentences: readonly RoleSentence[], at: number): boolean {
  const sentence = sentences[at]
  if (!sentence || at < sentences.length / 2) return false
  if (sentence.role === 'aim' || sentence.role === 'background' || sentence.role === 'future') return false
  if (sentences.slice(at + 1).some(({ role }) => role === 'aim' || role === 'method')) return false
  return UNSTUDIED.test(foldAccents(sentence.text))
}

/** Whether a sentence near the end of an abstract says what its study did not take in, measure or reach, without the word limitation. */
export function saysUnreached(sentences: readonly RoleSentence[], at: number): boolean {
  const sentence = sentences[at]
  if (!sentence || at < Math.max(1, sentences.length - LAST_SENTENCES)) return false
  const folded = foldAccents(sentence.text)
  return UNREACHED.test(folded) && !OTHERWISE.test(folded)
}
