import type { Phrases } from '@/lib/core/text/phrases'

/**
 * Sentences of the problem statement. `{one|more}` is chosen by the count the sentence is about; `{share}` is "3 of the
 * 12 sources". Every figure comes from the sources at hand.
 */
export type ProblemKey =
  | 'context'
  | 'contextPlain'
  | 'noSource'
  | 'oneSource'
  | 'twoSources'
  | 'span'
  | 'oneYear'
  | 'holds'
  | 'holdsOf'
  | 'holdsNone'
  | 'holdsAll'
  | 'saysOfContext'
  | 'reported'
  | 'reportedNext'
  | 'reportedThen'
  | 'onlyTopics'
  | 'aimIs'
  | 'unnamed'
  | 'effects'
  | 'noEffects'
  | 'disagree'
  | 'agree'
  | 'noDirection'
  | 'designs'
  | 'designUnknown'
  | 'limits'
  | 'limitsMore'
  | 'noLimits'
  | 'gap'
  | 'gapFew'
  | 'absent'
  | 'rare'
  | 'recent'
  | 'notLongitudinal'
  | 'future'
  | 'futureMore'
  | 'caveat'
  | 'ask'
  | 'variables'
  | 'relevance'
  | 'mostCited'
  | 'own'
  | 'scopeLimited'
  | 'scopeNarrowed'
  | 'means'
  | 'time'

