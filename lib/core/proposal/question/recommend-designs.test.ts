import { describe, expect, it, test } from 'vitest'
import { DesignId } from '@/lib/contracts/proposal-run'
import { adviseDesigns, isRival, plannedDesigns } from './recommend-designs'

const advised = (topic: string, question: string) => {
  const { type, designs } = adviseDesigns({ topic, question })
  return [type, designs[0]]
}

describe('adviseDesigns', () => {
  it.each([
    ['Sueño', '¿Existe relación entre el sueño y el estrés en estudiantes?', 'association', 'survey'],
    ['Enfermería', '¿Cómo viven las enfermeras el duelo?', 'experience', 'interviews'],
    ['Cimento', 'A cinza de casca de arroz aumenta a resistência do concreto?', 'effect', 'experiment'],
    ['Salário mínimo', 'O aumento do salário mínimo reduz o emprego?', 'effect', 'secondary-data'],
    ['Tutoring', 'Does peer tutoring improve reading?', 'effect', 'quasi-experiment'],
    ['Burnout', 'Qual a prevalência de burnout entre enfermeiros?', 'prevalence', 'survey'],
    [
      'Comprensión lectora',
      '¿Qué estrategias mejoran la comprensión en tercer grado, considerando solo un colegio?',
      'effect',
      'quasi-experiment',
    ],
    ['Nitrogênio', 'O solo no semiárido aumenta a resistência da planta?', 'effect', 'experiment'],
    ['Surrogacy', 'Is the contract lawful before the courts?', 'legal', 'legal-analysis'],
    ['Greves em Santos (1917-1920)', 'Como se organizaram os portuários?', 'history', 'archival'],
    ['Agricultura familiar', 'O PRONAF aumentou a renda dos agricultores?', 'effect', 'secondary-data'],
    ['Sugar tax', 'Has the sugar tax reduced obesity among children?', 'effect', 'secondary-data'],
    ['Home office', 'O home office aumenta a produtividade dos funcionários?', 'effect', 'quasi-experiment'],
    ['Telehealth: a scoping review', '', 'review', 'systematic-review'],
    ['Uniforms', 'Do uniforms reduce bullying, and how do pupils perceive them?', 'mixed', 'mixed-methods'],
  ])('%s: %s', (topic, question, type, design) => {
    expect(advised(topic, question)).toEqual([type, design])
  })

  it.each([
    ['Existe relação entre a frequência do teletrabalho e o esgotamento de servidores?', 'association'],
    ['¿Se asocia la frecuencia del consumo de pantallas con el sueño de los niños?', 'association'],
    ['Is the frequency of exercise associated with depression among nurses?', 'association'],
    ['How does the frequency of feedback affect the marks of students?', 'effect'],
    ['Qual a prevalência de burnout e os fatores associados?', 'prevalence'],
    ['What is the frequency of falls among older adults in care homes?', 'prevalence'],
  ])('a frequency that is related to something is not what is asked for: %s', (question, type) => {
    expect(advised('', question)[0]).toBe(type)
  })

  it('never proposes to interview people about how far or how much', () => {
    const { designs } = adviseDesigns({
      topic: 'Remote work',
      question: 'To what extent does remote work increase productivity?',
    })
    expect(designs).not.toContain('interviews')
  })
})

test.each([
  [
    'Algorithmic management and worker autonomy in food delivery',
    'How does algorithmic management affect the autonomy of couriers, and how do they resist it?',
    'mixed',
    'mixed-methods',
  ],
  [
    'Gestión algorítmica y autonomía de los repartidores',
    '¿Cómo afecta la gestión algorítmica la autonomía de los repartidores?',
    'effect',
    'quasi-experiment',
  ],
  ['Sorting algorithms', 'Which sorting algorithm reduces latency?', 'effect', 'experiment'],
])('what a program does to persons is studied on persons: %s', (topic, question, type, first) => {
  const advised = adviseDesigns({ topic, question })
  expect([advised.type, advised.designs[0]]).toEqual([type, first])
})

const planned = (topic: string, question: string) => plannedDesigns(adviseDesigns({ topic, question }))

test.each([
  ['Detecção de fake news com aprendizado de máquina', 'Qual modelo classifica melhor as notícias falsas?'],
  ['Sorting algorithms', 'Which sorting algorithm reduces latency?'],
])('programs that are compared on data are run on the same data, not simulated: %s', (topic, question) => {
  const designs = planned(topic, question)
  expect(designs[0]).toBe('benchmark')
  expect(designs).not.toContain('simulation')
})

test('agents in a modelled world are simulated', () => {
  expect(planned('Multi-agent coordination', 'Does reward shaping with algorithms reduce latency?')[0]).toBe(
    'simulation',
  )
})

test.each([
  ['Compostaje con lombriz roja', '¿Qué calidad tiene el humus obtenido?'],
  ['Daylight in the reading room of a library', 'Is there enough daylight to read at the window seats?'],
])('nobody is interviewed about the quality of a thing: %s', (topic, question) => {
  const designs = planned(topic, question)
  expect(designs[0]).toBe('laboratory-experiment')
  expect(designs).not.toContain('case-study')
})

test('whether explanations of a model are trusted is tried out on those who use it', () => {
  const question = 'Do explanations make clinicians trust a machine learning model more?'
  expect(planned('Explainable AI', question)[0]).toBe('experiment')
})

test.each([
  [
    'Hedgerow management and beetles',
    'Does hedgerow management affect ground beetle diversity on arable farms?',
  ],
  ['Abelhas em pomares', 'Faixas de flores aumentam a abundância de abelhas nos pomares?'],
  ['Mariposas urbanas', '¿La luz artificial reduce la riqueza de mariposas?'],
] as const)('nobody sends a questionnaire to animals: %s', (topic, question) => {
  expect(plannedDesigns(adviseDesigns({ topic, question }))[0]).toBe('laboratory-experiment')
})

test.each([
  ['Bees and beekeepers', 'How do beekeepers experience the loss of bees?', 'interviews'],
  [
    'Biodiversidade na escola',
    'Qual a relação entre o conhecimento de biodiversidade e a renda dos alunos?',
    'survey',
  ],
] as const)('those who keep or know them are asked: %s', (topic, question, design) => {
  expect(plannedDesigns(adviseDesigns({ topic, question }))[0]).toBe(design)
})

test('what is read in texts has no survey among its alternatives, unless readers are named', () => {
  const essay = { topic: 'Shakespeare', question: 'What is the influence of Shakespeare on literature?' }
  expect(
    ['survey', 'interviews', 'mixed-sequential'].some((one) => isRival(essay, DesignId.parse(one))),
  ).toBe(false)
  expect(isRival(essay, 'document-analysis')).toBe(true)
  const readers = { topic: 'Reading for pleasure', question: 'Do pupils read novels for pleasure?' }
  expect(isRival(readers, 'survey')).toBe(true)
})
