import type { Concept, ConceptLanguage, ConceptMap, ConceptName } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { activeNames, requiredConcepts } from './concept-map'

/** A concept that every source must be about: one of its words must be met. */
export interface RequiredConcept {
  readonly id: string
  readonly name: string
  /** The ways to say it, best first, each once. */
  readonly words: readonly string[]
}

/** What a search of this map requires: the concepts are AND-ed, the words of each OR-ed. */
export function requiredNames(map: ConceptMap): readonly RequiredConcept[] {
  return requiredConcepts(map).map((concept) => ({
    id: concept.id,
    name: concept.name,
    words: namesToAsk(concept, map),
  }))
}

/**
 * The names of a concept, best first, each once: the student's own, then one of each language in turn, the topic's language before
 * English before the others, so that few names reach many languages. Names found for other languages than these are left out;
 * where the topic's language is none of them, one of theirs comes before the student's words.
 */
export function namesToAsk(
  concept: Concept,
  { language }: Pick<ConceptMap, 'language'>,
  languages: readonly ConceptLanguage[] = conceptLanguages,
): readonly string[] {
  const names = activeNames(concept)
  const own = names.filter(isStudents)
  const order = languageOrder(language, languages).map((code) =>
    names.filter((name) => name.language === code && !isStudents(name)),
  )
  const isSaid = own.some((name) => name.language === language)
  const found = inTurns(
    isSaid && languages.some((code) => code === language) ? [...order.slice(1), order[0] ?? []] : order,
  )
  const isForeign = language !== null && !languages.includes(language)
  const said = isForeign ? [...found.slice(0, 1), ...own, ...found.slice(1)] : [...own, ...found]
  const isOwnNameStruck = concept.names.some(({ text, struckOut }) => struckOut && isSame(text, concept.name))
  const isNamed = said.some(({ text }) => isSame(text, concept.name))
  const words = said.map(({ text }) => text)
  return distinct(isNamed || isOwnNameStruck ? words : [concept.name, ...words])
}

function languageOrder(
  topic: ConceptLanguage | null,
  languages: readonly ConceptLanguage[],
): readonly ConceptLanguage[] {
  const first = [topic, 'en' as const].flatMap((code) =>
    code !== null && languages.includes(code) ? [code] : [],
  )
  return [...new Set([...first, ...languages])]
}

/** The first of each list, then the second of each, and so on. */
function inTurns(lists: readonly (readonly ConceptName[])[]): readonly ConceptName[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
}

const isStudents = ({ origin }: ConceptName): boolean => origin.by === 'student'

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function distinct(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => words.findIndex((other) => isSame(other, word)) === at)
}
