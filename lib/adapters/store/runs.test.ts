import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ProjectId, RunId } from '@/lib/contracts/ids'
import type { RunFact } from '@/lib/contracts/run'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import type { Database } from './client'
import { isQuestionOpen } from './open-questions'
import { setProjectDeleted } from './projects'
import {
  appendFacts,
  createRun,
  findLatestRun,
  findRun,
  latestSeqs,
  listAbandonedRuns,
  listEvents,
  listRuns,
  releaseLease,
  takeLease,
} from './runs'

const database = prepareTestDatabase()
const at = '2026-01-01T00:00:00.000Z'
const LEASE_MS = 60_000

const paused: RunFact = { type: 'run-paused', reason: 'person' }

async function addRun(db: Database) {
  const { ownerId, projectId } = await addProject(db)
  const runId = await createRun(db, projectId, { pipeline: 'test', input: null, tokenBudget: null })
  return { ownerId, projectId, runId: RunId.parse(runId) }
}

function completed(item: string, output: unknown): RunFact {
  return { type: 'unit-completed', step: 'work', item, round: 1, output, engine: 'code', tokens: 0, ms: 1 }
}

function asPerson(db: Database, runId: string, facts: readonly RunFact[]) {
  return appendFacts(db, runId, facts, {
    status: 'running',
    at,
    appender: { person: { expectStatus: ['running'] } },
  })
}

describe('the log', () => {
  it('is dense and complete with eight writers at once, and a batch stays together', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    const write = async (writer: number) => {
      for (let turn = 0; turn < 15; turn += 1) {
        await asPerson(db, runId, [completed(`${writer}-${turn}-a`, 1), completed(`${writer}-${turn}-b`, 2)])
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)))
    const events = await listEvents(db, runId, 0)
    expect(events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 1 + 8 * 15 * 2 }, (_, index) => index + 1),
    )
    const items = events.flatMap(({ fact }) => (fact.type === 'unit-completed' ? [fact.item] : []))
    expect(new Set(items).size).toBe(240)
    for (let index = 0; index < items.length; index += 2) {
      expect(items[index + 1]).toBe(items[index]?.replace(/a$/, 'b'))
    }
  })

  it('is read in pages without a gap, from any place', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    const facts = Array.from({ length: 1_201 }, (_, index) => completed(`${index}`, index))
    await asPerson(db, runId, facts)
    const all = await listEvents(db, runId, 0)
    expect(all).toHaveLength(1_202)
    expect(await listEvents(db, runId, 1_000)).toEqual(all.slice(1_000))
    expect(await listEvents(db, runId, 1_202)).toEqual([])
    expect(await latestSeqs(db, [runId])).toEqual([{ id: runId, seq: 1_202 }])
  })

  it('gives back what was written, less what jsonb cannot hold', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    const whole = 'ação 𝒳 漢字 عربى 🙂 " \\ \n'
    const written = await asPerson(db, runId, [
      completed('u', { text: `${whole}\u0000 \ud83d`, deep: ['\udc00'] }),
    ])
    const [event] = await listEvents(db, runId, 1)
    expect(written).toMatchObject([{ seq: 2, at }])
    expect(event).toMatchObject({ fact: { output: { text: `${whole} \ufffd`, deep: ['\ufffd'] } } })
  })

  it('takes any JSON value', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 3 }),
        fc.string({ unit: 'binary', maxLength: 80 }),
        async (value, text) => {
          const written = await asPerson(db, runId, [completed('any', { value, text })])
          const [event] = await listEvents(db, runId, (written?.[0]?.seq ?? 1) - 1)
          const clean = (json: string): unknown =>
            JSON.parse(json.replaceAll('\\u0000', '').replaceAll('-0', '0'))
          if (event?.fact.type !== 'unit-completed') throw new Error('another fact')
          expect(clean(JSON.stringify(event.fact.output))).toEqual(
            clean(
              JSON.stringify({ value, text: text.toWellFormed() }).replaceAll(/\\ud[89a-f]../gi, '\ufffd'),
            ),
          )
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('the lease', () => {
  it('is held by one process, renewed by it, and given back only by it', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, index) => takeLease(db, runId, `worker-${index}`, LEASE_MS)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    const holder = `worker-${taken.indexOf(true)}`
    expect(await takeLease(db, runId, holder, LEASE_MS)).toBe(true)
    await releaseLease(db, runId, 'somebody else')
    expect(await takeLease(db, runId, 'somebody else', LEASE_MS)).toBe(false)
    await releaseLease(db, runId, holder)
    expect(await takeLease(db, runId, 'somebody else', LEASE_MS)).toBe(true)
  })

  it('fences: who lost it appends nothing', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    await takeLease(db, runId, 'old', -1)
    await takeLease(db, runId, 'new', LEASE_MS)
    const append = (lease: string, afterSeq: number) =>
      appendFacts(db, runId, [completed(lease, lease)], {
        status: 'running',
        at,
        appender: { lease, afterSeq },
      })
    await expect(append('old', 1)).rejects.toMatchObject({ code: 'lease-lost' })
    await append('new', 1)
    await expect(append('old', 2)).rejects.toMatchObject({ code: 'lease-lost' })
    const events = await listEvents(db, runId, 1)
    expect(events.map(({ fact }) => 'item' in fact && fact.item)).toEqual(['new'])
  })

  it('does not let its holder append what rests on an older log', async () => {
    const { db } = database()
    const { projectId, runId } = await addRun(db)
    await takeLease(db, runId, 'worker', LEASE_MS)
    const appender = { person: { expectStatus: ['running'] as const } }
    await appendFacts(db, runId, [paused], { status: 'paused', at, appender })
    const late = await appendFacts(db, runId, [{ type: 'run-completed' }], {
      status: 'completed',
      at,
      appender: { lease: 'worker', afterSeq: 1 },
    })
    expect(late).toBeNull()
    expect(await findRun(db, projectId, runId)).toMatchObject({ status: 'paused', seq: 2 })
  })

  it('is missed by the sweep when it has run out or was never taken, but not in deleted projects', async () => {
    const { db } = database()
    const [fresh, expired, held, deleted] = await Promise.all([
      addRun(db),
      addRun(db),
      addRun(db),
      addRun(db),
    ])
    await takeLease(db, expired.runId, 'dead', -1)
    await takeLease(db, held.runId, 'alive', LEASE_MS)
    await setProjectDeleted(db, deleted.ownerId, deleted.projectId, new Date())
    const abandoned = await listAbandonedRuns(db, 1_000)
    const isAbandoned = ({ runId }: { runId: string }) => abandoned.includes(runId)
    expect([fresh, expired, held, deleted].map(isAbandoned)).toEqual([true, true, false, false])
    expect(await listAbandonedRuns(db, 1)).toHaveLength(1)
  })
})

