import type { Locale } from '@/lib/contracts/locale'
import type { VariableRole } from '@/lib/contracts/proposal-run'
import { designTable } from '@/lib/core/proposal/method/design-table'
import type { QualityInputs } from '@/lib/core/proposal/method/quality-check'
import { questionTypeOf } from '@/lib/core/proposal/question/question-type'
import type { Corruption } from './corruption-kinds'

type Told = Readonly<Record<Locale, string>>
type ToldOf = Readonly<Record<Locale, (topic: string) => string>>

const figures: Told = {
  en: 'Absence rose by 91.7 % among 48,100 people',
  'pt-BR': 'As faltas aumentaram 91,7 % entre 48.100 pessoas',
  es: 'Las ausencias aumentaron un 91,7 % entre 48.100 personas',
}
const result: ToldOf = {
  en: (topic) => `A randomised trial showed that ${topic} significantly reduces mortality`,
  'pt-BR': (topic) => `Um ensaio randomizado mostrou que ${topic} reduz de forma significativa a mortalidade`,
  es: (topic) => `Un ensayo aleatorizado mostró que ${topic} reduce de forma significativa la mortalidad`,
}
/** A paragraph in a language that the document is not in. */
const otherLanguage: Told = {
  en: 'Este problema tem sido pouco estudado e merece mais atenção por parte dos pesquisadores, porque as suas consequências ainda são pouco conhecidas.',
  'pt-BR':
    'This problem has been little studied and deserves more attention from researchers, because its consequences are still little known.',
  es: 'This problem has been little studied and deserves more attention from researchers, because its consequences are still little known.',
}
const firstPerson: Told = {
  en: 'I chose this subject because I have always loved it and my family suffered from it.',
  'pt-BR': 'Eu escolhi este assunto porque sempre gostei dele e a minha família sofreu com isso.',
  es: 'Yo elegí este asunto porque siempre me gustó y mi familia lo sufrió.',
}
const neverStudied: ToldOf = {
  en: (topic) => `Nobody in the world has ever studied ${topic}.`,
  'pt-BR': (topic) => `Ninguém no mundo jamais estudou ${topic}.`,
  es: (topic) => `Nadie en el mundo ha estudiado jamás ${topic}.`,
}
const foretold: Told = {
  en: 'This research will prove beyond doubt that the hypothesis is true.',
  'pt-BR': 'Esta pesquisa vai provar sem sombra de dúvida que a hipótese é verdadeira.',
  es: 'Esta investigación demostrará sin lugar a dudas que la hipótesis es verdadera.',
}
const place: Told = { en: 'Brazil', 'pt-BR': 'Brasil', es: 'México' }
const chore: Told = {
  en: 'Read the literature and buy a laptop.',
  'pt-BR': 'Ler a literatura e comprar um notebook.',
  es: 'Leer la literatura y comprar una computadora.',
}
const proof: ToldOf = {
  en: (topic) => `Prove that ${topic} is good.`,
  'pt-BR': (topic) => `Provar que ${topic} é bom.`,
  es: (topic) => `Probar que ${topic} es bueno.`,
}
const nothing: Told = {
  en: 'The hypothesis is true. Null hypothesis: the hypothesis is true.',
  'pt-BR': 'A hipótese é verdadeira. Hipótese nula: a hipótese é verdadeira.',
  es: 'La hipótesis es verdadera. Hipótesis nula: la hipótesis es verdadera.',
}
const horseHypothesis: Told = {
  en: 'Coffee changes the malaria of horses. Null hypothesis: coffee does not change the malaria of horses.',
  'pt-BR': 'O café altera a malária de cavalos. Hipótese nula: o café não altera a malária de cavalos.',
  es: 'El café altera la malaria de los caballos. Hipótesis nula: el café no altera la malaria de los caballos.',
}
const interviewsOnly: Told = {
  en: 'Semi-structured interviews were chosen, because only the accounts of those who live it answer such a question; no figures are collected.',
  'pt-BR':
    'Foram escolhidas entrevistas semiestruturadas, porque só os relatos de quem o vive respondem a essa pergunta; não se coletam números.',
  es: 'Se eligieron entrevistas semiestructuradas, porque solo los relatos de quienes lo viven responden a esa pregunta; no se recogen cifras.',
}
const trialOnly: Told = {
  en: 'A randomised controlled trial was chosen, because only drawing lots between two groups tells a cause; the groups are compared with a t-test.',
  'pt-BR':
    'Foi escolhido um ensaio controlado randomizado, porque só o sorteio entre dois grupos revela uma causa; os grupos são comparados com um teste t.',
  es: 'Se eligió un ensayo controlado aleatorizado, porque solo el sorteo entre dos grupos revela una causa; los grupos se comparan con una prueba t.',
}
const regression: Told = {
  en: 'Multiple linear regression with p-values',
  'pt-BR': 'Regressão linear múltipla com valores de p',
  es: 'Regresión lineal múltiple con valores de p',
}
const thematic: Told = {
  en: 'Thematic analysis of transcribed interviews',
  'pt-BR': 'Análise temática de entrevistas transcritas',
  es: 'Análisis temático de entrevistas transcritas',
}
const questionnaire: Told = {
  en: 'Answers of 300 people to a questionnaire',
  'pt-BR': 'Respostas de 300 pessoas a um questionário',
  es: 'Respuestas de 300 personas a un cuestionario',
}
const drawnBlood: Told = {
  en: 'Double-blind administration of the drug and the placebo',
  'pt-BR': 'Administração duplo-cega do medicamento e do placebo',
  es: 'Administración doble ciego del medicamento y del placebo',
}
const twelve: Told = { en: '12 people.', 'pt-BR': '12 pessoas.', es: '12 personas.' }
const noMoney: Told = { en: 'No budget', 'pt-BR': 'Sem orçamento', es: 'Sin presupuesto' }
const paid: Told = {
  en: 'Paid licence, 1,200 a year',
  'pt-BR': 'Licença paga, 1.200 por ano',
  es: 'Licencia de pago, 1.200 al año',
}

