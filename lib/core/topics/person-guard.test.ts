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
    ['private-person', 'A gestão de João Carlos da Silva na padaria do bairro'],
    ['private-person', 'Finanças da padaria do bairro da Maria de Souza'],
    ['private-person', 'La contabilidad de Juan Pérez Gómez en la panadería del barrio'],
    ['private-person', 'Leadership of John Miller at the corner shop'],
    ['private-person', 'A aprendizagem do aluno Pedro Henrique Alves'],
  ] as const)('is turned as %s: %j', (concern, text) => {
    expect(personConcern(text)).toBe(concern)
  })

  it.each([
    'Ansiedade e redes sociais em adolescentes',
    'Depression among university students',
    'Machado de Assis e a escravidão',
    'The leadership of Nelson Mandela',
    'A pedagogia de Paulo Freire na escola do bairro',
    'A pedagogia de Paulo Freire na padaria do bairro',
    'Marie Curie and the history of radioactivity',
    'Memórias póstumas de Brás Cubas, de Machado de Assis',
    'Qualidade de vida na doença de Parkinson medida por escala Likert',
    'A poesia de Carlos Drummond de Andrade',
    'A gestão de Fernando Henrique Cardoso na presidência',
    'Evasão na Escola Estadual José de Alencar',
    'Preços na padaria do bairro João Paulo II, em Manaus',
    'Gestão Financeira na Padaria do Bairro',
    'Custos da padaria de Carlos Barbosa',
    'Desperdício em Antônio Prado na padaria artesanal',
    'La panadería de Pedro Juan Caballero',
    'Desperdício na padaria da Vila Maria Alta',
    'El pensamiento de José Martí',
    'David Ricardo and comparative advantage',
    'Parents of children with autism',
    'O papel do professor na inclusão de alunos com TDAH',
    'Percepción de las madres sobre la vacunación',
  ])('is none: %j', (text) => {
    expect(personConcern(text)).toBeNull()
  })
})
