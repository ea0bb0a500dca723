import type { ConceptMap } from '@/lib/contracts/concept-map'
import { activeConcepts, activeNames } from './concept-map'

/**
 * What the student put into a map beyond the words of the topic: the concepts they added or confirmed and the names they added,
 * in the order of the map, each once.
 */
export function studentNames(map: ConceptMap): readonly string[] {
  const names = activeConcepts(map).flatMap((concept) => {
    const own = activeNames(concept).filter(({ origin }) => origin.by === 'student')
    const said = own.map(({ text }) => text).filter((text) => text !== concept.name)
    return concept.state === 'confirmed' ? [concept.name, ...said] : said
  })
  return [...new Set(names)]
}
