import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SelectionEntry } from '@/lib/contracts/source-validation'
import { mergeChanges, reverseChanges } from './selection-changes'

const sourceId = fc.constantFrom('a', 'b', 'c', 'd')
const decision = fc.constantFrom('include' as const, 'maybe' as const, 'exclude' as const, 'skip' as const)
const entries = fc.uniqueArray(
  fc.record({ sourceId, decision, reason: fc.string({ maxLength: 5 }), decidedAt: fc.constant('then') }),
  { selector: (entry) => entry.sourceId },
)
const changes = fc.array(fc.record({ sourceId, decision: fc.option(decision) }))
const facts = (list: readonly SelectionEntry[]) =>
  new Map(list.map((entry) => [entry.sourceId, [entry.decision, entry.reason]]))

it('undoing brings every decision and its reason back', () => {
  fc.assert(
    fc.property(entries, changes, (before, made) => {
      const undo = reverseChanges(new Map(before.map((entry) => [entry.sourceId, entry])), made)
      expect(facts(mergeChanges(mergeChanges(before, made, 'now'), undo, 'later'))).toEqual(facts(before))
    }),
  )
})

it('changes touch only the sources they name', () => {
  fc.assert(
    fc.property(entries, changes, (before, made) => {
      const named = new Set<string>(made.map((change) => change.sourceId))
      const rest = (list: readonly SelectionEntry[]) => list.filter((entry) => !named.has(entry.sourceId))
      expect(rest(mergeChanges(before, made, 'now'))).toEqual(rest(before))
    }),
  )
})
