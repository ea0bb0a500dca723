import type { CuePhrases } from '@/lib/core/evidence/find-cue'

/** What authors write where they report it, most telling first. Not measured: a quotation is offered to be read, and judges nothing. */
export const appraisalSignals = {
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
  control: {
    en: 'control group|controls|comparison group|compared with a group|usual care|waiting list|untreated',
    pt: 'grupo controle|grupo de controle|grupo de comparacao|controles|cuidado usual|lista de espera',
    es: 'grupo control|grupo de control|grupo de comparacion|controles|atencion habitual|lista de espera',
  },
  followed: {
    en: 'follow up|follow-up|followed for|followed up|pretest|pre-test|post-test|posttest|before and after|baseline|waves|months later|years later',
    pt: 'seguimento|acompanhad*|pre-teste|pos-teste|antes e depois|linha de base|ondas|meses depois|anos depois',
    es: 'seguimiento|seguid*|pretest|postest|antes y despues|linea de base|oleadas|meses despues|anos despues',
  },
  searched: {
    en: 'searched|search strategy|databases|medline|pubmed|embase|scopus|web of science|scielo|cochrane',
    pt: 'buscas|busca em|bases de dados|estrategia de busca|medline|pubmed|embase|scopus|web of science|scielo|lilacs',
    es: 'busqueda|busquedas|bases de datos|estrategia de busqueda|medline|pubmed|embase|scopus|web of science|scielo|lilacs',
  },
  appraised: {
    en: 'risk of bias|quality of the studies|quality assessment|critically appraised|critical appraisal|methodological quality|grade',
    pt: 'risco de vies|qualidade dos estudos|avaliacao da qualidade|qualidade metodologica|avaliacao critica|grade',
    es: 'riesgo de sesgo|calidad de los estudios|evaluacion de la calidad|calidad metodologica|evaluacion critica|grade',
  },
  reviewers: {
    en: 'two reviewers|two authors|independently|in duplicate|consensus|third reviewer|second reviewer',
    pt: 'dois revisores|dois autores|independente|independentemente|em duplicata|consenso|terceiro revisor',
    es: 'dos revisores|dos autores|independiente|independientemente|por duplicado|consenso|tercer revisor',
  },
  pooled: {
    en: 'meta analysis|meta-analys*|pooled|random effects|random-effects|fixed effect|heterogeneity|narrative synthesis|synthesised|synthesized',
    pt: 'metanalise|meta-analise|efeitos aleatorios|efeito fixo|heterogeneidade|sintese narrativa|sintetizad*',
    es: 'metaanalisis|meta-analisis|efectos aleatorios|efecto fijo|heterogeneidad|sintesis narrativa|sintetizad*',
  },
  publication: {
    en: 'publication bias|funnel plot|egger*|small study effects',
    pt: 'vies de publicacao|grafico de funil|egger',
    es: 'sesgo de publicacion|grafico de embudo|egger',
  },
} as const satisfies Readonly<Record<string, CuePhrases>>
export type AppraisalSignal = keyof typeof appraisalSignals
