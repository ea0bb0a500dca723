import type { Block } from './document-tree'
import type { LeftOutSentence, ModelReport } from './model-report'

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

/** A model's report whose sentences stand beside what their sources say that is nearest; null where they cite none, or none speaks of it. */
export interface ComparedReport extends ModelReport {
  readonly leftOut: readonly (LeftOutSentence & {
    readonly nearest: { readonly key: string; readonly quote: string } | null
  })[]
}

/** One output as a page gets it. */
export interface PaperOutputView {
  /** What its agent is asked to do, in the words of its prompt; a model gets the evidence and the contract beside it. */
  readonly task: string
  readonly basis: OutputBasis
  readonly output: unknown
  readonly blocks: readonly Block[]
  readonly texts: readonly OutputText[]
  /** What became of a model's answer; null where it stands as it came, and where none was asked. */
  readonly model: ComparedReport | null
}