export const problemPhrases: Phrases<ProblemKey> = {
  en: {
    context: 'Written for the programme {program}, in the area of {area}, this project deals with {subject}.',
    contextPlain: 'The question belongs to {field} and asks for evidence before it asks for an answer.',
    noSource:
      'No source has been gathered in the project yet. This text therefore claims nothing about what the literature reports, and it is to be written anew once sources have been found.',
    oneSource:
      'The project rests on a single source so far; what follows describes that source and is no picture of the field.',
    twoSources:
      'The project rests on two sources so far; what follows describes these two and is no picture of the field.',
    span: 'The {total} sources examined for this project, published between {from} and {to}, show what has been studied and what has not.',
    oneYear:
      'The {total} sources examined for this project, all published in {from}, show what has been studied and what has not.',
    holdsOf: 'Of these {total}, {terms}',
    holds: '{count} {names|name} {term}',
    holdsAll: 'only {count} {brings|bring} all of these terms together',
    holdsNone: 'none brings all of these terms together',
    saysOfContext: 'On the background, {label} {states|state}: “{quote}” {cite}.',
    reported: '{label} {reports|report}: “{quote}” {cite}.',
    reportedNext: '{label} {finds|find}: “{quote}” {cite}.',
    reportedThen: '{label} {adds|add}: “{quote}” {cite}.',
    onlyTopics:
      'The abstracts at hand announce their subject rather than state results, so the findings have to be taken from the full texts {cite}.',
    aimIs: '{label} {sets|set} out the following aim: “{quote}” {cite}.',
    unnamed: 'One of the works',
    effects: 'Judging by the abstracts, {share} {reports|report} differences or associations {cite}',
    noEffects: '{share} {says|say} that none was found {cite}',
    disagree:
      'The results thus do not point in one direction; whether this comes from the measures, the groups or the designs is a matter for the full texts.',
    agree:
      'No abstract denies such a result, which may also mean that null results are published less often.',
    noDirection: 'The abstracts do not allow a count of results for and against.',
    designs: 'As to design, titles and abstracts name {designs}',
    designUnknown: '{share} {does|do} not name one',
    limits: 'Limits are named by the authors themselves; {label} {writes|write}: “{quote}” {cite}.',
    limitsMore: '{label} {names|name} another: “{quote}” {cite}.',
    noLimits: 'None of the abstracts names its limits, so they too must be looked for in the full texts.',
    gap: 'Among the {total} sources of this project, the gap can be stated in figures.',
    gapFew: 'With so few sources a gap cannot be claimed; what can be said is what is missing at hand.',
    absent: 'No source names {what} in its title, abstract or keywords.',
    rare: 'Only {share} {names|name} {what} {cite}.',
    recent: 'Since {year}, {share} {has|have} been published.',
    notLongitudinal: 'None of them says that it followed the same cases over time.',
    future: 'The authors point the same way when {label} {asks|ask} for more work: “{quote}” {cite}.',
    futureMore: '{label} {sees|see} a further need: “{quote}” {cite}.',
    caveat:
      'These counts rest on titles, abstracts and keywords, on the words of the topic and on their known translations; they are to be confirmed by reading the full texts.',
    ask: 'The question that guides the research follows from this: {question}',
    variables: 'Its central concepts are {variables}.',
    relevance:
      'An answer matters to {field}: without it, decisions about {subject} have to rest on results obtained in other settings or by other designs.',
    mostCited:
      'Interest in the subject can be seen in the citations: the work of {label} has been cited {count} times {cite}.',
    own: 'The student adds: {context}',
    scopeLimited: 'The research is limited to {limits}.',
    scopeNarrowed: 'In this version the scope was narrowed: {changes}.',
    means: 'The project keeps to the following conditions: {means}.',
    time: 'The work is planned with {hours} hours a week, from {start} to {defence}.',
  },
  'pt-BR': {
    context: 'Vinculado ao curso de {program}, na área de {area}, este projeto aborda {theSubject}.',
    contextPlain: 'O tema pertence ao campo de {theField} e pede evidências antes de pedir respostas.',
    noSource:
      'O projeto ainda não reúne nenhuma fonte. Por isso, este texto nada afirma sobre o que a literatura relata e deverá ser reescrito quando houver fontes.',
    oneSource:
      'O projeto apoia-se, por ora, em uma única fonte; o que segue descreve essa fonte e não é um retrato do campo.',
    twoSources:
      'O projeto apoia-se, por ora, em duas fontes; o que segue descreve essas duas fontes e não é um retrato do campo.',
    span: 'As {total} fontes examinadas para este projeto, publicadas entre {from} e {to}, mostram o que já foi estudado e o que ainda não foi.',
    oneYear:
      'As {total} fontes examinadas para este projeto, todas publicadas em {from}, mostram o que já foi estudado e o que ainda não foi.',
    holdsOf: 'Dessas {total}, {terms}',
    holds: '{count} {menciona|mencionam} {term}',
    holdsAll: 'apenas {count} {reúne|reúnem} todos esses termos',
    holdsNone: 'nenhuma reúne todos esses termos',
    saysOfContext: 'Sobre o contexto, {label} {afirma|afirmam}: “{quote}” {cite}.',
    reported: '{label} {relata|relatam}: “{quote}” {cite}.',
    reportedNext: '{label} {observa|observam}: “{quote}” {cite}.',
    reportedThen: '{label} {acrescenta|acrescentam}: “{quote}” {cite}.',
    onlyTopics:
      'Os resumos disponíveis anunciam o assunto mais do que relatam resultados, de modo que os achados terão de ser buscados nos textos completos {cite}.',
    aimIs: '{label} {declara|declaram} o seguinte objetivo: “{quote}” {cite}.',
    unnamed: 'Um dos trabalhos',
    effects: 'A julgar pelos resumos, {share} {relata|relatam} diferenças ou associações {cite}',
    noEffects: '{share} {informa|informam} não as ter encontrado {cite}',
    disagree:
      'Os resultados, portanto, não apontam em uma só direção; se isso se deve às medidas, aos grupos ou aos delineamentos é algo que só a leitura integral pode esclarecer.',
    agree:
      'Nenhum resumo nega esse resultado, o que também pode significar que resultados nulos são menos publicados.',
    noDirection: 'Os resumos não permitem contar resultados favoráveis e contrários.',
    designs: 'Quanto ao delineamento, títulos e resumos indicam {designs}',
    designUnknown: '{share} não o {informa|informam}',
    limits: 'Os próprios autores indicam limites; {label} {escreve|escrevem}: “{quote}” {cite}.',
    limitsMore: '{label} {indica|indicam} outro: “{quote}” {cite}.',
    noLimits:
      'Nenhum dos resumos declara os próprios limites, que também terão de ser buscados nos textos completos.',
    gap: 'Entre as {total} fontes deste projeto, a lacuna pode ser enunciada em números.',
    gapFew:
      'Com tão poucas fontes não cabe afirmar uma lacuna; pode-se dizer apenas o que falta no material reunido.',
    absent: 'Nenhuma fonte menciona {what} no título, no resumo ou nas palavras-chave.',
    rare: 'Apenas {share} {menciona|mencionam} {what} {cite}.',
    recent: 'Desde {year}, {foi publicada|foram publicadas} {share}.',
    notLongitudinal: 'Nenhuma delas declara ter acompanhado os mesmos casos ao longo do tempo.',
    future: 'Na mesma direção, {label} {pede|pedem} novos estudos: “{quote}” {cite}.',
    futureMore: '{label} {indica|indicam} outra necessidade: “{quote}” {cite}.',
    caveat:
      'Essas contagens baseiam-se em títulos, resumos e palavras-chave, nos termos do tema e em suas traduções conhecidas; devem ser confirmadas pela leitura integral.',
    ask: 'Disso decorre a pergunta que orienta a pesquisa: {question}',
    variables: 'Seus conceitos centrais são {variables}.',
    relevance:
      'A resposta interessa ao campo de {theField}: sem ela, as decisões sobre {theSubject} têm de se apoiar em resultados obtidos em outros contextos ou com outros delineamentos.',
    mostCited:
      'O interesse pelo tema aparece nas citações: o trabalho de {label} foi citado {count} vezes {cite}.',
    own: 'Acrescenta-se, nas palavras de quem propõe a pesquisa: {context}',
    scopeLimited: 'A pesquisa limita-se a {limits}.',
    scopeNarrowed: 'Nesta versão, o escopo foi reduzido: {changes}.',
    means: 'Consideram-se as seguintes condições: {means}.',
    time: 'O trabalho está planejado com {hours} horas por semana, de {start} a {defence}.',
  },
  es: {
    context: 'Vinculado al programa de {program}, en el área de {area}, este proyecto aborda {theSubject}.',
    contextPlain: 'El tema pertenece al campo de {theField} y pide evidencia antes de pedir respuestas.',
    noSource:
      'El proyecto todavía no reúne ninguna fuente. Por eso este texto no afirma nada sobre lo que informa la literatura y deberá reescribirse cuando haya fuentes.',
    oneSource:
      'El proyecto se apoya, por ahora, en una sola fuente; lo que sigue describe esa fuente y no es un retrato del campo.',
    twoSources:
      'El proyecto se apoya, por ahora, en dos fuentes; lo que sigue describe esas dos fuentes y no es un retrato del campo.',
    span: 'Las {total} fuentes examinadas para este proyecto, publicadas entre {from} y {to}, muestran qué se ha estudiado y qué no.',
    oneYear:
      'Las {total} fuentes examinadas para este proyecto, todas publicadas en {from}, muestran qué se ha estudiado y qué no.',
    holdsOf: 'De esas {total}, {terms}',
    holds: '{count} {menciona|mencionan} {term}',
    holdsAll: 'solo {count} {reúne|reúnen} todos esos términos',
    holdsNone: 'ninguna reúne todos esos términos',
    saysOfContext: 'Sobre el contexto, {label} {afirma|afirman}: “{quote}” {cite}.',
    reported: '{label} {informa|informan}: “{quote}” {cite}.',
    reportedNext: '{label} {observa|observan}: “{quote}” {cite}.',
    reportedThen: '{label} {añade|añaden}: “{quote}” {cite}.',
    onlyTopics:
      'Los resúmenes disponibles anuncian su tema más que exponer resultados, de modo que los hallazgos tendrán que buscarse en los textos completos {cite}.',
    aimIs: '{label} {declara|declaran} el siguiente objetivo: “{quote}” {cite}.',
    unnamed: 'Uno de los trabajos',
    effects: 'A juzgar por los resúmenes, {share} {informa|informan} diferencias o asociaciones {cite}',
    noEffects: '{share} {indica|indican} no haberlas encontrado {cite}',
    disagree:
      'Los resultados, por tanto, no apuntan en una sola dirección; si esto se debe a las medidas, a los grupos o a los diseños es algo que solo la lectura completa puede aclarar.',
    agree:
      'Ningún resumen niega ese resultado, lo que también puede significar que los resultados nulos se publican menos.',
    noDirection: 'Los resúmenes no permiten contar resultados a favor y en contra.',
    designs: 'En cuanto al diseño, títulos y resúmenes indican {designs}',
    designUnknown: '{share} no lo {indica|indican}',
    limits: 'Los propios autores señalan límites; {label} {escribe|escriben}: “{quote}” {cite}.',
    limitsMore: '{label} {señala|señalan} otro: “{quote}” {cite}.',
    noLimits:
      'Ninguno de los resúmenes declara sus límites, que también tendrán que buscarse en los textos completos.',
    gap: 'Entre las {total} fuentes de este proyecto, el vacío puede enunciarse en cifras.',
    gapFew:
      'Con tan pocas fuentes no cabe afirmar un vacío; solo puede decirse qué falta en el material reunido.',
    absent: 'Ninguna fuente menciona {what} en el título, el resumen o las palabras clave.',
    rare: 'Solo {share} {menciona|mencionan} {what} {cite}.',
    recent: 'Desde {year} {se ha publicado|se han publicado} {share}.',
    notLongitudinal: 'Ninguna de ellas declara haber seguido los mismos casos a lo largo del tiempo.',
    future: 'En la misma dirección, {label} {pide|piden} nuevos estudios: “{quote}” {cite}.',
    futureMore: '{label} {señala|señalan} otra necesidad: “{quote}” {cite}.',
    caveat:
      'Estos recuentos se basan en títulos, resúmenes y palabras clave, en los términos del tema y en sus traducciones conocidas; deben confirmarse con la lectura completa.',
    ask: 'De ahí se desprende la pregunta que orienta la investigación: {question}',
    variables: 'Sus conceptos centrales son {variables}.',
    relevance:
      'La respuesta interesa al campo de {theField}: sin ella, las decisiones sobre {theSubject} tienen que apoyarse en resultados obtenidos en otros contextos o con otros diseños.',
    mostCited:
      'El interés por el tema se refleja en las citas: el trabajo de {label} se ha citado {count} veces {cite}.',
    own: 'Se añade, en palabras de quien propone la investigación: {context}',
    scopeLimited: 'La investigación se limita a {limits}.',
    scopeNarrowed: 'En esta versión se redujo el alcance: {changes}.',
    means: 'Se tienen en cuenta las siguientes condiciones: {means}.',
    time: 'El trabajo está planificado con {hours} horas por semana, del {start} al {defence}.',
  },
}

export type EntryKey = 'about' | 'found' | 'design' | 'scores' | 'cited' | 'noAbstract'

/** Pieces of the note that says why a work is in the preliminary literature. */
export const entryPhrases: Phrases<EntryKey> = {
  en: {
    about: 'Deals with {terms}',
    found: 'Found for the subject',
    design: 'design: {design}',
    scores: 'relevance {relevancy}, quality {quality}',
    cited: 'cited {count} times',
    noAbstract: 'no abstract available, to be read in full',
  },
  'pt-BR': {
    about: 'Trata de {terms}',
    found: 'Encontrado para o tema',
    design: 'delineamento: {design}',
    scores: 'relevância {relevancy}, qualidade {quality}',
    cited: 'citado {count} vezes',
    noAbstract: 'sem resumo disponível, a ler na íntegra',
  },
  es: {
    about: 'Trata de {terms}',
    found: 'Encontrado para el tema',
    design: 'diseño: {design}',
    scores: 'relevancia {relevancy}, calidad {quality}',
    cited: 'citado {count} veces',
    noAbstract: 'sin resumen disponible, por leer completo',
  },
}
