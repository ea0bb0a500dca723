import { describe, expect, it } from 'vitest'
import { periodAgainst, studyPeriod } from './study-period'

const read = (question: string, topic = '') => {
  const period = studyPeriod({ topic, question })
  return period && [period.words, period.from.slice(0, 4), period.to?.slice(0, 4) ?? null]
}

describe('studyPeriod', () => {
  it.each([
    'Does telework reduce burnout among nurses?',
    'Como a Agenda 2030 orienta as compras públicas?',
    'Como a NBR 15287:2025 trata dos apêndices?',
    'A Lei 14.874/2024 muda o trabalho dos comitês?',
    '¿Qué quejas presentan los usuarios de la ISO 9001:2015?',
    'How do students cope after the pandemic?',
    'Como vivem os jovens no pós-pandemia?',
    'Does a 2000 m run improve mood?',
    'Do pandemics change trust in science?',
  ])('reads no period in: %s', (question) => {
    expect(read(question)).toBeNull()
  })

  it.each([
    [
      'Qual a prevalência de burnout durante a pandemia de COVID-19?',
      'durante a pandemia de COVID-19',
      '2020',
      '2023',
    ],
    ['How did nurses sleep during the COVID-19 pandemic?', 'during the COVID-19 pandemic', '2020', '2023'],
    ['¿Cómo vivieron los docentes durante el confinamiento?', 'durante el confinamiento', '2020', '2023'],
    ['Em que medida o teletrabalho cresceu desde 2015?', 'desde 2015', '2015', null],
    ['Has trust fallen since 2008?', 'since 2008', '2008', null],
    ['How did rumours influence voters during the 2018 election?', '2018 election', '2018', '2018'],
    ['Como os jornais cobriram as eleições de 2022?', 'eleições de 2022', '2022', '2022'],
    ['¿Cómo cambió el empleo entre 2010 y 2019?', '2010 y 2019', '2010', '2019'],
    ['Qual foi a renda em 2021?', 'em 2021', '2021', '2021'],
    ['Does it work for them in spring 2023?', 'spring 2023', '2023', '2023'],
  ])('%s', (question, words, from, to) => {
    expect(read(question)).toEqual([words, from, to])
  })

  it('looks into the topic where the question names none', () => {
    expect(read('Does it work?', 'Phonics in two schools, spring 2023')?.[0]).toBe('spring 2023')
  })
})

describe('periodAgainst', () => {
  const against = (question: string, start: string) =>
    periodAgainst(studyPeriod({ topic: '', question }), start)

  it('calls past what is over before the work begins, begun what goes on into it, and neither what lies in it', () => {
    expect(against('Burnout during the pandemic?', '2027-02-01')).toBe('past')
    expect(against('Burnout during the pandemic?', '2021-02-01')).toBe('begun')
    expect(against('Burnout since 2020?', '2027-02-01')).toBe('begun')
    expect(against('Burnout in 2028?', '2027-02-01')).toBeNull()
    expect(against('Burnout in 2027?', '2027-02-01')).toBeNull()
    expect(against('Burnout among nurses?', '2027-02-01')).toBeNull()
  })
})
