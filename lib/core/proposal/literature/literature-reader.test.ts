import { describe, expect, test } from 'vitest'
import { proposalSource } from '../document/document-fixture'
import { literatureReader } from './literature-reader'

const work = (title: string, abstract: string, language: string) => ({
  ...proposalSource('s1', 'Reis', 2020, title).work,
  abstract,
  language,
})

describe('literatureReader', () => {
  test.each([
    // One word of a name of several is another subject's, too.
    [
      'Alienação parental e guarda compartilhada',
      'Licença parental e diferença salarial de gênero',
      'pt',
      false,
    ],
    ['Alienação parental e guarda compartilhada', 'Alienação parental nos tribunais', 'pt', true],
    ['Migración venezolana', 'Mujeres venezolanas y empleo en Lima', 'es', false],
    ['Migración venezolana', 'Discrimination of Venezuelan migrants in Peru', 'en', true],
    ['Battery thermal management in electric vehicles', 'Agile project management and success', 'en', false],
    ['Battery thermal management in electric vehicles', 'Thermal management of a battery pack', 'en', true],
    ['Evazão escolar na EJA', 'Evasão escolar na EJA: fatores associados', 'pt', true],
    ['Four-day week', 'The four-day week in Iceland', 'en', true],
    ['Teletrabalho e burnout', 'Telework and productivity of clerks', 'en', true],
    ['Teletrabalho e burnout', 'Tomato yield under drip irrigation', 'en', false],
  ])('%s: %s', (topic, title, language, isAbout) => {
    const reader = literatureReader({ topic, locale: 'pt-BR' })
    expect(reader.isAbout(work(title, '', language))).toBe(isAbout)
  })

  test('tells a central concept that no source speaks of, and only where it could be told', () => {
    const reader = literatureReader({ topic: 'Teletrabalho e burnout', locale: 'pt-BR' })
    const telework = work('Teletrabalho em autarquias', 'O teletrabalho cresceu.', 'pt')
    const both = work('Teletrabalho e síndrome de burnout', '', 'pt')
    expect(reader.unnamed([telework])).toEqual(['burnout'])
    expect(reader.unnamed([telework, both])).toEqual([])
    expect(reader.unnamed([telework, work('Heimarbeit', 'Arbeit zu Hause.', 'de')])).toEqual([])
  })
})
