import { expect, test } from 'vitest'
import { isAdmitted, writtenItems } from './written'

test('no lie of our sets enters a proposal, and at most one honest sentence in ten of each set is refused', () => {
  const items = writtenItems()
  const lies = items.filter(({ kind }) => kind !== 'ok')
  const honest = items.filter(({ kind }) => kind === 'ok')
  expect(lies.length).toBeGreaterThanOrEqual(120)
  expect(honest.length).toBeGreaterThanOrEqual(60)
  expect(lies.filter(isAdmitted).map(({ text }) => text)).toEqual([])
  for (const name of new Set(honest.map(({ set }) => set))) {
    const own = honest.filter(({ set }) => set === name)
    const refused = own.filter((item) => !isAdmitted(item)).map(({ text }) => text)
    expect(refused.length, `${name}: ${refused.join(' ')}`).toBeLessThanOrEqual(own.length / 10)
  }
})
