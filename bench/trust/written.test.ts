import { expect, test } from 'vitest'
import { isAdmitted, writtenItems } from './written'

test('no lie of our sets enters a proposal, and at most one honest sentence in ten is refused', () => {
  const items = writtenItems()
  const lies = items.filter(({ kind }) => kind !== 'ok')
  const honest = items.filter(({ kind }) => kind === 'ok')
  expect(lies.length).toBeGreaterThanOrEqual(120)
  expect(honest.length).toBeGreaterThanOrEqual(60)
  expect(lies.filter(isAdmitted).map(({ text }) => text)).toEqual([])
  expect(honest.filter((item) => !isAdmitted(item)).length).toBeLessThanOrEqual(honest.length / 10)
})
