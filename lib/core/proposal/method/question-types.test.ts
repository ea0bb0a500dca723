import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '@/lib/contracts/locale'
import en from '@/messages/en/floor/proposal-problem.json'
import es from '@/messages/es/floor/proposal-problem.json'
import pt from '@/messages/pt-BR/floor/proposal-problem.json'
import { composeObjectives } from '../problem/compose-objectives'
import { composeProblem } from '../problem/compose-problem'
import { indirectQuestion } from '../problem/indirect-question'
import { makeBrief } from '../problem/problem-fixture'
import { composeMethodology } from './compose-methodology'
import { designTable } from './design-table'

const literature = { counts: null, queries: ['x'], sources: [] }

const files = { en, 'pt-BR': pt, es }

function draft(topic: string, question: string, locale: Locale) {
  const base = makeBrief('nursing', locale)
  const profile = {
    ...base.profile,
    field_of_study: '-',
    research_area: topic,
    constraints: [],
    existing_skills: [],
  }
  const brief = { ...base, topic, question, title: '', profile }
  const problem = composeProblem({
    brief,
    literature,
    note: '',
    previous: null,
    now: '2026-11-23T00:00:00Z',
    onRefusal: () => {},
  })
  const objectives = composeObjectives({ brief, problem, note: '', previous: null })
  const inputs = { brief, literature, problem, objectives, ledger: null, note: '', previous: null }
  return { problem, objectives, methodology: composeMethodology(inputs) }
}

describe('a proposal of each question type', () => {
  it.each([
    ['Cold-water swimming', 'What does cold-water swimming mean to women going through menopause?', 'en'],
    ['Migración venezolana', '¿Qué significa la integración laboral para las mujeres migrantes?', 'es'],
    ['Eutanasia', '¿Es compatible la eutanasia con el derecho a la vida en la Constitución española?', 'es'],
    ['Imprensa negra na Primeira República', 'De que modo os jornais discutiam a cidadania?', 'pt-BR'],
    ['Sleep in ICU patients: a systematic review', '', 'en'],
  ] as const)('tests no hypothesis where nothing is measured: %s', (topic, question, locale) => {
    expect(draft(topic, question, locale).methodology.hypotheses).toEqual([])
  })

  it('has no participants in a review, nor in an experiment on concrete', () => {
    const review = draft('Sleep in ICU patients: a systematic review', '', 'en').methodology.design
    const concrete = draft(
      'Concreto com cinza de casca de arroz',
      'A cinza de casca de arroz afeta a resistência à compressão do concreto?',
      'pt-BR',
    ).methodology.design
    expect([review, concrete]).toEqual(['systematic-review', 'laboratory-experiment'])
    expect(designTable[review].participants || designTable[concrete].participants).toBe(false)
  })

  it('states a hypothesis with its null hypothesis where a design tests one', () => {
    const { methodology } = draft('Home office', 'O home office aumenta a produtividade?', 'pt-BR')
    expect(methodology.hypotheses).toEqual([
      'Há associação entre o home office e a produtividade; a hipótese nula é que não há.',
    ])
  })

  it('keeps mixed methods among the alternatives where people could give figures and accounts', () => {
    const { methodology } = draft(
      'Burnout em enfermeiros',
      'Qual a prevalência de burnout em enfermeiros?',
      'pt-BR',
    )
    const names = methodology.recommendation.alternative_methodologies.map((one) => one.methodology_type)
    expect(names).toContain('mixed')
  })

  it('asks what the type asks: frequencies of a prevalence, accounts of an experience, norms of a law', () => {
    const second = (topic: string, question: string) =>
      draft(topic, question, 'en').problem.definition.secondary_questions.join(' ')
    expect(second('Burnout', 'How common is burnout among nurses?')).toContain('of burnout among nurses')
    expect(second('Burnout', 'What does burnout mean to nurses?')).toContain('Which meanings')
    expect(second('Burnout', 'What does burnout mean to nurses?')).not.toMatch(/association|frequency|size/)
    expect(second('GDPR', 'How do EU courts balance the GDPR against freedom of expression?')).toContain(
      'norms',
    )
  })

  it('gives each objective a measure of its own', () => {
    const { objectives } = draft('Burnout', 'How common is burnout among nurses?', 'en')
    const measures = objectives.objectives.specific_objectives.map((one) =>
      one.split(', ').slice(1).join(', '),
    )
    expect(new Set(measures).size).toBe(measures.length)
  })

  it.each(locales)('%s: turns every composed question into an objective', (locale) => {
    const filled = Object.entries(files[locale].questions)
      .filter(([key]) => /\d/.test(key))
      .map(([, message]) => message.replace(/\{\w+\}/g, 'burnout'))
    const clauses = filled.map(
      (question) => [question, indirectQuestion(question, locale)?.text ?? '?'] as const,
    )
    expect(clauses.length).toBeGreaterThan(50)
    // "whether" would mean that the question word was not seen.
    expect(clauses.filter(([, clause]) => /^(?:\?|se|si|whether)(?: |$)/.test(clause))).toEqual([])
  })
})

