import {
  CONCEPT_NAME_LENGTH_MAX,
  CONCEPT_NAMES_MAX,
  type ConceptLanguage,
  type ConceptName,
  conceptLanguages,
} from '@/lib/contracts/concept-map'
import { findConcept, type GlossaryConcept } from '@/lib/core/concepts/glossary'
import type { TopicUnit } from './topic-words'

type Texts = Readonly<Record<ConceptLanguage, readonly string[]>>

/** The words of the student, then what the built-in vocabulary calls them in the three languages; each name once. */
export function conceptNames(
  own: readonly string[],
  units: readonly TopicUnit[],
  language: ConceptLanguage,
): readonly ConceptName[] {
  const student = own.map((text) => nameOf(text, language, { by: 'student' }))
  const found = builtIn(own, units)
  const others = conceptLanguages.flatMap((code) =>
    (found?.[code] ?? []).map((text) => nameOf(text, code, { by: 'built-in' })),
  )
  const seen = new Set<string>()
  return [...student, ...others]
    .filter(({ text, language: code }) => {
      const key = `${code} ${text.toLowerCase()}`
      return text !== '' && !seen.has(key) && seen.add(key)
    })
    .slice(0, CONCEPT_NAMES_MAX)
}

function nameOf(text: string, language: ConceptLanguage, origin: ConceptName['origin']): ConceptName {
  return { text: text.slice(0, CONCEPT_NAME_LENGTH_MAX).trim(), language, origin, struckOut: false }
}

function builtIn(own: readonly string[], units: readonly TopicUnit[]): Texts | null {
  const [only] = units
  const country = units.length === 1 ? (only?.country ?? only?.origin) : null
  if (country) return { pt: [country.pt], en: [country.en], es: [country.es] }
  return knownOf(own, units)?.names ?? null
}

/** The concept of the whole phrase. */
function knownOf(own: readonly string[], units: readonly TopicUnit[]): GlossaryConcept | null {
  for (const text of own) {
    const concept = findConcept(text)
    if (concept) return concept
  }
  return units.length === 1 ? (units[0]?.known ?? null) : null
}
