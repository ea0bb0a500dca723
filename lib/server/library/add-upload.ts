import 'server-only'
import { attachFile } from '@/lib/adapters/store/library-attached'
import { saveFile } from '@/lib/adapters/store/library-files'
import { addItem } from '@/lib/adapters/store/library-items'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { LibraryAdded } from '@/lib/contracts/library-added'
import { LIBRARY_UPLOAD_BYTES_MAX } from '@/lib/contracts/library-limits'
import { type FileKind, fileKind } from '@/lib/core/library/item-kind'
import { takeAllowance } from '../allowances'
import { clientAddress } from '../client-address'
import { readUpload, type Upload } from '../read-upload'
import { type Services, services } from '../services'
import { requireProject } from '../session'
import { inTurn } from '../turns'
import { readInBackground } from './read-items'
import { isReferenceFile, takeReferences } from './take-references'

type AddedFile = Extract<LibraryAdded, { id: string }>

/** Room for the borders and headers of a form around its file. */
const FORM_BYTES = 10_000

/**
 * Takes a file of the visitor's into the library of their project, or with the field `itemId` as the PDF of an item; it is read
 * afterwards. Throws `unknown-format`, `pdf-damaged`, `not-a-pdf`, `conflict` when another item has the file, `too-large`, and as `takeAllowance`
 * and `inTurn` do.
 */
export async function addUpload(projectId: string, request: Request): Promise<LibraryAdded> {
  const project = await requireProject(projectId)
  const owner = `user:${project.visitor.id}` as const
  const all = await services()
  const asking = { ownerId: project.visitor.id, address: clientAddress(request.headers) }
  // Before the body is read: what waits for its turn holds no file in memory.
  const added = await inTurn({ kind: 'uploads', owner, signal: request.signal }, async () => {
    await takeAllowance(all.db, 'libraryFiles', asking)
    const { file, fields } = await readUpload(request, LIBRARY_UPLOAD_BYTES_MAX + FORM_BYTES)
    const itemId = fields.get('itemId')
    if (itemId === undefined && isReferenceFile(file.name))
      return takeReferences(all, project.id, { file, signal: request.signal })
    return itemId === undefined
      ? takeFile(all, project.id, file)
      : attachTo(all, project.id, { file, itemId: itemId.slice(0, 64) })
  })
  // Those of a file of references are read when the library is looked at.
  if ('isNew' in added && added.isNew)
    void readInBackground(all, { projectId: project.id, itemId: added.id, ownerId: project.visitor.id })
  return added
}

async function takeFile(all: Services, projectId: ProjectId, file: Upload['file']): Promise<AddedFile> {
  const kind = fileKind(file.name, file.bytes)
  // What calls itself a PDF and does not begin as one was cut or damaged on its way.
  if (kind === null && /\.pdf$/i.test(file.name)) throw new AppError('pdf-damaged', 'no PDF begins so')
  if (kind === null) throw new AppError('unknown-format', 'no reader for this kind of file')
  const hash = await keep(all, projectId, file)
  const title = file.name.replace(/\.[a-z0-9]{1,8}$/i, '')
  const item = { kind, title, state: 'waiting', file: { name: file.name, hash } } as const
  const added = await addItem(all.db, projectId, item)
  if (!added.ok) throw new AppError('too-large', 'the library holds as many items as it may')
  return { id: added.id, isNew: added.isNew }
}

async function attachTo(
  all: Services,
  projectId: ProjectId,
  { file, itemId }: { readonly file: Upload['file']; readonly itemId: string },
): Promise<AddedFile> {
  const kind: FileKind | null = fileKind(file.name, file.bytes)
  if (kind !== 'pdf') throw new AppError('not-a-pdf', 'a PDF was asked for')
  const hash = await keep(all, projectId, file)
  if (!(await attachFile(all.db, projectId, { id: itemId, file: { name: file.name, hash } })))
    throw new AppError('conflict', 'no such item, or another item has this file')
  return { id: itemId, isNew: true }
}

async function keep({ db }: Services, projectId: ProjectId, { bytes }: Upload['file']): Promise<string> {
  const hash = await saveFile(db, projectId, bytes)
  if (hash === null) throw new AppError('too-large', 'the library has no room for this file')
  return hash
}
