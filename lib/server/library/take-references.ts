import { readImport } from '@/lib/adapters/files/read-own-file'
import { addItem, listItems, setItemState } from '@/lib/adapters/store/library-items'
import { fillItem } from '@/lib/adapters/store/library-texts'
import { AppError } from '@/lib/contracts/errors'
import type { ProjectId } from '@/lib/contracts/ids'
import type { LibraryAdded } from '@/lib/contracts/library-added'
import type { Work } from '@/lib/contracts/work'
import { titleKey } from '@/lib/core/formats/files-named'
import { noteContent } from '@/lib/core/library/note-content'
import type { Upload } from '../read-upload'
import type { Services } from '../services'

/** Files of references that the library takes, by their names. */
export const isReferenceFile = (name: string): boolean => /\.(?:bib|ris)$/i.test(name)

interface References {
  readonly file: Upload['file']
  readonly signal: AbortSignal
}

/**
 * Adds the works of a file of references to the library, each with its abstract as its text and an open copy looked for; works that the
 * library has by DOI or title are not added again, records that could not be read come back as they stand. Throws as `readImport` does, and `too-large` when the library is full.
 */
export async function takeReferences(
  { db }: Pick<Services, 'db'>,
  projectId: ProjectId,
  { file, signal }: References,
): Promise<LibraryAdded> {
  const { works, files, unread } = await readImport(file.bytes, { signal })
  const held = new Map<string, string>()
  for (const { item } of await listItems(db, projectId))
    for (const key of keysOf(item.work ?? { title: item.title, doi: null })) held.set(key, item.id)
  const waitsFor: Record<string, string> = {}
  let added = 0
  for (const [at, work] of works.entries()) {
    const known = keysOf(work).flatMap((key) => held.get(key) ?? [])[0]
    const id = known ?? (await addWork(db, projectId, work))
    if (known === undefined) added += 1
    for (const key of keysOf(work)) held.set(key, id)
    for (const name of files[at] ?? []) waitsFor[name] = id
  }
  if (works.length + unread.length === 0) throw new AppError('invalid-input', 'no reference in the file')
  return { references: { added, known: works.length - added, waitsFor, unread: [...unread] } }
}

const keysOf = ({ doi, title }: Pick<Work, 'doi' | 'title'>): readonly string[] => [
  ...(doi === null ? [] : [`doi ${doi}`]),
  `title ${titleKey(title)}`,
]

async function addWork(db: Services['db'], projectId: ProjectId, work: Work): Promise<string> {
  const added = await addItem(db, projectId, { kind: 'record', title: work.title, state: 'ready', work })
  if (!added.ok) throw new AppError('too-large', 'the library holds as many items as it may')
  const { id } = added
  if (work.abstract !== null && work.abstract.trim() !== '')
    await fillItem(db, projectId, { id, content: noteContent(work.abstract, id), text: 'abstract' })
  // The indexes know open copies by DOI.
  if (work.doi !== null) await setItemState(db, projectId, { id, state: 'waiting' })
  return id
}
