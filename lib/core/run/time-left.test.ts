import { expect, test } from 'vitest'
import type { RunEvent, RunFact } from '@/lib/contracts/run'
import { foldEvents } from './run-state'
import { timeLeftMs } from './time-left'

/** Units as seconds from and to. */
function runOf(...spans: readonly (readonly [from: number, to: number])[]) {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString()
  const begun: RunFact = { type: 'run-created', pipeline: 'p', input: null, tokenBudget: null }
  const facts = spans.flatMap(([from, to], index): (readonly [string, RunFact])[] => {
    const where = { step: `s${index}`, item: '', round: 1 }
    return [
      [at(from), { type: 'items-planned', step: where.step, round: 1, items: [''] }],
      [at(from), { type: 'unit-started', ...where, attempt: 1 }],
      [at(to), { type: 'unit-completed', ...where, output: null, engine: 'built-in', tokens: 0, ms: 0 }],
    ]
  })
  const events = [[at(0), begun] as const, ...facts].map(
    ([when, fact], index): RunEvent => ({ seq: index + 1, at: when, fact }),
  )
  return foldEvents(events)
}

test('what is left takes as long as what ended; steps side by side count once, and a pause not at all', () => {
  expect(timeLeftMs(runOf([0, 10], [10, 20], [20, 30]), 4)).toBe(40_000)
  expect(timeLeftMs(runOf([0, 10], [0, 10], [0, 10], [0, 10]), 4)).toBe(10_000)
  expect(timeLeftMs(runOf([0, 10], [10, 20], [90_000, 90_010]), 3)).toBe(30_000)
  expect(timeLeftMs(runOf([0, 10], [10, 20]), 4)).toBeNull()
})
