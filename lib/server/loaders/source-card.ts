import 'server-only'
import { findItem } from '@/lib/adapters/store/library-items'
import { passagesOf } from '@/lib/adapters/store/library-texts'
import type { LibraryEntry } from '@/lib/contracts/library'
import type { ShownHighlight } from '@/lib/contracts/library-reading'
import type { SourceCard } from '@/lib/contracts/source-card'
import { composeSourceCard } from '@/lib/core/evidence/source-card'
import { services } from '../services'
import { requireProject } from '../session'
import { readerMarks } from './reader'

export interface CardView {
  readonly entry: LibraryEntry
  readonly card: SourceCard
  readonly highlights: readonly ShownHighlight[]
}

/** The card of an item of the visitor's project, null where there is no such item; throws `not-found` for a stranger's project. */
export async function loadSourceCard(projectId: string, itemId: string): Promise<CardView | null> {
  const project = await requireProject(projectId)
  const all = await services()
  const entry = await findItem(all.db, project.id, itemId.slice(0, 64))
  if (!entry) return null
  const passages = await passagesOf(all.db, project.id, { itemId: entry.item.id })
  const { highlights } = await readerMarks(all, project.id, entry.item.id)
  return { entry, card: composeSourceCard(passages), highlights }
}
