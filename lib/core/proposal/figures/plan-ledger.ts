import type { Day, Ledger, WorkTask } from '@/lib/contracts/proposal-run'

export type LedgerResult =
  | { readonly ok: true; readonly ledger: Ledger }
  | {
      readonly ok: false
      readonly reason:
        | 'no-weekly-hours'
        | 'defence-not-after-start'
        | 'cycle'
        | 'unknown-task'
        | 'repeated-task'
        | 'too-long'
      /** Ids of the tasks it is about. */
      readonly tasks: readonly string[]
    }

/** The work planned backwards from the defence, so that nothing begins later than it may. */
export function planLedger(options: {
  readonly tasks: readonly WorkTask[]
  readonly weeklyHours: number
  readonly start: Day
  readonly defence: Day
}): LedgerResult {
  return { ok: false, reason: 'no-weekly-hours', tasks: options.tasks.map(({ id }) => id) }
}
