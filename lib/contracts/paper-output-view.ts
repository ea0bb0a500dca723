import type { Block } from './document-tree'

/** A text of an output that can be edited as it stands: where it is, and what it is called. */
export interface OutputText {
  readonly path: readonly (string | number)[]
  readonly label: string
  readonly text: string
}

/** What an output was made of: the agents whose outputs it builds on, and the sources that it names. */
export interface OutputBasis {
  readonly agents: readonly string[]
  readonly sources: readonly { readonly key: string; readonly title: string }[]
}

/** One output as a page gets it. */
export interface PaperOutputView {
  /** What its agent is asked to do, in the words of its prompt; a model gets the evidence and the contract beside it. */
  readonly task: string
  readonly basis: OutputBasis
  readonly output: unknown
  readonly blocks: readonly Block[]
  readonly texts: readonly OutputText[]
}
