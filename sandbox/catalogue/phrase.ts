/**
 * Terminology
 *   phrase     one notion in the three languages of the catalogue. Portuguese and Spanish nouns carry their article,
 *              so that "de" + "o" can be joined; English nouns carry none
 *   exposure   what a study looks at (X), outcome what it measures (Y)
 */
const langs = ['en', 'pt', 'es'] as const
export type Lang = (typeof langs)[number]
export type Phrase = Readonly<Record<Lang, string>>

/** Where the literature of a topic leans: most studies of an outcome that is `up` report an increase. */
export interface Outcome {
  readonly phrase: Phrase
  readonly lean: 'up' | 'down'
}

export interface Topic {
  readonly exposure: Phrase
  readonly outcomes: readonly [Outcome, Outcome]
  /** Other words for the exposure, with commas between them, added to the keywords. */
  readonly also: Phrase | null
}

/** Decides which study designs a field may use and which indexes cover it. */
export type FieldKind = 'health' | 'social' | 'business' | 'computing' | 'natural' | 'law'

export interface Field {
  readonly id: string
  readonly name: Phrase
  readonly kind: FieldKind
  /** Plural nouns without article: whom or what a sample is made of. */
  readonly populations: readonly Phrase[]
  readonly topics: readonly Topic[]
  /** arXiv-like category, for fields that post preprints there. */
  readonly category: string | null
}

export function say(en: string, pt: string, es: string): Phrase {
  return { en, pt, es }
}

export function up(en: string, pt: string, es: string): Outcome {
  return { phrase: { en, pt, es }, lean: 'up' }
}

export function down(en: string, pt: string, es: string): Outcome {
  return { phrase: { en, pt, es }, lean: 'down' }
}

export function topic(exposure: Phrase, first: Outcome, second: Outcome, also: Phrase | null = null): Topic {
  return { exposure, outcomes: [first, second], also }
}
