import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ledger, WorkTask } from '@/lib/contracts/proposal-run'
import { unsaidSetting } from '@/lib/contracts/study-setting'
import { addDays, daysBetween } from './calendar'
import { freeDaysOf } from './free-days'
import type { LedgerPlan } from './plan-ledger'
import { RESERVE_SHARE01, spreadLedger } from './spread-plan'

const thesis = [
  ['read', 60, 0, [], 'foundation'],
  ['ethics', 12, 56, ['read'], 'design'],
  ['collect', 60, 28, ['ethics'], 'collection'],
  ['analyse', 80, 0, ['collect'], 'analysis'],
  ['write', 300, 14, ['analyse'], 'writing'],
  ['deposit', 5, 21, ['write'], 'defence'],
  ['rehearsal', 4, 0, ['deposit'], 'defence'],
] as const
const tasks = thesis.map(([id, hours, waitDays, after, phase]) =>
  WorkTask.parse({ id, title: id, hours, waitDays, after, phase, basis: 'x' }),
)

function ledgerOf(plan: Partial<LedgerPlan>): Ledger {
  const result = spreadLedger({ tasks, weeklyHours: 30, start: '2027-01-04', defence: '2031-01-03', ...plan })
  if (!result.ok) throw new Error(result.reason)
  return result.ledger
}

/** The day on which all but the defence is done. */
const readyOn = ({ tasks: all }: Ledger) =>
  all
    .filter(({ phase }) => phase !== 'defence')
    .map(({ end }) => end)
    .toSorted()
    .at(-1) ?? ''

describe('a plan that is spread over the programme', () => {
  it('does not put a doctorate of four years into its first months, and keeps a reserve before the defence', () => {
    const ledger = ledgerOf({})
    expect(readyOn(ledger).slice(0, 4)).toBe('2030')
    expect(ledger.pacedHours).toBeLessThan(5)
    const days = daysBetween(ledger.start, ledger.defence)
    expect(daysBetween(ledger.start, ledger.latestStart)).toBeGreaterThanOrEqual(days * RESERVE_SHARE01)
    expect(ledger.slackHours).toBeGreaterThan(5_000)
  })

  it('takes all hours where they leave no reserve, or do not suffice', () => {
    expect(ledgerOf({ defence: '2027-09-01' })).toMatchObject({ pacedHours: null })
    expect(ledgerOf({ weeklyHours: 1, defence: '2028-01-04' })).toMatchObject({
      pacedHours: null,
      plannedFrom: 'defence',
    })
  })

  it('refuses what cannot be planned as the plain plan does', () => {
    expect(spreadLedger({ tasks, weeklyHours: 0, start: '2027-01-04', defence: '2031-01-03' }).ok).toBe(false)
  })

  it('never works before the start, on a free day, after the defence or more than a week gives', () => {
    const free = freeDaysOf({ study: { ...unsaidSetting, weekendsFree: true }, holidays: null })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 45 }),
        fc.integer({ min: 120, max: 1_600 }),
        (weeklyHours, span) => {
          const ledger = ledgerOf({ weeklyHours, defence: addDays('2027-01-04', span), free })
          expect(ledger.pacedHours ?? weeklyHours).toBeLessThanOrEqual(weeklyHours)
          for (const { start, end, latestEnd } of ledger.tasks) {
            expect(end < ledger.defence).toBe(true)
            if (ledger.plannedFrom === 'start')
              expect(start >= ledger.start && end <= (latestEnd ?? '')).toBe(true)
            expect(free.isFree(start)).toBe(false)
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
