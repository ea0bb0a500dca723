import { z } from 'zod'
import { Locator, Passage } from './library'

/**
 * Terminology
 *   highlight      words of an item that the student marked: a passage of their own that can be cited
 *   reading state  how far the student is with an item
 */

export const readingStates = ['unread', 'reading', 'read'] as const
export const ReadingState = z.enum(readingStates)
export type ReadingState = z.infer<typeof ReadingState>

export const HIGHLIGHT_NOTE_MAX = 5_000
export const HIGHLIGHT_QUOTE_MAX = 2_000
/** Highlights of one item; the shown list stays one that is read. */
export const HIGHLIGHTS_PER_ITEM_MAX = 500

/** Words that the student selected on a page; `prefix` is what stands before them there. */
export const SelectedWords = z.object({
  quote: z
    .string()
    .max(2 * HIGHLIGHT_QUOTE_MAX)
    .refine((text) => /[\p{L}\p{N}]/u.test(text)),
  prefix: z.string().max(400),
})
export type SelectedWords = z.infer<typeof SelectedWords>

/** A highlight as the reader shows it; `place` is null when its words stand nowhere in the item any more. */
export const ShownHighlight = z.object({
  id: z.string(),
  /** As the item has the words now, letter by letter; as it had them when they were marked where they are lost. */
  quote: z.string(),
  note: z.string(),
  createdAt: z.string(),
  place: z
    .object({
      passageId: z.string(),
      locator: Locator,
      /** Pages on which its passage is printed; empty where the format has no pages. */
      pages: z.array(z.number().int().min(1)),
    })
    .nullable(),
})
export type ShownHighlight = z.infer<typeof ShownHighlight>

/** What the reader shows beside the text. */
export interface ReaderMarks {
  readonly highlights: readonly ShownHighlight[]
  readonly reading: ReadingState
}

/** Passages around a place of an item, in the order of reading. */
export const PassageWindow = z.object({ passages: z.array(Passage).max(400), total: z.number().int().min(0) })
export type PassageWindow = z.infer<typeof PassageWindow>
