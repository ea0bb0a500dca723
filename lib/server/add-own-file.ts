import 'server-only'
import { createHash } from 'node:crypto'
import { readImport } from '@/lib/adapters/files/read-own-file'
import { PDF_BYTES_MAX, type PdfOutcome, readPdf } from '@/lib/adapters/pdf/read-pdf'
import { AppError, type ErrorCode } from '@/lib/contracts/errors'
import type { OwnFileAdded, OwnSource } from '@/lib/contracts/source-validation'
import { workFromPdf } from '@/lib/core/pdf/work-from-pdf'
import { isTelling, namesWork } from '@/lib/core/references/names-work'
import { openQuestions } from '@/lib/core/run/run-state'
import { answerRun } from '@/lib/server/runs/answer-run'
import { takeAllowance } from './allowances'
import { clientAddress } from './client-address'
import { loadValidation } from './loaders/validation'
import { readUpload, type Upload } from './read-upload'
import { services } from './services'
import { requireProject } from './session'
import { inTurn, type TurnOwner } from './turns'

const NAME_MAX = 300

/** Room for the borders and headers of a form around its file, so that the file itself is judged where its kind is known. */
const FORM_BYTES = 10_000

/** Each way in which a PDF cannot be read, as the code for which the page has a sentence. */
const codes: Record<Exclude<PdfOutcome, 'ok'>, ErrorCode> = {
  'not-a-pdf': 'not-a-pdf',
  encrypted: 'pdf-encrypted',
  damaged: 'pdf-damaged',
  scanned: 'pdf-scanned',
  empty: 'pdf-says-nothing',
  'too-heavy': 'pdf-too-heavy',
  'timed-out': 'pdf-too-heavy',
}

/**
 * Adds a file of the visitor's (a PDF, or an export of references) to the open refinement of their project.
 * Throws `conflict` when the run does not ask for sources now, the code of what is wrong with the file,  as `takeAllowance` and as `inTurn` do.
 */
export async function addOwnFile(projectId: string, request: Request): Promise<OwnFileAdded> {
  const { visitor } = await requireProject(projectId)
  const owner = `user:${visitor.id}` as const
  const asking = { ownerId: visitor.id, address: clientAddress(request.headers) }
  // Before the body is read: what waits for its turn holds no file in memory. Whoever has too many at once is refused without a
  // question to the database, which all others would wait for.
  return inTurn({ kind: 'uploads', owner, signal: request.signal }, async () => {
    await takeAllowance((await services()).db, 'uploads', asking)
    return takeOwnFile(projectId, { request, owner })
  })
}

async function takeOwnFile(
  projectId: string,
  { request, owner }: { readonly request: Request; readonly owner: TurnOwner },
): Promise<OwnFileAdded> {
  const { run, runId } = await loadValidation(projectId)
  const question = openQuestions(run).find(({ key }) => key === 'refine')
  if (!question) throw new AppError('conflict', 'the run does not wait for sources')
  const { file, fields } = await readUpload(request, PDF_BYTES_MAX + FORM_BYTES)
  // The field beside it says what the person was asked for.
  if (fields.get('kind') === 'pdf' && !isPdf(file.bytes))
    throw new AppError('not-a-pdf', 'a PDF was asked for')
  const { signal } = request
  const { own, unread } = await inTurn({ kind: 'files', owner, signal }, async () =>
    isPdf(file.bytes) ? { own: await ownPdf(file, signal), unread: [] } : ownImport(file, signal),
  )
  if (own === null) return { count: 0, unread }
  const answer = { kind: 'add', own }
  await answerRun(await services(), {
    runId,
    pipeline: run.pipeline,
    step: 'refine',
    round: question.round,
    answer,
  })
  return { count: own.via === 'import' ? own.works.length : 1, unread }
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
}

async function ownPdf({ name, bytes }: Upload['file'], signal: AbortSignal): Promise<OwnSource> {
  const id = fileId(bytes)
  const paper = await readPdf(bytes, { depth: 'metadata', signal })
  if (paper.outcome !== 'ok') throw new AppError(codes[paper.outcome], paper.detail)
  const work = workFromPdf(paper, id)
  if (!namesWork(work) && !isTelling(paper.text))
    throw new AppError('pdf-says-nothing', 'the text of the PDF names no work')
  // A file whose title cannot be read keeps its own name, which is what the student knows it by.
  const title = work.title === '' ? name.replace(/\.pdf$/i, '') : work.title
  return { via: 'pdf', id, fileName: name.slice(0, NAME_MAX), work: { ...work, title } }
}

async function ownImport(
  { name, bytes }: Upload['file'],
  signal: AbortSignal,
): Promise<{ own: OwnSource | null; unread: readonly string[] }> {
  const { works, unread } = await readImport(bytes, { signal })
  if (works.length + unread.length === 0)
    throw new AppError('invalid-input', 'no reference was found in the file')
  // What can only be shown as it stands adds nothing to the run.
  if (works.length === 0) return { own: null, unread }
  const fileName = name.slice(0, NAME_MAX)
  return { own: { via: 'import', id: fileId(bytes), fileName, works: [...works] }, unread }
}

function fileId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 24)
}
