import type { RunState } from '@/lib/contracts/run'
import { type Outcome, SearchAnswer } from '@/lib/contracts/search'
import { searchesInForce } from '@/lib/core/validation/workspace'

const Answered = SearchAnswer.pick({ outcome: true })

/** How each database that was asked in the search in force has answered; one whose unit failed counts as down. */
export function outcomesInForce(run: RunState): readonly Outcome[] {
  return [...searchesInForce(run).values()]
    .filter(({ endedSeq }) => endedSeq !== null)
    .map(({ output }) => Answered.safeParse(output).data?.outcome ?? 'down')
}
