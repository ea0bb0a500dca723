import { AppError } from '@/lib/contracts/errors'
import type { Ledger } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { spreadLedger } from '@/lib/core/proposal/figures/spread-plan'
import { ledgerPlan } from '@/lib/core/proposal/method/work-plan'
import { stageOf } from './notes'

/** The ledger of the tasks as they stand in the run; throws `invalid-input` where they cannot be planned. */
export function planWork(run: RunState): Ledger {
  const brief = stageOf(run, 'profile').value
  const planned = spreadLedger(ledgerPlan(stageOf(run, 'data-collection').value.tasks, brief))
  if (!planned.ok) throw new AppError('invalid-input', `the work cannot be planned: ${planned.reason}`)
  return planned.ledger
}
