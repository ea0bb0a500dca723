import { expect, it } from 'vitest'
import { saveQuestions } from '@/lib/adapters/store/collections'
import { createProject } from '@/lib/adapters/store/projects'
import { ProjectId } from '@/lib/contracts/ids'
import { prepareProcess } from '@/lib/server/testing/process-services'
import { signInStudent } from '@/lib/server/testing/request-headers'
import { prepareTestDatabase } from '@/lib/server/testing/test-database'
import { controlRun } from './control-run'
import { startCollection } from './start-collection'

const database = prepareTestDatabase()
const all = prepareProcess(database)

const question = {
  ...{ key: 'sleep', label: 'Sleep', description: '', min_sources: 3 },
  concepts: [['sleep']],
}

it('one collection runs at a time, and one that was stopped does not keep the next from beginning', async () => {
  const { ownerId } = await signInStudent()
  const made = await createProject(all().db, ownerId, { title: 'Sleep', locale: 'en', sandbox: true })
  const project = { id: ProjectId.parse(made), locale: 'en', sandbox: true }
  await saveQuestions(all().db, project.id, { topic: 'Sleep', questions: [question] })
  const first = await startCollection(all(), project, null)
  expect(await startCollection(all(), project, null)).toEqual(first)
  await controlRun(all(), first.runId, 'cancel')
  expect((await startCollection(all(), project, null)).runId).not.toBe(first.runId)
})
