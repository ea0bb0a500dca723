import 'server-only'
import { readItemFile } from '@/lib/adapters/store/library-files'
import { findItem } from '@/lib/adapters/store/library-items'
import { AppError } from '@/lib/contracts/errors'
import { services } from '../services'
import { requireProject } from '../session'

/**
 * The file of an item of the visitor's project as it was uploaded. Only a PDF is named as what it is, and opened as a page it may do
 * nothing; everything else is a download. Throws `not-found` for a stranger's project and an item without a file.
 */
export async function sendItemFile({
  projectId,
  itemId,
}: {
  readonly projectId: string
  readonly itemId: string
}): Promise<Response> {
  const project = await requireProject(projectId)
  const { db } = await services()
  const id = itemId.slice(0, 64)
  const [entry, bytes] = await Promise.all([findItem(db, project.id, id), readItemFile(db, project.id, id)])
  if (!entry || !bytes) throw new AppError('not-found', 'no such file in this project')
  const isPdf = entry.item.kind === 'pdf'
  const name = encodeURIComponent(entry.fileName ?? 'file').replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isPdf ? 'application/pdf' : 'application/octet-stream',
      'content-length': String(bytes.byteLength),
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}
