import { expect, test } from 'vitest'
import { costOf } from './token-price'

const price = { input: 0.3, output: 2.5, currency: 'USD' }

test('an answer costs its tokens at the price per million', () => {
  expect(costOf({ inputTokens: 1_000_000, outputTokens: 200_000 }, price)).toEqual({
    tokens: 1_200_000,
    micros: 300_000 + 500_000,
    currency: 'USD',
  })
})

test('a model of one’s own may cost nothing, which is a price as well', () => {
  const free = { input: 0, output: 0, currency: 'USD' }
  expect(costOf({ inputTokens: 10, outputTokens: 5 }, free)).toEqual({
    tokens: 15,
    micros: 0,
    currency: 'USD',
  })
})

test.each([
  ['no price was given', { inputTokens: 10, outputTokens: 5 }, null],
  ['the service did not say what it read', { inputTokens: undefined, outputTokens: 5 }, price],
  ['the service did not say what it wrote', { inputTokens: 10, outputTokens: undefined }, price],
  ['the service said nothing', undefined, price],
] as const)('the cost is unknown where %s', (_why, usage, asked) => {
  expect(costOf(usage, asked)).toBeUndefined()
})
