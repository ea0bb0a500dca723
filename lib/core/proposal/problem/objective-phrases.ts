import type { Phrases } from '@/lib/core/text/phrases'

/**
 * Steps of the work that an objective can be, in the order of the work. The verbs are processes of Bloom's revised taxonomy
 * (Krathwohl 2002, doi:10.1207/s15430421tip4104_2); there explaining stands before analysing, here it rests on the analysis.
 */
export type ObjectiveStep = 'identify' | 'analyse' | 'explain' | 'propose'

export type ObjectiveKey =
  | 'general'
  | 'generalNoun'
  | 'generalPlain'
  | `${ObjectiveStep}Verb`
  | `${ObjectiveStep}Measure`
  | 'identifyMeasureFew'
  | 'plainObjective'
  | 'integrate'
  | 'integrateMeasure'
  | 'due'
  | 'coverageRow'
  | 'coverageOne'
  | 'coverageMain'
  | 'coverageGap'
  | 'coverageSum'
  | 'timeline'
  | 'timelineLittle'
  | 'timelineNarrowed'
  | 'skillSearch'
  | 'skillWriting'
  | 'skillMissing'
  | 'riskHours'
  | 'riskSkills'
  | 'riskSources'
  | 'riskConstraint'
  | 'riskAccess'

export const objectivePhrases: Phrases<ObjectiveKey> = {
  en: {
    general: 'To determine {clause}.',
    generalNoun: 'To analyse {clause}.',
    generalPlain: 'To answer, on the evidence gathered, the following question: {question}',
    identifyVerb: 'To identify {clause}',
    analyseVerb: 'To analyse {clause}',
    explainVerb: 'To examine {clause}',
    proposeVerb: 'To derive from the results {clause}',
    plainObjective: 'To answer the question: {question}',
    identifyMeasure:
      'on the basis of the {count} sources of the preliminary literature and of those that the review adds, each recorded in an evidence matrix',
    identifyMeasureFew:
      'on the basis of the sources that the review gathers, each recorded in an evidence matrix',
    analyseMeasure:
      'with the data collected by the method chosen, giving for each result its size and its uncertainty or its supporting extracts',
    explainMeasure: 'comparing at least two groups, contexts or periods within the sample',
    proposeMeasure: 'in a list in which each item names the result it rests on',
    integrate: 'To bring together the results of the preceding objectives in an answer to the main question',
    integrateMeasure:
      'stating for each part of the answer the evidence for it, the evidence against it and its limits',
    due: 'by the end of the {phase} phase of the schedule',
    coverageRow: 'The secondary questions are answered as follows: {rows}.',
    coverageOne: '{at} by objective {number}',
    coverageMain: 'The main question is answered by objective {number}, which rests on objectives {numbers}.',
    coverageGap: 'No objective answers secondary question {at} ({question}).',
    coverageSum: '{count} of {total} questions are answered by at least one objective.',
    timeline:
      'From {start} to {defence} there are {weeks}; at {weekly} a week this makes {total} for the {count} specific objectives, the writing and the defence. The schedule shares them out among the tasks.',
    timelineLittle:
      'This is little time for each objective: the scope should stay as narrow as it is stated here.',
    timelineNarrowed:
      'In answer to the note on the version before, the objectives follow the questions as they were narrowed.',
    skillSearch: 'searching and reading the scientific literature',
    skillWriting: 'academic writing and referencing',
    skillMissing: '{skill} (still to be learnt)',
    riskHours:
      'With {hours} hours a week, each week lost is hard to make up; dates should be checked every month.',
    riskSkills: 'Still to be learnt: {skills}. Learning takes hours that the collection of data then lacks.',
    riskSources:
      'With {count} sources in the project, the state of research may be drawn too narrowly; the search should be widened first.',
    riskConstraint: 'Constraint to be kept: {constraint}.',
    riskAccess:
      'Access to data or participants may take longer than planned; a second source should be settled before the collection begins.',
  },
  'pt-BR': {
    general: 'Analisar {clause}.',
    generalNoun: 'Analisar {clause}.',
    generalPlain: 'Responder, com base nas evidências reunidas, à seguinte pergunta: {question}',
    identifyVerb: 'Identificar {clause}',
    analyseVerb: 'Analisar {clause}',
    explainVerb: 'Examinar {clause}',
    proposeVerb: 'Propor, a partir dos resultados, {clause}',
    plainObjective: 'Responder à pergunta: {question}',
    identifyMeasure:
      'com base nas {count} fontes da literatura preliminar e nas que a revisão acrescentar, registrando cada uma em uma matriz de evidências',
    identifyMeasureFew:
      'com base nas fontes que a revisão reunir, registrando cada uma em uma matriz de evidências',
    analyseMeasure:
      'com os dados coletados pelo método escolhido, informando para cada resultado sua magnitude e sua incerteza ou os trechos que o sustentam',
    explainMeasure: 'comparando pelo menos dois grupos, contextos ou períodos da amostra',
    proposeMeasure: 'em uma lista em que cada item indique o resultado que o sustenta',
    integrate: 'Reunir os resultados dos objetivos anteriores em uma resposta à pergunta principal',
    integrateMeasure:
      'indicando, para cada parte da resposta, as evidências favoráveis, as contrárias e os limites',
    due: 'até o fim da fase de {phase} do cronograma',
    coverageRow: 'As perguntas secundárias são respondidas assim: {rows}.',
    coverageOne: 'a {at} pelo objetivo {number}',
    coverageMain:
      'A pergunta principal é respondida pelo objetivo {number}, que se apoia nos objetivos {numbers}.',
    coverageGap: 'Nenhum objetivo responde à pergunta secundária {at} ({question}).',
    coverageSum: '{count} de {total} perguntas são respondidas por pelo menos um objetivo.',
    timeline:
      'De {start} a {defence} há {weeks}; com {weekly} por semana, são {total} para os {count} objetivos específicos, a redação e a defesa. O cronograma as distribui entre as tarefas.',
    timelineLittle:
      'É pouco tempo para cada objetivo: o escopo deve permanecer tão restrito quanto está enunciado aqui.',
    timelineNarrowed:
      'Em resposta à nota sobre a versão anterior, os objetivos acompanham as perguntas tal como foram delimitadas.',
    skillSearch: 'busca e leitura de literatura científica',
    skillWriting: 'redação acadêmica e uso de referências',
    skillMissing: '{skill} (ainda a aprender)',
    riskHours:
      'Com {hours} horas por semana, cada semana perdida é difícil de recuperar; convém conferir as datas todos os meses.',
    riskSkills: 'Ainda a aprender: {skills}. O aprendizado consome horas que faltarão à coleta de dados.',
    riskSources:
      'Com {count} fontes no projeto, o estado da pesquisa pode ficar retratado de forma estreita; convém ampliar a busca primeiro.',
    riskConstraint: 'Restrição a respeitar: {constraint}.',
    riskAccess:
      'O acesso a dados ou participantes pode demorar mais que o previsto; convém definir uma segunda fonte antes da coleta.',
  },
  es: {
    general: 'Analizar {clause}.',
    generalNoun: 'Analizar {clause}.',
    generalPlain: 'Responder, con base en la evidencia reunida, a la siguiente pregunta: {question}',
    identifyVerb: 'Identificar {clause}',
    analyseVerb: 'Analizar {clause}',
    explainVerb: 'Examinar {clause}',
    proposeVerb: 'Proponer, a partir de los resultados, {clause}',
    plainObjective: 'Responder a la pregunta: {question}',
    identifyMeasure:
      'con base en las {count} fuentes de la literatura preliminar y en las que añada la revisión, registrando cada una en una matriz de evidencia',
    identifyMeasureFew:
      'con base en las fuentes que reúna la revisión, registrando cada una en una matriz de evidencia',
    analyseMeasure:
      'con los datos recogidos por el método elegido, indicando para cada resultado su magnitud y su incertidumbre o los fragmentos que lo sustentan',
    explainMeasure: 'comparando al menos dos grupos, contextos o períodos de la muestra',
    proposeMeasure: 'en una lista en la que cada elemento indique el resultado que lo sustenta',
    integrate: 'Reunir los resultados de los objetivos anteriores en una respuesta a la pregunta principal',
    integrateMeasure:
      'indicando, para cada parte de la respuesta, la evidencia a favor, la evidencia en contra y los límites',
    due: 'a más tardar al término de la fase de {phase} del cronograma',
    coverageRow: 'Las preguntas secundarias se responden así: {rows}.',
    coverageOne: 'la {at} con el objetivo {number}',
    coverageMain:
      'La pregunta principal se responde con el objetivo {number}, que se apoya en los objetivos {numbers}.',
    coverageGap: 'Ningún objetivo responde a la pregunta secundaria {at} ({question}).',
    coverageSum: '{count} de {total} preguntas se responden con al menos un objetivo.',
    timeline:
      'Del {start} al {defence} hay {weeks}; con {weekly} por semana, son {total} para los {count} objetivos específicos, la redacción y la defensa. El cronograma las reparte entre las tareas.',
    timelineLittle:
      'Es poco tiempo para cada objetivo: el alcance debe seguir siendo tan acotado como se enuncia aquí.',
    timelineNarrowed:
      'En respuesta a la nota sobre la versión anterior, los objetivos siguen las preguntas tal como se acotaron.',
    skillSearch: 'búsqueda y lectura de literatura científica',
    skillWriting: 'redacción académica y uso de referencias',
    skillMissing: '{skill} (aún por aprender)',
    riskHours:
      'Con {hours} horas por semana, cada semana perdida es difícil de recuperar; conviene revisar las fechas cada mes.',
    riskSkills:
      'Aún por aprender: {skills}. El aprendizaje consume horas que le faltarán a la recolección de datos.',
    riskSources:
      'Con {count} fuentes en el proyecto, el estado de la investigación puede quedar retratado de forma estrecha; conviene ampliar antes la búsqueda.',
    riskConstraint: 'Restricción que debe respetarse: {constraint}.',
    riskAccess:
      'El acceso a datos o participantes puede tardar más de lo previsto; conviene definir una segunda fuente antes de la recolección.',
  },
}
