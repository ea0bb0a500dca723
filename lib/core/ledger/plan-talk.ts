import { foldAccents } from '@/lib/core/text/fold-accents'
import { wordsOf } from '@/lib/core/text/words'
import { sidedWords } from './polarity'

/** An infinitive or imperative, by which objectives and advice begin; folded. */
const TASK =
  /^(?:to |please )?(?:add|agree|allow|analy[sz]e|apply|ask|assess|begin|book|build|characteri[sz]e|check|choose|clarify|classify|code|collect|compare|complete|consider|contrast|define|describe|design|determine|develop|discuss|document|drop|establish|estimate|evaluate|examine|explain|explore|extend|extract|find|identify|include|interpret|interview|invite|investigate|keep|learn|limit|give|list|make|map|name|measure|model|move|narrow|observe|plan|prepare|produce|propose|quantify|read|recruit|reduce|relate|replace|reserve|say|review|revise|search|select|shorten|split|start|state|study|summari[sz]e|survey|synthesi[sz]e|test|trace|train|transcribe|translate|understand|use|validate|verify|write)\b/u
const INFINITIVE =
  /^(?!(?:mulher|mujer|qualquer|cualquier|lugar|hogar|par|bar|ayer)\b)\p{L}+(?:ar|er|ir)(?:se)?\b/u

const words = (lines: readonly string[]) =>
  new RegExp(`(?<![\\p{L}-])(?:${lines.join('|')})(?![\\p{L}])`, 'u')

/** What a plan speaks of: method, instruments, data, means and parts of the work. Folded; English, then Portuguese and Spanish together. */
const METHOD = words([
  'field notes|sampl(?:e|es|ing)|interview(?:s|er|ers|ing|ees?)?|questionnaires?|surveys?|experiment(?:s|al)?|quasi-experiments?|designs?|methods?|methodolog\\w*|instruments?|scales?|items?|answers?|responses?|respondents?|participants?|participation|recruit\\w*|reminders?|pilot\\w*|pre-?test\\w*|transcri\\w*|coding|coders?|codes?|recoded|categor\\w*|thematic|themes?|analys[ei]s|statistic\\w*|regression\\w*|correlation coefficients?|estimates?|confidence|interval\\w*|bias\\w*|reliab\\w*|valid(?:ity|ated|ation)|saturation|variables?|data|datasets?|archives?|documents?|databases?|record(?:ings?|ed)|software|tools?|licen[cs]es?|costs?|budget|hours?|weeks?|months?|schedule|deadlines?|defence|supervisor|objectives?|questions?|cross-sectional|longitudinal|causal|generali[sz]\\w*|consent|anonym\\w*|ethic\\w*|committee|hypothes[ie]s|results|study|project|proposal|research|case stud(?:y|ies)|observations?|triangulation|focus groups?|literature|sources?|reviewers?|protocols?|inclusion|criteria|skills?|risks?|spreadsheets?',
  'amostr\\w*|entrevist\\w*|questionarios?|levantamentos?|experiment\\w*|delineamentos?|metodos?|metodolog\\w*|instrumentos?|escalas?|itens|respostas?|respondentes|participantes?|participacao|recrutamento|lembretes?|pilot\\w*|pre-teste\\w*|transcri\\w*|codifica\\w*|categori\\w*|tematic\\w*|temas?|analis\\w*|estatistic\\w*|regress\\w*|estimativas?|confianca|intervalos?|vies\\w*|confiabilidade|validade|validacao|saturacao|variave\\w*|dados|arquivos?|documenta\\w*|bases de dados|grava\\w*|software\\w*|ferramentas?|licencas?|custos?|orcamento|horas?|semanas?|meses|cronograma|prazos?|defesa|orientador\\w*|objetivos?|perguntas?|transversal|longitudinal|causal|generaliz\\w*|consentimento|anonim\\w*|etic\\w*|comite|hipoteses?|resultados|estudo|projeto|proposta|pesquisa|estudo de caso|observacao|triangulacao|literatura|fontes?|criterios?|habilidades?|riscos?|planilhas?|coleta',
  'muestr\\w*|notas de campo|cuestionarios?|encuestas?|disenos?|escalas?|preguntas?|respuestas?|encuestad\\w*|reclutamiento|recordatorios?|codific\\w*|categori\\w*|analisis|estadistic\\w*|estimacion\\w*|confianza|sesgos?|fiabilidad|validez|saturacion|variables?|datos|archivos?|bases de datos|programas?|herramientas?|licencias?|costos?|costes?|presupuesto|plazos?|tutor\\w*|preguntas?|generaliza\\w*|consentimiento|comite|hipotesis|estudio|proyecto|propuesta|investigacion|observacion|literatura|fuentes?|criterios?|habilidades|riesgos?|recoleccion|recogida',
])

