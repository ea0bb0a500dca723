import { expect, it } from 'vitest'
import { makeSource } from '@/lib/core/validation/source-fixture'
import { knownIds } from './known-sources'

it('a decision about a source that was taken in by another while the page was open is still known', () => {
  const sources = new Map([['new', makeSource('new', { aliases: ['old'] })]])
  const known = knownIds(sources)
  expect(['new', 'old', 'stranger'].map((id) => known.has(id))).toEqual([true, true, false])
})
