import { afterAll, beforeEach, expect, test } from 'vitest'
import { addItem, removeItem } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import { countVectors } from '@/lib/adapters/store/library-vectors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { EmbeddingPort } from '@/lib/contracts/ports'
import { contentOf } from '@/lib/core/library/item-content'
import { blockAt } from '@/lib/core/library/text-block'
import { embedInBackground } from './library/embed-library'
import { projectLibrary } from './project-library'
import { addProject, prepareTestDatabase } from './testing/test-database'

const database = prepareTestDatabase()
beforeEach(() => {
  globalThis.carrelVectors = undefined
})
afterAll(() => {
  globalThis.carrelVectors = undefined
})

/** Money points one way, birds another: words that the texts and the questions do not share. */
const directions: readonly (readonly [RegExp, readonly number[]])[] = [
  [/wages|emolument/i, [1, 0, 0, 0]],
  [/sparrows|nest/i, [0, 1, 0, 0]],
]
const vectorOf = (text: string) => directions.find(([words]) => words.test(text))?.[1] ?? [0, 0, 1, 0]
const model = (embed: EmbeddingPort['embed']): EmbeddingPort => ({ name: 'test/meaning', embed })
const honest = model(async (texts) => texts.map(vectorOf))
const silent = model(async () => null)

async function fill(projectId: ProjectId, id: string, text: string) {
  const blocks = [blockAt({ type: 'line', value: 1 }, { kind: 'paragraph', text })]
  const content = contentOf({ title: null, language: 'en', pages: null, blocks }, id)
  await fillItem(database().db, projectId, { id, content, text: 'full' })
}
async function add(projectId: ProjectId, text: string) {
  const added = await addItem(database().db, projectId, { kind: 'note', title: text, state: 'ready' })
  if (!added.ok) throw new Error(added.reason)
  await fill(projectId, added.id, text)
  return added.id
}
const texts = ['Wages rose in every town.', 'Sparrows build in spring.', 'Rivers carry sand.']
async function notebook() {
  const { projectId } = await addProject(database().db)
  const ids = []
  for (const text of texts) ids.push(await add(projectId, text))
  return { projectId, ids }
}
const ask = async (projectId: ProjectId, query: string, port: EmbeddingPort) => {
  const { hits } = await projectLibrary(database().db, projectId, port).search({
    query,
    type: 'vector',
    limit: 5,
    minimumScore: 0,
  })
  return hits.map(({ passage }) => passage.text)
}

test('a passage that shares no word with the question is found once the model has placed it', async () => {
  const { db } = database()
  const { projectId } = await notebook()
  expect(await ask(projectId, 'emolument', silent)).toEqual([])
  await embedInBackground(db, projectId, honest)
  expect(await countVectors(db, projectId, honest.name)).toBe(3)
  expect((await ask(projectId, 'emolument', honest))[0]).toBe(texts[0])
  // Words go on counting, and other notebooks are not looked into.
  expect((await ask(projectId, 'sand', honest))[0]).toBe(texts[2])
  const { projectId: other } = await addProject(db)
  await add(other, 'Rain falls.')
  await embedInBackground(db, other, honest)
  expect(await ask(other, 'emolument', honest)).toEqual([])
})

test('what was read again or removed is found by its present text only', async () => {
  const { db } = database()
  const { projectId, ids } = await notebook()
  await embedInBackground(db, projectId, honest)
  await ask(projectId, 'emolument', honest)
  await fill(projectId, ids[0] ?? '', 'Owls nest in barns.')
  await removeItem(db, projectId, ids[1] ?? '')
  await embedInBackground(db, projectId, honest)
  expect(await ask(projectId, 'sparrows', honest)).toEqual(['Owls nest in barns.'])
  expect(await ask(projectId, 'emolument', honest)).not.toContain(texts[0])
})

const broken: readonly (readonly [string, EmbeddingPort['embed']])[] = [
  ['is down', async () => null],
  ['throws', async () => Promise.reject(new Error('broken'))],
  ['never answers', () => new Promise(() => {})],
  ['lies about lengths', async () => [[0, 0, 0]]],
  ['answers for other texts', async () => []],
]
test.each(broken)('a model that %s leaves the search to the words', async (_, embed) => {
  const { projectId } = await notebook()
  expect(await ask(projectId, 'sparrows in spring', model(embed))).toEqual([texts[1]])
})
