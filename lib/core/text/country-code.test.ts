import { expect, it } from 'vitest'
import { countryCode } from './country-code'

it.each([
  ['Brasil', 'BR'],
  ['brazil ', 'BR'],
  ['Alemanha', 'DE'],
  ['Russia', 'RU'],
  ['Reino Unido', 'GB'],
  ['UK', 'GB'],
  ['EUA', 'US'],
  ['México', 'MX'],
  ['Moçambique (norte)', 'MZ'],
  ['Portugal, Porto', 'PT'],
])('knows the country of %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

it.each(['', 'Porto', 'br', 'my country', 'Zz'])('does not guess one for "%s"', (text) => {
  expect(countryCode(text)).toBeNull()
})
