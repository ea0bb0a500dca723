import { fetchJson } from '@/lib/client/fetch-json'
import { AppError } from '@/lib/contracts/errors'
import type { LibraryAdded } from '@/lib/contracts/library-added'
import { LIBRARY_UPLOAD_BYTES_MAX } from '@/lib/contracts/library-limits'

/** A large file over a slow line takes its time. */
const SEND_MS = 600_000

/**
 * Sends a file to the library, or for an item of it; gives the item. Throws `too-large` before anything is sent, else what the
 * server names.
 */
export async function sendFile(projectId: string, file: File, itemId?: string): Promise<LibraryAdded> {
  if (file.size > LIBRARY_UPLOAD_BYTES_MAX)
    throw new AppError('too-large', 'the file is larger than the library takes')
  const body = new FormData()
  body.set('file', file)
  if (itemId !== undefined) body.set('itemId', itemId)
  return fetchJson(`/api/projects/${projectId}/library`, readAdded, {
    method: 'POST',
    body,
    timeoutMs: SEND_MS,
  })
}

/** The contract comes with the first file. */
async function readAdded(answer: unknown): Promise<LibraryAdded> {
  const { LibraryAdded } = await import('@/lib/contracts/library-added')
  return LibraryAdded.parse(answer)
}
