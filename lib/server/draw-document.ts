import { createHash } from 'node:crypto'
import { type ChildEnd, runChild } from '@/lib/adapters/child/run-child'
import { archiveRefusal } from '@/lib/adapters/pdf/archive/archive-answer'
import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { KeptResults } from './kept-results'
import type { TreeAnswer, TreeJob } from './proposal-tree-program'

const TIMEOUT_MS = 60_000
/** A hundred pages take about 250 MB, three hundred about 370. */
const MEMORY_MB = 700
/** What is kept of drawn files and set trees, in one process. */
const KEPT = { countMax: 200, bytesMax: 64 * 1_048_576 } as const

const programs = {
  pdf: 'lib/adapters/pdf/render-child.ts',
  docx: 'lib/adapters/docx/docx-child.ts',
  archive: 'lib/adapters/pdf/archive/archive-child.ts',
  tree: 'lib/server/proposal-tree-program.ts',
} as const
type Program = keyof typeof programs
export type DrawnFormat = Exclude<Program, 'tree'>

// On globalThis because pages, routes and actions are bundled apart.
declare global {
  var carrelDrawn: KeptResults<Buffer> | undefined
}

interface DrawOptions {
  readonly format: DrawnFormat
  readonly signal?: AbortSignal | undefined
  /** From the start of the process. */
  readonly timeoutMs?: number
}

/**
 * The document as a file, drawn in a process of its own with bounded time and memory, so that the caller's event loop stays free.
 * The same tree gives the same bytes. An archive copy throws `unsupported` and `archive-refused` besides. Throws `invalid-input` for a tree without date, `timed-out`, `pdf-too-heavy`, `internal`
 * for a fault of the renderer; rejects with the signal's reason.
 */
export async function drawDocument(
  tree: DocumentTree,
  { format, signal, timeoutMs = TIMEOUT_MS }: DrawOptions,
): Promise<Uint8Array> {
  if (Number.isNaN(Date.parse(`${tree.date}T00:00:00Z`)))
    throw new AppError('invalid-input', `no date: ${tree.date}`)
  const drawn = await run(JSON.stringify(tree), { program: format, signal, timeoutMs })
  return format === 'archive' ? archiveOf(drawn) : drawn
}

/** The copy, or the reason why there is none as the error it was. */
function archiveOf(answer: Uint8Array): Uint8Array {
  const refusal = archiveRefusal(answer)
  if (refusal) throw new AppError(refusal.code, refusal.message)
  return answer
}

/** The same, drawn once for all who ask for the same document as long as it is kept. */
export async function keptDocument(tree: DocumentTree, options: DrawOptions): Promise<Uint8Array> {
  return kept(options.format, JSON.stringify(tree), () => drawDocument(tree, options))
}

/** The document of a proposal, set once for the same run as long as it is kept; throws `not-ready` while a part is missing. */
export async function keptTree(job: TreeJob, signal?: AbortSignal): Promise<DocumentTree> {
  const input = JSON.stringify(job)
  const text = await kept('tree', input, () => run(input, { program: 'tree', signal, timeoutMs: TIMEOUT_MS }))
  const answer: TreeAnswer = JSON.parse(Buffer.from(text).toString('utf8'))
  if (!answer.ok) throw new AppError(answer.code, answer.message)
  return answer.tree
}

/**
 * Found by the hash of all that goes into it, which only who may see it can give: nobody gets the document of another. It is kept
 * no longer than this process lives, and so never longer than its renderer is the same.
 */
async function kept(program: Program, input: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  globalThis.carrelDrawn ??= new KeptResults(KEPT)
  const key = `${program} ${createHash('sha256').update(input).digest('hex')}`
  const known = globalThis.carrelDrawn.get(key)
  if (known) return known
  const made = Buffer.from(await make())
  globalThis.carrelDrawn.set(key, made, made.byteLength)
  return made
}

interface RunOptions {
  readonly program: Program
  readonly signal: AbortSignal | undefined
  readonly timeoutMs: number
}

async function run(input: string, { program, signal, timeoutMs }: RunOptions): Promise<Uint8Array> {
  const limits = { program: programs[program], timeoutMs, memoryMb: MEMORY_MB }
  return bytesOf(await runChild(input, { ...limits, signal }), program)
}

function bytesOf(ended: ChildEnd, program: Program): Uint8Array {
  switch (ended.end) {
    case 'answered':
      return new Uint8Array(ended.written)
    case 'timed-out':
      throw new AppError('timed-out', `${program} did not come in its time`)
    case 'too-heavy':
      throw new AppError('pdf-too-heavy', `${program} took more than ${MEMORY_MB} MB`)
    case 'crashed':
      throw new AppError('internal', `${program} ended: ${ended.detail}`)
  }
}
