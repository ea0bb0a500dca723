import { createHash } from 'node:crypto'
import { askChild } from '@/lib/adapters/child/ask-child'
import { AppError } from '@/lib/contracts/errors'
import { DATA_BYTES_MAX, type DataProblem, type DataReport, ReadData } from '@/lib/contracts/paper-data'

/** A hundred thousand rows of thirty columns take about ten seconds. */
const TIMEOUT_MS = 40_000
const MEMORY_MB = 1_536
const NAME_MAX = 200
const program = 'lib/adapters/files/file-child.ts'

export type DataFile =
  | { readonly ok: true; readonly report: DataReport }
  | ({ readonly ok: false } & DataProblem)

/**
 * What code computes of a file of data, in a process of its own that is ended when it takes too long; the rows are not kept.
 * @throws AppError `too-large` beyond `DATA_BYTES_MAX`, `too-heavy` when it takes more time or memory than one file may have.
 */
export async function readDataFile(
  bytes: Uint8Array,
  { name, signal }: { readonly name: string; readonly signal?: AbortSignal },
): Promise<DataFile> {
  if (bytes.byteLength > DATA_BYTES_MAX)
    throw new AppError('too-large', `a file of data of more than ${DATA_BYTES_MAX} bytes`)
  const limits = { program, settings: { reads: 'data' }, signal, timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB }
  const read = await askChild(bytes, limits, ReadData)
  if (!read.ok) return read
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { ok: true, report: { ...read.report, file: name.slice(0, NAME_MAX), sha256, matches: [] } }
}
