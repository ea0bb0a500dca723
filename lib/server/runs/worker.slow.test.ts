import { expect, it } from 'vitest'
import { survive, WorkerPair } from '@/chaos/kill-workers'
import { foldEvents } from '@/lib/core/run/run-state'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { doubledCompletions } from '@/lib/server/testing/validation-script'
import { startSandbox } from '@/sandbox/server'

/** In the middle of the first search. */
const KILL_AT_SEQ = 15

const database = prepareTestDatabase()

it('a validation goes on in another worker process when the one that drives it is killed, with nothing doubled', async () => {
  const sandbox = await startSandbox({ faults: { crossref: { latencyMs: 300 } } })
  const services = await openTestServices(database().url)
  const workers = new WorkerPair({ DATABASE_URL: database().url, SANDBOX_URL: sandbox.url })
  try {
    await workers.start()
    const { events, backMs } = await survive(services, workers, KILL_AT_SEQ)
    const run = foldEvents(events)
    expect(run.status).toBe('completed')
    expect(Object.keys(run.steps.search?.units ?? {})).toHaveLength(7)
    expect(doubledCompletions(events)).toEqual([])
    // How long that takes is measured by `npm run chaos`.
    expect(backMs).not.toBeNull()
  } finally {
    await workers.stop()
    await services.close()
    await sandbox.close()
  }
}, 120_000)
