import { cognateStems } from '@/lib/core/text/cognate-stems'
import { type GlossaryField, researchGlossary } from './research-glossary'

export type GlossaryLanguage = 'en' | 'pt' | 'es'

/** One concept of the glossary: its names by language, the preferred one first. */
export interface GlossaryConcept {
  readonly field: GlossaryField
  readonly names: Readonly<Record<GlossaryLanguage, readonly string[]>>
}

/** Longest name of the glossary, in words; how far a match may reach. */
const NAME_WORDS_MAX = 8

const concepts: readonly GlossaryConcept[] = Object.entries(researchGlossary).flatMap(([field, lines]) =>
  lines.flatMap((line) => (isField(field) ? [conceptOf(field, line)] : [])),
)

const byStems: ReadonlyMap<string, GlossaryConcept> = new Map(
  concepts
    .flatMap((concept) =>
      Object.values(concept.names)
        .flat()
        .map((name) => [cognateStems(name).join(' '), concept] as const),
    )
    .reverse(), // so that the first line of the table wins where two share a name
)

/** The concept that a word or phrase names in any of the three languages, or null. Case, accents and plural are ignored. */
export function findConcept(text: string): GlossaryConcept | null {
  return findConceptByStems(cognateStems(text.slice(0, 200)))
}

/** The same for words that are already stemmed. */
export function findConceptByStems(stems: readonly string[]): GlossaryConcept | null {
  if (stems.length === 0 || stems.length > NAME_WORDS_MAX) return null
  return byStems.get(stems.join(' ')) ?? null
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

function conceptOf(field: GlossaryField, line: string): GlossaryConcept {
  const [en = [], pt = [], es = []] = line
    .split('|')
    .map((part) => part.split(';').map((name) => name.trim()))
  return { field, names: { en, pt, es } }
}

function isField(field: string): field is GlossaryField {
  return Object.hasOwn(researchGlossary, field)
}
