import { describe, expect, it } from 'vitest'
import { mixesLanguages } from './mixed-languages'

describe('several languages at once', () => {
  it.each([
    'Home office e burnout dos professores',
    'O filme Gone with the Wind na escola',
    'Fecundação in vitro em mulheres com endometriose',
    'marketing digital para pymes y el uso de big data',
    'Burnout of nurses in Brazil',
    'El síndrome de burnout en los docentes',
  ])('are not told of %j', (text) => expect(mixesLanguages(text)).toBe(false))

  it.each([
    'Quero estudiar burnout in nurses but también depressão',
    'burnout pero in nurses e depois resiliencia',
    'I would like estudiar la depressão of teachers pero não sei how',
  ])('are told of %j', (text) => expect(mixesLanguages(text)).toBe(true))
})
