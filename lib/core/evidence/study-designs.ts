import type { CuePhrases } from './find-cue'

export type Approach = 'quantitative' | 'qualitative' | 'mixed' | 'review' | 'theoretical'

export interface StudyDesign {
  readonly id: string
  readonly approach: Approach
  readonly cues: CuePhrases
}

/** Designs a thesis distinguishes, the more specific first: a text that names several is listed in this order. */
export const studyDesigns = [
  {
    id: 'meta-analysis',
    approach: 'review',
    cues: {
      en: 'meta-analys*|meta analys*|meta-regression',
      pt: 'metanalis*|meta-analis*|metaanalis*',
      es: 'metaanalisis|meta-analisis|metanalisis',
    },
  },
  {
    id: 'systematic-review',
    approach: 'review',
    cues: {
      en: 'systematic review*|systematic literature review*|systematically reviewed|prisma',
      pt: 'revisao sistematica|revisoes sistematicas|prisma',
      es: 'revision sistematica|revisiones sistematicas|prisma',
    },
  },
  {
    id: 'scoping-review',
    approach: 'review',
    cues: {
      en: 'scoping review*|mapping review|systematic mapping',
      pt: 'revisao de escopo|scoping review|mapeamento sistematico',
      es: 'revision de alcance|scoping review|mapeo sistematico',
    },
  },
  {
    id: 'bibliometric-study',
    approach: 'review',
    cues: {
      en: 'bibliometric*|scientometric*',
      pt: 'bibliometri*|cienciometri*',
      es: 'bibliometri*|cienciometri*',
    },
  },
  {
    id: 'literature-review',
    approach: 'review',
    cues: {
      en: 'literature review|narrative review|integrative review|review of the literature|we review the',
      pt: 'revisao integrativa|revisao narrativa|revisao bibliografica|revisao de literatura|revisao da literatura|pesquisa bibliografica',
      es: 'revision integrativa|revision narrativa|revision bibliografica|revision de literatura|revision de la literatura',
    },
  },
  {
    id: 'randomised-trial',
    approach: 'quantitative',
    cues: {
      en: 'randomi* controlled|randomi* clinical|randomi* trial*|rct|rcts|were randomi* to|were randomly assigned|were randomly allocated|randomi* field experiment',
      pt: 'ensaio clinico randomizado|ensaio randomizado|ensaio controlado|ensaio clinico aleatori*|randomizad*|alocad* aleatoriamente',
      es: 'ensayo clinico aleatorizado|ensayo aleatori*|ensayo controlado|ensayo clinico controlado|aleatorizad*|asignad* aleatoriamente',
    },
  },
  {
    id: 'quasi-experiment',
    approach: 'quantitative',
    cues: {
      en: 'quasi-experiment*|quasi experiment*|difference-in-differences|difference in differences|regression discontinuity|natural experiment|interrupted time series|propensity score',
      pt: 'quase-experiment*|quase experiment*|diferencas em diferencas|diferenca em diferencas|regressao descontinua|experimento natural|escore de propensao',
      es: 'cuasi-experiment*|cuasiexperiment*|cuasi experiment*|diferencias en diferencias|regresion discontinua|experimento natural|puntaje de propension',
    },
  },
  {
    id: 'cohort-study',
    approach: 'quantitative',
    cues: {
      en: 'cohort stud*|prospective cohort|retrospective cohort|birth cohort|cohort of',
      pt: 'estudo de coorte|coorte prospectiva|coorte retrospectiva|coorte de|estudo coorte',
      es: 'estudio de cohorte*|cohorte prospectiva|cohorte retrospectiva|cohorte de',
    },
  },
  {
    id: 'case-control-study',
    approach: 'quantitative',
    cues: {
      en: 'case-control|case control',
      pt: 'caso-controle|caso controle',
      es: 'caso-control|casos y controles',
    },
  },
  {
    id: 'longitudinal-study',
    approach: 'quantitative',
    cues: {
      en: 'longitudinal stud*|longitudinal survey|longitudinal data|longitudinal design|panel data|panel study|follow-up study',
      pt: 'estudo longitudinal|dados longitudinais|dados em painel|delineamento longitudinal',
      es: 'estudio longitudinal|datos longitudinales|datos de panel|diseno longitudinal',
    },
  },
  {
    id: 'cross-sectional-study',
    approach: 'quantitative',
    cues: {
      en: 'cross-sectional|cross sectional',
      pt: 'estudo transversal|corte transversal|delineamento transversal|transversal descritiv*|seccional',
      es: 'estudio transversal|corte transversal|diseno transversal|transversal descriptiv*',
    },
  },
  {
    id: 'experiment',
    approach: 'quantitative',
    cues: {
      en: 'laboratory experiment*|field experiment*|online experiment|controlled experiment*|an experiment|two experiments|three experiments|in vitro|factorial design|experimental study|experimental group',
      pt: 'experimento de laboratorio|experimento de campo|experimento controlado|um experimento|in vitro|delineamento experimental|estudo experimental|grupo experimental|desenho fatorial|esquema fatorial',
      es: 'experimento de laboratorio|experimento de campo|experimento controlado|un experimento|in vitro|diseno experimental|estudio experimental|grupo experimental|diseno factorial',
    },
  },
  {
    id: 'simulation',
    approach: 'quantitative',
    cues: {
      en: 'simulation study|monte carlo|agent-based model*|simulation model*|numerical simulation*|system dynamics',
      pt: 'estudo de simulacao|monte carlo|modelagem baseada em agentes|modelo de simulacao|simulacao numerica|simulacoes numericas|dinamica de sistemas',
      es: 'estudio de simulacion|monte carlo|modelos basados en agentes|modelo de simulacion|simulacion numerica|simulaciones numericas|dinamica de sistemas',
    },
  },
  {
    id: 'mixed-methods',
    approach: 'mixed',
    cues: {
      en: 'mixed methods|mixed-methods|mixed method|mixed-method|qualitative and quantitative|quantitative and qualitative',
      pt: 'metodos mistos|metodo misto|quali-quantitativ*|qualiquantitativ*|qualitativa e quantitativa|quantitativa e qualitativa|abordagem mista',
      es: 'metodos mixtos|metodo mixto|cuali-cuantitativ*|cualicuantitativ*|cualitativa y cuantitativa|cuantitativa y cualitativa|enfoque mixto',
    },
  },
  {
    id: 'action-research',
    approach: 'qualitative',
    cues: {
      en: 'action research|design-based research|design science research',
      pt: 'pesquisa-acao|pesquisa acao|pesquisa-intervencao|design science research',
      es: 'investigacion-accion|investigacion accion|design science research',
    },
  },
  {
    id: 'ethnography',
    approach: 'qualitative',
    cues: {
      en: 'ethnograph*|autoethnograph*|participant observation|netnograph*',
      pt: 'etnografi*|autoetnografi*|observacao participante|netnografi*',
      es: 'etnografi*|autoetnografi*|observacion participante|netnografi*',
    },
  },
  {
    id: 'focus-groups',
    approach: 'qualitative',
    cues: {
      en: 'focus group*',
      pt: 'grupo focal|grupos focais',
      es: 'grupo focal|grupos focales|grupos de discusion',
    },
  },
  {
    id: 'interviews',
    approach: 'qualitative',
    cues: {
      en: 'semi-structured interview*|semistructured interview*|in-depth interview*|interviews with|were interviewed|we interviewed|qualitative interview*|life histor*',
      pt: 'entrevistas semiestruturad*|entrevistas semi-estruturad*|entrevista semiestruturada|entrevistas em profundidade|entrevistas com|foram entrevistad*|historia oral|historias de vida',
      es: 'entrevistas semiestructurad*|entrevistas semi-estructurad*|entrevista semiestructurada|entrevistas en profundidad|entrevistas a|fueron entrevistad*|historia oral|historias de vida',
    },
  },
  {
    id: 'case-study',
    approach: 'qualitative',
    cues: {
      en: 'case study|case studies|multiple-case|single-case',
      pt: 'estudo de caso|estudos de caso|estudo de casos|casos multiplos',
      es: 'estudio de caso|estudios de caso|estudio de casos|casos multiples',
    },
  },
  {
    id: 'document-analysis',
    approach: 'qualitative',
    cues: {
      en: 'document analysis|documentary analysis|content analysis|discourse analysis|archival research|thematic analysis',
      pt: 'analise documental|pesquisa documental|analise de conteudo|analise do discurso|analise de discurso|analise tematica',
      es: 'analisis documental|investigacion documental|analisis de contenido|analisis del discurso|analisis de discurso|analisis tematico',
    },
  },
  {
    id: 'survey',
    approach: 'quantitative',
    cues: {
      en: 'survey data|online survey|national survey|household survey|we surveyed|a survey of|survey of|questionnaire*|were surveyed|structural equation*',
      pt: 'survey|questionario*|levantamento com|inquerito|pesquisa nacional por amostra|equacoes estruturais|escala likert',
      es: 'encuesta|encuestas|encuestad*|cuestionario*|ecuaciones estructurales|escala likert',
    },
  },
  {
    id: 'qualitative-study',
    approach: 'qualitative',
    cues: {
      en: 'qualitative study|qualitative research|qualitative approach|grounded theory|phenomenolog*',
      pt: 'estudo qualitativo|pesquisa qualitativa|abordagem qualitativa|natureza qualitativa|teoria fundamentada|fenomenolog*',
      es: 'estudio cualitativo|investigacion cualitativa|enfoque cualitativo|metodologia cualitativa|teoria fundamentada|fenomenolog*',
    },
  },
  {
    id: 'theoretical-essay',
    approach: 'theoretical',
    cues: {
      en: 'theoretical essay|conceptual paper|conceptual article|theoretical paper|this essay|conceptual framework is proposed',
      pt: 'ensaio teorico|este ensaio|artigo teorico|artigo conceitual|reflexao teorica',
      es: 'ensayo teorico|este ensayo|articulo teorico|articulo conceptual|reflexion teorica',
    },
  },
] as const satisfies readonly StudyDesign[]

export type StudyDesignId = (typeof studyDesigns)[number]['id']
