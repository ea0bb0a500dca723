import { describe, expect, test } from 'vitest'
import { definitionOf, relationsOf } from './framework'
import { namedInstruments } from './named-instruments'
import { namedConcepts, type QuotedSentence } from './quoted-sentences'

const said = (quote: string, role: QuotedSentence['role'] = null): QuotedSentence => ({
  key: 'k',
  quote,
  language: null,
  role,
})
const [telework, burnout] = namedConcepts({ topic: 'Telework and burnout', question: '' })

describe('a definition', () => {
  test.each([
    'Telework is defined as work carried out outside the employer’s premises.',
    'The concept of telework refers to work done from home with computers.',
    'O teletrabalho é definido como o trabalho realizado fora das dependências do empregador.',
    'Entende-se por teletrabalho a prestação de serviços fora da empresa.',
    'El teletrabajo se define como el trabajo realizado fuera de la empresa.',
    'Telework is the use of computers to work outside the employer’s premises.',
    'O teletrabalho é entendido aqui como o trabalho feito fora da empresa.',
    'O teletrabalho é o conjunto de tarefas feitas fora da empresa.',
    'El teletrabajo es la forma de trabajar fuera de la empresa.',
  ])('is the sentence that says so: %s', (quote) => {
    expect(telework && definitionOf(telework, [said('Telework grew in 2020.'), said(quote)])?.quote).toBe(
      quote,
    )
  })

  test.each([
    'This study refers to telework in public offices.',
    'Telework was understood as a favour of the boss.',
    'Productivity under telework is defined as output per hour of all public servants in the state.',
    'Telework is a common practice in Brazil.',
    'The growth of telework is the use of computers by everybody.',
    'O teletrabalho é o problema de todos.',
    'Burnout is defined as a state of exhaustion.',
  ])('is none where something else is defined, or nothing: %s', (quote) => {
    expect(telework && definitionOf(telework, [said(quote)])).toBeNull()
  })

  test('may say what the thing consists of', () => {
    const quote = 'Burnout is a syndrome characterized by exhaustion and cynicism.'
    expect(burnout && definitionOf(burnout, [said(quote)])?.quote).toBe(quote)
  })
})

test('what is defined are the variables of the question, not the people it is about', () => {
  const brief = { topic: 'Teletrabalho e satisfação no trabalho de servidores públicos', question: '' }
  const names = (variables: readonly string[]) => namedConcepts(brief, variables).map(({ name }) => name)
  expect(names(['Teletrabalho', 'Satisfação no trabalho'])).toEqual([
    'teletrabalho',
    'satisfação no trabalho',
  ])
  const [telework] = namedConcepts(brief, ['Teletrabalho'])
  expect(
    telework && definitionOf(telework, [said('Telework is defined as work done from home.')]),
  ).not.toBeNull()
})

test('a relation is a result that names both concepts, and unknown where no source states one', () => {
  const concepts = [telework, burnout].flatMap((concept) => concept ?? [])
  expect(concepts).toHaveLength(2)
  const result = said('Telework was associated with lower burnout.', 'result')
  expect(
    relationsOf(concepts, [said('We study telework and burnout.', 'aim'), result]).map(
      ({ stated }) => stated,
    ),
  ).toEqual([result])
  expect(relationsOf(concepts, [said('Telework grew.', 'result')]).map(({ stated }) => stated)).toEqual([
    null,
  ])
})

describe('an instrument', () => {
  test('is no survey of a whole country whose data were used', () => {
    expect(namedInstruments([said('A model was built with data from the National Farm Survey.')])).toEqual([])
    expect(namedInstruments([said('We used the Practice Environment Survey with 80 nurses.')])).toHaveLength(
      1,
    )
  })

  test('is named with its sources and what they say of its validation', () => {
    const found = namedInstruments([
      said('We used the Maslach Burnout Inventory (MBI) with 412 nurses.'),
      { ...said('The Maslach Burnout Inventory (MBI) had a Cronbach alpha of 0.86.'), key: 'l' },
      { ...said('Aplicou-se a Escala de Estresse Percebido (PSS-10).'), key: 'm' },
      { ...said('Usou-se a Escala de Satisfação no Trabalho (EST).'), key: 'n' },
    ])
    expect(found.map(({ name, keys, validation }) => [name, keys, validation?.key ?? null])).toEqual([
      ['Maslach Burnout Inventory (MBI)', ['k', 'l'], 'l'],
      ['Escala de Estresse Percebido (PSS-10)', ['m'], null],
      ['Escala de Satisfação no Trabalho (EST)', ['n'], null],
    ])
  })

  test.each([
    'A questionnaire was sent to nurses.',
    'An Online Survey was used.',
    'This Scale has five points.',
    'The Test was hard.',
  ])('is none without a name of its own: %s', (quote) => expect(namedInstruments([said(quote)])).toEqual([]))
})

test('what is said of validation stands beside the only instrument that an abstract names', () => {
  const alpha = said('Cronbach’s alpha ranged from .78 to .90 in both samples.')
  const developed = said('We developed the Gig Job Quality Scale (GJQS) with two samples.')
  expect(namedInstruments([developed, alpha])[0]?.validation).toBe(alpha)
  const second = said('The Perceived Stress Scale (PSS) was answered, too.')
  expect(namedInstruments([developed, second, alpha]).map(({ validation }) => validation)).toEqual([
    null,
    null,
  ])
})
