import type { Locator } from './library'
import type { DesignId } from './proposal-run'

export const cardParts = ['question', 'design', 'sample', 'finding', 'limitation'] as const
export type CardPart = (typeof cardParts)[number]

/** What a source says to one part of its card: a sentence of it, letter by letter, and where it stands. */
export interface CardField {
  readonly text: string
  readonly passageId: string
  readonly locator: Locator
  /** Of the part `design`, which design the sentence names. */
  readonly design: DesignId | null
}

/** A source on one page; null: not found in the text. */
export type SourceCard = Readonly<Record<CardPart, CardField | null>>
