import type { RunState, TokenCost } from '@/lib/contracts/run'

/** The costs with one more, summed within its currency; unchanged where there is none. */
export function addCost(costs: readonly TokenCost[], cost: TokenCost | undefined): readonly TokenCost[] {
  if (cost === undefined) return costs
  const same = costs.find(({ currency }) => currency === cost.currency)
  if (same === undefined) return [...costs, cost]
  const { currency } = cost
  const sum = { tokens: same.tokens + cost.tokens, micros: same.micros + cost.micros, currency }
  return costs.map((one) => (one === same ? sum : one))
}

/** `free`: no model was asked. `partly`: some tokens have a price and some have none. */
export interface RunCost {
  readonly standing: 'free' | 'unknown' | 'partly' | 'known'
  readonly costs: readonly TokenCost[]
  /** Tokens whose price nobody gave, or of which the service did not say how many were read and how many written. */
  readonly unpriced: number
}

/** What the tokens of a run cost as far as that is known. */
export function runCost({ used, costs }: Pick<RunState['tokens'], 'used' | 'costs'>): RunCost {
  const priced = costs.reduce((sum, { tokens }) => sum + tokens, 0)
  const unpriced = Math.max(0, used - priced)
  if (used === 0) return { standing: 'free', costs, unpriced }
  if (priced === 0) return { standing: 'unknown', costs, unpriced }
  return { standing: unpriced > 0 ? 'partly' : 'known', costs, unpriced }
}
