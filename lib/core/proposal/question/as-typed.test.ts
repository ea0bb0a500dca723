import { expect, test } from 'vitest'
import { asTyped } from './as-typed'

test.each([
  ['home office', ['Home office', 'Home office aumenta a produtividade?'], 'home office'],
  ['universal basic income', ['Universal Basic Income', 'Does it pay?'], 'universal basic income'],
  ['burnout', ['Burnout em enfermeiros de UTI'], 'burnout'],
  [
    'taxa selic',
    ['Taxa Selic e inadimplência das famílias', 'Uma alta da Selic aumenta a inadimplência?'],
    'taxa Selic',
  ],
  ['constitución española', ['¿Es compatible con la Constitución española?'], 'Constitución española'],
])('%s keeps the capitals of names alone', (name, texts, written) => {
  expect(asTyped(name, texts)).toBe(written)
})
