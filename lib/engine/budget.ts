import type { RunFact, RunState } from '@/lib/contracts/run'

/** A warning is given when this share of the token budget is left (specification, step 03). */
const WARN_AT_SHARE_LEFT01 = 0.05

/** What the token budget demands now: a warning once near its end, then a pause until a person extends it. */
export function budgetFacts(run: RunState): readonly RunFact[] {
  const { used, budget, warned } = run.tokens
  if (budget === null || run.status !== 'running') return []
  const warning: RunFact[] =
    !warned && budget - used <= budget * WARN_AT_SHARE_LEFT01 ? [{ type: 'budget-warned', used, budget }] : []
  return used >= budget && budget > 0 ? [...warning, { type: 'run-paused', reason: 'budget' }] : warning
}
