import { createHash } from 'node:crypto'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import { readReferences } from '@/lib/core/formats/read-references'
import { workFromCsl } from '@/lib/core/formats/work-from-csl'
import { decodeText } from '@/lib/core/text/decode-text'

/** An export of references that a person may give, in bytes. */
export const IMPORT_BYTES_MAX = 10 * 1024 * 1024
/** References that one file may bring into a project. */
export const IMPORT_WORKS_MAX = 500

/**
 * The works of a reference file in any format that `readReferences` knows, in file order; those without title are left
 * out. A work read from the same words again has the same origin, so that the file can be given twice.
 * @throws AppError `too-large` beyond a limit, `invalid-input` for a file that holds no references; each message is one
 * sentence.
 */
export function readImport(bytes: Uint8Array, fileName: string): Work[] {
  if (bytes.byteLength > IMPORT_BYTES_MAX) {
    throw new AppError('too-large', `The file is larger than ${IMPORT_BYTES_MAX / 1024 / 1024} MB.`)
  }
  const text = decodeText(bytes)
  const { format, items } = text === null ? { format: null, items: [] } : readReferences(text)
  if (format === null) {
    throw new AppError(
      'invalid-input',
      `${fileName.slice(0, 200)} is not a file of references that Carrel can read.`,
    )
  }
  if (items.length > IMPORT_WORKS_MAX) {
    throw new AppError(
      'too-large',
      `The file holds ${items.length} references; ${IMPORT_WORKS_MAX} is the most at once.`,
    )
  }
  const year = new Date().getUTCFullYear()
  return items
    .map((item) => workFromCsl(item, { db: 'user', id: originOf(item) }, year))
    .filter((work) => work.title !== '')
}

function originOf({ id: _, ...item }: { readonly id: string }): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 24)
}
