import type { ConceptLanguage } from '@/lib/contracts/concept-map'

/**
 * Closed classes, lower case, with accents. `article` opens a noun phrase; `of` binds two nouns without an article, `ofArticle`
 * with one; `locative` says where; `preposition` is any other; `and` joins; `break` (pronouns, adverbs, conjunctions, question
 * words, auxiliaries) ends a noun phrase and is never part of a concept.
 */
export type GrammarKind =
  | 'article'
  | 'of'
  | 'ofArticle'
  | 'locative'
  | 'preposition'
  | 'and'
  | 'question'
  | 'break'

export const grammarWords = {
  pt: {
    article:
      'o a os as um uma uns umas este esta estes estas esse essa esses essas aquele aquela aqueles aquelas seu sua seus suas meu minha meus minhas nosso nossa nossos nossas cada todo toda todos todas outro outra outros outras algum alguma alguns algumas ambos ambas cujo cuja cujos cujas mesmo mesma mesmos mesmas dois duas três vários várias diversos diversas diferentes muitos muitas muito muita pouco pouca poucos poucas nenhum nenhuma qualquer quaisquer certos certas primeiro primeira primeiros primeiras último última últimos últimas próximo próxima próximos próximas',
    of: 'de',
    ofArticle:
      'do da dos das dum duma deste desta destes destas desse dessa desses dessas daquele daquela seus',
    locative:
      'em no na nos nas num numa neste nesta nestes nestas nesse nessa dentro perto fora junto entre naquele naquela',
    preposition:
      'por pelo pela pelos pelas para pra ao aos à às com sem sob sobre até após ante contra desde perante mediante segundo conforme durante através via antes depois acerca versus vs x per mais-que',
    and: 'e ou nem',
    question: 'aonde como quando onde qual quais quem quanto quanta quantos quantas porque porquê',
    break:
      'que se não já mais menos há é são foi foram ser sendo sido está estão estava estavam estar era eram será serão seria seriam seja sejam tem têm tinha tinham ter teve tido tiveram haver houve pode podem poderia poderiam poder deve devem deveria deveriam vai vão vem vêm existe existem ele ela eles elas dele dela deles delas nele nela neles nelas consigo conosco comigo contigo lhe lhes nós eu me te você vocês mim isto isso aquilo tudo nada algo alguém ninguém também ainda apenas somente só bem mal assim então pois portanto porém contudo mas embora enquanto quase sempre nunca hoje agora atualmente hoje-em-dia etc aqui lá tanto tão quão mediante-isso ora caso gente pessoa vez vezes partir respeito relativo frente mim ti si caso além daqui dali ali país países vários cinquenta',
  },
  es: {
    article:
      'el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella aquellos aquellas su sus mi mis tu tus nuestro nuestra nuestros nuestras cada todo toda todos todas otro otra otros otras algún alguna algunos algunas ambos ambas cuyo cuya cuyos cuyas mismo misma mismos mismas dos tres varios varias diversos diversas diferentes distintos distintas muchos muchas mucho mucha poco poca pocos pocas ningún ninguna cualquier cualquiera ciertos ciertas primer primera primeros primeras último última últimos últimas próximo próxima próximos próximas',
    of: 'de',
    ofArticle: 'del',
    locative: 'en dentro cerca fuera junto entre',
    preposition:
      'a al por para con sin bajo sobre hasta tras ante contra desde hacia mediante según durante través vía antes después acerca versus vs x per',
    and: 'y e o u ni',
    question:
      'adónde adonde cómo cuándo dónde cuál cuáles quién quiénes cuánto cuánta cuántos cuántas qué como cuando donde cual cuales quien quienes',
    break:
      'que se no ya más menos hay es son fue fueron ser siendo sido está están estaba estaban estar era eran será serán sería serían sea sean tiene tienen tenía tenían tener tuvo tenido tuvieron haber hubo ha han había habían puede pueden podría podrían poder debe deben debería deberían va van viene vienen existe existen él ella ellos ellas le les conmigo contigo consigo nosotros yo me te nos usted ustedes esto eso aquello todo-eso nada algo alguien nadie también aún apenas sólo solo solamente bien mal así entonces pues pero sino aunque mientras casi siempre nunca hoy ahora actualmente etc aquí allí tanto tan porque gente persona vez veces partir respecto relativo frente si sí caso además país países',
  },
  en: {
    article:
      'a an the this that these those its their his her our my your each every all some any no both either neither other another such many much several various few more most less two three different own certain multiple first next last',
    of: 'of',
    ofArticle: '',
    locative: 'in at within inside across among amongst near around outside throughout amid',
    preposition:
      'for on with without to from by about into onto over under between after before during since until through toward towards against upon via per versus vs regarding concerning than as beyond behind despite like unlike off out up down along',
    and: 'and or nor',
    question: 'what which who whom whose how why when where whether',
    break:
      'is are was were be been being am do does did done doing have has had having can could will would shall should may might must not it they we you i he she them us me him there here then thus hence also still even only just ever never always often well very too so if but because although though while whereas however yet again now today nowadays currently really actually enough people someone anyone everyone nobody something anything everything nothing themselves itself themself myself ourselves person etc rather quite almost already soon let s t away back apart together forward backward abroad ahead anyway ago one ones extra none instead otherwise elsewhere cannot afterwards beforehand once twice alone else somehow somewhere maybe perhaps',
  },
} as const satisfies Record<ConceptLanguage, Record<GrammarKind, string>>

