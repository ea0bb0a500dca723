import type { Phrases } from '@/lib/core/text/phrases'

export type AiUsePhrase =
  | 'noModel'
  | 'builtIn'
  | 'models'
  | 'modelsIn'
  | 'code'
  | 'accepted'
  | 'edited'
  | 'refused'
  | 'superseded'
  | 'undecided'
  | 'sentence'
  | 'byBuiltIn'
  | 'byCode'
  | 'byStudent'
  | 'responsibility'
  | 'stage'
  | 'writer'
  | 'fate'
  | 'time'
  | 'tokens'
  | 'interviewer'
  | 'profile'
  | 'write-literature-queries'
  | 'literature'
  | 'problem'
  | 'objectives'
  | 'methodology'
  | 'data-collection'
  | 'schedule'
  | 'quality'

export const aiUsePhrases: Phrases<AiUsePhrase> = {
  en: {
    noModel: 'No language model was used for this proposal.',
    builtIn:
      'Texts marked as built-in were composed by deterministic methods of Carrel: sentences extracted from the abstracts of the project’s sources (centroid and cue phrases), templates filled with the student’s own answers, published formulas for sample sizes, and a work plan computed backwards from the defence.',
    models:
      'These language models wrote parts of this proposal: {models}; together they used {tokens} tokens.',
    modelsIn: '{model} in: {stages}.',
    code: 'Search, scores, schedule, checks and the look-up of references were computed by programs without a language model.',
    accepted: 'shown to the student and accepted as it was',
    edited: 'edited by the student',
    refused: 'refused by the student and written again',
    superseded: 'replaced by a later version',
    undecided: 'not yet decided on by the student',
    sentence: '{stage}: {writer}; {fate}.',
    byBuiltIn: 'built-in methods',
    byCode: 'computed',
    byStudent: 'the student',
    responsibility:
      'This statement was generated from the log of the work. The student is responsible for the content of the proposal.',
    stage: 'Part',
    writer: 'Written by',
    fate: 'What became of it',
    time: 'Day (UTC)',
    tokens: 'Tokens',
    interviewer: 'Interview',
    profile: 'Profile',
    'write-literature-queries': 'Queries for the literature',
    literature: 'Choice of the literature',
    problem: 'Problem',
    objectives: 'Objectives',
    methodology: 'Methodology',
    'data-collection': 'Data collection',
    schedule: 'Work plan',
    quality: 'Quality control',
  },
  'pt-BR': {
    noModel: 'Nenhum modelo de linguagem foi usado neste projeto.',
    builtIn:
      'Os textos indicados como embutidos foram compostos por métodos determinísticos do Carrel: frases extraídas dos resumos das fontes do projeto (centroide e expressões indicativas), modelos preenchidos com as respostas do próprio estudante, fórmulas publicadas para o tamanho da amostra e um plano de trabalho calculado a partir da defesa.',
    models:
      'Estes modelos de linguagem escreveram partes deste projeto: {models}; juntos, usaram {tokens} tokens.',
    modelsIn: '{model} em: {stages}.',
    code: 'Busca, notas, cronograma, verificações e consulta das referências foram computados por programas sem modelo de linguagem.',
    accepted: 'apresentado ao estudante e aceito como estava',
    edited: 'editado pelo estudante',
    refused: 'recusado pelo estudante e reescrito',
    superseded: 'substituído por uma versão posterior',
    undecided: 'ainda sem decisão do estudante',
    sentence: '{stage}: {writer}; {fate}.',
    byBuiltIn: 'métodos embutidos',
    byCode: 'calculado',
    byStudent: 'o estudante',
    responsibility:
      'Esta declaração foi gerada a partir do registro do trabalho. O estudante responde pelo conteúdo do projeto.',
    stage: 'Parte',
    writer: 'Escrito por',
    fate: 'O que se fez',
    time: 'Data (UTC)',
    tokens: 'Tokens',
    interviewer: 'Entrevista',
    profile: 'Perfil',
    'write-literature-queries': 'Consultas à literatura',
    literature: 'Escolha da literatura',
    problem: 'Problema',
    objectives: 'Objetivos',
    methodology: 'Metodologia',
    'data-collection': 'Coleta de dados',
    schedule: 'Plano de trabalho',
    quality: 'Controle de qualidade',
  },
  es: {
    noModel: 'En esta propuesta no se usó ningún modelo de lenguaje.',
    builtIn:
      'Los textos señalados como integrados se compusieron con métodos deterministas de Carrel: frases extraídas de los resúmenes de las fuentes del proyecto (centroide y expresiones indicativas), plantillas rellenadas con las respuestas del propio estudiante, fórmulas publicadas para el tamaño de la muestra y un plan de trabajo calculado hacia atrás desde la defensa.',
    models:
      'Estos modelos de lenguaje escribieron partes de esta propuesta: {models}; en conjunto usaron {tokens} tokens.',
    modelsIn: '{model} en: {stages}.',
    code: 'La búsqueda, las notas, el cronograma, las verificaciones y la consulta de referencias fueron calculadas por programas sin modelo de lenguaje.',
    accepted: 'mostrado al estudiante y aceptado como estaba',
    edited: 'editado por el estudiante',
    refused: 'rechazado por el estudiante y escrito de nuevo',
    superseded: 'sustituido por una versión posterior',
    undecided: 'aún sin decisión del estudiante',
    sentence: '{stage}: {writer}; {fate}.',
    byBuiltIn: 'métodos integrados',
    byCode: 'calculado',
    byStudent: 'el estudiante',
    responsibility:
      'Esta declaración se generó a partir del registro del trabajo. El estudiante es responsable del contenido de la propuesta.',
    stage: 'Parte',
    writer: 'Escrito por',
    fate: 'Qué se hizo',
    time: 'Fecha (UTC)',
    tokens: 'Tokens',
    interviewer: 'Entrevista',
    profile: 'Perfil',
    'write-literature-queries': 'Consultas a la literatura',
    literature: 'Elección de la literatura',
    problem: 'Problema',
    objectives: 'Objetivos',
    methodology: 'Metodología',
    'data-collection': 'Recolección de datos',
    schedule: 'Plan de trabajo',
    quality: 'Control de calidad',
  },
}
