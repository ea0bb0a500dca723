import type { Concept, ConceptLanguage } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import type { EntryName } from '@/lib/contracts/vocabulary'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { genericWords, isQueryStopWord } from '@/lib/core/text/stop-words'
import { foldName, withoutQualifier } from './fold-name'

/** Names of one concept in one language that are taken from all services together. */
export const FOUND_NAMES_PER_LANGUAGE_MAX = 4
const LETTERS_MIN = 3
const WORDS_MAX = 8
/** More aliases than this are trade names; only those that sound like a label are taken then. */
const ALIASES_MAX = 15

const generic: ReadonlySet<string> = new Set(genericWords.split(' ').map(foldName))

/**
 * The names of an entry that may stand for a concept, labels first: none that is too short, a trade mark, a name in another
 * language, wider than the label, or a word of any research. A capital that only begins a heading is taken off.
 */
export function keptNames(names: readonly EntryName[]): readonly EntryName[] {
  return conceptLanguages.flatMap((language) => {
    const own = names.filter((name) => name.language === language)
    const labels = own.filter(({ kind }) => kind === 'label')
    const aliases = own.filter(({ kind }) => kind === 'alias')
    const few = aliases.length > ALIASES_MAX ? aliases.filter((alias) => soundsLike(alias, names)) : aliases
    const mayStay = few.filter(
      (alias) => !isOfOtherLanguage(alias, names) && !labels.some((label) => isWider(alias, label)),
    )
    return [...labels, ...mayStay].filter(isName).map((name) => ({ ...name, text: plainCase(name, names) }))
  })
}

/** The names that the concept does not have yet, each once, at most four in each language; the order decides. */
export function newNames<N extends { readonly text: string; readonly language: ConceptLanguage }>(
  concept: Concept,
  names: readonly N[],
): readonly N[] {
  // The map takes names of the same stems for one name.
  const keyOf = (language: ConceptLanguage, text: string) => `${language} ${cognateStems(text).join(' ')}`
  const known = new Set(concept.names.map(({ language, text }) => keyOf(language, text)))
  const taken = new Map<ConceptLanguage, number>()
  return names.filter(({ language, text }) => {
    const key = keyOf(language, text)
    const count = taken.get(language) ?? 0
    if (known.has(key) || count >= FOUND_NAMES_PER_LANGUAGE_MAX) return false
    known.add(key)
    taken.set(language, count + 1)
    return true
  })
}

/** Whether two names have a stem of a subject word in common, in any of the languages. */
export function shareStem(a: string, b: string): boolean {
  const stems = new Set(subjectStems(b))
  return subjectStems(a).some((stem) => stems.has(stem))
}

function subjectStems(text: string): readonly string[] {
  return cognateStems(text).filter((stem) => stem.length > 2 && !isQueryStopWord(stem, null))
}

function soundsLike(alias: EntryName, names: readonly EntryName[]): boolean {
  return names.some(({ kind, text }) => kind === 'label' && shareStem(alias.text, text))
}

function isName({ text }: EntryName): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const folded = foldName(text)
  const words = folded.split(' ')
  if (letters < LETTERS_MIN || words.length > WORDS_MAX || /[®™©:]/u.test(text)) return false
  return !words.every((word) => generic.has(word))
}

/** Editors put English names under other languages; one that a neighbour has, too, may be a word of both. */
function isOfOtherLanguage(alias: EntryName, names: readonly EntryName[]): boolean {
  if (alias.language === 'en') return false
  const folded = foldName(alias.text)
  const hasIt = (language: ConceptLanguage) =>
    names.some((name) => name.language === language && foldName(name.text) === folded)
  return hasIt('en') && !hasIt(alias.language === 'pt' ? 'es' : 'pt')
}

/** "article" for "scholarly article": the label without the word that tells it apart. */
function isWider(alias: EntryName, label: EntryName): boolean {
  const labelWords = new Set(foldName(label.text).split(' '))
  const words = new Set(foldName(alias.text).split(' '))
  return words.size < labelWords.size && [...words].every((word) => labelWords.has(word))
}

/** Headings begin with a capital; a name whose English label is written small, or one of a thesaurus of small words, does not. */
function plainCase({ text }: EntryName, names: readonly EntryName[]): string {
  const [first = '', ...rest] = withoutQualifier(text)
  const isOnlyFirst = /^\p{Lu}/u.test(first) && !/\p{Lu}/u.test(rest.join(''))
  const isSmallElsewhere = names.some(({ kind, text: other }) => kind === 'label' && /^\p{Ll}/u.test(other))
  return isOnlyFirst && isSmallElsewhere ? first.toLowerCase() + rest.join('') : withoutQualifier(text)
}
