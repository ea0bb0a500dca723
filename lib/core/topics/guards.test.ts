import { describe, expect, it } from 'vitest'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { personConcern } from './person-guard'
import { checkScope } from './scope-guard'

const validated = {
  topic: 'Telework and burnout of nurses in Brazil',
  question: 'How are telework and burnout related among nurses in Brazil?',
  in: ['telework', 'burnout', 'nurses', 'Brazil'],
  out: ['physicians', 'salary'],
  map: topicMap({ topic: 'Telework and burnout of nurses in Brazil', question: '' }),
  at: '2026-01-01T00:00:00.000Z',
}

describe('the scope guard', () => {
  it.each([
    ['same', 'Telework and burnout of nurses in Brazil'],
    ['same', 'Teletrabalho e burnout de enfermeiros no Brasil'],
    ['refinement', 'Telework and burnout of night shift nurses in Brazil'],
    ['refinement', 'Telework and burnout of nurses'],
    ['second-thesis', 'School dropout and family income in Chile'],
    ['second-thesis', 'Telework and salary of nurses in Brazil'],
    ['second-thesis', 'Blockchain in logistics companies'],
    ['same', '🙂'],
  ] as const)('says %s of %j', (change, topic) => {
    expect(checkScope(validated, { topic, question: '' }).change).toBe(change)
  })

  it('names what was agreed to be left out', () => {
    expect(
      checkScope(validated, { topic: 'Telework and salary of nurses in Brazil', question: '' }).outside,
    ).toEqual(['salary'])
  })
})

describe('a topic about a person', () => {
  it.each([
    ['self-diagnosis', 'Do I have ADHD or am I just lazy?'],
    ['self-diagnosis', 'Será que eu tenho depressão?'],
    ['self-diagnosis', 'Quero entender minha ansiedade'],
    ['self-diagnosis', 'Creo que tengo autismo'],
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