/** Function words of one language only, safe to read as such in a text of another: topics mix languages. */
export const foreignGrammarWords = {
  pt: 'uma dos das na nos nas pelo pela pelos pelas ao aos às são não em também então porém depois',
  es: 'el los las del y un una en al pero también aunque entonces porque',
  en: 'the of and in on for with between among through how what which does but because about from',
} as const satisfies Record<ConceptLanguage, string>

/** Adjectives that judge or measure: they belong to what is asked, not to what it is asked about. */
export const evaluativeWords = {
  pt: 'justo justa justos justas injusto injusta injustos injustas fundo importante importantes eficaz eficazes eficiente eficientes efetivo efetiva efetivos efetivas melhor melhores pior piores maior maiores menor menores bom boa bons boas ruim ruins adequado adequada adequados adequadas inadequado inadequada essencial fundamental principal principais grande grandes pequeno pequena possível possíveis potencial potenciais novo nova novos novas atual atuais recente recentes moderno moderna real reais verdadeiro verdadeira significativo significativa significativos significativas relevante relevantes necessário necessária barato barata caro cara rápido rápida simples complexo complexa forte fraco alto alta altos altas baixo baixa baixos baixas suficiente suficientes excessivo excessiva geral gerais específico específica determinado determinada presente futuro futura crescente positivo positiva positivos positivas negativo negativa negativos negativas direto direta indireto indireta compatível viável próprio própria útil úteis interessante diverso total parcial parciais mero inerente crucial benéfico benéfica benéficos benéficas contemporâneo contemporânea contemporâneos contemporâneas rentável lucrativo lucrativa acessível divertido divertida comum comuns frequente frequentes raro rara feliz felizes triste lento lenta difícil fácil hostil antigo antiga antigos antigas velho velha motivado motivada motivador motivadora interessado interessada satisfeito satisfeita preocupado preocupada cansado cansada confiante agradável atraente atrativo atrativa prazeroso prazerosa chato chata curioso estranho incrível bonito feio exitoso bem-sucedido prejudicial nocivo vantajoso vantajosa duradouro duradoura habitual constante notável evidente claro óbvio impossível provável desejável aceitável razoável sério grave amplo ampla extenso enorme imenso inovador inovadora certo certa exato exata correto correta digno pleno bastante preparado preparada',
  es: 'justo justa justos justas injusto injusta injustos injustas hondo pequeño pequeña pequeños pequeñas importante importantes eficaz eficaces eficiente eficientes efectivo efectiva efectivos efectivas mejor mejores peor peores mayor menor menores buen bueno buena buenos buenas mal malo mala malos malas adecuado adecuada adecuados adecuadas inadecuado inadecuada esencial fundamental principal principales gran grande grandes pequeño pequeña posible posibles potencial potenciales nuevo nueva nuevos nuevas actual actuales reciente recientes moderno moderna real reales verdadero verdadera significativo significativa significativos significativas relevante relevantes necesario necesaria barato barata caro cara rápido rápida simple complejo compleja fuerte débil alto alta altos altas bajo baja bajos bajas suficiente suficientes excesivo excesiva general generales específico específica determinado determinada presente futuro futura creciente positivo positiva positivos positivas negativo negativa negativos negativas directo directa indirecto indirecta compatible viable propio propia útil útiles interesante total parcial parciales inherente crucial beneficioso beneficiosa contemporáneo contemporánea accesible rentable lucrativo lucrativa asequible divertido divertida común comunes frecuente frecuentes raro rara feliz felices triste lento lenta difícil fácil hostil antiguo antigua antiguos antiguas viejo vieja motivado motivada motivador interesado interesada satisfecho satisfecha preocupado preocupada cansado cansada confiado agradable atractivo atractiva placentero aburrido aburrida curioso extraño increíble bonito feo exitoso exitosa perjudicial nocivo ventajoso duradero duradera habitual constante notable evidente claro obvio imposible probable deseable aceptable razonable serio grave amplio amplia extenso enorme inmenso innovador innovadora exacto exacta correcto correcta digno pleno bastante preparado preparada',
  en: 'fast alert awake asleep calm tired wide deep important effective efficient better best worse worst good bad great greater greatest bigger biggest smaller larger largest higher highest lower lowest cheaper cheap cheapest faster fastest safer stronger weaker longer shorter earlier later cooler warmer cleaner adequate inadequate appropriate suitable essential fundamental crucial vital key main major minor possible potential new newer recent current modern contemporary real true significant relevant necessary sufficient useful helpful beneficial harmful positive negative direct indirect overall general specific particular compatible feasible viable successful optimal ideal proper transparent satisfied happy happier healthy healthier easy easier easily difficult hard harder effectively significantly successfully big small large high low whole entire total partial fair likely unlikely able unable worth profitable affordable reliable hostile fun boring enjoyable exciting attractive motivated motivating interested confident comfortable unhappy sad unfair slow slower quick quicker quickest deeper wider hotter colder richer poorer common rare frequent usual typical serious former previous actual obvious evident clear probable desirable acceptable reasonable interesting beautiful ugly nice pleasant unpleasant risky ready willing safe unsafe popular loud anxious convinced aware unaware',
} as const satisfies Record<ConceptLanguage, string>
