'use server'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { createHighlight, deleteHighlight, setHighlightNote } from '@/lib/adapters/store/library-highlights'
import { addItem, findItem } from '@/lib/adapters/store/library-items'
import { saveReading } from '@/lib/adapters/store/library-readings'
import { fillItem, passagesOf } from '@/lib/adapters/store/library-texts'
import { saveReference } from '@/lib/adapters/store/library-works'
import { AppError } from '@/lib/contracts/errors'
import { ITEM_TITLE_MAX } from '@/lib/contracts/library'
import { HIGHLIGHT_NOTE_MAX, NOTE_TEXT_MAX } from '@/lib/contracts/library-limits'
import { type ReaderMarks, ReadingState, SelectedWords } from '@/lib/contracts/library-reading'
import { settleHighlight } from '@/lib/core/library/anchor-highlight'
import { noteContent } from '@/lib/core/library/note-content'
import { makeWork } from '@/lib/core/records/make-work'
import { workOfDraft } from '@/lib/core/references/reference-draft'
import { type ActionResult, actionResult } from '../action-result'
import { readerMarks } from '../loaders/reader'
import { services } from '../services'
import { requireProject } from '../session'

const ofItem = z.object({ projectId: z.string(), itemId: z.string().min(1).max(64) })

/** The item with the services that reach it; throws `not-found` for a stranger's. */
async function requireItem(input: z.infer<typeof ofItem>) {
  const project = await requireProject(input.projectId)
  const all = await services()
  const entry = await findItem(all.db, project.id, input.itemId)
  if (!entry) throw new AppError('not-found', 'no such item in this project')
  return { all, projectId: project.id, entry }
}

const Note = z.object({
  projectId: z.string(),
  title: z.string().trim().min(1).max(ITEM_TITLE_MAX),
  text: z.string().trim().min(1).max(NOTE_TEXT_MAX),
})

/** Keeps a note of the visitor's as an item of the library; gives its id. */
export async function addNoteAction(input: z.input<typeof Note>): Promise<ActionResult<{ id: string }>> {
  return actionResult('addNote', async () => {
    const { projectId, title, text } = Note.parse(input)
    const project = await requireProject(projectId)
    const { db } = await services()
    const added = await addItem(db, project.id, { kind: 'note', title, state: 'waiting' })
    if (!added.ok) throw new AppError('too-large', 'the library holds as many items as it may')
    await fillItem(db, project.id, { id: added.id, content: noteContent(text, added.id), text: 'full' })
    return { id: added.id }
  })
}

const line = (max: number) => z.string().trim().max(max)
const Reference = ofItem.extend({
  draft: z.object({
    title: line(ITEM_TITLE_MAX).min(1),
    authors: line(5_000),
    year: line(4),
    venue: line(1_000),
    doi: line(300),
  }),
})

/** Saves the reference of an item as the visitor wrote it; nothing else replaces it then. Not for chosen sources and notes. */
export async function saveReferenceAction(input: z.input<typeof Reference>): Promise<ActionResult> {
  return actionResult('saveReference', async () => {
    const { itemId, draft, ...scope } = Reference.parse(input)
    const { all, projectId, entry } = await requireItem({ ...scope, itemId })
    const known = entry.item.work ?? makeWork({ source: { db: 'user', id: itemId }, title: draft.title })
    const saved = { id: itemId, work: workOfDraft(known, draft), isEdited: true }
    if (!(await saveReference(all.db, projectId, saved)))
      throw new AppError('conflict', 'the reference of a source or a note is not written here')
    return undefined
  })
}

const Reading = ofItem.extend({ state: ReadingState })

/** Saves how far the visitor is with an item of their library. */
export async function setReadingAction(input: z.input<typeof Reading>): Promise<ActionResult> {
  return actionResult('setReading', async () => {
    const { itemId, state, ...scope } = Reading.parse(input)
    const { all, projectId } = await requireItem({ ...scope, itemId })
    await saveReading(all.db, projectId, { itemId, state })
    return undefined
  })
}

const Highlight = ofItem.extend({
  selected: SelectedWords,
  page: z.number().int().min(1).nullable(),
  note: z.string().trim().max(HIGHLIGHT_NOTE_MAX).default(''),
})

/**
 * Makes a highlight of words that were selected in an item, as its text has them; null when they do not stand in it.
 */
export async function addHighlightAction(
  input: z.input<typeof Highlight>,
): Promise<ActionResult<ReaderMarks | null>> {
  return actionResult('addHighlight', async () => {
    const { itemId, selected, page, note, ...scope } = Highlight.parse(input)
    const { all, projectId } = await requireItem({ ...scope, itemId })
    const passages = await passagesOf(all.db, projectId, { itemId })
    const onPage = passages.filter(({ boxes }) => boxes.some((box) => box.page === page))
    const anchor =
      (page === null ? null : settleHighlight(onPage, selected)) ?? settleHighlight(passages, selected)
    if (!anchor) return null
    const made = { id: randomUUID(), itemId, ...anchor, note, createdAt: new Date() }
    await createHighlight(all.db, projectId, made)
    return readerMarks(all, projectId, itemId)
  })
}

const ofHighlight = ofItem.extend({ highlightId: z.string().min(1).max(64) })
const HighlightNote = ofHighlight.extend({ note: z.string().trim().max(HIGHLIGHT_NOTE_MAX) })

/** Writes the visitor's note beside a highlight; gives what the reader then shows. */
export async function noteHighlightAction(
  input: z.input<typeof HighlightNote>,
): Promise<ActionResult<ReaderMarks>> {
  return actionResult('noteHighlight', async () => {
    const { highlightId, note, ...scope } = HighlightNote.parse(input)
    const { all, projectId } = await requireItem(scope)
    if (!(await setHighlightNote(all.db, projectId, { id: highlightId, note })))
      throw new AppError('not-found', 'no such highlight in this project')
    return readerMarks(all, projectId, scope.itemId)
  })
}

/** Takes a highlight of the visitor's away; gives what the reader then shows. */
export async function removeHighlightAction(
  input: z.input<typeof ofHighlight>,
): Promise<ActionResult<ReaderMarks>> {
  return actionResult('removeHighlight', async () => {
    const { highlightId, ...scope } = ofHighlight.parse(input)
    const { all, projectId } = await requireItem(scope)
    if (!(await deleteHighlight(all.db, projectId, highlightId)))
      throw new AppError('not-found', 'no such highlight in this project')
    return readerMarks(all, projectId, scope.itemId)
  })
}
