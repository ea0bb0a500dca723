import { z } from 'zod'

/**
 * Terminology
 *   item   a piece of text as the file draws it: one font, one place
 *   line   items that share a baseline and follow each other without a wide gap; two columns give two lines
 *   mark   a small raised piece of a line: a footnote sign, an affiliation number
 */

/** Most items a page may hold; drawings made of letters have more and are cut there. */
export const ITEMS_PER_PAGE_MAX = 30_000
/** Most pages that are read for text. */
export const PAGES_READ_MAX = 40
/** Pages that tell the paper from its text: title, abstract, running heads and a sample of the prose. */
export const PAGES_FOR_METADATA = 4

/** Lengths are points (1/72 inch); y is the baseline, counted from the top of the page. */
export const PositionedItem = z.object({
  text: z.string().max(100_000),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  size: z.number(),
  /** An identifier of the font within the file, not its name. */
  font: z.string().max(200),
  /** The text does not run from left to right along the page. */
  turned: z.boolean(),
  endsLine: z.boolean(),
})
export type PositionedItem = z.infer<typeof PositionedItem>

export const PositionedPage = z.object({
  /** Counted from 1. */
  number: z.number().int().min(1),
  width: z.number(),
  height: z.number(),
  items: z.array(PositionedItem).max(ITEMS_PER_PAGE_MAX),
})
export type PositionedPage = z.infer<typeof PositionedPage>

/** What the file says of itself. Often wrong: templates, file names and program names stand there. */
export const FileMetadata = z.object({
  title: z.string().max(2_000).nullable(),
  author: z.string().max(2_000).nullable(),
  subject: z.string().max(2_000).nullable(),
  created: z.string().max(2_000).nullable(),
  xmpTitle: z.string().nullable(),
  xmpCreators: z.array(z.string()).max(200),
  xmpIdentifiers: z.array(z.string()).max(200),
})
export type FileMetadata = z.infer<typeof FileMetadata>

export const PositionedDocument = z.object({
  pageCount: z.number().int().min(0),
  metadata: FileMetadata.nullable(),
  /** The first pages and, when there are more, the last one; in order. */
  pages: z.array(PositionedPage).max(PAGES_READ_MAX + 1),
})
export type PositionedDocument = z.infer<typeof PositionedDocument>
