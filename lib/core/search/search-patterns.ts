import type { ConceptGroup } from '@/lib/core/concepts/concepts'
import { findConcept, glossaryLanguage, otherNames } from '@/lib/core/concepts/glossary'
import type { ParameterChange } from './search-plan'

/** Keywords that add a language's certain names to the concepts that lack them, in the form `concept = name`. */
export function translationsOf(groups: readonly ConceptGroup[], code: string): readonly string[] {
  const language = glossaryLanguage(code)
  if (!language) return []
  return groups.flatMap((group) => {
    const concept = findConcept(group.name)
    if (!concept) return []
    const [name] = otherNames(concept, group.name, [language])
    const isThere = group.words.some((word) => word.toLowerCase() === name?.toLowerCase())
    return name === undefined || isThere ? [] : [`${group.name} = ${name}`]
  })
}

/** The change that stops asking for a concept, whatever word of it the student used. */
export function dropOf(group: ConceptGroup): ParameterChange {
  return { kind: 'drop', words: [...group.words] }
}
