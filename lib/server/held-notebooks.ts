import type { Database } from '@/lib/adapters/store/client'
import type { listSearchedItems } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import type { ProjectId } from '@/lib/contracts/ids'
import { createNotebookIndex, indexPassage, type NotebookIndex } from '@/lib/core/library/notebook-index'

/** Passages that all notebooks held in one process may have together; those searched longest ago are let go. */
const HELD_PASSAGES_MAX = 250_000
/** A notebook of which so much is gone is read anew. */
const GONE_SHARE_MAX = 0.3
/** Passages that are indexed before others get their turn: some ten milliseconds. */
const PASSAGES_PER_TURN = 25
const PASSAGES_PER_QUERY = 500

type SearchedItems = Awaited<ReturnType<typeof listSearchedItems>>

export interface HeldNotebook {
  index: NotebookIndex
  /** By row of the index. */
  rows: { readonly passageId: string; readonly itemId: string }[]
  /** Rows of texts that their items no longer have. */
  gone: Set<number>
  /** For each item the moment of the text that was read. */
  read: Map<string, string>
  /** Passages that are still to be read. */
  unread: number
  /** One reading at a time. */
  reading: Promise<void>
}

// On globalThis because pages, routes and the worker are bundled apart, and the memory is one.
declare global {
  var carrelNotebooks: Map<string, HeldNotebook> | undefined
}

/** What this process holds of a notebook, empty at first; asked for last, it is let go last. */
export function heldNotebook(projectId: ProjectId): HeldNotebook {
  globalThis.carrelNotebooks ??= new Map()
  const held = globalThis.carrelNotebooks
  const notebook = held.get(projectId) ?? emptyNotebook()
  held.delete(projectId)
  held.set(projectId, notebook)
  let passages = [...held.values()].reduce((sum, { rows, unread }) => sum + rows.length + unread, 0)
  for (const [other, { rows }] of held) {
    if (passages <= HELD_PASSAGES_MAX || other === projectId) break
    held.delete(other)
    passages -= rows.length
  }
  return notebook
}

function emptyNotebook(): HeldNotebook {
  return {
    index: createNotebookIndex(),
    rows: [],
    gone: new Set(),
    read: new Map(),
    unread: 0,
    reading: Promise.resolve(),
  }
}

/** Brings what is held to the present items; says at once in `unread` how much there is to read, and ends when it is read. */
export function refreshNotebook(
  db: Database,
  projectId: ProjectId,
  { notebook, items }: { readonly notebook: HeldNotebook; readonly items: SearchedItems },
): Promise<void> {
  const versions = new Map(items.map(({ id, filledAt }) => [id, filledAt?.toISOString() ?? '']))
  const isOld = [...notebook.read].some(([id, version]) => versions.get(id) !== version)
  const missing = items.filter(({ id }) => notebook.read.get(id) !== versions.get(id))
  if (!isOld && missing.length === 0) return Promise.resolve()
  notebook.unread = missing.reduce((sum, { passages }) => sum + passages, 0)
  notebook.reading = notebook.reading
    .catch(() => undefined)
    .then(() => readMissing(db, projectId, { notebook, items, versions }))
  return notebook.reading
}

interface Refresh {
  readonly notebook: HeldNotebook
  readonly items: SearchedItems
  readonly versions: ReadonlyMap<string, string>
}

async function readMissing(
  db: Database,
  projectId: ProjectId,
  { notebook, items, versions }: Refresh,
): Promise<void> {
  for (const [id, version] of notebook.read) if (versions.get(id) !== version) forget(notebook, id)
  if (notebook.gone.size > GONE_SHARE_MAX * notebook.rows.length)
    Object.assign(notebook, withoutText(notebook))
  for (const { id, title } of items) {
    const version = versions.get(id) ?? ''
    if (notebook.read.get(id) === version) continue
    await readItemInto(db, projectId, { notebook, id, title })
    notebook.read.set(id, version)
  }
  notebook.unread = 0
}

const withoutText = ({ reading, unread }: HeldNotebook): HeldNotebook => ({
  ...emptyNotebook(),
  reading,
  unread,
})

function forget({ rows, gone, read }: HeldNotebook, itemId: string): void {
  rows.forEach((row, at) => {
    if (row.itemId === itemId) gone.add(at)
  })
  read.delete(itemId)
}

async function readItemInto(
  db: Database,
  projectId: ProjectId,
  { notebook, id, title }: { readonly notebook: HeldNotebook; readonly id: string; readonly title: string },
): Promise<void> {
  for (let from = 0; ; from += PASSAGES_PER_QUERY) {
    const passages = await passagesOf(db, projectId, { itemId: id, from, limit: PASSAGES_PER_QUERY })
    for (const [at, passage] of passages.entries()) {
      notebook.rows.push({ passageId: passage.id, itemId: id })
      indexPassage(notebook.index, { ...passage, title })
      notebook.unread -= 1
      if (at % PASSAGES_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    if (passages.length < PASSAGES_PER_QUERY) return
  }
}
