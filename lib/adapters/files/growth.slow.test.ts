import { describe, expect, it } from 'vitest'
import { growingFormats } from './all-growth-fixture'
import { isSteep } from './measured-growth-fixture'

describe('twice the file takes at most two and a half times as long', () => {
  it.each(growingFormats)('in %s, in each of its forms', { timeout: 180_000 }, (_, read, growing) => {
    const steep = growing.filter((growth) => isSteep(read, growth))
    expect(steep.map(({ form }) => form)).toEqual([])
  })
})
