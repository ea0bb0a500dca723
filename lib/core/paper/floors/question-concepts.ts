import type { Concept, ConceptMap } from '@/lib/contracts/concept-map'
import { activeConcepts } from '@/lib/core/concepts/concept-map'
import { namesToAsk, requiredNames } from '@/lib/core/concepts/required-names'
import { topicMap } from '@/lib/core/concepts/topic-map'
import { recentValues } from './recent-values'

const QUERY_MAX = 300
const ALTERNATIVES_MAX = 3

export interface QuestionConcept {
  readonly id: string
  readonly name: string
  readonly role: Concept['role'] | null
  /** Every way to say it, its own name first. */
  readonly names: readonly string[]
}

/** What the question is about; the whole question where no concept can be found in it. */
export function questionConcepts(query: string): readonly QuestionConcept[] {
  const found = concepts.get(query) ?? readConcepts(query)
  concepts.set(query, found)
  return found
}

/** Every floor of a paper asks for the same question, which takes longer to read than the floors to write. */
const concepts = recentValues<readonly QuestionConcept[]>()
const maps = recentValues<ConceptMap>()

function mapOf(query: string): ConceptMap {
  const map = maps.get(query) ?? topicMap({ topic: query, question: query })
  maps.set(query, map)
  return map
}

function readConcepts(query: string): readonly QuestionConcept[] {
  const map = mapOf(query)
  const named = activeConcepts(map).map((concept, at) => ({
    id: `c${at + 1}`,
    name: concept.name,
    role: concept.role,
    names: namesOf(concept, map),
  }))
  return named.length > 0 ? named : [{ id: 'c1', name: query.slice(0, 120), role: null, names: [query] }]
}

function namesOf(concept: Concept, map: ConceptMap): readonly string[] {
  return [...new Set([concept.name, ...namesToAsk(concept, map)])].slice(0, 20)
}

/** The concepts that a work has to name; whom and where it studied is told of it and asked of none. */
export function conceptsToName(query: string): readonly QuestionConcept[] {
  const required = new Set(requiredNames(mapOf(query)).flatMap(({ words }) => words))
  const own = questionConcepts(query).filter(({ names }) => names.some((name) => required.has(name)))
  return own.length > 0 ? own : questionConcepts(query)
}

/** The query that looks for the question, with further words that have to be met: concepts joined by AND, their names by OR. */
export function booleanQuery(query: string, ...also: readonly string[]): string {
  const required = requiredNames(mapOf(query)).map(({ words }) => words)
  const groups = [...required, ...also.map((word) => [word])].map((words) => {
    const quoted = words.slice(0, ALTERNATIVES_MAX).map((word) => (word.includes(' ') ? `"${word}"` : word))
    return quoted.length > 1 ? `(${quoted.join(' OR ')})` : (quoted[0] ?? '')
  })
  const fitting = groups.filter((_, at) => groups.slice(0, at + 1).join(' AND ').length <= QUERY_MAX)
  return fitting.join(' AND ') || query.slice(0, QUERY_MAX)
}
