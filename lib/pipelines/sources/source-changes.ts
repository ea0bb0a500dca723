import type { RunFact, RunState } from '@/lib/contracts/run'
import type { SourceChanges } from '@/lib/contracts/source-validation'
import { deltaIn, knownSources } from './known-sources'

const none: SourceChanges = { upserts: [], removed: [] }

/**
 * What these facts change in the present sources, given the run after them. Sources that a fact touches without changing them
 * are among the changed ones; a result that came too late for its round changes nothing.
 */
export function sourceChanges(after: RunState, facts: readonly RunFact[]): SourceChanges {
  const touched = new Set(facts.flatMap(idsTouchedBy))
  if (touched.size === 0) return none
  const present = knownSources(after)
  return {
    upserts: [...touched].flatMap((id) => present.get(id) ?? []),
    removed: [...touched].filter((id) => !present.has(id)),
  }
}

function idsTouchedBy(fact: RunFact): readonly string[] {
  const delta = fact.type === 'unit-completed' ? deltaIn(fact.step, fact.output) : null
  return delta
    ? [
        ...[...delta.upserts, ...delta.patches, ...delta.absorbed].map(({ id }) => id),
        ...(delta.removed ?? []),
      ]
    : []
}
