import { expect, it } from 'vitest'
import { nextTryMs, noteTry } from './page-tries'

it('asks for a failed page a few times with growing waits, and then leaves it to the reader', () => {
  const waits: (number | null)[] = []
  let now = 0
  for (let failure = 0; failure < 5; failure += 1) {
    const wait = nextTryMs('/projects/a', now)
    waits.push(wait)
    if (wait === null) continue
    now += wait
    noteTry('/projects/a', now)
  }
  const [first, second, third, ...rest] = waits
  expect([first, second, third]).toEqual([1_000, 3_000, 8_000])
  expect(rest).toEqual([null, null])
  expect(nextTryMs('/projects/b', now)).toBe(1_000)
  // After a minute without a try a failure is another one.
  expect(nextTryMs('/projects/a', now + 60_000)).toBe(1_000)
})
