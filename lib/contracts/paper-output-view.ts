import type { Block } from './document-tree'

/** A text of an output that can be edited as it stands: where it is, and what it is called. */
export interface OutputText {
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly text: string
}

/** One output as a page gets it. */
export interface PaperOutputView {
  readonly output: unknown
  readonly blocks: readonly Block[]
  readonly texts: readonly OutputText[]
}
