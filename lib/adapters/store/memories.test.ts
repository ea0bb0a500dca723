import { describe, expect, it } from 'vitest'
import { ProjectId } from '@/lib/contracts/ids'
import { addProject, addUser, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { listMemories, PATRICIA, saveMemory } from './memories'
import { createProject, setProjectDeleted } from './projects'

const database = prepareTestDatabase()

describe('what an assistant remembers', () => {
  it('reaches the next project of the same student, and nobody else', async () => {
    const { db } = database()
    const { ownerId, projectId } = await addProject(db)
    const next = ProjectId.parse(
      await createProject(db, ownerId, { title: 'Next', locale: 'en', sandbox: false }),
    )
    const stranger = await addUser(db)
    await saveMemory(db, projectId, { runId: 'r1', assistant: PATRICIA, content: { topic: 'first words' } })
    await saveMemory(db, projectId, { runId: 'r1', assistant: PATRICIA, content: { topic: 'mangroves' } })
    const of = { ownerId, assistant: PATRICIA, besides: next, sandbox: false }
    expect(await listMemories(db, of)).toEqual([{ topic: 'mangroves' }])
    expect(await listMemories(db, { ...of, ownerId: stranger })).toEqual([])
    expect(await listMemories(db, { ...of, besides: projectId })).toEqual([])
    // What was learned on invented publications says nothing about real ones.
    expect(await listMemories(db, { ...of, sandbox: true })).toEqual([])
    await setProjectDeleted(db, ownerId, projectId, new Date())
    expect(await listMemories(db, of)).toEqual([])
  })
})
