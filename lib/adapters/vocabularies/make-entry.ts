import type { ConceptLanguage } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX, conceptLanguages } from '@/lib/contracts/concept-terms'
import { ENTRY_NAMES_MAX, type EntryName, type VocabularyEntry } from '@/lib/contracts/vocabulary'
import { foldName, withoutQualifier } from '@/lib/core/concepts/fold-name'

const ALIASES_PER_LANGUAGE_MAX = 22
const DESCRIPTION_MAX = 300

/** `pt-BR` and `pt` are one language here; null for any other than the three. */
export function languageOfCode(code: string): ConceptLanguage | null {
  const [base] = code.toLowerCase().split('-')
  return conceptLanguages.find((language) => language === base) ?? null
}

/** The description in its language, or none when it says nothing. */
export function description(
  language: ConceptLanguage | null,
  text: string | null,
): VocabularyEntry['descriptions'] {
  const plain = text?.replace(/\s+/g, ' ').trim().slice(0, DESCRIPTION_MAX) ?? ''
  return language === null || plain === '' ? [] : [{ language, text: plain }]
}

/**
 * An entry with its names cleaned and bounded: labels before aliases, each text once in its language, and of hundreds of
 * aliases the one that was asked for and the first of each language.
 */
export function makeEntry(
  entry: Omit<VocabularyEntry, 'names'> & { readonly names: readonly EntryName[] },
  asked: readonly string[],
): VocabularyEntry {
  const names = distinct(entry.names.flatMap(cleaned))
  const wanted = new Set(asked.map(foldName))
  const aliases = names.filter(({ kind }) => kind === 'alias')
  const isAsked = ({ text }: EntryName) => wanted.has(foldName(text))
  const kept = [
    ...names.filter(({ kind }) => kind === 'label'),
    ...aliases.filter(isAsked),
    ...conceptLanguages.flatMap((language) =>
      aliases
        .filter((name) => name.language === language && !isAsked(name))
        .slice(0, ALIASES_PER_LANGUAGE_MAX),
    ),
  ]
  return { ...entry, names: kept.slice(0, ENTRY_NAMES_MAX) }
}

function cleaned(name: EntryName): EntryName[] {
  const text = withoutQualifier(name.text.replace(/\s+/g, ' ').trim())
  return text === '' || text.length > CONCEPT_NAME_LENGTH_MAX ? [] : [{ ...name, text }]
}

function distinct(names: readonly EntryName[]): EntryName[] {
  const seen = new Set<string>()
  const labelsFirst = [...names].sort((a, b) => Number(a.kind === 'alias') - Number(b.kind === 'alias'))
  return labelsFirst.filter(({ language, text }) => {
    const key = `${language} ${text.toLowerCase()}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
