import type { Locale } from '@/lib/contracts/locale'
import type { DesignId, SampleSize, VariableRole } from '@/lib/contracts/proposal-run'
import type { StudySetting } from '@/lib/contracts/study-setting'
import { say } from '@/lib/core/text/say'
import type { DocumentsRead } from '../figures/design-tasks'
import { sampleSymbolPhrases } from '../figures/sample-phrases'
import {
  type SampleResult,
  sampleForAllAvailable,
  sampleForChiSquare,
  sampleForCorrelation,
  sampleForMean,
  sampleForProportion,
  sampleForRegression,
  sampleForReplications,
  sampleForSaturation,
  sampleForTTest,
} from '../figures/sample-size'
import { questionTypeOf } from '../question/question-type'
import { designTable } from './design-table'
import { cueReader } from './read-cues'

/**
 * Planning assumption: share of those invited to an online survey who do not answer, 1 − 0.441, the mean response rate of
 * 1,071 online surveys in research on education. Wu, Zhao and Fils-Aime 2022, doi:10.1016/j.chbr.2022.100206.
 */
const SURVEY_NONRESPONSE01 = 0.559
/** Planning assumption: one in five who agreed drops out or does not come. */
const DROP_OUT01 = 0.2
/** Interviews of a reduced plan: the 12 of Guest et al. 2006, doi:10.1177/1525822X05279903, then the range's lower end. */
const INTERVIEWS_REDUCED = 12

/** A question about an average, not about a share: it is estimated in standard deviations, whatever the unit. */
const asksForMean = cueReader({
  en: 'average|mean|how long|how much time|level of|levels of|mean score',
  pt: 'media de|em media|quanto tempo|nivel de|niveis de|duracao media|escore medio',
  es: 'promedio|media de|cuanto tiempo|nivel de|niveles de|duracion media|puntaje medio',
})

/** A question for whatever goes along with one outcome; how many factors the literature will name is not known. */
const asksForFactors = cueReader({
  en: 'factor|factors|why|determinant*|reasons|barriers|drivers',
  pt: 'fator|fatores|por que|determinante*|razoes|motivos|barreiras',
  es: 'factor|factores|por que|determinante*|razones|motivos|barreras',
})
/** Planning assumption: predictors of a regression whose factors the literature still has to name. */
const FACTORS_EXPECTED = 5

/** A question that compares how often something occurs in groups: counts in a table, not values on a scale. */
const asksForFrequencies = cueReader({
  en: 'proportion of|proportions|prevalence|how often|percentage|frequency of|frequencies',
  pt: 'proporcao de|proporcoes|prevalencia|com que frequencia|percentual|porcentagem|frequencia de',
  es: 'proporcion de|proporciones|prevalencia|con que frecuencia|porcentaje|frecuencia de',
})

interface SampleQuestion {
  readonly design: DesignId
  readonly locale: Locale
  /** The main research question. */
  readonly question: string
  /** Variables of the problem with their roles; without roles the first is taken as the outcome, the others as predictors. */
  readonly variables: readonly VariableRole[]
  /** What was said of population, access and response. */
  readonly study: StudySetting
  /** Norms or sources of the past, where documents are read as such. */
  readonly reads?: DocumentsRead | null
  /** Prices, wages, votes: existing data that are no records of persons. */
  readonly isOfAggregates?: boolean
  /** Works of the literature. */
  readonly found: number
}

/**
 * The samples a design may be planned with, the most informative first and each later one smaller. Smaller means a larger
 * effect to be found, up to "medium" in Cohen 1988 (r 0.3, d 0.5, f² 0.15); a wider margin, up to 10 points; or
 * fewer interviews within the range of saturation. Never empty.
 */
export function sampleSteps(question: SampleQuestion): readonly SampleSize[] {
  const { study } = question
  const asked = samplesOf(question)
  // A population below what even the corrected sample invites is asked as a whole.
  const planned = asked.length > 0 ? asked : samplesOf({ ...question, study: { ...study, population: null } })
  const clustered = planned.map((sample) =>
    peopleAsked.includes(question.design) ? inClusters(sample, question) : sample,
  )
  const limit = study.reachable ?? study.population
  const within = clustered.filter(({ invited }) => limit === null || invited === null || invited <= limit)
  const steps = within.length > 0 ? within : everyoneReached(clustered, limit, question.locale)
  // Only inputs out of bounds fail, and these are constants; the check is for the compiler.
  if (steps.length === 0) throw new RangeError(`no sample size for ${question.design}`)
  return steps
}

