import { describe, expect, it } from 'vitest'
import { fillPhrase } from './phrases'

describe('fillPhrase', () => {
  it('fills every place and leaves unknown names visible', () => {
    expect(fillPhrase('{a} of {b}, {a} {c}', { a: 3, b: 'x' })).toBe('3 of x, 3 {c}')
  })
  it('does not read inherited names and does not fill twice', () => {
    expect(fillPhrase('{toString} {a}', { a: '{b}', b: 'no' })).toBe('{toString} {b}')
  })
})
