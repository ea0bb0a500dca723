import type { DesignId } from '@/lib/contracts/proposal-run'
import { type CuePhrases, cueMatcher } from './find-cue'

/**
 * How authors name the design of a study, most telling first: a review of trials is a review, a trial that also asks people
 * is a trial. Not tuned.
 */
const designCues: readonly (readonly [DesignId, CuePhrases])[] = [
  [
    'systematic-review',
    {
      en: 'systematic review*|meta-analysis|meta-analyses|scoping review*|integrative review*|literature review*|prisma',
      pt: 'revisao sistematica|revisoes sistematicas|metanalise|meta-analise|revisao de escopo|revisao integrativa|revisao da literatura|revisao de literatura',
      es: 'revision sistematica|revisiones sistematicas|metaanalisis|meta-analisis|revision de alcance|revision integradora|revision de la literatura|revision de literatura',
    },
  ],
  [
    'mixed-sequential',
    {
      en: 'mixed methods|mixed-methods|mixed-method|mixed method',
      pt: 'metodos mistos|metodo misto|abordagem mista|estudo misto|quali-quantitativ*|quantiqualitativ*',
      es: 'metodos mixtos|metodo mixto|enfoque mixto|estudio mixto|cuali-cuantitativ*',
    },
  ],
  [
    'quasi-experiment',
    {
      en: 'quasi-experiment*|quasi experiment*|difference-in-differences|interrupted time series|regression discontinuity',
      pt: 'quase-experiment*|quase experiment*|quasi-experiment*|diferencas em diferencas|series temporais interrompidas',
      es: 'cuasi-experiment*|cuasiexperiment*|cuasi experiment*|diferencias en diferencias',
    },
  ],
  [
    'experiment',
    {
      en: 'randomized|randomised|controlled trial*|clinical trial*|controlled experiment*|an experiment|experimental study|experimental group|control group',
      pt: 'randomizad*|aleatorizad*|ensaio clinico|ensaios clinicos|experimento|grupo controle|grupo experimental|estudo experimental',
      es: 'aleatorizad*|ensayo clinico|ensayos clinicos|experimento|grupo control|grupo de control|grupo experimental|estudio experimental',
    },
  ],
  [
    'simulation',
    {
      en: 'simulation*|simulated|benchmark*|synthetic data',
      pt: 'simulacao|simulacoes|simulad*|benchmark*|dados sinteticos',
      es: 'simulacion|simulaciones|simulad*|benchmark*|datos sinteticos',
    },
  ],
  [
    'design-science',
    {
      en: 'design science|prototype|we propose a _ framework|proof of concept|design-based research',
      pt: 'design science|prototipo|prova de conceito|pesquisa-desenvolvimento',
      es: 'design science|prototipo|prueba de concepto|investigacion basada en diseno',
    },
  ],
  [
    'interviews',
    {
      en: 'interview*|focus group*|phenomenolog*|grounded theory|ethnograph*|thematic analysis',
      pt: 'entrevist*|grupo focal|grupos focais|fenomenolog*|teoria fundamentada|etnograf*|analise tematica',
      es: 'entrevist*|grupo focal|grupos focales|fenomenolog*|teoria fundamentada|etnograf*|analisis tematico',
    },
  ],
  [
    'case-study',
    { en: 'case study|case studies', pt: 'estudo de caso|estudos de caso', es: 'estudio de caso*' },
  ],
  [
    'secondary-data',
    {
      en: 'secondary data|panel data|cohort|administrative data|national database|registry|census|time series|longitudinal data|household survey',
      pt: 'dados secundarios|dados em painel|coorte|dados administrativos|base nacional|censo|series temporais|microdados',
      es: 'datos secundarios|datos de panel|cohorte|datos administrativos|base nacional|censo|series temporales|microdatos',
    },
  ],
  [
    'survey',
    {
      en: 'survey*|questionnaire*|cross-sectional|respondents',
      pt: 'questionari*|survey|estudo transversal|levantamento|inquerito|respondentes',
      es: 'cuestionari*|encuesta*|estudio transversal|encuestad*',
    },
  ],
  [
    'document-analysis',
    {
      en: 'document analysis|documentary analysis|content analysis|case law|judgments|legal analysis|discourse analysis|doctrinal',
      pt: 'analise documental|pesquisa documental|analise de conteudo|jurisprudencia|acordaos|analise do discurso|pesquisa bibliografica|dogmatica',
      es: 'analisis documental|investigacion documental|analisis de contenido|jurisprudencia|sentencias|analisis del discurso|dogmatica',
    },
  ],
]

const matchers = designCues.map(([design, phrases]) => [design, cueMatcher(phrases)] as const)

/** Sentences longer than this are cut before matching; an abstract is matched in pieces of it. */
const PIECE_MAX = 1_900

/**
 * The design a title and abstract name, or null when they name none; `by` is the phrase that says so. A text that names
 * several gives the most telling one. Never throws.
 */
export function studyDesignOf(
  text: string,
  language: string | null,
): { readonly design: DesignId; readonly by: string } | null {
  const pieces = Array.from({ length: Math.min(11, Math.ceil(text.length / PIECE_MAX)) }, (_, at) =>
    text.slice(at * PIECE_MAX, (at + 1) * PIECE_MAX),
  )
  for (const [design, match] of matchers) {
    for (const piece of pieces) {
      const by = match(piece, language)
      if (by !== null) return { design, by }
    }
  }
  return null
}

const longitudinal = cueMatcher({
  en: 'longitudinal|follow-up|cohort|panel data|time series',
  pt: 'longitudinal|longitudinais|seguimento|coorte|dados em painel|series temporais',
  es: 'longitudinal|longitudinales|seguimiento|cohorte|datos de panel|series temporales',
})

/** Whether a text says that the same cases were observed more than once. */
export function isLongitudinal(text: string, language: string | null): boolean {
  return longitudinal(text, language) !== null
}
