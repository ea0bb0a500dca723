import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { findConcept } from './glossary'

/**
 * The concept that a text names, dropped ones included: by a name with the same stems, by another name that the vocabulary
 * gives it, or, last, by part of its own name ("principals" is in "school principals"). Null when it names none.
 */
export function findConceptNamed({ concepts }: ConceptMap, text: string): Concept | null {
  const stems = cognateStems(text)
  if (stems.length === 0) return null
  const key = stems.join(' ')
  const known = findConcept(text)
  const isNamed = ({ name, names }: Concept) =>
    [name, ...names.map((own) => own.text)].some((own) => cognateStems(own).join(' ') === key)
  return (
    concepts.find(isNamed) ??
    concepts.find(({ name }) => known !== null && findConcept(name) === known) ??
    concepts.find(({ name }) => stems.every((stem) => cognateStems(name).includes(stem))) ??
    null
  )
}
