import {
  CONCEPT_NAME_LENGTH_MAX,
  CONCEPT_NAMES_MAX,
  CONCEPTS_MAX,
  type Concept,
  ConceptLanguage,
  type ConceptMap,
  type ConceptName,
  conceptLanguages,
} from '@/lib/contracts/concept-map'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { foldAccents } from '@/lib/core/text/fold-accents'
import { conceptGroups } from './concepts'
import { findConcept } from './glossary'

/** Room in an id for the slug of a name; a number may follow where two names fold alike. */
const SLUG_LENGTH_MAX = 60

export interface TopicText {
  readonly topic: string
  readonly question: string
  /** null: told from the words. */
  readonly language: ConceptLanguage | null
}

/**
 * What a topic and its question are about, at most twelve concepts in the order of reading, all proposed. Names: the student's
 * own words first, then the built-in vocabulary's in all three languages. No concept for a text that names no thing. Pure;
 * never throws.
 */
export function readTopic({ topic, question, language: given }: TopicText): ConceptMap {
  const language = given ?? languageOf(topic, question)
  const isSaid = /[\p{L}\p{N}]/u.test(topic + question)
  const names = isSaid ? conceptGroups(topic, question, language).map(({ name }) => name) : []
  const concepts: Concept[] = []
  for (const name of names) concepts.push(conceptOf(name, language ?? 'en', concepts))
  return { language, concepts: concepts.slice(0, CONCEPTS_MAX) }
}

function languageOf(topic: string, question: string): ConceptLanguage | null {
  const told = ConceptLanguage.safeParse(detectLanguage(`${topic}. ${question}`))
  return told.success ? told.data : null
}

function conceptOf(name: string, language: ConceptLanguage, before: readonly Concept[]): Concept {
  const text = name.slice(0, CONCEPT_NAME_LENGTH_MAX)
  const own: ConceptName = { text, language, origin: { by: 'student' }, struckOut: false }
  const names = [own, ...builtInNames(text)].slice(0, CONCEPT_NAMES_MAX)
  return { id: newId(text, before), name: text, role: 'central', state: 'proposed', names }
}

function builtInNames(text: string): readonly ConceptName[] {
  const known = findConcept(text)
  if (!known) return []
  return conceptLanguages.flatMap((language) =>
    known.names[language]
      .filter((name) => name.toLowerCase() !== text.toLowerCase())
      .map((name): ConceptName => ({ text: name, language, origin: { by: 'built-in' }, struckOut: false })),
  )
}

/** A readable id: the folded words joined by hyphens, numbered where another concept has it. */
function newId(name: string, before: readonly Concept[]): string {
  const folded = foldAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const slug = folded.slice(0, SLUG_LENGTH_MAX) || 'concept'
  const taken = before.filter(({ id }) => id === slug || id.replace(/-\d+$/, '') === slug).length
  return taken === 0 ? slug : `${slug}-${taken + 1}`
}
