import type { DocumentTree } from '@/lib/contracts/document-tree'
import { AppError } from '@/lib/contracts/errors'
import { runPdfChild } from './run-pdf-child'
import { createTurns } from './turns'

const TIMEOUT_MS = 60_000
/** A hundred pages take about 250 MB, three hundred about 370. */
const MEMORY_MB = 700
/** One document is drawn at a time, so that a core is left for requests; the others wait in a short queue. */
const drawers = createTurns({ runningMax: 1, waitingMax: 8 })

export interface RenderInWorkerOptions {
  readonly signal?: AbortSignal
  /** Counted from when the document's turn comes. */
  readonly timeoutMs?: number
}

/**
 * The document as a PDF, drawn in a process of its own with bounded time and memory, so that the caller's event loop stays free.
 * The same tree gives the same bytes. Throws `invalid-input` for a tree without date, `timed-out`, `pdf-too-heavy`,
 * `rate-limited` when eight others wait already, `internal` for a fault of the renderer; rejects with the signal's reason.
 */
export async function renderPdfInWorker(
  tree: DocumentTree,
  { signal, timeoutMs = TIMEOUT_MS }: RenderInWorkerOptions = {},
): Promise<Uint8Array> {
  if (Number.isNaN(Date.parse(`${tree.date}T00:00:00Z`))) {
    throw new AppError('invalid-input', `no date: ${tree.date}`)
  }
  const job = {
    script: 'render-child.ts',
    turns: drawers,
    timeoutMs,
    memoryMb: MEMORY_MB,
    settings: {},
  } as const
  const ended = await runPdfChild(Buffer.from(JSON.stringify(tree)), job, signal)
  switch (ended.end) {
    case 'answered':
      return new Uint8Array(ended.written)
    case 'timed-out':
      throw new AppError('timed-out', `drawing took more than ${timeoutMs} ms`)
    case 'too-heavy':
      throw new AppError('pdf-too-heavy', `drawing took more than ${MEMORY_MB} MB`)
    case 'crashed':
      throw new AppError('internal', `the renderer ended: ${ended.detail}`)
  }
}
