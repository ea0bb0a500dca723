import { afterEach, describe, expect, it } from 'vitest'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openRunQueue, type RunQueue } from './run-queue'

const database = prepareTestDatabase()
const open: RunQueue[] = []

async function queue(): Promise<RunQueue> {
  const one = await openRunQueue(database().url, () => undefined)
  open.push(one)
  return one
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.stop()
})

/** Collects wake-ups and tells when a certain one came. */
function wakeUps() {
  const came: string[] = []
  const waiting = new Map<string, () => void>()
  return {
    came,
    take: async (runId: string) => {
      came.push(runId)
      waiting.get(runId)?.()
    },
    of: (runId: string) => new Promise<void>((resolve) => waiting.set(runId, resolve)),
  }
}

describe('a wake-up', () => {
  it('given in one process reaches a worker in another, once', async () => {
    const [here, there] = [await queue(), await queue()]
    const seen = wakeUps()
    const [first, last] = [seen.of('first'), seen.of('last')]
    await there.work(2, seen.take)
    await here.wake('first')
    await first
    await here.wake('last')
    await last
    expect(seen.came).toEqual(['first', 'last'])
  })

  it('asked for ten times before a worker comes is one', async () => {
    const here = await queue()
    const seen = wakeUps()
    for (let times = 0; times < 10; times += 1) await here.wake('again')
    await here.wake('end')
    const end = seen.of('end')
    await here.work(1, seen.take)
    await end
    expect(seen.came).toEqual(['again', 'end'])
  })

  it('is taken by the process that gives it when that works itself and has a place free', async () => {
    const [here, there] = [await queue(), await queue()]
    const [mine, theirs] = [wakeUps(), wakeUps()]
    await here.work(1, mine.take)
    await there.work(1, theirs.take)
    await here.wake('own')
    expect(mine.came).toEqual(['own'])
    expect(theirs.came).toEqual([])
  })

  it('that one worker has no place for is taken by the other, also after every connection was cut', async () => {
    const [first, second, asking] = [await queue(), await queue(), await queue()]
    const taken: string[] = []
    const holds = new Map<string, () => void>()
    const hold = (worker: string) => (runId: string) =>
      new Promise<void>((resolve) => {
        taken.push(worker)
        holds.set(runId, resolve)
      })
    await first.work(1, hold('first'))
    await second.work(1, hold('second'))
    const bothTake = async (ids: readonly [string, string]) => {
      taken.splice(0)
      // Asked again while connections that were cut are made anew.
      for (const id of ids) await expect.poll(() => asking.wake(id).then(() => 'asked', String)).toBe('asked')
      await expect.poll(() => taken.toSorted(), { timeout: 30_000 }).toEqual(['first', 'second'])
      for (const id of ids) holds.get(id)?.()
    }
    await bothTake(['a', 'b'])
    await database().db.$executeRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`
    await bothTake(['c', 'd'])
  }, 90_000)

  it('for a run that is being driven waits, and comes after it', async () => {
    const here = await queue()
    const seen = wakeUps()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const begun = seen.of('run')
    await here.work(1, async (runId) => {
      await seen.take(runId)
      await held
    })
    await here.wake('run')
    await begun
    const again = seen.of('run')
    await here.wake('run')
    expect(seen.came).toEqual(['run'])
    release()
    await again
    expect(seen.came).toEqual(['run', 'run'])
  })

  it('that a worker fails at is not given again: the sweep looks after the run', async () => {
    const here = await queue()
    const seen = wakeUps()
    const end = seen.of('end')
    await here.work(1, async (runId) => {
      await seen.take(runId)
      if (runId === 'fails') throw new Error('as a bug would')
    })
    await here.wake('fails')
    await here.wake('end')
    await end
    expect(seen.came.sort()).toEqual(['end', 'fails'])
  })
})