const samplesOf = (question: SampleQuestion): readonly SampleSize[] =>
  resultsFor(question).flatMap((result) =>
    result.ok
      ? // Specimens, records and runs are not invited.
        [designTable[question.design].participants ? result.sample : { ...result.sample, invited: null }]
      : [],
  )

/** Designs whose people may be reached together, in classes or wards. */
const peopleAsked: readonly DesignId[] = ['survey', 'mixed-sequential', 'experiment', 'quasi-experiment']
/**
 * Planning assumption: how alike the answers within one class or ward are, the upper end of what primary-care studies found.
 * Killip, Mahfoud and Pearce 2004, doi:10.1370/afm.141.
 */
const INTRACLUSTER01 = 0.05

/** The sample times the design effect 1 + (m − 1)·ICC where people are reached together (Kish 1965; Killip et al. 2004). */
function inClusters(sample: SampleSize, { study, locale }: SampleQuestion): SampleSize {
  const { clusterSize } = study
  if (clusterSize === null || sample.n === null || sample.invited === null) return sample
  const effect = 1 + (clusterSize - 1) * INTRACLUSTER01
  const input = (symbol: 'm' | 'ICC', value: number) => ({
    symbol,
    meaning: say(sampleSymbolPhrases, locale, symbol),
    value,
  })
  return {
    ...sample,
    n: Math.ceil(Number((sample.n * effect).toFixed(9))),
    invited: Math.ceil(Number((sample.invited * effect).toFixed(9))),
    inputs: [...sample.inputs, input('m', clusterSize), input('ICC', INTRACLUSTER01)],
    formula: `${sample.formula}; n·(1 + (m − 1)·ICC)`,
    source:
      `${sample.source.replace(/[.\s]*$/, '')}. Killip et al. (2004), https://doi.org/10.1370/afm.141.`.slice(
        0,
        SOURCE_MAX,
      ),
  }
}

const SOURCE_MAX = 500

/** Fewer can be invited than any sample asks for: all of them are, and those who are expected to answer are what there is. */
function everyoneReached(
  samples: readonly SampleSize[],
  limit: number | null,
  locale: Locale,
): readonly SampleSize[] {
  const smallest = samples.at(-1)
  if (smallest === undefined || limit === null || smallest.invited === null) return samples
  const lost01 = smallest.inputs.find(({ symbol }) => symbol === 'a')?.value ?? 0
  const population = { symbol: 'N', meaning: say(sampleSymbolPhrases, locale, 'N'), value: limit }
  return [
    {
      ...smallest,
      n: Math.max(1, Math.floor(Number((limit * (1 - lost01)).toFixed(9)))),
      range: null,
      invited: limit,
      // The inputs of the sample that cannot be reached would not give this number.
      inputs: [population, ...smallest.inputs.filter(({ symbol }) => symbol === 'a')],
      formula: 'n = N·(1 − a)',
    },
  ]
}

