import type { ConceptRole } from '@/lib/contracts/concept-map'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { vocabularyParts } from './vocabulary/parts'
import type { GlossaryField, VocabularyPart } from './vocabulary/vocabulary-part'

export type GlossaryLanguage = 'en' | 'pt' | 'es'

/** One concept of the glossary: its names by language, the preferred one first. */
export interface GlossaryConcept {
  readonly field: GlossaryField
  /** What the concept usually is in a topic; null where the topic decides. */
  readonly role: ConceptRole | null
  readonly names: Readonly<Record<GlossaryLanguage, readonly string[]>>
}

/** Longest name of the glossary, in words; how far a match may reach. */
const NAME_WORDS_MAX = 8

let index: ReadonlyMap<string, GlossaryConcept> | null = null

/** The concepts by the stems of their names; built at the first question, because most programs that import this ask none. */
function byStems(): ReadonlyMap<string, GlossaryConcept> {
  index ??= indexOf(vocabularyParts)
  return index
}

/** The concept that a word or phrase names in any of the three languages, or null. Case, accents and plural are ignored. */
export function findConcept(text: string): GlossaryConcept | null {
  return findConceptByStems(cognateStems(text.slice(0, 200)))
}

/** The same for words that are already stemmed. */
export function findConceptByStems(stems: readonly string[]): GlossaryConcept | null {
  if (stems.length === 0 || stems.length > NAME_WORDS_MAX) return null
  return byStems().get(stems.join(' ')) ?? null
}

/** How many stems from `from` on make the longest known name, 0 for none, and the concept it names. */
export function longestConceptAt(
  stems: readonly string[],
  from: number,
): { readonly length: number; readonly concept: GlossaryConcept } | null {
  for (let length = Math.min(NAME_WORDS_MAX, stems.length - from); length > 0; length -= 1) {
    const concept = findConceptByStems(stems.slice(from, from + length))
    if (concept) return { length, concept }
  }
  return null
}

/** The names of a concept in each of `languages`, in that order, without the text itself; each name once. */
export function otherNames(
  concept: GlossaryConcept,
  text: string,
  languages: readonly GlossaryLanguage[],
): readonly string[] {
  const seen = new Set([text.toLowerCase()])
  return languages
    .flatMap((language) => concept.names[language])
    .filter((name) => {
      const isNew = !seen.has(name.toLowerCase())
      seen.add(name.toLowerCase())
      return isNew
    })
}

/** The language code as one of the glossary's, or null. */
export function glossaryLanguage(code: string | null): GlossaryLanguage | null {
  return code === 'en' || code === 'pt' || code === 'es' ? code : null
}

/** Every concept of the vocabulary, in the order of its parts. */
export function conceptsOf(parts: readonly VocabularyPart[]): readonly GlossaryConcept[] {
  return parts.flatMap((part) => part.lines.map((line) => conceptOf(part, line)))
}

function indexOf(parts: readonly VocabularyPart[]): ReadonlyMap<string, GlossaryConcept> {
  const found = new Map<string, GlossaryConcept>()
  for (const concept of conceptsOf(parts)) {
    for (const name of Object.values(concept.names).flat()) {
      const key = cognateStems(name).join(' ')
      // The first line of the vocabulary wins where two share a name.
      if (!found.has(key)) found.set(key, concept)
    }
  }
  return found
}

function conceptOf({ field, role }: VocabularyPart, line: string): GlossaryConcept {
  const [en = [], pt = [], es = []] = line
    .split('|')
    .map((part) => part.split(';').map((name) => name.trim()))
  return { field, role, names: { en, pt, es } }
}
