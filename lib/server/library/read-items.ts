import { readLibraryFile } from '@/lib/adapters/files/read-library-file'
import { attachFile, detachFile, settleWithoutFile } from '@/lib/adapters/store/library-attached'
import { readItemFile, saveFile } from '@/lib/adapters/store/library-files'
import { findItem, setItemState } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import { claimItem, keepClaim, listUnreadItems, releaseClaim } from '@/lib/adapters/store/library-unread'
import { saveReference } from '@/lib/adapters/store/library-works'
import { findProject } from '@/lib/adapters/store/projects'
import { beyondScopes, withinScope } from '@/lib/adapters/store/scope'
import type { ProjectId, UserId } from '@/lib/contracts/ids'
import type { ItemProblem, LibraryEntry } from '@/lib/contracts/library'
import type { Work } from '@/lib/contracts/work'
import { errorWords } from '@/lib/server/error-words'
import { log } from '../log'
import type { RunOwner } from '../port-services'
import type { Services } from '../services'
import { inTurn } from '../turns'
import { completeReference } from './complete-reference'
import { fetchOpenCopy } from './fetch-open-copy'

// On globalThis because pages, routes and actions are bundled apart.
declare global {
  var carrelItemsRead: Map<string, Promise<void>> | undefined
}

/** How long an item belongs to the process that reads it without a further word from that. */
const CLAIM_MS = 30_000
const CLAIM_AGAIN_MS = 10_000
/** A server that does not answer must not hold the turn of its owner's other copies. */
const FETCH_WITHIN_MS = 120_000

type Parts = Pick<Services, 'db' | 'secretsKey' | 'runs'>

interface Reading {
  readonly projectId: ProjectId
  readonly itemId: string
  readonly ownerId: UserId
}

/**
 * Reads the file of an item in the background, when its owner's turn has come, and writes what came of it to the item; of a chosen source
 * without a file, after fetching its open copy. One that this process reads already is not read twice, one that another reads is left to it.
 * Never rejects: what goes wrong stands with the item.
 */
export function readInBackground(all: Parts, reading: Reading): Promise<void> {
  globalThis.carrelItemsRead ??= new Map()
  const others = globalThis.carrelItemsRead
  const running = others.get(reading.itemId)
  if (running) return running
  const { ownerId, projectId } = reading
  const own = withinScope({ ownerId, projectId }, () =>
    readItem(all, reading).catch((error: unknown) => giveUp(all, reading, error)),
  )
    .catch(() => undefined)
    .finally(() => others.delete(reading.itemId))
  others.set(reading.itemId, own)
  return own
}

/** Reads what uploads and choices left unread and no process has in hand, also what a process left that has ended. */
export async function readUnreadItems(all: Parts): Promise<void> {
  const items = await beyondScopes(() => listUnreadItems(all.db, new Date()))
  await Promise.all(
    items.map(({ id, projectId, ownerId }) => readInBackground(all, { itemId: id, projectId, ownerId })),
  )
}

async function readItem(all: Parts, reading: Reading): Promise<void> {
  const { db } = all
  const { projectId, itemId, ownerId } = reading
  const project = await findProject(db, ownerId, projectId)
  if (!project) return
  const owner: RunOwner = { runId: '', projectId, ownerId, sandbox: project.sandbox }
  const turn = { owner: `user:${ownerId}`, isPatient: true } as const
  const entry = await findItem(db, projectId, itemId)
  if (entry?.fileHash === null && entry.item.work !== null) {
    const { work } = entry.item
    await inTurn({ ...turn, kind: 'copies' }, () =>
      whileClaimed(all, reading, () => fetchCopy(all, { itemId, work, owner })),
    )
  }
  let printed: Work | undefined
  await inTurn({ ...turn, kind: 'files' }, () =>
    whileClaimed(all, reading, async () => {
      printed = await readFile(all, reading)
    }),
  )
  if (!printed) return
  const signal = AbortSignal.timeout(FETCH_WITHIN_MS)
  await completeReference(all, { itemId, work: printed, owner, signal }).catch((error: unknown) =>
    log.warn({ name: 'library reference', itemId, error: errorWords(error) }, 'not completed'),
  )
}

/** Does the work while no other process reads the item; nothing when the item needs no reading, or another has it. */
async function whileClaimed(
  { db }: Parts,
  { projectId, itemId }: Reading,
  work: () => Promise<void>,
): Promise<void> {
  const until = (now: Date) => new Date(now.getTime() + CLAIM_MS)
  const now = new Date()
  if (!(await claimItem(db, projectId, { id: itemId, now, until: until(now) }))) return
  const again = () => keepClaim(db, projectId, { id: itemId, until: until(new Date()) })
  const timer = setInterval(() => void again().catch(() => undefined), CLAIM_AGAIN_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await releaseClaim(db, projectId, itemId)
  }
}

async function fetchCopy(
  all: Parts,
  { itemId, work, owner }: { readonly itemId: string; readonly work: Work; readonly owner: RunOwner },
): Promise<void> {
  const { projectId } = owner
  const signal = AbortSignal.timeout(FETCH_WITHIN_MS)
  const fetched = await fetchOpenCopy(all, { work, owner, signal }).catch((error: unknown) => {
    if (signal.aborted) return { ok: false, problem: 'unreachable' } as const
    throw error
  })
  const settle = (problem: ItemProblem | null) =>
    settleWithoutFile(all.db, projectId, { id: itemId, problem })
  if (!fetched.ok) return settle(fetched.problem)
  const hash = await saveFile(all.db, projectId, fetched.bytes)
  if (hash === null) return settle('too-large')
  const name = `${(work.doi ?? work.title).replace(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 120)}.pdf`
  const attached = { id: itemId, file: { name, hash }, instead: false }
  // Another item may have this very file.
  if (!(await attachFile(all.db, projectId, attached))) await settle(null)
}

/** What the file prints of its reference; undefined where it has none, or could not be read. */
async function readFile({ db }: Parts, { projectId, itemId }: Reading): Promise<Work | undefined> {
  const entry = await findItem(db, projectId, itemId)
  const bytes = entry && (await readItemFile(db, projectId, itemId))
  if (!entry || !bytes) return undefined
  const read = await readLibraryFile({ name: entry.fileName ?? '', bytes, itemId })
  if (!read.ok) {
    // The end of this process ends the reading; the next process reads the item.
    if (!globalThis.carrelIsStopping) await keepProblem(db, projectId, entry, read)
    return undefined
  }
  const { content, work } = read
  // What the student or an index called it stays; a bare file gets the title that it names.
  const isBare = entry.item.sourceId === null && entry.item.work === null
  const title = isBare ? (content.title ?? undefined) : undefined
  if (isBare && work) await saveReference(db, projectId, { id: itemId, work, isEdited: false })
  await fillItem(db, projectId, { id: itemId, content, text: 'full', ...(title ? { title } : {}) })
  return isBare ? work : undefined
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

async function giveUp({ db }: Parts, { projectId, itemId }: Reading, error: unknown): Promise<void> {
  if (globalThis.carrelIsStopping) return
  log.error({ name: 'library item', itemId, error: errorWords(error) }, 'failed')
  const entry = await findItem(db, projectId, itemId)
  if (entry) await keepProblem(db, projectId, entry, { problem: 'damaged' })
}
