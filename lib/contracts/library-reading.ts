import { z } from 'zod'
import { LibraryEntry, Locator, Passage } from './library'
import { HIGHLIGHT_QUOTE_MAX, HIGHLIGHTS_PER_ITEM_MAX, readingStates } from './library-limits'

/**
 * Terminology
 *   highlight      words of an item that the student marked: a passage of their own that can be cited
 *   reading state  how far the student is with an item
 */

export const ReadingState = z.enum(readingStates)
export type ReadingState = z.infer<typeof ReadingState>

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
      /** UTF-16 offsets into the text of the item. */
      start: z.number().int().min(0),
      end: z.number().int().min(0),
    })
    .nullable(),
})
export type ShownHighlight = z.infer<typeof ShownHighlight>

/** What the reader shows beside the text. */
export const ReaderMarks = z.object({
  highlights: z.array(ShownHighlight).max(HIGHLIGHTS_PER_ITEM_MAX),
  reading: ReadingState,
})
export type ReaderMarks = z.infer<typeof ReaderMarks>

/** An item as the list shows it. */
export const LibraryLine = z.object({
  entry: LibraryEntry,
  /** A source that is chosen now: it leaves the library when it is no longer chosen. */
  isChosen: z.boolean(),
  reading: ReadingState,
  highlights: z.number().int().min(0),
})
export type LibraryLine = z.infer<typeof LibraryLine>

export const LibraryLines = z.object({ lines: z.array(LibraryLine) })

/** What a search over the notebook's passages found, as the page shows it. */
export const ShownHits = z.object({
  hits: z.array(z.object({ passage: Passage, title: z.string(), score: z.number() })),
  total: z.number().int().min(0),
})
export type ShownHits = z.infer<typeof ShownHits>
