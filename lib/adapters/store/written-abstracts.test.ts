import { expect, it } from 'vitest'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { listWrittenAbstracts, saveWrittenAbstract } from './written-abstracts'

const database = prepareTestDatabase()

it('an abstract is kept as written, replaced by a later one, and taken away, in its project alone', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const other = await addProject(db)
  await saveWrittenAbstract(db, projectId, { sourceId: 's1', text: 'First.' })
  await saveWrittenAbstract(db, projectId, { sourceId: 's1', text: 'Zweite\nFassung ✓' })
  await saveWrittenAbstract(db, other.projectId, { sourceId: 's1', text: 'Elsewhere.' })
  expect(await listWrittenAbstracts(db, projectId)).toMatchObject([
    { sourceId: 's1', text: 'Zweite\nFassung ✓' },
  ])
  await saveWrittenAbstract(db, projectId, { sourceId: 's1', text: null })
  expect(await listWrittenAbstracts(db, projectId)).toEqual([])
  expect(await listWrittenAbstracts(db, other.projectId)).toHaveLength(1)
})
