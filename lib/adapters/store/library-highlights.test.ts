import { expect, it } from 'vitest'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import {
  countHighlights,
  createHighlight,
  deleteHighlight,
  listHighlights,
  setHighlightNote,
} from './library-highlights'
import { listReadings, saveReading } from './library-readings'

const database = prepareTestDatabase()

const highlight = {
  id: 'h1',
  itemId: 'item',
  passageId: 'p1',
  quote: 'Productivity rose.',
  prefix: '',
  suffix: ' Then',
  note: '',
  createdAt: new Date('2026-11-23T03:00:00Z'),
}

it('a highlight is kept letter by letter, noted and taken away, in its project alone', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const other = await addProject(db)
  await createHighlight(db, projectId, highlight)
  await createHighlight(db, projectId, { ...highlight, quote: 'sent again' })
  const { itemId, ...kept } = highlight
  expect(await listHighlights(db, projectId, itemId)).toEqual([kept])
  expect(await listHighlights(db, other.projectId, itemId)).toEqual([])

  expect(await setHighlightNote(db, other.projectId, { id: 'h1', note: 'mine?' })).toBe(false)
  expect(await deleteHighlight(db, other.projectId, 'h1')).toBe(false)
  expect(await setHighlightNote(db, projectId, { id: 'h1', note: 'Compare.' })).toBe(true)
  expect(await listHighlights(db, projectId, itemId)).toMatchObject([{ note: 'Compare.' }])
  expect(await countHighlights(db, projectId)).toEqual(new Map([['item', 1]]))
  expect(await deleteHighlight(db, projectId, 'h1')).toBe(true)
  expect(await listHighlights(db, projectId, itemId)).toEqual([])
})

it('how far an item is read is kept, changed, and known in its project alone', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const other = await addProject(db)
  await saveReading(db, projectId, { itemId: 'item', state: 'reading' })
  await saveReading(db, projectId, { itemId: 'item', state: 'read' })
  expect(await listReadings(db, projectId)).toEqual(new Map([['item', 'read']]))
  expect(await listReadings(db, other.projectId)).toEqual(new Map())
})
