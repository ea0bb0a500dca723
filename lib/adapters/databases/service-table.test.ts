import { expect, test } from 'vitest'
import { limitsOf } from './service-table'

test('Crossref is asked one thing at a time until there is an address it can write to, then three', () => {
  expect(limitsOf('crossref', null).concurrent).toBe(1)
  expect(limitsOf('crossref', 'someone@example.org').concurrent).toBe(3)
  expect(limitsOf('openalex', null)).toEqual(limitsOf('openalex', 'someone@example.org'))
})
