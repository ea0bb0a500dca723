import { createHash } from 'node:crypto'
import { AppError } from '@/lib/contracts/errors'
import type { Work } from '@/lib/contracts/work'
import type { CslItem } from '@/lib/core/formats/csl-item'
import { filesNamed, titleKey } from '@/lib/core/formats/files-named'
import { readReferences } from '@/lib/core/formats/read-references'
import { workFromCsl } from '@/lib/core/formats/work-from-csl'
import { decodeText } from '@/lib/core/text/decode-text'
import { cutText } from '@/lib/core/text/plain-text'

/** References that one file may bring into a project. */
export const IMPORT_WORKS_MAX = 500

const UNREAD_MAX = 500

/** The works of a file, and each of its records that has no title as far as it could be read. */
export interface FileWorks {
  readonly works: readonly Work[]
  /** For each work the names of the files that its record names, without folders. */
  readonly files: readonly (readonly string[])[]
  readonly unread: readonly string[]
}

/**
 * The works of a reference file in any format that `readReferences` knows, in file order. A work read from the same words again has the same origin, so that the file can be given twice.
 * Reads in the caller's process: what others upload goes through `readImport`.
 * @throws AppError `too-large` beyond `IMPORT_WORKS_MAX` references, `invalid-input` for a file that holds none.
 */
export function worksInFile(bytes: Uint8Array, yearMax: number): FileWorks {
  const text = decodeText(bytes)
  const { format, items } =
    text === null ? { format: null, items: [] } : readReferences(text, { itemsMax: IMPORT_WORKS_MAX + 1 })
  if (format === null) throw new AppError('invalid-input', 'no file of references that Carrel can read')
  if (items.length > IMPORT_WORKS_MAX)
    throw new AppError('too-large', `more than ${IMPORT_WORKS_MAX} references in one file`)
  const read = items.map((item) => ({
    item,
    work: workFromCsl(item, { db: 'user', id: originOf(item) }, yearMax),
  }))
  const works = read.map(({ work }) => work).filter(({ title }) => title !== '')
  const named = filesNamed(text ?? '')
  return {
    works,
    files: works.map(({ title }) => named.get(titleKey(title)) ?? []),
    unread: read.filter(({ work }) => work.title === '').map(({ item }) => asText(item)),
  }
}

/** A record without title as the file has it, or what was read of it. */
function asText({ custom, type: _, id, ...rest }: CslItem): string {
  const parts = [id, rest.DOI, rest.URL, rest.note].filter((part) => part !== undefined)
  return cutText(custom?.unread ?? parts.join(' · '), UNREAD_MAX)
}

function originOf({ id: _, ...item }: { readonly id: string }): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex').slice(0, 24)
}
