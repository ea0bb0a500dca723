import { expect, test } from 'vitest'
import { askedOutcomes, askedRelation } from './paper-studies'

const asked = (query: string, locale: 'en' | 'pt-BR' | 'es') =>
  askedOutcomes({ query, locale }).map(({ name }) => name.toLowerCase())

test.each([
  [
    'Como o trabalho remoto muda a produtividade, e ele aumenta o conflito trabalho-família?',
    'pt-BR',
    ['produtividade', 'conflito trabalho-família'],
  ],
  [
    'How does remote work change productivity, and does it add to work-family conflict?',
    'en',
    ['productivity', 'work-family conflict'],
  ],
  [
    '¿Cómo cambia el trabajo remoto la productividad, y aumenta el conflicto trabajo-familia?',
    'es',
    ['productividad', 'conflicto trabajo-familia'],
  ],
] as const)(
  'a paper answers each part of a question that asks for two effects: %s',
  (query, locale, outcomes) => {
    expect(asked(query, locale)).toEqual(outcomes)
    expect(askedRelation({ query, locale }).predictor?.name.toLowerCase()).toMatch(/remot/)
  },
)

test.each([
  ['Does remote work lower burnout?', 'en', ['burnout']],
  ['Quais são as percepções de enfermeiros sobre o trabalho remoto?', 'pt-BR', []],
  ['How do hospital nurses experience shift work?', 'en', []],
  [
    '¿Qué efecto tiene la restauración de riberas en la calidad del agua de las cuencas hidrográficas?',
    'es',
    ['calidad del agua'],
  ],
] as const)(
  'a question of one effect, or of none, has one outcome or none: %s',
  (query, locale, outcomes) => {
    expect(asked(query, locale)).toEqual(outcomes)
  },
)
