import { AppError } from '@/lib/contracts/errors'
import type { Ledger } from '@/lib/contracts/proposal-run'
import type { RunState } from '@/lib/contracts/run'
import { defenceDateOf } from '@/lib/core/proposal/figures/calendar'
import { freeDaysOf } from '@/lib/core/proposal/figures/free-days'
import { planLedger } from '@/lib/core/proposal/figures/plan-ledger'
import { stageOf } from './notes'

/** The ledger of the tasks as they stand in the run; throws `invalid-input` where they cannot be planned. */
export function planWork(run: RunState): Ledger {
  const brief = stageOf(run, 'profile').value
  const planned = planLedger({
    tasks: stageOf(run, 'data-collection').value.tasks,
    weeklyHours: brief.profile.weekly_hours,
    start: brief.startDate,
    defence: defenceDateOf(brief),
    free: freeDaysOf(brief),
  })
  if (!planned.ok) throw new AppError('invalid-input', `the work cannot be planned: ${planned.reason}`)
  return planned.ledger
}
