/**
 * Why a sentence of a model is not in the text: what the ledger found (`lib/core/ledger/refused-sentences.ts`), or a count of the paper that comes out otherwise when it is
 * counted again.
 */
export const leftOutReasons = [
  'no-passage',
  'numbers-disagree',
  'direction-disagrees',
  'unresolved-citation',
  'figure-of-nobody',
  'finding-without-source',
  'miscounted',
  'other-language',
  'praise',
  'instruction',
  'refers-to-refused',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A sentence that a model wrote and the text does not have. */
export interface LeftOutSentence {
  /** With its citation marks, as the model wrote it; cut where it is very long. */
  readonly sentence: string
  readonly reason: LeftOutReason
}

/**
 * What became of a model's answer that is not printed as it came. `mended`: printed without some of its sentences. `refused`: it did not fit the evidence, and the
 * built-in text stands. `failed`: the model gave no usable answer, and the built-in text stands.
 */
export interface ModelReport {
  readonly outcome: 'mended' | 'refused' | 'failed'
  /** Why it was not taken, in English as the check says it; '' where nothing more is known. */
  readonly detail: string
  readonly leftOut: readonly LeftOutSentence[]
}
