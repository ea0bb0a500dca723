import 'server-only'
import { readLibraryFile } from '@/lib/adapters/files/read-library-file'
import { detachFile } from '@/lib/adapters/store/library-attached'
import { readItemFile } from '@/lib/adapters/store/library-files'
import { findItem, setItemState } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import type { ProjectId } from '@/lib/contracts/ids'
import type { ItemProblem, LibraryEntry } from '@/lib/contracts/library'
import { log } from '../log'
import type { Services } from '../services'
import { inTurn, type TurnOwner } from '../turns'

// On globalThis because pages, routes and actions are bundled apart.
declare global {
  var carrelItemsRead: Map<string, Promise<void>> | undefined
}

interface Reading {
  readonly projectId: ProjectId
  readonly itemId: string
  readonly owner: TurnOwner
}

/**
 * Reads the file of an item in the background, when its owner's turn has come, and writes what came of it to the item. One that
 * this process reads already is not read twice. Never rejects: what goes wrong stands with the item.
 */
export function readInBackground(all: Services, reading: Reading): Promise<void> {
  globalThis.carrelItemsRead ??= new Map()
  const others = globalThis.carrelItemsRead
  const running = others.get(reading.itemId)
  if (running) return running
  const own = readItem(all, reading)
    .catch(async (error: unknown) => {
      const said = error instanceof Error ? error.message : 'unknown'
      log.error({ name: 'library item', itemId: reading.itemId, error: said.slice(0, 300) }, 'failed')
      await setItemState(all.db, reading.projectId, {
        id: reading.itemId,
        state: 'failed',
        problem: 'damaged',
      })
    })
    .catch(() => undefined)
    .finally(() => others.delete(reading.itemId))
  others.set(reading.itemId, own)
  return own
}

async function readItem({ db }: Services, { projectId, itemId, owner }: Reading): Promise<void> {
  await inTurn({ kind: 'files', owner, isPatient: true }, async () => {
    const entry = await findItem(db, projectId, itemId)
    const bytes = entry && (await readItemFile(db, projectId, itemId))
    if (!entry || !bytes) return
    await setItemState(db, projectId, { id: itemId, state: 'reading' })
    const read = await readLibraryFile({ name: entry.fileName ?? '', bytes, itemId })
    if (!read.ok) return keepProblem(db, projectId, entry, read)
    const { content } = read
    // What the student or an index called it stays; a bare file gets the title that it names.
    const title = entry.item.sourceId === null ? (content.title ?? undefined) : undefined
    await fillItem(db, projectId, {
      id: itemId,
      content,
      text: 'full',
      ...(title === undefined ? {} : { title }),
    })
  })
}

async function keepProblem(
  db: Services['db'],
  projectId: ProjectId,
  { item }: LibraryEntry,
  { problem, pages = null }: { readonly problem: ItemProblem; readonly pages?: number | null },
): Promise<void> {
  if (item.sourceId !== null) return detachFile(db, projectId, { id: item.id, problem })
  if (problem !== 'scanned') return setItemState(db, projectId, { id: item.id, state: 'failed', problem })
  // The pages can still be looked at.
  const content = { title: null, language: null, pages, text: '', parts: [], passages: [] }
  return fillItem(db, projectId, { id: item.id, content, text: 'scanned', problem })
}