function resultsFor(asked: SampleQuestion): readonly SampleResult[] {
  const { design, locale, found } = asked
  switch (design) {
    case 'survey':
    case 'mixed-sequential':
      return surveySteps(asked)
    case 'experiment':
    case 'quasi-experiment':
      return [0.4, 0.5].map((d) =>
        sampleForTTest({ d, locale, attrition01: lostOf(asked.study, DROP_OUT01) }),
      )
    case 'laboratory-experiment':
      // What is measured against a limit is a mean; half a standard deviation is a "medium" distance in Cohen 1988.
      if (questionTypeOf({ topic: '', question: asked.question }) === 'evaluation')
        return [sampleForMean({ margin: 0.25, sd: 1, locale, attrition01: 0, population: null })]
      // Conditions in a laboratory are set apart until they differ by much; "large" is 0.8 in Cohen 1988. Nobody drops out.
      return [sampleForTTest({ d: 0.8, locale })]
    case 'simulation':
    case 'benchmark':
      // In standard deviations of the runs, which are not known before a pilot run.
      return [0.2, 0.3].map((halfWidth) => sampleForReplications({ halfWidth, sd: 1, locale }))
    case 'interviews':
    // Evaluators of an artefact are interviewed about it.
    case 'design-science':
      return saturationSteps('interviews', locale, [INTERVIEWS_REDUCED])
    case 'case-study':
      return saturationSteps('cases', locale, [])
    case 'systematic-review':
      return [sampleForAllAvailable({ of: 'review', found, locale })]
    case 'document-analysis':
      return [sampleForAllAvailable({ of: asked.reads ?? 'documents', locale })]
    case 'secondary-data':
      return [sampleForAllAvailable({ of: asked.isOfAggregates ? 'series' : 'data', locale })]
  }
}

/** The share of those invited who will be missing: what the student expects, or what is assumed. */
function lostOf({ expectedResponse01 }: StudySetting, assumed01: number): number {
  return expectedResponse01 === null ? assumed01 : Number((1 - expectedResponse01).toFixed(9))
}

/**
 * By what the question names: one outcome alone is a mean or a share, corrected for a finite population where its size was said; two groups are compared;
 * one predictor is correlated; several predictors, or factors still to be found, go into one regression.
 */
function surveySteps({ variables, locale, question, study }: SampleQuestion): readonly SampleResult[] {
  // Who sits in a class or ward together is asked there, not by a link.
  const attrition01 = lostOf(study, study.clusterSize === null ? SURVEY_NONRESPONSE01 : DROP_OUT01)
  const { population } = study
  const count = (...roles: readonly VariableRole[]) => variables.filter((role) => roles.includes(role)).length
  const predictors = count('predictor', 'mediator', 'moderator', 'covariate')
  if (count('group') > 1) return [0.4, 0.5].map((d) => sampleForTTest({ d, locale, attrition01 }))
  const areFactors = predictors === 0 && asksForFactors(question)
  const share = (margin01: number) => sampleForProportion({ margin01, locale, attrition01, population })
  if (predictors > 1 || areFactors) {
    const asksShare = areFactors && asksForFrequencies(question)
    return [
      [0.08, 0.05],
      [0.11, 0.075],
      [0.15, 0.1],
    ].map(([f2 = 0.15, margin01 = 0.1]) => {
      const model = sampleForRegression({
        f2,
        predictors: areFactors ? FACTORS_EXPECTED : predictors,
        locale,
        attrition01,
      })
      // How common it is and what goes along with it: whichever asks for more answers both.
      return asksShare ? larger(share(margin01), model) : model
    })
  }
  if (predictors === 1 && asksForFrequencies(question))
    return [0.2, 0.25, 0.3].map((w) => sampleForChiSquare({ w, df: 1, locale, attrition01 }))
  if (predictors === 1) return [0.2, 0.25, 0.3].map((r) => sampleForCorrelation({ r, locale, attrition01 }))
  if (asksForMean(question))
    return [0.1, 0.15, 0.2].map((margin) => sampleForMean({ margin, sd: 1, locale, attrition01, population }))
  return [0.05, 0.075, 0.1].map(share)
}

function larger(one: SampleResult, other: SampleResult): SampleResult {
  if (!one.ok || !other.ok) return one.ok ? one : other
  return (one.sample.n ?? 0) >= (other.sample.n ?? 0) ? one : other
}

/** The whole range first, then `between` and the lower end of the range. */
function saturationSteps(
  kind: 'interviews' | 'cases',
  locale: Locale,
  between: readonly number[],
): readonly SampleResult[] {
  const full = sampleForSaturation({ kind, locale, attrition01: DROP_OUT01 })
  if (!full.ok || full.sample.range === null) return [full]
  const reduced = [...between, full.sample.range[0]].map((n): SampleResult => {
    const invited = Math.ceil(Number((n / (1 - DROP_OUT01)).toFixed(9)))
    return { ok: true, sample: { ...full.sample, n, invited } }
  })
  return [full, ...reduced]
}
