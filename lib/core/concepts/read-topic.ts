import type { Concept, ConceptLanguage, ConceptMap, ConceptRole } from '@/lib/contracts/concept-map'
import { CONCEPT_NAME_LENGTH_MAX, CONCEPTS_MAX } from '@/lib/contracts/concept-terms'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { conceptNames } from './reading/concept-names'
import { type FoundThing, foundThings } from './reading/found-things'
import { topicLanguage } from './reading/topic-language'

/** Room in an id for the slug of a name; a number may follow where two names fold alike. */
const SLUG_LENGTH_MAX = 60

export interface TopicText {
  readonly topic: string
  readonly question: string
  /** null: told from the words. */
  readonly language: ConceptLanguage | null
}

/**
 * What a topic and its question are about, at most twelve concepts in the order of reading, all proposed; at most four are
 * central. Names: the student's own words first, then the built-in vocabulary's in all three languages. No concept for a text
 * that names no thing: no letters, or verbs only. Of each text the first 2,000 characters are read. Pure; never throws.
 */
export function readTopic({ topic, question, language: given }: TopicText): ConceptMap {
  const language = given ?? topicLanguage(`${topic}. ${question}`)
  const things = foundThings(topic, question, language ?? 'en')
  const concepts: Concept[] = []
  for (const thing of things.slice(0, CONCEPTS_MAX)) {
    concepts.push(conceptOf(thing, language ?? 'en', concepts))
  }
  return { language, concepts }
}

function conceptOf(thing: FoundThing, language: ConceptLanguage, before: readonly Concept[]): Concept {
  const name = thing.name.slice(0, CONCEPT_NAME_LENGTH_MAX).trim()
  const role: ConceptRole = thing.role
  const names = [...conceptNames([name, ...thing.otherNames], thing.also, thing.units, language)]
  const misspelt =
    thing.misspelt === null ? {} : { misspelt: thing.misspelt.slice(0, CONCEPT_NAME_LENGTH_MAX) }
  return { id: newId(name, before), name, role, state: 'proposed', ...misspelt, names }
}

/** A readable id: the folded words joined by hyphens, numbered where another concept has it. */
function newId(name: string, before: readonly Concept[]): string {
  const slug =
    foldAccents(name)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, SLUG_LENGTH_MAX) || 'concept'
  const taken = before.filter(({ id }) => id === slug || id.replace(/-\d+$/, '') === slug).length
  return taken === 0 ? slug : `${slug}-${taken + 1}`
}
