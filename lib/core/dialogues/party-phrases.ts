import type { Phrases } from '@/lib/core/text/phrases'

/** What the agents may say without a language model. Keys that end in "Ask" are questions to the student. */
export const partyPhrases: Phrases<
  | 'nothingNew'
  | 'carlaNoQuestionAsk'
  | 'carlaManyConcepts'
  | 'carlaOneConcept'
  | 'carlaFew'
  | 'carlaBroad'
  | 'carlaRefined'
  | 'carlaConcepts'
  | 'carlaInterestAsk'
  | 'patriciaBeforeSearch'
  | 'patriciaFailed'
  | 'patriciaFound'
  | 'patriciaHeldBack'
  | 'patriciaSelectAsk'
  | 'patriciaOneLanguage'
  | 'patriciaLanguages'
  | 'patriciaWordsAsk'
  | 'methodReviews'
  | 'methodNoAbstract'
  | 'methodMeasureAsk'
  | 'methodDataAsk'
  | 'statSmall'
  | 'statUncited'
  | 'statEnough'
  | 'statFigureAsk'
  | 'examinerRetracted'
  | 'examinerUnreviewed'
  | 'examinerOld'
  | 'examinerStale'
  | 'examinerOneDatabase'
  | 'examinerNoveltyAsk'
  | 'examinerWrongAsk'
  | 'ethicsSandbox'
  | 'ethicsUnchecked'
  | 'ethicsOwn'
  | 'ethicsPeopleAsk'
  | 'ethicsDataAsk'
