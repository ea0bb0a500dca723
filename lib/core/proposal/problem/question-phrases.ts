import type { Phrases } from '@/lib/core/text/phrases'

/**
 * Questions by the kind of answer a topic calls for. `{theA}` and the like come with their article, `{a}` without;
 * `{setting}` is "among nurses" or ''. Main questions are for topics that come without one.
 */
export type QuestionKey =
  | 'mainRelation'
  | 'mainEffect'
  | 'mainArtefact'
  | 'mainNormative'
  | 'mainUnderstanding'
  | 'relation1'
  | 'relation2'
  | 'relation3'
  | 'relation4'
  | 'artefact1'
  | 'artefact2'
  | 'artefact3'
  | 'artefact4'
  | 'normative1'
  | 'normative2'
  | 'normative3'
  | 'normative4'
  | 'understanding1'
  | 'understanding2'
  | 'understanding3'
  | 'understanding4'

export const questionTemplates: Phrases<QuestionKey> = {
  en: {
    mainRelation: 'How are {a} and {b} related {setting}?',
    mainEffect: 'What is the effect of {a} on {b} {setting}?',
    mainArtefact:
      'What performance is obtained with {core} {setting}, compared with the alternatives already known?',
    mainNormative: 'How do legislation and case law treat {core} {setting}, and which points remain open?',
    mainUnderstanding:
      'What characterises {core} {setting}, and which conditions explain the differences observed?',
    relation1: 'How do the works already published define and measure {a} and {b}?',
    relation2: 'How far do differences in {b} go along with differences in {a} {setting}?',
    relation3:
      'Which characteristics of the people or of the context change the relation between {a} and {b}?',
    relation4: 'Which measures for practice in {field} follow from the relation that is observed?',
    artefact1:
      'Which approaches to {core} do the works already published describe, and with which measures do they evaluate them?',
    artefact2:
      'What performance do the approaches selected reach on the same data and with the same measures?',
    artefact3:
      'Under which conditions does the performance of these approaches fall, and at what computational cost?',
    artefact4: 'Which recommendations for the use of {core} follow from the comparison?',
    normative1: 'Which norms and decisions deal with {core} {setting}?',
    normative2: 'Which criteria do these norms and decisions apply, and how far do they agree?',
    normative3: 'Which points about {core} do the works already published and the decisions leave open?',
    normative4: 'Which interpretation or change of the norms answers the points left open?',
    understanding1: 'How do the works already published define and describe {core}?',
    understanding2: 'Which forms of {core} are found {setting}, and how do they differ between cases?',
    understanding3: 'Which conditions go along with the differences between cases?',
    understanding4: 'Which measures for practice in {field} follow from these conditions?',
  },
  'pt-BR': {
    mainRelation: 'Como se relacionam {theA} e {theB} {setting}?',
    mainEffect: 'Qual é o efeito de {theA} sobre {theB} {setting}?',
    mainArtefact:
      'Que desempenho se obtém com {theCore} {setting}, em comparação com as alternativas já conhecidas?',
    mainNormative:
      'Como a legislação e a jurisprudência tratam {theCore} {setting}, e que pontos permanecem em aberto?',
    mainUnderstanding:
      'O que caracteriza {theCore} {setting}, e que condições explicam as diferenças observadas?',
    relation1: 'Como os trabalhos já publicados definem e medem {theA} e {theB}?',
    relation2: 'Em que medida as diferenças em {theB} acompanham as diferenças em {theA} {setting}?',
    relation3: 'Que características das pessoas ou do contexto modificam a relação entre {theA} e {theB}?',
    relation4: 'Que medidas para a prática em {field} decorrem da relação observada?',
    artefact1:
      'Que abordagens para {theCore} os trabalhos já publicados descrevem, e com que medidas as avaliam?',
    artefact2: 'Que desempenho as abordagens selecionadas alcançam com os mesmos dados e as mesmas medidas?',
    artefact3: 'Em que condições o desempenho dessas abordagens diminui, e a que custo computacional?',
    artefact4: 'Que recomendações para o uso de {theCore} decorrem da comparação?',
    normative1: 'Que normas e decisões tratam de {theCore} {setting}?',
    normative2: 'Que critérios essas normas e decisões aplicam, e em que medida convergem?',
    normative3: 'Que pontos sobre {theCore} os trabalhos já publicados e as decisões deixam em aberto?',
    normative4: 'Que interpretação ou alteração das normas responde aos pontos deixados em aberto?',
    understanding1: 'Como os trabalhos já publicados definem e descrevem {theCore}?',
    understanding2: 'Que formas de {core} se encontram {setting}, e como elas variam entre os casos?',
    understanding3: 'Que condições acompanham as diferenças entre os casos?',
    understanding4: 'Que medidas para a prática em {field} decorrem dessas condições?',
  },
  es: {
    mainRelation: '¿Cómo se relacionan {theA} y {theB} {setting}?',
    mainEffect: '¿Cuál es el efecto de {theA} sobre {theB} {setting}?',
    mainArtefact:
      '¿Qué desempeño se obtiene con {theCore} {setting}, en comparación con las alternativas ya conocidas?',
    mainNormative:
      '¿Cómo abordan la legislación y la jurisprudencia {theCore} {setting}, y qué puntos permanecen abiertos?',
    mainUnderstanding:
      '¿Qué caracteriza a {theCore} {setting}, y qué condiciones explican las diferencias observadas?',
    relation1: '¿Cómo definen y miden los trabajos ya publicados {theA} y {theB}?',
    relation2: '¿En qué medida las diferencias en {theB} acompañan a las diferencias en {theA} {setting}?',
    relation3:
      '¿Qué características de las personas o del contexto modifican la relación entre {theA} y {theB}?',
    relation4: '¿Qué medidas para la práctica en {field} se desprenden de la relación observada?',
    artefact1:
      '¿Qué enfoques para {theCore} describen los trabajos ya publicados, y con qué medidas los evalúan?',
    artefact2:
      '¿Qué desempeño alcanzan los enfoques seleccionados con los mismos datos y las mismas medidas?',
    artefact3: '¿En qué condiciones disminuye el desempeño de esos enfoques, y con qué costo computacional?',
    artefact4: '¿Qué recomendaciones para el uso de {theCore} se desprenden de la comparación?',
    normative1: '¿Qué normas y decisiones tratan de {theCore} {setting}?',
    normative2: '¿Qué criterios aplican esas normas y decisiones, y en qué medida coinciden?',
    normative3: '¿Qué puntos sobre {theCore} dejan abiertos los trabajos ya publicados y las decisiones?',
    normative4: '¿Qué interpretación o modificación de las normas responde a los puntos que quedan abiertos?',
    understanding1: '¿Cómo definen y describen {theCore} los trabajos ya publicados?',
    understanding2: '¿Qué formas de {core} se encuentran {setting}, y cómo varían entre los casos?',
    understanding3: '¿Qué condiciones acompañan a las diferencias entre los casos?',
    understanding4: '¿Qué medidas para la práctica en {field} se desprenden de esas condiciones?',
  },
}
