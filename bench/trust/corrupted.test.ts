import { describe, expect, test } from 'vitest'
import { judgeQuality } from '@/lib/core/proposal/method/judge-quality'
import { countCorruptions, goodProposal } from './corrupted'
import { corruptions } from './corruption-kinds'

const topics = [
  {
    id: 'en',
    lang: 'en',
    topic: 'Remote work',
    question: 'How is remote work related to burnout among nurses?',
    field: 'Nursing',
  },
  {
    id: 'pt',
    lang: 'pt',
    topic: 'Teletrabalho',
    question: 'Como o teletrabalho se relaciona com a produtividade?',
    field: 'Administração',
  },
  {
    id: 'es',
    lang: 'es',
    topic: 'Agotamiento de enfermeras',
    question: '¿Cómo viven las enfermeras el agotamiento?',
    field: 'Enfermería',
  },
  {
    id: 'no telling word',
    lang: 'en',
    topic: 'Four-day week',
    question: 'Does a four-day week reduce burnout without hurting productivity?',
    field: 'Management',
  },
] as const

test('quality control tells nearly every planted fault and lets good proposals pass', () => {
  const { planted, missed, falseAlarms } = countCorruptions(topics, 1)
  expect(planted).toBeGreaterThanOrEqual(60)
  expect(falseAlarms).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(0.05 * planted)
})

test.each(topics.slice(0, 3))(
  'a question on malaria in horses does not pass in a proposal in $lang',
  (topic) => {
    const good = goodProposal(topic, 0)
    expect(judgeQuality(good).validation.validation_passed).toBe(true)
    const bad = corruptions['foreign-question']?.(good, good) ?? good
    expect(bad.problem.definition.main_research_question).toMatch(/mal[aá]ria/)
    expect(judgeQuality(bad).validation.validation_passed).toBe(false)
  },
)

test.each(topics.slice(0, 3))('two further things that no source names do not pass in $lang', (topic) => {
  const good = goodProposal(topic, 0)
  const bad = corruptions['half-foreign-question']?.(good, good) ?? good
  const [what] = judgeQuality(bad).checks.filter(({ passed }) => !passed)
  expect(bad.problem.definition.main_research_question).toContain(topic.topic)
  expect(what?.id).toBe('about-concepts')
})

test.each([
  {
    id: 'soy',
    lang: 'pt',
    topic: 'Bioinsumos no cultivo da soja',
    question: 'O uso de bioinsumos reduz a ferrugem asiática na soja?',
    field: 'Agronomia',
    isAsked: false,
  },
  {
    id: 'packaging',
    lang: 'en',
    topic: 'Green packaging',
    question: 'Does green packaging increase the willingness to pay for shampoo?',
    field: 'Marketing',
    isAsked: false,
  },
  {
    id: 'remittances',
    lang: 'es',
    topic: 'Remesas y escolaridad',
    question: '¿Las remesas aumentan la escolaridad de los niños en Honduras?',
    field: 'Economía',
    isAsked: true,
  },
] as const)(
  'the words of the student’s own question count where no abstract has them: $id',
  ({ isAsked, ...topic }) => {
    const { checks } = judgeQuality(goodProposal(topic, 0, 'without the question'))
    expect(checks.find(({ id }) => id === 'about-concepts')?.passed).toBe(true)
    // They are the project's; that no source speaks of what is asked is another matter, and said.
    const others = checks.filter(({ id, passed }) => passed !== true && id !== 'asked-in-sources')
    expect(others).toEqual([])
    expect(checks.find(({ id }) => id === 'asked-in-sources')?.passed).toBe(isAsked)
  },
)

describe('a question that the student confirmed', () => {
  const judged = (question: string) => {
    const item = { id: 'own', lang: 'en', topic: 'Remote work and burnout', field: 'management' } as const
    return judgeQuality(goodProposal({ ...item, question }, 0, 'without the question')).validation
  }
  const told = (question: string) =>
    judged(question).issues_identified.map(({ severity, description }) => `${severity} ${description}`)

  test('half of it foreign, is said and not silently passed', () => {
    expect(told('Does remote work cure malaria in horses?')).toEqual([
      expect.stringMatching(/^critical No source at hand speaks of malaria/),
      expect.stringMatching(/^minor .*malaria and horses$/),
    ])
    expect(judged('Does remote work cure malaria in horses?').validation_passed).toBe(false)
  })

  test('about nothing of the topic, does not pass; about the topic alone, nothing is said', () => {
    expect(judged('Does drinking coffee cure malaria in horses?').validation_passed).toBe(false)
    expect(told('Does remote work reduce burnout?')).toEqual([])
  })
})
