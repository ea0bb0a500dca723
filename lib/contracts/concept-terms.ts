/** What a map of concepts may be; apart from the schemas, which pages do not load at first. */

/** The languages in which concepts have names; pt-BR and pt-PT names stand side by side under `pt`. */
export const conceptLanguages = ['pt', 'en', 'es'] as const

/**
 * `central`: every relevant source is about it. `outcome`: asked about, but a good source may lack it. `method` names a design
 * or a measure. A query requires the central ones; place, time and population are filters or optional parts.
 */
export const conceptRoles = [
  'central',
  'outcome',
  'population',
  'context',
  'place',
  'time',
  'method',
] as const

export const CONCEPTS_MAX = 12
/** Names of one concept over all languages, struck-out ones included. */
export const CONCEPT_NAMES_MAX = 40
export const CONCEPT_NAME_LENGTH_MAX = 120
