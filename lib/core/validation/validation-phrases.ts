import type { DocumentSection } from '@/lib/contracts/document-note'
import type { Phrases } from '@/lib/core/text/phrases'

/** The headings of the output document. A document is read in all three languages whatever its own. */
export const sectionTitles: Phrases<Exclude<DocumentSection, 'top'>> = {
  en: {
    parameters: 'Search Parameters',
    results: 'Search Results',
    threshold: 'Threshold Analysis',
    selected: 'Selected Sources',
    refinements: 'Refinement History',
    databases: 'Database Breakdown',
    quality: 'Quality Distribution',
    next: 'Next Steps',
    data: 'Data for Carrel',
  },
  'pt-BR': {
    parameters: 'Parâmetros da busca',
    results: 'Resultados da busca',
    threshold: 'Análise do limiar',
    selected: 'Fontes selecionadas',
    refinements: 'Histórico de refinamento',
    databases: 'Resultados por base de dados',
    quality: 'Distribuição de qualidade',
    next: 'Próximos passos',
    data: 'Dados para o Carrel',
  },
  es: {
    parameters: 'Parámetros de búsqueda',
    results: 'Resultados de la búsqueda',
    threshold: 'Análisis del umbral',
    selected: 'Fuentes seleccionadas',
    refinements: 'Historial de refinamiento',
    databases: 'Resultados por base de datos',
    quality: 'Distribución de calidad',
    next: 'Próximos pasos',
    data: 'Datos para Carrel',
  },
}

/** Labels and sentences of the output document. */
export const documentPhrases: Phrases<
  | 'title'
  | 'topic'
  | 'question'
  | 'searched'
  | 'notSearched'
  | 'terms'
  | 'concepts'
  | 'years'
  | 'languages'
  | 'excluded'
  | 'keywords'
  | 'timestamp'
  | 'any'
  | 'none'
  | 'and'
  | 'or'
  | 'tickHint'
  | 'noSources'
  | 'heldBackHint'
  | 'omittedHint'
  | 'abridgedHint'
  | 'authors'
  | 'year'
  | 'journal'
  | 'relevancy'
  | 'quality'
  | 'summary'
  | 'access'
  | 'openCopy'
  | 'tags'
  | 'foundIn'
  | 'note'
  | 'unknown'
  | 'noSummary'
  | 'writtenAbstract'
  | 'notStated'
  | 'moreAuthors'
  | 'doi'
  | 'userProvided'
  | 'sandbox'
  | 'preprint'
  | 'heldBack'
  | 'total'
  | 'statusMet'
  | 'statusWarning'
  | 'recommendations'
  | 'recommendation'
  | 'selectedCount'
  | 'ready'
  | 'notReady'
  | 'noRefinements'
  | 'refinement'
  | 'request'
  | 'noRequest'
  | 'newParameters'
  | 'results'
  | 'resultsPending'
  | 'sourcesOf'
  | 'reported'
  | 'high'
  | 'medium'
  | 'lower'
  | 'qualityNote'
  | 'nextReview'
  | 'nextCarla'
  | 'nextRefine'
  | 'nextSelect'
  | 'dataHint'
