import { expect, it } from 'vitest'
import { parsePersonName } from '@/lib/core/identity/person-name'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { bibtexNames } from './bibtex-names'
import { cslFromWork } from './csl-from-work'
import { cslName } from './read-name'
import { workFromCsl } from './work-from-csl'

const family = (name: { family?: string; suffix?: string } | null): string | undefined => name?.family

it.each([
  ['Maria dos Santos Neto', 'dos Santos Neto'],
  ['Ana de la Cruz Pérez', 'de la Cruz Pérez'],
  ['José Ortega y Gasset', 'Ortega y Gasset'],
  ['Maria van der Berg', 'van der Berg'],
  ['Liu Q', 'Liu'],
])('%s has one family name, whichever format the record comes in', (name, expected) => {
  expect([
    parsePersonName(name)?.family,
    family(cslName(name)),
    family(bibtexNames(name)[0] ?? null),
  ]).toEqual([expected, expected, expected])
})

it('keeps the suffix of an author apart in CSL, and gives it back', () => {
  const authors = [{ family: 'King Jr.', given: 'Martin Luther' }]
  const item = cslFromWork(workFixture({ authors }), 'one')
  expect(item.author).toEqual([{ family: 'King', given: 'Martin Luther', suffix: 'Jr.' }])
  expect(workFromCsl(item, { db: 'user', id: 'one' }, 2026).authors).toEqual(authors)
})
