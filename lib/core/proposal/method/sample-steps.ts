import type { Locale } from '@/lib/contracts/locale'
import type { DesignId, SampleSize } from '@/lib/contracts/proposal-run'
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
  /** Variables of the problem; the first is taken as the outcome, the others as predictors. */
  readonly variableCount: number
  /** Works of the literature. */
  readonly found: number
}

/**
 * The samples a design may be planned with, the most informative first and each later one smaller. Smaller means a larger
 * effect to be found, up to "medium" in Cohen 1988 (r 0.3, d 0.5, f² 0.15); a wider margin, up to 10 points; or
 * fewer interviews within the range of saturation. Never empty.
 */
export function sampleSteps(question: SampleQuestion): readonly SampleSize[] {
  const steps = resultsFor(question).flatMap((result) => (result.ok ? [result.sample] : []))
  // Only inputs out of bounds fail, and these are constants; the check is for the compiler.
  if (steps.length === 0) throw new RangeError(`no sample size for ${question.design}`)
  return steps
}

function resultsFor(asked: SampleQuestion): readonly SampleResult[] {
  const { design, locale, found } = asked
  switch (design) {
    case 'survey':
    case 'mixed-sequential':
      return surveySteps(asked)
    case 'experiment':
    case 'quasi-experiment':
      return [0.4, 0.5].map((d) => sampleForTTest({ d, locale, attrition01: DROP_OUT01 }))
    case 'laboratory-experiment':
      // Conditions in a laboratory are set apart until they differ by much; "large" is 0.8 in Cohen 1988. Nobody drops out.
      return [sampleForTTest({ d: 0.8, locale })]
    case 'simulation':
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
      return [sampleForAllAvailable({ of: 'documents', locale })]
    case 'secondary-data':
      return [sampleForAllAvailable({ of: 'data', locale })]
  }
}

/** A mean is planned to 0.1–0.2 of its standard deviation, and two groups of two answers make a table with one degree of freedom. */
function surveySteps({ variableCount, locale, question }: SampleQuestion): readonly SampleResult[] {
  const attrition01 = SURVEY_NONRESPONSE01
  if (variableCount <= 1 && asksForMean(question))
    return [0.1, 0.15, 0.2].map((margin) => sampleForMean({ margin, sd: 1, locale, attrition01 }))
  if (variableCount === 2 && asksForFrequencies(question))
    return [0.2, 0.25, 0.3].map((w) => sampleForChiSquare({ w, df: 1, locale, attrition01 }))
  if (variableCount <= 1)
    return [0.05, 0.075, 0.1].map((margin01) => sampleForProportion({ margin01, locale, attrition01 }))
  if (variableCount === 2)
    return [0.2, 0.25, 0.3].map((r) => sampleForCorrelation({ r, locale, attrition01 }))
  const predictors = variableCount - 1
  return [0.08, 0.11, 0.15].map((f2) => sampleForRegression({ f2, predictors, locale, attrition01 }))
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
