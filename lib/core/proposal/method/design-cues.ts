import { type DesignId, designIds } from '@/lib/contracts/proposal-run'
import { type Cues, cueReader } from './read-cues'

/**
 * Words of questions and objectives that call for a design: `strong` ones ask for its kind of answer, `weak` ones can
 * be answered by it too.
 */
interface DesignCues {
  readonly strong: Cues
  readonly weak: Cues | null
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
  },
  experiment: {
    strong: {
      en: 'efficacy|effectiveness of|randomi*|experiment*|effect of _ intervention|effect of _ training|causal effect*',
      pt: 'eficacia|efetividade de|randomiza*|experiment*|efeito de uma intervencao|efeito causal|efeitos causais',
      es: 'eficacia|efectividad de|aleatoriza*|experiment*|efecto de una intervencion|efecto causal|efectos causales',
    },
    weak: effect,
  },
  'laboratory-experiment': {
    strong: {
      en: 'laborator*|specimen*|compressive strength|tensile strength|in vitro|field trial*|bench test*|crop yield',
      pt: 'laboratori*|corpos de prova|resistencia a compressao|resistencia mecanica|in vitro|ensaio de campo|ensaios de campo|produtividade da cultura',
      es: 'laboratori*|probetas|resistencia a la compresion|resistencia mecanica|in vitro|ensayo de campo|ensayos de campo|rendimiento del cultivo',
    },
    weak: null,
  },
  'quasi-experiment': {
    strong: {
      en: 'before and after|effect of the program*|impact of the program*|effect of _ policy|impact of _ policy|quasi experiment*|intervention',
      pt: 'antes e depois|efeito do programa|impacto do programa|efeito da politica|impacto da politica|quase experiment*|intervencao',
      es: 'antes y despues|efecto del programa|impacto del programa|efecto de la politica|impacto de la politica|cuasi experiment*|cuasiexperiment*|intervencion',
    },
    weak: effect,
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
  },
  benchmark: {
    strong: {
      en: 'benchmark*|classif* best|which model|which algorithm|same data and the same measures|accuracy of the classif*',
      pt: 'benchmark*|qual modelo|qual algoritmo|mesmos dados e as mesmas medidas|acuracia do classif*',
      es: 'benchmark*|que modelo|que algoritmo|mismos datos y las mismas medidas|exactitud del clasif*',
    },
    weak: null,
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
  },
  'mixed-sequential': {
    strong: {
      en: 'mixed methods|mixed method|and why|quantitative and qualitative',
      pt: 'metodos mistos|metodo misto|e por que|quantitativ* e qualitativ*',
      es: 'metodos mixtos|metodo mixto|y por que|cuantitativ* y cualitativ*',
    },
    weak: null,
  },
}

const readers = new Map(
  designIds.map((id) => {
    const { strong, weak } = designCues[id]
    return [id, { strong: cueReader(strong), weak: weak && cueReader(weak) }] as const
  }),
)

/** How much a text calls for a design: 1 by a strong cue, 0.4 by a weak one, else 0. */
export function cueStrength01(text: string, design: DesignId): number {
  const reader = readers.get(design)
  if (reader?.strong(text)) return 1
  return reader?.weak?.(text) ? 0.4 : 0
}
