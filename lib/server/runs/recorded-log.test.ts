import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createRun, listEvents } from '@/lib/adapters/store/runs'
import { RunEvent } from '@/lib/contracts/run'
import { SOURCE_VALIDATION } from '@/lib/contracts/source-validation'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { openTestServices } from '@/lib/server/testing/test-services'
import { scriptedInput } from '@/lib/server/testing/validation-script'
import { recordedLog } from './recorded-log'

const database = prepareTestDatabase()

it('a recorded log holds every event of its run, under the name of what wrote it', async () => {
  const services = await openTestServices(database().url)
  const { projectId } = await addProject(services.db)
  const runId = await createRun(services.db, projectId, {
    pipeline: SOURCE_VALIDATION,
    input: scriptedInput,
    tokenBudget: null,
  })
  const { name, file } = await recordedLog(services, runId)
  expect(name).toMatch(/^source-validation-\d+-\w+$/)
  const events = gunzipSync(file)
    .toString('utf8')
    .split('\n')
    .map((line) => RunEvent.parse(JSON.parse(line)))
  expect(events).toEqual(await listEvents(services.db, runId, 0))
  await expect(recordedLog(services, randomUUID())).rejects.toMatchObject({ code: 'not-found' })
  await services.close()
})
