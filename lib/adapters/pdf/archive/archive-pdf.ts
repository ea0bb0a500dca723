import { readFileSync } from 'node:fs'
import path from 'node:path'
import { rootFolder } from '@/lib/adapters/child/root-folder'
import { notoSerif } from '@/lib/adapters/pdf/render/fonts'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { archiveData } from './archive-data'
import { loadTypst, type TypstBinding } from './typst-binding'

const TEMPLATE = 'lib/adapters/pdf/archive/archive.typ'
/** No file of the machine can be read through a folder that is none. */
const NO_FOLDER = '/nonexistent'
const MS = 1_000

/** What a document must keep before it is archived: title, order of headings, words for figures. The compiler writes one mark into a file. */
const GATE = 'ua-1'
const KEPT_AS = 'a-2a'

/**
 * The document as a tagged PDF for archives, marked PDF/A-2a, after the compiler has passed the same pages as PDF/UA-1. The same
 * tree gives the same bytes. Blocks the thread and takes about 200 MB for a hundred pages: a server calls `drawDocument`. Throws
 * `archive-refused` with what the compiler refuses, and `unsupported` where it has no binary. Checked by the compiler, not by a validator.
 */
export function renderArchive(tree: DocumentTree): Uint8Array {
  const typst = loadTypst()
  if (typst === null) throw new AppError('unsupported', 'there is no archive copy on this system')
  const creationTimestamp = Date.parse(`${tree.date}T00:00:00Z`) / MS
  if (Number.isNaN(creationTimestamp)) throw new AppError('invalid-input', `no date: ${tree.date}`)
  return standardPdfs(typst, tree, creationTimestamp)
}

function standardPdfs(
  { NodeCompiler }: TypstBinding,
  tree: DocumentTree,
  creationTimestamp: number,
): Uint8Array {
  const fontBlobs = Object.values(notoSerif()).map((file) => readFileSync(file))
  const compiler = NodeCompiler.create({ workspace: NO_FOLDER, fontArgs: [{ fontBlobs }] })
  const done = compiler.compile({
    mainFileContent: readFileSync(path.join(rootFolder(TEMPLATE), TEMPLATE), 'utf8'),
    inputs: { d: JSON.stringify(archiveData(tree)) },
  })
  if (done.hasError())
    throw new AppError('internal', JSON.stringify(done.takeError()?.shortDiagnostics ?? null))
  try {
    compiler.pdf(done.result, { pdfStandard: GATE, creationTimestamp })
    return new Uint8Array(compiler.pdf(done.result, { pdfStandard: KEPT_AS, creationTimestamp }))
  } catch (cause) {
    throw new AppError('archive-refused', `the archive copy was refused: ${reasonOf(cause)}`, { cause })
  }
}

const REASON_MAX = 400

function reasonOf(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, REASON_MAX)
}
