import { z } from 'zod'
import { LIBRARY_QUERY_MAX } from './library-limits'
import { Work } from './work'

/**
 * Terminology
 *   notebook   the library of one project: sources and notes with their text
 *   item       one source or note in it, with as much of its text as is at hand
 *   passage    a run of whole sentences or a table of one item, small enough to be read at a glance: what is searched and cited
 *   locator    where in the item a passage stands, in the location types of a citation
 *   box        where on its page a passage is printed
 */

const locatorText = z.string().trim().min(1).max(200)

/** The location types of a citation (`loc=page:12`). Pages, lines and places in a row count from 1. */
export const Locator = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), value: z.number().int().min(1).max(100_000) }),
  z.object({ type: z.literal('line'), value: z.number().int().min(1).max(10_000_000) }),
  z.object({ type: z.literal('chapter'), value: locatorText }),
  z.object({ type: z.literal('section'), value: locatorText }),
  z.object({ type: z.literal('timecode'), value: z.string().regex(/^(?:\d{1,3}:)?\d{1,2}:\d{2}$/) }),
  z.object({ type: z.literal('index'), value: z.number().int().min(1).max(10_000_000) }),
])
export type Locator = z.infer<typeof Locator>

const share = z.number().min(0).max(1)

/** A rectangle on a page, in shares of the page's width and height from its upper left corner. */
export const PageBox = z.object({
  page: z.number().int().min(1).max(100_000),
  x: share,
  y: share,
  width: share,
  height: share,
})
export type PageBox = z.infer<typeof PageBox>

export const PASSAGE_MAX = 4_000
/** One passage of an item, as the text has it letter by letter. */
export const Passage = z.object({
  /** Stays the same while the item's text does. */
  id: z.string().min(1).max(80),
  itemId: z.string().min(1).max(64),
  /** Its place among the passages of the item, from 0. */
  index: z.number().int().min(0),
  text: z.string().min(1).max(PASSAGE_MAX),
  /** ISO 639-1; null when it cannot be told. */
  language: z.string().max(12).nullable(),
  /** The headings above it, outermost first. */
  headings: z.array(z.string().max(300)).max(6),
  locator: Locator,
  /** Empty where the format has no pages. */
  boxes: z.array(PageBox).max(60),
})
export type Passage = z.infer<typeof Passage>

/** What a notebook can hold. `record`: a chosen source of which only the abstract is at hand. */
export const itemKinds = [
  'record',
  'pdf',
  'docx',
  'epub',
  'html',
  'markdown',
  'text',
  'subtitles',
  'note',
] as const
export const ItemKind = z.enum(itemKinds)
export type ItemKind = z.infer<typeof ItemKind>

/** How much of an item's text is at hand. `none`: only its reference; `scanned`: pages without text. */
export const ItemText = z.enum(['full', 'abstract', 'none', 'scanned'])
export type ItemText = z.infer<typeof ItemText>

export const ITEM_TITLE_MAX = 500
export const LibraryItem = z.object({
  id: z.string().min(1).max(64),
  kind: ItemKind,
  title: z.string().trim().min(1).max(ITEM_TITLE_MAX),
  /** ISO 639-1 of most of its text; null when it cannot be told. */
  language: z.string().max(12).nullable(),
  text: ItemText,
  /** Null where the format has no pages. */
  pages: z.number().int().min(1).nullable(),
  passages: z.number().int().min(0),
  /** The chosen source it belongs to; null for uploads that were not recognised and for notes. */
  sourceId: z.string().max(40).nullable(),
  /** Its reference, where it is known. */
  work: Work.nullable(),
})
export type LibraryItem = z.infer<typeof LibraryItem>

/** Where reading an item stands: in its owner's line, being read, read (with whatever was found), or not readable. */
export const itemStates = ['waiting', 'reading', 'ready', 'failed'] as const
export const ItemState = z.enum(itemStates)
export type ItemState = z.infer<typeof ItemState>

/**
 * Why an item has no full text. Files: `unknown-format` … `timed-out`; chosen sources: `no-open-copy` (no index names one),
 * `licence` (one is named, nothing says that it may be kept), `unreachable`, `refused` by the guard of the way out.
 */
export const itemProblems = [
  'unknown-format',
  'empty',
  'encrypted',
  'damaged',
  'scanned',
  'too-large',
  'too-heavy',
  'timed-out',
  'no-open-copy',
  'licence',
  'unreachable',
  'refused',
] as const
export const ItemProblem = z.enum(itemProblems)
export type ItemProblem = z.infer<typeof ItemProblem>

/** An item with how far its reading has come. */
export const LibraryEntry = z.object({
  item: LibraryItem,
  state: ItemState,
  problem: ItemProblem.nullable(),
  /** The name of the uploaded file; null where the item has no file. */
  fileName: z.string().max(300).nullable(),
  /** SHA-256 of the file in hexadecimal. */
  fileHash: z.string().length(64).nullable(),
  addedAt: z.iso.datetime(),
})
export type LibraryEntry = z.infer<typeof LibraryEntry>

export const partKinds = ['heading', 'paragraph', 'entry', 'table'] as const
/** A piece of an item's text as its format divides it; `start` and `end` are UTF-16 offsets into that text. */
export const TextPart = z.object({
  kind: z.enum(partKinds),
  /** Of a heading: 1 is the outermost. Null for everything else. */
  level: z.number().int().min(1).max(6).nullable(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  locator: Locator,
})
export type TextPart = z.infer<typeof TextPart>

/** A passage with its place in the text of its item: `text.slice(start, end)` is the passage's text. */
export const PlacedPassage = Passage.extend({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})
export type PlacedPassage = z.infer<typeof PlacedPassage>

export const searchTypes = ['vector', 'text'] as const
export const SearchType = z.enum(searchTypes)
export type SearchType = z.infer<typeof SearchType>

export const LIBRARY_HITS_MAX = 100
export const LibraryQuery = z.object({
  query: z.string().trim().min(1).max(LIBRARY_QUERY_MAX),
  type: SearchType,
  limit: z.number().int().min(1).max(LIBRARY_HITS_MAX).default(10),
  /** Hits under it are left out, 0–1. */
  minimumScore: z.number().min(0).max(1).default(0),
})
export type LibraryQuery = z.infer<typeof LibraryQuery>

export interface LibraryHit {
  readonly passage: Passage
  /** The item's title. */
  readonly title: string
  /** 0–1, comparable within one search only. */
  readonly score: number
}

export interface LibraryHits {
  /** Best first. */
  readonly hits: readonly LibraryHit[]
  /** Passages that matched at all, also beyond the limit. */
  readonly total: number
}

/** Searching one notebook: the same for the database, a folder of files and tests. */
export interface LibrarySearch {
  search(query: LibraryQuery, signal?: AbortSignal): Promise<LibraryHits>
  /** The passages around one, in the order of reading; empty when it is gone. */
  around(passageId: string, width: number, signal?: AbortSignal): Promise<readonly Passage[]>
  /** The present passages of those ids; those that are gone are missing. */
  passages(ids: readonly string[], signal?: AbortSignal): Promise<readonly Passage[]>
}