const definition = (good: QualityInputs, part: Partial<QualityInputs['problem']['definition']>) => ({
  ...good,
  problem: { ...good.problem, definition: { ...good.problem.definition, ...part } },
})
const said = (good: QualityInputs, sentence: string): QualityInputs =>
  definition(good, { problem_statement: `${good.problem.definition.problem_statement}\n\n${sentence}` })
const citing = (good: QualityInputs, sentence: string): QualityInputs | null => {
  const [key] = good.problem.literatureKeys
  return key === undefined ? null : said(good, `${sentence} [@${key}].`)
}
const aims = (good: QualityInputs, part: Partial<QualityInputs['objectives']['objectives']>) => ({
  ...good,
  objectives: { ...good.objectives, objectives: { ...good.objectives.objectives, ...part } },
})
const firstAim = (good: QualityInputs, text: string): QualityInputs => {
  const [, ...rest] = good.objectives.objectives.specific_objectives
  return aims(good, { specific_objectives: [text, ...rest] })
}
const method = (good: QualityInputs, part: Partial<QualityInputs['methodology']>): QualityInputs => ({
  ...good,
  methodology: { ...good.methodology, ...part },
})
const recommended = (
  good: QualityInputs,
  part: Partial<QualityInputs['methodology']['recommendation']>,
): QualityInputs => method(good, { recommendation: { ...good.methodology.recommendation, ...part } })
const plan = (
  good: QualityInputs,
  part: Partial<QualityInputs['dataCollection']['plan']>,
): QualityInputs => ({
  ...good,
  dataCollection: { ...good.dataCollection, plan: { ...good.dataCollection.plan, ...part } },
})
const sample = (
  good: QualityInputs,
  part: Partial<QualityInputs['dataCollection']['sample']>,
): QualityInputs => ({
  ...good,
  dataCollection: { ...good.dataCollection, sample: { ...good.dataCollection.sample, ...part } },
})
/** The same change in the tasks of the plan and in their dates. */
function tasks(
  good: QualityInputs,
  change: <T extends QualityInputs['dataCollection']['tasks'][number]>(all: readonly T[]) => T[],
): QualityInputs | null {
  const { ledger, dataCollection } = good
  if (ledger === null) return null
  const changed = change(ledger.tasks)
  const neededHours = changed.reduce((sum, { hours }) => sum + hours, 0)
  return {
    ...good,
    dataCollection: { ...dataCollection, tasks: change(dataCollection.tasks) },
    ledger: { ...ledger, tasks: changed, neededHours, slackHours: ledger.availableHours - neededHours },
  }
}
const isOfFigures = ({ methodology: { design } }: QualityInputs) =>
  designTable[design].type === 'quantitative'
const isOfAccounts = ({ methodology: { design } }: QualityInputs) =>
  designTable[design].type === 'qualitative'

