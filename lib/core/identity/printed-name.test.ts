import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanName, isGroupName, isPersonName, splitPrintedName } from './printed-name'

describe('isPersonName', () => {
  it.each([
    'Ana Souza',
    'J. R. R. Tolkien',
    'Chad G Ball',
    'Camila Aparecida da SILVA',
    'Zachary del Rosario',
    "Mary J. O'Connell",
    'Juan-Manuel Torres-Moreno',
    'Łukasz Kaiser',
    'Salustiano Vilar Costa Neto',
    'Jae Park',
  ])('takes %s for a person', (name) => expect(isPersonName(name)).toBe(true))

  it.each([
    'University of Somewhere',
    'Google Research',
    'Health and Society',
    'Introduction',
    'Av. Paulista 1500',
    'ana@example.org',
    'one two three',
    'A. B.',
  ])('does not take %s for a person', (text) => expect(isPersonName(text)).toBe(false))
})

describe('isGroupName', () => {
  it('takes single names and groups, not addresses', () => {
    expect(['Sukarno', 'The Reading Project', 'Department of Reading', '12 Rooms'].map(isGroupName)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('cleanName', () => {
  it('takes off titles, degrees and footnote signs', () => {
    expect(cleanName('Prof. Dr. Ana Souza, PhD*')).toBe('Ana Souza')
    expect(cleanName(' John B Kortbeek†‡ ,')).toBe('John B Kortbeek')
  })
})

describe('splitPrintedName', () => {
  it('keeps particles with the family name except in Portuguese papers', () => {
    expect(splitPrintedName('Zachary del Rosario', 'en')).toEqual({ given: 'Zachary', family: 'del Rosario' })
    expect(splitPrintedName('Selene Maia de Morais', 'pt')).toEqual({
      given: 'Selene Maia de',
      family: 'Morais',
    })
  })

  it('takes a family name in capitals as printed', () => {
    expect(splitPrintedName('Igor DO VALE', 'en')).toEqual({ given: 'Igor', family: 'DO VALE' })
    expect(splitPrintedName('María Teresa NEVADO-GIL', 'es')).toEqual({
      given: 'María Teresa',
      family: 'NEVADO-GIL',
    })
  })

  it('keeps a suffix with the family name', () => {
    expect(splitPrintedName('Vilar Costa Neto', 'pt')).toEqual({ given: 'Vilar', family: 'Costa Neto' })
  })

  it('loses no word of a name', () => {
    const word = fc.constantFrom('Ana', 'da', 'Silva', 'J.', 'de', 'NETO', 'Lee', "O'Neil")
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2, maxLength: 6 }),
        fc.constantFrom('pt', 'en', null),
        (words, language) => {
          const { given, family } = splitPrintedName(words.join(' '), language)
          expect(`${given ?? ''} ${family ?? ''}`.trim().split(' ').sort()).toEqual([...words].sort())
        },
      ),
    )
  })
})
