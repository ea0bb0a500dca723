import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runChild } from '@/lib/adapters/child/run-child'
import { asAsker } from './asker'
import { inTurn, type TurnOwner } from './turns'

const folder = mkdtempSync(path.join(tmpdir(), 'carrel-asker-'))
const file = path.join(folder, 'begun')
const program = 'lib/adapters/child/trial-program.mjs'

/** The priority of a process that works for the owner, at its end. */
async function priority(deed: 'priority' | 'give way' = 'priority'): Promise<number> {
  const limits = { timeoutMs: 20_000, memoryMb: 256 }
  const { end, written } = await runChild(deed, { program, ...limits, settings: { file } })
  expect(end).toBe('answered')
  return Number(/\d+$/.exec(written.toString())?.[0])
}

const work = (owner: TurnOwner, deed?: 'give way') =>
  inTurn({ kind: 'documents', owner }, () => priority(deed))

afterAll(() => rmSync(folder, { recursive: true }))

describe('the processes of an owner', () => {
  it('give way to the server, and to nobody else while one thing is asked for at a time', async () => {
    const alone = await priority()
    expect(alone).toBeGreaterThan(getPriority())
    expect(await Promise.all([work('user:one'), work('user:two')])).toEqual([alone, alone])
    expect(await asAsker('user:one', 'files', priority)).toBe(alone)
  })

  it('give way to those of others as soon as the owner asks for more, while they run and from then on', async () => {
    const running = work('user:many', 'give way')
    await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true)
    const first = Number(readFileSync(file, 'utf8'))
    const waiting = work('user:many')
    const last = await running
    expect(last).toBeGreaterThan(first)
    expect(await waiting).toBe(last)
    expect(await asAsker('user:many', 'desk', priority)).toBe(last)
    expect(await work('user:other')).toBe(first)
  })

  it('are as those of others again when the owner has asked for nothing for a moment', async () => {
    const first = await work('user:again')
    expect(await work('user:again')).toBeGreaterThan(first)
    await expect.poll(() => globalThis.carrelAskers?.has('user:again'), { timeout: 8_000 }).toBe(false)
    expect(await work('user:again')).toBe(first)
  })
})
