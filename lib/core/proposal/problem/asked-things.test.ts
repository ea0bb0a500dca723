import { describe, expect, test } from 'vitest'
import { proposalSource } from '../document/document-fixture'
import { askedThings } from './asked-things'

const work = (title: string, abstract: string, language: string) => ({
  ...proposalSource('s1', 'Reis', 2020, title).work,
  abstract,
  language,
})
const climate = work('Clima laboral y liderazgo', 'Encuesta sobre el clima laboral y el compromiso.', 'es')
const wage = work(
  'The minimum wage and informal employment',
  'Wages and informal employment of workers.',
  'en',
)
const farm = work('Inoculantes em propriedades da agricultura familiar', 'A renda familiar subiu.', 'pt')

/** What is asked and not named, with how sure that is. */
function lost(locale: 'en' | 'es' | 'pt-BR', topic: string, question: string, ...works: (typeof climate)[]) {
  return askedThings({ locale, topic, question }, works).flatMap(({ name, naming }) =>
    naming === 'named' ? [] : `${naming}: ${name}`,
  )
}

describe('askedThings', () => {
  test('an outcome, a programme or a group within an outcome that no source names is missed', () => {
    const turnover = '¿Cómo influye el clima laboral en la rotación de personal?'
    expect(lost('es', 'Clima laboral', turnover, climate)).toEqual(['unnamed: rotación de personal'])
    const youth = '¿El salario mínimo destruye empleo joven en España?'
    expect(lost('es', 'Salario mínimo', youth, wage)).toEqual(['unnamed: empleo joven'])
    const credit = 'O PRONAF aumentou a renda dos agricultores familiares?'
    expect(lost('pt-BR', 'Agricultura familiar', credit, farm)).toEqual(['unnamed: PRONAF'])
  })

  test('one source that names it in another language, or a kind of it, is enough', () => {
    const turnover = '¿Cómo influye el clima laboral en la rotación de personal?'
    const english = work('Employee turnover in shops', 'Turnover was high.', 'en')
    expect(lost('es', 'Clima laboral', turnover, climate, english)).toEqual([])
    const platform = work('Teenagers on Instagram', 'Anxiety of adolescents.', 'en')
    expect(lost('en', 'Anxiety', 'Does social media raise anxiety?', platform)).toEqual([])
  })

  test('what the vocabulary does not know, or is said in many ways, is not called missing', () => {
    const cells = 'Which keeps lithium-ion cells cooler: liquid cooling or phase-change material?'
    const battery = work('Battery thermal management in electric vehicles', 'Heat of packs.', 'en')
    const told = lost('en', 'Battery thermal management in electric vehicles', cells, battery)
    expect(told.length).toBeGreaterThan(0)
    expect(told.every((line) => line.startsWith('unknown: '))).toBe(true)
    const drug = work('Atypical antipsychotics compared', 'Efficacy of antipsychotics.', 'en')
    const safe = 'Do atypical antipsychotics improve safety?'
    expect(lost('en', 'Atypical antipsychotics', safe, drug)).toEqual(['unknown: safety'])
  })

  test('an adjective that is left of a longer name is no thing of its own', () => {
    const topic = 'Teletrabalho e esgotamento profissional de servidores públicos'
    const question = 'O teletrabalho reduz o esgotamento profissional de servidores públicos federais?'
    const burnout = work('Teletrabalho e esgotamento profissional', 'Servidores públicos.', 'pt')
    const named = askedThings({ locale: 'pt-BR', topic, question }, [burnout])
    expect(named.map(({ name }) => name)).toEqual(['teletrabalho', 'esgotamento profissional'])
  })

  test('nothing is missed without works, or in a language that has no names here', () => {
    const question = 'Does remote work reduce burnout?'
    expect(lost('en', 'Remote work', question)).toEqual([])
    expect(lost('en', 'Remote work', question, work('Heimarbeit', 'Arbeit zu Hause.', 'de'))).toEqual([])
  })
})
