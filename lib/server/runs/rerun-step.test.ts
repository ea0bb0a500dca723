import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findLatestRun, listEvents } from '@/lib/adapters/store/runs'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { foldEvents, stepOf } from '@/lib/core/run/run-state'
import { row } from '@/lib/pipelines/testing/probe/row'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { beginPipeline } from './begin-pipeline'
import { controlRun } from './control-run'
import { rerunStep } from './rerun-step'
import { startWorker } from './worker'

const database = prepareTestDatabase()

beforeAll(() => {
  globalThis.carrelExtraPipelines = [row]
})
afterAll(() => {
  globalThis.carrelExtraPipelines = undefined
})

test('a pipeline of 46 agents that only a row makes known is driven, paused, resumed, and one agent of it run again', async () => {
  const all = await openTestServices(database().url)
  const worker = await startWorker(all)
  try {
    const { projectId } = await addProject(all.db)
    const { runId } = await beginPipeline(all, projectId, 'probe')
    const standing = async () => foldEvents(await listEvents(all.db, runId, 0))
    const until = (status: string) =>
      vi.waitFor(async () => expect((await standing()).status).toBe(status), {
        timeout: 60_000,
        interval: 100,
      })

    await vi.waitFor(async () => expect(stepOf(await standing(), 'read-1').items).not.toBeNull(), {
      timeout: 30_000,
    })
    await controlRun(all, runId, 'pause')
    const paused = await standing()
    expect(paused.status).toBe('paused')
    expect(stepOf(paused, 'finish-1').items).toBeNull()
    await controlRun(all, runId, 'resume')
    await until('completed')
    expect((await findLatestRun(all.db, projectId, 'probe'))?.status).toBe('completed')

    await rerunStep(all, { runId, pipeline: 'probe', step: 'check-1', alone: false })
    await until('completed')
    const run = await standing()
    expect(
      Object.values(run.steps)
        .filter(({ round }) => round === 2)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['check-1', 'finish-1', 'finish-2', 'finish-3', 'finish-4'])
    expect(Object.values(run.steps)).toHaveLength(46)
    const elsewhere = rerunStep(all, { runId, pipeline: SOURCE_VALIDATION, step: 'search', alone: true })
    await expect(elsewhere).rejects.toMatchObject({ code: 'invalid-input' })
  } finally {
    await worker.stop()
    await all.close()
  }
}, 180_000)
