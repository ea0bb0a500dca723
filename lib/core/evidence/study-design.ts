import type { DesignId } from '@/lib/contracts/proposal-run'
import { type CuePhrases, cueMatcher } from './find-cue'

/**
 * How authors name the design of a study, most telling first: a review reports the surveys it read, a mixed study its
 * interviews, a case study its interviews and documents. Hyphens stand as blanks. Not tuned.
 */
const designCues: readonly (readonly [DesignId, CuePhrases])[] = [
  [
    'systematic-review',
    {
      en: 'systematic review*|systematic literature review*|meta analysis|meta analyses|meta analytic|scoping review*|integrative review*|umbrella review*|literature review*|prisma',
      pt: 'revisao sistematica|revisoes sistematicas|metanalise|meta analise|revisao de escopo|revisao integrativa|revisao da literatura|revisao de literatura|prisma',
      es: 'revision sistematica|revisiones sistematicas|metaanalisis|meta analisis|revision de alcance|revision integradora|revision de la literatura|revision de literatura|prisma',
    },
  ],
  [
    'mixed-sequential',
    {
      en: 'mixed methods|mixed method|quantitative and qualitative data',
      pt: 'metodos mistos|metodo misto|abordagem mista|estudo misto|quali quantitativ*|quantiqualitativ*|dados quantitativos e qualitativos',
      es: 'metodos mixtos|metodo mixto|enfoque mixto|estudio mixto|cuali cuantitativ*|datos cuantitativos y cualitativos',
    },
  ],
  [
    'quasi-experiment',
    {
      en: 'quasi experiment*|before and after study|pretest posttest|pre test post test|difference in differences|interrupted time series|regression discontinuity',
      pt: 'quase experiment*|quasi experiment*|pre teste e pos teste|diferenca em diferencas|diferencas em diferencas|series temporais interrompidas',
      es: 'cuasi experiment*|cuasiexperiment*|pretest y postest|diferencias en diferencias',
    },
  ],
  [
    'experiment',
    {
      en: 'randomized|randomised|randomly assigned|controlled trial*|clinical trial*|controlled experiment*|an experiment|experimental study|experimental group|control group',
      pt: 'randomizad*|aleatorizad*|ensaio clinico|ensaios clinicos|experimento|grupo controle|grupo experimental|estudo experimental',
      es: 'aleatorizad*|ensayo clinico|ensayos clinicos|experimento|grupo control|grupo de control|grupo experimental|estudio experimental',
    },
  ],
  [
    'simulation',
    {
      en: 'simulation*|simulated|agent based model*|monte carlo|multi agent system*|multi agent reinforcement|benchmark*|synthetic data',
      pt: 'simulacao|simulacoes|simulad*|modelo baseado em agentes|monte carlo|sistema multiagente|sistemas multiagente*|benchmark*|dados sinteticos',
      es: 'simulacion|simulaciones|simulad*|modelo basado en agentes|monte carlo|sistema multiagente|sistemas multiagente*|benchmark*|datos sinteticos',
    },
  ],
  [
    'case-study',
    {
      en: 'case study|case studies|multiple case*',
      pt: 'estudo de caso|estudos de caso|estudo de casos',
      es: 'estudio de caso*|estudios de caso*',
    },
  ],
  [
    'design-science',
    {
      en: 'design science|prototype|we propose a _ framework|we developed a tool|artefact|artifact|proposed system|proof of concept|design based research',
      pt: 'design science|prototipo|propoe um framework|artefato|sistema proposto|foi desenvolvido um|prova de conceito|pesquisa desenvolvimento',
      es: 'design science|ciencia del diseno|prototipo|propone un marco|artefacto|sistema propuesto|se desarrollo un|prueba de concepto|investigacion basada en diseno',
    },
  ],
  [
    'survey',
    {
      en: 'survey*|questionnaire*|cross sectional|respondents',
      pt: 'questionari*|survey|estudo transversal|delineamento transversal|levantamento|inquerito|respondentes',
      es: 'cuestionari*|encuesta*|encuestad*|estudio transversal|diseno transversal',
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
    'document-analysis',
    {
      en: 'document analysis|documentary analysis|documentary research|content analysis|policy analysis|case law|judgments|legal analysis|discourse analysis|doctrinal',
      pt: 'analise documental|pesquisa documental|analise de conteudo|analise de politicas|jurisprudencia|acordaos|analise do discurso|analise juridica|analise da legislacao|pesquisa bibliografica|dogmatica',
      es: 'analisis documental|investigacion documental|analisis de contenido|analisis de politicas|jurisprudencia|sentencias|analisis del discurso|analisis juridico|analisis de la legislacion|dogmatica',
    },
  ],
  [
    'secondary-data',
    {
      en: 'secondary data|panel data|cohort|administrative data|national database|registry|register data|census|microdata|time series|longitudinal data|household survey|electronic health records|publicly available data',
      pt: 'dados secundarios|dados em painel|coorte|dados administrativos|base nacional|censo|series temporais|microdados|datasus|ibge',
      es: 'datos secundarios|datos de panel|cohorte|datos administrativos|base nacional|censo|series temporales|microdatos',
    },
  ],
]

const matchers = designCues.map(([design, phrases]) => [design, cueMatcher(phrases)] as const)

/** Sentences longer than this are cut before matching; an abstract is matched in pieces of it. */
const PIECE_MAX = 1_900
const PIECES_MAX = 11

/**
 * The design that a study names, or null when it names none: what the title says goes before the abstract, and of several
 * designs the most telling one counts. Keywords are not read, since they also name what a study is about. Never throws.
 */
export function studyDesignOf(
  { title, abstract }: { readonly title: string; readonly abstract: string | null },
  language: string | null,
): DesignId | null {
  return designIn(title, language) ?? designIn(abstract ?? '', language)
}

function designIn(text: string, language: string | null): DesignId | null {
  const plain = text.replace(/[-‐‑–]/g, ' ')
  const pieces = Array.from({ length: Math.min(PIECES_MAX, Math.ceil(plain.length / PIECE_MAX)) }, (_, at) =>
    plain.slice(at * PIECE_MAX, (at + 1) * PIECE_MAX),
  )
  const found = matchers.find(([, match]) => pieces.some((piece) => match(piece, language) !== null))
  return found?.[0] ?? null
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