describe("a person's words", () => {
  it('are refused when the run is in another state, and nothing is written', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    const appender = { person: { expectStatus: ['waiting', 'paused'] as const } }
    const answer = appendFacts(db, runId, [paused], { status: 'paused', at, appender })
    await expect(answer).rejects.toMatchObject({ code: 'conflict' })
    expect(await listEvents(db, runId, 1)).toEqual([])
  })
})

describe('an answer', () => {
  const ask = (step: string, round = 1): RunFact => ({ type: 'question-asked', step, round, question: null })
  const answered = (step: string, round = 1): RunFact => ({
    type: 'question-answered',
    step,
    round,
    answer: 'yes',
  })
  const reopened = (...steps: string[]): RunFact => ({ type: 'steps-reopened', steps, note: '' })
  const answer = (db: Database, runId: string, step: string, round = 1, ...also: RunFact[]) =>
    appendFacts(db, runId, [answered(step, round), ...also], {
      status: 'running',
      at,
      appender: { person: { expectStatus: ['running', 'waiting'], question: { step, round } } },
    })
  const isOpen = (db: Database, runId: string, step: string, round = 1) =>
    isQuestionOpen(db, runId, { step, round })

  it('is taken while its question is open in that round, however many others are', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    await asPerson(db, runId, [ask('left'), ask('right', 2)])
    await expect(answer(db, runId, 'right', 1)).rejects.toMatchObject({ code: 'conflict' })
    await expect(answer(db, runId, 'middle')).rejects.toMatchObject({ code: 'conflict' })
    await answer(db, runId, 'left')
    await expect(answer(db, runId, 'left')).rejects.toMatchObject({ code: 'conflict' })
    await answer(db, runId, 'right', 2)
    const events = await listEvents(db, runId, 3)
    expect(events.map(({ fact }) => 'step' in fact && fact.step)).toEqual(['left', 'right'])
  })

  it('is refused after its step was reopened, until it is asked again', async () => {
    const { db } = database()
    const { runId } = await addRun(db)
    await asPerson(db, runId, [ask('left'), ask('right')])
    await answer(db, runId, 'left', 1, reopened('right', 'left'))
    expect(await isOpen(db, runId, 'right')).toBe(false)
    await asPerson(db, runId, [ask('right', 2), reopened('left'), ask('left', 2), answered('left', 2)])
    expect(await isOpen(db, runId, 'right', 2)).toBe(true)
    expect(await isOpen(db, runId, 'left', 2)).toBe(false)
  })

  it('finds the questions of a run that was begun before they had a column', async () => {
    const { db } = database()
    const runs = await Promise.all(Array.from({ length: 40 }, () => addRun(db)))
    const steps = fc.constantFrom('a', 'b', 'c')
    const facts = fc.array(
      fc.oneof(
        fc.tuple(steps, fc.integer({ min: 1, max: 3 })).map(([step, round]) => ask(step, round)),
        steps.map((step) => answered(step)),
        fc.uniqueArray(steps, { minLength: 1 }).map((keys) => reopened(...keys)),
      ),
      { maxLength: 8 },
    )
    const samples = fc.sample(facts, runs.length)
    for (const [index, { runId }] of runs.entries()) {
      for (const fact of samples[index] ?? []) await asPerson(db, runId, [fact])
    }
    const columns = () =>
      db.run.findMany({
        where: { id: { in: runs.map(({ runId }) => runId) } },
        orderBy: { id: 'asc' },
        select: { id: true, openQuestions: true },
      })
    const kept = await columns()
    expect(kept.some(({ openQuestions }) => JSON.stringify(openQuestions) !== '{}')).toBe(true)
    const migration = readFileSync('prisma/migrations/20261122214000_open_questions/migration.sql', 'utf8')
    await db.$executeRaw`UPDATE runs SET open_questions = '{}'`
    // Facts were jsonb then.
    const asThen = 'WITH run_events AS (SELECT run_id, seq, fact::jsonb AS fact FROM run_events)'
    await db.$executeRawUnsafe(`${asThen} ${migration.slice(migration.indexOf('UPDATE "runs"'))}`)
    expect(await columns()).toEqual(kept)
  })
})

