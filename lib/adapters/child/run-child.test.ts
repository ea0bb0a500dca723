import { describe, expect, it } from 'vitest'
import { type ChildOptions, runChild } from './run-child'

const limits = { timeoutMs: 20_000, memoryMb: 256 } as const
const program = 'lib/adapters/child/trial-program.mjs'
const run = (input: string, options: Partial<ChildOptions> = {}) =>
  runChild(input, { program, ...limits, ...options })

/** The process has gone when signal 0 finds nobody. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a process of its own', () => {
  it('answers in full, with its settings, and inherits no environment', async () => {
    const { end, written } = await run('echo', { settings: { word: 'rest' } })
    expect([end, written.toString()]).toEqual(['answered', 'begun\n{"input":"echo","word":"rest","env":1}'])
  })

  it('is ended at its time, and what it had written is kept', async () => {
    const { end, written } = await run('spin', { timeoutMs: 1_500 })
    expect([end, written.toString()]).toEqual(['timed-out', 'begun\n'])
  })

  it('is ended above its memory, on the heap and beside it', async () => {
    expect((await run('fill heap')).end).toBe('too-heavy')
    expect((await run('fill buffers')).end).toBe('too-heavy')
  })

  it('is ended when it writes more than any answer can be', async () => {
    expect((await run('write on')).end).toBe('too-heavy')
  })

  it('that throws has crashed, and says which error and where, without its words', async () => {
    const { end, ...crashed } = await run('throw')
    expect(end).toBe('crashed')
    const detail = 'detail' in crashed ? crashed.detail : ''
    expect(detail).toMatch(/^TypeError[\s\S]+trial-program\.mjs/)
    expect(detail).not.toContain('no luck')
  })

  it('is ended when nobody waits any more', async () => {
    const controller = new AbortController()
    const running = run('spin', { signal: controller.signal })
    controller.abort(new Error('gone'))
    await expect(running).rejects.toThrow('gone')
    await expect(run('echo', { signal: AbortSignal.abort(new Error('late')) })).rejects.toThrow('late')
  })

  it('ends itself soon after its time when its parent cannot', async () => {
    const orphan = await run('leave an orphan', { timeoutMs: 20_000 })
    const pid = Number(/pid (\d+)/.exec(orphan.written.toString())?.[1])
    expect(pid).toBeGreaterThan(0)
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  })
})
