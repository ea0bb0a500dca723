import 'server-only'
import { listHighlights } from '@/lib/adapters/store/library-highlights'
import { findItem } from '@/lib/adapters/store/library-items'
import { listReadings } from '@/lib/adapters/store/library-readings'
import { listPassages, passagesOf, readItemText } from '@/lib/adapters/store/library-texts'
import type { ProjectId } from '@/lib/contracts/ids'
import type { LibraryEntry, PlacedPassage } from '@/lib/contracts/library'
import type { ReaderMarks } from '@/lib/contracts/library-reading'
import { markedHighlights } from '@/lib/core/library/marked-highlights'
import { type ShownText, textAround } from '@/lib/core/library/text-window'
import { type Services, services } from '../services'
import { requireProject } from '../session'

/** What the reader opens: an item, or what is left of a passage that was cited from one that is gone. */
export type ReaderView =
  | { readonly kind: 'gone'; readonly cited: PlacedPassage | null }
  | {
      readonly kind: 'item'
      readonly entry: LibraryEntry
      readonly marks: ReaderMarks
      /** The passage that was asked for; `lost` when the item has it no more. */
      readonly cited: PlacedPassage | 'lost' | null
      /** The text around the place; null for a PDF, which is shown as it is printed, and where no text is at hand. */
      readonly text: ShownText | null
    }

/**
 * An item of the visitor's project at a passage, or from a place in its text on; throws `not-found` for a stranger's
 * project.
 */
export async function loadReader(
  projectId: string,
  { itemId, passageId, from }: { itemId: string; passageId: string | null; from: number | null },
): Promise<ReaderView> {
  const project = await requireProject(projectId)
  const all = await services()
  const [entry, passage] = await Promise.all([
    findItem(all.db, project.id, itemId),
    passageId === null ? null : findPassage(all, project.id, { itemId, passageId }),
  ])
  if (!entry) return { kind: 'gone', cited: passage }
  const marks = await readerMarks(all, project.id, itemId)
  const cited = passageId === null ? null : (passage ?? 'lost')
  const isPrinted = entry.item.kind === 'pdf' && entry.fileHash !== null
  const whole = isPrinted ? null : await readItemText(all.db, project.id, itemId)
  const text = whole && textAround(whole, from ?? passage?.start ?? 0)
  return { kind: 'item', entry, marks, cited, text }
}

async function findPassage(
  { db }: Services,
  projectId: ProjectId,
  { itemId, passageId }: { itemId: string; passageId: string },
): Promise<PlacedPassage | null> {
  const [passage] = await listPassages(db, projectId, [passageId])
  return passage?.itemId === itemId ? passage : null
}

/** Highlights of an item as its text has them now, and how far it is read. */
export async function readerMarks(
  { db }: Services,
  projectId: ProjectId,
  itemId: string,
): Promise<ReaderMarks> {
  const [kept, readings] = await Promise.all([
    listHighlights(db, projectId, itemId),
    listReadings(db, projectId),
  ])
  const passages = kept.length === 0 ? [] : await passagesOf(db, projectId, { itemId })
  return { highlights: markedHighlights(passages, kept), reading: readings.get(itemId) ?? 'unread' }
}
