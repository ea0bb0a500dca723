import 'server-only'
import { readLibraryFile } from '@/lib/adapters/files/read-library-file'
import type { CheckedDraft } from '@/lib/contracts/draft-check'
import { DRAFT_FILE_BYTES_MAX, DRAFT_TEXT_MAX } from '@/lib/contracts/draft-limits'
import { AppError, type ErrorCode } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { ItemProblem } from '@/lib/contracts/library'
import type { ScopeFinding } from '@/lib/contracts/scope'
import { decodeText } from '@/lib/core/text/decode-text'
import { withDraft } from '@/lib/core/topics/watch-scope'
import { takeAllowance } from '../allowances'
import { clientAddress } from '../client-address'
import { readUpload, type Upload } from '../read-upload'
import { changeScopeNotes, scopeOfProject, validatedOf } from '../scope/project-scope'
import { type Services, services } from '../services'
import { requireProject } from '../session'
import { inTurn, type TurnOwner } from '../turns'
import { checkDraft } from './check-draft'

const FORM_BYTES = 10_000

const codes: Partial<Record<ItemProblem, ErrorCode>> = {
  'unknown-format': 'unknown-format',
  encrypted: 'pdf-encrypted',
  scanned: 'pdf-scanned',
  'too-large': 'too-large',
  'too-heavy': 'too-heavy',
  'timed-out': 'too-heavy',
}

/**
 * The draft in an upload against the library of the visitor's project; nothing of it is kept but the sentence that says its aim. Throws the code of what is wrong with
 * the file, `too-large` for a text of more than a long thesis, and as `takeAllowance` and
 * `inTurn` do.
 */
export async function checkUploadedDraft(projectId: string, request: Request): Promise<CheckedDraft> {
  const project = await requireProject(projectId)
  const owner = `user:${project.visitor.id}` as const
  const { signal } = request
  const all = await services()
  const asking = { ownerId: project.visitor.id, address: clientAddress(request.headers) }
  const text = await inTurn({ kind: 'uploads', owner, signal }, async () => {
    await takeAllowance(all.db, 'uploads', asking)
    const { file } = await readUpload(request, DRAFT_FILE_BYTES_MAX + FORM_BYTES)
    return readDraft(file, owner, signal)
  })
  if (text.trim() === '') throw new AppError('invalid-input', 'the draft has no text')
  if (text.length > DRAFT_TEXT_MAX) throw new AppError('too-large', `a draft of ${text.length} units`)
  const { check, aim } = await checkDraft(all.db, project.id, text, { owner, signal })
  return { ...check, scope: await scopeOfDraft(all, project.id, aim) }
}

/** How far the aim of the draft is from the validated topic; the aim is remembered, so that the rooms and the advisor say it, too. */
async function scopeOfDraft(
  all: Services,
  projectId: ProjectId,
  aim: string | null,
): Promise<ScopeFinding | null> {
  if (aim === null || !(await validatedOf(all, projectId))) return null
  const at = new Date().toISOString()
  await changeScopeNotes(all, projectId, (notes) => withDraft(notes, { text: aim, at }))
  const scope = await scopeOfProject(all, projectId)
  const same: ScopeFinding = {
    place: 'draft',
    text: aim,
    check: { change: 'same', lost: [], gained: [], outside: [] },
    reason: '',
  }
  return scope ? (scope.findings.find(({ place }) => place === 'draft') ?? same) : null
}

async function readDraft(file: Upload['file'], owner: TurnOwner, signal: AbortSignal): Promise<string> {
  // Plain text is taken as it stands: places in the answer are places in what was pasted.
  if (/\.(?:txt|md|markdown)$/i.test(file.name)) {
    const text = decodeText(file.bytes)
    if (text === null) throw new AppError('unknown-format', 'the bytes are no text')
    return text
  }
  const read = await inTurn({ kind: 'files', owner, signal }, () =>
    readLibraryFile({ name: file.name, bytes: file.bytes, itemId: 'draft', signal }),
  )
  if (read.ok) return read.content.text
  throw new AppError(codes[read.problem] ?? 'pdf-damaged', read.detail.slice(0, 200))
}
