import { type Locale, locales } from '@/lib/contracts/locale'
import { say } from '@/lib/core/text/say'
import { skillPhrases } from './methodology-phrases'
import { type Cues, cueReader } from './read-cues'

export const skillIds = [
  'statistics',
  'questionnaires',
  'experiments',
  'data-handling',
  'modelling',
  'programming',
  'systematic-search',
  'appraisal',
  'interviewing',
  'qualitative-analysis',
  'document-criticism',
  'design-building',
  'evaluation',
  'integration',
] as const
export type SkillId = (typeof skillIds)[number]

/** How students write that they have a skill or lack it. */
const skillCues: Readonly<Record<SkillId, Cues>> = {
  statistics: {
    en: 'statistic*|regression|structural equation*|multilevel|time series|quantitative|data analysis|data science|biostatistics|econometrics|spss|stata|jasp|jamovi|sas|r',
    pt: 'estatistic*|regressao|equacoes estruturais|multinivel|series temporais|quantitativ*|analise de dados|ciencia de dados|bioestatistica|econometria|spss|stata',
    es: 'estadistic*|regresion|ecuaciones estructurales|multinivel|series temporales|cuantitativ*|analisis de datos|ciencia de datos|bioestadistica|econometria|spss|stata',
  },
  questionnaires: {
    en: 'questionnaire*|survey*|scale validation|psychometric*|limesurvey|google forms',
    pt: 'questionario*|survey|surveys|escalas|psicometri*|limesurvey|google forms',
    es: 'cuestionario*|encuesta*|escalas|psicometri*|limesurvey|google forms',
  },
  experiments: {
    en: 'experiment*|clinical trial*|randomi*',
    pt: 'experiment*|ensaio clinico|ensaios clinicos|randomiza*',
    es: 'experiment*|ensayo clinico|ensayos clinicos|aleatoriza*',
  },
  'data-handling': {
    en: 'data analysis|data cleaning|data management|data science|databases|sql|excel|spreadsheet*|python|r|stata|spss',
    pt: 'analise de dados|tratamento de dados|ciencia de dados|bancos de dados|sql|excel|planilha*|python|stata|spss',
    es: 'analisis de datos|depuracion de datos|ciencia de datos|bases de datos|sql|excel|hojas de calculo|python|stata|spss',
  },
  modelling: {
    en: 'modelling|modeling|simulation*|multi agent|agent based|game theory|system dynamics|netlogo',
    pt: 'modelagem|simulacao|simulacoes|multiagente*|teoria dos jogos|dinamica de sistemas|netlogo',
    es: 'modelado|modelizacion|simulacion|simulaciones|multiagente*|teoria de juegos|dinamica de sistemas|netlogo',
  },
  programming: {
    en: 'programming|coding in|software development|software engineering|computer science|python|java|javascript|c|matlab|julia|r',
    pt: 'programacao|desenvolvimento de software|engenharia de software|python|java|javascript|matlab',
    es: 'programacion|desarrollo de software|ingenieria de software|python|java|javascript|matlab',
  },
  'systematic-search': {
    en: 'systematic review*|literature review*|literature search*|bibliographic|database searching|scoping review*|academic writing',
    pt: 'revisao sistematica|revisoes sistematicas|revisao de literatura|revisao integrativa|busca bibliografica|pesquisa bibliografica|escrita academica|redacao academica',
    es: 'revision sistematica|revisiones sistematicas|revision de literatura|revision bibliografica|busqueda bibliografica|escritura academica|redaccion academica',
  },
  appraisal: {
    en: 'critical appraisal|critical reading|evidence based|systematic review*|meta analysis|statistic*',
    pt: 'avaliacao critica|leitura critica|baseada em evidencias|revisao sistematica|meta analise|metanalise|estatistic*',
    es: 'evaluacion critica|lectura critica|basada en evidencia*|basada en la evidencia|revision sistematica|metaanalisis|meta analisis|estadistic*',
  },
  interviewing: {
    en: 'interview*|focus group*|qualitative|clinical practice|nursing practice',
    pt: 'entrevista*|grupo focal|grupos focais|qualitativ*',
    es: 'entrevista*|grupo focal|grupos focales|cualitativ*',
  },
  'qualitative-analysis': {
    en: 'qualitative|thematic analysis|content analysis|grounded theory|nvivo|atlas ti|maxqda|taguette|iramuteq|discourse analysis',
    pt: 'qualitativ*|analise tematica|analise de conteudo|teoria fundamentada|nvivo|atlas ti|maxqda|taguette|iramuteq|analise do discurso',
    es: 'cualitativ*|analisis tematico|analisis de contenido|teoria fundamentada|nvivo|atlas ti|maxqda|taguette|iramuteq|analisis del discurso',
  },
  'document-criticism': {
    en: 'document*|archiv*|primary sources|palaeograph*|paleograph*|law|legal research|legislation|policy analysis|hermeneutics|history|content analysis',
    pt: 'document*|arquiv*|fontes primarias|paleografia|hemeroteca*|direito|pesquisa juridica|legislacao|analise de politicas|hermeneutica|historia|analise de conteudo',
    es: 'document*|archiv*|fuentes primarias|paleografia|hemeroteca*|derecho|investigacion juridica|legislacion|analisis de politicas|hermeneutica|historia|analisis de contenido',
  },
  'design-building': {
    en: 'design|prototyp*|engineering|software development|programming|python|java|javascript|architecture|ux',
    pt: 'design|prototip*|engenharia|desenvolvimento de software|programacao|python|java|javascript|ux',
    es: 'diseno|prototip*|ingenieria|desarrollo de software|programacion|python|java|javascript|ux',
  },
  evaluation: {
    en: 'evaluation|testing|usability|requirements|quality assurance|software engineering|statistic*|engineering',
    pt: 'avaliacao|testes|usabilidade|requisitos|garantia da qualidade|engenharia de software|estatistic*|engenharia',
    es: 'evaluacion|pruebas|usabilidad|requisitos|aseguramiento de la calidad|ingenieria de software|estadistic*|ingenieria',
  },
  integration: {
    en: 'mixed methods|mixed method',
    pt: 'metodos mistos|metodo misto',
    es: 'metodos mixtos|metodo mixto',
  },
}

/** What a skill is called in the language of the locale. */
export function skillName(id: SkillId, locale: Locale): string {
  return say(skillPhrases, locale, id)
}

const readers = new Map(skillIds.map((id) => [id, cueReader(skillCues[id])]))

/** The skills of the table that a word or phrase speaks of or that it is the name of, in the table's order. */
export function skillsNamed(words: string): readonly SkillId[] {
  return skillIds.filter(
    (id) => locales.some((locale) => skillName(id, locale) === words) || readers.get(id)?.(words),
  )
}