describe('several runs of one pipeline', () => {
  it('stand beside each other, and the project keeps its own', async () => {
    const { db } = database()
    const { projectId, runId } = await addRun(db)
    const begin = (purpose: string) =>
      createRun(db, projectId, { pipeline: 'test', purpose, parentId: runId, input: null, tokenBudget: null })
    const [method, style] = [await begin('method'), await begin('style')]
    expect((await findLatestRun(db, projectId, 'test'))?.id).toBe(runId)
    expect((await findLatestRun(db, projectId, 'test', 'style'))?.id).toBe(style)
    expect(await findLatestRun(db, projectId, 'test', 'tone')).toBeNull()
    const ids = async (wanted: { purpose?: string; parentId?: RunId } = {}) =>
      (await listRuns(db, projectId, { pipeline: 'test', ...wanted })).map(({ id }) => id)
    expect(new Set(await ids())).toEqual(new Set([style, method, runId]))
    expect(await ids({ purpose: 'method' })).toEqual([method])
    expect(new Set(await ids({ parentId: runId }))).toEqual(new Set([style, method]))
    const other = await addRun(db)
    expect(await listRuns(db, other.projectId, { pipeline: 'test', purpose: 'style' })).toEqual([])
    await db.run.delete({ where: { id: runId } })
    expect(await ids()).toEqual([])
  })
})

describe('whose run it is', () => {
  it('is asked with the project: in another project there is no such run', async () => {
    const { db } = database()
    const [own, other] = await Promise.all([addRun(db), addRun(db)])
    expect(await findRun(db, own.projectId, own.runId)).toMatchObject({ id: own.runId })
    expect(await findRun(db, other.projectId, own.runId)).toBeNull()
    expect(await findRun(db, ProjectId.parse('none'), own.runId)).toBeNull()
  })
})