> = {
  en: {
    nothingNew: 'I have nothing to add from what is known so far.',
    carlaNoQuestionAsk:
      'There is a topic but no research question yet. What do you want to find out about it?',
    carlaManyConcepts:
      'The search joins {concepts} concepts ({conceptNames}). Each one that must be there costs sources.',
    carlaOneConcept:
      'There is only one concept so far ({conceptNames}). A thesis usually relates it to something.',
    carlaFew:
      'For a literature review {missing} more sources are needed. That can be the search, and it can be the topic.',
    carlaBroad: '{found} sources is a field, not a topic. A narrower focus will make the choices for you.',
    carlaRefined:
      'The search was refined {refinements} times. Compare today’s question with the first one before going on.',
    carlaConcepts:
      'The search joins {concepts} concepts: {conceptNames}. A source must speak of each of them.',
    patriciaBeforeSearch:
      'Nothing has been searched yet. As it stands the databases would be asked for: {conceptNames}.',
    carlaInterestAsk: 'If you could ask a hundred people who work on “{topic}” one thing, what would it be?',
    patriciaFailed: '{failedCount} databases gave no answer: {failed}. What we see is not all there is.',
    patriciaFound: '{found} sources are on the list, from {answered} databases that answered.',
    patriciaHeldBack:
      '{heldBack} sources are held back for quality; they can be shown if you need one of them.',
    patriciaSelectAsk:
      '{found} sources are found and none is ticked. Which one would you read first, and why?',
    patriciaOneLanguage: 'All sources whose language is known are in one language: {languages}.',
    patriciaLanguages: 'By language the list is: {languages}.',
    patriciaWordsAsk: 'Which other word do people in your field use for {conceptNames}?',
    methodReviews:
      '{reviews} of the sources are reviews. Their reference lists and limitations are the quickest way in.',
    methodNoAbstract:
      '{noAbstract} sources were judged without an abstract; look at those yourself before you exclude them.',
    methodMeasureAsk: 'How would you see or measure each of these: {conceptNames}?',
    methodDataAsk: 'Which people, documents or data can you really get at within your time?',
    statSmall: '{found} sources are a count, not a sample. Do not read trends over years out of them.',
    statUncited:
      '{uncited} sources are said to have no citations. For new work that means little, for old work it means something.',
    statEnough: '{found} sources are enough to describe how designs and years are spread.',
    statFigureAsk: 'Which single figure would change your mind about your answer?',
    examinerRetracted:
      '{retracted} sources carry a mark of retraction or concern. A committee will find them in a minute.',
    examinerUnreviewed:
      'For {unreviewed} of {found} sources peer review is not known or not done. I would ask about each you cite.',
    examinerOld:
      '{old} of {found} sources are older than ten years. Say which of them are classics and which are just old.',
    examinerStale: 'The latest source is from {lastYear}. What happened in the {yearsSinceLast} years since?',
    examinerOneDatabase: 'Only one database answered. I would not call that a search of the literature.',
    examinerNoveltyAsk: 'What would your thesis say that none of these {found} sources says?',
    examinerWrongAsk: 'What result would show that you are wrong?',
    ethicsSandbox:
      '{sandbox} sources are sandbox records and no real publications. None of them may be cited.',
    ethicsUnchecked: '{unchecked} sources were not checked for retraction yet. Check before you cite.',
    ethicsOwn: '{userProvided} sources were brought by you. Name them as such where you describe the search.',
    ethicsPeopleAsk: 'Whom does this research touch, and who has to agree before you begin?',
    ethicsDataAsk: 'Which personal data would you hold, where, and for how long?',
  },
  'pt-BR': {
    nothingNew: 'Não tenho nada a acrescentar ao que se sabe até agora.',
    carlaNoQuestionAsk:
      'Há um tema, mas ainda não há pergunta de pesquisa. O que você quer descobrir sobre ele?',
    carlaManyConcepts:
      'A busca une {concepts} conceitos ({conceptNames}). Cada um que precisa estar presente custa fontes.',
    carlaOneConcept: 'Há só um conceito até agora ({conceptNames}). Uma tese costuma relacioná-lo com algo.',
    carlaFew: 'Para uma revisão de literatura faltam {missing} fontes. Pode ser a busca, e pode ser o tema.',
    carlaBroad: '{found} fontes são uma área, não um tema. Um foco mais estreito fará as escolhas por você.',
    carlaRefined:
      'A busca foi refinada {refinements} vezes. Compare a pergunta de hoje com a primeira antes de seguir.',
    carlaConcepts: 'A busca une {concepts} conceitos: {conceptNames}. Uma fonte precisa falar de cada um.',
    patriciaBeforeSearch: 'Nada foi buscado ainda. Do jeito que está, as bases receberiam: {conceptNames}.',
    carlaInterestAsk:
      'Se você pudesse perguntar uma coisa a cem pessoas que trabalham com “{topic}”, o que seria?',
    patriciaFailed: '{failedCount} bases não responderam: {failed}. O que vemos não é tudo o que existe.',
    patriciaFound: 'Há {found} fontes na lista, de {answered} bases que responderam.',
    patriciaHeldBack:
      '{heldBack} fontes estão retidas por qualidade; podem ser mostradas se você precisar de alguma.',
    patriciaSelectAsk: 'Há {found} fontes e nenhuma marcada. Qual você leria primeiro, e por quê?',
    patriciaOneLanguage: 'Todas as fontes de idioma conhecido estão em um só idioma: {languages}.',
    patriciaLanguages: 'Por idioma, a lista é: {languages}.',
    patriciaWordsAsk: 'Que outra palavra as pessoas da sua área usam para {conceptNames}?',
    methodReviews:
      '{reviews} das fontes são revisões. Suas listas de referências e limitações são a entrada mais rápida.',
    methodNoAbstract: '{noAbstract} fontes foram avaliadas sem resumo; olhe-as você mesmo antes de excluir.',
    methodMeasureAsk: 'Como você veria ou mediria cada um destes: {conceptNames}?',
    methodDataAsk: 'A que pessoas, documentos ou dados você realmente tem acesso no seu tempo?',
    statSmall:
      '{found} fontes são uma contagem, não uma amostra. Não tire delas tendências ao longo dos anos.',
    statUncited:
      '{uncited} fontes constam sem citações. Em trabalho novo isso diz pouco; em trabalho antigo, diz algo.',
    statEnough: '{found} fontes bastam para descrever como se distribuem desenhos e anos.',
    statFigureAsk: 'Que número, sozinho, faria você mudar de ideia sobre a resposta?',
    examinerRetracted:
      '{retracted} fontes trazem marca de retratação ou preocupação. Uma banca as acha em um minuto.',
    examinerUnreviewed:
      'Em {unreviewed} de {found} fontes a revisão por pares é desconhecida ou não houve. Eu perguntaria sobre cada uma citada.',
    examinerOld:
      '{old} de {found} fontes têm mais de dez anos. Diga quais são clássicas e quais são só antigas.',
    examinerStale: 'A fonte mais recente é de {lastYear}. O que houve nos {yearsSinceLast} anos desde então?',
    examinerOneDatabase: 'Só uma base respondeu. Eu não chamaria isso de busca na literatura.',
    examinerNoveltyAsk: 'O que a sua tese diria que nenhuma destas {found} fontes diz?',
    examinerWrongAsk: 'Que resultado mostraria que você está errado?',
    ethicsSandbox:
      '{sandbox} fontes são registros do sandbox e não publicações reais. Nenhuma pode ser citada.',
    ethicsUnchecked:
      '{unchecked} fontes ainda não foram verificadas quanto a retratação. Verifique antes de citar.',
    ethicsOwn: '{userProvided} fontes foram trazidas por você. Diga isso onde descrever a busca.',
    ethicsPeopleAsk: 'A quem esta pesquisa afeta, e quem precisa concordar antes do início?',
    ethicsDataAsk: 'Que dados pessoais você guardaria, onde e por quanto tempo?',
  },
  es: {
    nothingNew: 'No tengo nada que añadir a lo que se sabe hasta ahora.',
    carlaNoQuestionAsk:
      'Hay un tema, pero aún no hay pregunta de investigación. ¿Qué quiere averiguar sobre él?',
    carlaManyConcepts:
      'La búsqueda une {concepts} conceptos ({conceptNames}). Cada uno que debe estar presente cuesta fuentes.',
    carlaOneConcept:
      'Hay un solo concepto hasta ahora ({conceptNames}). Una tesis suele relacionarlo con algo.',
    carlaFew:
      'Para una revisión de literatura faltan {missing} fuentes. Puede ser la búsqueda, y puede ser el tema.',
    carlaBroad: '{found} fuentes son un campo, no un tema. Un enfoque más estrecho elegirá por usted.',
    carlaRefined:
      'La búsqueda se refinó {refinements} veces. Compare la pregunta de hoy con la primera antes de seguir.',
    carlaConcepts:
      'La búsqueda une {concepts} conceptos: {conceptNames}. Una fuente debe hablar de cada uno.',
    patriciaBeforeSearch:
      'Aún no se ha buscado nada. Tal como está, a las bases se les pediría: {conceptNames}.',
    carlaInterestAsk: 'Si pudiera preguntar una cosa a cien personas que trabajan en «{topic}», ¿qué sería?',
    patriciaFailed: '{failedCount} bases no respondieron: {failed}. Lo que vemos no es todo lo que hay.',
    patriciaFound: 'Hay {found} fuentes en la lista, de {answered} bases que respondieron.',
    patriciaHeldBack: '{heldBack} fuentes están retenidas por calidad; pueden mostrarse si necesita alguna.',
    patriciaSelectAsk: 'Hay {found} fuentes y ninguna marcada. ¿Cuál leería primero y por qué?',
    patriciaOneLanguage: 'Todas las fuentes de idioma conocido están en un solo idioma: {languages}.',
    patriciaLanguages: 'Por idioma, la lista es: {languages}.',
    patriciaWordsAsk: '¿Qué otra palabra usan en su campo para {conceptNames}?',
    methodReviews:
      '{reviews} de las fuentes son revisiones. Sus referencias y limitaciones son la entrada más rápida.',
    methodNoAbstract: '{noAbstract} fuentes se evaluaron sin resumen; mírelas usted antes de excluirlas.',
    methodMeasureAsk: '¿Cómo vería o mediría cada uno de estos: {conceptNames}?',
    methodDataAsk: '¿A qué personas, documentos o datos tiene acceso de verdad en su plazo?',
    statSmall:
      '{found} fuentes son un recuento, no una muestra. No saque de ellas tendencias a lo largo de los años.',
    statUncited:
      '{uncited} fuentes constan sin citas. En un trabajo nuevo dice poco; en uno antiguo, dice algo.',
    statEnough: '{found} fuentes bastan para describir cómo se reparten diseños y años.',
    statFigureAsk: '¿Qué cifra, por sí sola, le haría cambiar de idea sobre la respuesta?',
    examinerRetracted:
      '{retracted} fuentes llevan una marca de retractación o preocupación. Un tribunal las encuentra en un minuto.',
    examinerUnreviewed:
      'En {unreviewed} de {found} fuentes la revisión por pares se desconoce o no hubo. Yo preguntaría por cada una citada.',
    examinerOld:
      '{old} de {found} fuentes tienen más de diez años. Diga cuáles son clásicas y cuáles solo antiguas.',
    examinerStale:
      'La fuente más reciente es de {lastYear}. ¿Qué pasó en los {yearsSinceLast} años desde entonces?',
    examinerOneDatabase: 'Solo respondió una base. Yo no llamaría a eso una búsqueda de literatura.',
    examinerNoveltyAsk: '¿Qué diría su tesis que no diga ninguna de estas {found} fuentes?',
    examinerWrongAsk: '¿Qué resultado mostraría que se equivoca?',
    ethicsSandbox:
      '{sandbox} fuentes son registros del sandbox y no publicaciones reales. Ninguna puede citarse.',
    ethicsUnchecked:
      '{unchecked} fuentes aún no se comprobaron en cuanto a retractación. Compruébelo antes de citar.',
    ethicsOwn: '{userProvided} fuentes las aportó usted. Dígalo donde describa la búsqueda.',
    ethicsPeopleAsk: '¿A quién afecta esta investigación y quién debe aceptar antes de empezar?',
    ethicsDataAsk: '¿Qué datos personales guardaría, dónde y por cuánto tiempo?',
  },
}
