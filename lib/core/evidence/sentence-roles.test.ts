import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentenceRolesOf, withoutHeading } from './sentence-roles'

const english =
  'Background: Reading aloud is common in nurseries. Methods: A randomized controlled trial was conducted with 240 children in 12 schools. ' +
  'Results: Vocabulary increased in the reading group. There was no significant difference in attention. ' +
  'Limitations include the small sample of rural schools. Future research should follow the children for longer.'
const portuguese =
  'Este estudo teve como objetivo compreender a evasão em cursos noturnos. Foram realizadas entrevistas semiestruturadas com doze professores. ' +
  'Os resultados mostram redução da evasão após a tutoria. Não houve diferença entre os turnos. ' +
  'A amostra pequena limita as conclusões. Sugere-se que novos estudos incluam outras redes.'
const spanish =
  'El objetivo del estudio fue describir el uso de pantallas. Se realizó una encuesta a 1.350 estudiantes de secundaria. ' +
  'Se encontró un aumento del uso nocturno. Futuras investigaciones deberían incluir zonas rurales.'

const roles = (text: string, language: string) => sentenceRolesOf(text, language).map(({ role }) => role)
describe('sentenceRolesOf', () => {
  it('reads headings of structured abstracts, with a colon or without', () => {
    expect(roles(english, 'en')).toEqual(['background', 'method', 'result', 'result', 'limitation', 'future'])
    expect(roles('ABSTRACT Objective To count owls. Results We saw 12 owls.', 'en')).toEqual([
      'aim',
      'result',
    ])
  })

  it('reads the phrases of running abstracts in Portuguese and Spanish', () => {
    expect(roles(portuguese, 'pt')).toEqual(['aim', 'method', 'result', 'result', 'limitation', 'future'])
    expect(roles(spanish, 'es')).toEqual(['aim', 'method', 'result', 'future'])
  })

  it.each([
    ['pt', 'O teletrabalho associou-se a maior produtividade percebida.'],
    ['pt', 'Não se encontrou relação entre trabalho remoto e desempenho.'],
    ['pt', 'O programa reduziu a evasão.'],
    ['pt', 'As entrevistas mostram que o controle é o principal desafio.'],
    ['es', 'La carga de trabajo se asoció con un mayor agotamiento.'],
    ['es', 'No se halló relación entre la edad y el agotamiento.'],
    ['es', 'El apoyo de las compañeras redujo el malestar.'],
    ['en', 'A survey of 640 employees found no association with exhaustion.'],
    ['en', 'Stress decreased among public employees.'],
  ])('takes what was found, or not found, for a result in %s: %s', (language, sentence) => {
    expect(roles(sentence, language)).toEqual(['result'])
  })

  it('does not take a common word at the start for a heading', () => {
    expect(roles('Design Thinking is old. Owls sleep by day.', 'en')).toEqual([null, null])
  })

  it('says which words it rests on, and where the sentence stands', () => {
    const limitation = sentenceRolesOf(portuguese, 'pt').find(({ role }) => role === 'limitation')
    expect(limitation?.by).toBe('amostra pequena')
    expect(portuguese.slice(limitation?.start, limitation?.end)).toBe(
      'A amostra pequena limita as conclusões.',
    )
  })
})

it('points every finding at a sentence of the text, whatever the text', () => {
  const piece = fc.constantFrom(
    ...`${english} ${portuguese} ${spanish}`.split(' '),
    '(',
    '.',
    'n = 40',
    '[1]',
    'Methods:',
  )
  const language = fc.constantFrom('en', 'pt', 'es', 'fr', null)
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), language, (pieces, lang) => {
      const text = pieces.join(' ')
      for (const sentence of sentenceRolesOf(text, lang))
        expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
    }),
  )
})

describe('withoutHeading', () => {
  it.each([
    ['Results: Results show that anxiety rose.', 'Results show that anxiety rose.'],
    ['Conclusões: Uma limitação é a amostra.', 'Uma limitação é a amostra.'],
    ['Design Thinking is a method.', 'Design Thinking is a method.'],
    ['Results show that anxiety rose.', 'Results show that anxiety rose.'],
    ['Nurses: who they are.', 'Nurses: who they are.'],
    ['AND CONCLUSIONS: Two trajectories were found.', 'Two trajectories were found.'],
    ['Limitations: The sample was small.', 'The sample was small.'],
    ['PTSD: who has it.', 'PTSD: who has it.'],
  ])('%s', (sentence, bare) => expect(withoutHeading(sentence)).toBe(bare))
})
