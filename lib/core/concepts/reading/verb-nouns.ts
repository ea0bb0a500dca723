import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { findConcept, type GlossaryConcept } from '@/lib/core/concepts/glossary'
import { isKnownInfinitive } from './verb-forms'

const nounEndings: Readonly<Record<'pt' | 'es', readonly string[]>> = {
  pt: ['ação', 'amento', 'imento', 'agem', 'ição'],
  es: ['ación', 'amiento', 'imiento', 'aje', 'ición'],
}

/**
 * The concept of the vocabulary that an infinitive names as a verb: "amamentar" is "amamentação". Only for verbs that carry a
 * subject of their own; those that questions are made of ("avaliar") name none. null for any other word.
 */
export function nounOfInfinitive(word: string, language: ConceptLanguage): GlossaryConcept | null {
  if (language === 'en' || !/[aei]r$/.test(word) || isKnownInfinitive(word, language)) return null
  const stem = word.toLowerCase().slice(0, -2)
  for (const ending of nounEndings[language]) {
    const concept = findConcept(stem + ending)
    if (concept) return concept
  }
  return null
}