> = {
  en: {
    title: 'Source validation: {topic}',
    topic: 'Topic',
    question: 'Research question',
    searched: 'Databases searched',
    notSearched: 'none yet',
    terms: 'Search terms',
    concepts: 'Concepts',
    years: 'Date range',
    languages: 'Languages',
    excluded: 'Excluded keywords',
    keywords: 'Added keywords',
    timestamp: 'Timestamp',
    any: 'any',
    none: 'none',
    and: 'AND',
    or: 'OR',
    tickHint: 'Choose a source by putting an x between its brackets: [x]. Ranked by relevancy, best first.',
    noSources: 'No source found yet.',
    heldBackHint: 'Held back for quality under 40 %: {count}.',
    omittedHint: 'Left out of this document for its size, lowest ranked first: {count}.',
    abridgedHint: 'Long abstracts were shortened to keep this document within its size.',
    authors: 'Authors',
    year: 'Year',
    journal: 'Journal/Source',
    relevancy: 'Relevancy',
    quality: 'Quality',
    summary: 'Summary',
    access: 'Access',
    openCopy: 'Open copy',
    tags: 'Tags',
    foundIn: 'Found in',
    note: 'Note',
    unknown: 'unknown',
    noSummary: 'none',
    writtenAbstract: 'Abstract, written by the student',
    notStated: 'not stated',
    moreAuthors: 'and {count} more',
    doi: 'DOI',
    userProvided: '[User-Provided]',
    sandbox: '[Sandbox: not a real publication]',
    preprint: '[Preprint]',
    heldBack: '[Held back: quality under 40 %]',
    total: 'Total sources found',
    statusMet: 'Threshold status: ✅ Met (at least {threshold})',
    statusWarning: 'Threshold status: ⚠️ Warning (fewer than {threshold})',
    recommendations: 'Recommendations',
    recommendation: '{title}. {reason} {example}',
    selectedCount: 'Selected: {count} of {total}',
    ready: 'Ready for the literature review: yes',
    notReady: 'Ready for the literature review: no, select at least one source',
    noRefinements: 'No refinement yet.',
    refinement: 'Refinement {number}, {date}: {mode}',
    request: 'Request',
    noRequest: 'no words',
    newParameters: 'New search parameters',
    results: 'Results: {count}',
    resultsPending: 'Results: search not finished',
    sourcesOf: '{name}: {count} sources',
    reported: 'reported by the service: {total}',
    high: 'High quality (80–100 %): {count} sources',
    medium: 'Medium quality (60–79 %): {count} sources',
    lower: 'Lower quality (40–59 %): {count} sources',
    qualityNote: 'Below 40 %, held back: {count} sources',
    nextReview: 'Start the literature review with the selected sources.',
    nextCarla: 'Go back to Dr. Carla to adjust the topic.',
    nextRefine: 'Go on refining: {missing} more sources are needed.',
    nextSelect: 'Select sources for the literature review; 10 to 15 are recommended.',
    dataHint: 'Carrel reads this block to go on from here on another machine. Please leave it as it is.',
  },
  'pt-BR': {
    title: 'Validação de fontes: {topic}',
    topic: 'Tema',
    question: 'Pergunta de pesquisa',
    searched: 'Bases consultadas',
    notSearched: 'nenhuma ainda',
    terms: 'Termos de busca',
    concepts: 'Conceitos',
    years: 'Período',
    languages: 'Idiomas',
    excluded: 'Palavras excluídas',
    keywords: 'Palavras-chave acrescentadas',
    timestamp: 'Data e hora',
    any: 'qualquer',
    none: 'nenhuma',
    and: 'E',
    or: 'OU',
    tickHint:
      'Escolha uma fonte colocando um x entre os colchetes: [x]. Ordenadas por relevância, a melhor primeiro.',
    noSources: 'Nenhuma fonte encontrada ainda.',
    heldBackHint: 'Retidas por qualidade abaixo de 40 %: {count}.',
    omittedHint: 'Fora deste documento por causa do tamanho, começando pelas últimas: {count}.',
    abridgedHint: 'Resumos longos foram encurtados para manter o tamanho deste documento.',
    authors: 'Autores',
    year: 'Ano',
    journal: 'Periódico/Fonte',
    relevancy: 'Relevância',
    quality: 'Qualidade',
    summary: 'Resumo',
    access: 'Acesso',
    openCopy: 'Cópia aberta',
    tags: 'Marcas',
    foundIn: 'Encontrada em',
    note: 'Nota',
    unknown: 'desconhecido',
    noSummary: 'nenhum',
    writtenAbstract: 'Resumo do trabalho, escrito pelo estudante',
    notStated: 'não informado',
    moreAuthors: 'e mais {count}',
    doi: 'DOI',
    userProvided: '[User-Provided]',
    sandbox: '[Sandbox: não é uma publicação real]',
    preprint: '[Preprint]',
    heldBack: '[Retida: qualidade abaixo de 40 %]',
    total: 'Total de fontes encontradas',
    statusMet: 'Situação do limiar: ✅ Atingido (pelo menos {threshold})',
    statusWarning: 'Situação do limiar: ⚠️ Aviso (menos de {threshold})',
    recommendations: 'Recomendações',
    recommendation: '{title}. {reason} {example}',
    selectedCount: 'Selecionadas: {count} de {total}',
    ready: 'Pronto para a revisão de literatura: sim',
    notReady: 'Pronto para a revisão de literatura: não, selecione pelo menos uma fonte',
    noRefinements: 'Nenhum refinamento ainda.',
    refinement: 'Refinamento {number}, {date}: {mode}',
    request: 'Pedido',
    noRequest: 'sem palavras',
    newParameters: 'Novos parâmetros da busca',
    results: 'Resultados: {count}',
    resultsPending: 'Resultados: busca não terminada',
    sourcesOf: '{name}: {count} fontes',
    reported: 'informadas pelo serviço: {total}',
    high: 'Alta qualidade (80–100 %): {count} fontes',
    medium: 'Média qualidade (60–79 %): {count} fontes',
    lower: 'Baixa qualidade (40–59 %): {count} fontes',
    qualityNote: 'Abaixo de 40 %, retidas: {count} fontes',
    nextReview: 'Iniciar a revisão de literatura com as fontes selecionadas.',
    nextCarla: 'Voltar à Dra. Carla para ajustar o tema.',
    nextRefine: 'Continuar refinando: faltam {missing} fontes.',
    nextSelect: 'Selecionar fontes para a revisão de literatura; recomendam-se 10 a 15.',
    dataHint: 'O Carrel lê este bloco para continuar daqui em outra máquina. Por favor, deixe-o como está.',
  },
  es: {
    title: 'Validación de fuentes: {topic}',
    topic: 'Tema',
    question: 'Pregunta de investigación',
    searched: 'Bases consultadas',
    notSearched: 'ninguna todavía',
    terms: 'Términos de búsqueda',
    concepts: 'Conceptos',
    years: 'Período',
    languages: 'Idiomas',
    excluded: 'Palabras excluidas',
    keywords: 'Palabras clave añadidas',
    timestamp: 'Fecha y hora',
    any: 'cualquiera',
    none: 'ninguna',
    and: 'Y',
    or: 'O',
    tickHint:
      'Elija una fuente poniendo una x entre los corchetes: [x]. Ordenadas por relevancia, la mejor primero.',
    noSources: 'Todavía no se encontró ninguna fuente.',
    heldBackHint: 'Retenidas por calidad inferior al 40 %: {count}.',
    omittedHint: 'Fuera de este documento por su tamaño, empezando por las últimas: {count}.',
    abridgedHint: 'Se acortaron resúmenes largos para mantener el tamaño de este documento.',
    authors: 'Autores',
    year: 'Año',
    journal: 'Revista/Fuente',
    relevancy: 'Relevancia',
    quality: 'Calidad',
    summary: 'Resumen',
    access: 'Acceso',
    openCopy: 'Copia abierta',
    tags: 'Marcas',
    foundIn: 'Encontrada en',
    note: 'Nota',
    unknown: 'desconocido',
    noSummary: 'ninguno',
    writtenAbstract: 'Resumen del trabajo, escrito por el estudiante',
    notStated: 'no indicado',
    moreAuthors: 'y {count} más',
    doi: 'DOI',
    userProvided: '[User-Provided]',
    sandbox: '[Sandbox: no es una publicación real]',
    preprint: '[Preprint]',
    heldBack: '[Retenida: calidad inferior al 40 %]',
    total: 'Total de fuentes encontradas',
    statusMet: 'Estado del umbral: ✅ Alcanzado (al menos {threshold})',
    statusWarning: 'Estado del umbral: ⚠️ Aviso (menos de {threshold})',
    recommendations: 'Recomendaciones',
    recommendation: '{title}. {reason} {example}',
    selectedCount: 'Seleccionadas: {count} de {total}',
    ready: 'Listo para la revisión de literatura: sí',
    notReady: 'Listo para la revisión de literatura: no, seleccione al menos una fuente',
    noRefinements: 'Ningún refinamiento todavía.',
    refinement: 'Refinamiento {number}, {date}: {mode}',
    request: 'Petición',
    noRequest: 'sin palabras',
    newParameters: 'Nuevos parámetros de búsqueda',
    results: 'Resultados: {count}',
    resultsPending: 'Resultados: búsqueda sin terminar',
    sourcesOf: '{name}: {count} fuentes',
    reported: 'según el servicio: {total}',
    high: 'Alta calidad (80–100 %): {count} fuentes',
    medium: 'Calidad media (60–79 %): {count} fuentes',
    lower: 'Calidad baja (40–59 %): {count} fuentes',
    qualityNote: 'Por debajo del 40 %, retenidas: {count} fuentes',
    nextReview: 'Empezar la revisión de literatura con las fuentes seleccionadas.',
    nextCarla: 'Volver a la Dra. Carla para ajustar el tema.',
    nextRefine: 'Seguir refinando: faltan {missing} fuentes.',
    nextSelect: 'Seleccionar fuentes para la revisión de literatura; se recomiendan de 10 a 15.',
    dataHint:
      'Carrel lee este bloque para continuar desde aquí en otra máquina. Por favor, déjelo como está.',
  },
}
