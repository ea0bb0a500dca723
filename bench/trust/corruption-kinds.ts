import type { Locale } from '@/lib/contracts/locale'
import type { DesignId } from '@/lib/contracts/proposal-run'
import type { QualityInputs } from '@/lib/core/proposal/method/quality-check'
import { questionTypeOf } from '@/lib/core/proposal/question/question-type'

/** A fault that is planted into a good proposal; null where the proposal has no place for it. */
export type Corruption = (good: QualityInputs, other: QualityInputs) => QualityInputs | null

const horses: Readonly<Record<Locale, string>> = {
  en: 'Does drinking coffee cure malaria in horses?',
  'pt-BR': 'Beber café cura a malária em cavalos?',
  es: '¿Beber café cura la malaria en los caballos?',
}
const measureHorses: Readonly<Record<Locale, string>> = {
  en: 'Measure the coffee that horses with malaria drink.',
  'pt-BR': 'Medir o café que cavalos com malária bebem.',
  es: 'Medir el café que beben los caballos con malaria.',
}
const horseVariable: Readonly<Record<Locale, string>> = {
  en: 'Malaria in horses',
  'pt-BR': 'Malária em cavalos',
  es: 'Malaria en caballos',
}
/** Of a study with these words in a result: nothing of the topic. */
const horseMethod: Readonly<Record<Locale, string>> = {
  en: 'Blood samples of horses with malaria',
  'pt-BR': 'Amostras de sangue de cavalos com malária',
  es: 'Muestras de sangre de caballos con malaria',
}
const remoteOnly: Readonly<Record<Locale, string>> = {
  en: 'Remote only',
  'pt-BR': 'Somente remoto',
  es: 'Solo remoto',
}
const onSite: Readonly<Record<Locale, string>> = {
  en: 'Face-to-face visits to the sites',
  'pt-BR': 'Visitas presenciais aos locais',
  es: 'Visitas presenciales a los lugares',
}
const skill: Readonly<Record<Locale, string>> = { en: 'Welding', 'pt-BR': 'Soldagem', es: 'Soldadura' }
const mixed: Readonly<Record<Locale, (topic: string) => string>> = {
  en: (topic) => `How does ${topic} cure malaria in horses?`,
  'pt-BR': (topic) => `Como ${topic} cura a malária em cavalos?`,
  es: (topic) => `¿Cómo cura ${topic} la malaria en los caballos?`,
}

const inThePast: Readonly<Record<Locale, string>> = { en: ' in 2015', 'pt-BR': ' em 2015', es: ' en 2015' }

const definition = (
  good: QualityInputs,
  part: Partial<QualityInputs['problem']['definition']>,
): QualityInputs => ({
  ...good,
  problem: { ...good.problem, definition: { ...good.problem.definition, ...part } },
})
const aims = (
  good: QualityInputs,
  part: Partial<QualityInputs['objectives']['objectives']>,
): QualityInputs => ({
  ...good,
  objectives: { ...good.objectives, objectives: { ...good.objectives.objectives, ...part } },
})
const ledgerWith = (good: QualityInputs, part: Partial<NonNullable<QualityInputs['ledger']>>) =>
  good.ledger === null ? null : { ...good, ledger: { ...good.ledger, ...part } }

/** Questions and coverage agree, so that only what they are about is wrong. */
function askInstead(good: QualityInputs, at: number, question: string): QualityInputs {
  const { main_research_question, secondary_questions } = good.problem.definition
  const questions = [main_research_question, ...secondary_questions].map((old, place) =>
    place === at ? question : old,
  )
  const [main = '', ...others] = questions
  const coverage = good.objectives.coverage.map((row, place) => (place === at ? { ...row, question } : row))
  const asked = definition(good, { main_research_question: main, secondary_questions: others })
  return { ...asked, objectives: { ...good.objectives, coverage } }
}

const wrongDesigns: Readonly<Partial<Record<string, DesignId>>> = {
  effect: 'interviews',
  association: 'interviews',
  prediction: 'interviews',
  prevalence: 'interviews',
  comparison: 'interviews',
  experience: 'experiment',
  legal: 'survey',
  history: 'survey',
  review: 'survey',
}

