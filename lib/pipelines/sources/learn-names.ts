import type { SourceDelta } from '@/lib/contracts/source-validation'
import type { FoundNames } from '@/lib/contracts/vocabulary'
import { namesNewTo } from '@/lib/core/concepts/concept-map'
import type { StepContext, UnitContext } from '@/lib/engine/pipeline'
import type { SourcePorts } from './ports'
import { keepsCarried, planInForce } from './run-answers'

/** What vocabulary services know of the concepts in force; nobody is asked where nothing is searched. */
export async function lookUpNames(context: UnitContext<SourcePorts>): Promise<FoundNames> {
  const { run, ports, signal } = context
  if (keepsCarried(run)) return { found: [], ambiguous: [], services: [] }
  return ports.names.findNames(planInForce(run).map, signal)
}

/** The names that are new to the map, by which what follows ranks the list. */
export function newNamesOf({ run }: StepContext, answers: ReadonlyMap<string, FoundNames>): SourceDelta {
  const found = [...answers.values()].flatMap((answer) => answer.found)
  return {
    upserts: [],
    patches: [],
    absorbed: [],
    dropped: [],
    names: namesNewTo(planInForce(run).map, found),
  }
}
