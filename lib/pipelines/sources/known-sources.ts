import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import { OwnSourceResult, Prepared, SourceDelta } from '@/lib/contracts/source-validation'
import { completedUnits } from '@/lib/core/run/run-state'
import { foldDeltas } from '@/lib/core/validation/source-deltas'
import { deltaSteps, stepKeys } from '@/lib/core/validation/workspace'

/** Outputs are parsed once for each unit: a run reads its past again and again. */
const parsed = new WeakMap<object, SourceDelta>()

/** The sources of a run so far, with all their records, from every step that adds or changes sources. */
export function knownSources(run: RunState): ReadonlyMap<string, Source> {
  return foldDeltas(
    completedUnits(run, deltaSteps).map(({ step, unit }) => {
      const known = parsed.get(unit) ?? deltaOf(step, unit.output)
      parsed.set(unit, known)
      return known
    }),
  )
}

/** Every id by which sources are known: their own, and those of the sources that they have taken in. */
export function knownIds(sources: ReadonlyMap<string, Source>): ReadonlySet<string> {
  return new Set([...sources.values()].flatMap(({ id, aliases }) => [id, ...aliases]))
}

function deltaOf(step: string, output: unknown): SourceDelta {
  if (step === stepKeys.prepare) return Prepared.parse(output).delta
  if (step === stepKeys.own) return OwnSourceResult.parse(output).delta
  return SourceDelta.parse(output)
}
