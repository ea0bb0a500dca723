import { expect, test } from 'vitest'
import { addItem, removeItem } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import { searchWords } from '@/lib/adapters/store/search-words'
import type { ProjectId } from '@/lib/contracts/ids'
import { contentOf } from '@/lib/core/library/item-content'
import { blockAt } from '@/lib/core/library/text-block'
import { projectLibrary } from './project-library'
import { addProject, prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()

const content = (itemId: string, texts: readonly string[], language: string) => {
  const blocks = texts.map((text, at) =>
    blockAt({ type: 'line', value: at + 1 }, { kind: 'paragraph', text }),
  )
  // Paragraphs of this length would be joined: a heading between them keeps them apart.
  const headed = blocks.flatMap((block, at) => [
    blockAt({ type: 'line', value: at + 1 }, { kind: 'heading', level: 1, text: `Part ${at + 1}` }),
    block,
  ])
  return contentOf({ title: null, language, pages: null, blocks: headed }, itemId)
}
async function add(projectId: ProjectId, title: string, texts: readonly string[], language = 'en') {
  const { db } = database()
  const added = await addItem(db, projectId, { kind: 'note', title, state: 'ready' })
  if (!added.ok) throw new Error(added.reason)
  await fillItem(db, projectId, { id: added.id, content: content(added.id, texts, language), text: 'full' })
  return added.id
}
const ask = (projectId: ProjectId, query: string, type: 'text' | 'vector' = 'vector') =>
  projectLibrary(database().db, projectId).search({ query, type, limit: 5, minimumScore: 0 })

test('a notebook is searched as it is now: what is added is found, what is changed or removed is not', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  expect(await ask(projectId, 'bees')).toEqual({ hits: [], total: 0 })
  const id = await add(projectId, 'Bees', ['Honeybees collect nectar in towns.', 'Hives are weighed.'])
  expect((await ask(projectId, 'honeybees in towns')).hits[0]).toMatchObject({
    title: 'Bees',
    passage: { itemId: id },
  })
  await fillItem(db, projectId, {
    id,
    content: content(id, ['Wasps build nests of paper.'], 'en'),
    text: 'full',
  })
  expect((await ask(projectId, 'honeybees', 'text')).hits).toEqual([])
  expect((await ask(projectId, 'wasps')).hits[0]?.passage.text).toContain('Wasps')
  await removeItem(db, projectId, id)
  expect((await ask(projectId, 'wasps')).hits).toEqual([])
})

test('a question in another language finds the passage, and no other project does', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const { projectId: other } = await addProject(db)
  await add(projectId, 'Sono', ['A memória dos adolescentes que dormiram pouco piorou.'], 'pt')
  await add(other, 'Sleep', ['The memory of adolescents who slept little got worse.'])
  const { hits } = await ask(projectId, 'adolescent memory')
  expect(hits.map(({ title }) => title)).toEqual(['Sono'])
})

test('the passages around one are those of its item, while it has them', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const id = await add(projectId, 'Rooms', [
    'First of all.',
    'Quiet rooms help.',
    'Third of all.',
    'Fourth of all.',
  ])
  const library = projectLibrary(db, projectId)
  const passage = (await ask(projectId, 'quiet rooms')).hits[0]?.passage
  const around = await library.around(passage?.id ?? '', 1)
  expect(around.map(({ text }) => text)).toEqual(['First of all.', 'Quiet rooms help.', 'Third of all.'])
  await removeItem(db, projectId, id)
  expect(await library.around(passage?.id ?? '', 1)).toEqual([])
})

test('the database finds words by their stems and without accents, in each language, and takes signs for nothing', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const { projectId: other } = await addProject(db)
  await add(projectId, 'Educação', ['As educações comparadas das crianças.'], 'pt')
  await add(projectId, 'Rooms', ['Quiet rooms helped the readers.'])
  await add(other, 'Rooms', ['Quiet rooms helped the readers.'])
  const search = (query: string) =>
    searchWords(db, projectId, { query, languages: ['en', 'pt', 'es'], limit: 5 })
  expect(await search('EDUCACOES')).toMatchObject({ hits: [{ score: expect.any(Number) }], total: 1 })
  expect((await search('reader helping')).total).toBe(1)
  for (const query of ["' | ! & :*", '<-> (', "room'); DROP TABLE library_passages; --", '🦄'])
    expect((await search(query)).total).toBeLessThanOrEqual(1)
})
