import { expect, it } from 'vitest'
import type { Work } from '@/lib/contracts/work'
import { recordKey } from '@/lib/core/identity/source-id'
import { workFixture } from '@/lib/core/validation/source-fixture'
import { withLinkedOrigins } from './linked-origins'

const withJstorOrigin = (work: Work) => withLinkedOrigins(work, ['openalex', 'jstor'])

const found = (landing: string | undefined, given = {}) =>
  workFixture({ urls: landing ? { landing } : {}, source: [{ db: 'openalex', id: 'W1' }], ...given })

it('a record of another index that lands at JSTOR is found there too, and keeps its own key', () => {
  const work = found('https://www.jstor.org/stable/4489871')
  expect(withJstorOrigin(work).source).toEqual([
    { db: 'openalex', id: 'W1' },
    { db: 'jstor', id: '/stable/4489871' },
  ])
  expect(recordKey(withJstorOrigin(work))).toBe(recordKey(work))
  expect(withJstorOrigin(withJstorOrigin(work))).toEqual(withJstorOrigin(work))
})

it.each([
  undefined,
  'not an address',
  'https://doi.org/10.2307/4489871',
  'https://www.jstor.org/journal/inventedj',
  'https://jstor.org.example/stable/1',
  'https://notjstor.org/stable/1',
])('%s is not a page of a work at JSTOR', (landing) => {
  const work = found(landing)
  expect(withJstorOrigin(work)).toBe(work)
})
