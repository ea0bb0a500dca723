import type { Locator, Passage } from '@/lib/contracts/library'

/**
 * Terminology
 *   marker   a citation as it stands in a text: `[[ref:id=…|name=…|loc=page:3]]`, `[@key]`, `(Souza, 2020)`, `Souza (2020)`, `[1]`
 */
interface MarkerPlace {
  /** As it stands in the text. */
  readonly text: string
  /** In UTF-16 units of the text. */
  readonly start: number
  readonly end: number
}

/** A citation of one source; one bracket may hold several, which share its place. */
export type TextCitation = MarkerPlace &
  (
    | {
        readonly kind: 'reference'
        readonly id: string
        readonly name: string
        readonly locator: Locator | null
      }
    | { readonly kind: 'key'; readonly key: string }
    | {
        readonly kind: 'author-year'
        /** Family names as printed; "et al." is left out. */
        readonly authors: readonly string[]
        readonly year: number
        /** "2020b" has "b"; '' for most. */
        readonly letter: string
        /** The names are part of the sentence: "Souza (2020) shows". */
        readonly isNarrative: boolean
      }
    | { readonly kind: 'number'; readonly number: number }
  )

/** What a sentence is compared with. */
export type CitedPassage = Pick<Passage, 'id' | 'itemId' | 'text' | 'language' | 'locator'>

/** The passages of the source that a marker names; empty where the source is known without text, null where there is no such source. */
export type ResolveMarker = (marker: TextCitation) => readonly CitedPassage[] | null
