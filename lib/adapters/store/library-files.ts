import { createHash } from 'node:crypto'
import type { ProjectId } from '@/lib/contracts/ids'
import type { Database } from './client'

/** Bytes of uploads that one notebook keeps. */
export const NOTEBOOK_BYTES_MAX = 500 * 1_048_576

/** Bytes of uploads that one person keeps in all notebooks: a new project must not be a new disk. */
export const OWNER_BYTES_MAX = 2_048 * 1_048_576

/**
 * Keeps the bytes of a file once for the project and returns their SHA-256 in hexadecimal; null when the notebook, or all those of
 * its owner together, have no room for them.
 */
export async function saveFile(
  db: Database,
  projectId: ProjectId,
  bytes: Uint8Array,
): Promise<string | null> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  const kept = await db.libraryFile.aggregate({ where: { projectId, NOT: { hash } }, _sum: { size: true } })
  if ((kept._sum.size ?? 0) + bytes.byteLength > NOTEBOOK_BYTES_MAX) return null
  const everywhere = await db.libraryFile.aggregate({
    where: { project: { owner: { projects: { some: { id: projectId } } } } },
    _sum: { size: true },
  })
  if ((everywhere._sum.size ?? 0) + bytes.byteLength > OWNER_BYTES_MAX) return null
  const row = { projectId, hash, bytes: Buffer.from(bytes), size: bytes.byteLength }
  await db.libraryFile.createMany({ data: [row], skipDuplicates: true })
  return hash
}

/** The bytes of an item's file; null when it has none. */
export async function readItemFile(
  db: Database,
  projectId: ProjectId,
  itemId: string,
): Promise<Uint8Array | null> {
  const item = await db.libraryItem.findFirst({
    where: { id: itemId, projectId, removedAt: null },
    select: { fileHash: true },
  })
  if (!item?.fileHash) return null
  const file = await db.libraryFile.findFirst({
    where: { projectId, hash: item.fileHash },
    select: { bytes: true },
  })
  return file?.bytes ?? null
}
