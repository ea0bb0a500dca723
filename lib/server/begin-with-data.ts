import 'server-only'
import { readDataFile } from '@/lib/adapters/files/read-data-file'
import { DATA_BYTES_MAX, type DataProblem } from '@/lib/contracts/paper-data'
import { PaperRunInput } from '@/lib/contracts/paper-run'
import { startPaper } from '@/lib/server/runs/start-paper'
import { takeAllowance } from './allowances'
import { clientAddress } from './client-address'
import { readUpload } from './read-upload'
import { services } from './services'
import { requireProject } from './session'
import { inTurn } from './turns'

/** Room for the borders, headers and other fields of a form around its file. */
const FORM_BYTES = 10_000

export type BegunWithData =
  | { readonly ok: true; readonly runId: string }
  /** The file cannot be used, and nothing was begun. */
  | ({ readonly ok: false } & DataProblem)

const Wanted = PaperRunInput.pick({ query: true, scope: true })

/**
 * Begins an empirical paper of a visitor's project with what is computed of the file in the request's form; its rows are not kept. Throws `too-large` and `too-heavy` for
 * the file, and as `startPaper`, `takeAllowance` and `inTurn` do.
 */
export async function beginWithData(projectId: string, request: Request): Promise<BegunWithData> {
  const project = await requireProject(projectId)
  const { visitor } = project
  const owner = `user:${visitor.id}` as const
  const asking = { ownerId: visitor.id, address: clientAddress(request.headers) }
  const { signal } = request
  return inTurn({ kind: 'uploads', owner, signal }, async () => {
    await takeAllowance((await services()).db, 'uploads', asking)
    const { file, fields } = await readUpload(request, DATA_BYTES_MAX + FORM_BYTES)
    const wanted = Wanted.parse({ query: fields.get('query'), scope: fields.get('scope') })
    const read = await inTurn({ kind: 'files', owner, signal }, () =>
      readDataFile(file.bytes, { name: file.name, signal }),
    )
    if (!read.ok) return read
    const again = fields.get('again') === 'yes'
    const { runId } = await startPaper(project, { ...wanted, kind: 'empirical', data: read.report, again })
    return { ok: true, runId }
  })
}
