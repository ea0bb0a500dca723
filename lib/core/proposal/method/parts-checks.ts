import type { StudyVariable } from '@/lib/contracts/proposal-run'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { readTopic } from '@/lib/core/concepts/read-topic'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { listed } from '@/lib/core/text/list-words'
import { studyVariables } from '../question/study-variables'
import { designTable } from './design-table'
import { designTextsOf } from './design-texts'
import { testsHypotheses } from './hypotheses'
import { type CheckFinding, type Fault, heldShare01, type QualityInputs } from './quality-check'
import { whole } from './wording'

type Told = readonly string[]
type PartCheck = (inputs: QualityInputs) => Told

/** Words of methods that only figures, or only accounts, can be treated with; folded. */
const OF_FIGURES =
  /\b(?:regress\w*|anova|t[- ]test|teste t|prueba t|p[- ]values?|valores? (?:de )?p|correla\w+|chi[- ]squar\w+|qui[- ]quadrado|chi[- ]cuadrado)\b/
const OF_ACCOUNTS =
  /\b(?:thematic\w*|tematic\w*|interviews?|entrevist\w*|transcri\w+|grounded theory|phenomenolog\w*|fenomenolog\w*)\b/
const OF_TRIALS =
  /\b(?:double[- ]blind|duplo[- ]ceg\w*|doble ciego|placebo|randomi[sz]\w*|sorteio de grupos|aleatoriza\w*)\b/
const OF_PERSONS =
  /\b(?:questionnaires?|questionari\w*|cuestionari\w*|interviews?|entrevist\w*|respondents?|respondentes|encuestad\w*)\b/
/** Words of the names of all designs. */
const GENERIC = new Set(
  cognateStems(
    'analysis análise análisis study estudo estudio research pesquisa investigación design delineamento diseño data dados datos quantitative quantitativa cuantitativo with com con of de em en and e y existing existentes',
  ),
)

/** What has to agree, part by part; each gives the texts that do not. */
const partChecks: readonly (readonly [Fault['component'], Fault['severity'], PartCheck])[] = [
  ['problem_definition', 'major', variablesSaidTwice],
  ['problem_definition', 'major', placesAsVariables],
  ['problem_definition', 'major', missingOutcome],
  ['problem_definition', 'major', worksTwice],
  ['problem_definition', 'major', worksOfTheFuture],
  ['research_objectives', 'major', aimsBeforeData],
  ['methodology', 'major', kindOfAnotherDesign],
  ['methodology', 'major', rivalsThatAreTheChoice],
  ['methodology', 'major', untestedHypotheses],
  ['methodology', 'major', foreignHypotheses],
  ['methodology', 'major', methodsOfAnotherKind],
  ['methodology', 'major', reasonsForAnother],
  ['data_collection', 'major', dataOfAnotherKind],
  ['data_collection', 'critical', sampleBeyondPopulation],
  ['data_collection', 'major', sampleToldOtherwise],
  ['data_collection', 'major', analysedTooEarly],
]

/** Whether variables, hypotheses, method, data, sample and order of the work say the same as the design and as each other. */
export function partsAgree(inputs: QualityInputs): CheckFinding {
  const found = partChecks.map(([component, severity, check]) => ({
    component,
    severity,
    told: check(inputs),
  }))
  const held = found.filter(({ told }) => told.length === 0).length
  return {
    id: 'parts-agree',
    share01: heldShare01(held, found.length),
    held,
    count: found.length,
    faults: found.flatMap(({ component, severity, told }): Fault[] =>
      told.length === 0 ? [] : [{ severity, component, mendedIn: component, what: told.join(' · ') }],
    ),
  }
}

const keyOf = (text: string) => cognateStems(text).join(' ')

function twice(texts: Told): Told {
  const keys = texts.map(keyOf)
  return texts.filter((_, at) => keys.indexOf(keys[at] ?? '') < at)
}

function variablesSaidTwice({ problem }: QualityInputs): Told {
  return twice(problem.definition.key_variables)
}

/** A place is where something is measured; it varies with nothing. */
function placesAsVariables({ problem }: QualityInputs): Told {
  return problem.definition.key_variables.filter((name) => {
    const concepts = activeConcepts(readTopic({ topic: name, question: '', language: null }))
    return concepts.length > 0 && concepts.every(({ role }) => role === 'place')
  })
}

/** Where topic and question name what is measured, some variable is it. */
function missingOutcome({ brief, problem, locale }: QualityInputs): Told {
  // Where the student asked nothing, the topic alone says what there is.
  const question = brief.question === '' ? '' : problem.definition.main_research_question
  const { variables } = problem
  const isMeasured = (all: readonly StudyVariable[]) => all.some(({ role }) => role === 'outcome')
  if (variables.length === 0 || isMeasured(variables)) return []
  return isMeasured(studyVariables({ topic: brief.topic, question }, locale)) ? [question] : []
}

/** Parts of one study may share a title, and works without a DOI, too: one title under one DOI is one work. */
function worksTwice({ literature, problem }: QualityInputs): Told {
  const cited = literature.sources.flatMap(({ key, work }) =>
    problem.literatureKeys.includes(key)
      ? [{ title: work.title, doi: work.doi, key: `${keyOf(work.title)} ${work.year ?? ''}` }]
      : [],
  )
  return cited.flatMap(({ title, doi, key }, at) =>
    cited.slice(0, at).some((one) => one.key === key && one.doi === doi && doi !== null) ? [title] : [],
  )
}

