import type { ConceptRole } from '@/lib/contracts/concept-map'
import { cognateStem, cognateStems } from '@/lib/core/text/cognate-stems'
import { vocabularyParts } from './vocabulary/parts'
import { AS_WRITTEN, type GlossaryField, type VocabularyPart } from './vocabulary/vocabulary-part'

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

interface VocabularyIndex {
  readonly byStems: ReadonlyMap<string, GlossaryConcept>
  readonly asWritten: ReadonlyMap<string, GlossaryConcept>
  /** Words of the longest name that begins with a word: most words begin none. */
  readonly reach: ReadonlyMap<string, number>
}

let index: VocabularyIndex | null = null

/** Built at the first question, because most programs that import this ask none. */
function builtIndex(): VocabularyIndex {
  index ??= indexOf(vocabularyParts)
  return index
}

/** The concept that a word or phrase names in any of the three languages, or null. Case, accents and plural are ignored. */
export function findConcept(text: string): GlossaryConcept | null {
  const { asWritten } = builtIndex()
  const written = text.slice(0, 200).trim()
  // A name in small letters may begin a title.
  const known = asWritten.get(written) ?? asWritten.get(written.toLowerCase())
  return known ?? findConceptByStems(cognateStems(written))
}

/** The same for words that are already stemmed. */
export function findConceptByStems(stems: readonly string[]): GlossaryConcept | null {
  if (stems.length === 0 || stems.length > NAME_WORDS_MAX) return null
  return builtIndex().byStems.get(keyOf(stems)) ?? null
}

/** Stems as one key; a hyphen counts as a blank ("cognitive-behavioral therapy", "cognitive behavioral therapy"). */
function keyOf(stems: readonly string[]): string {
  const key = stems.join(' ')
  if (!key.includes('-')) return key
  return stems.flatMap((stem) => (stem.includes('-') ? stem.split('-').map(cognateStem) : [stem])).join(' ')
}

/** How many stems from `from` on make the longest known name, 0 for none, and the concept it names. */
export function longestConceptAt(
  stems: readonly string[],
  from: number,
): { readonly length: number; readonly concept: GlossaryConcept } | null {
  const stem = stems[from] ?? ''
  const first = stem.includes('-') ? (keyOf([stem]).split(' ')[0] ?? '') : stem
  const reach = builtIndex().reach.get(first) ?? 0
  for (let length = Math.min(NAME_WORDS_MAX, reach, stems.length - from); length > 0; length -= 1) {
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

function indexOf(parts: readonly VocabularyPart[]): VocabularyIndex {
  const byStems = new Map<string, GlossaryConcept>()
  const asWritten = new Map<string, GlossaryConcept>()
  for (const part of parts) {
    for (const line of part.lines) {
      const concept = conceptOf(part, line)
      for (const name of line.split(/[|;]/)) {
        const text = name.trim()
        const [names, key] = text.startsWith(AS_WRITTEN)
          ? [asWritten, text.slice(AS_WRITTEN.length)]
          : [byStems, keyOf(cognateStems(text))]
        // The first line of the vocabulary wins where two share a name.
        if (!names.has(key)) names.set(key, concept)
      }
    }
  }
  const reach = new Map<string, number>()
  for (const key of byStems.keys()) {
    const [first = '', ...further] = key.split(' ')
    reach.set(first, Math.max(reach.get(first) ?? 0, 1 + further.length))
  }
  return { byStems, asWritten, reach }
}

function conceptOf({ field, role }: VocabularyPart, line: string): GlossaryConcept {
  const [en = [], pt = [], es = []] = line
    .split('|')
    .map((names) => names.split(';').map((name) => name.trim().replace(AS_WRITTEN, '')))
  return { field, role, names: { en, pt, es } }
}
