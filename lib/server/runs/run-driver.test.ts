import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '@/lib/adapters/store/client'
import { openEmbeddedDatabase } from '@/lib/adapters/store/embedded/embedded-database'
import { findServerPid } from '@/lib/adapters/store/embedded/server-pid'
import { migrate } from '@/lib/adapters/store/migrate'
import { createRun, listAbandonedRuns, listEvents, takeLease } from '@/lib/adapters/store/runs'
import { ProjectId, UserId } from '@/lib/contracts/ids'
import type { RunFact } from '@/lib/contracts/run'
import { foldEvents } from '@/lib/core/run/run-state'
import { ask, pipeline, task } from '@/lib/engine/pipeline'
import { packageRoot } from '@/lib/server/package-root'
import type { Services } from '@/lib/server/services'
import { makeTestFolder } from '@/lib/server/testing/database-server'
import { addProject, addProjectAccess, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { doubledCompletions } from '@/lib/server/testing/validation-script'
import { answerQuestion, appendByPerson } from './answer-run'
import { type RunDriver, startRunDriver } from './run-driver'

const database = prepareTestDatabase()
const model = {
  name: null,
  write: async () => ({ ok: false, reason: 'none', tokens: 0, fallbacks: [] }) as const,
}

const open: (Services | RunDriver)[] = []

async function services(url = database().url): Promise<Services> {
  const all = await openTestServices(url)
  open.push(all)
  return all
}

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await ('stop' in one ? one.stop() : one.close())
})

/** A step that waits at a door: `reached` resolves when a unit stands before it, `open` lets all through. */
function door() {
  let arrive = () => {}
  let pass = () => {}
  const reached = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const opened = new Promise<void>((resolve) => {
    pass = resolve
  })
  const wait = () => {
    arrive()
    return opened
  }
  return { reached, open: pass, wait }
}

function lineWithDoor({ wait }: { wait(): Promise<void> }) {
  const first = task('first', { output: z.number(), run: () => 1 })
  const middle = task('middle', {
    needs: [first],
    each: { items: () => ['a', 'b', 'c'] },
    output: z.string(),
    run: async ({ item, signal }) => {
      if (item !== 'b') return item
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      await Promise.race([wait(), aborted])
      return item
    },
  })
  const last = task('last', {
    needs: [middle],
    output: z.number(),
    run: ({ readUnits }) => readUnits(middle).ok.size,
  })
  return pipeline('test', [first, middle, last])
}

async function begin(all: Services): Promise<string> {
  const { projectId } = await addProject(all.db)
  const runId = await createRun(all.db, projectId, { pipeline: 'test', input: null, tokenBudget: null })
  await all.queue.wake(runId)
  return runId
}

async function drive(all: Services, line: ReturnType<typeof lineWithDoor>): Promise<RunDriver> {
  const driver = await startRunDriver(all, async () => ({ pipeline: line, ports: { model } }))
  open.push(driver)
  return driver
}

/** Resolves when the log has a fact of this type. */
async function seen(all: Services, runId: string, type: RunFact['type']): Promise<void> {
  let leave = () => {}
  const { project } = await all.db.run.findUniqueOrThrow({
    where: { id: runId },
    select: { project: { select: { id: true, ownerId: true } } },
  })
  const [projectId, ownerId] = [ProjectId.parse(project.id), UserId.parse(project.ownerId)]
  const access = await addProjectAccess(all.db, { projectId, ownerId })
  await new Promise<void>((resolve, reject) => {
    all.feed
      .watch(runId, 0, {
        access,
        onEvents: (events) => {
          if (events.some(({ fact }) => fact.type === type)) resolve()
        },
        onEnd: (why) => reject(new Error(why)),
      })
      .then((off) => {
        leave = off
      }, reject)
  })
  leave()
}

async function outcome(all: Services, runId: string) {
  const events = await listEvents(all.db, runId, 0)
  const run = foldEvents(events)
  return { status: run.status, last: run.steps.last?.units['']?.output, doubled: doubledCompletions(events) }
}

const wholeRun = { status: 'completed', last: 3, doubled: [] }