/** What appears next year may be in print; what appears later cannot have been read. */
function worksOfTheFuture({ literature, problem, today }: QualityInputs): Told {
  const last = Number(today.slice(0, 4)) + 1
  return literature.sources.flatMap(({ key, work }) =>
    problem.literatureKeys.includes(key) && (work.year ?? 0) > last ? [`${work.title} (${work.year})`] : [],
  )
}

/** Some objective needs data, and none of those is reached while the foundations are laid. */
function aimsBeforeData({ objectives }: QualityInputs): Told {
  const { phases } = objectives
  const isAllEarly =
    phases.length > 1 && phases.every((phase) => phase === 'foundation' || phase === 'design')
  return isAllEarly ? objectives.objectives.specific_objectives.slice(-1) : []
}

function kindOfAnotherDesign({ methodology }: QualityInputs): Told {
  const kinds = [designTable[methodology.design].type, methodology.recommendation.methodology_type]
  const isOpposed = kinds.includes('quantitative') && kinds.includes('qualitative')
  return isOpposed ? [methodology.recommendation.recommended_methodology] : []
}

function rivalsThatAreTheChoice({ methodology: { recommendation } }: QualityInputs): Told {
  const own = keyOf(recommendation.recommended_methodology)
  return recommendation.alternative_methodologies.flatMap(({ methodology }) =>
    keyOf(methodology) === own ? [methodology] : [],
  )
}

function untestedHypotheses({ methodology: { design, hypotheses } }: QualityInputs): Told {
  return testsHypotheses(design) ? [] : hypotheses
}

/** A hypothesis is about what the problem measures. */
function foreignHypotheses({ methodology: { hypotheses }, problem }: QualityInputs): Told {
  const { key_variables, main_research_question } = problem.definition
  const asked = new Set([...key_variables, main_research_question].flatMap((text) => cognateStems(text)))
  const named = key_variables.map((name) => cognateStems(name))
  return hypotheses.filter((hypothesis) => {
    const said = new Set(cognateStems(hypothesis))
    const isNamed = named.some((stems) => stems.some((stem) => said.has(stem) && asked.has(stem)))
    return !isNamed
  })
}

const words = (texts: Told) => foldAccents(texts.join(' . '))

/** Where accounts are gathered no coefficient comes out, and figures are not read for themes. */
function methodsOfAnotherKind({ methodology: { design, methods } }: QualityInputs): Told {
  const { type } = designTable[design]
  const own = type === 'quantitative' ? OF_FIGURES : OF_ACCOUNTS
  const other = type === 'quantitative' ? OF_ACCOUNTS : OF_FIGURES
  if (type === 'mixed') return []
  return methods.flatMap(({ method }) => {
    const said = foldAccents(method)
    return other.test(said) && !own.test(said) ? [method] : []
  })
}

/** The reasons name the design that is recommended by one word of its name at least. */
function reasonsForAnother({ methodology, brief, locale }: QualityInputs): Told {
  const { recommended_methodology: name, justification } = methodology.recommendation
  const asked = { topic: brief.topic, question: brief.question }
  const { short } = designTextsOf(methodology.design, locale, asked)
  const telling = cognateStems(`${name} ${short}`).filter((stem) => !GENERIC.has(stem) && stem.length > 3)
  const said = new Set(cognateStems(justification))
  return telling.length === 0 || telling.some((stem) => said.has(stem)) ? [] : [name]
}

function dataOfAnotherKind({ methodology: { design }, dataCollection: { plan } }: QualityInputs): Told {
  const ofPersons = designTable[design].participants
    ? []
    : plan.data_sources.filter((text) => OF_PERSONS.test(foldAccents(text)))
  const ofTrials = design.includes('experiment')
    ? []
    : plan.collection_techniques.filter((text) => OF_TRIALS.test(words([text])))
  return [...ofPersons, ...ofTrials]
}

function sampleBeyondPopulation({ brief, methodology, dataCollection, locale }: QualityInputs): Told {
  const { population } = brief.study
  const { n, invited } = dataCollection.sample
  if (population === null || !designTable[methodology.design].participants) return []
  const most = Math.max(n ?? 0, invited ?? 0)
  return most > population ? [`${whole(most, locale)} > ${whole(population, locale)}`] : []
}

/** The sentence on the sample holds its number, and no fewer are invited than are needed. */
function sampleToldOtherwise({ dataCollection: { sample, plan }, locale }: QualityInputs): Told {
  const { n, invited, range, method } = sample
  const isShort = n !== null && invited !== null && invited < n
  const told = new Set((plan.estimated_sample_size.match(/\d[\d.,\u00a0\u202f]*/g) ?? []).map(digitsOf))
  const numbers = [n, invited, ...(range ?? [])].flatMap((number) => (number === null ? [] : String(number)))
  const isTold =
    method === 'all-available' || numbers.length === 0 || numbers.some((number) => told.has(number))
  return [
    ...(isShort ? [`${whole(invited, locale)} < ${whole(n, locale)}`] : []),
    ...(isTold ? [] : [plan.estimated_sample_size]),
  ]
}

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Nothing is analysed before the first data are there. */
function analysedTooEarly({ ledger, locale }: QualityInputs): Told {
  const starts = (wanted: string) =>
    (ledger?.tasks ?? [])
      .filter(({ phase }) => phase === wanted)
      .map(({ start, title }) => ({ start, title }))
  const [first] = starts('collection').toSorted((one, other) => one.start.localeCompare(other.start))
  if (first === undefined) return []
  const early = starts('analysis').filter(({ start }) => start < first.start)
  return early.length === 0
    ? []
    : [
        listed(
          early.map(({ title }) => title),
          locale,
        ),
      ]
}
