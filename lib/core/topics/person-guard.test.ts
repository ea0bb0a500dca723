import { describe, expect, it } from 'vitest'
import { personConcern } from './person-guard'

describe('a topic about a person', () => {
  it.each([
    ['self-diagnosis', 'Do I have ADHD or am I just lazy?'],
    ['self-diagnosis', 'Será que eu tenho depressão?'],
    ['self-diagnosis', 'Quero entender minha ansiedade'],
    ['self-diagnosis', 'Creo que tengo autismo'],
    ['self-diagnosis', '¿Tengo depresión?'],
    ['self-diagnosis', 'Am I depressed?'],
    ['private-person', 'Why my ex boyfriend lied'],
    ['private-person', 'O comportamento do meu chefe'],
    ['private-person', 'La enfermedad de mi vecina'],
  ] as const)('is turned as %s: %j', (concern, text) => {
    expect(personConcern(text)).toBe(concern)
  })

  it.each([
    'Ansiedade e redes sociais em adolescentes',
    'Depression among university students',
    'Machado de Assis e a escravidão',
    'The leadership of Nelson Mandela',
    'Parents of children with autism',
    'O papel do professor na inclusão de alunos com TDAH',
    'Percepción de las madres sobre la vacunación',
  ])('is none: %j', (text) => {
    expect(personConcern(text)).toBeNull()
  })
})
