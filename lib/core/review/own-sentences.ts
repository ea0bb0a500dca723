import { isOfOthers } from '@/lib/core/evidence/of-others'
import { foldAccents } from '@/lib/core/text/fold-accents'

/** That people were taken in, which is no result of a study however its abstract is headed. */
const RECRUITED =
  /\b(?:were|was|have been|foram|fueron|se)\s+(?:\w+ly\s+)?(?:recruited|enrolled|invited|approached|included|screened for|randomi[sz]ed|randomly assigned|recrutad\w+|incluid\w+|convidad\w+|randomizad\w+|reclutad\w+|invitad\w+|reclutaron|incluyeron|aleatorizad\w+)\b/
/** Words of a result: with one of them the sentence tells one, too. */
const TELLS =
  /\b(?:higher|lower|more|less|fewer|greater|increas\w+|decreas\w+|reduc\w+|improv\w+|associat\w+|differ\w+|predict\w+|correlat\w+|effect\w*|significan\w+|found|show\w+|maior\w*|menor\w*|aument\w+|diminu\w+|melhor\w+|associad\w+|diferen\w+|efeito\w*|encontr\w+|mostr\w+|mayor\w*|dismin\w+|mejor\w+|asociad\w+|diferenc\w+|efecto\w*)\b/

/** That groups were alike when a study began: what they were is compared, and not what came of it. Folded. */
const ALIKE_AT_FIRST =
  /\b(?:at baseline|na linha de base|no inicio do estudo|al inicio del estudio|en la linea (?:de )?base)\b.{0,160}\b(?:no (?:significant |statistically significant )?differences?|similar|comparable|balanced|alike|semelhantes?|comparaveis|sem diferencas?|nao (?:houve|havia) diferencas?|comparables|sin diferencias?|no hubo diferencias?)\b|\b(?:no (?:statistically )?(?:significant )?differences?|similar|comparable|nao (?:houve|havia) diferencas?|no (?:hubo|habia) diferencas?|no (?:hubo|habia) diferencias?)\b.{0,60}\b(?:in|for|as to|regarding|quanto a|em relacao a|en cuanto a|en|na|em) (?:the )?(?:mean |patient |la |a )?(?:ages?|sex|gender|demographic\w*|baseline|socio\w*|idades?|sexo|edad|caracteristicas)\b/

/** Whether a sentence only says who took part, or that those who did were alike. */
export function isRecruitment(text: string): boolean {
  const folded = foldAccents(text)
  return (RECRUITED.test(folded) && !TELLS.test(folded)) || ALIKE_AT_FIRST.test(folded)
}

/** Limits of the work of others, or limits that this study set out to overcome. */
const LIMITS_OF_OTHERS =
  /\b(?:(?:most|many|previous|prior|earlier|past|existing|other) (?:\w+ ){0,2}(?:attempts|stud(?:y|ies)|research|work|investigations|approaches|methods|literature)\b.*limit|(?:address|overcome|remedy|resolve|circumvent)\w* (?:this|these|that|those|the|such|some) (?:\w+ ){0,2}(?:limitation|gap|shortcoming|weakness|drawback)|(?:superar|contornar|suprir|sanar|enfrentar) (?:essa|essas|esta|estas|tal|tais|a|as) (?:limitac|lacuna)|(?:superar|subsanar|abordar) (?:esta|estas|esa|esas|dicha|dichas|la|las) (?:limitac|laguna)|(?:estudos|pesquisas|trabalhos|estudios|investigaciones|trabajos) (?:anterior|previ)\w* .*limit)/

/** Whether a sentence names a limitation of the study that it stands in, and not one of others or one that was overcome. */
export function isOwnLimitation(text: string): boolean {
  return !LIMITS_OF_OTHERS.test(foldAccents(text)) && !isOfOthers(text)
}

/** What a study is good for is no call for another one. */
const HELPS_LATER =
  /\b(?:hope\w*|help\w*|assist\w*|inform\w*|guid\w+|suggests? directions|provid\w+ (?:a |the )?(?:basis|foundation|direction)|contribut\w+|base para|subsidi\w+|orient\w+|serv\w+ de base|esperamos)\b/
/** What asks for a study. */
const ASKS =
  /\b(?:should|must|need\w*|warrant\w*|require\w*|necessary|recommend\w*|call\w* for|merit\w*|lack\w*|scarce|remain\w* (?:to be|unclear|unknown)|would benefit|are encouraged|further (?:research|stud(?:y|ies)|work|investigations?) (?:is|are|on|into|to)|dev\w+|necess\w+|recomend\w+|suger\w+|faltam?|requer\w*|sao precis\w+|hace falta|se requier\w+|hacen falta|debe\w*)\b/

/** What the authors will do themselves is no request: "future work will extend the data", "trabalhos futuros ampliarão os dados". */
const ANNOUNCED =
  /\b(?:future (?:work|studies|research|papers?) will|(?:trabalhos?|estudos?|pesquisas?|trabajos?|estudios?|investigaciones?) futur[oa]s? (?!dever|deber|precisar|necesitar|poder|podr)\w+(?:rao|ra|ran)\b|(?:we|i) (?:will|plan to|intend to)|(?:pretendemos|planejamos|planeamos))/

/** Whether a sentence asks for studies, and does not only say that it serves them or what its authors will do next. */
export function isCallForStudies(text: string): boolean {
  const folded = foldAccents(text)
  return !ANNOUNCED.test(folded) && (ASKS.test(folded) || !HELPS_LATER.test(folded))
}

/** The mark of a publisher is no place of a study. */
export function isCopyright(text: string): boolean {
  return /©|\(c\)\s|\bcopyright\b|all rights reserved|todos os direitos|todos los derechos/i.test(text)
}

/** That people were followed over time. "Cohort" alone may also be a file that was there. */
const FOLLOWED =
  /\b(?:prospective|cohort stud(?:y|ies)|longitudinal(?:ly)? (?:stud|course|trajector|design|investigation|survey|cohort|follow)|follow(?:ed)?[- ]?up (?:stud|at|after|for|assess|period|of)|(?:two|three|four|five|six|seven|2|3|4|5|6|7)[- ]?waves?|prospectiv\w+|estudo de coorte|estudo longitudinal|seguimento de \d|estudio de cohorte|estudio longitudinal|estudio prospectivo|acompanh(?:aram|ou)-se \d|(?:seguimos|acompanhamos) (?:durante|por|a|\d)|(?:coorte|cohorte) de \w+ anos|se sigui(?:o|eron) (?:a )?\d|we followed \d)\b/

/** Whether a sentence names a study that follows people over time. */
export function namesCohort(text: string): boolean {
  return FOLLOWED.test(foldAccents(text))
}
