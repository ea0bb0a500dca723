import { z } from 'zod'
import { fetchJson } from '@/lib/client/fetch-json'
import { AppError } from '@/lib/contracts/errors'
import { LIBRARY_UPLOAD_BYTES_MAX } from '@/lib/contracts/library-reading'

const Added = z.object({
  id: z.string(),
  isNew: z.boolean(),
  references: z.object({ added: z.number(), waitsFor: z.record(z.string(), z.string()) }).optional(),
})
export type Added = z.infer<typeof Added>

/** A large file over a slow line takes its time. */
const SEND_MS = 600_000

/**
 * Sends a file to the library, or for an item of it; gives the item. Throws `too-large` before anything is sent, else what the
 * server names.
 */
export async function sendFile(projectId: string, file: File, itemId?: string): Promise<Added> {
  if (file.size > LIBRARY_UPLOAD_BYTES_MAX)
    throw new AppError('too-large', 'the file is larger than the library takes')
  const body = new FormData()
  body.set('file', file)
  if (itemId !== undefined) body.set('itemId', itemId)
  return fetchJson(`/api/projects/${projectId}/library`, (answer) => Added.parse(answer), {
    method: 'POST',
    body,
    timeoutMs: SEND_MS,
  })
}
