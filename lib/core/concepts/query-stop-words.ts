import { foldAccents } from '@/lib/core/text/fold-accents'

/**
 * Words that no search should ask for: function words and question words of each language, and words that frame any
 * piece of research ("impact", "estudo") without naming its subject. Unlike the stop words for key phrases, subject
 * words such as "health" or "school" are never among them.
 */
const functionWords = {
  en: 'a an the of in on at by for from to into onto with without within among amongst between through during over under about against across along around behind beyond near per than then as and or but nor so yet if while whereas because since until unless though although is are was were be been being am do does did done doing has have had having can could may might must shall should will would it its they them their theirs this that these those there here he she his her hers him we us our you your i me my who whom whose which what when where why how not no yes very more most less least much many some any all each every both either neither other others another such same own only just also too via vs versus toward towards upon regarding concerning using used use extent way ways',
  pt: 'a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra ao aos com sem sob sobre entre ate apos desde durante contra perante e ou mas que se nao nem como quando onde qual quais quem cujo cuja cujos cujas quanto quantos quanta quantas porque e sao foi foram ser sendo sido esta estao estar pode podem poder deve devem tem ter este estes estas esse essa esses essas isso isto aquele aquela aqueles aquelas seu sua seus suas ele ela eles elas lhe lhes nosso nossa tambem ja mais menos muito muita muitos muitas ha ainda atraves segundo conforme mediante meio maneira forma medida cada todo toda todos todas outro outra outros outras algum alguma alguns algumas',
  es: 'el la los las lo un una unos unas de del al a en por para con sin bajo sobre entre hasta tras ante desde hacia durante mediante contra y e o u pero sino que se no ni como cuando donde cual cuales quien quienes cuyo cuya cuanto cuantos cuanta cuantas porque es son fue fueron ser siendo sido esta estan estar puede pueden poder debe deben tiene tener este estos estas ese esa esos esas eso esto aquel aquella su sus le les nuestro nuestra tambien ya mas menos muy hay aun segun manera forma medida cada todo toda todos todas otro otra otros otras algun alguna algunos algunas traves',
} as const

const frameWords = {
  en: 'impact impacts effect effects influence influences role roles relationship relationships relation relations association associations correlation analysis analyses study studies investigation exploration evaluation assessment examination overview review reviews perspective perspectives approach approaches research case cases thesis dissertation paper importance issues aspects factors affect affects affected affecting influencing impacting impacted explore exploring examine examining understanding understand investigate investigating analyzing analysing evaluate evaluating assess assessing determine determining contribute contributes based new main key current recent context systematic improve improves improving increase increases increasing reduce reduces reducing promote promotes promoting develop developing build building create creating help helps helping enhance enhances enhancing implement implementing',
  pt: 'impacto impactos efeito efeitos influencia influencias papel papeis relacao relacoes associacao correlacao analise analises estudo estudos investigacao exploracao avaliacao exame visao revisao revisoes perspectiva perspectivas abordagem abordagens pesquisa pesquisas caso casos tese dissertacao artigo importancia questoes aspectos fatores afeta afetam afetar influenciam influenciar impacta impactam explorar examinar compreender investigar analisar avaliar determinar contribui contribuem contribuir baseado baseada novo nova novos novas principal principais atual atuais recente recentes contexto partir acerca sistematica uso usos utilizacao melhorar aumentar reduzir promover desenvolver construir criar implementar aumenta reduz melhora',
  es: 'impacto impactos efecto efectos influencia influencias papel papeles rol relacion relaciones asociacion correlacion analisis estudio estudios investigacion exploracion evaluacion examen vision revision revisiones perspectiva perspectivas enfoque enfoques caso casos tesis disertacion articulo importancia cuestiones aspectos factores afecta afectan afectar influye influyen influir impacta impactan explorar examinar comprender investigar analizar evaluar determinar contribuye contribuyen contribuir basado basada nuevo nueva nuevos nuevas principal principales actual actuales reciente recientes contexto partir acerca sistematica uso usos utilizacion mejorar aumentar reducir promover desarrollar construir crear implementar aumenta reduce mejora',
} as const

type StopLanguage = keyof typeof functionWords

const tables = { en: tableOf('en'), pt: tableOf('pt'), es: tableOf('es') }

/**
 * Whether a word says nothing about the subject of a search in this language; case and accents are ignored. A language
 * without a list, or null, is read with all three.
 */
export function isQueryStopWord(word: string, language: string | null): boolean {
  const folded = foldAccents(word)
  if (language === 'en' || language === 'pt' || language === 'es') return tables[language].has(folded)
  return tables.en.has(folded) || tables.pt.has(folded) || tables.es.has(folded)
}

function tableOf(language: StopLanguage): ReadonlySet<string> {
  return new Set(`${functionWords[language]} ${frameWords[language]}`.split(' '))
}
