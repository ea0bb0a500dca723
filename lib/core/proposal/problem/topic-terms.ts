import type { Concept } from '@/lib/contracts/concept-map'
import { conceptLanguages } from '@/lib/contracts/concept-terms'
import { localeLanguages } from '@/lib/contracts/locale-languages'
import type { ProposalBrief } from '@/lib/contracts/proposal-run'
import { activeConcepts, activeNames } from '@/lib/core/concepts/concept-map'
import { findConcept } from '@/lib/core/concepts/glossary'
import { topicMap } from '@/lib/core/concepts/topic-map'
import type { NamedWords } from '@/lib/core/evidence/found-evidence'
import { lowerFirst } from '@/lib/core/writing/noun-phrases'
import { asTyped } from '../question/as-typed'
import { ownNames } from '../question/own-names'
import { isWhere } from '../question/study-variables'
import { withoutGroup } from '../question/without-group'

/** A concept of topic and question as it is counted in the sources; its name as it stands inside a sentence. */
export interface TermGroup extends NamedWords {
  readonly role: Concept['role']
}

/**
 * What topic and question are about, each with all its names, in reading order: what the sources are counted by. Where, when and how something is studied is counted
 * elsewhere. Empty where the topic stands in another language than the proposal: its words would stand in no sentence.
 */
export function termGroups({
  topic,
  question,
  locale,
}: Pick<ProposalBrief, 'topic' | 'question' | 'locale'>): readonly TermGroup[] {
  const map = topicMap({ topic, question })
  if (map.language !== null && map.language !== localeLanguages[locale]) return []
  return activeConcepts(map)
    .filter(
      ({ role, name }) =>
        role !== 'place' && role !== 'time' && role !== 'method' && !isWhere(name, { topic, question }),
    )
    .map((concept) => {
      const name = withoutGroup(concept.name)
      return {
        name: asTyped(lowerFirst(name), [topic, question]),
        words: ownNames(name, [...new Set([name, ...namesOf(name, concept)])]),
        role: concept.role,
      }
    })
}

/** "burnout of nurses" is named by whatever names burnout, and "TEA" by what the letters stand for. */
function namesOf(name: string, concept: Concept): readonly string[] {
  const own = name === concept.name ? activeNames(concept).map(({ text }) => text) : []
  // A source may have the slip that the student has.
  const slip = concept.misspelt ? [concept.misspelt] : []
  const known = findConcept(name)
  return [
    ...own,
    ...slip,
    ...(known === null ? [] : conceptLanguages.flatMap((language) => known.names[language])),
  ]
}
