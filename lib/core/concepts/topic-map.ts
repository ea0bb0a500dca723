import { type Concept, ConceptLanguage, type ConceptMap } from '@/lib/contracts/concept-map'
import { CONCEPTS_MAX } from '@/lib/contracts/concept-terms'
import type { SearchParameters } from '@/lib/contracts/search'
import { cognateStems } from '@/lib/core/text/cognate-stems'
import { detectLanguage } from '@/lib/core/text/detect-language'
import { readTopic } from './read-topic'

type Topic = Pick<SearchParameters, 'topic' | 'question'>

/** The map of a topic as its words say it, before anybody has changed it. */
export function topicMap({ topic, question }: Topic): ConceptMap {
  const told = ConceptLanguage.safeParse(detectLanguage(question === '' ? topic : `${topic}. ${question}`))
  return readTopic({ topic, question, language: told.success ? told.data : null })
}

/**
 * The map of a topic that was worded anew, with what the student decided about concepts that it still has: their role and
 * state, the names they added and struck out. Concepts that only the student had named are kept, too.
 */
export function rereadTopic(
  topic: Topic,
  before: { readonly parameters: Topic; readonly map: ConceptMap },
): ConceptMap {
  const fresh = topicMap(topic)
  const was = topicMap(before.parameters).concepts
  const kept = fresh.concepts.map((concept) => {
    const known = before.map.concepts.find((own) => isSame(own, concept))
    return known && isDecided(known) ? { ...known, id: concept.id, name: concept.name } : concept
  })
  const ids = new Set(kept.map(({ id }) => id))
  const own = before.map.concepts.filter(
    (concept) => !ids.has(concept.id) && ![...was, ...kept].some((other) => isSame(other, concept)),
  )
  return { ...fresh, concepts: [...kept, ...own].slice(0, CONCEPTS_MAX) }
}

function isSame(a: Concept, b: Concept): boolean {
  return a.id === b.id || cognateStems(a.name).join(' ') === cognateStems(b.name).join(' ')
}

function isDecided({ state, names }: Concept): boolean {
  // The first name is the one in the words of the topic.
  return (
    state !== 'proposed' ||
    names.some(({ origin, struckOut }, at) => struckOut || (at > 0 && origin.by === 'student'))
  )
}