/** What somebody found, or what everybody knows: told without a source it is nobody's. */
const REPORTS = words([
  'showed|revealed|confirm(?:s|ed)|demonstrate[sd]?|prove[sd]?|(?:studies|research|evidence|data|results|findings|literature|surveys|experts|scholars|scientists) (?:have |has |clearly |consistently )*(?:shows?|shown|finds?|found|suggests?|indicates?|agrees?|reveals?|tells?)|(?:study|survey|interviews?|analysis) (?:shows|found|finds|reveals|indicates)|it is (?:well |widely )?(?:known|established|accepted)|found that|known to|everybody knows|(?<!self-|be |been |is |are |and )reported|(?:participants|respondents|interviewees) (?:said|described|stated|felt|told|agreed)',
  '(?:mostr|revel|confirm|demonstr|comprov|prov)(?:ou|aram|am|a)(?: que)?|(?:estudos|pesquisas|evidencias|dados|especialistas) (?:indicam|sugerem|apontam)|sabe-se|e sabido|todos sabem|como se sabe|constatou-se|verificou-se|observou-se|(?:relat|afirm|apont|declar)(?:aram|ou)|disse(?:ram)?|descrev(?:eram|eu)',
  '(?:mostr|revel|confirm|demostr|comprob)(?:o|aron|an)(?: que)?|(?:los )?(?:estudios|investigaciones|datos|expertos) (?:indican|sugieren|demuestran|muestran|senalan)|es (?:bien )?sabido|se sabe|todos saben|se comprobo|se constato|se observo que|demuestran?|muestran que|(?:relat|afirm|senal|declar)(?:aron|o)|dij(?:eron|o)|describi(?:eron|o)',
])

/** What nobody has done: it needs the search that looked for it. */
const GAP = words([
  'no (?:study|studies|research|author|one|paper)|nobody|has never|have never|never been|the first (?:study|research|work|thesis|proposal)|little is known|few studies|literature (?:\\w+ ){0,3}(?:ignor|neglect|overlook|forgot|lack)\\w*|has so far|under-?researched|unexplored',
  'nenhum (?:estudo|trabalho|autor)|nenhuma pesquisa|nunca (?:foi|foram|se)|ninguem|(?:o )?primeir[oa] (?:estudo|pesquisa|trabalho|projeto)|pouco se sabe|poucos estudos|literatura (?:\\w+ ){0,3}(?:ignor|negligenci|esquec)\\w*|inexplorad\\w*|inedit\\w*',
  'ningun (?:estudio|trabajo|autor)|ninguna investigacion|nadie|nunca (?:se|ha|han)|(?:el )?primer (?:estudio|trabajo|proyecto)|la primera investigacion|poco se sabe|pocos estudios|literatura (?:\\w+ ){0,3}(?:ignor|olvid|descuid)\\w*|inexplorad\\w*',
])

/** A verb of what would, may or is to happen, or what is asked: said so, nothing is claimed to be the case. Folded. */
const OPEN =
  /(?<![\p{L}-])(?:would|could|may|might|can|cannot|should|shall|will|must|is to|are to|if|whether|in case|so that|to (?:\p{L}+ly )?\p{L}+|pode\p{L}*|poderia\p{L}*|deve\p{L}*|daria|se|caso|para|a fim de|sera|serao|\p{L}{2,}(?:ara|era|ira|arao|erao|irao)|conviene|recomenda-se|sugere-se|puede\p{L}*|podria\p{L}*|debe\p{L}*|si|conviene|seran|\p{L}{2,}(?:aran|eran|iran))(?!\p{L})/u

/** A word is defined for this work. */
const DEFINES = words([
  'in this (?:project|proposal|study|work|thesis)|here means|is here|is understood here|by \\w+ we mean',
  'nest[ea] (?:projeto|proposta|estudo|trabalho|pesquisa)|entende-se|aqui',
  'en est[ea] (?:proyecto|propuesta|estudio|trabajo|investigacion)|se entiende',
])

/** A label, not a sentence: no full stop and few words. */
const LABEL_WORDS_MAX = 12

/**
 * Whether a sentence without a source only says what is planned, asked, meant or advised. What tells a finding, a lack in the literature or anything else of the
 * world does not; `topic` are the folded words of the topic. Words decide: unsure is no.
 */
export function isPlanTalk(
  sentence: string,
  { topic, language }: { readonly topic: ReadonlySet<string>; readonly language: string },
): boolean {
  const text = foldAccents(sentence.trim())
  if (/\?\s*$/.test(text)) return !REPORTS.test(text)
  if (REPORTS.test(text) || GAP.test(text)) return false
  if ((language === 'en' ? TASK : INFINITIVE).test(text) || DEFINES.test(text)) return true
  const sides = sidedWords(sentence).filter(({ axis }) => axis === 'amount' || axis === 'worth')
  if (isLabel(text)) return sides.length === 0
  if (!METHOD.test(text)) return false
  const named = new Set(wordsOf(text).flatMap(({ text: word }) => (topic.has(word) ? [word] : [])))
  return sides.length === 0 || OPEN.test(text) || named.size < 2
}

function isLabel(text: string): boolean {
  return !/[.!]["”»')\]]?$/.test(text) && wordsOf(text).length <= LABEL_WORDS_MAX
}
