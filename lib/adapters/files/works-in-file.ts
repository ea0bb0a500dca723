import { createHash } from 'node:crypto'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import { readReferences } from '@/lib/core/formats/read-references'
import { workFromCsl } from '@/lib/core/formats/work-from-csl'
import { decodeText } from '@/lib/core/text/decode-text'

/** References that one file may bring into a project. */
export const IMPORT_WORKS_MAX = 500

/**
 * The works of a reference file in any format that `readReferences` knows, in file order; those without title are left
 * out. A work read from the same words again has the same origin, so that the file can be given twice.
 * Reads in the caller's process: what others upload goes through `readImport`.
 * @throws AppError `too-large` beyond `IMPORT_WORKS_MAX` references, `invalid-input` for a file that holds none.
 */
export function worksInFile(bytes: Uint8Array, yearMax: number): Work[] {
  const text = decodeText(bytes)
  const { format, items } =
    text === null ? { format: null, items: [] } : readReferences(text, { itemsMax: IMPORT_WORKS_MAX + 1 })
  if (format === null) throw new AppError('invalid-input', 'no file of references that Carrel can read')
  if (items.length > IMPORT_WORKS_MAX)
    throw new AppError('too-large', `more than ${IMPORT_WORKS_MAX} references in one file`)
  return items
    .map((item) => workFromCsl(item, { db: 'user', id: originOf(item) }, yearMax))
    .filter((work) => work.title !== '')
}

function originOf({ id: _, ...item }: { readonly id: string }): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 24)
}
