import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from './redact'

test.each([
  ['https://api.example/works?api_key=abc123&page=2', 'https://api.example/works?api_key=…&page=2'],
  ['GET /works?mailto=me%40uni.example&q=a failed', 'GET /works?mailto=…&q=a failed'],
  ['{"error":"bad","api_key":"abc123"}', '{"error":"bad","api_key":…}'],
  ['x-api-key: abc123, retry', 'x-api-key: …, retry'],
  ['authorization: Bearer abc.def-1', 'authorization: Bearer …'],
  ['no secret here', 'no secret here'],
])('%s', (text, expected) => expect(redact(text)).toBe(expected))

test('a given secret stands nowhere in what is printed, plain or encoded', () => {
  const secret = fc
    .string({ unit: 'grapheme', minLength: 6, maxLength: 40 })
    .filter((text) => !text.includes('…'))
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (value, before, after) => {
      const printed = redact(`${before}${value}${after} ${encodeURIComponent(value)}`, [value])
      return !printed.includes(value)
    }),
  )
})

test('a long hostile line is redacted at once', () => {
  expect(redact('?key='.repeat(100_000)).length).toBeGreaterThan(0)
})
