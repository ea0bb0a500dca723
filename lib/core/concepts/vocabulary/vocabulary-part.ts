import type { ConceptRole } from '@/lib/contracts/concept-map'

/**
 * The field that a concept speaks of, which decides the databases that are suggested. `general` speaks of none (methods, women,
 * years); `ibero-america` says that a text is about Latin America, Spain or Portugal.
 */
export type GlossaryField =
  | 'health'
  | 'psychology'
  | 'education'
  | 'business'
  | 'economics'
  | 'society'
  | 'computing'
  | 'engineering'
  | 'physics'
  | 'environment'
  | 'humanities'
  | 'general'
  | 'ibero-america'

/**
 * Before a name that is found only as it is written here, because in small letters it is another word: "SUS" is a health system in
 * Portuguese, "sus" is "their" in Spanish.
 */
export const AS_WRITTEN = '='

/** Concepts of one subfield that mean the same in English, Portuguese and Spanish. */
export interface VocabularyPart {
  readonly field: GlossaryField
  /** What such a concept usually is in a topic; null where the topic decides. */
  readonly role: ConceptRole | null
  /**
   * `english | portuguese | spanish`, in each the form that titles of papers use first, true synonyms after a semicolon. A word
   * with several senses is no name: a wrong synonym spoils a whole search. Brazilian Portuguese comes before European.
   */
  readonly lines: readonly string[]
}
