import { askChild } from '@/lib/adapters/child/ask-child'
import { readPdfContent } from '@/lib/adapters/pdf/read-pdf-content'
import { errorCodeOf } from '@/lib/contracts/errors'
import type { ItemProblem } from '@/lib/contracts/library'
import { LIBRARY_UPLOAD_BYTES_MAX } from '@/lib/contracts/library-limits'
import type { Work } from '@/lib/contracts/work'
import { ItemContent } from '@/lib/core/library/item-content'
import { type FileKind, fileKind } from '@/lib/core/library/item-kind'

/** Text of this many bytes is a shelf of books in one file. */
const TEXT_BYTES_MAX = 20 * 1_048_576
const TIMEOUT_MS = 60_000
const MEMORY_MB = 768

/** Either the content of the file, or why it has none. */
export type LibraryFileRead =
  | {
      readonly ok: true
      readonly kind: FileKind
      readonly content: ItemContent
      /** What a PDF prints of its reference. */
      readonly work?: Work
    }
  | { readonly ok: false; readonly problem: ItemProblem; readonly detail: string; readonly pages?: number }

export interface LibraryFile {
  /** With its ending, which tells formats apart that look alike. */
  readonly name: string
  readonly bytes: Uint8Array
  /** The item that its passages will belong to. */
  readonly itemId: string
  readonly signal?: AbortSignal | undefined
}

/**
 * The content of a file in any format of the library, read in a process of its own that is ended beyond its time or memory; a file that
 * cannot be read has a named problem. Rejects only when `signal` aborts.
 */
export async function readLibraryFile({
  name,
  bytes,
  itemId,
  signal,
}: LibraryFile): Promise<LibraryFileRead> {
  if (bytes.byteLength === 0) return failed('empty', 'the file has no bytes')
  if (bytes.byteLength > LIBRARY_UPLOAD_BYTES_MAX)
    return failed('too-large', `more than ${LIBRARY_UPLOAD_BYTES_MAX} bytes`)
  const kind = fileKind(name, bytes)
  // It is named like a format that its bytes are not.
  if (kind === null)
    return failed(/\.(?:pdf|docx|epub)$/i.test(name) ? 'damaged' : 'unknown-format', name.slice(-40))
  if (kind === 'pdf') return readPdfContent(bytes, { itemId, signal })
  const isArchive = kind === 'docx' || kind === 'epub'
  if (!isArchive && bytes.byteLength > TEXT_BYTES_MAX)
    return failed('too-large', `more than ${TEXT_BYTES_MAX} bytes`)
  try {
    const content = await askChild(
      bytes,
      {
        program: 'lib/adapters/files/item-child.ts',
        settings: { kind, itemId },
        signal,
        timeoutMs: TIMEOUT_MS,
        memoryMb: MEMORY_MB,
      },
      ItemContent,
    )
    return content.text === '' ? failed('empty', 'the file holds no text') : { ok: true, kind, content }
  } catch (error) {
    signal?.throwIfAborted()
    return failed(problemOf(error), String(error))
  }
}

function problemOf(error: unknown): ItemProblem {
  const code = errorCodeOf(error)
  return code === 'too-large' || code === 'too-heavy' ? code : 'damaged'
}

const failed = (problem: ItemProblem, detail: string): LibraryFileRead => ({ ok: false, problem, detail })
