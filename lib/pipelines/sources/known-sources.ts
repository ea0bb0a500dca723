import type { RunState } from '@/lib/contracts/run'
import type { Source } from '@/lib/contracts/source'
import { deltaSteps } from '@/lib/contracts/source-stages'
import { OwnSourceResult, Prepared, SourceDelta } from '@/lib/contracts/source-validation'
import { completedUnits } from '@/lib/core/run/run-state'
import { foldDeltas } from '@/lib/core/validation/source-deltas'

/** Outputs are parsed once: a run reads its past again and again. */
const parsed = new WeakMap<object, SourceDelta>()

/** The sources of a run so far, with all their records, from every step that adds or changes sources. */
export function knownSources(run: RunState): ReadonlyMap<string, Source> {
  return foldDeltas(sourceDeltas(run))
}

/** What has happened to the sources of a run, in order; the same object for the same output. */
export function sourceDeltas(run: RunState): readonly SourceDelta[] {
  return completedUnits(run, deltaSteps).flatMap(({ step, unit }) => deltaIn(step, unit.output) ?? [])
}

/** What an output of this step says about the sources; null for a step that says nothing about them. */
export function deltaIn(step: string, output: unknown): SourceDelta | null {
  if (!deltaSteps.some((key) => key === step)) return null
  const known = isObject(output) ? parsed.get(output) : undefined
  const delta = known ?? deltaOf(step, output)
  if (isObject(output)) parsed.set(output, delta)
  return delta
}

function deltaOf(step: string, output: unknown): SourceDelta {
  if (step === 'prepare') return Prepared.parse(output).delta
  if (step === 'own-sources') return OwnSourceResult.parse(output).delta
  return SourceDelta.parse(output)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
