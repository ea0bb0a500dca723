import type { RunState } from '@/lib/contracts/run'
import { SearchAnswer } from '@/lib/contracts/search'
import type { Source } from '@/lib/contracts/source'
import type { ScopeStrategy } from '@/lib/contracts/source-validation'
import { requiredNames } from '@/lib/core/concepts/required-names'
import { isShown } from '@/lib/core/relevance/threshold'
import { scopeStrategies } from '@/lib/core/search/scope-strategies'
import type { ScopeEvidence } from '@/lib/core/search/strategy-draft'
import { searchesInForce } from '@/lib/core/validation/workspace'
import { planInForce, validationInputOf } from './run-answers'

/** Ways to change the scope, from what this run really found and which databases really answered. */
export function composeStrategies(
  run: RunState,
  ranked: readonly Source[],
  currentYear: number,
): ScopeStrategy[] {
  const found = scopeStrategies(strategyEvidence(run, ranked, currentYear))
  return found.map(({ change: _change, ...strategy }) => strategy)
}

/** What the strategies are derived from: the search in force, its concepts, the shown sources, the databases' answers. */
export function strategyEvidence(
  run: RunState,
  ranked: readonly Source[],
  currentYear: number,
): ScopeEvidence {
  const plan = planInForce(run)
  const groups = requiredNames(plan.map)
  const lanes = [...searchesInForce(run).values()].flatMap((unit) => {
    const answer = SearchAnswer.safeParse(unit.output)
    return answer.success
      ? [{ database: answer.data.database, outcome: answer.data.outcome, count: answer.data.records.length }]
      : []
  })
  const records = ranked.filter(isShown).map((source) => source.work)
  return { plan, groups, records, lanes, currentYear, locale: validationInputOf(run).locale }
}
