import { expect, test } from 'vitest'
import { openDatabase } from '@/lib/adapters/store/client'
import type { SourceToSave } from '@/lib/contracts/collection'
import { foundWork } from '@/lib/pipelines/collection/collection-fixture'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { collectionStore, findCollection, saveQuestions } from './collections'

const database = prepareTestDatabase()

const question = { label: 'Work', description: '', min_sources: 2, concepts: [] }
const questions = ['one', 'two'].map((key) => ({ key, ...question }))

async function begun() {
  const { db } = database()
  const { projectId } = await addProject(db)
  await saveQuestions(db, projectId, { topic: 'Remote work', questions })
  return { db, projectId, store: collectionStore(db, projectId) }
}

function sourceOf(id: string, keys: readonly string[], doi: string | null = null): SourceToSave {
  const work = foundWork({ title: `Remote work ${id}`, id, doi, year: 2021 })
  return {
    sourceType: 'pubmed',
    externalId: id,
    url: 'https://example.org/a',
    title: work.title,
    excerpts: '',
    questions: keys,
    citationId: 'cit_1',
    work,
    reading: { part: 'unknown', direction: 'unknown' },
  }
}

test('twenty savings at once of ten sources leave ten, each with one number and the questions of both', async () => {
  const { store } = await begun()
  const ids = Array.from({ length: 10 }, (_, at) => String(at))
  await Promise.all(ids.flatMap((id) => ['one', 'two'].map((key) => store.saveSource(sourceOf(id, [key])))))
  const saved = await store.listSources()
  expect(new Set(saved.map(({ number }) => number)).size).toBe(10)
  for (const one of saved) expect([...one.questions].sort()).toEqual(['one', 'two'])
  expect(await store.countSources()).toEqual({
    total: 10,
    byQuestion: new Map([
      ['one', 10],
      ['two', 10],
    ]),
  })
})

test('what was saved, cited and found is there for another process, as it was', async () => {
  const { db, projectId, store } = await begun()
  const work = foundWork({ title: 'Remote work', id: '1', doi: '10.1/a' })
  await store.saveFound([{ ...work, source: [...work.source, { db: 'openalex', id: 'W1' }] }])
  await store.saveSource(sourceOf('1', ['one'], '10.1/a'))
  const claim = {
    claim: 'c',
    source_type: 'pubmed',
    source_id: '1',
    direct_quote: 'q',
    context: '',
    metadata: {},
  }
  await store.saveCitation({ id: 'cit_1', ...claim })
  const other = openDatabase(database().url)
  const later = collectionStore(other, projectId)
  expect(await later.listSources()).toEqual([{ ...sourceOf('1', ['one'], '10.1/a'), number: 1 }])
  expect(await later.findCitation('cit_1')).toEqual({ id: 'cit_1', ...claim })
  expect((await later.findFound('openalex', 'W1'))?.title).toBe('Remote work')
  expect(await later.findSource({ sourceType: 'openalex', externalId: 'W1', work })).toMatchObject({
    number: 1,
  })
  expect(await findCollection(other, projectId)).toMatchObject({ topic: 'Remote work', questions })
  await other.$disconnect()
  expect(await store.saveSource(sourceOf('1', ['two'], '10.1/a'))).toEqual({ number: 1, isNew: false })
  await saveQuestions(db, projectId, { topic: '', questions: questions.slice(1) })
  expect((await store.listSources())[0]?.questions).toEqual(['one', 'two'])
})

test('nothing of a collection is seen or joined from another project', async () => {
  const { store } = await begun()
  const { store: other } = await begun()
  await store.saveFound([foundWork({ title: 'Remote work', id: '1' })])
  await store.saveSource(sourceOf('1', ['one'], '10.1/a'))
  expect(await other.findFound('pubmed', '1')).toBeNull()
  expect(await other.listSources()).toEqual([])
  expect(await other.saveSource(sourceOf('1', ['two'], '10.1/a'))).toEqual({ number: 1, isNew: true })
})
