import 'server-only'
import { commonWordsFor } from '@/i18n/common-words'
import { ownDataWords } from '@/i18n/own-data-words'
import { type ZipEntry, zipStream } from '@/lib/adapters/files/zip-stream'
import type { Database } from '@/lib/adapters/store/client'
import { readItemFile } from '@/lib/adapters/store/library-files'
import { readItemText } from '@/lib/adapters/store/library-texts'
import {
  type ExportedTable,
  listAllProjects,
  listLibraryNames,
  listOwnRows,
  listProjectRows,
} from '@/lib/adapters/store/person-rows'
import { AppError } from '@/lib/contracts/errors'
import { ProjectId } from '@/lib/contracts/ids'
import { slugOf } from '@/lib/core/validation/file-names'
import { takeAllowance } from './allowances'
import { clientAddress } from './client-address'
import { downloadPaper } from './download-paper'
import { downloadProposal } from './download-proposal'
import { downloadReview } from './download-review'
import { exportSources } from './export-sources'
import { exportTopic } from './export-topic'
import { services } from './services'
import { requireVisitor } from './session'

const encoder = new TextEncoder()

/** Documents of a project as a person reads them; those that are not there yet are left out. */
const documents: readonly ((projectId: string) => Promise<Response>)[] = [
  (id) => exportSources(id, 'http://carrel.invalid/?format=markdown&which=all'),
  (id) => exportSources(id, 'http://carrel.invalid/?format=csv&which=all'),
  (id) => exportSources(id, 'http://carrel.invalid/?format=ris&which=selected'),
  (id) => exportTopic(id, 'http://carrel.invalid/?part=document'),
  (id) => downloadReview(id, new Request('http://carrel.invalid/?format=md')),
  (id) => downloadProposal(id, new Request('http://carrel.invalid/?format=md')),
  (id) => downloadPaper(id, new Request('http://carrel.invalid/?format=md')),
]

/**
 * Everything that is kept of the visitor, as a ZIP: documents as Markdown and CSV, files and texts of libraries as they are, and each
 * table of the database as JSON. No password, token or key is in it. Throws `not-signed-in` and `allowance-used`.
 */
export async function exportOwnData(request: Request): Promise<Response> {
  const visitor = await requireVisitor()
  const { db } = await services()
  await takeAllowance(db, 'exports', { ownerId: visitor.id, address: clientAddress(request.headers) })
  const { readme } = ownDataWords(commonWordsFor(request.headers).locale)
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'README.txt', bytes: encoder.encode(`${Object.values(readme).join('\n\n')}\n`) }
    for await (const table of listOwnRows(db, visitor.id)) yield tableEntry('account', table)
    const projects = await listAllProjects(db, visitor.id)
    for (const [at, { id, title, deletedAt }] of projects.entries()) {
      const folder = `projects/${at + 1}-${slugOf(title)}${deletedAt ? '-deleted' : ''}`
      yield* projectEntries(db, { id: ProjectId.parse(id), folder, isDeleted: deletedAt !== null })
    }
  }
  return new Response(zipStream(entries()), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="carrel-${new Date().toISOString().slice(0, 10)}.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
}

interface ProjectFolder {
  readonly id: ProjectId
  readonly folder: string
  readonly isDeleted: boolean
}

async function* projectEntries(
  db: Database,
  { id, folder, isDeleted }: ProjectFolder,
): AsyncGenerator<ZipEntry> {
  // Of a deleted project nothing is drawn any more; what the database holds of it is given all the same.
  for (const document of isDeleted ? [] : documents) {
    const entry = await documentEntry(folder, () => document(id))
    if (entry) yield entry
  }
  const items = await listLibraryNames(db, id)
  for (const [at, { id: itemId, title, fileName, fileHash }] of items.entries()) {
    const name = `${folder}/library/${at + 1}-${slugOf(title)}`
    const text = await readItemText(db, id, itemId)
    if (text) yield { name: `${name}.txt`, bytes: encoder.encode(text.text) }
    const bytes = fileHash === null ? null : await readItemFile(db, id, itemId)
    if (bytes) yield { name: `${name}.${endingOf(fileName)}`, bytes, isPacked: true }
  }
  for await (const table of listProjectRows(db, id)) yield tableEntry(`${folder}/data`, table)
}

async function documentEntry(folder: string, make: () => Promise<Response>): Promise<ZipEntry | null> {
  try {
    const made = await make()
    const named = made.headers.get('content-disposition')
    const fileName = /filename="([\w.-]+)"/.exec(named ?? '')?.[1] ?? 'document.md'
    return { name: `${folder}/${fileName}`, bytes: new Uint8Array(await made.arrayBuffer()) }
  } catch (error) {
    // Not begun, not settled, or being written at this moment: its rows are in the export.
    if (error instanceof AppError && error.code !== 'internal') return null
    throw error
  }
}

function tableEntry(folder: string, { table, rows }: ExportedTable): ZipEntry {
  return { name: `${folder}/${table}.json`, bytes: encoder.encode(`${JSON.stringify(rows, null, 1)}\n`) }
}

/** The ending of an uploaded file's name, where it is a plain one that is no text of the same item. */
function endingOf(fileName: string | null): string {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName ?? '')?.[1]?.toLowerCase() ?? 'file'
  return ending === 'txt' ? 'original.txt' : ending
}
