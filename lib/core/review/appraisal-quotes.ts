import type { Instrument } from '@/lib/contracts/appraisal'
import type { Passage } from '@/lib/contracts/library'
import type { ProposalSource } from '@/lib/contracts/proposal-run'
import type { AppraisalQuotes } from '@/lib/contracts/review'
import { type CuePhrases, cueMatcher } from '@/lib/core/evidence/find-cue'
import { isFutureWork } from '@/lib/core/evidence/read-outlook'
import { isInstruction } from '@/lib/core/ledger/is-instruction'
import { splitSentences } from '@/lib/core/text/split-sentences'
import { itemsOf } from './appraisal-items'
import { saidIn, studyPassages } from './study-passages'

const PASSAGES_READ_MAX = 200
const SENTENCE_WORDS_MIN = 4

/** What authors write where they report it, most telling first. Not measured: a quotation is offered to be read, and judges nothing. */
const cues = {
  randomised: {
    en: 'randomized|randomised|randomly|randomization|randomisation|allocation',
    pt: 'randomizad*|randomizacao|aleatorizad*|aleatoriamente|alocacao',
    es: 'aleatorizad*|aleatorizacion|aleatoriamente|al azar|asignacion',
  },
  blinding: {
    en: 'blinded|blind|double blind|double-blind*|single blind|single-blind*|masked|unblinded|open label|open-label|intention to treat|intention-to-treat|placebo',
    pt: 'cego|cegamento|duplo-cego|duplo cego|mascarad*|aberto|intencao de tratar|placebo',
    es: 'ciego|doble-ciego|doble ciego|enmascarad*|abierto|intencion de tratar|placebo',
  },
  attrition: {
    en: 'lost to follow up|lost to follow-up|loss to follow-up|dropout*|drop-out*|dropped out|withdrew|withdrawn|response rate|missing data|attrition|completed the',
    pt: 'perdas de seguimento|perda de seguimento|desist*|abandon*|taxa de resposta|dados ausentes|dados faltantes|completaram',
    es: 'perdidas de seguimiento|perdida de seguimiento|abandon*|tasa de respuesta|datos faltantes|datos perdidos|completaron',
  },
  measured: {
    en: 'validated|cronbach*|reliability|scale|questionnaire|inventory|instrument|measured with|measured by|measured using|assessed with|assessed by|assessed using',
    pt: 'validad*|cronbach|confiabilidade|escala|questionario*|inventario|instrumento*|mensurad*|avaliad* por|avaliad* com',
    es: 'validad*|cronbach|fiabilidad|confiabilidad|escala|cuestionario*|inventario|instrumento*|medid* con|evaluad* con|evaluad* mediante',
  },
  registered: {
    en: 'registered|registration|preregistered|pre-registered|protocol|clinicaltrials gov|prospero',
    pt: 'registrad*|registro|protocolo|prospero',
    es: 'registrad*|registro|protocolo|prospero',
  },
  criteria: {
    en: 'inclusion criteria|exclusion criteria|eligible|eligibility|were included if|were excluded|diagnosed|criteria',
    pt: 'criterios de inclusao|criterio de inclusao|criterios de exclusao|elegiv*|foram excluid*|diagnosticad*|criterios',
    es: 'criterios de inclusion|criterio de inclusion|criterios de exclusion|elegibl*|fueron excluid*|se excluy*|diagnosticad*|criterios',
  },
  recruited: {
    en: 'recruited|recruitment|purposive|purposively|snowball|convenience sample|sampled|participants were|respondents were|sample of',
    pt: 'recrutad*|recrutamento|bola de neve|amostra de|amostra por|amostragem|participaram|participantes foram',
    es: 'reclutad*|reclutamiento|bola de nieve|muestra de|muestra por|muestreo|participaron|los participantes fueron',
  },
  confounders: {
    en: 'confound*|adjusted for|adjusting for|controlled for|controlling for|covariate*|propensity score*|multivariable|multivariate',
    pt: 'confund*|confusao|ajustad* por|ajustad* para|controlad* por|controlando|covariave*|multivariad*',
    es: 'confus*|ajustad* por|ajustando|controlad* por|controlando|covariable*|multivariad*|multivariante',
  },
  statistics: {
    en: 'regression|anova|t test*|t-test*|chi square*|chi-square*|mixed model*|mixed-effects|structural equation*|analysed using|analyzed using|spss|stata|confidence interval*',
    pt: 'regressao|anova|teste t|qui-quadrado|qui quadrado|modelo misto|equacoes estruturais|analisad* com|spss|stata|intervalo de confianca',
    es: 'regresion|anova|prueba t|chi-cuadrado|chi cuadrado|modelo mixto|ecuaciones estructurales|analizad* con|spss|stata|intervalo de confianza',
  },
  framework: {
    en: 'phenomenolog*|grounded theory|ethnograph*|theoretical framework|interpretive|constructivist|qualitative study|qualitative approach|qualitative design',
    pt: 'fenomenolog*|teoria fundamentada|etnograf*|referencial teorico|interpretativ*|construtivist*|estudo qualitativo|abordagem qualitativa|pesquisa qualitativa',
    es: 'fenomenolog*|teoria fundamentada|etnograf*|marco teorico|interpretativ*|constructivist*|estudio cualitativo|enfoque cualitativo|investigacion cualitativa',
  },
  aim: {
    en: 'aim of|aimed to|aims to|purpose of|objective*|research question*|we examine*|we investigate*|we explore*',
    pt: 'objetivo*|objetiv*|este estudo busc*|pergunta de pesquisa|propoe se|investigamos|analisamos',
    es: 'objetivo*|este estudio busc*|pregunta de investigacion|se propone|investigamos|analizamos',
  },
  interviews: {
    en: 'interview*|focus group*|observation*|field notes|diaries|audio-recorded',
    pt: 'entrevist*|grupo focal|grupos focais|observacao|diario de campo|gravad*',
    es: 'entrevist*|grupo focal|grupos focales|observacion|diario de campo|grabad*',
  },
  analysis: {
    en: 'thematic analysis|content analysis|coded|coding|open coding|saturation|discourse analysis|triangulat*|analysed|analyzed',
    pt: 'analise tematica|analise de conteudo|codificad*|codificacao|saturacao|analise do discurso|triangula*|analisad*',
    es: 'analisis tematico|analisis de contenido|codificad*|codificacion|saturacion|analisis del discurso|triangula*|analizad*',
  },
  reflexivity: {
    en: 'reflexiv*|positionality|researcher s role|role of the researcher|preconceptions',
    pt: 'reflexiv*|papel do pesquisador|papel da pesquisadora|posicionalidade|pressupostos',
    es: 'reflexiv*|papel del investigador|rol del investigador|posicionalidad|supuestos previos',
  },
  voices: {
    en: 'participants described|participants reported|participants said|interviewees|respondents described|themes emerged|in the words of',
    pt: 'participantes descreveram|participantes relataram|entrevistad*|emergiram|nas palavras|relatos',
    es: 'participantes describieron|participantes relataron|entrevistad*|emergieron|en palabras|relatos',
  },
  ethics: {
    en: 'ethics committee|ethical approval|ethics approval|institutional review board|irb|informed consent|helsinki',
    pt: 'comite de etica|aprovacao etica|consentimento|helsinque|helsinki|cep',
    es: 'comite de etica|aprobacion etica|consentimiento informado|helsinki',
  },
} as const satisfies Readonly<Record<string, CuePhrases>>
export type AppraisalSignal = keyof typeof cues

