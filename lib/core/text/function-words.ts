import type { RankingLanguage } from './stem-word'

/** Words that carry grammar, not subject; never matched. Lower case, with accents. */
export const functionWords = {
  en: 'a an and are as at be been but by for from had has have he her his if in into is it its of on or our she such than that the their them then there these they this those to was we were which who whom whose will with without within not no nor so very can could may might must shall should would do does did done doing being am i you your my me us what when where how why also between among during while upon about under over both each any all some most more other only own same per via versus vs et al',
  pt: 'a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para ao à aos às com sem sob sobre entre até após e ou mas que se não nem como quando onde qual quais quem cujo cuja é são foi foram ser sendo sido está estão era eram este esta estes estas esse essa esses essas isto isso aquele aquela ele ela eles elas seu sua seus suas também já mais menos muito há ter tem têm havia pode podem deve devem cada todo toda todos todas outro outra outros outras mesmo mesma durante desde segundo lhe lhes nós eu me',
  es: 'el la los las lo un una unos unas de del al a en por para con sin bajo sobre entre hasta tras ante y e o u pero sino que se no ni como cuando donde cual cuales quien quienes cuyo cuya es son fue fueron ser siendo sido está están era eran este esta estos estas ese esa esos esas eso esto aquel aquella él ella ellos ellas su sus también ya más menos muy hay ha han haber había puede pueden debe deben cada todo toda todos todas otro otra otros otras mismo misma durante desde según le les nosotros yo me qué cómo cuál',
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
