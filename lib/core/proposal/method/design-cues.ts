import { type DesignId, designIds } from '@/lib/contracts/proposal-run'
import { type Cues, cueReader } from './read-cues'

/**
 * Words of questions and objectives that call for a design: `strong` ones ask for its kind of answer, `weak` ones can
 * be answered by it too. `reported` words say that a study used it.
 */
interface DesignCues {
  readonly strong: Cues
  readonly weak: Cues | null
  readonly reported: Cues
}

const effect: Cues = {
  en: 'effect of|effects of|impact of|impacts of|efficacy|effectiveness|causal*|cause|causes',
  pt: 'efeito|efeitos|impacto|impactos|eficacia|efetividade|causal|causais|causa|causas',
  es: 'efecto|efectos|impacto|impactos|eficacia|efectividad|causal|causales|causa|causas',
}

/** Cues of each design. Chosen by reading, on no labelled set. */
export const designCues: Readonly<Record<DesignId, DesignCues>> = {
  survey: {
    strong: {
      en: 'relationship*|relation between|related to|associat*|correlat*|predict*|prevalence|how many|to what extent|attitude*|satisfaction|factors|determinant*|survey',
      pt: 'relacao entre|relacionad*|relaciona|relacionam|associa*|correlac*|prediz*|preditor*|prevalencia|em que medida|atitude*|satisfacao|fatores|determinante*|survey|levantamento',
      es: 'relacion entre|relacionad*|relaciona|relacionan|asocia*|correlac*|predic*|prevalencia|en que medida|actitud*|satisfaccion|factores|determinante*|encuesta*',
    },
    weak: {
      ...effect,
      en: `${effect.en}|influence*|affect*`,
      pt: `${effect.pt}|influencia*|afeta*`,
      es: `${effect.es}|influ*|afecta*`,
    },
    reported: {
      en: 'survey|surveys|surveyed|questionnaire*|cross sectional|respondents',
      pt: 'questionario*|survey|estudo transversal|delineamento transversal|respondentes|inquerito',
      es: 'cuestionario*|encuesta|encuestas|encuestad*|estudio transversal|diseno transversal',
    },
  },
  experiment: {
    strong: {
      en: 'efficacy|effectiveness of|randomi*|experiment*|effect of _ intervention|effect of _ training|causal effect*',
      pt: 'eficacia|efetividade de|randomiza*|experiment*|efeito de uma intervencao|efeito causal|efeitos causais',
      es: 'eficacia|efectividad de|aleatoriza*|experiment*|efecto de una intervencion|efecto causal|efectos causales',
    },
    weak: effect,
    reported: {
      en: 'randomi* controlled|randomized|randomised|randomly assigned|control group|experimental group|we conducted an experiment|controlled trial',
      pt: 'ensaio clinico|randomizad*|grupo controle|grupo experimental|estudo experimental',
      es: 'ensayo clinico|aleatorizad*|grupo control|grupo de control|grupo experimental|estudio experimental',
    },
  },
  'quasi-experiment': {
    strong: {
      en: 'before and after|effect of the program*|impact of the program*|effect of _ policy|impact of _ policy|quasi experiment*|intervention',
      pt: 'antes e depois|efeito do programa|impacto do programa|efeito da politica|impacto da politica|quase experiment*|intervencao',
      es: 'antes y despues|efecto del programa|impacto del programa|efecto de la politica|impacto de la politica|cuasi experiment*|cuasiexperiment*|intervencion',
    },
    weak: effect,
    reported: {
      en: 'quasi experimental|quasi experiment|before and after study|pretest posttest|pre test post test|difference in differences|interrupted time series',
      pt: 'quase experimental|quase experimento|pre teste e pos teste|diferenca em diferencas|diferencas em diferencas',
      es: 'cuasi experimental|cuasiexperimental|cuasiexperimento|pretest y postest|diferencias en diferencias',
    },
  },
  'secondary-data': {
    strong: {
      en: 'existing data|secondary data|administrative data|open data|public data|panel data|time series|census|trends in|microdata|economics',
      pt: 'dados existentes|dados secundarios|dados administrativos|dados abertos|dados publicos|dados em painel|series temporais|serie temporal|censo|microdados|tendencias|economia',
      es: 'datos existentes|datos secundarios|datos administrativos|datos abiertos|datos publicos|datos de panel|series temporales|serie temporal|censo|microdatos|tendencias|economia',
    },
    weak: {
      en: `${effect.en}|relationship*|associat*|correlat*|predict*|prevalence|determinant*|factors`,
      pt: `${effect.pt}|relacao entre|associa*|correlac*|prediz*|preditor*|prevalencia|determinante*|fatores`,
      es: `${effect.es}|relacion entre|asocia*|correlac*|predic*|prevalencia|determinante*|factores`,
    },
    reported: {
      en: 'secondary data|administrative data|panel data|registry data|register data|census data|microdata|electronic health records|publicly available data',
      pt: 'dados secundarios|dados administrativos|dados em painel|microdados|dados do censo|datasus|ibge',
      es: 'datos secundarios|datos administrativos|datos de panel|microdatos|datos del censo',
    },
  },
  simulation: {
    strong: {
      en: 'simulat*|agent based|multi agent|monte carlo|system dynamics|scenario*|computational model*|reinforcement learning',
      pt: 'simula*|baseado em agentes|baseada em agentes|multiagente*|multi agente*|monte carlo|dinamica de sistemas|cenarios|modelo computacional|aprendizado por reforco',
      es: 'simula*|basado en agentes|basada en agentes|multiagente*|multi agente*|monte carlo|dinamica de sistemas|escenarios|modelo computacional|aprendizaje por refuerzo',
    },
    weak: {
      en: 'model|models|modelling|modeling|agents|algorithm*|dynamics',
      pt: 'modelo|modelos|modelagem|agentes|algoritmo*|dinamica',
      es: 'modelo|modelos|modelado|agentes|algoritmo*|dinamica',
    },
    reported: {
      en: 'simulation|simulations|simulated|agent based model*|monte carlo|multi agent system*|multi agent reinforcement',
      pt: 'simulacao|simulacoes|simulad*|modelo baseado em agentes|monte carlo|sistema multiagente|sistemas multiagente*',
      es: 'simulacion|simulaciones|simulad*|modelo basado en agentes|monte carlo|sistema multiagente|sistemas multiagente*',
    },
  },
  'systematic-review': {
    strong: {
      en: 'what is known|state of the art|state of knowledge|systematic review|scoping review|meta analysis|what evidence|what does the evidence|mapping of the literature|published studies',
      pt: 'o que se sabe|estado da arte|estado do conhecimento|revisao sistematica|revisao de escopo|revisao integrativa|metanalise|meta analise|que evidencias|quais evidencias|estudos publicados',
      es: 'que se sabe|estado del arte|estado de la cuestion|revision sistematica|revision de alcance|revision integradora|metaanalisis|meta analisis|que evidencia|estudios publicados',
    },
    weak: {
      en: 'evidence|literature|studies',
      pt: 'evidencias|literatura|estudos',
      es: 'evidencia|evidencias|literatura|estudios',
    },
    reported: {
      en: 'systematic review|meta analysis|meta analytic|scoping review|integrative review|umbrella review|prisma|systematic literature review',
      pt: 'revisao sistematica|revisao integrativa|revisao de escopo|metanalise|meta analise|prisma',
      es: 'revision sistematica|revision integradora|revision de alcance|metaanalisis|meta analisis|prisma',
    },
  },
  interviews: {
    strong: {
      en: 'experience|experiences|perception*|perceive*|meaning*|understand*|views of|feel|lived|how do|interview*',
      pt: 'experiencia|experiencias|percepcao|percepcoes|percebe|percebem|significado*|compreend*|vivencia*|sentem|entrevista*',
      es: 'experiencia|experiencias|percepcion|percepciones|percibe|perciben|significado*|comprend*|vivencia*|sienten|entrevista*',
    },
    weak: {
      en: 'why|how|challenge*|barrier*|perspective*',
      pt: 'por que|como|desafio*|barreira*|perspectiva*',
      es: 'por que|como|desafio*|barrera*|perspectiva*',
    },
    reported: {
      en: 'interview|interviews|interviewed|focus group*|thematic analysis|phenomenolog*|grounded theory',
      pt: 'entrevista|entrevistas|entrevistad*|grupo focal|grupos focais|analise tematica|fenomenolog*|teoria fundamentada',
      es: 'entrevista|entrevistas|entrevistad*|grupo focal|grupos focales|analisis tematico|fenomenolog*|teoria fundamentada',
    },
  },
  'case-study': {
    strong: {
      en: 'the case of|case study|how and why|within the organization|within the organisation|in one company|in one school|implementation|implemented',
      pt: 'o caso de|o caso da|o caso do|estudo de caso|como e por que|em uma organizacao|em uma empresa|em uma escola|implementacao|implantacao|implementad*',
      es: 'el caso de|el caso del|estudio de caso|como y por que|en una organizacion|en una empresa|en una escuela|implementacion|implantacion|implementad*',
    },
    weak: {
      en: 'why|how|process|processes|adoption|organization*|organisation*',
      pt: 'por que|como|processo|processos|adocao|organizac*',
      es: 'por que|como|proceso|procesos|adopcion|organizac*',
    },
    reported: {
      en: 'case study|case studies|multiple case',
      pt: 'estudo de caso|estudos de caso|estudo de casos',
      es: 'estudio de caso|estudios de caso|estudio de casos',
    },
  },
  'document-analysis': {
    strong: {
      en: 'law|laws|legislation|legal|regulation*|policy|policies|document*|curricul*|discourse|treaty|treaties|guidelines|jurisprudence|case law',
      pt: 'lei|leis|legislacao|legal|legais|juridic*|regulament*|regulac*|politica publica|politicas publicas|document*|curricul*|discurso*|tratado*|diretrizes|jurisprudencia|norma|normas',
      es: 'ley|leyes|legislacion|legal|legales|juridic*|reglament*|regulac*|politica publica|politicas publicas|document*|curricul*|discurso*|tratado*|directrices|jurisprudencia|norma|normas',
    },
    weak: {
      en: 'historical|history|media|press',
      pt: 'historic*|historia|midia|imprensa',
      es: 'historic*|historia|medios|prensa',
    },
    reported: {
      en: 'document analysis|documentary analysis|documentary research|content analysis|policy analysis|legal analysis|doctrinal|discourse analysis',
      pt: 'analise documental|pesquisa documental|analise de conteudo|analise de politicas|analise do discurso|analise juridica|analise da legislacao',
      es: 'analisis documental|investigacion documental|analisis de contenido|analisis de politicas|analisis del discurso|analisis juridico|analisis de la legislacion',
    },
  },
  'design-science': {
    strong: {
      en: 'build*|develop a|develop an|development of a|design a|design of a|framework|prototype*|artefact*|artifact*|platform|tool for|application for|propose a|performance is obtained|deep learning|machine learning|neural network*|classifier*',
      pt: 'construir|construcao de|desenvolver um*|desenvolvimento de um*|framework|prototip*|artefato*|plataforma|ferramenta|aplicativo|propor um*|desempenho se obtem|aprendizado profundo|aprendizado de maquina|redes neurais|rede neural|classificador*',
      es: 'construir|construccion de|desarrollar un*|desarrollo de un*|framework|marco de trabajo|prototip*|artefacto*|plataforma|herramienta|aplicacion para|proponer un*|rendimiento se obtiene|aprendizaje profundo|aprendizaje automatico|redes neuronales|red neuronal|clasificador*',
    },
    weak: {
      en: 'develop*|design|system|architecture|improve*',
      pt: 'desenvolv*|projetar|sistema|arquitetura|melhorar',
      es: 'desarroll*|disenar|sistema|arquitectura|mejorar',
    },
    reported: {
      en: 'design science|prototype|we propose a framework|we developed a tool|artefact|artifact|proposed system|we implemented',
      pt: 'design science|prototipo|propoe um framework|artefato|sistema proposto|foi desenvolvido um',
      es: 'design science|ciencia del diseno|prototipo|propone un marco|artefacto|sistema propuesto|se desarrollo un',
    },
  },
  'mixed-sequential': {
    strong: {
      en: 'mixed methods|mixed method|and why|quantitative and qualitative',
      pt: 'metodos mistos|metodo misto|e por que|quantitativ* e qualitativ*',
      es: 'metodos mixtos|metodo mixto|y por que|cuantitativ* y cualitativ*',
    },
    weak: null,
    reported: {
      en: 'mixed methods|mixed method|quantitative and qualitative data',
      pt: 'metodos mistos|metodo misto|quali quantitativ*|quantiqualitativ*|dados quantitativos e qualitativos',
      es: 'metodos mixtos|metodo mixto|datos cuantitativos y cualitativos',
    },
  },
}

/** The more telling designs first: a review reports the surveys it read, a mixed study its interviews. */
const reportedOrder: readonly DesignId[] = [
  'systematic-review',
  'mixed-sequential',
  'quasi-experiment',
  'experiment',
  'simulation',
  'case-study',
  'design-science',
  'survey',
  'interviews',
  'document-analysis',
  'secondary-data',
]

const readers = new Map(
  designIds.map((id) => {
    const { strong, weak, reported } = designCues[id]
    return [
      id,
      { strong: cueReader(strong), weak: weak && cueReader(weak), reported: cueReader(reported) },
    ] as const
  }),
)

/** How much a text calls for a design: 1 by a strong cue, 0.4 by a weak one, else 0. */
export function cueStrength01(text: string, design: DesignId): number {
  const reader = readers.get(design)
  if (reader?.strong(text)) return 1
  return reader?.weak?.(text) ? 0.4 : 0
}

/** The design that a title and abstract report, or null where they name none that is known here. */
export function reportedDesign(text: string): DesignId | null {
  return reportedOrder.find((id) => readers.get(id)?.reported(text)) ?? null
}
