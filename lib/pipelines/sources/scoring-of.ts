import type { UnitContext } from '@/lib/engine/pipeline'
import type { SourcePorts } from './ports'
import { presentScope } from './present-scope'
import { planInForce, validationInputOf } from './run-answers'
import type { ScoringContext } from './score-sources'

/** What sources are scored by in this round: the search in force, its scope, the rubric as it stands. */
export async function scoringOf({
  run,
  ports,
  now,
}: Pick<UnitContext<SourcePorts>, 'run' | 'ports' | 'now'>): Promise<ScoringContext> {
  const { parameters, map } = planInForce(run)
  return {
    parameters,
    map,
    scope: presentScope(run),
    rubric: await ports.readRubric(),
    locale: validationInputOf(run).locale,
    currentYear: Number(now.slice(0, 4)),
  }
}
