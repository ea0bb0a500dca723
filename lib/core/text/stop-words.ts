import { foldAccents } from './fold-accents'
import { languageCues } from './language-cues'
import { type RankingLanguage, rankingLanguages } from './stem-word'

/**
 * Every list of words that carry no subject; each use is made of these lists.
 *   matching (ranking, screening)   function words are never matched, generic words count for less
 *   key phrases                     function, glue and filler words neither begin nor end one
 *   queries                         function, glue and frame words are not asked for
 * Fillers are not cut from queries: "down", "new" and "well" are parts of subjects ("Down syndrome", "well-being").
 */

/** Words that carry grammar, not subject; never matched. Lower case, with accents. */
export const functionWords = {
  en: 'a an and are as at be been but by for from had has have he her his if in into is it its of on or our she such than that the their them then there these they this those to was we were which who whom whose will with without within not no nor so very can could may might must shall should would do does did done doing being am i you your my me us what when where how why also between among during while upon about under over both each any all some most more other only own same per via versus vs et al',
  pt: 'a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para ao à aos às com sem sob sobre entre até após e ou mas que se não nem como quando onde qual quais quem cujo cuja é são foi foram ser sendo sido está estão era eram este esta estes estas esse essa esses essas isto isso aquele aquela ele ela eles elas seu sua seus suas também já mais menos muito há ter tem têm havia pode podem deve devem cada todo toda todos todas outro outra outros outras mesmo mesma durante desde segundo lhe lhes nós eu me',
  es: 'el la los las lo un una unos unas de del al a en por para con sin bajo sobre entre hasta tras ante y e o u pero sino que se no ni como cuando donde cual cuales quien quienes cuyo cuya es son fue fueron ser siendo sido está están era eran este esta estos estas ese esa esos esas eso esto aquel aquella él ella ellos ellas su sus también ya más menos muy hay ha han haber había puede pueden debe deben cada todo toda todos todas otro otra otros otras mismo misma durante desde según le les nosotros yo me qué cómo cuál',
} as const satisfies Record<RankingLanguage, string>

/** Further words that carry grammar, but are left to matching: rare in titles, and counted like any other word there. */
const glueWords = {
  en: 'amongst through against across yet whereas because since until though although having here him much many every either neither another too toward towards regarding using',
  pt: 'contra perante quanto porque aqueles aquelas nosso nossa ainda através mediante algum alguma alguns algumas',
  es: 'hacia mediante contra cuanto porque tener nuestro nuestra aún algún alguna algunos algunas través',
} as const satisfies Record<RankingLanguage, string>

/** Words that no key phrase may begin or end with, though some are part of a subject inside a query. */
const fillerWords = {
  en: 'few once up down out off again further therefore thus whether well still even often despite several various respectively eg ie etc one two three after before based new however',
  pt: 'tu você vocês te minha meu teu deste desta destes destas nesse nessa neste nesta desse dessa disso nisso tudo nenhum nenhuma bem assim então pois portanto porém contudo entretanto embora enquanto apenas somente tanto tal tais estava estavam teve tiveram tendo haver houve seria seriam dois duas três etc et al partir acerca',
  es: 'tú usted ustedes te mi mío aquellos aquellas ningún ninguna bien así entonces pues aunque embargo mientras solo solamente tanto tal tales estaba estaban tuvo tuvieron teniendo hubo sería serían dos tres etc et partir acerca',
} as const satisfies Record<RankingLanguage, string>

