import type { ConceptEdit, ConceptMap } from '@/lib/contracts/concept-map'
import { requiredConcepts } from '@/lib/core/concepts/concept-map'
import { findConcept, glossaryLanguage, otherNames } from '@/lib/core/concepts/glossary'
import type { RequiredConcept } from '@/lib/core/concepts/required-names'
import type { ParameterChange } from './search-plan'

type NameEdit = Extract<ConceptEdit, { kind: 'add-name' }>

/** Edits that give a language's certain names to the concepts that lack them. */
export function translationsOf(groups: readonly RequiredConcept[], code: string): readonly NameEdit[] {
  const language = glossaryLanguage(code)
  if (!language) return []
  return groups.flatMap(({ id, name, words }) => {
    const concept = findConcept(name)
    const [text] = concept ? otherNames(concept, name, [language]) : []
    const isThere = words.some((word) => word.toLowerCase() === text?.toLowerCase())
    return text === undefined || isThere ? [] : [{ kind: 'add-name', id, text, language }]
  })
}

/**
 * The edit that stops requiring a concept, which stays in the map as an optional part; null for the last one that is required.
 * Where none is central, all that are in use are required: there it has to be dropped.
 */
export function unrequiring(map: ConceptMap, id: string): ConceptEdit | null {
  const required = requiredConcepts(map)
  const concept = required.find((one) => one.id === id)
  if (!concept || required.length < 2) return null
  return concept.role === 'central' ? { kind: 'role', id, role: 'context' } : { kind: 'drop', id }
}

/** The change that stops requiring a concept. */
export function dropOf(map: ConceptMap, { id }: RequiredConcept): ParameterChange {
  const edit = unrequiring(map, id)
  return { kind: 'concepts', edits: edit ? [edit] : [] }
}
