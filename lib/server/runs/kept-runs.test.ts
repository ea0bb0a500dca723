import { describe, expect, it } from 'vitest'
import { appendFacts, createRun, listEvents } from '@/lib/adapters/store/runs'
import type { RunFact } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { KeptRuns } from './kept-runs'

const database = prepareTestDatabase()

async function beginRun() {
  const { db } = database()
  const { projectId } = await addProject(db)
  const runId = await createRun(db, projectId, { pipeline: 'test', input: 'first', tokenBudget: null })
  const extend = (budget: number) => {
    const facts: RunFact[] = [{ type: 'budget-extended', budget }]
    const at = '2026-01-01T00:00:00.000Z'
    return appendFacts(db, runId, facts, {
      status: 'running',
      at,
      appender: { person: { expectStatus: ['running'] } },
    })
  }
  return { db, runId, extend }
}

describe('the kept state of a run', () => {
  it('is the fold of the whole log at every look, whoever appended meanwhile', async () => {
    const { db, runId, extend } = await beginRun()
    const kept = new KeptRuns(db)
    for (let budget = 1; budget <= 5; budget += 1) {
      const events = await extend(budget)
      if (budget % 2 === 0 && events) kept.publish(runId, events)
      expect(await kept.get(runId)).toEqual(foldEvents(await listEvents(db, runId, 0)))
    }
  })

  it('goes on from the state at hand: what it held before is the same object still', async () => {
    const { db, runId, extend } = await beginRun()
    const kept = new KeptRuns(db)
    const before = await kept.get(runId)
    expect(await kept.get(runId)).toBe(before)
    await extend(7)
    const after = await kept.get(runId)
    expect(after.tokens.budget).toBe(7)
    expect(after.steps).toBe(before.steps)
  })

  it('holds what was appended before a question, also when many ask at once', async () => {
    const { db, runId, extend } = await beginRun()
    const kept = new KeptRuns(db)
    const asked = Array.from({ length: 8 }, async (_, turn) => {
      await extend(turn + 1)
      const seq = (await listEvents(db, runId, 0)).length
      expect((await kept.get(runId)).seq).toBeGreaterThanOrEqual(seq)
    })
    await Promise.all(asked)
    expect((await kept.get(runId)).seq).toBe(9)
  })

  it('takes no events that leave a gap', async () => {
    const { db, runId, extend } = await beginRun()
    const kept = new KeptRuns(db)
    await kept.get(runId)
    await extend(1)
    const second = await extend(2)
    if (second) kept.publish(runId, second)
    expect(await kept.get(runId)).toMatchObject({ seq: 3, tokens: { budget: 2 } })
  })
})
