import {
  type ConceptLanguage,
  type ConceptMap,
  type ConceptName,
  conceptLanguages,
} from '@/lib/contracts/concept-map'
import { activeNames, requiredConcepts } from './concept-map'

/** A concept as a query requires it: one of its words must be met. */
export interface RequiredConcept {
  readonly id: string
  readonly name: string
  /** The ways to say it, best first, each once. */
  readonly words: readonly string[]
}

/**
 * What a query of this map requires: the concepts are AND-ed, the words of each OR-ed. The student's own names come first, then
 * those of the topic's language, of English, of the other languages; only of these `languages` where any are given.
 */
export function requiredNames(
  map: ConceptMap,
  languages: readonly ConceptLanguage[] = conceptLanguages,
): readonly RequiredConcept[] {
  const order = languageOrder(map, languages)
  return requiredConcepts(map).map((concept) => {
    const names = activeNames(concept)
    const own = names.filter(isStudents)
    const found = order.flatMap((language) =>
      names.filter((name) => name.language === language && !isStudents(name)),
    )
    const isStruckOut = concept.names.some(({ text, struckOut }) => struckOut && isSame(text, concept.name))
    const said = [...own, ...found].map(({ text }) => text)
    return {
      id: concept.id,
      name: concept.name,
      words: distinct(isStruckOut ? said : [concept.name, ...said]),
    }
  })
}

function languageOrder(
  { language }: ConceptMap,
  languages: readonly ConceptLanguage[],
): readonly ConceptLanguage[] {
  const first = [language, 'en' as const].flatMap((code) =>
    code !== null && languages.includes(code) ? [code] : [],
  )
  return [...new Set([...first, ...languages])]
}

const isStudents = ({ origin }: ConceptName): boolean => origin.by === 'student'

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function distinct(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => words.findIndex((other) => isSame(other, word)) === at)
}
