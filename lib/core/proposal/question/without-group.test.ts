import { expect, test } from 'vitest'
import { withoutGroup } from './without-group'

test.each([
  ['esgotamento profissional de servidores públicos', 'esgotamento profissional'],
  ['duelo de enfermeras', 'duelo'],
  ['burnout among nurses', 'burnout'],
  // A field of its own, a thing that nobody lists, and no group at all.
  ['formação de professores', 'formação de professores'],
  ['zeal of nurses', 'zeal of nurses'],
  ['quality of life', 'quality of life'],
])('%s → %s', (name, thing) => {
  expect(withoutGroup(name)).toBe(thing)
})
