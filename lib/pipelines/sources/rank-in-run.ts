import type { SearchAnswer } from '@/lib/contracts/search'
import type { SourceDelta } from '@/lib/contracts/source-validation'
import { withLinkedOrigins } from '@/lib/core/records/linked-origins'
import type { UnitContext } from '@/lib/engine/pipeline'
import { rankedKeys } from './count-brought'
import { sourceDeltas } from './known-sources'
import { filterLocally } from './local-filter'
import type { SourcePorts } from './ports'
import type { RankingTask } from './ranking-task'
import { regroupings } from './regroup'
import { planInForce } from './run-answers'
import { scoringOf } from './scoring-of'

type Context = Pick<UnitContext<SourcePorts>, 'run' | 'ports' | 'now' | 'round' | 'signal'>

/** What a task changes in the sources of a run, by the search in force. */
export async function rankInRun(context: Context, task: RankingTask): Promise<SourceDelta> {
  const { run, ports, signal } = context
  const scoring = await scoringOf(context)
  return ports.ranking.rank({ deltas: sourceDeltas(run), pairs: regroupings(run), scoring, task }, signal)
}

/**
 * What the records of one database change. What other indexes find at a database that is asked too counts as found there; what the limits keep out is only counted.
 */
export async function rankAnswer(context: Context, answer: SearchAnswer): Promise<SourceDelta> {
  const { run, round } = context
  const { parameters } = planInForce(run)
  const { kept, dropped } = filterLocally(answer, parameters)
  const works = kept.map((work) => withLinkedOrigins(work, parameters.databases))
  const earlier = rankedKeys(run)
  return { ...(await rankInRun(context, { kind: 'arrivals', works, round, earlier })), dropped }
}
