import { afterEach, describe, expect, it } from 'vitest'
import { inTurn, type TurnOwner } from './turns'

/** A job that ends when the test says so. */
function job(owner: TurnOwner, signal?: AbortSignal) {
  const state: { runs: boolean; end: () => void } = { runs: false, end: () => undefined }
  const done = inTurn({ kind: 'documents', owner, signal }, () => {
    state.runs = true
    return new Promise<void>((resolve) => {
      state.end = resolve
    })
  })
  // A refusal is looked at where it is expected.
  done.catch(() => undefined)
  return { state, done }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const running = (jobs: readonly ReturnType<typeof job>[]) => jobs.filter(({ state }) => state.runs).length

afterEach(() => {
  expect([...(globalThis.carrelTurns?.get('documents')?.lines.keys() ?? [])]).toEqual([])
  expect([...(globalThis.carrelTurns?.get('documents')?.running.keys() ?? [])]).toEqual([])
})

describe('a turn', () => {
  it('is one of three for one owner; the others are refused and told when to come again, and nobody else is', async () => {
    const guest = Array.from({ length: 20 }, () => job('user:guest'))
    const refused = await Promise.allSettled(guest.slice(3).map(({ done }) => done))
    for (const one of refused)
      expect(one).toMatchObject({ reason: { code: 'own-turns-taken', retryAfterS: expect.any(Number) } })
    const other = job('user:other')
    await settled()
    expect([running(guest), other.state.runs]).toEqual([1, true])
    other.state.end()
    for (const one of guest.slice(0, 3)) {
      await expect.poll(() => one.state.runs).toBe(true)
      one.state.end()
    }
    await Promise.all(guest.slice(0, 3).map(({ done }) => done))
  })

  it('that is given up while it waits leaves its place, and one whose work fails gives it back', async () => {
    const leaving = new AbortController()
    const first = job('user:a')
    const second = job('user:a', leaving.signal)
    const third = job('user:a')
    leaving.abort(new Error('gone'))
    await expect(second.done).rejects.toThrow('gone')
    const fourth = job('user:a')
    await settled()
    first.state.end()
    await expect.poll(() => third.state.runs).toBe(true)
    third.state.end()
    await expect.poll(() => fourth.state.runs).toBe(true)
    fourth.state.end()
    await Promise.all([first.done, third.done, fourth.done])
    const failed = inTurn({ kind: 'documents', owner: 'user:a' }, () => Promise.reject(new Error('no')))
    await expect(failed).rejects.toThrow('no')
  })

  it('of a run in the background is never refused', async () => {
    const work = () => settled()
    const jobs = Array.from({ length: 10 }, () =>
      inTurn({ kind: 'documents', owner: 'run:r', isPatient: true }, work),
    )
    await expect(Promise.all(jobs)).resolves.toHaveLength(10)
  })
})
