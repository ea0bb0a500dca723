import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallPdf } from '@/e2e/small-pdf'
import { readItemFile, saveFile } from '@/lib/adapters/store/library-files'
import { addItem, findItem, setItemState } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import { claimItem } from '@/lib/adapters/store/library-unread'
import { saveReference } from '@/lib/adapters/store/library-works'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Work } from '@/lib/contracts/work'
import { makeWork } from '@/lib/core/records/make-work'
import { type CatalogueRecord, isOpen } from '@/sandbox/catalogue/record'
import { pdfOf } from '@/sandbox/pdf'
import { type Sandbox, startSandbox } from '@/sandbox/server'
import { addProject, prepareTestDatabase } from '../testing/test-database'
import { openTestServices } from '../testing/test-services'
import { readUnreadItems } from './read-items'

const database = prepareTestDatabase()
let sandbox: Sandbox
let all: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  sandbox = await startSandbox()
  globalThis.carrelSandbox = Promise.resolve({ url: sandbox.url, close: () => sandbox.close() })
  all = await openTestServices(database().url)
}, 60_000)
afterAll(async () => {
  globalThis.carrelSandbox = undefined
  await all.close()
  await sandbox.close()
})

const paper = smallPdf({
  title: 'Reading rooms at night',
  author: 'Ana Prado, Tom Marsh',
  abstract: 'Night readers in quiet rooms remembered 31 percent more of what they read than others did.',
})

async function addPdf(projectId: ProjectId, bytes = paper) {
  const hash = (await saveFile(all.db, projectId, bytes)) ?? ''
  const file = { name: 'scan-0001.pdf', hash }
  const added = await addItem(all.db, projectId, { kind: 'pdf', title: 'scan-0001', state: 'waiting', file })
  if (!added.ok) throw new Error(added.reason)
  return added.id
}
const inSandbox = () => addProject(all.db, { sandbox: true })

describe('items that wait for their reading', () => {
  test('are read by whoever looks next when the process that read them has ended, and by nobody while it lives', async () => {
    const { projectId } = await inSandbox()
    const [left, held] = [await addPdf(projectId), await addPdf(projectId, Buffer.concat([paper, paper]))]
    const claim = (id: string, until: number) =>
      claimItem(all.db, projectId, { id, now: new Date(), until: new Date(Date.now() + until) })
    expect(await claim(left, -1)).toBe(true)
    expect(await claim(held, 60_000)).toBe(true)
    expect(await claim(held, 60_000)).toBe(false)
    await readUnreadItems(all)
    expect(await findItem(all.db, projectId, left)).toMatchObject({ state: 'ready', item: { text: 'full' } })
    expect(await findItem(all.db, projectId, held)).toMatchObject({ state: 'reading' })
  })

  test('of a deleted project are left alone', async () => {
    const { projectId } = await inSandbox()
    const id = await addPdf(projectId)
    await all.db.project.update({ where: { id: projectId }, data: { deletedAt: new Date() } })
    await readUnreadItems(all)
    expect(await findItem(all.db, projectId, id)).toMatchObject({ state: 'waiting' })
  })
})

describe('the reference of an uploaded PDF', () => {
  test('is what its first page prints, and its title becomes the title of the item', async () => {
    const { projectId } = await inSandbox()
    const id = await addPdf(projectId)
    await readUnreadItems(all)
    const entry = await findItem(all.db, projectId, id)
    expect(entry?.item.title).toBe('Reading rooms at night')
    expect(entry?.item.work).toMatchObject({
      title: 'Reading rooms at night',
      year: 2021,
      authors: [{ family: 'Prado' }, { family: 'Marsh' }],
    })
  })

  test('is completed by the indexes that know the work', async () => {
    const { projectId } = await inSandbox()
    const known = sandbox.library.records.find(
      ({ doi, authors, kind, year }) => doi && authors.length > 1 && kind === 'article' && year === 2021,
    )
    if (!known) throw new Error('the catalogue has no such work')
    const id = await addPdf(projectId, Buffer.from(pdfOf(known)))
    await readUnreadItems(all)
    const work = (await findItem(all.db, projectId, id))?.item.work
    expect(work?.doi).toBe(known.doi)
    expect(work?.authors).toHaveLength(known.authors.length)
  })

  test('that the student wrote stays when the file is read again', async () => {
    const { projectId } = await inSandbox()
    const id = await addPdf(projectId)
    const own: Work = { ...makeWork({ source: { db: 'user', id }, title: 'As I call it' }), year: 1999 }
    expect(await saveReference(all.db, projectId, { id, work: own, isEdited: true })).toBe(true)
    await readUnreadItems(all)
    expect(
      await saveReference(all.db, projectId, { id, work: { ...own, year: 2000 }, isEdited: false }),
    ).toBe(false)
    const entry = await findItem(all.db, projectId, id)
    expect(entry).toMatchObject({ state: 'ready', item: { title: 'As I call it', work: { year: 1999 } } })
  })
})

describe('the open copy of a chosen source', () => {
  const sourceOf = (pick: (record: CatalogueRecord) => boolean) => {
    const record = sandbox.library.records.find((one) => one.doi !== null && pick(one))
    if (!record) throw new Error('the catalogue has no such work')
    return makeWork({ source: { db: 'openalex', id: 'W1' }, title: record.title, doi: record.doi })
  }
  async function chosen(projectId: ProjectId, work: Work, sourceId: string) {
    const item = { kind: 'record', title: work.title, state: 'waiting', sourceId, work } as const
    const added = await addItem(all.db, projectId, item)
    if (!added.ok) throw new Error(added.reason)
    await setItemState(all.db, projectId, { id: added.id, state: 'waiting' })
    return added.id
  }

  /** Of every third record Unpaywall names the page alone. */
  const isBronze = (one: CatalogueRecord) => one.access === 'bronze' && one.number % 3 > 0

  test('is fetched and read where its licence lets it be kept; else it is said why not', async () => {
    const { projectId } = await inSandbox()
    const open = await chosen(
      projectId,
      sourceOf((one) => isOpen(one) && one.access === 'gold'),
      's1',
    )
    const noLicence = await chosen(projectId, sourceOf(isBronze), 's2')
    const closed = await chosen(
      projectId,
      sourceOf((one) => !isOpen(one)),
      's3',
    )
    await readUnreadItems(all)
    expect(await findItem(all.db, projectId, open)).toMatchObject({
      state: 'ready',
      problem: null,
      item: { kind: 'pdf', text: 'full' },
    })
    expect((await passagesOf(all.db, projectId, { itemId: open })).length).toBeGreaterThan(0)
    expect(Buffer.from((await readItemFile(all.db, projectId, open)) ?? []).toString('latin1')).toContain(
      '%PDF',
    )
    const record = { state: 'ready', item: { kind: 'record' }, fileHash: null }
    expect(await findItem(all.db, projectId, noLicence)).toMatchObject({ ...record, problem: 'licence' })
    expect(await findItem(all.db, projectId, closed)).toMatchObject({ ...record, problem: 'no-open-copy' })
  })
})
