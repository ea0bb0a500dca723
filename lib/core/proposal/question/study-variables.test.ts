import { describe, expect, it } from 'vitest'
import type { Locale } from '@/lib/contracts/locale'
import { studyVariables } from './study-variables'

const told = (topic: string, question: string, locale: Locale) =>
  studyVariables({ topic, question }, locale)
    .map(({ role, name }) => `${role}:${name}`)
    .join('; ')

describe('studyVariables', () => {
  it.each([
    ['Burnout in nurses in Brazil', 'How common is burnout among nurses in Brazil?', 'en', /nurses|brazil/i],
    ['Evasão escolar na EJA', 'Quais fatores levam à evasão escolar no Nordeste?', 'pt-BR', /nordeste|EJA/i],
    [
      'Food insecurity',
      'How common is food insecurity among students in the United States?',
      'en',
      /students|states/i,
    ],
  ] as const)(
    'takes neither a place nor a group of people for a variable: %s',
    (topic, question, locale, setting) => {
      expect(told(topic, question, locale)).not.toMatch(setting)
    },
  )

  it.each([
    ['Cold-water swimming', 'What does cold-water swimming mean to women?', 'en'],
    ['Eutanasia', '¿Es compatible la regulación de la eutanasia con el derecho a la vida?', 'es'],
    ['Lactancia materna: una revisión de alcance', '¿Qué se sabe sobre las actitudes de las madres?', 'es'],
    ['Imprensa negra em São Paulo (1889-1930)', 'De que modo os jornais discutiam a cidadania?', 'pt-BR'],
  ] as const)(
    'gives no outcome and no predictor to a question that measures nothing: %s',
    (topic, question, locale) => {
      expect(told(topic, question, locale)).toMatch(/^(?:concept:[^;]+(?:; |$))+$/)
    },
  )

  it.each([
    [
      'Home office',
      'O home office aumenta a produtividade?',
      'pt-BR',
      'outcome:produtividade; predictor:home office',
    ],
    [
      'Four-day week',
      'Does a four-day week reduce burnout?',
      'en',
      'outcome:burnout; predictor:four-day week',
    ],
    [
      'Clima laboral',
      '¿Cómo influye el clima laboral en la rotación de personal?',
      'es',
      'outcome:rotación de personal; predictor:clima laboral',
    ],
    [
      'TCC versus mindfulness para insônia',
      'Qual das duas terapias reduz mais a insônia?',
      'pt-BR',
      'outcome:insônia; group:TCC; group:mindfulness',
    ],
    ['Reciclaje', '¿Por qué la gente no recicla?', 'es', 'outcome:reciclaje'],
    ['Burnout', 'Is burnout influenced by remote work?', 'en', 'outcome:burnout; predictor:remote work'],
  ] as const)('reads what acts and what is acted on: %s', (topic, question, locale, wanted) => {
    expect(told(topic, question, locale)).toBe(wanted)
  })

  it('names no outcome where the question names none', () => {
    expect(told('Synthetic phonics in two schools', 'Does it work?', 'en')).toBe(
      'predictor:synthetic phonics',
    )
  })
})
