import type { ConceptEdit } from '@/lib/contracts/concept-map'
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

/** The change that stops asking for a concept. */
export function dropOf({ id }: RequiredConcept): ParameterChange {
  return { kind: 'concepts', edits: [{ kind: 'drop', id }] }
}