/** Twenty kinds of fault, by name. */
export const corruptions: Readonly<Record<string, Corruption>> = {
  'foreign-question': (good) => askInstead(good, 0, horses[good.locale]),
  'foreign-secondary': (good) => askInstead(good, 1, horses[good.locale]),
  'half-foreign-question': (good) => askInstead(good, 0, mixed[good.locale](good.brief.topic)),
  'foreign-general-objective': (good) => aims(good, { general_objective: measureHorses[good.locale] }),
  'foreign-objective': (good) => {
    const [, ...rest] = good.objectives.objectives.specific_objectives
    return aims(good, { specific_objectives: [measureHorses[good.locale], ...rest] })
  },
  'foreign-variable': (good) =>
    definition(good, {
      key_variables: [...good.problem.definition.key_variables, horseVariable[good.locale]],
    }),
  'foreign-method': (good) => {
    const [first, ...rest] = good.methodology.methods
    if (!first) return null
    const methods = [{ ...first, method: horseMethod[good.locale] }, ...rest]
    return { ...good, methodology: { ...good.methodology, methods } }
  },
  'foreign-data': (good) => {
    const { plan } = good.dataCollection
    const data_sources = [...plan.data_sources, horseMethod[good.locale]]
    return { ...good, dataCollection: { ...good.dataCollection, plan: { ...plan, data_sources } } }
  },
  'wrong-design': (good) => {
    const { topic } = good.brief
    const question = good.problem.definition.main_research_question
    const design = wrongDesigns[questionTypeOf({ topic, question })]
    return design === undefined ? null : { ...good, methodology: { ...good.methodology, design } }
  },
  'past-period': (good) => {
    const { main_research_question: main } = good.problem.definition
    if (good.methodology.design !== 'survey' || /\d{4}/.test(main)) return null
    const told = askInstead(good, 0, `${main.replace(/\?$/, '')}${inThePast[good.locale]}?`)
    return { ...told, brief: { ...told.brief, question: told.problem.definition.main_research_question } }
  },
  'unrelated-literature': (good, other) => ({
    ...good,
    literature: {
      ...good.literature,
      sources: good.literature.sources.map((source, at) => {
        const foreign = other.literature.sources[at]
        return foreign ? { ...source, work: foreign.work } : source
      }),
    },
  }),
  'retracted-reference': (good) => {
    const [key] = good.problem.literatureKeys
    const sources = good.literature.sources.map((source) =>
      source.key === key ? { ...source, retractionCheck: 'retracted' as const } : source,
    )
    return { ...good, literature: { ...good.literature, sources } }
  },
  'unknown-citation': (good) =>
    definition(good, { problem_statement: `${good.problem.definition.problem_statement} [@nobody-2020]` }),
  'thin-literature': (good) => ({
    ...good,
    literature: { ...good.literature, sources: good.literature.sources.slice(0, 2) },
    problem: { ...good.problem, literatureKeys: good.problem.literatureKeys.slice(0, 2) },
  }),
  'open-question': (good) => ({
    ...good,
    objectives: {
      ...good.objectives,
      coverage: good.objectives.coverage.map((row, at) => (at === 1 ? { ...row, objectives: [] } : row)),
    },
  }),
  'objective-without-method': (good) => ({
    ...good,
    methodology: {
      ...good.methodology,
      methods: good.methodology.methods.map((row) => ({
        ...row,
        objectives: row.objectives.filter((number) => number !== 0),
      })),
    },
  }),
  'skill-nobody-has': (good) => {
    const { recommendation } = good.methodology
    const required_skills = [...recommendation.required_skills, skill[good.locale]]
    return {
      ...good,
      methodology: { ...good.methodology, recommendation: { ...recommendation, required_skills } },
    }
  },
  'hours-too-few': (good) =>
    good.ledger &&
    ledgerWith(good, {
      availableHours: good.ledger.neededHours / 2,
      slackHours: -good.ledger.neededHours / 2,
    }),
  'defence-past': (good) => ({ ...good, today: '2040-01-01' }),
  'dates-crossed': (good) => {
    const tasks = good.ledger?.tasks.map((task, at) => (at === 0 ? { ...task, end: '2039-12-31' } : task))
    return tasks === undefined ? null : ledgerWith(good, { tasks })
  },
  'sum-wrong': (good) => good.ledger && ledgerWith(good, { neededHours: good.ledger.neededHours + 40 }),
  'constraint-broken': (good) => {
    const { plan } = good.dataCollection
    const constraints = [...good.brief.profile.constraints, remoteOnly[good.locale]]
    const collection_techniques = [...plan.collection_techniques, onSite[good.locale]]
    return {
      ...good,
      brief: { ...good.brief, profile: { ...good.brief.profile, constraints } },
      dataCollection: { ...good.dataCollection, plan: { ...plan, collection_techniques } },
    }
  },
  'sample-unreachable': (good) => {
    if (!['survey', 'interviews', 'experiment', 'quasi-experiment'].includes(good.methodology.design))
      return null
    const sample = { ...good.dataCollection.sample, n: 90_000 }
    return { ...good, dataCollection: { ...good.dataCollection, sample } }
  },
  'not-checked': (good) => ({
    ...good,
    literature: {
      ...good.literature,
      sources: good.literature.sources.map((source) => ({
        ...source,
        retractionCheck: 'not-checked' as const,
      })),
    },
  }),
}
