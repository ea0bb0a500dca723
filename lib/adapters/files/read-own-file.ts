import { z } from 'zod'
import { askChild } from '@/lib/adapters/child/ask-child'
import { AppError } from '@/lib/contracts/errors'
import { Work } from '@/lib/contracts/work'
import { OpenAnswer } from '@/lib/core/validation/open-document'
import { type FileWorks, IMPORT_WORKS_MAX } from './works-in-file'

/** An export of references that a person may give, in bytes. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024

/**
 * A reader of plain text needs a second for the largest file that may be given, the process another to start; the rest
 * is for a busy machine.
 */
const TIMEOUT_MS = 15_000
const MEMORY_MB = 512
const program = 'lib/adapters/files/file-child.ts'

export interface ReadFileOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
  readonly memoryMb?: number
}

const FileWorksAnswer = z.object({
  works: z.array(Work).max(IMPORT_WORKS_MAX),
  files: z.array(z.array(z.string())).max(IMPORT_WORKS_MAX),
  unread: z.array(z.string()).max(IMPORT_WORKS_MAX),
})

/**
 * The works of a reference file, as `worksInFile` says, read in a process of its own.
 * @throws AppError `too-large` beyond a limit, `invalid-input` for a file that holds no references, `too-heavy` when
 * reading takes more time or memory than one file may have.
 */
export async function readImport(bytes: Uint8Array, options: ReadFileOptions = {}): Promise<FileWorks> {
  if (bytes.byteLength > IMPORT_BYTES_MAX)
    throw new AppError('too-large', `a file of references of more than ${IMPORT_BYTES_MAX} bytes`)
  const settings = { reads: 'references', year: new Date().getUTCFullYear() } as const
  return askChild(bytes, limited(settings, options), FileWorksAnswer)
}

const BroughtText = z.union([OpenAnswer, z.object({ ok: z.literal(false), problem: z.literal('not-text') })])

/** What a document holds that a person brings, as `openDocument` says, read in a process of its own; throws `too-heavy`. */
export async function readBroughtDocument(
  bytes: Uint8Array,
  options: ReadFileOptions = {},
): Promise<z.infer<typeof BroughtText>> {
  return askChild(bytes, limited({ reads: 'document' }, options), BroughtText)
}

function limited(settings: Readonly<Record<string, number | string>>, options: ReadFileOptions) {
  const { signal, timeoutMs = TIMEOUT_MS, memoryMb = MEMORY_MB } = options
  return { program, settings, signal, timeoutMs, memoryMb } as const
}
