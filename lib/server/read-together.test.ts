import { expect, it } from 'vitest'
import { ReadTogether } from './read-together'

/** A reading of `state.value` as it is when it begins. */
function readings() {
  const state = { value: 0, reads: 0 }
  const together = new ReadTogether<number>()
  const ask = (key = 'a') =>
    together.get(key, async () => {
      state.reads += 1
      const { value } = state
      await new Promise((resolve) => setImmediate(resolve))
      return value
    })
  return { state, ask }
}

it('two are read however many ask at once, and what was changed before one asked is seen', async () => {
  const { state, ask } = readings()
  const first = ask()
  state.value = 1
  const others = Array.from({ length: 20 }, () => ask())
  expect([await first, ...new Set(await Promise.all(others))]).toEqual([0, 1])
  expect(state.reads).toBe(2)
  expect([await ask(), state.reads]).toEqual([1, 3])
})

it('another key is read beside it, and a reading that fails fails for those alone who shared it', async () => {
  const { state, ask } = readings()
  await Promise.all([ask('a'), ask('b')])
  expect(state.reads).toBe(2)
  const together = new ReadTogether<number>()
  const failing = together.get('a', () => Promise.reject(new Error('lost')))
  const next = together.get('a', async () => 7)
  await expect(failing).rejects.toThrow('lost')
  expect(await next).toBe(7)
})
