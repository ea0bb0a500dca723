import { expect, it } from 'vitest'
import { SearchParameters } from '@/lib/contracts/search'
import { modesOf } from './strategy-direction'

const limited = { yearFrom: 2015, yearTo: null, languages: ['en', 'pt'] }
const parameters = (changed: object = {}) =>
  SearchParameters.parse({ topic: 'Burnout', databases: ['scielo'], ...limited, ...changed })
const serves = (kind: 'dates' | 'languages' | 'databases' | 'broader', changed: object) =>
  modesOf({ kind, parameters: parameters(changed) }, parameters())[0]

it('fewer years or languages narrow, more of them widen, whatever kind of strategy brings them', () => {
  expect(serves('dates', { yearFrom: 2020 })).toBe('narrower')
  expect(serves('dates', { yearTo: 2024 })).toBe('narrower')
  expect(serves('dates', { yearFrom: 2005 })).toBe('broader')
  expect(serves('dates', { yearFrom: null })).toBe('broader')
  expect(serves('languages', { languages: ['en'] })).toBe('narrower')
  expect(serves('languages', { languages: ['en', 'pt', 'es'] })).toBe('broader')
  expect(serves('languages', { languages: [] })).toBe('broader')
  expect(serves('databases', { databases: ['scielo', 'doaj'] })).toBe('more')
  expect(serves('broader', { topic: 'Stress' })).toBe('broader')
})