/** Words that frame any piece of research without naming its subject ("impact", "estudo"), and question words. */
const frameWords = {
  en: 'onto along around behind beyond near unless theirs hers yes less least others just concerning used use extent way ways impact impacts effect effects influence influences role roles relationship relationships relation relations association associations correlation analysis analyses study studies investigation exploration evaluation assessment examination overview review reviews perspective perspectives approach approaches research case cases thesis dissertation paper importance issues aspects factors affect affects affected affecting influencing impacting impacted explore exploring examine examining understanding understand investigate investigating analyzing analysing evaluate evaluating assess assessing determine determining contribute contributes based new main key current recent context systematic improve improves improving increase increases increasing reduce reduces reducing promote promotes promoting develop developing build building create creating help helps helping enhance enhances enhancing implement implementing',
  pt: 'pra cujos cujas quantos quanta quantas estar poder muita muitos muitas conforme meio maneira forma medida impacto impactos efeito efeitos influencia influencias papel papeis relacao relacoes associacao correlacao analise analises estudo estudos investigacao exploracao avaliacao exame visao revisao revisoes perspectiva perspectivas abordagem abordagens pesquisa pesquisas caso casos tese dissertacao artigo importancia questoes aspectos fatores afeta afetam afetar influenciam influenciar impacta impactam explorar examinar compreender investigar analisar avaliar determinar contribui contribuem contribuir baseado baseada novo nova novos novas principal principais atual atuais recente recentes contexto partir acerca sistematica uso usos utilizacao melhorar aumentar reduzir promover desenvolver construir criar implementar aumenta reduz melhora',
  es: 'cuantos cuanta cuantas estar poder tiene manera forma medida impacto impactos efecto efectos influencia influencias papel papeles rol relacion relaciones asociacion correlacion analisis estudio estudios investigacion exploracion evaluacion examen vision revision revisiones perspectiva perspectivas enfoque enfoques caso casos tesis disertacion articulo importancia cuestiones aspectos factores afecta afectan afectar influye influyen influir impacta impactan explorar examinar comprender investigar analizar evaluar determinar contribuye contribuyen contribuir basado basada nuevo nueva nuevos nuevas principal principales actual actuales reciente recientes contexto partir acerca sistematica uso usos utilizacion mejorar aumentar reducir promover desarrollar construir crear implementar aumenta reduce mejora',
} as const satisfies Record<RankingLanguage, string>

/**
 * Words of any research text that say little about its subject: they count for less in a query
 * until the candidate records themselves show how common they are.
 */
export const genericWords =
  'study studies paper papers article articles research work works method methods methodology approach approaches result results finding findings effect effects analysis analyses data information use used using based new review reviews systematic literature evidence different various several relation relationship role impact influence factor factors model models case cases problem problems aspect aspects issue issues important relevant interested interest concerning describe description discuss discussion find known given general ' +
  'comparative compare comparison drug class scientific versus report reporting guidelines guideline assessment evaluation efficacy effectiveness effective safety treatment treatments ' +
  'estudo estudos artigo artigos pesquisa pesquisas trabalho trabalhos método métodos metodologia abordagem abordagens resultado resultados efeito efeitos análise análises dados informação uso utilização novo nova revisão sistemática literatura evidência evidências diferentes relação papel impacto influência fator fatores modelo modelos caso casos problema problemas aspecto aspectos questão importante ' +
  'estudio estudios artículo artículos investigación investigaciones trabajo trabajos metodología enfoque enfoques efecto efectos análisis datos información utilización nuevo nueva revisión evidencias diferentes relación impacto influencia modelo modelos caso casos problemas cuestión'

const tableOf = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.join(' ').split(' ').filter(Boolean).map(foldAccents))

const phraseStopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(languageCues).map(([language, { words }]) => {
    const own = isRankingLanguage(language)
      ? [functionWords[language], glueWords[language], fillerWords[language]]
      : [words]
    return [language, tableOf(...own)]
  }),
)
const queryStopWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  rankingLanguages.map((language) => [
    language,
    tableOf(functionWords[language], glueWords[language], frameWords[language]),
  ]),
)

function isRankingLanguage(language: string): language is RankingLanguage {
  return rankingLanguages.some((one) => one === language)
}

/**
 * Whether a word carries no subject in the language, so that no key phrase begins or ends with it. Case and accents are ignored. For a
 * language without a table, or null, the English table is used, so that mixed titles still lose their commonest glue.
 */
export function isStopWord(word: string, language: string | null): boolean {
  const table = phraseStopWords.get(language ?? 'en') ?? phraseStopWords.get('en')
  return table?.has(foldAccents(word)) ?? false
}

/**
 * Whether a word says nothing about the subject of a search in this language; case and accents are ignored. A language without a list,
 * or null, is read with all three.
 */
export function isQueryStopWord(word: string, language: string | null): boolean {
  const folded = foldAccents(word)
  const own = queryStopWords.get(language ?? '')
  return own ? own.has(folded) : [...queryStopWords.values()].some((table) => table.has(folded))
}