const signals: readonly string[] = Object.keys(cues)
const matchers = new Map(Object.entries(cues).map(([signal, phrases]) => [signal, cueMatcher(phrases)]))

/** For each item of an instrument the first sentence of a source that speaks of it, letter by letter, where one does. Pure; never throws. */
export function appraisalQuotes(
  instrument: Instrument,
  source: Pick<ProposalSource, 'key' | 'work'>,
  held: readonly Passage[],
): AppraisalQuotes {
  const wanted = itemsOf[instrument]
  const found = new Map<string, AppraisalQuotes[number]['said']>()
  for (const passage of studyPassages(source, held).slice(0, PASSAGES_READ_MAX)) {
    if (passage.place === 'title') continue
    for (const { text } of splitSentences(passage.text, passage.language)) {
      const isShort = text.split(/\s+/).length < SENTENCE_WORDS_MIN
      if (isShort || isInstruction(text) || isFutureWork(text, passage.language)) continue
      for (const signal of signals) {
        if (found.has(signal) || !wanted.some((one) => one === signal)) continue
        if (matchers.get(signal)?.(text, passage.language)) found.set(signal, saidIn(passage, text))
      }
    }
  }
  return wanted.flatMap((signal, at) => {
    const said = signal === null ? undefined : found.get(signal)
    return said ? [{ item: at + 1, said }] : []
  })
}
