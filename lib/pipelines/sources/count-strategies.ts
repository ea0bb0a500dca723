import type { DatabaseId, DatabaseQuery } from '@/lib/contracts/search'
import { SearchAnswer } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'
import { planQueries } from '@/lib/core/search/plan-queries'
import { planAfter } from '@/lib/core/search/search-plan'
import { searchesInForce } from '@/lib/core/validation/workspace'
import type { StepContext } from '@/lib/engine/pipeline'
import type { SourcePorts } from './ports'
import { planInForce, plansSince } from './run-answers'
import { composeStrategies } from './scope-strategies'

/** Requests that the counting of one round may make over all ways and databases. */
const REQUESTS_MAX = 24
/** A person waits for the menu: what is not counted by then stays uncounted. */
const COUNTING_MS_MAX = 4_000

interface Counting extends Pick<StepContext, 'run' | 'now'> {
  readonly ports: Pick<SourcePorts, 'count' | 'readStrategies'>
  readonly signal: AbortSignal
}

/** The ways to change the scope that the menu offers: counted while there are few sources on the topic, else as they are. */
export async function offerStrategies(
  context: Counting,
  { isFew, ranked }: { readonly isFew: boolean; readonly ranked: readonly Source[] },
): Promise<ScopeStrategy[]> {
  const offered = composeStrategies(context.run, ranked, Number(context.now.slice(0, 4)))
  return isFew ? countStrategies(offered, context) : offered
}

/**
 * The ways to change the scope with what databases say they would find by them, those that find more first. Only databases count
 * that filter and give a total, and that answered the search in force; one cheap request each, at most 24 in all and four seconds.
 */
async function countStrategies(
  offered: readonly ScopeStrategy[],
  { run, ports, signal }: Counting,
): Promise<ScopeStrategy[]> {
  const strategies = await ports.readStrategies()
  const plan = planInForce(run)
  const before = totalsInForce(run)
  const asked = plansSince(run)
  let left = REQUESTS_MAX
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(COUNTING_MS_MAX)])
  const counted = await Promise.all(
    offered.map(async (strategy) => {
      const after = planAfter(plan, strategy)
      const queries = planQueries(after, [...asked, { ...after, isMore: false, edited: [] }], strategies)
        .filter(({ database }) => !strategies[database].ranks && before.has(database))
        .slice(0, left)
      left -= queries.length
      return { ...strategy, ...(await countsOf(queries, { before, ports, signal: bounded })) }
    }),
  )
  signal.throwIfAborted()
  const gains = ({ counted: counts }: ScopeStrategy) => counts !== undefined && counts.after > counts.now
  return [...counted.filter(gains), ...counted.filter((strategy) => !gains(strategy))]
}

async function countsOf(
  queries: readonly DatabaseQuery[],
  { before, ports, signal }: { before: ReadonlyMap<DatabaseId, number> } & Pick<Counting, 'ports' | 'signal'>,
): Promise<Pick<ScopeStrategy, 'counted'>> {
  const totals = await Promise.all(
    queries.map(async (query) => {
      const total = await ports.count(query, signal).catch(() => null)
      return total === null ? [] : [{ now: before.get(query.database) ?? 0, after: total }]
    }),
  )
  const known = totals.flat()
  if (known.length === 0) return {}
  const sum = (pick: (one: { now: number; after: number }) => number) =>
    known.reduce((all, one) => all + pick(one), 0)
  return {
    counted: { databases: known.length, now: sum(({ now }) => now), after: sum(({ after }) => after) },
  }
}

/** What the databases that answered the queries in force say they have for them. */
function totalsInForce(run: StepContext['run']): ReadonlyMap<DatabaseId, number> {
  const totals = [...searchesInForce(run).values()].flatMap(({ output }) => {
    const answer = SearchAnswer.omit({ records: true }).safeParse(output)
    const isAnswer = answer.success && (answer.data.outcome === 'ok' || answer.data.outcome === 'empty')
    return isAnswer && answer.data.total !== null ? [[answer.data.database, answer.data.total] as const] : []
  })
  return new Map(totals)
}
