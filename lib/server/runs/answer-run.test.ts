import { describe, expect, it } from 'vitest'
import type { Database } from '@/lib/adapters/store/client'
import { appendFacts, createRun, listEvents, takeLease } from '@/lib/adapters/store/runs'
import type { RunFact } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldEvents, stepOf } from '@/lib/core/run/run-state'
import type { Services } from '@/lib/server/services'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { answerRun } from './answer-run'

const database = prepareTestDatabase()

async function withWaitingRun(
  work: (all: Services, runId: string) => Promise<void>,
  step = 'next',
): Promise<void> {
  const all = await openTestServices(database().url)
  try {
    const { projectId } = await addProject(all.db)
    const runId = await createRun(all.db, projectId, {
      pipeline: SOURCE_VALIDATION,
      input: scriptedInput,
      tokenBudget: null,
    })
    await takeLease(all.db, runId, 'worker', 60_000)
    await asWorker(all, runId, 1, [{ type: 'question-asked', step, round: 1, question: null }])
    await work(all, runId)
  } finally {
    await all.close()
  }
}

function asWorker({ db }: Services, runId: string, afterSeq: number, facts: readonly RunFact[]) {
  return appendFacts(db, runId, facts, {
    status: 'waiting',
    at: '2026-01-01T00:00:00.000Z',
    appender: { lease: 'worker', afterSeq },
  })
}

function answer(all: Services, runId: string, { round = 1, kind = 'done' } = {}): Promise<void> {
  return answerRun(all, { runId, pipeline: SOURCE_VALIDATION, step: 'next', round, answer: { kind } })
}

describe('an answer', () => {
  it('of one of several tabs wins; the others hear that the run has moved on', async () => {
    await withWaitingRun(async (all, runId) => {
      const given = await Promise.allSettled(Array.from({ length: 6 }, () => answer(all, runId)))
      expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const refusals = given.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
      expect(refusals).toEqual(Array.from({ length: 5 }, () => 'conflict'))
      const answers = (await listEvents(all.db, runId, 0)).filter(
        ({ fact }) => fact.type === 'question-answered',
      )
      expect(answers).toHaveLength(1)
    })
  })

  it('to an earlier round, to no question, or that does not fit, is refused', async () => {
    await withWaitingRun(async (all, runId) => {
      await expect(answer(all, runId, { round: 2 })).rejects.toMatchObject({ code: 'conflict' })
      await expect(answer(all, runId, { kind: 'perhaps' })).rejects.toMatchObject({ code: 'invalid-input' })
      const other = answerRun(all, {
        runId,
        pipeline: SOURCE_VALIDATION,
        step: 'search',
        round: 1,
        answer: {},
      })
      await expect(other).rejects.toMatchObject({ code: 'invalid-input' })
      expect(await listEvents(all.db, runId, 2)).toEqual([])
    })
  })

  it('that few sources are enough is only taken, and kept, with the word that this is known', async () => {
    await withWaitingRun(async (all, runId) => {
      const satisfied = (more: object) =>
        answerRun(all, {
          runId,
          pipeline: SOURCE_VALIDATION,
          step: 'refine',
          round: 1,
          answer: { kind: 'satisfied', ...more },
        })
      await expect(satisfied({})).rejects.toMatchObject({ code: 'not-acknowledged' })
      await expect(satisfied({ acknowledged: false })).rejects.toMatchObject({ code: 'not-acknowledged' })
      expect(await listEvents(all.db, runId, 2)).toEqual([])
      await satisfied({ acknowledged: true })
      expect((await listEvents(all.db, runId, 2))[0]?.fact).toMatchObject({
        type: 'question-answered',
        answer: { kind: 'satisfied', acknowledged: true },
      })
      // Late is late, whatever it says.
      await expect(satisfied({})).rejects.toMatchObject({ code: 'conflict' })
    }, 'refine')
  })

  it('is taken beside a worker that is always faster than whoever reads the log', async () => {
    await withWaitingRun(async (all, runId) => {
      const note: RunFact = {
        type: 'unit-noted',
        step: 'check-links',
        item: 'x',
        round: 1,
        note: { code: 'seen', data: {} },
      }
      let seq = 2
      const db = afterEachRead(all.db, async () => {
        await asWorker(all, runId, seq, [note])
        seq += 1
      })
      await answer({ ...all, db }, runId)
      const events = await listEvents(all.db, runId, 0)
      expect(events.at(-1)?.fact.type).toBe('question-answered')
    })
  })

  it('finds its place between the writes of a worker that is still busy, and reopens what it asks for', async () => {
    await withWaitingRun(async (all, runId) => {
      const note: RunFact = {
        type: 'unit-noted',
        step: 'check-links',
        item: 'x',
        round: 1,
        note: { code: 'seen', data: {} },
      }
      let seq = 2
      let isAnswered = false
      const busy = (async () => {
        while (!isAnswered) {
          const written = await asWorker(all, runId, seq, [note])
          if (written === null) return
          seq = written.at(-1)?.seq ?? seq
        }
      })()
      try {
        await answer(all, runId, { kind: 'back' })
      } finally {
        isAnswered = true
        await busy
      }
      const run = foldEvents(await listEvents(all.db, runId, 0))
      expect(run.status).toBe('running')
      expect(stepOf(run, 'next')).toMatchObject({ round: 2, asked: false, past: [{ answered: true }] })
    })
  })
})

/** The database, with something that happens after each reading of a log, before the reader learns what it says. */
function afterEachRead(db: Database, happen: () => Promise<void>): Database {
  const runEvent = new Proxy(db.runEvent, {
    get: (target, key) => {
      if (key !== 'findMany') return Reflect.get(target, key)
      return async (query: Parameters<typeof target.findMany>[0]) => {
        const found = await target.findMany(query)
        await happen()
        return found
      }
    },
  })
  return new Proxy(db, {
    get: (target, key) => (key === 'runEvent' ? runEvent : Reflect.get(target, key)),
  })
}
