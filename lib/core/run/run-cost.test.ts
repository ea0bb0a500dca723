import { expect, test } from 'vitest'
import type { RunFact, TokenCost } from '@/lib/contracts/run'
import { runCost } from './run-cost'
import { foldEvents } from './run-state'

const where = { step: 'write', item: '', round: 1 }
const dollars = (tokens: number, micros: number): TokenCost => ({ tokens, micros, currency: 'USD' })

function written(tokens: number, cost?: TokenCost, round = 1): RunFact {
  return { type: 'unit-completed', ...where, round, output: '', engine: 'p/m', tokens, cost, ms: 1 }
}

function costAfter(facts: readonly RunFact[]) {
  const all: RunFact[] = [{ type: 'run-created', pipeline: 'p', input: {}, tokenBudget: null }, ...facts]
  const run = foldEvents(all.map((fact, at) => ({ seq: at + 1, at: '2026-01-01T00:00:00.000Z', fact })))
  return runCost(run.tokens)
}

test('a run in which no model was asked costs nothing', () => {
  expect(costAfter([written(0)])).toEqual({
    standing: 'free',
    costs: [],
    unpriced: 0,
  })
})

test('tokens without a price are of unknown cost, not free', () => {
  expect(costAfter([written(40), written(2)])).toEqual({ standing: 'unknown', costs: [], unpriced: 42 })
})

test('tokens of a price of nothing are known to cost nothing', () => {
  expect(costAfter([written(40, dollars(40, 0))])).toMatchObject({
    standing: 'known',
    costs: [{ micros: 0 }],
  })
})

test('a run that is priced in part says for how many tokens the cost is unknown', () => {
  expect(costAfter([written(40, dollars(40, 7)), written(10), written(9, dollars(5, 1))])).toEqual({
    standing: 'partly',
    costs: [dollars(45, 8)],
    unpriced: 14,
  })
})

test('turns and attempts that failed cost as well, and rounds that were made anew', () => {
  const { cost, ...turn } = { cost: dollars(20, 3), tokens: 20, engine: 'p/m', ms: 1 }
  const facts: RunFact[] = [
    { type: 'unit-started', ...where, attempt: 1 },
    { type: 'model-turned', ...where, turn: 1, text: '', calls: [], complaint: '', ...turn, cost },
    {
      type: 'unit-failed',
      ...where,
      error: { code: 'model-failed', detail: '' },
      final: false,
      tokens: 10,
      cost: dollars(10, 2),
    },
    written(5, dollars(5, 1)),
    { type: 'steps-reopened', steps: ['write'], note: '' },
    written(5, dollars(5, 1), 2),
  ]
  expect(costAfter(facts)).toEqual({ standing: 'known', costs: [dollars(40, 7)], unpriced: 0 })
})

test('money of two currencies is not added up', () => {
  const reais: TokenCost = { tokens: 4, micros: 9, currency: 'BRL' }
  expect(costAfter([written(3, dollars(3, 2)), written(4, reais), written(3, dollars(3, 2))])).toEqual({
    standing: 'known',
    costs: [dollars(6, 4), reais],
    unpriced: 0,
  })
})
