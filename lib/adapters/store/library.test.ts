import { expect, test } from 'vitest'
import { ProjectId } from '@/lib/contracts/ids'
import { contentOf } from '@/lib/core/library/item-content'
import { blockAt } from '@/lib/core/library/text-block'
import { addProject, prepareTestDatabase } from '@/lib/server/testing/test-database'
import { OWNER_BYTES_MAX, readItemFile, saveFile } from './library-files'
import { addItem, findItem, listItems, removeItem } from './library-items'
import { fillItem, keepQuotedPassages, listPassages, passagesOf, readItemText } from './library-texts'
import { createProject } from './projects'

const database = prepareTestDatabase()

const paragraphs = (...texts: readonly string[]) =>
  texts.flatMap((text, at) => [
    blockAt({ type: 'line', value: at * 2 + 1 }, { kind: 'heading', level: 1, text: `Part ${at + 1}` }),
    blockAt({ type: 'line', value: at * 2 + 2 }, { kind: 'paragraph', text }),
  ])
const content = (itemId: string, ...texts: readonly string[]) =>
  contentOf({ title: null, language: 'en', pages: null, blocks: paragraphs(...texts) }, itemId)

async function addRead(...texts: readonly string[]) {
  const { db } = database()
  const { projectId } = await addProject(db)
  const added = await addItem(db, projectId, { kind: 'text', title: 'Reading', state: 'waiting' })
  if (!added.ok) throw new Error(added.reason)
  await fillItem(db, projectId, { id: added.id, content: content(added.id, ...texts), text: 'full' })
  return { db, projectId, id: added.id }
}

test('an item gives its text back with parts and passages at their places', async () => {
  const { db, projectId, id } = await addRead('Quiet rooms help.', 'Loud rooms\u0000 do not.\ud800')
  const [entry] = await listItems(db, projectId)
  expect(entry).toMatchObject({ state: 'ready', item: { id, text: 'full', language: 'en', passages: 2 } })
  const read = await readItemText(db, projectId, id)
  const passages = await passagesOf(db, projectId, { itemId: id })
  expect(passages.map(({ headings }) => headings)).toEqual([['Part 1'], ['Part 2']])
  for (const { start, end, text } of passages) expect(read?.text.slice(start, end)).toBe(text)
  expect(read?.parts.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph'])
  expect(await passagesOf(db, projectId, { itemId: id, from: 1, limit: 1 })).toEqual([passages[1]])
})

test('nothing of an item is seen, changed or removed from another project', async () => {
  const { db, projectId, id } = await addRead('Quiet rooms help.')
  const { projectId: other } = await addProject(db)
  const [passage] = await passagesOf(db, projectId, { itemId: id })
  await fillItem(db, other, { id, content: content(id, 'Taken over.'), text: 'abstract' })
  expect(await findItem(db, other, id)).toBeNull()
  expect(await readItemText(db, other, id)).toBeNull()
  expect(await readItemFile(db, other, id)).toBeNull()
  expect(await passagesOf(db, other, { itemId: id })).toEqual([])
  expect(await listPassages(db, other, [passage?.id ?? ''])).toEqual([])
  expect(await removeItem(db, other, id)).toBe(false)
  expect((await readItemText(db, projectId, id))?.text).toContain('Quiet rooms help.')
})

test('a passage that an answer quotes outlives its item, the others do not', async () => {
  const { db, projectId, id } = await addRead('Quiet rooms help.', 'Loud rooms do not.')
  const [quoted, other] = await passagesOf(db, projectId, { itemId: id })
  await keepQuotedPassages(db, projectId, [quoted?.id ?? ''])
  expect(await removeItem(db, projectId, id)).toBe(true)
  expect(await listItems(db, projectId)).toEqual([])
  expect(await passagesOf(db, projectId, { itemId: id })).toEqual([])
  expect(await listPassages(db, projectId, [other?.id ?? '', quoted?.id ?? ''])).toEqual([quoted])
  expect(await db.libraryText.count({ where: { itemId: id } })).toBe(0)
  expect(await removeItem(db, projectId, id)).toBe(false)
})

test('a text that is read again replaces the earlier one, and what was quoted of it still resolves', async () => {
  const { db, projectId, id } = await addRead('Quiet rooms help.', 'Loud rooms do not.')
  const [quoted] = await passagesOf(db, projectId, { itemId: id })
  await keepQuotedPassages(db, projectId, [quoted?.id ?? ''])
  await fillItem(db, projectId, { id, content: content(id, 'Silent rooms help most.'), text: 'full' })
  const now = await passagesOf(db, projectId, { itemId: id })
  expect(now.map(({ text }) => text)).toEqual(['Silent rooms help most.'])
  expect(await listPassages(db, projectId, [quoted?.id ?? ''])).toEqual([quoted])
  await fillItem(db, projectId, { id, content: content(id, 'Quiet rooms help.'), text: 'full' })
  expect((await passagesOf(db, projectId, { itemId: id })).map((each) => each.id)).toEqual([quoted?.id])
})

test('a new project gives no new room to whoever has filled the others; others have theirs', async () => {
  const { db } = database()
  const { ownerId, projectId } = await addProject(db)
  const row = { projectId, hash: 'f'.repeat(64), bytes: Buffer.alloc(1), size: OWNER_BYTES_MAX - 20 }
  await db.libraryFile.create({ data: row })
  const second = ProjectId.parse(
    await createProject(db, ownerId, { title: 'More', locale: 'en', sandbox: false }),
  )
  expect(await saveFile(db, second, Buffer.from('twenty bytes at most'))).not.toBeNull()
  expect(await saveFile(db, second, Buffer.from('one more'))).toBeNull()
  expect(await saveFile(db, (await addProject(db)).projectId, Buffer.from('one more'))).not.toBeNull()
})

test('a file stands in a notebook once, and goes with its item', async () => {
  const { db } = database()
  const { projectId } = await addProject(db)
  const bytes = Buffer.from('%PDF-1.4 invented')
  const hash = (await saveFile(db, projectId, bytes)) ?? ''
  expect(await saveFile(db, projectId, bytes)).toBe(hash)
  const item = {
    kind: 'pdf',
    title: 'Invented',
    state: 'waiting',
    file: { name: 'invented.pdf', hash },
  } as const
  const first = await addItem(db, projectId, item)
  const again = await addItem(db, projectId, item)
  expect([first, again]).toMatchObject([
    { ok: true, isNew: true },
    { ok: true, isNew: false },
  ])
  const id = first.ok ? first.id : ''
  expect(again).toMatchObject({ id })
  expect(Buffer.from((await readItemFile(db, projectId, id)) ?? [])).toEqual(bytes)
  await removeItem(db, projectId, id)
  expect(await db.libraryFile.count({ where: { projectId } })).toBe(0)
  expect(await addItem(db, projectId, item)).toMatchObject({ ok: true, isNew: true })
})