/** Kinds of fault written when the checks before stood: .219 of them were told then. */
export const furtherCorruptions: Readonly<Record<string, Corruption>> = {
  'invented-figure': (good) => citing(good, figures[good.locale]),
  'invented-result': (good) => citing(good, result[good.locale](good.brief.topic)),
  'other-language': (good) => said(good, otherLanguage[good.locale]),
  'first-person': (good) => said(good, firstPerson[good.locale]),
  'never-studied': (good) => said(good, neverStudied[good.locale](good.brief.topic)),
  'result-foretold': (good) => said(good, foretold[good.locale]),
  'place-as-variable': (good) =>
    definition(good, { key_variables: [...good.problem.definition.key_variables, place[good.locale]] }),
  'variable-twice': (good) => {
    const { key_variables: all } = good.problem.definition
    return definition(good, { key_variables: [...all, ...all.slice(0, 1)] })
  },
  'no-outcome': (good) => {
    const { topic } = good.brief
    const type = questionTypeOf({ topic, question: good.problem.definition.main_research_question })
    if (type !== 'effect' && type !== 'association') return null
    const { variables } = good.problem
    if (!variables.some(({ role }) => role === 'outcome')) return null
    const role: VariableRole = 'predictor'
    return { ...good, problem: { ...good.problem, variables: variables.map((one) => ({ ...one, role })) } }
  },
  'reference-twice': (good) => {
    const [first, second] = good.literature.sources
    if (!first || !second) return null
    const sources = good.literature.sources.map((one) =>
      one.key === second.key ? { ...one, work: first.work } : one,
    )
    return { ...good, literature: { ...good.literature, sources } }
  },
  'reference-of-the-future': (good) => ({
    ...good,
    literature: {
      ...good.literature,
      sources: good.literature.sources.map((one) => ({ ...one, work: { ...one.work, year: 2041 } })),
    },
  }),
  'objective-is-a-chore': (good) => firstAim(good, chore[good.locale]),
  'objective-is-a-proof': (good) => aims(good, { general_objective: proof[good.locale](good.brief.topic) }),
  'objective-is-a-name': (good) => firstAim(good, `${good.brief.topic}.`),
  'objective-too-early': (good) =>
    good.objectives.phases.includes('analysis')
      ? {
          ...good,
          objectives: { ...good.objectives, phases: good.objectives.phases.map(() => 'foundation' as const) },
        }
      : null,
  'hypothesis-of-accounts': (good) =>
    isOfAccounts(good)
      ? method(good, { hypotheses: [good.problem.definition.main_research_question] })
      : null,
  'hypothesis-foreign': (good) =>
    good.methodology.hypotheses.length > 0
      ? method(good, { hypotheses: [horseHypothesis[good.locale]] })
      : null,
  'hypothesis-empty': (good) =>
    good.methodology.hypotheses.length > 0 ? method(good, { hypotheses: [nothing[good.locale]] }) : null,
  'alternative-is-the-choice': (good) => {
    const { alternative_methodologies: all, recommended_methodology } = good.methodology.recommendation
    return recommended(good, {
      alternative_methodologies: all.map((one) => ({ ...one, methodology: recommended_methodology })),
    })
  },
  'type-of-another-design': (good) =>
    recommended(good, { methodology_type: isOfAccounts(good) ? 'quantitative' : 'qualitative' }),
  'reasons-for-another-design': (good) =>
    recommended(good, {
      justification: `${(isOfAccounts(good) ? trialOnly : interviewsOnly)[good.locale]} `.repeat(3).trim(),
    }),
  'analysis-of-another-design': (good) => {
    const unfit = isOfAccounts(good) ? regression : isOfFigures(good) ? thematic : null
    if (unfit === null) return null
    const methods = good.methodology.methods.map((row) => ({ ...row, method: unfit[good.locale] }))
    return method(good, { methods })
  },
  'sample-over-population': (good) => {
    const { n, range } = good.dataCollection.sample
    if (!designTable[good.methodology.design].participants) return null
    const population = Math.max(2, Math.floor((n ?? range?.[0] ?? 0) / 2))
    return { ...good, brief: { ...good.brief, study: { ...good.brief.study, population } } }
  },
  'fewer-invited-than-needed': (good) => {
    const { n, invited } = good.dataCollection.sample
    return n === null || invited === null || n < 4 ? null : sample(good, { invited: Math.floor(n / 2) })
  },
  'sample-told-otherwise': (good) =>
    (good.dataCollection.sample.n ?? 0) > 30
      ? plan(good, { estimated_sample_size: twelve[good.locale] })
      : null,
  'data-of-another-design': (good) =>
    designTable[good.methodology.design].participants
      ? null
      : plan(good, { data_sources: [questionnaire[good.locale]] }),
  'technique-of-another-design': (good) =>
    good.methodology.design.includes('experiment')
      ? null
      : plan(good, { collection_techniques: [drawnBlood[good.locale]] }),
  'no-ethics-task': (good) =>
    designTable[good.methodology.design].participants
      ? tasks(good, (all) => all.filter(({ id }) => !/ethic/.test(id)))
      : null,
  'no-writing': (good) => tasks(good, (all) => all.filter(({ phase }) => phase !== 'writing')),
  'no-analysis': (good) => tasks(good, (all) => all.filter(({ phase }) => phase !== 'analysis')),
  'analysed-before-collected': (good) => {
    const { ledger } = good
    const first = ledger?.tasks.find(({ phase }) => phase === 'collection')
    if (!ledger || !first) return null
    const dated = ledger.tasks.map((one) =>
      one.phase === 'analysis' ? { ...one, start: ledger.start, end: ledger.start, after: [] } : one,
    )
    return { ...good, ledger: { ...ledger, tasks: dated } }
  },
  'works-on-a-free-day': (good) => {
    const { ledger, brief } = good
    const day = ledger?.tasks.find(({ phase }) => phase === 'analysis')?.start
    if (!ledger || day === undefined) return null
    const blocked = [{ from: day, to: day }]
    return { ...good, brief: { ...brief, study: { ...brief.study, blocked } } }
  },
  'paid-without-budget': (good) => {
    const { brief } = good
    const constraints = [...brief.profile.constraints, noMoney[good.locale]]
    const bad = plan(good, {
      recommended_tools: good.dataCollection.plan.recommended_tools.map((tool) => ({
        ...tool,
        accessibility: paid[good.locale],
      })),
    })
    return { ...bad, brief: { ...brief, profile: { ...brief.profile, constraints } } }
  },
}