describe('a worker', () => {
  it('that is stopped gives its runs back at once, and another one finishes them', async () => {
    const [one, two] = [await services(), await services()]
    const [closed, free] = [door(), door()]
    free.open()
    const stopping = await drive(one, lineWithDoor(closed))
    const runId = await begin(one)
    await closed.reached
    await stopping.stop()
    expect(await takeLease(two.db, runId, 'anybody', -1)).toBe(true)
    await drive(two, lineWithDoor(free))
    await seen(two, runId, 'run-completed')
    expect(await outcome(two, runId)).toEqual(wholeRun)
  })

  it('that lost its lease appends nothing more, and the run ends once', async () => {
    const [one, two] = [await services(), await services()]
    const [late, free] = [door(), door()]
    free.open()
    await drive(one, lineWithDoor(late))
    const runId = await begin(one)
    await late.reached
    // As after a long pause of the whole process: the lease is somebody else's now, who then dies.
    const lease = (until: Date) =>
      one.db.run.update({ where: { id: runId }, data: { leaseOwner: 'gone', leaseUntil: until } })
    await lease(new Date(Date.now() + 60_000))
    late.open()
    await drive(two, lineWithDoor(free))
    await lease(new Date(0))
    await seen(two, runId, 'run-completed')
    expect(await outcome(two, runId)).toEqual(wholeRun)
  })

  it('finds runs of which it was never told', async () => {
    const all = await services()
    const { projectId } = await addProject(all.db)
    const runId = await createRun(all.db, projectId, { pipeline: 'test', input: null, tokenBudget: null })
    const free = door()
    free.open()
    await drive(all, lineWithDoor(free))
    await seen(all, runId, 'run-completed')
    expect(await outcome(all, runId)).toEqual(wholeRun)
  })

  it('hears an answer that comes just after it has looked for the last time', async () => {
    const all = await services()
    const asked = ask('asked', { needs: [], answer: z.object({ word: z.string() }) })
    const last = task('last', {
      needs: [asked],
      output: z.string(),
      run: ({ readAnswer }) => readAnswer(asked).word,
    })
    const answered: RunFact = { type: 'question-answered', step: 'asked', round: 1, answer: { word: 'late' } }
    let answer = async (runId: string) => {
      answer = async () => {}
      await appendByPerson(all, runId, [answered], 'running')
    }
    const wake = vi.spyOn(all.queue, 'wake')
    const late = { ...all, db: afterLastLook(all.db, () => answer(runId)) }
    const driver = await startRunDriver(late, async () => ({
      pipeline: pipeline('test', [asked, last]),
      ports: { model },
    }))
    open.push(driver)
    const runId = await begin(all)
    await seen(all, runId, 'run-completed')
    expect((await outcome(all, runId)).last).toBe('late')
    // The first wake-up and the answer's: the sweep, which comes every other second, was not needed.
    expect(wake).toHaveBeenCalledTimes(2)
  })

  it('lets a run rest that waits for the second of two answers, and is not woken for it', async () => {
    const all = await services()
    const Word = z.string()
    const left = ask('left', { needs: [], answer: Word })
    const right = ask('right', { needs: [], answer: Word })
    const last = task('last', {
      needs: [left, right],
      output: Word,
      run: ({ readAnswer }) => `${readAnswer(left)} ${readAnswer(right)}`,
    })
    const line = pipeline('test', [left, right, last])
    open.push(await startRunDriver(all, async () => ({ pipeline: line, ports: { model } })))
    const runId = await begin(all)
    const answer = (step: string) => answerQuestion(all, line, { runId, step, round: 1, answer: step })
    await seen(all, runId, 'question-asked')
    await answer('right')
    await seen(all, runId, 'run-waiting')
    expect(await all.db.run.findUnique({ where: { id: runId } })).toMatchObject({ status: 'waiting' })
    expect(await listAbandonedRuns(all.db, 1_000)).not.toContain(runId)
    await answer('left')
    await seen(all, runId, 'run-completed')
    expect((await outcome(all, runId)).last).toBe('left right')
  })

  it('that is stopped leaves a run to the sweep that asks while its units work', async () => {
    const all = await services()
    const never = door()
    const asked = ask('asked', { needs: [], answer: z.string() })
    const line = pipeline('test', [asked, ...lineWithDoor(never).steps])
    const stopping = await startRunDriver(all, async () => ({ pipeline: line, ports: { model } }))
    const runId = await begin(all)
    await never.reached
    await stopping.stop()
    expect(await all.db.run.findUnique({ where: { id: runId } })).toMatchObject({ status: 'waiting' })
    expect(await listAbandonedRuns(all.db, 1_000)).toContain(runId)
  })

  it('aborts the units of a run that a person in another process cancels', async () => {
    const [one, two] = [await services(), await services()]
    const never = door()
    await drive(one, lineWithDoor(never))
    const runId = await begin(one)
    await never.reached
    await appendByPerson(two, runId, [{ type: 'run-cancelled' }], 'cancelled', ['running'])
    const lease = async () => (await two.db.run.findUnique({ where: { id: runId } }))?.leaseOwner
    while ((await lease()) !== null) await new Promise((resolve) => setImmediate(resolve))
    expect(await two.db.run.findUnique({ where: { id: runId } })).toMatchObject({ status: 'cancelled' })
    expect((await outcome(two, runId)).status).toBe('cancelled')
  })

  it('goes on to the same end when the disk was full in the middle of a run', async () => {
    const all = await services()
    const half = door()
    await drive(all, lineWithDoor(half))
    const runId = await begin(all)
    await half.reached
    const disk = await fillDisk(all, runId)
    half.open()
    await expect.poll(disk.refusals, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
    expect((await outcome(all, runId)).status).toBe('running')
    await disk.free()
    await seen(all, runId, 'run-completed')
    expect(await outcome(all, runId)).toEqual(wholeRun)
  })

  it('goes on when PostgreSQL is killed and started again in the middle of a run', async () => {
    const root = makeTestFolder()
    const folder = path.join(root, 'postgres')
    const server = await openEmbeddedDatabase(folder)
    try {
      await migrate(server.url, path.join(packageRoot(), 'prisma/migrations'))
      const all = await services(server.url)
      const half = door()
      await drive(all, lineWithDoor(half))
      const runId = await begin(all)
      await half.reached
      process.kill(findServerPid(path.join(folder, 'cluster')) ?? 0, 'SIGKILL')
      half.open()
      await seenWhenever(all, runId)
      expect(await outcome(all, runId)).toEqual(wholeRun)
    } finally {
      for (const one of open.splice(0).reverse()) await ('stop' in one ? one.stop() : one.close())
      await server.close()
      rmSync(root, { recursive: true, force: true })
    }
  })
})

/** The database, with something that happens after a driver has read how far a run's log goes, before it learns it. */
function afterLastLook(db: Database, happen: () => Promise<void>): Database {
  const run = new Proxy(db.run, {
    get: (target, key) => {
      if (key !== 'findMany') return Reflect.get(target, key)
      return async (query: Parameters<typeof target.findMany>[0]) => {
        const found = await target.findMany(query)
        await happen()
        return found
      }
    },
  })
  return new Proxy(db, { get: (target, key) => (key === 'run' ? run : Reflect.get(target, key)) })
}

/** As `seen`, while the database may be away at first. */
async function seenWhenever(all: Services, runId: string): Promise<void> {
  for (;;) {
    try {
      return await seen(all, runId, 'run-completed')
    } catch {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

/** Makes PostgreSQL refuse every event of a run as it does on a full disk (53100); `refusals` counts how often it did. */
async function fillDisk({ db }: Services, runId: string) {
  // A sequence keeps its place when the transaction that moved it is undone.
  await db.$executeRawUnsafe('CREATE SEQUENCE disk_refusals')
  await db.$executeRawUnsafe(`
    CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM nextval('disk_refusals');
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
    END $$`)
  await db.$executeRawUnsafe(`
    CREATE TRIGGER full_disk BEFORE INSERT ON run_events FOR EACH ROW
    WHEN (NEW.run_id = '${runId}') EXECUTE FUNCTION refuse_event()`)
  return {
    refusals: async () => {
      const rows: { readonly last_value: bigint; readonly is_called: boolean }[] =
        await db.$queryRaw`SELECT last_value, is_called FROM disk_refusals`
      return rows[0]?.is_called ? Number(rows[0].last_value) : 0
    },
    free: async () => {
      await db.$executeRawUnsafe('DROP TRIGGER full_disk ON run_events')
    },
  }
}
