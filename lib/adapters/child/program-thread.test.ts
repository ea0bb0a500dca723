import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { ProgramThread } from './program-thread'

let thread = new ProgramThread('lib/adapters/child/trial-thread.mjs')
afterEach(async () => {
  await thread.stop()
  thread = new ProgramThread('lib/adapters/child/trial-thread.mjs')
})

it('answers each message in turn, and remembers between them', async () => {
  const answers = await Promise.all([
    thread.ask({ deed: 'count' }),
    thread.ask({ deed: 'spin', ms: 5 }),
    thread.ask({ deed: 'count' }),
  ])
  expect(answers).toEqual([1, 'spun', 3])
})

it('leaves this process free while it works', async () => {
  await thread.ask({ deed: 'count' })
  let ticks = 0
  const watch = new AbortController()
  const watching = (async () => {
    for (; !watch.signal.aborted; ticks += 1) await turn()
  })()
  await thread.ask({ deed: 'spin', ms: 400 })
  watch.abort()
  await watching
  // In the same thread it would be one.
  expect(ticks).toBeGreaterThan(20)
})

it('says so when the program fails, and answers the next message', async () => {
  await expect(thread.ask({ deed: 'throw' })).rejects.toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/failed: \w*Error[\s\S]+trial-thread\.mjs/),
  })
  expect(await thread.ask({ deed: 'count' })).toBe(2)
})

it('begins anew when it has ended: what waited fails, what comes is answered', async () => {
  await expect(thread.ask({ deed: 'end' })).rejects.toMatchObject({ code: 'internal' })
  expect(await thread.ask({ deed: 'count' })).toBe(1)
  expect(thread.starts).toBe(2)
})

it('lets go of who waits no more', async () => {
  const leave = new AbortController()
  const asked = thread.ask({ deed: 'spin', ms: 50 }, leave.signal)
  leave.abort(new Error('gone'))
  await expect(asked).rejects.toThrow('gone')
  await expect(thread.ask({ deed: 'count' }, AbortSignal.abort(new Error('late')))).rejects.toThrow('late')
  expect(await thread.ask({ deed: 'count' })).toBe(2)
})
