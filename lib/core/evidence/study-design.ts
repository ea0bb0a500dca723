import type { DesignId } from '@/lib/contracts/proposal-run'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { type CuePhrases, cueMatcher } from './find-cue'
import { sentenceRolesOf } from './sentence-roles'

/**
 * How authors name the design of a study, most telling first: a review reports the surveys it read, a mixed study its
 * interviews, a case study its interviews and documents. Hyphens stand as blanks. Not tuned.
 */
const designCues: readonly (readonly [DesignId, CuePhrases])[] = [
  [
    'systematic-review',
    {
      en: 'systematic review*|systematic literature review*|this review|review of literature|reviews _ studies|reviews _ case studies|reviews _ articles|meta synthesis|metasynthesis|we reviewed _ studies|we pooled _ studies|we pooled _ trials|we included _ studies|we included _ trials|studies were included|trials were included|we reviewed _ articles|reviewing _ studies|reviewing _ articles|meta analysis|meta analyses|meta analytic|scoping review*|integrative review*|umbrella review*|literature review*|prisma',
      pt: 'esta revisao|revisao sistematica|revisoes sistematicas|metassintese|metanalise|meta analise|revisao de escopo|revisao integrativa|foram incluidos _ estudos|foram incluidos _ artigos|incluiram se _ estudos|incluiram se _ artigos|revisao da literatura|revisao de literatura|prisma',
      es: 'esta revision|revision sistematica|revisiones sistematicas|metasintesis|metaanalisis|meta analisis|revision de alcance|revision integradora|revision integrativa|se incluyeron _ estudios|se incluyeron _ articulos|revision de la literatura|revision de literatura|prisma',
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
      en: 'quasi experiment*|before and after study|pretest posttest|pre test post test|no control group|without a control group|difference in differences|interrupted time series|staggered adoption|synthetic control|event study|regression discontinuity|not randomi*|non randomi*|nonrandomi*|not randomly|without randomi*|intact class*|intact group*|existing _ classes|existing _ groups',
      pt: 'quase experiment*|quasi experiment*|nao randomizad*|nao aleatorizad*|sem randomizacao|sem sorteio|turmas intactas|turmas ja formadas|grupos intactos|grupos ja formados|pre teste e pos teste|sem grupo controle|sem grupo de controle|nao houve grupo controle|nao houve grupo de controle|diferenca em diferencas|diferencas em diferencas|series temporais interrompidas',
      es: 'cuasi experiment*|cuasiexperiment*|no aleatorizad*|no aleatori*|sin aleatorizar|sin aleatorizacion|grupos intactos|grupos ya formados|aulas ya formadas|clases ya formadas|cursos ya formados|pretest y postest|sin grupo control|sin grupo de control|no hubo grupo control|no hubo grupo de control|diferencias en diferencias',
    },
  ],
  [
    'experiment',
    {
      en: 'randomized|randomised|randomly assigned|randomly allocated|random assignment|random allocation|random order|assigned at random|allocated at random|were randomly _ to|crossover trial*|two arm|controlled trial*|clinical trial*|placebo controlled|double blind*|double masked|randomly treated|randomly divided|randomly received|controlled experiment*|an experiment|field experiment*|laboratory experiment*|experimental study|experimental group|control group',
      pt: 'randomizad*|aleatorizad*|alocad* aleatoriamente|distribuid* aleatoriamente|designad* aleatoriamente|divididos aleatoriamente|foram sortead*|distribuiram se ao acaso|distribuid* ao acaso|alocad* ao acaso|divididos ao acaso|sorteamos|alocacao aleatoria|atribuicao aleatoria|ensaio clinico|ensaios clinicos|controlado por placebo|controlado com placebo|controlada por placebo|duplo cego|duplo cega|experimento|grupo controle|grupo experimental|estudo experimental',
      es: 'aleatorizad*|asignad* al azar|asignaron al azar|asignados aleatoriamente|asignadas aleatoriamente|asignaron aleatoriamente|distribuid* al azar|repartid* al azar|sortearon|asignacion aleatoria|ensayo clinico|ensayos clinicos|controlado con placebo|controlado por placebo|doble ciego|experimento|grupo control|grupo de control|grupo experimental|estudio experimental',
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
    // Data that others gathered, by name: that they come from a questionnaire makes them no survey of one's own.
    'secondary-data',
    {
      en: 'administrative data|administrative records|tracking data|log data|activity logs|lms data|clickstream*|admission registers|payroll records|personnel records|court records|secondary data|secondary analysis|pisa data|timss data|census data|data from the national|data of the national',
      pt: 'dados secundarios|dados administrativos|registros administrativos|microdados|prova brasil|saeb|pnad|datasus|censo escolar|dados do censo|dados do enem|dados do pisa',
      es: 'datos secundarios|datos administrativos|registros administrativos|microdatos|registros de actividad|datos de la encuesta nacional|datos del censo|datos de pisa',
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
      en: 'design science|prototype|design and implementation of|design and deployment of|presents the design of|we propose a _ framework|we developed a tool|artefact|artifact|proposed system|proof of concept|design based research',
      pt: 'design science|prototipo|propoe um framework|artefato|sistema proposto|foi desenvolvido um|prova de conceito|pesquisa desenvolvimento',
      es: 'design science|ciencia del diseno|prototipo|propone un marco|artefacto|sistema propuesto|se desarrollo un|prueba de concepto|investigacion basada en diseno',
    },
  ],
  [
    'survey',
    {
      en: 'survey*|questionnaire*|cross sectional|respondents',
      pt: 'questionari*|survey|aplicou se a escala|aplicaram se as escalas|aplicou se o inventario|estudo transversal|delineamento transversal|levantamento|inquerito|respondentes',
      es: 'cuestionari*|encuest*|se aplico la escala|se aplicaron las escalas|se aplico el inventario|estudio transversal|diseno transversal',
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
      en: 'document analysis|documentary analysis|documentary research|policy analysis|case law|judgments|legal analysis|doctrinal',
      pt: 'analise documental|pesquisa documental|analise de politicas|jurisprudencia|acordaos|analise juridica|analise da legislacao|pesquisa bibliografica|dogmatica',
      es: 'analisis documental|investigacion documental|analisis de politicas|jurisprudencia|sentencias|analisis juridico|analisis de la legislacion|dogmatica',
    },
  ],
  [
    'secondary-data',
    {
      en: 'secondary data|panel data|panel study|waves of a panel|vector autoregress*|credit registry|cohort|administrative data|administrative records|payroll records|personnel records|medical records|hospital records|court records|national database|registry|register data|census|microdata|time series|longitudinal data|household survey|electronic health records|publicly available data',
      pt: 'dados secundarios|dados em painel|estimou se um painel|dados mensais|vetores autorregressivos|coorte|dados administrativos|base nacional|censo|series temporais|microdados|datasus|ibge',
      es: 'datos secundarios|datos de panel|se estimo un panel|datos mensuales|vectores autorregresivos|cohorte|datos administrativos|base nacional|censo|series temporales|microdatos',
    },
  ],
]

/** Ways to read texts: of transcripts they are no analysis of documents, so that what was read must be named, too. */
const readsTexts = cueMatcher({
  en: 'content analysis|discourse analysis',
  pt: 'analise de conteudo|analise do discurso|analise de discurso',
  es: 'analisis de contenido|analisis del discurso|analisis de discurso',
})
const namesTexts = cueMatcher({
  en: 'document*|newspaper*|the press|editions|editorials|textbook*|policies|reports|posts|tweets|articles|speeches|laws|rulings|letters|novels|websites',
  pt: 'documento*|jornais|jornal|imprensa|edicoes|editoriais|livros|politicas|relatorios|postagens|tuites|tweets|artigos|discursos|leis|acordaos|cartas|romances|sites',
  es: 'documento*|diarios|periodicos|prensa|ediciones|editoriales|libros|politicas|informes|publicaciones|tuits|tweets|articulos|discursos|leyes|sentencias|cartas|novelas|sitios',
})

const matchers = designCues.map(([design, phrases]) => [design, cueMatcher(phrases)] as const)

/** Sentences longer than this are cut before matching; an abstract is matched in pieces of it. */
const PIECE_MAX = 1_900
const PIECES_MAX = 11

/** Sentences that tell of what others did or should do. */
const ofOtherStudies: readonly (string | null)[] = ['future', 'limitation', 'background']

/**
 * The design that a study names, or null when it names none: what the title says goes before the abstract, and of several
 * designs the most telling one counts. Keywords are not read, since they also name what a study is about; nor is what authors ask of others.
 * Never throws.
 */
export function studyDesignOf(
  { title, abstract }: { readonly title: string; readonly abstract: string | null },
  language: string | null,
): DesignId | null {
  return designIn(title, language) ?? designIn(ownSentences(abstract ?? '', language), language)
}

function ownSentences(abstract: string, language: string | null): string {
  return sentenceRolesOf(abstract, language)
    .filter(({ role, text }) => {
      const folded = foldAccents(text)
      return !ofOtherStudies.includes(role) || noControls.test(folded) || ownTrial.test(folded)
    })
    .map(({ text }) => text)
    .join(' ')
}

/** What a study lacks is often said as its limit, and tells its design. */
const noControls =
  /\b(?:no|without (?:a )?|sem|sin|nao houve|no hubo) (?:control group|grupo (?:de )?controle?)\b/

/** What a study says of itself is its own, wherever it stands. */
const ownTrial =
  /^(?:this was|this is|este (?:foi|e) um|este (?:fue|es) un|foi um|fue un|se trato de un|tratou-se de um)\b.{0,80}\b(?:randomi|aleatori|placebo)/

/** Those who have something beside those who have not: no study of a case. */
const CASE_CONTROL = /(?<!\p{L})cas[eo]s?[\s-]+(?:(?:and|e|y|x|-)\s+)?contro(?:l|le|les|ls|is)(?!\p{L})/giu

/** Whether a text names a study of cases and controls, for which there is no design of one's own here. */
export function namesCaseControl(text: string): boolean {
  return text.search(CASE_CONTROL) >= 0
}

/** Somebody sent to be served, who is observed: no simulation. */
const ACTED_CLIENT =
  /(?<!\p{L})(?:(?:client|pacient|comprador|usuari)\p{L}* (?:simulad|ocult)\p{L}*|(?:simulated|standardi[sz]ed|mystery) (?:client|patient|customer|shopper)s?)(?!\p{L})/giu

/** A way of teaching and training: no simulation that a study ran. */
const TAUGHT_SIMULATION =
  /(?<!\p{L})(?:(?:clinical|realistic|(?:high|low)[- ]fidelity|medical|nursing|surgical|patient|in[- ]situ|health[- ]?care) simulations?(?! (?:models?|stud(?:y|ies)|experiments?))|simulation[- ](?:based (?:learning|training|education|teaching)|training|education|scenarios?|teaching)|simula(?:ção|ções|cao|coes|ción|ciones|cion) (?:(?:clínic|clinic|realístic|realistic|realist)\p{L}*|(?:de )?(?:alta|baixa|baja) fide\p{L}*))(?!\p{L})/giu

/** Of genomes, plants or rocks nothing was asked. */
const SURVEY_OF_THINGS =
  /(?<!\p{L})(?:(?:meta)?genom(?:ic|e)(?:[- ]wide)?|genetic|molecular|virological|serological|faunal|floristic|vegetation|geological|soil|aerial|sky) surveys?(?!\p{L})/giu

function designIn(text: string, language: string | null): DesignId | null {
  const plain = text
    .replace(CASE_CONTROL, ' ')
    .replace(ACTED_CLIENT, ' ')
    .replace(TAUGHT_SIMULATION, ' ')
    .replace(SURVEY_OF_THINGS, ' ')
    .replace(/[-‐‑–]/g, ' ')
  const pieces = Array.from({ length: Math.min(PIECES_MAX, Math.ceil(plain.length / PIECE_MAX)) }, (_, at) =>
    plain.slice(at * PIECE_MAX, (at + 1) * PIECE_MAX),
  )
  const isIn = (match: (piece: string, told: string | null) => string | null) =>
    pieces.some((piece) => match(piece, language) !== null)
  const found = matchers.find(([, match]) => isIn(match))
  if (found) return found[0]
  return isIn(readsTexts) && isIn(namesTexts) ? 'document-analysis' : null
}

const longitudinal = cueMatcher({
  en: 'longitudinal|follow up|cohort|panel data|panel study|time series|two waves|three waves|two wave|three wave|four waves|waves of|twice within|before and after|months later|weeks later|years later|diary data',
  pt: 'longitudinal|longitudinais|seguimento|coorte|dados em painel|series temporais|duas ondas|tres ondas|antes e depois|meses depois|semanas depois|anos depois',
  es: 'longitudinal|longitudinales|seguimiento|cohorte|datos de panel|series temporales|dos olas|tres olas|antes y despues|meses despues|semanas despues|anos despues',
})

/** Whether a text says that the same cases were observed more than once. */
export function isLongitudinal(text: string, language: string | null): boolean {
  return longitudinal(text.replace(/[-‐‑–]/g, ' '), language) !== null
}
