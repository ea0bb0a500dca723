import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { findConcept } from '@/lib/core/concepts/glossary'
import { cognateStems } from '@/lib/core/text/cognate-stems'

/**
 * The names without those of a wider thing that the vocabulary gives for a name it does not know: whatever names schools is not on municipal schools, nor whatever
 * names nurses on nurses in palliative care. A search may ask for the wider thing; a sentence about a source may not.
 */
export function ownNames(name: string, names: readonly string[]): readonly string[] {
  if (findConcept(name) !== null) return names
  const own = new Set(cognateStems(name))
  const isPart = (text: string) => {
    const stems = cognateStems(text)
    return stems.length < own.size && stems.every((stem) => own.has(stem))
  }
  const wider = new Set(
    names.filter(isPart).flatMap((text) => {
      const concept = findConcept(text)
      return [text, ...(concept === null ? [] : conceptLanguages.flatMap((code) => concept.names[code]))]
    }),
  )
  return names.filter((text) => !wider.has(text))
}
