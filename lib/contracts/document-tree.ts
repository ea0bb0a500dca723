/**
 * A document as a tree that knows no file format: PDF, DOCX, Markdown and the pages of the workbench are drawn from it.
 *
 * Terminology
 *   block     what begins on a line of its own; its `id` names the same place in every version, so that comments find it
 *   inline    a piece of running text
 *   drawing   vector shapes in points, drawn alike in a PDF and in a page
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly bold?: true; readonly italic?: true }
  /** An address outside. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A citation as the style words it, e.g. "(Souza, 2021)"; leads to the entries of the reference list. */
  | { readonly kind: 'cite'; readonly text: string; readonly keys: readonly string[] }

export type Inlines = readonly Inline[]

/** Which stage a block comes from and who wrote it ('built-in', 'code', 'student' or '<provider>/<model>'). */
export interface BlockOrigin {
  readonly stage: string
  readonly engine: string
}

interface BlockBase {
  /** Letters, digits, dots and hyphens; unique in the document. */
  readonly id: string
  readonly origin?: BlockOrigin
}

export interface Heading extends BlockBase {
  readonly kind: 'heading'
  /** 1 opens a chapter. Numbers are given by the layout. */
  readonly level: 1 | 2 | 3
  readonly text: string
  /** False for abstract, references and statements. */
  readonly numbered: boolean
}

export interface Paragraph extends BlockBase {
  readonly kind: 'paragraph'
  /** `note` is set smaller, `quote` is indented as the style wants it. */
  readonly role: 'body' | 'quote' | 'note'
  /** Leads into the list behind it, and stands on its page. */
  readonly leads?: true
  readonly inlines: Inlines
}

export interface ListBlock extends BlockBase {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly Inlines[]
}

export interface TableBlock extends BlockBase {
  readonly kind: 'table'
  /** What its text calls it by ("2.1"); absent where the tables of the document are counted. */
  readonly number?: string
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Inlines[])[]
  /** Shares of the width, one for each column; they need not sum to 1. */
  readonly widths: readonly number[]
  /** Where the figures come from; '' for none. */
  readonly note: string
}

export interface FigureBlock extends BlockBase {
  readonly kind: 'figure'
  readonly caption: string
  /** What it shows, for those who do not see it. */
  readonly alternative: string
  readonly drawing: Drawing
  readonly note: string
  /** The same as a table, for formats without vectors. */
  readonly table: TableBlock
}

/** The reference list: entries in the order of the style. */
export interface ReferencesBlock extends BlockBase {
  readonly kind: 'references'
  readonly entries: readonly { readonly key: string; readonly inlines: Inlines }[]
}

export type Block = Heading | Paragraph | ListBlock | TableBlock | FigureBlock | ReferencesBlock

export type Shape =
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly tone: Tone
    }
  | {
      readonly kind: 'line'
      readonly x1: number
      readonly y1: number
      readonly x2: number
      readonly y2: number
      readonly tone: Tone
      readonly dashed?: true
    }
  | {
      readonly kind: 'text'
      readonly x: number
      /** The base line. */
      readonly y: number
      readonly text: string
      readonly size: number
      readonly anchor: 'start' | 'middle' | 'end'
      readonly tone: Tone
    }

/** Colours by meaning; the medium chooses them. */
export type Tone = 'ink' | 'soft' | 'line' | 'accent' | 'warn' | 'paper'

export interface Drawing {
  readonly width: number
  readonly height: number
  /** Heights at which it may be cut between pages, from above; what stands over the first is repeated. Absent where it is one picture. */
  readonly cuts?: readonly number[]
  readonly shapes: readonly Shape[]
}

/** One chapter: begins on a page of its own. The first block is its level-1 heading. */
export interface Chapter {
  readonly id: string
  readonly blocks: readonly Block[]
}

export interface DocumentTree {
  readonly title: string
  readonly subtitle: string
  readonly author: string
  readonly institution: string
  readonly advisor: string
  readonly city: string
  /** YYYY-MM-DD; also the creation date in the file's metadata, so that the same inputs give the same bytes. */
  readonly date: string
  /** What kind of paper it is and for which programme: the note on the title page. */
  readonly nature: string
  readonly language: 'en' | 'pt-BR' | 'es'
  readonly style: 'abnt' | 'apa'
  readonly keywords: readonly string[]
  /** A line on every page, e.g. that the sources are invented; '' for none. */
  readonly banner: string
  readonly chapters: readonly Chapter[]
}