describe('the design in the words of the question', () => {
  const said = (topic: string, question: string, locale: Locale) => {
    const { methodology } = draft(topic, question, locale)
    return [
      methodology.recommendation.recommended_methodology,
      methodology.recommendation.justification,
      ...methodology.methods.map(({ method }) => method),
    ].join(' ')
  }

  it.each([
    ['Burnout', 'Qual a prevalência de burnout entre enfermeiros de UTI?', 'pt-BR', /regressão|correlação/i],
    ['Food insecurity', 'How common is food insecurity among students?', 'en', /regression|correlation/i],
    [
      'Eutanasia',
      '¿Es compatible la eutanasia con el derecho a la vida en la Constitución?',
      'es',
      /categorías/,
    ],
    ['Imprensa negra (1889-1930)', 'De que modo os jornais discutiam a cidadania?', 'pt-BR', /categorias/],
    [
      'Compostaje',
      '¿Qué calidad tiene el humus obtenido?',
      'es',
      /varianza|entrevist|condiciones se comparan/,
    ],
    ['Fake news', 'Qual modelo de aprendizado de máquina classifica melhor?', 'pt-BR', /simulação|cenários/],
  ] as const)('%s: %s', (topic, question, locale, foreign) => {
    expect(
      said(topic, question, locale).replace(/(?:reserva horas|sets hours aside)[^.]*\./g, ''),
    ).not.toMatch(foreign)
  })

  it('says of persons whom nobody assigned that an association is found, in questions and hypotheses alike', () => {
    const { problem, methodology } = draft('Remote work', 'Does remote work increase productivity?', 'en')
    expect(methodology.design).toBe('survey')
    expect(problem.definition.secondary_questions.join(' ')).not.toMatch(/attributed to|effect/)
    expect(methodology.recommendation.justification).toContain('not by itself proof of a cause')
  })

  it('asks in both halves of a mixed question for what they name', () => {
    const { problem, objectives } = draft(
      'Algorithmic management of delivery couriers',
      'How does algorithmic management affect the autonomy of delivery couriers and how do they resist it?',
      'en',
    )
    expect(problem.definition.secondary_questions[1]).toMatch(
      /association between algorithmic management and autonomy/,
    )
    expect(objectives.objectives.general_objective).toMatch(/and how they resist it\.$/)
    const often = draft(
      'Anglicismos',
      '¿Con qué frecuencia usan anglicismos los jóvenes y cómo lo explican?',
      'es',
    )
    expect(often.objectives.objectives.specific_objectives[1]).toMatch(/indicando la proporción/)
  })

  it('says of an effect within a mixed question that a survey does not show it', () => {
    const feedback = draft(
      'ChatGPT',
      'Does ChatGPT feedback improve the essays of EFL students, and how do they feel about it?',
      'en',
    )
    expect(feedback.methodology.recommendation.justification).toContain(
      'an association and not yet an effect',
    )
    const frequency = draft(
      'Anglicismos',
      '¿Con qué frecuencia los usan los jóvenes y cómo lo explican?',
      'es',
    )
    expect(frequency.methodology.recommendation.justification).not.toContain('todavía no un efecto')
  })

  it.each([
    [
      'A systematic review of non-pharmacological interventions for sleep in ICU patients',
      '',
      'en',
      /report on non-pharmacological interventions for sleep\b/,
    ],
    [
      'Lactancia materna en madres adolescentes: una revisión de alcance',
      '',
      'es',
      /sobre la lactancia materna\b(?!.*revisión)/,
    ],
  ] as const)('reviews the whole of what a title names: %s', (topic, question, locale, said) => {
    expect(draft(topic, question, locale).problem.definition.main_research_question).toMatch(said)
  })

  it('names a group once: what voters do is not asked among voters', () => {
    const { problem } = draft(
      'Misinformation on social media',
      'How did misinformation on WhatsApp influence voters during the 2018 election in Brazil?',
      'en',
    )
    expect(problem.definition.secondary_questions[1]).toMatch(/behaviour of voters(?! among)/)
  })

  it('measures the property that a comparison asks for', () => {
    const { problem } = draft(
      'Battery thermal management',
      'Which keeps lithium-ion cells cooler: liquid cooling or phase-change material?',
      'en',
    )
    expect(problem.variables.find(({ role }) => role === 'outcome')?.name).toBe(
      'temperature of lithium-ion cells',
    )
  })
})

it('names works on the method that the question is answered by', () => {
  const works = (topic: string, question: string) =>
    draft(topic, question, 'en').methodology.recommendation.justification
  const law = works('Euthanasia', 'Is euthanasia compatible with the right to life under the constitution?')
  expect(law).toContain('Hutchinson and Duncan (2012)')
  expect(law).not.toContain('Bardin')
  expect(works('The suffrage press (1903-1914)', 'How did newspapers discuss militancy?')).toContain(
    'Tosh (2015)',
  )
})

describe('a question about a time that is over', () => {
  it.each([
    [
      'Burnout em enfermeiros',
      'Qual a prevalência de burnout entre enfermeiros durante a pandemia?',
      'pt-BR',
    ],
    ['Synthetic phonics in two schools, spring 2019', 'Does it improve reading?', 'en'],
    ['Teletrabajo y productividad', '¿El teletrabajo aumentó la productividad entre 2015 y 2019?', 'es'],
  ] as const)(
    'is answered from records, not by asking or treating anybody now: %s',
    (topic, question, locale) => {
      expect(draft(topic, question, locale).methodology.design).toBe('secondary-data')
    },
  )

  it('is told from memory where accounts are asked for, and still surveyed where it goes on', () => {
    const lived = draft('Nurses', 'How did nurses experience their work during the pandemic?', 'en')
    expect(lived.methodology.design).toBe('interviews')
    const open = draft(
      'Teletrabalho',
      'O teletrabalho se relaciona com o estresse de professores desde 2020?',
      'pt-BR',
    )
    expect(open.methodology.design).toBe('survey')
  })
})
